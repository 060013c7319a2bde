import Diagnostics
import ResourceSchema
import YAMLSource

// What the values of an enum have to be among themselves.
extension EnumReader {
  func checkRepetitions(_ cases: [PlacedCase]) {
    let value = { (placed: PlacedCase) in Located(placed.case.rawValue, at: placed.value) }
    _ = unique(cases, by: value, .repeatedEnumValue) {
      "the enum has the value `\($0.text)` twice"
    }
  }

  func checkMixture(_ cases: [PlacedCase]) {
    guard let text = cases.first(where: { !$0.case.rawValue.isNumber }),
      let number = cases.first(where: { $0.case.rawValue.isNumber })
    else { return }
    if text.case.name.value == "open", ["true", "false"].contains(text.case.rawValue.text) {
      report(
        .misplacedKey, "`open` belongs beside `enum`, not among its values", at: text.value,
        suggestion:
          "write `open: \(text.case.rawValue.text)` after the brace that closes the values")
      return
    }
    let texts = cases.filter { !$0.case.rawValue.isNumber }
    let areNumbers =
      texts.count * 2 < cases.count
      && texts.allSatisfy { isWholeNumber($0.case.rawValue.text) }
    let words = texts.filter { !isWholeNumber($0.case.rawValue.text) }
    if words.count == 1, texts.count * 2 < cases.count {
      return report(
        .mixedEnumValues, "enum values must be all strings or all integers", at: words[0].value,
        labels: [.init("this one is an integer", at: number.value)],
        suggestion:
          "write an integer in place of `\(words[0].case.rawValue.text)`, as the others are; if all"
          + " are strings in JSON, quote the integers; if the server sends both, write `Int | String`"
      )
    }
    let (wrong, other) = areNumbers ? (text, number) : (number, text)
    let spelling = wrong.case.rawValue.text
    report(
      .mixedEnumValues, "enum values must be all strings or all integers", at: wrong.value,
      labels: [.init("this one is \(areNumbers ? "an integer" : "a string")", at: other.value)],
      suggestion: areNumbers
        ? .edit(
          texts.map { ($0.value, $0.case.rawValue.text) },
          "write `\(spelling)` without quotes; if all are strings in JSON, quote the others",
          title: "Replace with `\(spelling)`")
        : "if all are strings in JSON, quote each integer: `'\(spelling)'`; if the server sends"
          + " both, write `Int | String`")
  }
}

extension Enumeration.RawValue {
  fileprivate var isNumber: Bool {
    if case .int = self { true } else { false }
  }
}
