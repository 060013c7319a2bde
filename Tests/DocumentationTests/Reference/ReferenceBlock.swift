/// A code block of the reference, with the comment before it that says what it is.
///
/// Readers do not see the comments:
///
/// - `<!-- setting` … `-->` holds the names that examples use and do not declare.
/// - `<!-- attributes -->` and the like before a `yaml` block say which part of a schema it is. A block
///   that begins with a key of a schema needs none.
/// - `<!-- attributes, mistake: unknown-type -->` says that the block has that mistake.
/// - `<!-- generated -->` before a `swift` block says that the `yaml` block before becomes that.
struct ReferenceBlock: Sendable {
  /// The line of the page in which the block begins.
  let line: Int
  let language: String
  let text: String
  /// The comment in the line before the block, if there is one.
  let comment: String?

  static func blocks(of page: String) -> [ReferenceBlock] {
    var blocks: [ReferenceBlock] = []
    var comment: String?
    var open: (line: Int, language: String, text: [Substring])?
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let block = open {
        if line == "```" {
          blocks.append(
            ReferenceBlock(
              line: block.line, language: block.language,
              text: block.text.joined(separator: "\n"), comment: comment))
          open = nil
          comment = nil
        } else {
          open?.text.append(line)
        }
      } else if line.hasPrefix("```") {
        open = (index + 1, String(line.dropFirst(3)), [])
      } else {
        comment =
          line.hasPrefix("<!-- ") && line.hasSuffix(" -->")
          ? String(line.dropFirst(5).dropLast(4)) : nil
      }
    }
    return blocks
  }

  /// Whether the block shows a part of what the `yaml` block before it becomes.
  var isGenerated: Bool { comment == "generated" }

  /// The identifier of the diagnostic that the block shows.
  var mistake: String? {
    comment?.components(separatedBy: "mistake: ").dropFirst().first
  }

  /// Which part of a schema a `yaml` block is.
  var part: String? {
    comment?.split(separator: ",").first.map(String.init)
  }
}
