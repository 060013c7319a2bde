import Testing

/// A text that a schema may hold, with the way it is written there.
struct SchemaText: Sendable, Hashable, CustomTestStringConvertible {
  let value: String
  /// The text as YAML, quoted or not.
  let spelling: String

  /// A text without quotes, which YAML may take for something else.
  static func plain(_ value: String) -> SchemaText {
    SchemaText(value: value, spelling: value)
  }

  /// A text in double quotes, where every scalar can be written.
  static func quoted(_ value: String) -> SchemaText {
    SchemaText(value: value, spelling: "\"\(escaped(value))\"")
  }

  var isQuoted: Bool { spelling != value }

  /// The text as it is written between double quotes.
  var inner: String { Self.escaped(value) }

  private static func escaped(_ value: String) -> String {
    var spelling = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": spelling += "\\\(scalar)"
      case " "..."~": spelling.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        spelling += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return spelling
  }

  /// Two texts are one only if they are the same scalars: `é` has two spellings.
  static func == (left: SchemaText, right: SchemaText) -> Bool {
    left.spelling.unicodeScalars.elementsEqual(right.spelling.unicodeScalars)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(Array(spelling.utf8))
  }

  var testDescription: String { spelling }
}
