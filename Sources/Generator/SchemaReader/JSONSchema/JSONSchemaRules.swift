import Diagnostics
import ResourceSchema

/// Converts rules about keys that belong together to JSON Schema.
struct JSONSchemaRules {
  private let form: MappingDefinition
  private(set) var members: [JSONTree.Member] = []

  init(_ form: MappingDefinition) {
    self.form = form
    var conditions: [JSONTree] = form.keys.filter(\.takesQuestionMark).map { key in
      notAll([key.name, key.name + "?"])
    }
    var needs: JSONTree = [:]
    var needsOne: JSONTree = [:]
    for rule in form.rules {
      switch rule {
      case .exactlyOne(let keys): conditions.append(["oneOf": .array(keys.flatMap(required))])
      case .atLeastOne(let keys): conditions.append(["anyOf": .array(keys.flatMap(required))])
      case .atMostOne(let keys): conditions.append(notAll(keys))
      case .oneIsTrueAtMost(let keys): conditions += pairs(keys).map(notBothTrue)
      case .needs(let key, let others): needs[key] = .strings(others)
      case .needsOne(let key, let others):
        needsOne[key] = ["anyOf": .array(others.flatMap(required))]
      case .kinds(let kinds): conditions += self.conditions(kinds)
      }
    }
    if !conditions.isEmpty { members.append(.init("allOf", .array(conditions))) }
    if needs != [:] { members.append(.init("dependentRequired", needs)) }
    if needsOne != [:] { members.append(.init("dependentSchemas", needsOne)) }
  }

  /// Returns the schemas that accept a key with or without a question mark.
  private func required(_ key: String) -> [JSONTree] {
    let isMarkable = form.key(key)?.takesQuestionMark ?? false
    return ([key] + (isMarkable ? [key + "?"] : [])).map { ["required": [.string($0)]] }
  }

  /// A form without any keys satisfies the rule.
  private func notAll(_ keys: [String]) -> JSONTree {
    ["not": ["type": "object", "required": .strings(keys)]]
  }

  private func pairs(_ keys: [String]) -> [(String, String)] {
    keys.indices.flatMap { first in
      keys[(first + 1)...].map { (keys[first], $0) }
    }
  }

  private func notBothTrue(_ first: String, _ second: String) -> JSONTree {
    let isTrue: JSONTree = ["enum": [true, "true"]]
    return [
      "not": [
        "required": [.string(first), .string(second)],
        "properties": .object([
          .init(first, isTrue), .init(second, isTrue),
        ]),
      ]
    ]
  }

  /// Each kind forbids the keys of the others. A key that several kinds share determines the kind
  /// only if no other key does.
  private func conditions(_ kinds: [LanguageKind]) -> [JSONTree] {
    let isAny: JSONTree = ["anyOf": .array(kinds.flatMap { required($0.key) })]
    return [isAny]
      + kinds.map { kind in
        let keys = JSONTree.strings([kind.key] + kind.others)
        let rivals = kinds.map(\.key).filter { $0 != kind.key && !kind.others.contains($0) }
        let isShared = kinds.contains { $0.others.contains(kind.key) }
        var condition: JSONTree = ["required": [.string(kind.key)]]
        if isShared { condition["not"] = ["anyOf": .array(rivals.flatMap(required))] }
        return ["if": condition, "then": ["propertyNames": ["enum": keys]]]
      }
  }
}
