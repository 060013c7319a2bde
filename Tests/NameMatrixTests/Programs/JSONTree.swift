import Foundation

/// JSON with the members of objects in order, so that equal values are equal bytes.
///
/// `JSONSerialization` would lose a byte order mark that begins a text.
indirect enum JSONTree: Codable {
  case null
  case number(Int)
  case text(String)
  case array([JSONTree])
  case object([String: JSONTree])

  /// The same JSON with the members of objects in order.
  static func canonical(_ json: Data) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(JSONDecoder().decode(JSONTree.self, from: json))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let members = try? container.decode([String: JSONTree].self) {
      self = .object(members)
    } else if let elements = try? container.decode([JSONTree].self) {
      self = .array(elements)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .null
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}
