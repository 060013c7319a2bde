import SwiftModel

extension TypeModel: TemplateRecord {
  static let shape = RecordShape("type") {
    text("name", \.name, "The name of the type.")
    text("fileName", \.name, "The name, for the path of a file.")
    record(
      "structure", { if case .structure(let type) = $0 { type } else { nil } },
      "The type, if it is a struct.")
    record(
      "enumeration", { if case .enumeration(let type) = $0 { type } else { nil } },
      "The type, if it is an enum of values.")
    record(
      "valueUnion", { if case .valueUnion(let type) = $0 { type } else { nil } },
      "The type, if it is an enum of values of several types.")
    record("union", \.union, "The type, if it is an enum of resource objects.")
    record(
      "datePattern", { if case .datePattern(let type) = $0 { type } else { nil } },
      "The type, if it is a date pattern.")
    record(
      "urlBase", { if case .urlBase(let type) = $0 { type } else { nil } },
      "The type, if it is a base of relative URLs.")
    record(
      "alias", { if case .alias(let type) = $0 { type } else { nil } },
      "The type, if it is a typealias.")
  }
}

extension AliasModel: TemplateRecord {
  static let shape = RecordShape("alias") {
    text("name", \.name, "The name: `Article`.")
    text("type", \.type, "The type that it names.")
    texts("documentation", \.documentation, "The lines of the comment.")
    record("deprecation", \.deprecation, "The deprecation, if there is one.")
  }
}

extension Deprecation: TemplateRecord {
  static let shape = RecordShape("deprecation") {
    text("message", \.message, "The message as a string literal.")
  }
}

extension StructureModel: TemplateRecord {
  static let shape = RecordShape("structure") {
    text("name", \.name, "The name of the struct.")
    texts("documentation", \.documentation, "The lines of the comment.")
    text("conformances", \.conformances, "The protocols, with commas between them.")
    records("properties", \.properties, "The members, as properties.")
    flag("isEmpty", \.properties.isEmpty, "There are no members.")
    flag(
      "isInitializerImplied", \.isInitializerImplied,
      "The compiler synthesizes the same initializer.")
    records("types", \.types, "The types nested in members.")
    records(
      "deprecatedProperties", \.deprecatedProperties,
      "The properties that are computed because they are deprecated.")
    flag(
      "hasDeprecatedProperties", { !$0.deprecatedProperties.isEmpty }, "A property is deprecated.")
    library(.members, .string)
  }
}

extension PropertyModel: TemplateRecord {
  static let shape = RecordShape("property") {
    text("name", \.identifier.declared, "The name, escaped if it is a keyword.")
    text("label", \.identifier.label, "The name as an argument label.")
    text("wireName", \.wireName, "The name in JSON.")
    text("wireNameLiteral", \.wireNameLiteral, "The name in JSON as a string literal.")
    texts("documentation", \.documentation, "The lines of the comment.")
    flag("isSpaced", \.isSpaced, "An empty line comes before it.")
    record("deprecation", \.deprecation, "The deprecation, if there is one.")
    text("wrapper", \.wrapper, "The property wrapper, without `@`.")
    text("type", \.type, "The type.")
    text("parameterType", \.parameterType, "The type of the initializer's parameter.")
    flag("isOptional", \.isOptional, "The member may be absent.")
    flag("isWrapped", \.isWrapped, "The parameter is converted to the property's value.")
    text("wrappingLabel", \.wrappingLabel, "The label in `.init(value: title)`.")
    text("optionalWrappingLabel", \.optionalWrappingLabel, "The label in `.ifPresent(url: next)`.")
    record("storage", \.storage, "The private property that holds the value of a computed one.")
    text("storedName", \.stored.declared, "The property that holds the value, as declared.")
    text("storedMember", \.stored.member, "The property that holds the value, after a dot.")
    text(
      "codedMember", \.codedMember,
      "The stored value that is read and written, after a dot: the wrapper, if there is one.")
    flag("writesNull", \.writesNull, "The member is never absent: `nil` is null.")
  }
}

extension StorageModel: TemplateRecord {
  static let shape = RecordShape("storage") {
    text("name", \.identifier.declared, "The name of the private property.")
    text("type", \.type, "The type of both properties.")
  }
}

extension EnumerationModel: TemplateRecord {
  static let shape = RecordShape("enumeration") {
    text("name", \.name, "The name of the enum.")
    texts("documentation", \.documentation, "The lines of the comment.")
    text("conformances", \.conformances, "The raw type and the protocols.")
    text("rawType", \.rawType, "`String` or `Int`.")
    flag("isOpen", \.isOpen, "It keeps unrecognized values.")
    flag("isPlain", \.isPlain, "The cases have neither raw values nor comments.")
    records("cases", \.cases, "The cases.")
  }
}

extension EnumerationCaseModel: TemplateRecord {
  static let shape = RecordShape("enumerationCase") {
    text("name", \.identifier.declared, "The name, escaped if it is a keyword.")
    text("member", \.identifier.member, "The name after a dot.")
    texts("documentation", \.documentation, "The lines of the comment.")
    flag("isSpaced", \.isSpaced, "An empty line comes before it.")
    text("literal", \.literal, "The value as a literal.")
    flag("isImplied", \.isImplied, "The declaration of the case does not state the value.")
  }
}

extension ValueUnionModel: TemplateRecord {
  static let shape = RecordShape("valueUnion") {
    text("name", \.name, "The name of the enum.")
    texts("documentation", \.documentation, "The lines of the comment.")
    text("conformances", \.conformances, "The protocols, with commas between them.")
    records("cases", \.cases, "The cases.")
    text("tag", \.tag, "The member that distinguishes objects, as a literal, if there is one.")
    texts("shapes", \.shapes, "The shapes that the cases have in JSON.")
    flag("isOpen", \.isOpen, "It keeps values of other shapes.")
    flag("isClosed", \.isClosed, "It rejects values of other shapes.")
    records("types", \.types, "The types nested in cases.")
    library(.decoder, .encoder, .jsonShape, .jsonValue)
  }
}

extension ValueUnionCaseModel: TemplateRecord {
  static let shape = RecordShape("valueUnionCase") {
    text("name", \.identifier.declared, "The name, escaped if it is a keyword.")
    text("member", \.identifier.member, "The name after a dot.")
    text("type", \.type, "The type of its value.")
    text("codingType", \.codingType, "The type that decodes and encodes the value.")
    text("tagLiteral", \.tag, "The value of the tag, if there is one.")
    texts("shapes", \.shapes, "The shapes that its values have in JSON.")
    text("noun", \.noun, "A description of its values: `a number`.")
  }
}

extension UnionModel: TemplateRecord {
  static let shape = RecordShape("union") {
    text("name", \.name, "The name of the enum.")
    texts("documentation", \.documentation, "The lines of the comment.")
    flag("isRelationship", \.isRelationship, "It is the target of a relationship, and has an `ID`.")
    records("cases", \.cases, "The cases, one for each resource type.")
    flag("isLarge", \.isLarge, "It has too many cases for one `switch`.")
    records(
      "groups", \.groups, "The cases in groups, one per `switch`, if there are too many for one.")
    library(
      .string, .sendable, .resourceEnum, .resourceCases, .polymorphicRelatable, .polymorphicID,
      .unionMember, .unrecognizedResource, .resourceIdentity)
  }
}

extension UnionCaseGroupModel: TemplateRecord {
  static let shape = RecordShape("unionCaseGroup") {
    text("number", { String($0.number) }, "Its place among the groups, from 1.")
    text("next", { String($0.number + 1) }, "The number of the next group.")
    records("cases", \.cases, "The cases of the group.")
  }
}

extension UnionCaseModel: TemplateRecord {
  static let shape = RecordShape("unionCase") {
    text("name", \.identifier.declared, "The name, escaped if it is a keyword.")
    text("member", \.identifier.member, "The name after a dot.")
    text("model", \.model, "The model: `Person`.")
    text("type", \.type, "The JSON:API type.")
    text("typeLiteral", \.typeLiteral, "The JSON:API type as a string literal.")
  }
}

extension DatePatternModel: TemplateRecord {
  static let shape = RecordShape("datePattern") {
    text("name", \.name, "The name of the type.")
    text("pattern", \.pattern, "The pattern as a string literal.")
    library(.format)
  }
}

extension URLBaseModel: TemplateRecord {
  static let shape = RecordShape("urlBase") {
    text("name", \.name, "The name of the type.")
    text("base", \.base, "The URL as a string literal.")
    library(.format)
  }
}
