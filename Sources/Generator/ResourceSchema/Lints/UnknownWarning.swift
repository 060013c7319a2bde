import Diagnostics

/// The error of a text that names no warning.
public struct UnknownWarning: Error, Sendable, Hashable, CustomStringConvertible {
  /// One sentence without a final full stop: what is wrong.
  public var message: String
  public var note: String?
  /// The warning whose name is most like the text, if one is near.
  public var nearest: String?

  public var description: String {
    [message, note, nearest.map { "did you mean `\($0)`?" }].compactMap(\.self)
      .joined(separator: "; ")
  }
}

extension DiagnosticIdentifier {
  /// The warning of a name, such as `digit-first-name`.
  ///
  /// - Throws: ``UnknownWarning``, which names the nearest if one is near, where no warning has the
  ///   name; an error cannot be silenced.
  public static func warning(named name: String) throws(UnknownWarning) -> DiagnosticIdentifier {
    let identifier = DiagnosticIdentifier(rawValue: name)
    if let identifier, identifier.severity == .warning { return identifier }
    guard identifier == nil else {
      throw UnknownWarning(message: "`\(name)` is an error, which cannot be suppressed")
    }
    let names = allCases.filter { $0.severity == .warning }.map(\.rawValue)
    let near = Suggestions.nearest(to: name, among: names)
    throw UnknownWarning(
      message: "unknown warning `\(name)`",
      note: near == nil ? "the warnings are \(names.joined(separator: ", "))" : nil,
      nearest: near)
  }
}
