import Diagnostics
import ResourceSchema
import SchemaWriter

/// The lines of a schema file, with the edits that extend them.
struct SchemaLines {
  private(set) var edits: LineEdits
  let outline: SchemaOutline
  /// The schema with the additions.
  let annotated: AnnotatedSchema

  /// Updates the line of a guess; if its value has several lines, only the comment.
  ///
  /// - Parameters:
  ///   - seen: the number of values that the new line is based on.
  ///   - isOptional: True if the key needs a question mark.
  ///   - other: the schema with the new line, if it is not the one with the additions.
  mutating func replace(
    _ entry: SchemaOutline.Entry, at path: [String], seen: Int = .max, isOptional: Bool = false,
    of other: AnnotatedSchema? = nil
  ) {
    guard let indentation = entry.indentation else { return }
    let new = (other ?? annotated).lines(at: path, indentation: indentation)
    guard entry.lines.count == 1 else {
      return renewComment(of: entry, new ?? [], seen: seen, isOptional: isOptional)
    }
    if let new { edits.replace(entry.lines, with: new) }
  }

  private mutating func renewComment(
    of entry: SchemaOutline.Entry, _ new: [String], seen: Int, isOptional: Bool
  ) {
    let number = entry.lines.lowerBound
    let line = edits.line(number)
    guard let comment = entry.comment, seen >= GuessComment.seenCount(in: comment),
      line.hasSuffix(comment)
    else { return }
    // Comments above the key are no part of its line.
    let lines = new.drop { $0.isComment(deeperThan: -1) }
    let text = lines.count > 1 ? lines.first : nil
    let newComment =
      text.flatMap { line in line.firstRange(of: " # ").map { line[$0.lowerBound...] } } ?? ""
    var start = line.dropLast(comment.count)
    while start.last == " " { start = start.dropLast() }
    if isOptional, !entry.key.hasSuffix("?"), start.hasSuffix(":"),
      !start.hasSuffix("':"), !start.hasSuffix("\":")
    {
      start = start.dropLast() + "?:"
    }
    edits.replace(number...number, with: [String(start) + newComment])
  }

  /// Adds entries to a mapping, and the mapping itself if the file lacks it. A mapping in braces
  /// stays unchanged.
  ///
  /// - Parameter other: the schema with the entries, if it is not the one with the additions.
  mutating func add(_ names: [String], to path: [String], of other: AnnotatedSchema? = nil) {
    guard !names.isEmpty, let key = path.last else { return }
    let section = outline.entry(at: path)
    let isTop = path.count == 1
    let isParted = path == ["resources"]
    func lines(of name: String, _ indentation: Int) -> [String] {
      (other ?? annotated).lines(at: path + [name], indentation: indentation) ?? []
    }
    // Beside an empty section in braces, another one is added, which is then reported as an error.
    if let section, !isTop || section.isBlock || !section.names.isEmpty {
      guard section.isBlock, let indentation = section.childIndentation else { return }
      for name in names {
        edits.insert(
          (isParted ? [""] : []) + lines(of: name, indentation),
          afterLine: lastLine(before: name, in: section, at: path))
      }
    } else if let owner = outline.entry(at: path.dropLast()) {
      guard let indentation = isTop ? 0 : owner.childIndentation else { return }
      var new = [String.spaces(indentation) + key + ":"]
      for (index, name) in names.enumerated() {
        if isParted, index > 0 { new.append("") }
        new += lines(of: name, indentation + 2)
      }
      edits.insert(
        isTop ? [""] + new : new, afterLine: lastLine(before: key, in: owner, at: path.dropLast()))
    }
  }

  /// Returns the line after which an entry of a mapping belongs: a key of the language has its
  /// place among the others, a name of the schema is the last.
  private func lastLine(
    before key: String, in mapping: SchemaOutline.Entry, at path: [String]
  ) -> Int {
    if !path.isEmpty, let keys = annotated.keys(at: path) {
      let before = keys.prefix { $0 != key }
      return mapping.names.filter(before.contains).compactMap(mapping.lastLine).max()
        ?? mapping.lines.lowerBound
    }
    // Comments below the last entry belong to it.
    let indentation = mapping.childIndentation ?? 0
    var line = mapping.lines.upperBound
    while line < edits.lineCount, edits.line(line + 1).isComment(deeperThan: indentation) {
      line += 1
    }
    return line
  }
}

extension String {
  /// Returns true for a comment on a line of its own that is indented further.
  fileprivate func isComment(deeperThan indentation: Int) -> Bool {
    let spaces = prefix { $0 == " " }.count
    return spaces > indentation && dropFirst(spaces).first == "#"
  }
}
