extension YAMLProblem {
  /// Texts that take the place of others, so that the problem is gone.
  public struct Correction: Sendable, Hashable {
    /// A text that takes the place of a range; where that is empty, it is inserted.
    public struct Edit: Sendable, Hashable {
      public var range: SourceRange
      public var replacement: String
    }

    /// What the edits do: `Put the text in quotes`.
    public var title: String
    /// The edits in the order of their places.
    public var edits: [Edit]
  }
}

extension SyntaxDiagnosis {
  /// A text in single quotes; `nil` where it is too long for a text that misses only these.
  func quoting(_ offsets: Range<Int>) -> YAMLProblem.Correction? {
    let text = bytes[offsets]
    guard offsets.count <= 1_000, !text.contains(where: Byte.isLineBreak) else { return nil }
    let title = "Put the text in quotes"
    guard text.contains(UInt8(ascii: "'")) else {
      return YAMLProblem.Correction(
        title: title,
        edits: [offsets.lowerBound, offsets.upperBound].map {
          .init(range: range($0..<$0), replacement: "'")
        })
    }
    let escaped = String(decoding: text, as: UTF8.self)
      .split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    return YAMLProblem.Correction(
      title: title, edits: [.init(range: range(offsets), replacement: "'\(escaped)'")])
  }

  func inserting(_ text: String, at offset: Int, _ title: String) -> YAMLProblem.Correction {
    YAMLProblem.Correction(
      title: title, edits: [.init(range: range(offset..<offset), replacement: text)])
  }

  func replacing(_ offsets: Range<Int>, by text: String) -> YAMLProblem.Correction {
    YAMLProblem.Correction(
      title: "Replace with `\(text)`", edits: [.init(range: range(offsets), replacement: text)])
  }

  func removing(_ offsets: Range<Int>) -> YAMLProblem.Correction {
    YAMLProblem.Correction(
      title: "Remove `\(excerpt(offsets))`",
      edits: [.init(range: range(offsets), replacement: "")])
  }
}
