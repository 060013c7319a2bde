@testable import SchemaReader

/// The text around a form of the language that makes it a schema.
struct FormFrame {
  let section: String?
  /// The texts before the forms, around each, and after all.
  var opening = ""
  var before = ""
  var after = ""
  var closing = ""
  var rest = ""

  init(_ form: MappingDefinition, _ key: String) {
    switch form {
    case .schema, .configuration, .swiftStyle, .addition:
      section = nil
    case .defaults:
      section = "defaults"
      rest = "resources: { %owner%: { attributes: { a: String } } }"
    case .relationshipDefaults:
      section = "defaults"
      before = "relationships: {"
      after = "}"
      rest = "resources: { %owner%: { relationships: { m0: spares } } }"
    case .documentDefaults:
      section = "defaults"
      before = "documents: {"
      after = "}"
      rest = "resources: { %owner%: { attributes: { a: String } } }"
    case .documentDefault:
      section = "defaults"
      before = "documents: { one: {"
      after = "} }"
      rest = "resources: { %owner%: { attributes: { a: String } } }"
    case .mixin:
      section = "mixins"
      before = "%owner%x%n%: {"
      after = "}"
      rest = "resources: { %owner%: { with: [%owner%x0] } }"
    case .resource:
      section = "resources"
      before = "%owner%x%n%: {"
      after = "}"
    case .attribute:
      section = "resources"
      opening = "%owner%: { attributes: {"
      before = "m%n%: {"
      after = "},"
      closing = "} }"
    case .inlineType:
      section = "resources"
      opening = "%owner%: { attributes: {"
      before = "m%n%: [{"
      after = "}],"
      closing = "} }"
    case .relationship:
      section = "resources"
      opening = "%owner%: { relationships: {"
      before = "m%n%: {"
      after = "},"
      closing = "} }"
    case .link:
      section = "resources"
      opening = "%owner%: { attributes: { a?: String }, links: {"
      before = "m%n%: {"
      after = "},"
      closing = "} }"
    case .page:
      section = "resources"
      before = "%owner%x%n%: { attributes: { a: String }, page: {"
      after = "} }"
    case .paths:
      section = "resources"
      before = "%owner%x%n%: { attributes: { a: String }, path: {"
      after = "} }"
    case .pageNames:
      let style =
        switch key {
        case "number": "number"
        case "offset", "limit": "offset"
        case "after", "before": "cursor"
        default: "links"
        }
      section = "resources"
      before = "%owner%x%n%: { attributes: { a: String }, page: { style: \(style), names: {"
      after = "} } }"
    case .sort:
      section = "resources"
      opening = "%owner%: { attributes: { a: String }, sorts: ["
      before = "{"
      after = "},"
      closing = "] }"
    case .answers:
      section = "resources"
      before = "%owner%x%n%: { attributes: { a: String }, answers: {"
      after = "} }"
    case .client:
      section = "client"
      rest = "resources: { %owner%: { attributes: { a: String } } }"
    case .customFilters:
      section = "client"
      before = "filters: {"
      after = "}"
      rest = "resources: { %owner%: { attributes: { a: String } } }"
    case .filter:
      section = "resources"
      opening = "%owner%: { attributes: { a: String }, filters: {"
      before = "m%n%: {"
      after = "},"
      closing = "} }"
    case .typeDeclaration:
      section = "types"
      before = "%Owner%x%n%: {"
      after = "}"
    case .inlineNamedType:
      section = "types"
      before = "%Owner%x%n%: [{"
      after = "}]"
    case .enumCase:
      section = "types"
      opening = "%Owner%: { enum: {"
      before = "m%n%: {"
      after = "},"
      closing = "} }"
    case .member:
      section = "types"
      opening = "%Owner%: { object: {"
      before = "m%n%: {"
      after = "},"
      closing = "} }"
    case .document:
      section = "documents"
      before = "%Owner%x%n%: {"
      after = "}"
    case .jsonapi:
      section = "documents"
      before = "%Owner%x%n%: { data: spares, jsonapi: {"
      after = "} }"
    default: preconditionFailure("\(form.id) has no frame")
    }
  }
}

extension MappingDefinition {
  /// What a form needs beside one of its keys, in each of the ways for which the generator writes
  /// different code.
  func companions(of key: String) -> [String] {
    switch self {
    case .sort: key == "name" ? [""] : ["name: n%n%"]
    case .customFilters: key == "swift" ? [""] : ["swift: Unwritten"]
    case .mixin, .resource: key == "attributes" ? [""] : ["attributes: { a: String }"]
    case .page: key == "style" ? [""] : ["style: number"]
    case .filter: key == "type" ? [""] : ["type: String"]
    case .enumCase: key == "value" ? [""] : ["value: v%n%"]
    case .document: ["data", "linkage"].contains(key) ? [""] : ["data: spares"]
    case .relationship:
      switch key {
      case "one", "many": [""]
      case "swift":
        ["one: spares", "many: spares | parts, links: [self, …], deprecated: Gone.", "one: any"]
      default: ["one: spares"]
      }
    case .attribute, .member: companionsOfMember(key)
    case .inlineType, .inlineNamedType:
      switch key {
      case "open": ["enum: [a]"]
      case "tag": [Self.objects]
      case "nullable": ["type: String"]
      default: [""]
      }
    case .typeDeclaration: companionsOfType(key)
    default: [""]
    }
  }

  private static let objects = "oneOf: { a: { object: { c: Int } }, d: { object: {} } }"

  private func companionsOfMember(_ key: String) -> [String] {
    switch key {
    case _ where MappingDefinition.typeChoices.contains(key): [""]
    case "open": ["enum: [a]", "oneOf: [String, Int]"]
    case "tag": [Self.objects]
    case "format": ["type: DateTime", "type: Int"]
    case "base": ["type: URL"]
    case "swift":
      [
        "type: String", "type: DateTime, deprecated: Gone.", "enum: [a]", "object: { a: String }",
        "oneOf: [String, Int]", "type: URL, base: https://example.com",
        "object: { a: { type: String, readOnly: true }, b: { enum: [c] } }",
      ]
    default: ["type: String"]
    }
  }

  private func companionsOfType(_ key: String) -> [String] {
    let kinds = [
      "alias: String", "object: { a: String }", "enum: [a]", "oneOf: [String, Int]", "map: Int",
    ]
    return switch key {
    case "description", "deprecated", "allow": kinds
    case "swift":
      [""] + kinds + ["alias: DateTime, format: yyyy", "alias: URL, base: https://example.com"]
    case "open": ["enum: [a]", "oneOf: [String, Int]"]
    case "tag": [Self.objects]
    case "format": ["alias: DateTime", "alias: Int"]
    case "base": ["alias: URL"]
    case "pattern": ["alias: String"]
    case "transform": ["from: String, to: Swift.String"]
    case "from": ["transform: Unwritten, to: Swift.String"]
    case "to": ["transform: %Owner%x%n%Maker, from: String"]
    case "validate": ["of: String"]
    case "of": ["validate: Unwritten"]
    case "import": ["swift: Unwritten"]
    default: [""]
    }
  }
}
