/// A line of Swift with its possible breaks, which are measured while the line is built.
///
/// Groups and breaks are the formatter's concepts. A break is a space, or nothing. It becomes a
/// line break if the text after it, up to the next break of the same group, does not fit.
struct LineLayout {
  enum Kind {
    case text
    case space
    /// Opens an indented scope, in which broken lines are indented by one more step.
    case indent
    /// Opens an indented scope that only takes effect if this break becomes a line break.
    case indentIfBroken
    /// Closes an indented scope, with a line break if the scope was opened on another line.
    case outdent
    /// Closes an indented scope without a line break.
    case outdentInline
    /// Indents the rest of the statement.
    case continuation
    /// Keeps the indentation.
    case same
    /// Ends all continuations, with a line break if the line continues another.
    case reset
    /// The trailing comma of a broken list with several elements.
    case trailingComma
  }

  struct Element {
    var kind: Kind
    /// The source text of a `text`.
    var source = 0..<0
    /// The width of the element on an unbroken line, in columns.
    var columns: Int
    /// The width of the text that must fit for a break to stay a space, in columns.
    var length = 0
  }

  private(set) var elements: [Element] = []
  /// The width of the whole line, in columns.
  private(set) var columns = 0
  /// The unmeasured break of each open group.
  private var unmeasured: [Int?] = [nil]
  private var unparted: Int?

  mutating func text(_ source: Range<Int>, columns: Int) {
    append(Element(kind: .text, source: source, columns: columns))
  }

  mutating func openGroup() { unmeasured.append(nil) }

  mutating func closeGroup() { measure(unmeasured.popLast() ?? nil) }

  /// Adds a break, a space or a trailing comma.
  ///
  /// - Parameters:
  ///   - isUnparted: true if all text up to the next break must fit, even beyond the end of the
  ///     group.
  ///   - isForced: true if the break always becomes a line break.
  mutating func add(
    _ kind: Kind, columns: Int = 0, isUnparted: Bool = false, isForced: Bool = false
  ) {
    if kind == .space || kind == .trailingComma {
      return append(Element(kind: kind, columns: columns))
    }
    closeGroup()
    measure(unparted)
    unparted = isUnparted ? elements.count : nil
    unmeasured.append(isUnparted ? nil : elements.count)
    let length = (isForced ? Int(Int16.max) : 0) - self.columns
    append(Element(kind: kind, columns: columns, length: length))
  }

  /// Measures what is not measured yet.
  mutating func finish() {
    measure(unparted)
    while !unmeasured.isEmpty { closeGroup() }
  }

  private mutating func append(_ element: Element) {
    columns += element.columns
    elements.append(element)
  }

  private mutating func measure(_ index: Int?) {
    if let index { elements[index].length += columns }
  }
}

// MARK: - Printing

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
            indentsContinuation: isContinuation || (!isBlock && isBroken),
            wasContinuation: isContinuation))
        isContinuation = false
      case .outdent, .outdentInline:
        guard let scope = scopes.popLast() else { continue }
        if element.kind == .outdent, scope.line != line { isBroken = true }
        if isBroken { line = scope.line - 1 }
        isContinuation = scope.wasContinuation
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
      } else if !isAtStartOfLine {
        pendingSpaces += element.columns
        column += element.columns
      }
    }
  }
}
