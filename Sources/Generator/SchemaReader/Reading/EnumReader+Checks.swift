import Diagnostics
import ResourceSchema
import YAMLSource

// What the values of an enum have to be among themselves.
extension EnumReader {
  func checkRepetitions(_ cases: [PlacedCase]) {
    var places: [Enumeration.RawValue: SourceRange] = [:]
    for (enumCase, range) in cases {
      if let first = places[enumCase.rawValue] {
        report(
          .repeatedEnumValue, "the enum has the value `\(spelled(enumCase.rawValue))` twice",
          at: range, labels: [.init("the first is here", at: first)],
          suggestion: "remove one of them")
      } else {
        places[enumCase.rawValue] = range
      }
    }
  }

  func checkMixture(_ cases: [PlacedCase]) {
    guard let text = cases.first(where: { !$0.case.rawValue.isNumber }),
      let number = cases.first(where: { $0.case.rawValue.isNumber })
    else { return }
    if text.case.name.value == "open", ["true", "false"].contains(spelled(text.case.rawValue)) {
      report(
        .misplacedKey, "`open` belongs beside `enum`, not among its values", at: text.value,
        suggestion:
          "write `open: \(spelled(text.case.rawValue))` after the brace that closes the values")
      return
    }
    let texts = cases.filter { !$0.case.rawValue.isNumber }
    let areNumbers =
      texts.count * 2 < cases.count
      && texts.allSatisfy { isWholeNumber(spelled($0.case.rawValue)) }
    let (wrong, other) = areNumbers ? (text, number) : (number, text)
    let spelling = spelled(wrong.case.rawValue)
    report(
      .mixedEnumValues, "enum values must be all strings or all integers", at: wrong.value,
      labels: [.init("this one is \(areNumbers ? "an integer" : "a string")", at: other.value)],
      suggestion: .edit(
        cases.filter { $0.case.rawValue.isNumber != areNumbers }.map {
          ($0.value, areNumbers ? spelled($0.case.rawValue) : "'\(spelled($0.case.rawValue))'")
        },
        areNumbers
          ? "write `\(spelling)` without quotes; if all are strings in JSON, quote the others"
          : "if the values are strings in JSON, quote each integer: `'\(spelling)'`",
        title: "Replace with `\(areNumbers ? spelling : "'\(spelling)'")`"))
  }

  private func spelled(_ value: Enumeration.RawValue) -> String {
    switch value {
    case .string(let text): text
    case .int(let number): String(number)
    }
  }
}

extension Enumeration.RawValue {
  fileprivate var isNumber: Bool {
    if case .int = self { true } else { false }
  }
}
