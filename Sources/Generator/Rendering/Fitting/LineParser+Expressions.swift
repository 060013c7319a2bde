extension LineParser {
  mutating func statement() {
    if take(wordOf: ["return", "throw"]) {
      skipSpaces()
      if isAtEnd || isNext("}") { return }
      layout.add(.continuation, columns: 1)
    }
    expression()
    _ = value()
  }

  mutating func expression() {
    while take(wordOf: ["try", "await", "let", "any"]) {
      if isNext("?") || isNext("!") { text(1) }
      layout.space()
    }
    skipSpaces()
    if isNext("\"") || isNext("#") {
      guard let length = literalLength(at: position) else {
        hasFailed = true
        return
      }
      text(length)
    } else if isNext("[") {
      text(1)
      arrayElements()
    } else if isNext("(") {
      text(1)
      arguments()
    } else if isNext("{") {
      closure()
    } else {
      if isNext(".") || isNext("-") || isNext("\\") { text(1) }
      if isNext(".") { text(1) }
      word()
    }
    while !hasFailed, suffix() {}
  }

  /// Parses the continuation of a value: a member, arguments or a closure.
  private mutating func suffix() -> Bool {
    if isNext(".") {
      text(1)
      word()
    } else if isNext("<") {
      text(1)
      genericArguments()
    } else if isNext("(") {
      text(1)
      arguments()
    } else if isNext("?") || isNext("!") {
      text(1)
    } else if hasTrailingClosure {
      layout.space()
      closure()
    } else {
      return false
    }
    return true
  }

  private var hasTrailingClosure: Bool { !isCondition && isNext(" ") && isNext("{", after: 1) }

  /// Parses `{ statement }`, or the `{` at the end of a line.
  mutating func closure() {
    expect("{")
    skipSpaces()
    if isAtEnd { return }
    if isNext("}") {
      layout.add(.same)
      return text(1)
    }
    layout.add(.indent, columns: 1)
    layout.open()
    nested { $0.statement() }
    layout.add(.outdent, columns: 1)
    layout.close()
    expect("}")
  }

  /// Parses the rest of a call, after its `(`.
  mutating func arguments() {
    skipSpaces()
    if isNext(")") { return text(1) }
    let closing: Int
    if isSingleLiteral {
      // The brackets of a single array or closure stay beside those of the call; only its contents
      // are broken.
      layout.add(.indent)
      label()
      nested { $0.expression() }
      closing = layout.elements.count
      layout.add(.outdentInline, isUnparted: true)
      expect(")")
    } else {
      closing = list(endingWith: ")", .outdentInline) {
        $0.label()
        $0.expression()
      }
    }
    if hasTrailingClosure { layout.outdent(at: closing) }
  }

  /// True if a call has a single argument that is an array or a closure.
  private var isSingleLiteral: Bool {
    var index = position + wordLength()
    if index > position {
      guard index < end, source[index] == UInt8(ascii: ":") else { return false }
      index += 1
      while index < end, source[index] == 0x20 { index += 1 }
    }
    guard isNext("[", after: index - position) || isNext("{", after: index - position) else {
      return false
    }
    var depth = 0
    while index < end {
      switch source[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return isNext(")", after: index + 1 - position) }
      case UInt8(ascii: "\""), UInt8(ascii: "#"): index += (literalLength(at: index) ?? 1) - 1
      default: break
      }
      index += 1
    }
    return false
  }

  /// Parses the rest of an array or a dictionary, after its `[`.
  private mutating func arrayElements() {
    if take(":") { return expect("]") }
    if take("]") { return }
    var hasSeveral = false
    list(endingWith: "]") { parser in
      parser.expression()
      if parser.take(":") {
        parser.layout.add(.continuation, columns: 1)
        parser.expression()
      }
      hasSeveral = hasSeveral || parser.isNext(",")
      if hasSeveral, parser.isNext("]") { parser.layout.trailingComma() }
    }
  }
}
