/// An error or a warning about a template, with its place.
public struct TemplateDiagnostic: Sendable, Hashable {
  public enum Severity: Sendable, Hashable {
    case error
    case warning
  }

  public var severity: Severity
  public var file: String
  /// The line, counted from 1 and from the start of the file.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int
  /// The number of Unicode scalars in question.
  public var length: Int
  public var message: String
  /// The text to write instead of the text in question.
  public var suggestion: String?
}

extension TemplateDiagnostic: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column): \(severity): \(message)" }
}

/// A diagnostic whose place is a range of bytes.
struct UnplacedDiagnostic: Hashable {
  /// How many diagnostics a template may have; nonsense may have one in each column.
  static let maxInTemplate = 100

  var severity = TemplateDiagnostic.Severity.error
  var range: Range<Int>
  var message: String
  var suggestion: String?

  func placed(in file: String, _ bytes: [UInt8]) -> TemplateDiagnostic {
    let lineStart =
      bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return TemplateDiagnostic(
      severity: severity, file: file,
      line: 1 + bytes[..<lineStart].count { $0 == UInt8(ascii: "\n") },
      column: 1 + Self.scalars(bytes[lineStart..<range.lowerBound]),
      length: Self.scalars(bytes[range]), message: message, suggestion: suggestion)
  }

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }
}
