/// Colors of ANSI terminals, if they are turned on.
package struct TerminalStyle {
  package enum Color: String {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case blue = "1;34"
  }

  package let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  package func painted(_ text: String, _ color: Color) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
