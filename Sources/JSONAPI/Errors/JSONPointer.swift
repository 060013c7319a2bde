/// A place in a document, written by RFC 6901: `/data/3/attributes/title`. The empty pointer is the
/// whole document.
public struct JSONPointer: Hashable, Sendable {
  /// The names and indices on the way, unescaped.
  public let components: [String]

  /// A place, by the names and indices on the way.
  public init(components: [String]) {
    self.components = components
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
