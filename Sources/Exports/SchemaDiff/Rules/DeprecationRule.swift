import Diagnostics
import ResourceSchema

/// Newly deprecated elements.
enum DeprecationRule {
  static func compare(
    _ name: String, _ old: Bool, _ new: Bool, _ subject: Subject, _ oldRange: SourceRange,
    _ newRange: SourceRange, in comparison: inout Comparison
  ) {
    guard old != new else { return }
    comparison.report(
      new ? .deprecated : .undeprecated, subject.inside("deprecated"),
      new ? "\(name) is now deprecated" : "\(name) is no longer deprecated", old: oldRange,
      new: newRange)
  }
}
