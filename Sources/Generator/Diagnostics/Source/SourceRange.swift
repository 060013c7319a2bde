/// A stretch of a source file, from its first character to just after its last.
public struct SourceRange: Sendable, Hashable {
  /// The file's path, as the caller spelt it.
  public var file: String
  public var start: SourcePosition
  /// The position just after the last character.
  public var end: SourcePosition

  public init(file: String, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The place of what no file states.
  public static let unknown = SourceRange(file: "", start: .start, end: .start)

  /// True if the place is in a file.
  public var isKnown: Bool { !file.isEmpty }
}
