import Testing

@testable import OutputFolder

struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String?) -> String {
    UnifiedDiff.text(
      path: "A.swift", old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
  }

  @Test("shows changed lines with three lines around them")
  func showsContext() {
    let old = (1...9).map { "line \($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("line 5\n", with: "five\nand more\n")) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,8 @@
         line 2
         line 3
         line 4
        -line 5
        +five
        +and more
         line 6
         line 7
         line 8

        """)
  }

  @Test("shows many inserted lines without those around them")
  func insertsMany() {
    let old = (1...30).map { "line \($0)\n" }.joined()
    let new = (1...3_100).map { "new \($0)\n" }.joined()
    let diff = diff(old, old.replacing("line 20\n", with: "line 20\n" + new))
    #expect(diff.contains("@@ -18,6 +18,3106 @@\n line 18\n line 19\n line 20\n+new 1\n"))
    #expect(!diff.contains("\n-"))
  }

  @Test("shows changes that are far apart in hunks of their own, and near ones in one")
  func splitsHunks() {
    let old = (1...30).map { "line \($0)\n" }.joined()
    let far = diff(
      old, old.replacing("line 3\n", with: "").replacing("line 20\n", with: "twenty\n"))
    #expect(far.contains("@@ -1,6 +1,5 @@\n line 1\n line 2\n-line 3\n line 4\n"))
    #expect(far.contains("@@ -17,7 +16,7 @@\n"))
    let near = diff(
      old, old.replacing("line 13\n", with: "").replacing("line 20\n", with: "twenty\n"))
    #expect(near.contains("@@ -10,14 +10,13 @@\n"))
  }

  @Test("shows new and deleted files, and ends without a line break")
  func showsNewFiles() {
    #expect(
      diff(nil, "a\nb") == """
        --- /dev/null
        +++ b/A.swift
        @@ -0,0 +1,2 @@
        +a
        +b
        \\ No newline at end of file

        """)
    #expect(diff("a\n", nil) == "--- a/A.swift\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n")
    #expect(diff("a\n", "a\n") == "")
  }

  @Test("does not print what is not text")
  func namesBinaryFiles() {
    #expect(
      UnifiedDiff.text(path: "a.bin", old: [0, 1], new: [0xFF])
        == "Binary files a/a.bin and b/a.bin differ\n")
  }

  @Test("finds the common lines of texts that differ a lot, in order", arguments: 1...40)
  func findsCommonLines(seed: Int) {
    // Few different lines, so that most are repeated.
    func lines(_ count: Int, _ factor: Int) -> [ArraySlice<UInt8>] {
      (0..<count).map { [UInt8(($0 * $0 * factor + seed * $0) % 7)] }
    }
    let (old, new) = (lines(60, seed), lines(50, seed + 3))
    let matches = LineDifference(old, new).matches
    for match in matches { #expect(old[match.old] == new[match.new]) }
    for (match, next) in zip(matches, matches.dropFirst()) {
      #expect(match.old < next.old && match.new < next.new)
    }
    #expect(!matches.isEmpty)
  }

  @Test("compares long files without a common line quickly")
  func boundsItsTime() {
    let old = (0..<40_000).map { "a\($0 % 100)\n" }.joined()
    let new = (0..<40_000).map { "b\($0 % 100)\n" }.joined()
    #expect(diff(old, new).hasPrefix("--- a/A.swift\n+++ b/A.swift\n@@ -1,40000 +1,40000 @@\n"))
  }
}
