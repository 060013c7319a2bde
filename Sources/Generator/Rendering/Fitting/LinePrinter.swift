/// Prints a layout as lines.
struct LinePrinter {
  private struct Scope {
    var line: Int
    var indentsBlock: Bool
    var indentsContinuation: Bool
    var wasContinuation: Bool
  }

  private static let spaces: StaticString = "                                "

  let limit: Int
  private var scopes: [Scope] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// Writes a layout whose text is part of `source`.
  mutating func print(
    _ layout: borrowing LineLayout, of source: UnsafeBufferPointer<UInt8>, indentation: Int,
    to output: inout [UInt8]
  ) {
    scopes.removeAll(keepingCapacity: true)
    var line = 0
    var column = indentation
    var pendingSpaces = indentation
    var isAtStartOfLine = true
    var hasPendingBreak = false
    var isContinuation = false

    layout.elements.withUnsafeBufferPointer { elements in
      for element in elements {
        let fits = column + Int(element.length) <= limit
        var isBroken = !fits
        var continuesIfBroken = false
        switch element.kind {
        case .text:
          if hasPendingBreak { output.append(0x0A) }
          hasPendingBreak = false
          while pendingSpaces > 0 {
            let count = min(pendingSpaces, Self.spaces.utf8CodeUnitCount)
            output.append(
              contentsOf: UnsafeBufferPointer(start: Self.spaces.utf8Start, count: count))
            pendingSpaces -= count
          }
          isAtStartOfLine = false
          output.append(
            contentsOf: UnsafeBufferPointer(rebasing: source[Int(element.start)..<Int(element.end)])
          )
          column += Int(element.columns)
          continue
        case .space:
          pendingSpaces += 1
          column += 1
          continue
        case .open, .close:
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
          let isOnOtherLine = scope.line != line
          if element.kind == .outdent { isBroken = isOnOtherLine || isBroken }
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
          var depth = isContinuation ? 1 : 0
          for scope in scopes {
            depth += (scope.indentsBlock ? 1 : 0) + (scope.indentsContinuation ? 1 : 0)
          }
          column = indentation + 2 * depth
          pendingSpaces = column
          line += 1
          hasPendingBreak = hasPendingBreak || !isAtStartOfLine
          isAtStartOfLine = true
        } else {
          if isAtStartOfLine {
            isContinuation = continuesIfBroken
          } else {
            pendingSpaces += Int(element.columns)
            column += Int(element.columns)
          }
        }
      }
    }
  }
}
