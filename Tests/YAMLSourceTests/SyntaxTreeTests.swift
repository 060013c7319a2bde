import Diagnostics
import Testing
import YAMLSource

/// A text as it is written: what nodes leave out.
struct SyntaxTreeTests {
  private func tree(_ text: String) throws -> SyntaxTree {
    try #require(SyntaxTree(SourceFile(path: "a.yaml", text: text)))
  }

  private func entries(_ text: String) throws -> [SyntaxNode.Entry] {
    guard case .mapping(let entries)? = try tree(text).root?.content else { return [] }
    return entries
  }

  @Test("finds comments wherever a token could begin")
  func commentsAreFoundWhereverATokenCouldBegin() throws {
    let text = """
      # 1
      a: b#c # 2
      'd # e': "f # g" # 3
      h: [i,# 4
        j#k] #5
      l: | # 6
        m # n
       # 7
      o: &p !!str r # 8\u{20}\u{20}
      """
    let comments = try tree(text).comments
    #expect(
      comments.map(\.text) == ["# 1", "# 2", "# 3", "# 4", "#5", "# 6", "# 7", "# 8"])
    for comment in comments { #expect(Array(text.utf8)[comment.offset] == UInt8(ascii: "#")) }
  }

  @Test("keeps anchors, aliases, tags and merge keys as they are written")
  func anchorsAliasesTagsAndMergeKeysAreKept() throws {
    let entries = try entries("a: &x !!map { b: c }\nd: *x\ne: { <<: *x }")
    #expect(entries[0].value.anchor == "x")
    #expect(entries[0].value.tag == "!!map")
    #expect(entries[0].value.isFlow)
    guard case .alias("x") = entries[1].value.content else {
      Issue.record("\(entries[1].value)")
      return
    }
    guard case .mapping(let merging) = entries[2].value.content,
      case .scalar(let key)? = merging.first?.key.content
    else {
      Issue.record("\(entries[2].value)")
      return
    }
    #expect(key.text == "<<")
  }

  @Test("gives nodes their byte ranges")
  func nodesKnowTheirBytes() throws {
    let text = "é: &a 'b'\nc:\n  - d\n  -   [e]\n"
    let entries = try entries(text)
    func source(_ range: Range<Int>) -> String {
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    #expect(source(entries[0].value.range) == "'b'")
    #expect(source(entries[0].value.start..<entries[0].value.range.upperBound) == "&a 'b'")
    #expect(source(entries[1].value.range) == "- d\n  -   [e]")
  }

  @Test("keeps directives and document markers")
  func directivesAndMarksAreKnown() throws {
    let tree = try tree("%YAML 1.1 # one\n--- # two\na: b\n... # three\n")
    #expect(tree.directives == ["%YAML 1.1"])
    #expect(tree.comments.map(\.text) == ["# one", "# two", "# three"])
    #expect(tree.documentStart == 19)
    #expect(tree.documentEnd == 31)
  }

  @Test(
    "is nil for texts with syntax errors",
    arguments: ["a: [", "a: b\na: c", "a: *b", "a: b\n---\nc: d"])
  func textsWithProblemsHaveNoTree(text: String) {
    #expect(SyntaxTree(SourceFile(path: "a.yaml", text: text)) == nil)
  }
}
