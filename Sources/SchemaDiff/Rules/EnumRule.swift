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
        "enum `\(subject.path)` is \(new.isOpen ? "open" : "closed") now", old: places.old,
        new: places.new)
    }
    let pairs = Pairing(old.cases, new.cases, by: \.rawValue.spelling)
    for value in pairs.added {
      comparison.report(
        old.isOpen ? .addedOpenEnumValue : .addedClosedEnumValue, subject,
        "value `\(value.rawValue.spelling)` of enum `\(subject.path)` was added",
        new: value.name.range)
    }
    for value in pairs.removed {
      comparison.report(
        .removedEnumValue, subject,
        "value `\(value.rawValue.spelling)` of enum `\(subject.path)` was removed",
        old: value.name.range)
    }
    for (old, new) in pairs.kept {
      let name = "value `\(new.rawValue.spelling)` of enum `\(subject.path)`"
      SwiftRule.renamed(
        name, old.givenName, new.givenName, subject, old.name.range, new.name.range,
        in: &comparison)
      SwiftRule.deprecated(
        name, old.deprecated != nil, new.deprecated != nil, subject, old.name.range,
        new.name.range, in: &comparison)
    }
  }
}

extension Enumeration.RawValue {
  /// The value as a schema writes it.
  fileprivate var spelling: String {
    switch self {
    case .string(let text): text
    case .int(let number): "\(number)"
    }
  }
}

extension Enumeration.Case {
  /// The name that the schema gives the value, if it is another than the value.
  fileprivate var givenName: String? {
    swiftName?.value ?? (name.value == rawValue.spelling ? nil : name.value)
  }
}
