import Diagnostics
import ResourceSchema
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

struct LineMatch {
  private let groups: [String]
  private let names: [String]
  private(set) var right = ""

  init?(_ row: CommonLineMistake, _ line: String, _ names: [String] = []) {
    guard let match = row.pattern.match(line) else { return nil }
    groups = match.output.map { $0.substring.map(String.init) ?? "" }
    self.names = names
    right = filled(row.right)
    if right == line || right.contains("$") { return nil }
  }

  /// Returns the type of the language, or the resource type whose singular the text is.
  private func type(_ text: String) -> String {
    let type = ForeignType(text)?.spelling ?? TypeSynonyms.spelling(of: text)
    if type != text || names.contains(text) { return type }
    let numbers = KnownNames.spellings(of: text)
    return names.first { numbers.contains($0.lowercased()) } ?? type
  }

  func filled(_ template: String) -> String {
    var result = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      guard character == "$", let next = rest.first else {
        result.append(character)
        continue
      }
      let kind = next.isNumber ? nil : rest.popFirst()
      guard let digit = rest.popFirst()?.wholeNumberValue, groups.indices.contains(digit) else {
        continue
      }
      switch kind {
      case "t": result += type(groups[digit])
      case "k":
        let type = type(groups[digit])
        result += TypeSynonyms.primitive(like: type) == nil ? "$" : type
      case "|": result += groups[digit].replacing(#/, */#, with: " | ")
      case "l":
        result += groups[digit].replacing(#/ *\| *| *(?:, *or|,| or) +/#, with: ", ")
          .filter { !"'\"".contains($0) }
      case "u": result += groups[digit].filter { $0 != "'" && $0 != "\"" }
      case "q":
        result += String(
          groups[digit].map { "“”„".contains($0) ? "\"" : "‘’‚".contains($0) ? "'" : $0 })
      default: result += groups[digit]
      }
    }
    return result
  }
}
