import Diagnostics
import YAMLSource

/// What the author meant by a line that YAML cannot read, from the table of lines.
enum LineFixIt {
  static func corrections(of line: String, in file: SourceFile) -> [YAMLLanguage.Correction] {
    let names = keys(of: file)
    return CommonMistakes.lines.lazy
      .compactMap { row in LineMatch(row, line, names).map { (row, $0) } }
      .prefix { row, _ in !row.message.isEmpty }
      .map { row, match in
        .init(
          match.filled(row.message), line: match.right, part: row.part.map(match.filled),
          advice: row.advice?.filled(match.filled) ?? .write(match.right))
      }
  }

  /// Returns the keys at line starts that have a mapping as their value.
  private static func keys(of file: SourceFile) -> [String] {
    String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .compactMap { line in
        let key = line.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || "_-".contains($0) }
        let rest = line[key.endIndex...]
        return !key.isEmpty && (rest == ":" || rest.hasPrefix(": {")) ? String(key) : nil
      }
  }
}
