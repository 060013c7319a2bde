/// A JSON Pointer (RFC 6901) to a place in a document: `/data/3/attributes/title`. The empty pointer
/// refers to the whole document.
public struct JSONPointer: Hashable, Sendable {
  /// The member names and indices of the path, unescaped.
  public let components: [String]

  /// Creates a pointer from the member names and indices of a path.
  public init(components: [String]) {
    self.components = components
  }

  /// Creates a pointer from its text. A slash at the front may be absent, as some servers write it.
  package init(text: String) {
    let steps = text.split(separator: "/", omittingEmptySubsequences: false).map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
    components = Array(steps.first == "" ? steps.dropFirst() : steps[...])
  }

  init(codingPath: [any CodingKey]) {
    components = codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
  }
}

extension JSONPointer: CustomStringConvertible {
  public var description: String {
    components.map { "/" + Self.escaped($0) }.joined()
  }

  private static func escaped(_ component: String) -> String {
    var text = ""
    for scalar in component.unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
