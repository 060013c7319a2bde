import Diagnostics

/// Names are as JSON:API recommends them: `wordWordWord`, of ASCII letters and digits.
///
/// A name that several resource types have is reported once in a file.
enum CamelCaseLint {
  static func check(_ schema: LintedSchema, _ diagnostics: inout DiagnosticList) {
    for file in schema.files {
      var names: Set<String> = []
      for name in file.wireNames where names.insert(name.value).inserted {
        guard let style = NameStyle(of: name.value) else { continue }
        diagnostics.report(
          .notCamelCase,
          "the name `\(name.value)` \(style.rawValue); JSON:API recommends camelCase",
          at: name.range,
          note: "if the server uses this spelling, suppress the warning with"
            + " `allow: [not-camel-case]`")
      }
    }
  }
}

extension String {
  /// True if it consists of ASCII letters and digits, a lowercase letter first.
  fileprivate var isCamelCase: Bool {
    guard let first = utf8.first, first &- UInt8(ascii: "a") < 26 else { return false }
    return utf8.allSatisfy { Byte.isLetter($0) || Byte.isDigit($0) }
  }
}

/// The reason why a name is not in camelCase.
private enum NameStyle: String {
  case dashed = "contains a hyphen"
  case underscored = "has an underscore"
  case capitalized = "begins with a capital letter"
  case foreign = "has a letter that is not ASCII"

  /// `nil` for a name in camelCase, and for one that begins with a digit, has a space or that
  /// JSON:API does not allow, which are other warnings.
  init?(of name: String) {
    var style: NameStyle?
    // Most names need no further checks.
    if name.isCamelCase { return nil }
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "-"): style = style ?? .dashed
      case UInt8(ascii: "_"): style = style ?? .underscored
      case UInt8(ascii: " "): return nil
      case 0x80...: style = style ?? .foreign
      default: continue
      }
    }
    if ("A"..."Z").contains(name.prefix(1)) { style = style ?? .capitalized }
    guard let style, !MemberName.beginsWithDigit(name), MemberName.problem(in: name) == nil else {
      return nil
    }
    self = style
  }
}
