import Diagnostics
import ResourceSchema

/// The values of enums.
enum EnumRule {
  static func compare(
    _ old: Enumeration, _ new: Enumeration, of subject: Subject, at places: TypePlaces,
    in comparison: inout Comparison
  ) {
    if old.isOpen != new.isOpen {
      comparison.report(
        new.isOpen ? .enumOpened : .enumClosed, subject,
        "enum `\(subject.path)` is now \(new.isOpen ? "open" : "closed")", old: places.old,
        new: places.new)
    }
    let pairs = Pairing(old.cases, new.cases, by: \.rawValue.spelling)
    let renamed = RenamedElements(
      pairs.removed, pairs.added, by: \.rawValue.spelling, where: { _, _ in true })
    for value in pairs.added {
      comparison.report(
        old.isOpen ? .addedOpenEnumValue : .addedClosedEnumValue,
        subject.member(value.rawValue.spelling),
        "value `\(value.rawValue.spelling)` of enum `\(subject.path)` was added",
        new: value.name.range, note: renamed.note(onAdded: value.rawValue.spelling))
    }
    for value in pairs.removed {
      comparison.report(
        .removedEnumValue, subject.member(value.rawValue.spelling),
        "value `\(value.rawValue.spelling)` of enum `\(subject.path)` was removed",
        old: value.name.range, note: renamed.note(onRemoved: value.rawValue.spelling))
    }
    for (old, new) in pairs.kept {
      DeprecationRule.compare(
        "value `\(new.rawValue.spelling)` of enum `\(subject.path)`", old.deprecated != nil,
        new.deprecated != nil,
        subject.member(new.rawValue.spelling), old.name.range,
        new.name.range, in: &comparison)
    }
  }
}

extension Enumeration.RawValue {
  /// The notation of the value in a schema.
  var spelling: String {
    switch self {
    case .string(let text): text
    case .int(let number): "\(number)"
    }
  }
}
