import Diagnostics

/// Names are as JSON:API recommends them: `wordWordWord`, of ASCII letters and digits.
///
/// A server spells all its names one way or another, so a file has one diagnostic and not a hundred.
enum CamelCaseLint {
  static func diagnostics(in schema: LintedSchema) -> [Diagnostic] {
    var diagnostics = DiagnosticList()
    for file in schema.files { check(file, &diagnostics) }
    return diagnostics.elements
  }

  private static func check(_ file: LintedFile, _ diagnostics: inout DiagnosticList) {
    var names: Set<String> = []
    var styles: [(style: NameStyle, first: Located<String>)] = []
    for name in file.wireNames {
      guard let style = NameStyle(of: name.value), names.insert(name.value).inserted else {
        continue
      }
      if !styles.contains(where: { $0.style == style }) { styles.append((style, name)) }
    }
    guard let first = styles.first?.first else { return }
    let message =
      names.count == 1
      ? "the name `\(first.value)` is not in camelCase, as JSON:API recommends"
      : "\(names.count) names of this file are not in camelCase, as JSON:API recommends: "
        + "`\(first.value)` is the first"
    diagnostics.report(
      .notCamelCase, message, at: first.range,
      labels: styles.dropFirst().map { style, name in
        .init("`\(name.value)` \(style.rawValue)", at: name.range)
      },
      note: "where the server spells them so, `allow: [not-camel-case]` silences this")
  }
}

extension String {
  /// Whether it is of ASCII letters and digits, a small letter first.
  fileprivate var isCamelCase: Bool {
    var name = self
    return name.withUTF8 { bytes in
      guard let first = bytes.first, first &- UInt8(ascii: "a") < 26 else { return false }
      return bytes.allSatisfy {
        ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10
      }
    }
  }
}

/// What keeps a name from being in camelCase.
private enum NameStyle: String {
  case dashed = "has a dash"
  case underscored = "has an underscore"
  case spaced = "has a space"
  case capitalized = "begins with a capital letter"
  case foreign = "has a letter that is not ASCII"

  /// `nil` for a name in camelCase, and for one that begins with a digit or that JSON:API does not
  /// allow, which are other warnings.
  init?(of name: String) {
    var style: NameStyle?
    // Most names need no second look.
    if name.isCamelCase { return nil }
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "-"): style = style ?? .dashed
      case UInt8(ascii: "_"): style = style ?? .underscored
      case UInt8(ascii: " "): style = style ?? .spaced
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
