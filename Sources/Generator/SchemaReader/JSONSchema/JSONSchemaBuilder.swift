import Diagnostics
import ResourceSchema

/// Makes JSON Schemas of the values and forms of the language.
struct JSONSchemaBuilder {
  private var references: [Reference] = []

  private enum Reference: Hashable {
    case form(MappingDefinition)
    case definition(LanguageDefinition)
    case boolean

    var name: String {
      switch self {
      case .form(let form): "\(form.id)Form"
      case .definition(let definition): definition.rawValue
      case .boolean: "boolean"
      }
    }
  }

  mutating func definitions() -> JSONTree {
    var result: JSONTree = [:]
    var next = 0
    while next < references.count {
      let reference = references[next]
      result[reference.name] =
        switch reference {
        case .form(let form): schema(of: form)
        case .definition(let definition):
          Self.schema(schema(of: definition.value), with: definition.snippets)
        case .boolean: Self.boolean
        }
      next += 1
    }
    return result
  }

  private mutating func reference(_ reference: Reference) -> JSONTree {
    if !references.contains(reference) { references.append(reference) }
    return ["$ref": .string("#/$defs/\(reference.name)")]
  }

  static func schema(_ schema: JSONTree, with snippets: [LanguageSnippet]) -> JSONTree {
    var schema = schema
    if !snippets.isEmpty {
      schema["defaultSnippets"] = .array(
        snippets.map { ["label": .string($0.label), "body": $0.body] })
    }
    return schema
  }

  mutating func schema(of form: MappingDefinition) -> JSONTree {
    var properties: JSONTree = [:]
    for key in form.keys {
      properties[key.name] = property(key)
      if key.takesQuestionMark {
        properties[key.name + "?"] = property(key, isMarkedOptional: true)
      }
    }
    var schema: JSONTree = [
      "type": form.canBeEmpty ? ["object", "null"] : "object",
      "additionalProperties": false,
    ]
    let required = form.keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema["required"] = .strings(required) }
    schema["properties"] = properties
    return schema + .object(JSONSchemaRules(form).members)
  }

  private mutating func property(
    _ key: LanguageKey, isMarkedOptional: Bool = false
  ) -> JSONTree {
    let summary = key.summary + (isMarkedOptional ? "; the whole object may be missing" : "")
    var property = Self.description(summary)
    if let standard = key.standard, !isMarkedOptional { property["default"] = standard }
    return property + schema(of: key.value)
  }

  /// Returns a short sentence as a description, with Markdown if it uses any.
  private static func description(_ summary: String) -> JSONTree {
    let sentence = summary.capitalizingFirst + "."
    let plain = sentence.filter { $0 != "`" }
    var description: JSONTree = ["description": .string(plain)]
    if plain != sentence { description["markdownDescription"] = .string(sentence) }
    return description
  }

  mutating func schema(of value: LanguageValue) -> JSONTree {
    switch value {
    case .text(let text): Self.schema(of: text)
    case .boolean: reference(.boolean)
    case .integer(let range): Self.schema(of: range)
    case .words(let words): Self.schema(of: words)
    case .list(let element, let count): list(of: element, count)
    case .named(let name, let value, let count): named(name, value, count)
    case .form(let form): reference(.form(form))
    case .definition(let definition): reference(.definition(definition))
    case .oneOf(let values): ["anyOf": .array(values.map { schema(of: $0) })]
    case .anything: [:]
    }
  }

  private mutating func list(
    of element: LanguageValue, _ count: LanguageValue.LanguageCount
  ) -> JSONTree {
    var schema: JSONTree = ["type": "array"]
    if let minimum = count.minimum { schema["minItems"] = minimum }
    if count == .exactlyOne { schema["maxItems"] = 1 }
    // Texts may differ where YAML's values do not: `1.10` and `1.1`.
    if case .words = element { schema["uniqueItems"] = true }
    schema["items"] = self.schema(of: element)
    return schema
  }

  private mutating func named(
    _ name: LanguageName, _ value: LanguageValue, _ count: LanguageValue.LanguageCount
  ) -> JSONTree {
    var names: JSONTree = [
      "pattern": .string(name.pattern), "patternErrorMessage": .string(name.message),
    ]
    if !name.exceptions.isEmpty { names["not"] = ["enum": .strings(name.exceptions)] }
    var schema: JSONTree = ["type": count == .any ? ["object", "null"] : "object"]
    if let minimum = count.minimum { schema["minProperties"] = minimum }
    schema["propertyNames"] = names
    schema["additionalProperties"] = self.schema(of: value)
    return schema
  }

  private static func schema(of text: LanguageText) -> JSONTree {
    let types = ["string"] + text.looks.map(\.type)
    var schema: JSONTree = ["type": types.count == 1 ? "string" : .strings(types)]
    if let pattern = text.pattern { schema["pattern"] = .string(pattern) }
    if let message = text.message { schema["patternErrorMessage"] = .string(message) }
    if text.pattern == nil, !text.canBeEmpty { schema["minLength"] = 1 }
    if !text.exceptions.isEmpty { schema["not"] = ["enum": .strings(text.exceptions)] }
    if !text.examples.isEmpty { schema["examples"] = .strings(text.examples) }
    return schema
  }

  private static func schema(of words: [LanguageWord]) -> JSONTree {
    var schema: JSONTree = ["type": "string", "enum": .strings(words.map(\.word))]
    if words.contains(where: { !$0.summary.isEmpty }) {
      schema["enumDescriptions"] = .strings(words.map { $0.summary.filter { $0 != "`" } })
      schema["markdownEnumDescriptions"] = .strings(words.map(\.summary))
    }
    return schema
  }

  /// Returns the schema of a whole number, quoted or not.
  private static func schema(of range: ClosedRange<Int>) -> JSONTree {
    if range.count == 1 {
      let text = String(range.lowerBound)
      return [
        "anyOf": [
          ["const": .int(range.lowerBound)], ["const": .string(text), "doNotSuggest": true],
        ]
      ]
    }
    var number: JSONTree = ["type": "integer", "minimum": .int(range.lowerBound)]
    if range.upperBound != .max { number["maximum"] = .int(range.upperBound) }
    return [
      "anyOf": [number, ["type": "string", "pattern": "^\\+?[0-9]+$", "doNotSuggest": true]]
    ]
  }

  /// The schema of `true` or `false`, quoted or not.
  private static let boolean: JSONTree = [
    "anyOf": [["type": "boolean"], ["enum": ["true", "false"], "doNotSuggest": true]]
  ]
}

extension LanguageText.Look {
  fileprivate var type: String {
    switch self {
    case .number: "number"
    case .boolean: "boolean"
    case .null: "null"
    }
  }
}

extension LanguageValue.LanguageCount {
  fileprivate var minimum: JSONTree? {
    switch self {
    case .any, .written: nil
    case .oneOrMore, .exactlyOne: 1
    case .twoOrMore: 2
    }
  }
}
