import Diagnostics

/// Names are as JSON:API recommends them: `wordWordWord`, of ASCII letters and digits.
///
/// A name that several resource types have is reported once in a file.
extension SchemaLints {
  mutating func checkCamelCase() {
    let others = assembly.wireNames.filter { !$0.value.isCamelCase && !$0.value.hasOtherWarning }
    for name in others.uniqued(by: { [$0.range.file, $0.value] }) {
      diagnostics.report(
        .notCamelCase, "the name `\(name.value)` is not in camelCase, which JSON:API recommends",
        at: name.range,
        note: "if the server uses this spelling, suppress the warning with"
          + " `allow: [not-camel-case]`")
    }
  }
}

extension String {
  /// True if it consists of ASCII letters and digits, a lowercase letter first.
  fileprivate var isCamelCase: Bool {
    guard let first = utf8.first, first &- UInt8(ascii: "a") < 26 else { return false }
    return utf8.allSatisfy { Byte.isLetter($0) || Byte.isDigit($0) }
  }

  fileprivate var hasOtherWarning: Bool {
    MemberName.beginsWithDigit(self) || contains(" ") || MemberName.problem(in: self) != nil
  }
}
