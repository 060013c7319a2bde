/// A place in a source text.
///
/// Every node and diagnostic contains several positions, so they are stored compactly, as 32-bit
/// integers. Larger numbers are clamped.
public struct SourcePosition: Sendable, Hashable, Comparable, CustomStringConvertible {
  private var compactLine: UInt32
  private var compactColumn: UInt32
  private var compactOffset: UInt32

  /// The line, counted from 1.
  public var line: Int {
    get { Int(compactLine) }
    set { compactLine = UInt32(clamping: newValue) }
  }

  /// The column, counted from 1 in Unicode scalars.
  public var column: Int {
    get { Int(compactColumn) }
    set { compactColumn = UInt32(clamping: newValue) }
  }

  /// The distance from the beginning of the file in UTF-8 bytes, counted from 0.
  public var offset: Int {
    get { Int(compactOffset) }
    set { compactOffset = UInt32(clamping: newValue) }
  }

  public init(line: Int, column: Int, offset: Int) {
    compactLine = UInt32(clamping: line)
    compactColumn = UInt32(clamping: column)
    compactOffset = UInt32(clamping: offset)
  }

  public static let start = SourcePosition(line: 1, column: 1, offset: 0)

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.offset < right.offset
  }

  /// Line and column, as in `12:5`.
  public var description: String { "\(line):\(column)" }
}

/// A stretch of a source file, from its first character to just after its last.
public struct SourceRange: Sendable, Hashable {
  public var file: String
  public var start: SourcePosition
  /// The position just after the last character.
  public var end: SourcePosition

  public init(file: String, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The range of an element that no file declares.
  public static let unknown = SourceRange(file: "", start: .start, end: .start)

  public var isKnown: Bool { !file.isEmpty }

  /// True if an offset is in the place, or at one of its ends.
  package func touches(_ offset: Int) -> Bool { start.offset <= offset && offset <= end.offset }
}
