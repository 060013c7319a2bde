/// A line of Swift with its possible breaks, which are measured while the line is built.
///
/// Groups and breaks are the formatter's concepts. A group is text that stays on one line if it
/// fits. A break is a space, or nothing. It becomes a line break if the text after it, up to the
/// next break of the same group, does not fit.
struct LineLayout {
  enum Kind: UInt8 {
    case text
    case space
    case open
    case close
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
    var start: Int32 = 0
    var end: Int32 = 0
    /// The width of the element on an unbroken line, in columns.
    var columns: Int32
    /// The width of a group, or of the text that must fit for a break to stay a space, in columns.
    var length: Int32 = 0
  }

  private(set) var elements: [Element] = []
  private var unmeasured: [Int] = []
  private var unparted: Int?
  private var total: Int32 = 0

  /// The width of the whole line, in columns.
  var columns: Int { Int(total) }

  mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
    unmeasured.removeAll(keepingCapacity: true)
    unparted = nil
    total = 0
  }

  mutating func text(from start: Int, to end: Int, columns: Int) {
    total += Int32(columns)
    elements.append(
      Element(kind: .text, start: Int32(start), end: Int32(end), columns: Int32(columns)))
  }

  mutating func space() {
    total += 1
    elements.append(Element(kind: .space, columns: 1))
  }

  mutating func trailingComma() {
    total += 1
    elements.append(Element(kind: .trailingComma, columns: 1))
  }

  mutating func open() {
    unmeasured.append(elements.count)
    elements.append(Element(kind: .open, columns: 0, length: -total))
  }

  mutating func close() {
    measureBreak()
    if let index = unmeasured.popLast() { elements[index].length += total }
    elements.append(Element(kind: .close, columns: 0))
  }

  /// Adds a break.
  ///
  /// - Parameter isUnparted: true if all text up to the next break must fit, even beyond the end of
  ///   the group.
  mutating func add(_ kind: Kind, columns: Int = 0, isUnparted: Bool = false) {
    measureBreak()
    measureUnparted()
    if isUnparted {
      unparted = elements.count
    } else {
      unmeasured.append(elements.count)
    }
    elements.append(Element(kind: kind, columns: Int32(columns), length: -total))
    total += Int32(columns)
  }

  /// Puts the end of the last scope on a line of its own if the scope was opened on another line.
  mutating func outdent(at index: Int) {
    elements[index].kind = .outdent
  }

  /// Adds a break that always becomes a line break.
  mutating func addForced(_ kind: Kind) {
    add(kind, columns: 1)
    elements[elements.count - 1].length += Int32(Int16.max)
  }

  mutating func finish() {
    measureUnparted()
    while let index = unmeasured.popLast() { elements[index].length += total }
  }

  private mutating func measureUnparted() {
    if let index = unparted { elements[index].length += total }
    unparted = nil
  }

  /// Measures the break before the current text, if there is one.
  private mutating func measureBreak() {
    guard let index = unmeasured.last, elements[index].kind != .open else { return }
    elements[index].length += total
    unmeasured.removeLast()
  }
}
