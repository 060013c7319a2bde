extension LineParser {
  private static let modifiers: [StaticString] = [
    "public", "static", "private", "internal", "package", "fileprivate", "open", "final",
    "indirect", "mutating", "nonisolated", "override",
  ]

  /// Parses a line: a declaration, a statement, or an element of a broken list.
  mutating func line() {
    while isNext("@") {
      attribute()
      skipSpaces()
      if isAtEnd { return }
      layout.add(.same, columns: 1)
    }
    while take(wordOf: Self.modifiers) {
      if take("(") {
        word()
        expect(")")
      }
      layout.add(.continuation, columns: 1)
    }
    if take(wordOf: ["var", "let"]) {
      property()
    } else if take(wordOf: ["struct", "enum", "extension", "class", "actor", "protocol"]) {
      typeHeader()
    } else if take(wordOf: ["func"]) {
      layout.add(.continuation, columns: 1)
      word()
      function()
    } else if isNext("i"), isInitializer {
      text(4)
      if isNext("?") { text(1) }
      function()
    } else if take(wordOf: ["case"]) {
      caseLine()
    } else if take(wordOf: ["typealias"]) {
      typealiasDeclaration()
    } else if take(wordOf: ["get", "set"]) {
      body()
    } else if take(wordOf: ["guard"]) {
      guardStatement()
    } else if take(wordOf: ["switch"]) {
      layout.space()
      condition { $0.expression() }
      body()
    } else if isNext("d"), isNext(":", after: 7), take(wordOf: ["default"]) {
      text(1)
      caseBody()
    } else {
      label()
      statement()
      _ = take(",")
    }
  }

  /// `@available(*, deprecated, message: "…")`, `@Wrapper<Argument>(argument)`
  private mutating func attribute() {
    text(1)
    let isAvailability = isWord("available", length: wordLength())
    type()
    guard isNext("(") else { return }
    text(1)
    guard isAvailability else { return arguments() }
    list(endingWith: ")") {
      $0.label()
      if !$0.take("*") { $0.expression() }
    }
  }

  private mutating func typeHeader() {
    layout.add(.continuation, columns: 1)
    type()
    if take(":") {
      layout.add(.indent, columns: 1)
      type()
      while take(",") {
        layout.add(.same, columns: 1)
        type()
      }
      layout.add(.outdent)
    }
    body()
  }

  /// `name: Type = value {`
  private mutating func property() {
    layout.space()
    skipSpaces()
    word()
    var scopes = 0
    if take(":") {
      layout.add(.indentIfBroken, columns: 1)
      layout.open()
      type()
      layout.close()
      scopes += 1
    }
    if value(.indentIfBroken) { scopes += 1 }
    for _ in 0..<scopes { layout.add(.outdent) }
    body()
  }

  private var isInitializer: Bool {
    isWord("init", length: wordLength()) && (isNext("(", after: 4) || isNext("?", after: 4))
  }

  /// Parses the rest of a function, after its name.
  private mutating func function() {
    expect("(")
    if !take(")") { list(endingWith: ")") { $0.parameter() } }
    skipSpaces()
    while isNext("t") || isNext("a") {
      layout.add(.continuation, columns: 1)
      word()
      skipSpaces()
    }
    if isNext("-") {
      layout.add(.continuation, columns: 1)
      text(2)
      layout.space()
      skipSpaces()
      let isMember = isMemberType
      if isMember { layout.open() }
      type()
      if isMember { layout.close() }
    }
    body()
  }

  /// True if the result type is a non-optional `Module.Name`, which is a group of its own.
  private var isMemberType: Bool {
    guard isNext(".", after: wordLength()) else { return false }
    let type = source[position..<end].prefix { $0 != UInt8(ascii: "{") }
    return type.last { $0 != 0x20 } != UInt8(ascii: "?")
  }

  /// `label name: Type = value`
  private mutating func parameter() {
    word()
    if isNext(" ") {
      layout.add(.continuation, columns: 1)
      skipSpaces()
      word()
    }
    expect(":")
    layout.add(.continuation, columns: 1)
    type()
    _ = value()
  }

  /// Parses the rest of a `case` of an enum or a `switch`.
  private mutating func caseLine() {
    skipSpaces()
    let length = wordLength()
    if length == 0 || isWord("let", length: length) {
      layout.space()
      expression()
      while take(",") {
        layout.add(.continuation, columns: 1)
        expression()
      }
      expect(":")
      caseBody()
    } else {
      repeat {
        layout.add(.continuation, columns: 1)
        enumCase()
      } while take(",")
    }
  }

  /// Parses a name with its associated values or its raw value, if there are any.
  private mutating func enumCase() {
    word()
    if take("(") {
      list(endingWith: ")", .outdentInline) {
        $0.label()
        $0.type()
      }
    }
    _ = value()
  }

  /// Parses the statement after `case …:`, which gets its own line if the line is too long.
  private mutating func caseBody() {
    skipSpaces()
    if isAtEnd { return }
    layout.addForced(.indent)
    statement()
    layout.add(.outdent)
  }

  private mutating func typealiasDeclaration() {
    layout.add(.continuation, columns: 1)
    word()
    if take("<") { genericArguments() }
    layout.space()
    expect("=")
    layout.add(.continuation, columns: 1)
    type()
  }

  /// `case pattern = value else { statement }`
  private mutating func guardStatement() {
    layout.add(.indent, columns: 1)
    condition {
      if $0.take(wordOf: ["case"]) { $0.layout.add(.continuation, columns: 1) }
      $0.statement()
    }
    layout.add(.outdent)
    layout.add(.reset, columns: 1)
    if !take(wordOf: ["else"]) { hasFailed = true }
    layout.space()
    skipSpaces()
    closure()
  }

  private mutating func condition(_ content: (inout LineParser) -> Void) {
    isCondition = true
    content(&self)
    isCondition = false
  }

  /// Parses the `{` at the end of a line, `{ get }`, or `{ statement }`, if there is one.
  private mutating func body() {
    skipSpaces()
    guard isNext("{") else { return }
    layout.add(.reset, columns: 1)
    closure()
  }
}
