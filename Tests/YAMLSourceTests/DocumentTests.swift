import Testing

@Suite("Documents, directives and tags")
struct DocumentTests {
  @Test("reports a second document")
  func secondDocument() {
    expectDiagnostic(
      in: "a: b\n1️⃣---2️⃣\nc: d\n",
      .secondDocument,
      """
      a second document begins here, but a file contains only one: remove the line `---`, or give what follows it a file of its own
      """
    )
  }

  @Test("reports a second document after the end of the first")
  func secondDocumentAfterTheEndOfTheFirst() {
    expectDiagnostic(
      in: "a: b\n...\n# comment\n1️⃣c2️⃣: d\n",
      .secondDocument,
      """
      a second document begins here, but a file contains only one: remove the line `---`, or give what follows it a file of its own
      """
    )
  }

  @Test("reports text after the value of the file")
  func textAfterTheValueOfTheFile() {
    expectDiagnostic(
      in: "[a, b]\n1️⃣c: d2️⃣\n",
      .syntax,
      """
      the value at the beginning of the file is complete, and nothing can follow it: remove this, \
      or write both as a list or a mapping
      """
    )
  }

  @Test("reports an unknown directive")
  func unknownDirective() {
    expectDiagnostic(
      in: "1️⃣%FOO bar2️⃣\n---\na: b\n",
      .syntax,
      """
      `%FOO bar` is not a directive that is allowed here, and a line that begins with `%` is \
      nothing else: remove it (`%YAML 1.1` is the one that is of use, once)
      """
    )
  }

  @Test("reports an unknown version of YAML")
  func unknownVersionOfYAML() {
    expectDiagnostic(
      in: "1️⃣%YAML 3.02️⃣\n---\na: b\n",
      .syntax,
      """
      `%YAML 3.0` is not a directive that is allowed here, and a line that begins with `%` is \
      nothing else: remove it (`%YAML 1.1` is the one that is of use, once)
      """
    )
  }

  @Test("reports a directive without a document")
  func directiveWithoutADocument() {
    expectDiagnostic(
      in: "%YAML 1.1\n1️⃣a2️⃣: b\n",
      .syntax, "a line `---` is missing between the directives (`%`) and the document"
    )
  }

  @Test("reports a tag beyond the core ones")
  func tagBeyondTheCoreOnes() {
    expectDiagnostic(
      in: "a: &x 1️⃣!!binary2️⃣ aGk=\n",
      .unsupportedTag,
      """
      the tag `!!binary` is not one of YAML's core tags: remove it, or put the text in quotes \
      if it begins with `!`
      """
    )
  }

  @Test("reports a tag of the user's own")
  func tagOfOnesOwn() {
    expectDiagnostic(
      in: "a: 1️⃣!important2️⃣ text\n",
      .unsupportedTag,
      """
      the tag `!important` is not one of YAML's core tags: remove it, or put the text in \
      quotes if it begins with `!`
      """
    )
  }

  @Test("reports a tag with an undeclared handle")
  func tagWithAnUndeclaredHandle() {
    expectDiagnostic(
      in: "a: 1️⃣!b!c2️⃣ d\n",
      .unsupportedTag,
      """
      the tag `!b!c` is not one of YAML's core tags: remove it, or put the text in quotes if \
      it begins with `!`
      """
    )
  }

  @Test("reports a tag that does not fit")
  func tagThatDoesNotFit() {
    expectDiagnostic(
      in: "a: 1️⃣!!map2️⃣ b\n",
      .unsupportedTag, "the tag `!!map` does not match text: remove it"
    )
  }
}
