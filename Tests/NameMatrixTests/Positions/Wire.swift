import Foundation

/// How the texts of a position come by in JSON.
struct Wire: Sendable {
  /// The Swift type to decode, and the JSON around what the texts make.
  let type: Template
  let json: Template
  let content: Content

  enum Content: Sendable {
    /// An object with a member of each name, all with one value.
    case names(value: String)
    /// A value that is the text.
    case value
  }

  /// A type with the JSON that it reads and writes again.
  struct Probe: Sendable {
    let type: String
    let json: String
  }

  func probes(_ texts: [SchemaText], owner: String) -> [Probe] {
    switch content {
    case .names(let value):
      let members = texts.map { text in
        "\(Self.literal(Self.name(text.value))):\(value)"
      }
      return [probe(owner, 0, "{\(members.joined(separator: ","))}")]
    case .value:
      return texts.enumerated().map { probe(owner, $0.offset, Self.literal($0.element.value)) }
    }
  }

  private func probe(_ owner: String, _ number: Int, _ value: String) -> Probe {
    let parts = json.filled(owner: owner, number: number).components(separatedBy: "VALUE")
    return Probe(
      type: type.filled(owner: owner, number: number), json: parts.joined(separator: value))
  }

  /// A question mark after a name is not part of it.
  private static func name(_ text: String) -> String {
    text.hasSuffix("?") ? String(text.dropLast()) : text
  }

  /// A text as JSON writes it.
  private static func literal(_ text: String) -> String {
    var literal = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x20...0x7E where unit != 0x22 && unit != 0x5C:
        literal.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return literal + "\""
  }
}
