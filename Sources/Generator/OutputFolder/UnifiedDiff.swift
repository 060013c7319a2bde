/// The difference of two versions of a file, in the format of `diff -u`, which `patch -p1` and `git
/// apply` read.
enum UnifiedDiff {
  private static let contextLines = 3

  /// Returns the difference, which is empty if there is none; `nil` is a file that does not exist.
  static func text(path: String, old: [UInt8]?, new: [UInt8]?) -> String {
    guard old != new else { return "" }
    let relative = path.drop { $0 == "/" }
    let names = (
      old == nil ? "/dev/null" : "a/\(relative)", new == nil ? "/dev/null" : "b/\(relative)"
    )
    guard isText(old ?? []), isText(new ?? []) else {
      return "Binary files \(names.0) and \(names.1) differ\n"
    }
    let (old, new) = (lines(of: old ?? []), lines(of: new ?? []))
    return "--- \(names.0)\n+++ \(names.1)\n"
      + hunks(edits(old, new)).map { text(of: $0, old, new) }.joined()
  }

  /// A line with its indices in both versions, or in only one of them.
  private struct Edit {
    var old: Int?
    var new: Int?
    var isChange: Bool { old == nil || new == nil }
  }

  private static func edits(_ old: [LineDifference.Line], _ new: [LineDifference.Line]) -> [Edit] {
    var edits: [Edit] = []
    var next = (old: 0, new: 0)
    for match in LineDifference(old, new).matches + [(old.count, new.count)] {
      edits += (next.old..<match.old).map { Edit(old: $0) }
      edits += (next.new..<match.new).map { Edit(new: $0) }
      if match.old < old.count { edits.append(Edit(old: match.old, new: match.new)) }
      next = (match.old + 1, match.new + 1)
    }
    return edits
  }

  /// Returns the changes with the lines around them; nearby changes are combined.
  private static func hunks(_ edits: [Edit]) -> [ArraySlice<Edit>] {
    var ranges: [Range<Int>] = []
    for index in edits.indices where edits[index].isChange {
      let range =
        max(0, index - contextLines)..<min(edits.count, index + contextLines + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { edits[$0] }
  }

  private static func text(
    of hunk: ArraySlice<Edit>, _ old: [LineDifference.Line], _ new: [LineDifference.Line]
  ) -> String {
    var text =
      "@@ -\(place(of: hunk.compactMap(\.old))) +\(place(of: hunk.compactMap(\.new))) @@\n"
    for edit in hunk {
      let (mark, line) =
        edit.old.map { (edit.new == nil ? "-" : " ", old[$0]) } ?? (
          "+", edit.new.map { new[$0] } ?? []
        )
      text += mark + String(decoding: line, as: UTF8.self)
      if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
    }
    return text
  }

  /// The first line of a hunk and the number of its lines. Without lines, a hunk comes after line 0:
  /// only files that are new or deleted have such hunks, for others have lines around the change.
  private static func place(of lines: [Int]) -> String {
    guard let first = lines.first else { return "0,0" }
    return "\(first + 1),\(lines.count)"
  }

  private static func lines(of bytes: [UInt8]) -> [LineDifference.Line] {
    var lines: [LineDifference.Line] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
  }
}

extension OutputPlan {
  /// Returns the changes in the format of `diff -u`, without the manifest.
  public func unifiedDiff() throws -> String {
    let changes =
      writes.map { ($0.file.path, new: Optional($0.file.bytes)) } + removals.map { ($0, new: nil) }
    var text = ""
    for (path, new) in changes.sorted(by: \.0) {
      let place = folder.location(of: path)
      let old = try FileSystem.kind(of: place) == .file ? try FileSystem.read(place) : nil
      text += UnifiedDiff.text(path: place, old: old, new: new)
    }
    return text
  }
}
