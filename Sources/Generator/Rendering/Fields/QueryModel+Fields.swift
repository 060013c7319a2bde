import SwiftModel

extension QueryModel: TemplateRecord {
  public static let recordName = "query"

  public static func declareFields(_ fields: inout TemplateFields<QueryModel>) {
    fields.record("file", \.file, "The header of the file.")
    fields.text("description", \.description, "The description: `ArticleDescription`.")
    fields.optionalText(
      "pathLiteral", \.pathLiteral,
      "The path of the collection as a string literal, if it is not the JSON:API type.")
    fields.flag("hasFields", { !$0.fields.isEmpty }, "There are fields.")
    fields.records("fields", \.fields, "The attributes and relationships.")
    fields.record("includes", \.includes, "The include paths, if they are listed.")
    fields.optionalText(
      "limitedIncludes", \.limitedIncludes,
      "The type of the names in include paths, if their length is limited.")
    fields.flag("hasSorts", { !$0.sorts.isEmpty }, "Lists can be sorted.")
    fields.records("sorts", \.sorts, "The fields to sort by.")
    fields.flag("hasFilters", { !$0.filters.isEmpty }, "Lists can be filtered.")
    fields.flag("hasOneFilter", { $0.filters.count == 1 }, "There is one filter.")
    fields.records("filters", \.filters, "The filters.")
    fields.records(
      "operators", \.operators, "The enums of operators of filters.")
    fields.optionalText("dialect", \.dialect, "The filter dialect, if it is not the default.")
    fields.record("paging", \.paging, "The style of pages, if there are pages.")
    fields.flag(
      "hasServer", { $0.server != nil }, "There are tables for a server.")
    fields.optionalText(
      "fieldReferences",
      { query in
        query.fields.isEmpty
          ? nil : query.fields.map { "fields.\($0.name)" }.joined(separator: ", ")
      },
      "The fields of a value `fields`, with commas between them, if there are any.")
    fields.flag(
      "hasDeprecatedFields", { $0.fields.contains { $0.deprecation != nil } },
      "A field is deprecated.")
    fields.optionalText(
      "includeRule", { $0.server?.includes },
      "The include paths that a server accepts, if not all: `.paths([\"author\"])`.")
    fields.optionalText(
      "clientIdRule", { $0.server?.clientIds },
      "The rule for ids chosen by clients, if a server accepts any: `.allowed`.")
    fields.records("unions", \.unions, "The vocabularies of enums of several types.")
    fields.library([
      .string, .queryableDescription, .fieldVocabulary, .noFields, .sortVocabulary,
      .filterVocabulary, .filterParameter, .fieldName, .serverResource, .filterReader,
      .includeRule, .clientIdRule,
    ])
  }
}

extension QueryFieldModel: TemplateRecord {
  public static let recordName = "queryField"

  public static func declareFields(_ fields: inout TemplateFields<QueryFieldModel>) {
    fields.text("name", \.name, "The name, escaped if it is a keyword.")
    fields.text("type", \.type, "The type: `AttributeField<Attribute<String>>`.")
    fields.text("literal", \.literal, "The name in JSON as a string literal.")
    fields.optionalText(
      "queryLiteral", \.queryLiteral,
      "The name in query parameters as a string literal, if it differs.")
    fields.flag(
      "isLinkedIfIncluded", \.isLinkedIfIncluded,
      "An empty relationship is reliable only if it was included.")
    fields.flag(
      "isNameAlone", { $0.queryLiteral == nil && !$0.isLinkedIfIncluded },
      "Only the name in JSON is needed.")
    fields.record("deprecation", \.deprecation, "The deprecation, if there is one.")
  }
}

extension IncludesModel: TemplateRecord {
  public static let recordName = "includePaths"

  public static func declareFields(_ fields: inout TemplateFields<IncludesModel>) {
    fields.text("name", \.name, "The name of the struct.")
    fields.flag("isEmpty", \.steps.isEmpty, "Nothing can be included.")
    fields.records("steps", \.steps, "The relationships.")
    fields.library([.fieldVocabulary, .noFields])
  }
}

extension IncludeStepModel: TemplateRecord {
  public static let recordName = "includeStep"

  public static func declareFields(_ fields: inout TemplateFields<IncludeStepModel>) {
    fields.text("name", \.name, "The name, escaped if it is a keyword.")
    fields.text("type", \.type, "The type: `IncludePath<NoFields>`.")
    fields.text("literal", \.literal, "The name in query parameters as a string literal.")
    fields.records("next", \.next, "The relationships that can follow, if there are any.")
  }
}

extension FilterModel: TemplateRecord {
  public static let recordName = "filter"

  public static func declareFields(_ fields: inout TemplateFields<FilterModel>) {
    fields.text("name", \.name, "The name, escaped if it is a keyword.")
    fields.text("member", \.member, "The name after a dot.")
    fields.optionalText("operatorType", \.operatorType, "The enum of operators, if it has any.")
    fields.text("valueType", \.valueType, "The type of the value, or of the list of values.")
    fields.optionalText(
      "attributeType", \.attributeType,
      "The type of the attribute that writes values, unless they are ids.")
    fields.flag("isList", \.isList, "It takes several values.")
    fields.text("literal", \.literal, "The name as a string literal.")
    fields.flag("isWholeParameter", \.isWholeParameter, "The name is that of the parameter.")
    fields.optionalText(
      "valueLabel", \.valueLabel, "The label in `.init(\"author\", id: id)`."
    )
  }
}

extension PagingModel: TemplateRecord {
  public static let recordName = "paging"

  public static func declareFields(_ fields: inout TemplateFields<PagingModel>) {
    fields.text("style", \.style, "The protocol of the style: `NumberPaging`.")
    fields.flag(
      "isEmpty", \.isEmpty, "All settings are the defaults of this style.")
    fields.optionalText("defaultSize", \.defaultSize, "The usual number of resources on a page.")
    fields.optionalText("maximumSize", \.maximumSize, "The largest number of resources on a page.")
    fields.records("names", \.names, "The names of parameters that differ from the usual ones.")
    fields.flag("followsLinks", \.followsLinks, "Links lead from page to page.")
    fields.library([.int])
  }
}

extension PagingNameModel: TemplateRecord {
  public static let recordName = "pagingName"

  public static func declareFields(_ fields: inout TemplateFields<PagingNameModel>) {
    fields.text("name", \.name, "The requirement of the style: `sizeName`.")
    fields.text("literal", \.literal, "The name of the parameter as a string literal.")
  }
}

extension QueryUnionModel: TemplateRecord {
  public static let recordName = "queryUnion"

  public static func declareFields(_ fields: inout TemplateFields<QueryUnionModel>) {
    fields.text("union", \.union, "The enum: `ArticleOwner`.")
    fields.text("name", \.name, "The vocabulary: `ArticleOwnerFields`.")
    fields.records("fields", \.fields, "The types of the enum.")
    fields.library([.fieldVocabulary, .queryableTarget])
  }
}

extension DialectModel: TemplateRecord {
  public static let recordName = "dialect"

  public static func declareFields(_ fields: inout TemplateFields<DialectModel>) {
    fields.record("file", \.file, "The header of the file.")
    fields.text("name", \.name, "The name: `BlogFilters`.")
    fields.text("apiName", \.apiName, "The name of the API, as written in the schema.")
    fields.optionalText("type", \.type, "The user's type, if it is one.")
    fields.text("pattern", \.pattern, "The pattern of parameters as a string literal.")
    fields.flag("repeatsLists", \.repeatsLists, "A list is written as several parameters.")
    fields.library([.filterPattern, .filterLists])
  }
}
