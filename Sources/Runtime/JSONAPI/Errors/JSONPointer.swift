/// A JSON Pointer (RFC 6901) to a place in a document: `/data/3/attributes/title`. The empty pointer
/// refers to the whole document.
public struct JSONPointer: Hashable, Sendable {
  /// The member names and indices of the path, unescaped.
  public let components: [String]

  /// Creates a pointer from the member names and indices of a path.
  public init(components: [String]) {
    self.components = components
  }

  /// Creates a pointer from its text, such as `/data/attributes/title`. The leading slash is optional, because some
  /// servers do not send it.
  public init(_ text: String) {
    let steps = text.split(separator: "/", omittingEmptySubsequences: false).map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
    components = Array(steps.first == "" ? steps.dropFirst() : steps[...])
  }

  package init(codingPath: [any CodingKey]) {
    components = codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
  }
}

extension JSONPointer: ExpressibleByStringLiteral {
  /// Creates a pointer from its text: `let title: JSONPointer = "/data/attributes/title"`.
  public init(stringLiteral text: String) { self.init(text) }
}

extension JSONPointer: CustomStringConvertible {
  public var description: String {
    // Scalar by scalar, because a character may begin with one of these.
    components.flatMap { ["/"] + $0.unicodeScalars.map(Self.escaped) }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    scalar == "~" ? "~0" : scalar == "/" ? "~1" : String(scalar)
  }
}

extension JSONPointer {
  /// The JSON name of the attribute that the pointer refers to, as a whole or in part: `title` for
  /// `/data/attributes/title`. `nil` if it refers to something else.
  public var attributeName: String? { name(in: "attributes") }

  /// The JSON name of the relationship that the pointer refers to, as a whole or in part: `author` for
  /// `/data/relationships/author/data`. `nil` if it refers to something else.
  public var relationshipName: String? { name(in: "relationships") }

  private func name(in object: String) -> String? {
    var steps = components[...]
    if steps.first == "atomic:operations" { steps = steps.dropFirst(2) }
    if let first = steps.first, first == "data" || first == "included" {
      steps.removeFirst()
      if let first = steps.first, Int(first) != nil { steps.removeFirst() }
    }
    return steps.first == object ? steps.dropFirst().first : nil
  }
}
