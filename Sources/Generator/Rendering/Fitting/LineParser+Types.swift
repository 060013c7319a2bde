extension LineParser {
  /// Parses a type: a name with generic arguments, an array, a dictionary, or an optional.
  mutating func type() {
    while take(wordOf: ["any", "some"]) { layout.space() }
    skipSpaces()
    if take("[") {
      nested { $0.typePair() }
      expect("]")
    } else {
      typeName()
    }
    while isNext("?") || isNext("!") { text(1) }
  }

  /// `Type`, or `Type: Type`
  private mutating func typePair() {
    type()
    guard take(":") else { return }
    layout.add(.continuation, columns: 1)
    type()
  }

  /// Parses `Module.Name<Argument>.Name`. The name up to its arguments is a group, so it is only
  /// broken at its dots if it is longer than a line.
  private mutating func typeName() {
    var isQualified = false
    while !hasFailed {
      if !isQualified, isNext(".", after: wordLength()) {
        layout.open()
        isQualified = true
      }
      word()
      let isGeneric = isNext("<")
      if isGeneric { text(1) }
      if isQualified, isGeneric || !isNext(".") {
        layout.close()
        isQualified = false
      }
      if isGeneric { genericArguments() }
      guard isNext(".") else { return }
      layout.add(.continuation, isUnparted: true)
      text(1)
    }
  }

  /// Parses the rest of generic arguments, after `<`.
  mutating func genericArguments() {
    list(endingWith: ">") { $0.typePair() }
  }
}
