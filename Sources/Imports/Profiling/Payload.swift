import JSONSource

/// The role of a body, or of the resource objects in it.
public enum Role: Int, Sendable, CaseIterable {
  case response, create, update
}

/// A body that a server or a client sent, with what is known of its request.
public struct Payload: Sendable {
  public var file: String
  /// The JSON pointer of the body in its file; empty if the body is the whole file.
  public var pointer: String
  /// `nil` if the body is a file without a record of its request.
  public var role: Role?
  public var exchange: Exchange?
  /// The body; `nil` if there is none, such as in the response to a deletion.
  public var root: JSONNode?

  public init(
    file: String, pointer: String = "", role: Role? = nil, exchange: Exchange? = nil,
    root: JSONNode?
  ) {
    (self.file, self.pointer, self.role) = (file, pointer, role)
    (self.exchange, self.root) = (exchange, root)
  }
}

/// The request to which a body belongs, without headers.
public struct Exchange: Sendable {
  public typealias Parameter = (name: String, value: String)

  /// The method in capitals, such as `GET`.
  public var method: String
  /// The parts of the path, decoded: `["articles", "1"]`.
  public var path: [String]
  public var query: [Parameter]
  public var status: Int
  public var endsWithSlash = false

  public init(method: String, path: [String], query: [Parameter] = [], status: Int = 200) {
    (self.method, self.path, self.query, self.status) = (method, path, query, status)
  }

  public var isSuccess: Bool { (200..<300).contains(status) }
}

public struct PayloadPlace: Sendable, Hashable, Comparable, CustomStringConvertible {
  public var file: String
  public var pointer: String

  public static let unknown = PayloadPlace(file: "", pointer: "")

  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.pointer) < (right.file, right.pointer)
  }

  public var description: String { pointer.isEmpty ? file : "\(file): \(pointer)" }
}
