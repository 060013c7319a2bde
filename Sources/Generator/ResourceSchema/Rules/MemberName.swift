import Diagnostics

/// JSON:API's rules for member names (JSON:API 1.1, section 5.8), and how far servers break them.
package enum MemberName {
  /// The characters that JSON:API does not allow, and names of real servers have.
  package static let tolerated = "$@./#+*%&()~^"

  /// The characters that are not allowed at the start and the end of a name.
  private static let edges = " -".unicodeScalars

  /// Returns true if a name that JSON:API does not allow may still come from a server; other names
  /// are more likely errors in the schema. Some servers have a member with an empty name.
  package static func isTolerable(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return true }
    return scalars.contains(where: isAllowedAnywhere)
      && scalars.allSatisfy { isAllowed($0) || tolerated.unicodeScalars.contains($0) }
      && !edges.contains(first) && !edges.contains(last)
  }

  /// Returns true if a name needs no further checks: a letter, followed by ASCII letters, digits,
  /// and `-` and `_` between them.
  package static func isPlain(_ name: String) -> Bool {
    let separators = "-_".utf8
    guard let first = name.utf8.first, let last = name.utf8.last else { return false }
    return Byte.isLetter(first) && !separators.contains(last)
      && name.utf8.allSatisfy {
        Byte.isLetter($0) || Byte.isDigit($0) || separators.contains($0)
      }
  }

  /// Returns the reason why a text is not a member name; `nil` if it is one.
  package static func problem(in name: String) -> String? {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else {
      return "a name has at least one character"
    }
    if let illegal = scalars.first(where: { !isAllowed($0) }) {
      return "a name in JSON:API cannot contain \(spelled(illegal))"
    }
    if !isAllowedAnywhere(first) {
      return "a name in JSON:API cannot begin with \(spelled(first))"
    }
    if !isAllowedAnywhere(last) { return "a name in JSON:API cannot end with \(spelled(last))" }
    return nil
  }

  package static func beginsWithDigit(_ name: String) -> Bool {
    name.utf8.first.map(Byte.isDigit) ?? false
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    isAllowedAnywhere(scalar) || scalar == "-" || scalar == "_" || scalar == " "
  }

  private static func isAllowedAnywhere(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: scalar.value >= 0x80
    }
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": "a space"
    case "`": "a backtick"
    default: scalar.value < 0x20 || scalar.value == 0x7F ? "a control character" : "`\(scalar)`"
    }
  }
}
