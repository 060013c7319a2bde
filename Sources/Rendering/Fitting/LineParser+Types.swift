extension LineParser {
  /// A type: a name with its generic arguments, an array, a dictionary, an optional of one.
  mutating func type() {
    skipSpaces()
    while next == UInt8(ascii: "@") || isNext(word: "any") || isNext(word: "some") {
      if next == UInt8(ascii: "@") { text(1) }
      word()
      layout.space()
      skipSpaces()
    }
    if take("[") {
      type()
      if take(":") {
        layout.add(.continuation, columns: 1)
        type()
      }
      expect("]")
    } else {
      typeName()
    }
    while next == UInt8(ascii: "?") || next == UInt8(ascii: "!") { text(1) }
  }

  /// `Module.Name<Argument>.Name`, a group up to its arguments: a name is broken at its dots only
  /// where it is longer than a line.
  private mutating func typeName() {
    var isQualified = false
    while true {
      let isFollowed = source[(position + wordLength())..<end].first == UInt8(ascii: ".")
      if isFollowed, !isQualified {
        layout.open()
        isQualified = true
      }
      word()
      let isGeneric = next == UInt8(ascii: "<")
      if isGeneric { text(1) }
      let isDone = isGeneric || next != UInt8(ascii: ".")
      if isDone, isQualified {
        layout.close()
        isQualified = false
      }
      if isGeneric { genericArguments() }
      guard next == UInt8(ascii: "."), !hasFailed else { return }
      layout.add(.continuation, isUnparted: true)
      text(1)
    }
  }

  /// What follows `<`.
  mutating func genericArguments() {
    layout.add(.indent)
    layout.open()
    repeat {
      layout.open()
      type()
      if take(":") {
        layout.add(.continuation, columns: 1)
        type()
      }
    } while nextItem()
    layout.add(.outdent)
    layout.close()
    expect(">")
  }

  /// Ends an item of a list in a group, and goes on after its comma.
  mutating func nextItem() -> Bool {
    let hasNext = take(",")
    layout.close()
    guard hasNext, !hasFailed else { return false }
    skipSpaces()
    layout.add(.same, columns: 1)
    return true
  }
}
