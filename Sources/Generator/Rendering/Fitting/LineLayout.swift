/// A line of Swift with the places where it may be broken, measured while it is built.
///
/// Groups and breaks are those of the toolchain's formatter. A group is a piece of text that is
/// kept on one line if it fits. A break is a space, or nothing, that becomes a line break where
/// what follows it, up to the next break of the same group, does not fit.
struct LineLayout {
  enum Kind: UInt8 {
    case text
    case space
    case open
    case close
    /// Opens an indented scope: what is broken in it is indented by one more step.
    case indent
    /// Opens an indented scope that counts only if this break itself becomes a line break.
    case indentIfBroken
    /// Closes an indented scope, on a line of its own if the scope was opened on another line.
    case outdent
    /// Closes an indented scope, on the same line.
    case outdentInline
    /// Indents the rest of the statement.
    case continuation
    /// Keeps the indentation.
    case same
    /// Leaves all continuations, on a line of its own if the line continues another.
    case reset
    /// The comma that a list of several elements has after its last one if it is broken.
    case trailingComma
  }

  struct Element {
    var kind: Kind
    /// The source text of a `text`.
    var start: Int32 = 0
    var end: Int32 = 0
    /// The columns that the element takes on an unbroken line.
    var columns: Int32
    /// The columns of what must fit for a break to stay a space, or of all of a group.
    var length: Int32 = 0
  }

  private(set) var elements: [Element] = []
  private var unmeasured: [Int] = []
  private var unparted: Int?
  private var total: Int32 = 0

  /// The columns that all takes on one line.
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
  /// - Parameter isUnparted: whether all that follows without a break must fit, even after the end
  ///   of the group.
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

  /// Puts what closes the last scope on a line of its own if the scope was opened on another line.
  mutating func outdent(at index: Int) {
    elements[index].kind = .outdent
  }

  /// Adds a break that always becomes one.
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

  /// Ends the break, if it is one, that the current text follows.
  private mutating func measureBreak() {
    guard let index = unmeasured.last, elements[index].kind != .open else { return }
    elements[index].length += total
    unmeasured.removeLast()
  }
}
