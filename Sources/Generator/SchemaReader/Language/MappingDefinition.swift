import Diagnostics
import YAMLSource

/// A mapping of the schema language: its keys, and the rules for combining them.
///
/// The reader rejects every key that is not in the table of its form. This table is the only place
/// that lists them; the JSON Schema for editors is generated from it.
package final class MappingDefinition: Sendable {
  /// The identifier of the form, of which there is only one: `resource`.
  package let id: String
  /// The name of the form in messages, with its article: `a resource`.
  let name: String
  let example: String
  package let keys: [LanguageKey]
  package let rules: [LanguageRule]
  private let keysByName: [String: LanguageKey]

  init(
    _ id: String, _ name: String, example: String = "", _ keys: [LanguageKey],
    rules: [LanguageRule] = []
  ) {
    self.id = id
    self.name = name
    self.example = example
    self.keys = keys
    self.rules = rules
    keysByName = Dictionary(keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func key(_ name: String) -> LanguageKey? { keysByName[name] }

  /// Returns true if the form has all keys of a mapping, spelt without question marks.
  func hasKeys(of mapping: YAMLNode.Mapping) -> Bool {
    mapping.entries.allSatisfy { keysByName[$0.key] != nil }
  }

  var canBeEmpty: Bool {
    keys.allSatisfy { !$0.isRequired } && rules.allSatisfy(\.allowsNothing)
  }
}

extension MappingDefinition: Hashable {
  package static func == (left: MappingDefinition, right: MappingDefinition) -> Bool {
    left === right
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The forms of the schema language, without those of the configuration.
  package static let ofSchemas: [MappingDefinition] = [
    .schema, .defaults, .mixin, .resource, .attribute, .member, .inlineType, .inlineNamedType,
    .enumCase, .typeDeclaration, .relationship, .link, .document, .jsonapi, .page, .filter, .client,
    .customFilters, .pageNames, .paths, .sort, .answers, .relationshipDefaults, .documentDefaults,
    .documentDefault,
  ]
}

package final class LanguageKey: Sendable {
  package let name: String
  package let summary: String
  package let value: LanguageValue
  let isFreeText: Bool
  package let isRequired: Bool
  /// True if a question mark may follow the key: the whole object may be absent.
  let takesQuestionMark: Bool
  /// The value that an absent key has, as JSON would write it.
  package let standard: JSONTree?

  init(
    _ name: String, _ summary: String, _ value: LanguageValue, isRequired: Bool = false,
    takesQuestionMark: Bool = false, standard: JSONTree? = nil
  ) {
    self.name = name
    self.summary = summary
    self.value = value
    isFreeText = value.isFreeText
    self.isRequired = isRequired
    self.takesQuestionMark = takesQuestionMark
    self.standard = standard
  }
}

package enum LanguageRule: Sendable, Equatable {
  case exactlyOne([String])
  case atLeastOne([String])
  case atMostOne([String])
  /// All are `true` or `false`, and at most one is `true`.
  case oneIsTrueAtMost([String])
  /// The first needs all the others.
  case needs(String, [String])
  /// The first requires one of the others.
  case needsOne(String, of: [String])
  /// One key determines the kind of the form, and with it the other allowed keys.
  case kinds([LanguageKind])

  /// True if a form without any keys keeps the rule.
  var allowsNothing: Bool {
    switch self {
    case .exactlyOne, .atLeastOne, .kinds: false
    case .atMostOne, .oneIsTrueAtMost, .needs, .needsOne: true
    }
  }
}

package struct LanguageKind: Sendable, Equatable {
  package let key: String
  package let others: [String]
}
