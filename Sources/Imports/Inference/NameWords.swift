import Diagnostics
import ResourceSchema

/// The words of a name on the wire: `log-read-url`, `logReadURL` and `log_read_url` have the same.
package struct NameWords: Sendable, Equatable {
  let words: [String]

  package init(_ name: String) {
    var words = [""]
    var wasLower = false
    for character in name {
      let isPart = character.isLetter || character.isNumber
      if !isPart || character.isUppercase && wasLower { words.append("") }
      if isPart { words[words.count - 1] += character.lowercased() }
      wasLower = isPart && (character.isLowercase || character.isNumber)
    }
    self.words = words.filter { !$0.isEmpty }
  }

  var last: String { words.last ?? "" }

  /// The words without separators: the same for names that differ in case and separators alone.
  package var joined: String { words.joined() }

  package var camelCased: String { words.upperCamelCased }

  /// Returns the forms of a noun that another form can refer to: the noun itself, its singular and
  /// its plural.
  package static func forms(of noun: String) -> [String] {
    [
      noun, noun == "people" ? "person" : EnglishNoun.singular(of: noun),
      EnglishNoun.plural(of: noun),
      // `buses` and `zombies` of `bus` and `zombie`.
      noun.hasSuffix("es") ? String(noun.dropLast(2)) : noun,
      noun.hasSuffix("s") ? String(noun.dropLast()) : noun,
    ]
  }
}

/// Resource types by their names, to which other names refer in singular or plural.
package struct TypeNames: Sendable {
  private let types: [String: String]

  /// - Parameter names: The resource types; of those with the same words, the first one counts.
  package init(_ names: some Sequence<String>) {
    types = Dictionary(names.map { (NameWords($0).joined, $0) }) { first, _ in first }
  }

  package func type(named noun: String) -> String? {
    NameWords.forms(of: NameWords(noun).joined).lazy.compactMap { types[$0] }.first
  }

  /// The type that a name, or its last words, are the name of.
  package func type(endingName name: String) -> String? {
    let words = NameWords(name).words
    return words.indices.lazy.compactMap { type(named: words[$0...].joined()) }.first
  }
}

extension Resource {
  /// Gives each relationship with the name of an attribute another name in Swift. JSON:API forbids
  /// such names, but some servers have them.
  package mutating func distinguishFields() {
    let names = Set(attributes.map(\.name.value))
    for index in relationships.indices where names.contains(relationships[index].name.value) {
      relationships[index].swiftName =
        Located("related" + NameWords(relationships[index].name.value).camelCased)
    }
  }
}

/// Decides which names in payloads are valid in a schema.
package enum NameRule {
  package static func typeName(_ text: String) -> String {
    let words = text.unicodeScalars
      .split { !$0.isASCII || !($0.properties.isAlphabetic || $0.properties.numericType != nil) }
      .map(String.init)
    let name = words.upperCamelCased
    guard let first = name.first else { return "Value" }
    return first.isLetter ? String(name.prefix(100)) : "Value" + name.prefix(100)
  }

  package static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 200 && MemberName.isTolerable(name) && !name.hasPrefix("…")
  }

  /// Types also appear in texts such as `people | organizations`.
  static func isUsableType(_ type: String) -> Bool {
    isUsable(type) && type != "any" && !type.contains { "|[](){}?, ".contains($0) }
  }
}
