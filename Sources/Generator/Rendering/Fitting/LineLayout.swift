import Diagnostics

/// A line of Swift as texts with possible breaks between them.
///
/// The breaks are the formatter's. Each is a space, or nothing, and becomes a line break if the text
/// after it, up to the next break of the same depth, does not fit.
struct LineLayout {
  enum Kind {
    case text
    /// Opens an indented scope.
    case indent
    /// Opens a scope that is only indented if this break becomes a line break.
    case indentIfBroken
    /// Closes a scope, with a line break if there is one after its start.
    case outdent
    /// Closes a scope; a line break only if the text up to the next break of any depth does not fit.
    case outdentInline
    /// Indents the rest of the statement.
    case continuation
    /// Always becomes a line break that indents the rest of the statement.
    case forced
    /// Keeps the indentation.
    case same
    /// Ends all scopes, with a line break if the line continues another.
    case reset
    /// The trailing comma of a broken list with several elements.
    case trailingComma

    var isBreak: Bool { self != .text && self != .trailingComma }
  }

  struct Element {
    var kind: Kind
    var depth: Int
    /// The width of the element on an unbroken line.
    var columns: Int
    /// The bytes of a `text`.
    var source = 0..<0
  }

  var elements: [Element] = []

  /// The width of the whole line, in columns.
  var columns: Int { elements.reduce(0) { $0 + $1.columns } }

  private struct Scope {
    var isBroken: Bool
    /// The indentation around the scope.
    var indentation: Int
    var isContinuation: Bool
  }

  /// Prints the line as several lines.
  func print(
    of source: UnsafeBufferPointer<UInt8>, indentation: Int, limit: Int, to output: inout [UInt8]
  ) {
    var scopes: [Scope] = []
    var scopeIndentation = indentation
    var isContinuation = false
    var isAtStartOfLine = true
    var column = indentation
    output += repeatElement(Byte.space, count: column)

    for (index, element) in elements.enumerated() {
      var isBroken = element.kind.isBreak && !fits(after: index, at: column, limit)
      switch element.kind {
      case .text:
        output += source[element.source]
        column += element.columns
        isAtStartOfLine = false
        continue
      case .trailingComma:
        guard scopes.last?.isBroken == true else { continue }
        output.append(UInt8(ascii: ","))
        column += 1
        continue
      case .indent, .indentIfBroken:
        scopes.append(
          Scope(
            isBroken: isBroken, indentation: scopeIndentation, isContinuation: isContinuation))
        if isContinuation { scopeIndentation += 2 }
        if isBroken || element.kind == .indent { scopeIndentation += 2 }
        isContinuation = false
      case .outdent, .outdentInline:
        guard let scope = scopes.popLast() else { continue }
        if element.kind == .outdent, scope.isBroken { isBroken = true }
        scopeIndentation = scope.indentation
        isContinuation = scope.isContinuation
      case .continuation: if isBroken { isContinuation = true }
      case .forced: (isBroken, isContinuation) = (true, true)
      case .same: if isBroken { isContinuation = false }
      case .reset:
        if isContinuation || scopes.last?.isBroken == true { isBroken = true }
        (scopes, scopeIndentation, isContinuation) = ([], indentation, false)
      }
      if isBroken {
        if isAtStartOfLine { output.removeLast(column) } else { output.append(Byte.lineFeed) }
        column = scopeIndentation + (isContinuation ? 2 : 0)
        output += repeatElement(Byte.space, count: column)
        isAtStartOfLine = true
      } else if !isAtStartOfLine {
        output += repeatElement(Byte.space, count: element.columns)
        column += element.columns
      }
    }
  }

  private func fits(after index: Int, at column: Int, _ limit: Int) -> Bool {
    let (kind, depth) = (elements[index].kind, elements[index].depth)
    var column = column + elements[index].columns
    for next in elements[(index + 1)...] {
      if column > limit { return false }
      let isEnd =
        kind == .outdentInline
        ? next.kind.isBreak : next.depth < depth || next.depth == depth && next.kind.isBreak
      if isEnd { break }
      column += next.columns
    }
    return column <= limit
  }
}
