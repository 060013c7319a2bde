/// A piece of source text with the places where it may be broken into lines.
///
/// Breaking follows the rules of the toolchain's formatter, so that what is laid out here is what
/// the formatter would leave alone.
indirect enum Layout: Sendable, Hashable {
  case text(String)
  /// A space, or a line break where the group around it is broken.
  case line
  /// Nothing, or a line break where the group around it is broken.
  case softLine
  /// Nothing, or a comma where the group around it is broken.
  case brokenComma
  case sequence([Layout])
  /// Content that stands two columns deeper after a line break.
  case indented(Layout)
  /// Content that is broken at each of its own lines, or at none.
  case group(Layout)
  /// Items with a comma between them, as many on a line as fit.
  case filled([Layout])
}

extension Layout {
  /// The columns of the text on one line, as the formatter counts them: it keeps room for the comma
  /// that a broken list would have.
  var width: Int {
    switch self {
    case .text(let text): text.columns
    case .line, .brokenComma: 1
    case .softLine: 0
    case .sequence(let parts): parts.reduce(0) { $0 + $1.width }
    case .indented(let content), .group(let content): content.width
    case .filled(let items): items.reduce(0) { $0 + $1.width } + 2 * max(0, items.count - 1)
    }
  }
}

extension Layout: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension Layout {
  static func + (left: Layout, right: Layout) -> Layout {
    .sequence([left, right])
  }

  /// Items between an opening and a closing delimiter: on one line, or filling lines of their own.
  static func enclosed(_ open: String, filling items: [Layout], _ close: String) -> Layout {
    .group(
      .sequence([
        .text(open), .indented(.softLine + .filled(items)), .softLine, .text(close),
      ]))
  }

  /// An array literal: on one line, or filling lines of its own with a comma at their end.
  static func arrayLiteral(_ open: String, _ items: [Layout]) -> Layout {
    .group(
      .sequence([
        .text(open + "["), .indented(.softLine + .filled(items) + .brokenComma), .softLine, "]",
      ]))
  }

  /// Items between parentheses: on one line, or each on a line of its own.
  static func listed(_ open: String, _ items: [Layout], _ close: String) -> Layout {
    guard !items.isEmpty else { return .text(open + close) }
    var parts: [Layout] = [.softLine]
    for (index, item) in items.enumerated() {
      parts.append(item)
      if index < items.count - 1 { parts += [",", .line] }
    }
    return .group(.sequence([.text(open), .indented(.sequence(parts)), .softLine, .text(close)]))
  }
}
