import Foundation
import TestWorkspace
import Testing

@testable import SchemaReader

/// The JSON Schema has what the tables of the language have, and nothing else.
@Suite struct TableTests {
  @Test("the file in the repository is up to date")
  func theFileOfTheRepositoryIsUpToDate() throws {
    let file = Validator.repository.appendingPathComponent("Schemas/jsonapi-schema.schema.json")

    #expect(
      try String(contentsOf: file, encoding: .utf8) == LanguageJSONSchema.text,
      "`make generate` writes it")
  }

  @Test("a form has the keys of its table", arguments: MappingDefinition.ofSchemas)
  func aFormHasTheKeysOfItsTable(form: MappingDefinition) throws {
    let schema = try #require(try Self.schemas()[form.id + "Form"])
    let properties = try #require(schema["properties"] as? [String: Any])
    let keys = form.keys.flatMap {
      $0.takesQuestionMark ? [$0.name, $0.name + "?"] : [$0.name]
    }

    #expect(properties.keys.sorted() == keys.sorted())
    #expect(schema["additionalProperties"] as? Bool == false)
    #expect(
      schema["required"] as? [String] ?? [] == form.keys.filter(\.isRequired).map(\.name))
  }

  @Test("every key has a description", arguments: MappingDefinition.ofSchemas)
  func everyKeyIsDescribed(form: MappingDefinition) throws {
    let schema = try #require(try Self.schemas()[form.id + "Form"])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])

    for (key, property) in properties {
      let description = try #require(property["description"] as? String)
      #expect(description.hasSuffix("."), "\(key)")
    }
  }

  @Test("there are no other forms")
  func thereAreNoOtherForms() throws {
    let forms = try Self.schemas().keys.filter { $0.hasSuffix("Form") }

    #expect(
      forms.sorted() == MappingDefinition.ofSchemas.map { $0.id + "Form" }.sorted())
  }

  /// A type that has to have a name is like any other but for what becomes a type of its own in Swift.
  @Test("a named type has the keys of a type")
  func aNamedTypeHasTheKeysOfAType() {
    let keys = MappingDefinition.inlineType.keys.map(\.name)

    #expect(
      MappingDefinition.inlineNamedType.keys.map(\.name)
        == keys.filter { !["enum", "open", "object", "oneOf", "tag"].contains($0) })
  }

  /// A word that goes without saying is one of those that can be said.
  @Test("default values are allowed values")
  func standardsAreValues() {
    for form in MappingDefinition.ofSchemas {
      for key in form.keys {
        guard let standard = key.standard else { continue }
        switch (key.value.words, standard) {
        case (let words?, .string(let word)): #expect(words.contains(word), "\(key.name)")
        case (nil, .bool): #expect(key.value == .boolean, "\(key.name)")
        default: Issue.record("\(key.name) cannot be \(standard)")
        }
      }
    }
  }

  /// The JSON Schemas of all forms and definitions by their names.
  private static func schemas() throws -> [String: [String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(LanguageJSONSchema.text.utf8))
    let root = try #require(json as? [String: Any])
    var schemas = try #require(root["$defs"] as? [String: [String: Any]])
    schemas["schemaForm"] = root
    return schemas
  }
}

extension LanguageValue {
  /// The words that it can be.
  fileprivate var words: [String]? {
    switch self {
    case .words(let words): words.map(\.word)
    case .definition(let definition): definition.value.words
    case .oneOf(let values): values.lazy.compactMap(\.words).first
    default: nil
    }
  }
}
