import SwiftModel

extension QueryModel: TemplateRecord {
  static let shape = RecordShape("query") {
    record("file", \.file, "The header of the file.")
    text("description", \.description, "The description: `ArticleDescription`.")
    text(
      "pathLiteral", \.pathLiteral,
      "The path of the collection as a string literal, if it is not the JSON:API type.")
    flag("hasFields", { !$0.fields.isEmpty }, "There are fields.")
    records("fields", \.fields, "The attributes and relationships.")
    record("includes", \.includes, "The include paths, if they are listed.")
    text(
      "limitedIncludes", \.limitedIncludes,
      "The type of the names in include paths, if their length is limited.")
    flag("hasSorts", { !$0.sorts.isEmpty }, "Lists can be sorted.")
    records("sorts", \.sorts, "The fields to sort by.")
    flag("hasFilters", { !$0.filters.isEmpty }, "Lists can be filtered.")
    flag("hasOneFilter", { $0.filters.count == 1 }, "There is one filter.")
    records("filters", \.filters, "The filters.")
    records("operators", \.operators, "The enums of operators of filters.")
    text("dialect", \.dialect, "The filter dialect, if it is not the default.")
    record("paging", \.paging, "The style of pages, if there are pages.")
    flag("hasServer", \.hasServer, "There are tables for a server.")
    text(
      "fieldReferences",
      { query in
        query.fields.isEmpty
          ? nil : query.fields.map { "fields.\($0.name)" }.joined(separator: ", ")
      },
      "The fields of a value `fields`, with commas between them, if there are any.")
    flag(
      "hasDeprecatedFields", { $0.fields.contains { $0.deprecation != nil } },
      "A field is deprecated.")
    text(
      "includeRule", \.includeRule,
      "The include paths that a server accepts, if not all: `.paths([\"author\"])`.")
    text(
      "clientIdRule", \.clientIdRule,
      "The rule for ids chosen by clients, if a server accepts any: `.allowed`.")
    records("unions", \.unions, "The vocabularies of enums of several types.")
    library(
      .string, .queryableDescription, .fieldVocabulary, .noFields, .sortVocabulary,
      .filterVocabulary, .filterParameter, .fieldName, .serverResource, .filterReader, .includeRule,
      .clientIdRule)
  }
}

extension QueryFieldModel: TemplateRecord {
  static let shape = RecordShape("queryField") {
    text("name", \.name, "The name, escaped if it is a keyword.")
    text("type", \.type, "The type: `AttributeField<Attribute<String>>`.")
    text("literal", \.literal, "The name in JSON as a string literal.")
    text(
      "queryLiteral", \.queryLiteral,
      "The name in query parameters as a string literal, if it differs.")
    flag(
      "isLinkedIfIncluded", \.isLinkedIfIncluded,
      "An empty relationship is reliable only if it was included.")
    flag(
      "isNameAlone", { $0.queryLiteral == nil && !$0.isLinkedIfIncluded },
      "Only the name in JSON is needed.")
    record("deprecation", \.deprecation, "The deprecation, if there is one.")
  }
}

extension IncludesModel: TemplateRecord {
  static let shape = RecordShape("includePaths") {
    text("name", \.name, "The name of the struct.")
    flag("isEmpty", \.steps.isEmpty, "Nothing can be included.")
    records("steps", \.steps, "The relationships.")
    library(.fieldVocabulary, .noFields)
  }
}

extension IncludeStepModel: TemplateRecord {
  static let shape = RecordShape("includeStep") {
    text("name", \.name, "The name, escaped if it is a keyword.")
    text("type", \.type, "The type: `IncludePath<NoFields>`.")
    text("literal", \.literal, "The name in query parameters as a string literal.")
    records("next", \.next, "The relationships that can follow, if there are any.")
  }
}

extension FilterModel: TemplateRecord {
  static let shape = RecordShape("filter") {
    text("name", \.identifier.declared, "The name, escaped if it is a keyword.")
    text("member", \.identifier.member, "The name after a dot.")
    text("operatorType", \.operatorType, "The enum of operators, if it has any.")
    text("valueType", \.valueType, "The type of the value, or of the list of values.")
    text(
      "attributeType", \.attributeType,
      "The type of the attribute that writes values, unless they are ids.")
    flag("isList", \.isList, "It takes several values.")
    text("literal", \.literal, "The name as a string literal.")
    flag("isWholeParameter", \.isWholeParameter, "The name is that of the parameter.")
    text("valueLabel", \.valueLabel, "The label in `.init(\"author\", id: id)`.")
  }
}

extension PagingModel: TemplateRecord {
  static let shape = RecordShape("paging") {
    text("style", \.style, "The protocol of the style: `NumberPaging`.")
    flag("isEmpty", \.isEmpty, "All settings are the defaults of this style.")
    text("defaultSize", \.defaultSize, "The usual number of resources on a page.")
    text("maximumSize", \.maximumSize, "The largest number of resources on a page.")
    records("names", \.names, "The names of parameters that differ from the usual ones.")
    flag("followsLinks", \.followsLinks, "Links lead from page to page.")
    library(.int)
  }
}

extension PagingNameModel: TemplateRecord {
  static let shape = RecordShape("pagingName") {
    text("name", \.name, "The requirement of the style: `sizeName`.")
    text("literal", \.literal, "The name of the parameter as a string literal.")
  }
}

extension QueryUnionModel: TemplateRecord {
  static let shape = RecordShape("queryUnion") {
    text("union", \.union, "The enum: `ArticleOwner`.")
    text("name", \.name, "The vocabulary: `ArticleOwnerFields`.")
    records("fields", \.fields, "The types of the enum.")
    library(.fieldVocabulary, .queryableTarget)
  }
}

extension DialectModel: TemplateRecord {
  static let shape = RecordShape("dialect") {
    record("file", \.file, "The header of the file.")
    text("name", \.name, "The name: `BlogFilters`.")
    text("apiName", \.apiName, "The name of the API, as written in the schema.")
    text("type", \.type, "The user's type, if it is one.")
    text("pattern", \.pattern, "The pattern of parameters as a string literal.")
    flag("repeatsLists", \.repeatsLists, "A list is written as several parameters.")
    library(.filterPattern, .filterLists)
  }
}
