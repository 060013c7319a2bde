import Diagnostics

struct PrintedLines {
  private struct Line {
    var text: String
    var comment: SameLineComment?
  }

  private var lines: [Line] = []
  /// All comments that were written, in their order.
  private(set) var comments: [String] = []
  /// True if empty lines would belong to the text above.
  private var keepsBreaks = false

  mutating func add(_ text: String, _ comment: SameLineComment? = nil) {
    lines.append(Line(text: text, comment: comment))
    keepsBreaks = false
    if let comment { comments.append(comment.text) }
  }

  /// Adds a text on several lines, the first of which continues the current line.
  mutating func add(
    _ opening: String, _ text: [String], _ comment: SameLineComment? = nil,
    keepsBreaks: Bool = false
  ) {
    let separator = opening.isEmpty || opening.hasSuffix(" ") ? "" : " "
    for (index, line) in text.enumerated() {
      add(
        index == 0 ? opening + separator + line : line, index == text.count - 1 ? comment : nil)
    }
    self.keepsBreaks = keepsBreaks
  }

  mutating func addComment(_ text: String, at indentation: Int) {
    add(.spaces(indentation) + text)
    comments.append(text)
  }

  /// Records comments inside text that was already added.
  mutating func note(_ more: [String]) {
    comments += more
  }

  /// An empty line, unless there is one already or nothing is above.
  mutating func addBlank() {
    guard let last = lines.last, !last.text.isEmpty, !keepsBreaks else { return }
    lines.append(Line(text: ""))
  }

  var text: String {
    var text = ""
    var index = 0
    while index < lines.count {
      let end = endOfGroup(from: index)
      let width = lines[index..<end].map(\.text.unicodeScalars.count).max() ?? 0
      for line in lines[index..<end] {
        text += line.text
        if let comment = line.comment {
          text += .spaces(width - line.text.unicodeScalars.count + 1) + comment.text
        }
        text += "\n"
      }
      index = end
    }
    return text
  }

  /// Returns the end of a group of aligned comments, which stay aligned.
  private func endOfGroup(from start: Int) -> Int {
    guard let column = lines[start].comment?.column else { return start + 1 }
    return lines[start...].firstIndex { $0.comment?.column != column } ?? lines.count
  }
}
