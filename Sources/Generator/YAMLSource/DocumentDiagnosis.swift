import Diagnostics

// Tags, directives, and what is after the end of a document.

extension SyntaxDiagnosis {
  var tag: Diagnostic? {
    let isUndefined = says("found undefined tag handle")
    guard isUndefined || wasDoing("while scanning a tag") || wasDoing("while parsing a tag") else {
      return nil
    }
    let start = isUndefined ? offset : contextOffset
    let end =
      bytes[start...].firstIndex { Byte.isWhitespace($0) || $0 == UInt8(ascii: ",") } ?? bytes.count
    return Diagnostic(.unsupportedTag(excerpt(start..<end)), at: range(start..<end))
  }

  var directive: Diagnostic? {
    let isDirective =
      failure.context?.hasSuffix("directive") == true
      || failure.problem.hasSuffix("directive") || says("found incompatible YAML document")
    guard isDirective else { return nil }
    let start = startOfLine(at: failure.context == nil ? offset : contextOffset)
    let line = start..<endOfText(from: start, inFlow: false)
    return diagnostic(
      .syntax,
      "`\(excerpt(line))` is not a directive that is allowed here, and a line that begins with `%`"
        + " is nothing else", advice: "remove it (`%YAML 1.1` is the one that is of use, once)",
      at: line)
  }

  var textBehindDocument: Diagnostic? {
    guard says("did not find expected <document start>") else { return nil }
    if let lineAbove, bytes[lineAbove].first == UInt8(ascii: "%") {
      return diagnostic(
        .syntax, "a line `---` is missing between the directives (`%`) and the document")
    }
    if firstLine(before: offset, where: { $0.starts(with: "...".utf8) }) != nil {
      return Diagnostic(.secondDocument, at: failureRange)
    }
    let line = offset..<endOfText(from: offset, inFlow: false)
    return diagnostic(
      .syntax, "the value at the beginning of the file is complete, and nothing can follow it",
      advice: "remove this, or write both as a list or a mapping", at: line)
  }

  /// Diagnoses the conflict markers that a version control system writes between unmerged versions.
  var conflictMarker: Diagnostic? {
    let markers = ["<<<<<<< ", "||||||| ", ">>>>>>> "]
    return firstLine(before: bytes.count) { line in
      markers.contains { line.starts(with: $0.utf8) } || line.elementsEqual("=======".utf8)
    }.map {
      diagnostic(
        .syntax, "a merge conflict is left in the file",
        advice: "settle it and remove its marker lines", at: $0)
    }
  }
}
