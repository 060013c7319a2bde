import Diagnostics
import ResourceSchema

/// The targets of a relationship, or the types of a document's primary data.
struct Targets {
  var types: [Located<String>]
  /// True for resources of any type.
  var isAny: Bool

  init(_ types: [Located<String>], isAny: Bool) {
    self.types = types
    self.isAny = isAny
  }
}

enum TargetRule {
  /// - Parameters:
  ///   - name: The element with these targets.
  ///   - verb: The verb in the message, such as `lead to`.
  static func compare(
    _ old: Targets, _ new: Targets, of subject: Subject, _ name: String, can verb: String,
    at places: TypePlaces, in comparison: inout Comparison
  ) {
    switch (old.isAny, new.isAny) {
    case (true, true): return
    case (false, true):
      comparison.report(
        .addedSecondTarget, subject, "\(name) can now \(verb) any resource type", old: places.old,
        new: places.new)
    case (true, false):
      comparison.report(
        .removedTarget, subject, "\(name) can now only \(verb) \(list(new.types))",
        old: places.old, new: places.new)
    case (false, false):
      let pairs = Pairing(old.types, new.types, by: \.value)
      let wasUnion = old.types.count > 1
      for target in pairs.added {
        comparison.report(
          wasUnion ? .addedTargetToUnion : .addedSecondTarget, subject,
          "\(name) can now \(verb) `\(target.value)`", old: places.old, new: target.range)
      }
      for target in pairs.removed {
        comparison.report(
          .removedTarget, subject, "\(name) can no longer \(verb) `\(target.value)`",
          old: target.range)
      }
    }
  }

  private static func list(_ types: [Located<String>]) -> String {
    types.map { "`\($0.value)`" }.joined(separator: " or ")
  }
}
