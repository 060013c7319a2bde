import Diagnostics
import ResourceSchema

/// What matters to Swift alone: names and deprecations.
enum SwiftRule {
  /// Reports a name that the schema sets with `swift:` or `plural:`, where it is another than before.
  static func renamed(
    _ name: String, _ old: String?, _ new: String?, _ subject: Subject, _ oldRange: SourceRange,
    _ newRange: SourceRange, as key: String = "swift", in comparison: inout Comparison
  ) {
    guard old != new else { return }
    func words(_ name: String?) -> String { name.map { "`\($0)`" } ?? "not set" }
    comparison.report(
      .changedSwiftName, subject, "`\(key)` of \(name) is \(words(new)), was \(words(old))",
      old: oldRange, new: newRange)
  }

  static func deprecated(
    _ name: String, _ old: Bool, _ new: Bool, _ subject: Subject, _ oldRange: SourceRange,
    _ newRange: SourceRange, in comparison: inout Comparison
  ) {
    guard old != new else { return }
    comparison.report(
      new ? .deprecated : .undeprecated, subject,
      new ? "\(name) is deprecated now" : "\(name) is no longer deprecated", old: oldRange,
      new: newRange)
  }

  /// Reports a value whose Swift type is another, while its JSON is the same.
  static func retyped(
    _ message: String, _ subject: Subject, _ oldRange: SourceRange, _ newRange: SourceRange,
    in comparison: inout Comparison
  ) {
    comparison.report(.changedSwiftType, subject, message, old: oldRange, new: newRange)
  }
}
