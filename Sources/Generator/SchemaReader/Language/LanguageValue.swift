/// The values that a key of the language can have.
///
/// A form has a name and a value that is used in several places a definition, since
/// most of them hold each other.
package indirect enum LanguageValue: Sendable, Hashable {
  case text(LanguageText)
  case boolean
  case integer(ClosedRange<Int>)
  /// One of a few words.
  case words([LanguageWord])
  case list(of: LanguageValue, LanguageCount = .oneOrMore)
  /// A mapping whose keys are names that the schema chooses.
  case named(LanguageName, LanguageValue, LanguageCount = .any)
  case form(MappingDefinition.Name)
  case definition(LanguageDefinition)
  case oneOf([LanguageValue])
  /// Whatever YAML can say.
  case anything

  /// The number of elements of a list or a mapping.
  package enum LanguageCount: Sendable, Hashable {
    /// Any number; where nothing at all is written, there are none.
    case any
    /// Any number, and the brackets or braces are written where there are none.
    case written
    case oneOrMore, twoOrMore, exactlyOne
  }
}

extension LanguageValue {
  static func words<Words: LanguageWords>(_ type: Words.Type) -> LanguageValue {
    .words(Words.allCases.map { LanguageWord($0.rawValue, $0.summary) })
  }

  /// True if it is a sentence for people, which YAML cuts short at ` #`.
  var isFreeText: Bool {
    switch self {
    case .text(let text): text.isForPeople
    case .anything: true
    default: false
    }
  }

  /// The whole numbers that it can be, if it can be one.
  var integers: ClosedRange<Int>? {
    switch self {
    case .integer(let range): range
    case .oneOf(let values): values.lazy.compactMap(\.integers).first
    default: nil
    }
  }

  /// True if its keys are names that the schema chooses.
  var hasNames: Bool {
    switch self {
    case .named, .definition: true
    default: false
    }
  }

  /// True if it can be a list.
  var canBeList: Bool {
    switch self {
    case .list: true
    case .oneOf(let values): values.contains(where: \.canBeList)
    default: false
    }
  }

  /// True if it can be a list without elements.
  var canBeEmptyList: Bool {
    switch self {
    case .list(_, let count): count == .any
    case .oneOf(let values): values.contains(where: \.canBeEmptyList)
    default: false
    }
  }
}

/// A word that the language knows in some place.
package struct LanguageWord: Sendable, Hashable {
  package let word: String
  /// A description in a few words.
  package let summary: String

  init(_ word: String, _ summary: String) {
    self.word = word
    self.summary = summary
  }
}

/// The words that the language knows in one place.
protocol LanguageWords: RawRepresentable, CaseIterable, Sendable where RawValue == String {
  /// A description of the word in a few words.
  var summary: String { get }
}
