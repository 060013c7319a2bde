import Diagnostics

extension SyntaxDiagnosis {
  /// Returns a fix-it that puts a text in single quotes; `nil` for several lines or more than 1,000
  /// bytes, which probably lack more than quotes.
  func quoting(_ offsets: Range<Int>) -> Diagnostic.FixIt? {
    let text = bytes[offsets]
    guard offsets.count <= 1_000, !text.contains(where: Byte.isLineBreak) else { return nil }
    let title = "Put the text in quotes"
    guard text.contains(UInt8(ascii: "'")) else {
      return Diagnostic.FixIt(
        title,
        [offsets.lowerBound, offsets.upperBound].map {
          .init(range($0..<$0), "'")
        })
    }
    let escaped = String(decoding: text, as: UTF8.self)
      .split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    return Diagnostic.FixIt(title, [.init(range(offsets), "'\(escaped)'")])
  }

  func inserting(_ text: String, at offset: Int, _ title: String) -> Diagnostic.FixIt {
    Diagnostic.FixIt(title, [.init(range(offset..<offset), text)])
  }

  func replacing(_ offsets: Range<Int>, by text: String) -> Diagnostic.FixIt {
    Diagnostic.FixIt("Replace with `\(text)`", [.init(range(offsets), text)])
  }

  func removing(_ offsets: Range<Int>) -> Diagnostic.FixIt {
    Diagnostic.FixIt("Remove `\(excerpt(offsets))`", [.init(range(offsets), "")])
  }
}
