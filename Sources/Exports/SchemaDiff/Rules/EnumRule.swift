import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares the values of enums.
  mutating func compareEnums(_ enumeration: Both<Enumeration>, of subject: Subject) {
    let name = "enum `\(subject.path)`"
    compare(enumeration.isOpen, .openness, name, subject)
    var pairs = Pairing(enumeration.cases, by: \.rawValue.text)
    pairs.findRenamed()
    reportUnpaired(
      "value", of: name, in: pairs,
      added: enumeration.old.isOpen ? .addedOpenEnumValue : .addedClosedEnumValue,
      removed: .removedEnumValue, at: \.name.range
    ) { subject.member($0) }
    for value in pairs.kept {
      let text = pairs.name(value.new)
      let part = subject.member(text, at: value.name.places)
      remember(part)
      compareDeprecation(value.deprecated, "value `\(text)` of \(name)", part)
    }
  }
}
