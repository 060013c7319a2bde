extension LineParser {
  mutating func statement() {
    skipSpaces()
    if take(word: "return") || take(word: "throw") {
      skipSpaces()
      if isAtEnd || next == UInt8(ascii: "}") { return }
      layout.add(.continuation, columns: 1)
      expression()
      return
    }
    expression()
    skipSpaces()
    if next == UInt8(ascii: "="), byte(after: 1) == 0x20 {
      layout.space()
      text(1)
      layout.add(.continuation, columns: 1)
      expression()
    }
  }

  mutating func expression() {
    skipSpaces()
    while isNext(word: "try") || isNext(word: "await") || isNext(word: "let")
      || isNext(word: "any")
    {
      word()
      if next == UInt8(ascii: "?") || next == UInt8(ascii: "!") { text(1) }
      layout.space()
      skipSpaces()
    }
    primary()
    while !hasFailed, suffix() {}
  }

  private mutating func primary() {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      guard let length = literalLength(at: position) else {
        hasFailed = true
        return
      }
      text(length)
    case UInt8(ascii: "["): arrayLiteral()
    case UInt8(ascii: "("):
      text(1)
      arguments()
    case UInt8(ascii: "{"): closure()
    case UInt8(ascii: "."):
      text(1)
      word()
    case UInt8(ascii: "\\"):
      text(1)
      if next != UInt8(ascii: ".") { word() }
    case UInt8(ascii: "-"):
      text(1)
      word()
    default: word()
    }
  }

  private mutating func suffix() -> Bool {
    switch next {
    case UInt8(ascii: "."):
      text(1)
      word()
    case UInt8(ascii: "<"):
      text(1)
      genericArguments()
    case UInt8(ascii: "("):
      text(1)
      arguments()
    case UInt8(ascii: "?"), UInt8(ascii: "!"): text(1)
    case 0x20:
      guard hasTrailingClosure else { return false }
      skipSpaces()
      layout.space()
      closure()
    default: return false
    }
    return true
  }

  private var hasTrailingClosure: Bool {
    !isCondition && next == 0x20 && byte(after: 1) == UInt8(ascii: "{")
  }

  /// `{ statement }`, or the `{` that ends a line.
  mutating func closure() {
    expect("{")
    skipSpaces()
    if isAtEnd { return }
    if next == UInt8(ascii: "}") {
      layout.add(.same)
      return text(1)
    }
    layout.add(.indent, columns: 1)
    layout.open()
    statement()
    layout.add(.outdent, columns: 1)
    layout.close()
    expect("}")
  }

  /// What follows the `(` of a call.
  private mutating func arguments() {
    skipSpaces()
    if next == UInt8(ascii: ")") { return text(1) }
    let isCompact = isSingleLiteral()
    layout.add(.indent)
    if isCompact {
      argument()
    } else {
      layout.open()
      repeat {
        layout.open()
        argument()
      } while nextItem()
    }
    let closing = layout.elements.count
    layout.add(.outdentInline, isUnparted: true)
    if !isCompact { layout.close() }
    expect(")")
    if hasTrailingClosure { layout.outdent(at: closing) }
  }

  /// `label: expression`
  private mutating func argument() {
    skipSpaces()
    let length = wordLength()
    if length > 0, byte(after: length) == UInt8(ascii: ":") {
      text(length + 1)
      skipSpaces()
      switch next {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): layout.space()
      default: layout.add(.continuation, columns: 1)
      }
    }
    expression()
  }

  /// Whether a call has one argument, an array or a closure.
  private func isSingleLiteral() -> Bool {
    var index = position + wordLength()
    if index > position {
      guard index < end, source[index] == UInt8(ascii: ":") else { return false }
      index += 1
      while index < end, source[index] == 0x20 { index += 1 }
    }
    guard index < end else { return false }
    guard source[index] == UInt8(ascii: "[") || source[index] == UInt8(ascii: "{") else {
      return false
    }
    guard let stop = bracketEnd(from: index) else { return false }
    return stop < end && source[stop] == UInt8(ascii: ")")
  }

  /// The index after the bracket that closes the one at `start`.
  private func bracketEnd(from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < end {
      switch source[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let length = literalLength(at: index) { index += length - 1 }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// An array or a dictionary.
  private mutating func arrayLiteral() {
    expect("[")
    skipSpaces()
    if next == UInt8(ascii: ":") { text(1) }
    if next == UInt8(ascii: "]") { return text(1) }
    layout.add(.indent)
    layout.open()
    var hasSeveral = false
    repeat {
      layout.open()
      expression()
      if take(":") {
        layout.add(.continuation, columns: 1)
        expression()
      }
      hasSeveral = hasSeveral || next == UInt8(ascii: ",")
      if hasSeveral, next == UInt8(ascii: "]") { layout.trailingComma() }
    } while nextItem()
    layout.add(.outdent)
    layout.close()
    expect("]")
  }
}
