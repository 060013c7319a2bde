import Diagnostics

/// The error for a text that is not the name of a warning.
public struct UnknownWarning: Error, Sendable, Equatable, CustomStringConvertible {
  public var message: String
  public var note: String?
  public var nearest: String?

  public var description: String {
    [message, note, nearest.map { "did you mean `\($0)`?" }].compactMap(\.self)
      .joined(separator: "; ")
  }
}

extension DiagnosticIdentifier {
  /// Returns the warning with a name, such as `digit-first-name`. Errors cannot be turned off.
  public static func warning(named name: String) throws(UnknownWarning) -> DiagnosticIdentifier {
    let identifier = DiagnosticIdentifier(identifier: name)
    if let identifier, identifier.severity == .warning { return identifier }
    let names = allCases.filter { $0.severity == .warning }.map(\.identifier)
    let nearest = Suggestions.nearest(to: name, among: names)
    if identifier != nil {
      throw UnknownWarning(
        message: "`\(name)` is an error, which cannot be suppressed", nearest: nearest)
    }
    throw UnknownWarning(
      message: "unknown warning `\(name)`",
      note: nearest == nil ? "the warnings are \(names.joined(separator: ", "))" : nil,
      nearest: nearest)
  }
}
