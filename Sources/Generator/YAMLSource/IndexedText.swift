import Diagnostics

/// A source file that converts libyaml's marks to ranges.
///
/// In plain ASCII, a mark is already a position. Other texts are indexed, as are places that
/// libyaml does not mark.
final class IndexedText {
  let file: SourceFile
  let language: YAMLLanguage
  private(set) lazy var index = LineIndex(file.bytes)
  /// True if the text is ASCII that YAML allows, and no line is a directive.
  private let isPlain: Bool

  init(_ file: SourceFile, _ language: YAMLLanguage) {
    self.file = file
    self.language = language
    isPlain = file.bytes.allSatisfy {
      $0 &- 0x20 < 0x5F && $0 != UInt8(ascii: "%") || Byte.isWhitespace($0)
    }
  }

  /// The characters that YAML does not allow, if the text may have any of them.
  var indexIfUnusual: LineIndex? { isPlain ? nil : index }

  func position(_ mark: LibYAML.Mark) -> SourcePosition {
    guard !isPlain else {
      return SourcePosition(line: mark.line + 1, column: mark.column + 1, offset: mark.index)
    }
    return index.position(ofScalar: mark.index)
  }

  func offset(_ mark: LibYAML.Mark) -> Int {
    isPlain ? mark.index : index.offset(ofScalar: mark.index)
  }

  func position(atOffset offset: Int) -> SourcePosition { index.position(atOffset: offset) }

  func range(from start: SourcePosition, to end: SourcePosition) -> SourceRange {
    SourceRange(file: file.path, start: start, end: max(start, end))
  }

  func range(_ start: LibYAML.Mark, _ end: LibYAML.Mark) -> SourceRange {
    range(from: position(start), to: position(end))
  }

  func range(_ offsets: Range<Int>) -> SourceRange {
    range(from: position(atOffset: offsets.lowerBound), to: position(atOffset: offsets.upperBound))
  }

  /// Returns the range of the character at a position; empty at the end of a line or of the text.
  func firstCharacter(from start: SourcePosition) -> SourceRange {
    guard start.offset < file.bytes.count, !Byte.isLineBreak(file.bytes[start.offset]) else {
      return range(from: start, to: start)
    }
    let number = index.scalarNumber(atOffset: start.offset)
    return range(from: start, to: index.position(ofScalar: number + 1))
  }

  /// Returns the properties of a node, and the place after them, where the node itself begins.
  func properties(of event: LibYAML.Event) -> (
    properties: NodeProperties?, start: SourcePosition
  ) {
    guard event.anchor != nil || event.tag != nil else { return (nil, position(event.start)) }
    let properties = NodeProperties(
      in: file.bytes, from: offset(event.start),
      hasAnchor: event.anchor != nil, hasTag: event.tag != nil)
    return (properties, position(atOffset: properties.contentStart))
  }

  /// The range of a scalar as it is written, without the empty lines after it.
  func range(
    ofScalar scalar: YAMLNode.Scalar, from start: SourcePosition, _ event: LibYAML.Event
  ) -> SourceRange {
    let end = position(event.end)
    if start.offset >= end.offset {
      // The position of an absent value is after its key, not before the next token.
      let place = position(atOffset: trimmedEnd(of: 0..<end.offset))
      return range(from: place, to: place)
    }
    return range(
      from: start,
      to: scalar.style.isBlock
        ? position(atOffset: trimmedEnd(of: start.offset..<end.offset)) : end)
  }

  func trimmedStart(from offset: Int) -> Int {
    file.bytes[min(offset, file.bytes.count)...].firstIndex { !Byte.isBlank($0) }
      ?? file.bytes.count
  }

  func trimmedEnd(of offsets: Range<Int>) -> Int {
    var end = offsets.upperBound
    while end > offsets.lowerBound, Byte.isWhitespace(file.bytes[end - 1]) { end -= 1 }
    return end
  }
}
