import Diagnostics
import ResourceSchema

/// The words of a JSON name, and the Swift names made from them.
///
/// Any character other than a letter or a digit ends a word; capitals inside a word are kept:
/// `blog-posts`, `blog_posts` and `blogPosts` all become `blogPosts` and `BlogPosts`.
struct NameWords: Sendable, Equatable {
  private(set) var words: [String]

  init(_ name: String) {
    if !name.isEmpty, name.utf8.allSatisfy({ Byte.isLetter($0) || Byte.isDigit($0) }) {
      words = [name.contains(where: \.isLowercase) ? name : name.lowercased()]
      return
    }
    var words: [String] = []
    var word = ""
    for scalar in name.unicodeScalars {
      if Self.isPartOfWord(scalar, first: word.isEmpty) {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    // In `IN_REVIEW`, capitals have no meaning.
    if !name.contains(where: \.isLowercase) { words = words.map { $0.lowercased() } }
    self.words = words
  }

  /// The name of a type: `BlogPosts`. Empty if the name has no letter and no digit.
  var upperCamelCase: String {
    Self.guardingFirstDigit(words.upperCamelCased)
  }

  /// The name of a member: `blogPosts`. Empty if the name has no letter and no digit.
  var lowerCamelCase: String {
    guard let first = words.first else { return "" }
    let rest = Array(words.dropFirst()).upperCamelCased
    return Self.guardingFirstDigit(Self.loweringCapitals(of: first) + rest)
  }

  /// The name with the singular form of its last word.
  var singular: NameWords {
    var result = self
    if let last = words.last { result.words[words.count - 1] = EnglishNoun.singular(of: last) }
    return result
  }

  /// An initial abbreviation is lowercased: `URLPath` becomes `urlPath`.
  private static func loweringCapitals(of word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    switch capitals.count {
    case 0: return word
    case 1, word.count: return capitals.lowercased() + word.dropFirst(capitals.count)
    default:
      let count = word[capitals.endIndex].isLowercase ? capitals.count - 1 : capitals.count
      return word.prefix(count).lowercased() + word.dropFirst(count)
    }
  }

  private static func guardingFirstDigit(_ name: String) -> String {
    if let byte = name.utf8.first, Byte.isLetter(byte) { return name }
    guard let first = name.first, first.isNumber else { return name }
    return "_" + name
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    if scalar.isASCII {
      let byte = UInt8(scalar.value)
      return Byte.isLetter(byte) || Byte.isDigit(byte)
    }
    guard SwiftLiteral.isHarmless(scalar) else { return false }
    return first ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
  }
}

extension String {
  var beginsWithSmallLetter: Bool {
    first?.isLowercase == true
  }
}
