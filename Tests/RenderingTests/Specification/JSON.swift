/// The data of a test of the public specification.
indirect enum JSON: Sendable, Decodable {
  case null
  case flag(Bool)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .text("\(number)")
    } else if let number = try? container.decode(Double.self) {
      self = .text("\(number)")
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// Returns a member; the value itself is the member `.` of what is no object.
  func member(_ name: String) -> JSON {
    guard case .object(let members) = self else { return name == "." ? self : .null }
    return members[name] ?? .null
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var isTrue: Bool { if case .flag(let flag) = self { flag } else { false } }
  var elements: [JSON] { if case .list(let elements) = self { elements } else { [] } }
  var isObject: Bool { if case .object = self { true } else { false } }
}
