import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares the targets of a relationship, or the types of a document's primary data.
  ///
  /// - Parameters:
  ///   - areAny: True for resources of any type.
  ///   - name: The element with these targets.
  ///   - verb: The verb in the message, such as `lead to`.
  mutating func compareTargets(
    _ targets: Both<[Located<String>]>, areAny: Both<Bool>, of subject: Subject, _ name: String,
    can verb: String
  ) {
    switch (areAny.old, areAny.new) {
    case (true, true): break
    case (false, true):
      report(.addedSecondTarget, subject, "\(name) can now \(verb) any resource type")
    case (true, false):
      let types = targets.new.map { "`\($0.value)`" }.joined(separator: " or ")
      report(.removedTarget, subject, "\(name) can now only \(verb) \(types)")
    case (false, false):
      let pairs = Pairing(targets, by: \.value)
      let wasUnion = targets.old.count > 1
      for target in pairs.added {
        report(
          wasUnion ? .addedTargetToUnion : .addedSecondTarget, subject,
          "\(name) can now \(verb) `\(target.value)`",
          at: Places(old: subject.places.old, new: target.range))
      }
      for target in pairs.removed {
        report(
          .removedTarget, subject, "\(name) can no longer \(verb) `\(target.value)`",
          at: .removed(target.range))
      }
    }
  }
}
