import Diagnostics
import ResourceSchema
import YAMLSource

/// Resource types in the notation for relationships and documents: `people`, `people?`,
/// `people | organizations`, `[images | videos]`, `any`.
struct TargetForm {
  static let any = "any"

  var isMany: Bool
  /// The resource types; empty for resources of any type.
  var types: [Located<String>]
  var isAny = false
  var isNullable: Bool
  var questionMark: SourceRange?

  var union: String { isAny ? Self.any : types.map(\.value).joined(separator: " | ") }
}

extension TargetForm {
  /// Reads a single name with an optional question mark, the form of nearly all targets.
  ///
  /// Returns `nil` for everything else, valid or not.
  init?(name text: String, at range: SourceRange) {
    let (name, isMarked) = text.withoutMark
    // A name of this length is written without quotes and escapes.
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isPartOfName),
      range.end.offset - range.start.offset == text.utf8.count
    else { return nil }
    var end = range.end
    if isMarked {
      end.offset -= 1
      end.column -= 1
    }
    self.init(
      isMany: false,
      types: [Located(name, at: SourceRange(file: range.file, start: range.start, end: end))],
      isNullable: isMarked,
      questionMark: isMarked ? SourceRange(file: range.file, start: end, end: range.end) : nil)
  }
}
