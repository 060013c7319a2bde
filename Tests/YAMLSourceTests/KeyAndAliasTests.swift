import Testing

@Suite("Keys, aliases and merges")
struct KeyAndAliasTests {
  @Test("reports a key that appears twice")
  func keyThatAppearsTwice() {
    expectDiagnostic(
      in: "3️⃣a4️⃣: 1\nb: 2\n1️⃣'a'2️⃣: 3\n",
      .duplicateKey, "duplicate key `a`: remove one or rename it",
      related: "the first one is here"
    )
  }

  @Test("reports two merge keys")
  func twoMergeKeys() {
    expectDiagnostic(
      in: "b: { 3️⃣<<4️⃣: {a: 1}, 1️⃣<<2️⃣: {b: 2} }",
      .duplicateKey,
      "a mapping merges once: write all that it merges in one list, `<<: [*first, *second]`",
      related: "the first one is here"
    )
  }

  @Test("reports a key that is a list")
  func keyThatIsAList() {
    expectDiagnostic(
      in: "? 1️⃣[a, b]2️⃣\n: c\n",
      .complexKey,
      """
      a key must be text, not a list or a mapping: if braces or brackets belong to it, put it in \
      quotes
      """
    )
  }

  @Test("reports a template’s braces as a key")
  func templatesBracesAsAKey() {
    expectDiagnostic(
      in: "1️⃣{{ a }}2️⃣: b\n",
      .complexKey,
      """
      a key must be text, not a list or a mapping: if braces or brackets belong to it, put it in \
      quotes
      """
    )
  }

  @Test("reports an alias without an anchor")
  func aliasWithoutAnAnchor() {
    expectDiagnostic(
      in: "a: 1️⃣*b2️⃣\n",
      .undefinedAlias,
      """
      no earlier value has the anchor `&b`: check the name, or put the text in \
      quotes if it begins with `*`
      """
    )
  }

  @Test("reports an alias before its anchor")
  func aliasBeforeItsAnchor() {
    expectDiagnostic(
      in: "a: 1️⃣*b2️⃣\nc: 3️⃣&b4️⃣ d\n",
      .undefinedAlias,
      """
      no earlier value has the anchor `&b`: write the value here, after `&b`, and `*b` \
      in the other place
      """,
      related: "the anchor comes after the alias"
    )
  }

  @Test("reports an alias inside its own value")
  func aliasInsideItsOwnValue() {
    expectDiagnostic(
      in: "a: 3️⃣&b4️⃣ [c, 1️⃣*b2️⃣]\n",
      .aliasCycle,
      """
      the alias `*b` is inside the value that it repeats: move the \
      anchor or write the value out
      """,
      related: "the anchor is here"
    )
  }

  @Test("reports a merge of itself")
  func mergeOfItself() {
    expectDiagnostic(
      in: "a: 3️⃣&b4️⃣\n  <<: 1️⃣*b2️⃣\n",
      .aliasCycle,
      """
      the alias `*b` is inside the value that it repeats: move the \
      anchor or write the value out
      """,
      related: "the anchor is here"
    )
  }

  @Test("reports two anchors before one value")
  func twoAnchorsBeforeOneValue() {
    expectDiagnostic(
      in: "a: &b 1️⃣&2️⃣c d\n",
      .syntax,
      """
      a value has one anchor (`&`) and one tag (`!`) at most, an alias (`*`) none: remove what \
      is too much, or put a text in quotes
      """
    )
  }
}
