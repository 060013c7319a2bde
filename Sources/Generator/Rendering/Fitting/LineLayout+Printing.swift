extension LineLayout {
  private struct Scope {
    var line: Int
    var indentsBlock: Bool
    var indentsContinuation: Bool
    var wasContinuation: Bool

    var depth: Int { (indentsBlock ? 1 : 0) + (indentsContinuation ? 1 : 0) }
  }

  /// Prints the layout of a line as lines.
  func print(
    of source: UnsafeBufferPointer<UInt8>, indentation: Int, limit: Int, to output: inout [UInt8]
  ) {
    var scopes: [Scope] = []
    var line = 0
    var column = indentation
    var pendingSpaces = indentation
    var isAtStartOfLine = true
    var hasPendingBreak = false
    var isContinuation = false

    for element in elements {
      var isBroken = column + element.length > limit
      var continuesIfBroken = false
      switch element.kind {
      case .text:
        if hasPendingBreak { output.append(0x0A) }
        output.append(contentsOf: repeatElement(0x20, count: pendingSpaces))
        output.append(contentsOf: source[element.source])
        hasPendingBreak = false
        pendingSpaces = 0
        isAtStartOfLine = false
        column += element.columns
        continue
      case .space:
        pendingSpaces += 1
        column += 1
        continue
      case .trailingComma:
        if let scope = scopes.last, scope.line != line {
          output.append(UInt8(ascii: ","))
          column += 1
        }
        continue
      case .indent, .indentIfBroken:
        let isBlock = element.kind == .indent
        scopes.append(
          Scope(
            line: line, indentsBlock: isBlock,
            indentsContinuation: isContinuation || (!isBlock && (isAtStartOfLine || isBroken)),
            wasContinuation: isContinuation))
        isContinuation = false
      case .outdent, .outdentInline:
        guard let scope = scopes.popLast() else { continue }
        if element.kind == .outdent, scope.line != line { isBroken = true }
        if isBroken { line = scope.line - 1 }
        isContinuation = isContinuation || scope.wasContinuation
        continuesIfBroken = scope.wasContinuation
      case .continuation:
        continuesIfBroken = true
      case .same:
        break
      case .reset:
        isBroken = isBroken || isContinuation
      }
      if isBroken {
        isContinuation = continuesIfBroken
        if element.kind == .indent {
          // Scopes that were opened on the same line indent only once.
          for index in scopes.indices.dropLast() where scopes[index].line == line {
            scopes[index].indentsBlock = false
          }
        }
        let depth = scopes.reduce(isContinuation ? 1 : 0) { $0 + $1.depth }
        column = indentation + 2 * depth
        pendingSpaces = column
        line += 1
        hasPendingBreak = hasPendingBreak || !isAtStartOfLine
        isAtStartOfLine = true
      } else if isAtStartOfLine {
        isContinuation = continuesIfBroken
      } else {
        pendingSpaces += element.columns
        column += element.columns
      }
    }
  }
}
