import Diagnostics

/// A value in a JSON text, with its place.
///
/// A place is stored as two offsets, because API descriptions have hundreds of thousands of values.
/// ``Diagnostics/SourceFile`` converts them to lines and columns for the few places in diagnostics.
public struct JSONNode: Sendable {
  public enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number in its notation in the file.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object(JSONObject)
  }

  public let content: Content
  private let place: Range<UInt32>

  /// - Parameter offsets: the place of the value in bytes, clamped to 4 GiB.
  public init(content: Content, offsets: Range<Int> = 0..<0) {
    self.content = content
    place = Range(clamping: offsets)
  }

  /// The place of the value, in bytes from the beginning of the file.
  public var offsets: Range<Int> { place.offsets }
  /// The place of the value; of an array or an object, which may have many lines, its first character.
  package var mark: Range<Int> { array == nil && object == nil ? offsets : offsets.prefix(1) }

  public var isNull: Bool { if case .null = content { true } else { false } }
  public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  public var string: String? { if case .string(let text) = content { text } else { nil } }
  /// The number in its notation in the file; `nil` for other values.
  public var number: String? { if case .number(let text) = content { text } else { nil } }
  public var array: [JSONNode]? { if case .array(let values) = content { values } else { nil } }
  public var object: JSONObject? { if case .object(let object) = content { object } else { nil } }

  /// The number, if it is a whole one that fits an `Int`: `1`, but also `1.0` and `1e3`.
  public var int: Int? { number.flatMap { Int($0) ?? Double($0).flatMap(Int.init(exactly:)) } }

  /// The value of a member; `nil` if this is not an object, or does not have the member.
  public subscript(name: String) -> JSONNode? { object?[name] }
}

/// The members of an object, in the order of the file.
///
/// Names are unique: the reader keeps the first of several equal names and reports the others.
public struct JSONObject: Sendable {
  public struct Member: Sendable {
    public let name: String
    public let value: JSONNode
    private let namePlace: Range<UInt32>

    public init(name: String, nameOffsets: Range<Int> = 0..<0, value: JSONNode) {
      self.name = name
      self.value = value
      namePlace = Range(clamping: nameOffsets)
    }

    /// The place of the name with its quotes, in bytes.
    public var nameOffsets: Range<Int> { namePlace.offsets }
  }

  public let members: [Member]
  /// The index of each name; `nil` where a search is as fast.
  private let indices: [String: Int]?

  /// The number of members up to which a search is as fast as a look-up.
  private static let longestSearch = 16

  /// - Parameter members: the members; if several have the same name, the name refers to the first
  ///   one.
  public init(_ members: [Member]) {
    self.members = members
    indices =
      members.count > Self.longestSearch
      ? Dictionary(
        members.indices.map { (members[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
      : nil
  }

  public subscript(name: String) -> JSONNode? { member(name)?.value }

  public func member(_ name: String) -> Member? {
    if let indices { return indices[name].map { members[$0] } }
    return members.first { $0.name == name }
  }

  var repeatsName: Bool {
    if let indices { return indices.count < members.count }
    return members.indices.contains { index in
      members[..<index].contains { $0.name == members[index].name }
    }
  }
}

extension JSONTree {
  package init(_ node: JSONNode) {
    switch node.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let number): self = Int(number).map { .int($0) } ?? .number(number)
    case .string(let string): self = .string(string)
    case .array(let elements): self = .array(elements.map(JSONTree.init))
    case .object(let object):
      self = .object(object.members.map { Member($0.name, JSONTree($0.value)) })
    }
  }
}

extension Range<UInt32> {
  /// A range of offsets, clamped to 4 GiB.
  fileprivate init(clamping offsets: Range<Int>) {
    self = UInt32(clamping: offsets.lowerBound)..<UInt32(clamping: offsets.upperBound)
  }

  fileprivate var offsets: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}

/// The parts of JSON pointers (RFC 6901).
package enum JSONPointer {
  package static func escaped(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return name
    }
    return name.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  package static func unescaped(_ part: some StringProtocol) -> String {
    guard part.utf8.contains(UInt8(ascii: "~")) else { return String(part) }
    return String(part).replacing("~1", with: "/").replacing("~0", with: "~")
  }
}
