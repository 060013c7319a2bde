/// A piece of a schema with places to fill.
///
/// `%text%` is the text that a test is about, `%inner%` the same inside double quotes, `%n%` its
/// number, and `%owner%` or `%Owner%` the name of the declaration that all texts of a position share.
struct Template: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  private let pieces: [String]

  init(stringLiteral value: String) {
    self.init(value)
  }

  init(_ text: String) {
    pieces = text.split(separator: "%", omittingEmptySubsequences: false).map(String.init)
  }

  func filled(owner: String, number: Int = 0, text: SchemaText? = nil) -> String {
    var result = ""
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case _ where index.isMultiple(of: 2): result += piece
      case "owner": result += owner
      case "Owner": result += owner.prefix(1).uppercased() + owner.dropFirst()
      case "n": result += "\(number)"
      case "inner": result += text?.inner ?? ""
      default: result += text?.spelling ?? ""
      }
    }
    return result
  }

  var isEmpty: Bool { pieces == [""] }
}
