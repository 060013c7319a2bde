import Diagnostics

extension SyntaxDiagnosis {
  var tab: Diagnostic? {
    guard byte == Byte.tab,
      failure.problem.hasPrefix("found a tab character")
        || says("found character that cannot start any token")
    else { return nil }
    let end = bytes[offset...].firstIndex { !Byte.isBlank($0) } ?? bytes.count
    let above = lineAbove.map { line in
      indentation(at: line.lowerBound) + (bytes[line.upperBound - 1] == UInt8(ascii: ":") ? 2 : 0)
    }
    guard text.file.beginsLine(offset) else {
      return diagnostic(
        .tab, "a tab where YAML expects a space", advice: "write a space", at: offset..<end)
    }
    let spaces = above.map { $0 == 0 ? "spaces" : "spaces: \($0) of them fit the line above" }
    return diagnostic(
      of: Proposal(
        kind: .tab, message: "this line is indented with a tab",
        advice: spaces.map { "indent with \($0)" } ?? "remove it", place: offset..<end,
        edits: above == 0
          ? [] : [(startOfLine(at: offset)..<end, String.spaces(above ?? 0))]))
  }

  var unusualSpaces: Diagnostic? {
    if wasDoing("while scanning a quoted scalar") { return nil }
    let lines = [
      startOfLine(at: offset), startOfLine(at: contextOffset), lineAbove.map(\.lowerBound),
    ]
    for start in lines.compactMap({ $0 }).sorted() {
      guard let first = bytes[start...].firstIndex(where: { !Byte.isBlank($0) }) else { continue }
      let colon = bytes[first...].firstIndex { !Self.isPartOfKey($0) }
      let places = [first, colon.flatMap { bytes[$0] == UInt8(ascii: ":") ? $0 + 1 : nil }]
      for place in places.compactMap({ $0 }) {
        if let spaces = UnusualSpaces(in: bytes, at: place) {
          return text.diagnostic(of: spaces)
        }
      }
    }
    return nil
  }

  /// What to say of brackets if neither brackets nor commas make them complete.
  var bracket: Diagnostic? {
    guard let opening = openBrackets.last else { return nil }
    return diagnostic(
      .syntax, "`,` or `\(closingBracket(of: opening))` is expected here",
      advice: "separate the elements, or put text in quotes",
      labels: [place("`\(excerpt(opening..<opening + 1))` is opened here", at: opening)])
  }

  var conflictMarker: Diagnostic? {
    let markers = ["<<<<<<< ", "||||||| ", ">>>>>>> "]
    var start = 0
    while start < bytes.count {
      let line = start..<text.file.endOfLine(from: start)
      if bytes[line].elementsEqual("=======".utf8)
        || markers.contains(where: { bytes[line].starts(with: $0.utf8) })
      {
        return diagnostic(
          .syntax, "a merge conflict is left in the file",
          advice: "settle it and remove its marker lines", at: line)
      }
      start = line.upperBound + 1
    }
    return nil
  }
}
