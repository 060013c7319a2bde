import Diagnostics

/// Names are as JSON:API recommends them: `wordWordWord`, of ASCII letters and digits.
///
/// A name that several resource types have is reported once in a file.
extension SchemaLints {
  mutating func checkCamelCase() {
    var known: Set<[String]> = []
    for name in assembly.wireNames where !name.value.isCamelCase && !name.value.hasOtherWarning {
      guard known.insert([name.range.file, name.value]).inserted else { continue }
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
