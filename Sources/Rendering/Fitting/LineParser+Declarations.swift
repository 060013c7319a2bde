extension LineParser {
  /// A line: a declaration, a statement, or an element of a list that has lines of its own.
  mutating func line() {
    while next == UInt8(ascii: "@") {
      attribute()
      skipSpaces()
      if isAtEnd { return }
      layout.add(.same, columns: 1)
    }
    modifiers()
    let length = wordLength()
    if isWord("struct", length: length) || isWord("enum", length: length)
      || isWord("class", length: length) || isWord("extension", length: length)
      || isWord("protocol", length: length) || isWord("actor", length: length)
    {
      typeHeader()
    } else if isWord("var", length: length) || isWord("let", length: length) {
      property()
    } else if isWord("init", length: length), byte(after: length) != UInt8(ascii: ".") {
      text(length)
      if next == UInt8(ascii: "?") { text(1) }
      function()
    } else if isWord("func", length: length) {
      text(length)
      layout.space()
      word()
      function()
    } else if isWord("case", length: length) {
      caseLine()
    } else if isWord("default", length: length) {
      text(length)
      expect(":")
      caseBody()
    } else if isWord("typealias", length: length) {
      typealiasDeclaration()
    } else if isWord("guard", length: length) {
      guardStatement()
    } else if isWord("get", length: length) || isWord("set", length: length) {
      text(length)
      body()
    } else if isWord("switch", length: length) {
      word()
      layout.space()
      isCondition = true
      expression()
      isCondition = false
      body()
    } else if isWord("import", length: length) {
      hasFailed = true
    } else {
      element()
    }
  }

  /// A statement, or an element of a list with its comma.
  private mutating func element() {
    let length = wordLength()
    if length > 0, byte(after: length) == UInt8(ascii: ":") {
      text(length + 1)
      skipSpaces()
      switch next {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): layout.space()
      default: layout.add(.continuation, columns: 1)
      }
    }
    statement()
    _ = take(",")
  }

  /// `@available(*, deprecated, message: "…")`
  private mutating func attribute() {
    text(1)
    word()
    guard next == UInt8(ascii: "(") else { return }
    text(1)
    layout.add(.indent)
    layout.open()
    repeat {
      layout.open()
      if next == UInt8(ascii: "*") {
        text(1)
      } else {
        let length = wordLength()
        if length > 0, byte(after: length) == UInt8(ascii: ":") {
          text(length + 1)
          layout.add(.continuation, columns: 1)
        }
        expression()
      }
    } while nextItem()
    layout.add(.outdent)
    layout.close()
    expect(")")
  }

  private mutating func modifiers() {
    while true {
      skipSpaces()
      let length = wordLength()
      guard
        isWord("public", length: length) || isWord("private", length: length)
          || isWord("static", length: length) || isWord("internal", length: length)
          || isWord("package", length: length) || isWord("fileprivate", length: length)
          || isWord("indirect", length: length) || isWord("final", length: length)
          || isWord("mutating", length: length) || isWord("override", length: length)
          || isWord("open", length: length) || isWord("nonisolated", length: length)
      else { return }
      text(length)
      if next == UInt8(ascii: "(") {
        text(1)
        word()
        expect(")")
      }
      layout.space()
    }
  }

  private mutating func typeHeader() {
    word()
    layout.space()
    type()
    if take(":") {
      layout.open()
      layout.add(.indent, columns: 1)
      type()
      while take(",") {
        layout.add(.same, columns: 1)
        type()
      }
      layout.add(.outdent)
      layout.close()
    }
    body()
  }

  /// `var name: Type = value {`
  private mutating func property() {
    word()
    layout.space()
    word()
    var scopes = 0
    if take(":") {
      layout.add(.indentIfBroken, columns: 1)
      layout.open()
      type()
      layout.close()
      scopes += 1
    }
    skipSpaces()
    if next == UInt8(ascii: "=") {
      layout.space()
      text(1)
      layout.add(.indentIfBroken, columns: 1)
      expression()
      scopes += 1
    }
    for _ in 0..<scopes { layout.add(.outdent) }
    body()
  }

  /// What follows the name of a function.
  private mutating func function() {
    expect("(")
    skipSpaces()
    if next == UInt8(ascii: ")") {
      text(1)
    } else {
      layout.add(.indent)
      layout.open()
      repeat {
        layout.open()
        parameter()
      } while nextItem()
      layout.add(.outdent)
      layout.close()
      expect(")")
    }
    skipSpaces()
    while isNext(word: "throws") || isNext(word: "async") || isNext(word: "rethrows") {
      layout.add(.continuation, columns: 1)
      word()
      skipSpaces()
    }
    if next == UInt8(ascii: "-") {
      layout.add(.continuation, columns: 1)
      text(2)
      layout.space()
      skipSpaces()
      let isMember = isMemberType()
      if isMember { layout.open() }
      type()
      if isMember { layout.close() }
    }
    body()
  }

  /// Whether a result is of a type `Module.Name`, not optional, which is a group of its own.
  private func isMemberType() -> Bool {
    guard byte(after: wordLength()) == UInt8(ascii: ".") else { return false }
    let type = source[position..<end].prefix { $0 != UInt8(ascii: "{") }
    return type.last { $0 != 0x20 } != UInt8(ascii: "?")
  }

  /// `label name: Type = value`
  private mutating func parameter() {
    word()
    if next == 0x20 {
      layout.add(.continuation, columns: 1)
      word()
    }
    expect(":")
    layout.add(.continuation, columns: 1)
    type()
    skipSpaces()
    if next == UInt8(ascii: "=") {
      layout.space()
      text(1)
      layout.add(.continuation, columns: 1)
      expression()
    }
  }

  /// A case of an enum or of a `switch`.
  private mutating func caseLine() {
    word()
    layout.space()
    skipSpaces()
    let length = wordLength()
    if length == 0 || isWord("let", length: length) || next == UInt8(ascii: "\"") {
      expression()
      while take(",") {
        layout.add(.continuation, columns: 1)
        expression()
      }
      expect(":")
      caseBody()
      return
    }
    text(length)
    if next == UInt8(ascii: "(") {
      text(1)
      layout.add(.indent)
      layout.open()
      repeat {
        layout.open()
        let length = wordLength()
        if length > 0, byte(after: length) == UInt8(ascii: ":") {
          text(length + 1)
          layout.add(.continuation, columns: 1)
        }
        type()
      } while nextItem()
      layout.add(.outdentInline, isUnparted: true)
      layout.close()
      expect(")")
    }
    skipSpaces()
    if next == UInt8(ascii: "=") {
      layout.space()
      text(1)
      layout.add(.continuation, columns: 1)
      expression()
    }
  }

  /// The statement after `case …:`.
  private mutating func caseBody() {
    skipSpaces()
    if isAtEnd { return }
    // A line that is too long has its statement on a line of its own.
    layout.addForced(.indent)
    layout.open()
    statement()
    layout.close()
    layout.add(.outdent)
  }

  private mutating func typealiasDeclaration() {
    word()
    layout.space()
    skipSpaces()
    word()
    if next == UInt8(ascii: "<") {
      text(1)
      genericArguments()
    }
    skipSpaces()
    layout.space()
    expect("=")
    layout.add(.continuation, columns: 1)
    type()
  }

  /// `guard case pattern = value else { statement }`
  private mutating func guardStatement() {
    word()
    layout.add(.indent, columns: 1)
    layout.open()
    isCondition = true
    if take(word: "case") { layout.add(.continuation, columns: 1) }
    if take(word: "let") { layout.space() }
    statement()
    isCondition = false
    layout.add(.outdent)
    layout.close()
    layout.add(.reset, columns: 1)
    if !take(word: "else") { hasFailed = true }
    layout.space()
    skipSpaces()
    closure()
  }

  /// The `{` that ends a line, or `{ get }`, or `{ statement }`, if there is one.
  private mutating func body() {
    skipSpaces()
    guard next == UInt8(ascii: "{") else { return }
    layout.add(.reset, columns: 1)
    closure()
  }
}
