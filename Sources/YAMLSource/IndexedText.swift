import Diagnostics

/// A source file with the survey of its text: what turns libyaml's marks into ranges.
struct IndexedText {
  let file: SourceFile
  let survey: LineIndex

  init(_ file: SourceFile) {
    self.file = file
    self.survey = LineIndex(file.bytes)
  }

  func position(ofScalar number: Int) -> SourcePosition {
    survey.position(ofScalar: number)
  }

  func position(atOffset offset: Int) -> SourcePosition {
    survey.position(atOffset: offset)
  }

  func range(from start: SourcePosition, to end: SourcePosition) -> SourceRange {
    SourceRange(file: file.path, start: start, end: max(start, end))
  }

  /// The range between two of libyaml's marks.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    range(from: position(ofScalar: start), to: position(ofScalar: end))
  }

  func range(_ offsets: Range<Int>?) -> SourceRange? {
    offsets.map {
      range(from: position(atOffset: $0.lowerBound), to: position(atOffset: $0.upperBound))
    }
  }

  /// The one character at a position; nothing at the end of a line or of the text.
  func firstCharacter(from start: SourcePosition) -> SourceRange {
    guard start.offset < file.bytes.count, !Byte.isLineBreak(file.bytes[start.offset]) else {
      return range(from: start, to: start)
    }
    let number = survey.scalarNumber(atOffset: start.offset)
    return range(from: start, to: position(ofScalar: number + 1))
  }

  func properties(of event: LibYAML.Event) -> NodeProperties {
    NodeProperties(
      in: file.bytes, from: survey.offset(ofScalar: event.start),
      hasAnchor: event.anchor != nil, hasTag: event.tag != nil)
  }

  /// The range of a scalar as it is written, without its properties and the blank lines behind it.
  func range(
    ofScalar scalar: YAMLNode.Scalar, _ event: LibYAML.Event, _ properties: NodeProperties
  ) -> SourceRange {
    let end = survey.offset(ofScalar: event.end)
    let start = min(properties.contentStart, end)
    if start == end {
      // The value of a key without one stands behind the key, not before whatever comes next.
      let place = position(atOffset: trimmedEnd(of: 0..<end))
      return range(from: place, to: place)
    }
    switch scalar.style {
    case .plain, .singleQuoted, .doubleQuoted:
      return range(from: position(atOffset: start), to: position(ofScalar: event.end))
    case .literal, .folded:
      return range(
        from: position(atOffset: start),
        to: position(atOffset: trimmedEnd(of: start..<end)))
    }
  }

  /// The end of a stretch of text without the blanks and line breaks at its end.
  func trimmedEnd(of offsets: Range<Int>) -> Int {
    var end = offsets.upperBound
    while end > offsets.lowerBound, Byte.isWhitespace(file.bytes[end - 1]) { end -= 1 }
    return end
  }
}
