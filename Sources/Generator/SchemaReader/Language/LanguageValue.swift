/// The values that a key of the language can have.
///
/// A value refers to a value that is used in several places by its definition, because most of them
/// contain each other.
package indirect enum LanguageValue: Sendable, Equatable {
  case text(LanguageText)
  case boolean
  case integer(ClosedRange<Int>)
  case words([LanguageWord])
  case list(of: LanguageValue, LanguageCount = .oneOrMore)
  /// A mapping whose keys are names that the schema chooses.
  case named(LanguageName, LanguageValue, LanguageCount = .any)
  case form(MappingDefinition)
  case definition(LanguageDefinition)
  case oneOf([LanguageValue])
  case anything

  package enum LanguageCount: Sendable, Equatable {
    /// Any number; an empty value counts as none.
    case any
    /// Any number, but empty lists and mappings must be written as `[]` or `{}`.
    case written
    case oneOrMore, twoOrMore, exactlyOne
  }
}

extension LanguageValue {
  static func none(_ summary: String) -> LanguageValue {
    .words([LanguageWord(word: "none", summary: summary)])
  }

  package var isFreeText: Bool {
    switch self {
    case .text(let text): text.isForPeople
    case .anything: true
    default: false
    }
  }

  /// The range of whole numbers, if the value can be a whole number.
  var integers: ClosedRange<Int>? {
    for case .integer(let range) in alternatives { return range }
    return nil
  }

  /// The kind of text, if the value can be a text other than a few words.
  var textKind: LanguageText? {
    for case .text(let text) in alternatives { return text }
    return nil
  }

  var canBeList: Bool {
    switch self {
    case .list: true
    case .oneOf(let values): values.contains(where: \.canBeList)
    default: false
    }
  }

  var canBeEmptyList: Bool {
    for case .list(_, .any) in alternatives { return true }
    return false
  }

  /// The alternatives of the value, with nested alternatives flattened.
  package var alternatives: [LanguageValue] {
    switch self {
    case .oneOf(let values): values.flatMap(\.alternatives)
    case .definition(let definition): Self.alternatives[definition] ?? []
    default: [self]
    }
  }

  private static let alternatives = Dictionary(
    uniqueKeysWithValues: LanguageDefinition.allCases.map { ($0, $0.value.expanded) })

  /// Definitions contain themselves only in lists and mappings, which are not expanded.
  private var expanded: [LanguageValue] {
    switch self {
    case .oneOf(let values): values.flatMap(\.expanded)
    case .definition(let definition): definition.value.expanded
    default: [self]
    }
  }
}

package struct LanguageWord: Sendable, Equatable {
  package let word: String
  package let summary: String
}
