import TestSupport
import Testing

@Suite("Aliases and merge keys")
struct AliasTests {
  @Test("an aliased node has the place of its anchor and that of the alias")
  func aliases() {
    let text = MarkedText("a: &x 1️⃣[b]2️⃣\nc: 3️⃣*x4️⃣\n")
    let aliased = text.result.root?["c"]
    #expect(aliased?.outline == "[b]")
    #expect(aliased?.range == text.range("1️⃣", "2️⃣"))
    #expect(aliased?.aliasRange == text.range("3️⃣", "4️⃣"))
    #expect(aliased?.writtenRange == text.range("3️⃣", "4️⃣"))
    #expect(text.result.root?["a"]?.aliasRange == nil)
  }

  @Test("a collection that ends with an alias ends where the alias ends")
  func endWithAlias() {
    let text = MarkedText("- &x a\n- 1️⃣b: *x2️⃣\n- c\n")
    #expect(text.result.root?[1]?.range == text.range("1️⃣", "2️⃣"))
  }

  @Test("an alias can be a key")
  func aliasAsKey() {
    let text = MarkedText("- &x a\n- 1️⃣*x2️⃣ : b\n")
    let entry = text.result.root?[1]?.mapping?.entries.first
    #expect(entry?.key == "a")
    #expect(entry?.keyRange == text.range("1️⃣", "2️⃣"))
  }

  @Test("an anchor can be defined again, also inside its own value")
  func anchorGivenAnew() {
    #expect(read("[&x a, *x, &x b, *x]")?.outline == "[a, a, b, b]")
    #expect(read("[&x [&x a, *x], *x]")?.outline == "[[a, a], a]")
  }

  @Test("merged entries take the place of the merge key; a mapping's own keys take precedence")
  func merge() {
    let root = read(
      """
      base: &base { a: 1, b: 2, c: 3 }
      derived:
        x: own
        <<: *base
        b: own
      """)
    #expect(root?["derived"]?.outline == "{x: own, a: 1, c: 3, b: own}")
  }

  @Test("of several merged mappings the earlier wins")
  func mergeList() {
    let root = read(
      "[&a {k: 1, l: 1}, &b {l: 2, m: 2}, {<<: [*a, {m: 3, n: 3}, *b]}, {<<: {o: 4}}]")
    #expect(root?[2]?.outline == "{k: 1, l: 1, m: 3, n: 3}")
    #expect(root?[3]?.outline == "{o: 4}")
  }

  @Test("a list of mappings can be merged through an alias, and an empty list merges nothing")
  func mergeAliasedList() {
    #expect(read("[&l [{a: 1}, {b: 2}], {<<: *l}]")?[1]?.outline == "{a: 1, b: 2}")
    #expect(read("{a: 1, <<: []}")?.outline == "{a: 1}")
  }

  @Test("a merged value knows where it is written and where it was merged")
  func mergedRanges() {
    let text = MarkedText("a: &x {1️⃣k2️⃣: 3️⃣v4️⃣}\nb:\n  <<: 5️⃣*x6️⃣\n")
    let entry = text.result.root?["b"]?.mapping?.entry(for: "k")
    #expect(entry?.keyRange == text.range("1️⃣", "2️⃣"))
    #expect(entry?.value.range == text.range("3️⃣", "4️⃣"))
    #expect(entry?.value.aliasRange == text.range("5️⃣", "6️⃣"))
  }

  @Test("merges reach through merges")
  func mergeOfMerge() {
    let root = read("[&a {k: 1}, &b {<<: *a, l: 2}, {<<: *b, m: 3}]")
    #expect(root?[2]?.outline == "{k: 1, l: 2, m: 3}")
  }

  @Test("in quotes `<<` is a key like any other")
  func quotedMergeKey() {
    #expect(read("{'<<': a}")?.outline == "{<<: a}")
  }
}
