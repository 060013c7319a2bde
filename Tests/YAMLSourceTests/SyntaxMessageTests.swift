import Testing
import YAMLSource

/// What is said of texts of which the reader of schemas says more: for these, other YAML has the words of this module.
///
/// All other messages are in `CommandTests/WrongSchemas`.
@Suite("Messages that schemas have in other words")
struct SyntaxMessageTests {
  @Test(
    "a mistake is reported with its place and what to do",
    arguments: [
      (
        "a: 1️⃣'b2️⃣\nc: d\n", YAMLDiagnostic.unclosedQuote,
        "this quote is never closed: write `'` where its text ends", nil
      ),
      (
        "a: 3️⃣\"4️⃣b\nc: 1️⃣\"2️⃣d\"\n", .unclosedQuote,
        "this quote ends a text that began on line 1, whose own closing quote seems to be missing:"
          + " write it there", "the quote is opened here"
      ),
      (
        "a: 3️⃣[4️⃣b, c1️⃣2️⃣\n\n", .unclosedBracket,
        "`[` is not closed: write `]`, or `,` if another element follows", "`[` is opened here"
      ),
      (
        "a: 3️⃣{4️⃣ b: see #3 }\n1️⃣c2️⃣: d\n", .unclosedBracket,
        "`{` is not closed: write `}`, or `,` if another element follows (`#` began a comment above:"
          + " if it belongs to a text, put that in quotes)", "`{` is opened here"
      ),
      (
        "a: 1️⃣[String]?2️⃣\nb: c\n", .unquotedNullable,
        "nothing can follow a closing bracket or brace but a comma or the end of the line:"
          + " put it in quotes, `'[String]?'`", nil
      ),
      (
        "a: 1️⃣? b2️⃣", .unquotedText,
        "`? ` begins a key of several lines, which is not allowed here: put a text in quotes, `'? b'`",
        nil
      ),
    ] as [(String, YAMLDiagnostic, String, String?)])
  func message(marked: String, kind: YAMLDiagnostic, message: String, related: String?) {
    expectDiagnostic(in: marked, kind, message, related: related)
  }
}
