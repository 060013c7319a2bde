import SwiftModel

extension TypeModel: TemplateRecord {
  public static let recordName = "type"

  public static func declareFields(_ fields: inout TemplateFields<TypeModel>) {
    fields.text("name", \.name, "The name of the type.")
    fields.text("fileName", \.name, "The name, for the path of a file.")
    fields.record("structure", \.structure, "The type, if it is a struct.")
    fields.record(
      "enumeration", \.enumeration, "The type, if it is an enum of values.")
    fields.record(
      "valueUnion", \.valueUnion,
      "The type, if it is an enum of values of several types."
    )
    fields.record(
      "union", \.union, "The type, if it is an enum of resource objects.")
    fields.record(
      "datePattern", \.datePattern, "The type, if it is a date pattern.")
    fields.record(
      "urlBase", \.urlBase, "The type, if it is a base of relative URLs.")
    fields.record("alias", \.alias, "The type, if it is a typealias.")
  }
}

extension AliasModel: TemplateRecord {
  public static let recordName = "alias"

  public static func declareFields(_ fields: inout TemplateFields<AliasModel>) {
    fields.text("name", \.name, "The name: `Article`.")
    fields.text("type", \.type, "The type that it names.")
    fields.texts("documentation", \.documentation, "The lines of the comment.")
    fields.record("deprecation", \.deprecation, "The deprecation, if there is one.")
  }
}

extension Deprecation: TemplateRecord {
  public static let recordName = "deprecation"

  public static func declareFields(_ fields: inout TemplateFields<Deprecation>) {
    fields.optionalText("message", \.message, "The message as a string literal.")
  }
}

extension StructureModel: TemplateRecord {
  public static let recordName = "structure"

  public static func declareFields(_ fields: inout TemplateFields<StructureModel>) {
    fields.text("name", \.name, "The name of the struct.")
    fields.texts("documentation", \.documentation, "The lines of the comment.")
    fields.text("conformances", \.conformances, "The protocols, with commas between them.")
    fields.records("properties", \.properties, "The members, as properties.")
    fields.flag("isEmpty", \.properties.isEmpty, "There are no members.")
    fields.flag(
      "isInitializerImplied", \.isInitializerImplied,
      "The compiler synthesizes the same initializer.")
    fields.records("types", \.types, "The types nested in members.")
    fields.records(
      "deprecatedProperties", \.deprecatedProperties,
      "The properties that are computed because they are deprecated.")
    fields.flag(
      "hasDeprecatedProperties", { !$0.deprecatedProperties.isEmpty },
      "A property is deprecated.")
    fields.library([.members, .string])
  }
}

extension PropertyModel: TemplateRecord {
  public static let recordName = "property"

  public static func declareFields(_ fields: inout TemplateFields<PropertyModel>) {
    fields.text("name", \.name, "The name, escaped if it is a keyword.")
    fields.text("label", \.label, "The name as an argument label.")
    fields.text("wireName", \.wireName, "The name in JSON.")
    fields.text(
      "wireNameLiteral", \.wireNameLiteral,
      "The name in JSON as a string literal.")
    fields.texts("documentation", \.documentation, "The lines of the comment.")
    fields.flag("isSpaced", \.isSpaced, "An empty line comes before it.")
    fields.record("deprecation", \.deprecation, "The deprecation, if there is one.")
    fields.optionalText("wrapper", \.wrapper, "The property wrapper, without `@`.")
    fields.text("type", \.type, "The type.")
    fields.text("parameterType", \.parameterType, "The type of the initializer's parameter.")
    fields.flag("isOptional", \.isOptional, "The member may be absent.")
    fields.flag(
      "isWrapped", \.isWrapped,
      "The parameter is converted to the property's value.")
    fields.text(
      "wrappingLabel", \.wrappingLabel, "The label in `.init(value: title)`."
    )
    fields.optionalText(
      "optionalWrappingLabel", \.optionalWrappingLabel,
      "The label in `.ifPresent(url: next)`.")
    fields.record(
      "storage", \.storage, "The private property that holds the value of a computed one.")
    fields.text(
      "storedName", \.storedName,
      "The property that holds the value, as declared.")
    fields.text(
      "storedMember", \.storedMember,
      "The property that holds the value, after a dot.")
    fields.text(
      "codedMember", \.codedMember,
      "The stored value that is read and written, after a dot: the wrapper, if there is one.")
    fields.flag("writesNull", \.writesNull, "The member is never absent: `nil` is null.")
  }
}

extension StorageModel: TemplateRecord {
  public static let recordName = "storage"

  public static func declareFields(_ fields: inout TemplateFields<StorageModel>) {
    fields.text("name", \.name, "The name of the private property.")
    fields.text("type", \.type, "The type of both properties.")
  }
}

extension EnumerationModel: TemplateRecord {
  public static let recordName = "enumeration"

  public static func declareFields(_ fields: inout TemplateFields<EnumerationModel>) {
    fields.text("name", \.name, "The name of the enum.")
    fields.texts("documentation", \.documentation, "The lines of the comment.")
    fields.text("conformances", \.conformances, "The raw type and the protocols.")
    fields.text("rawType", \.rawType, "`String` or `Int`.")
    fields.flag("isOpen", \.isOpen, "It keeps unrecognized values.")
    fields.flag(
      "isPlain", \.isPlain, "The cases have neither raw values nor comments."
    )
    fields.records("cases", \.cases, "The cases.")
  }
}

extension EnumerationCaseModel: TemplateRecord {
  public static let recordName = "enumerationCase"

  public static func declareFields(_ fields: inout TemplateFields<EnumerationCaseModel>) {
    fields.text("name", \.name, "The name, escaped if it is a keyword.")
    fields.text("member", \.member, "The name after a dot.")
    fields.texts("documentation", \.documentation, "The lines of the comment.")
    fields.flag("isSpaced", \.isSpaced, "An empty line comes before it.")
    fields.text("literal", \.literal, "The value as a literal.")
    fields.flag("isImplied", \.isImplied, "The declaration of the case does not state the value.")
  }
}

extension ValueUnionModel: TemplateRecord {
  public static let recordName = "valueUnion"

  public static func declareFields(_ fields: inout TemplateFields<ValueUnionModel>) {
    fields.text("name", \.name, "The name of the enum.")
    fields.texts("documentation", \.documentation, "The lines of the comment.")
    fields.text("conformances", \.conformances, "The protocols, with commas between them.")
    fields.records("cases", \.cases, "The cases.")
    fields.optionalText(
      "tag", \.tag,
      "The member that distinguishes objects, as a literal, if there is one.")
    fields.texts("shapes", \.shapes, "The shapes that the cases have in JSON.")
    fields.flag("isOpen", \.isOpen, "It keeps values of other shapes.")
    fields.flag("isClosed", \.isClosed, "It rejects values of other shapes.")
    fields.records("types", \.types, "The types nested in cases.")
    fields.library([.decoder, .encoder, .jsonShape, .jsonValue])
  }
}

extension ValueUnionCaseModel: TemplateRecord {
  public static let recordName = "valueUnionCase"

  public static func declareFields(_ fields: inout TemplateFields<ValueUnionCaseModel>) {
    fields.text("name", \.name, "The name, escaped if it is a keyword.")
    fields.text("member", \.member, "The name after a dot.")
    fields.text("type", \.type, "The type of its value.")
    fields.text("codingType", \.codingType, "The type that decodes and encodes the value.")
    fields.optionalText("tagLiteral", \.tag, "The value of the tag, if there is one.")
    fields.texts("shapes", \.shapes, "The shapes that its values have in JSON.")
    fields.text("noun", \.noun, "A description of its values: `a number`.")
  }
}

extension UnionModel: TemplateRecord {
  public static let recordName = "union"

  public static func declareFields(_ fields: inout TemplateFields<UnionModel>) {
    fields.text("name", \.name, "The name of the enum.")
    fields.texts("documentation", \.documentation, "The lines of the comment.")
    fields.flag(
      "isRelationship", \.isRelationship, "It is the target of a relationship, and has an `ID`.")
    fields.records("cases", \.cases, "The cases, one for each resource type.")
    fields.flag(
      "isLarge", \.isLarge, "It has too many cases for one `switch`.")
    fields.records(
      "groups", \.groups,
      "The cases in groups, one per `switch`, if there are too many for one.")
    fields.library([
      .string, .sendable, .resourceEnum, .resourceCases, .polymorphicRelatable, .polymorphicID,
      .unionMember,
      .unrecognizedResource, .resourceIdentity,
    ])
  }
}

extension UnionCaseGroupModel: TemplateRecord {
  public static let recordName = "unionCaseGroup"

  public static func declareFields(_ fields: inout TemplateFields<UnionCaseGroupModel>) {
    fields.text(
      "number", { String($0.number) }, "Its place among the groups, from 1.")
    fields.text(
      "next", { String($0.number + 1) }, "The number of the next group.")
    fields.records("cases", \.cases, "The cases of the group.")
  }
}

extension UnionCaseModel: TemplateRecord {
  public static let recordName = "unionCase"

  public static func declareFields(_ fields: inout TemplateFields<UnionCaseModel>) {
    fields.text("name", \.name, "The name, escaped if it is a keyword.")
    fields.text("member", \.member, "The name after a dot.")
    fields.text("model", \.model, "The model: `Person`.")
    fields.text("type", \.type, "The JSON:API type.")
    fields.text(
      "typeLiteral", \.typeLiteral, "The JSON:API type as a string literal.")
  }
}

extension DatePatternModel: TemplateRecord {
  public static let recordName = "datePattern"

  public static func declareFields(_ fields: inout TemplateFields<DatePatternModel>) {
    fields.text("name", \.name, "The name of the type.")
    fields.text("pattern", \.pattern, "The pattern as a string literal.")
    fields.library([.format])
  }
}

extension URLBaseModel: TemplateRecord {
  public static let recordName = "urlBase"

  public static func declareFields(_ fields: inout TemplateFields<URLBaseModel>) {
    fields.text("name", \.name, "The name of the type.")
    fields.text("base", \.base, "The URL as a string literal.")
    fields.library([.format])
  }
}
