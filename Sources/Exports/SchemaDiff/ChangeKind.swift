import Diagnostics

/// A kind of change between two versions of a schema: one or several rows with the same stable
/// identifier.
public struct ChangeKind: DiagnosticKind {
  /// The kinds, in the order of their rows.
  public static let allCases = ChangeRow.allCases.grouped { $0.columns[0] }.map { $0[0].kind }

  public let rawValue: String

  /// Returns the kind with an identifier; `nil` if no row has it.
  public init?(rawValue: String) {
    guard Self.allCases.contains(where: { $0.rawValue == rawValue }) else { return nil }
    self.rawValue = rawValue
  }

  init(of row: ChangeRow) {
    rawValue = String(row.columns[0])
  }

  /// The change in one line, without a final full stop.
  public var summary: String { explanation.summary }

  /// The consequences and the possible remedies, for a reader who sees the change for the first
  /// time.
  public var advice: String { explanation.advice }
}

extension ChangeKind {
  private var explanation: (summary: String, advice: String) {
    Self.explanations[rawValue] ?? ("", "")
  }

  /// The sections of `Changes.md`, by their titles.
  private static let explanations: [String: (summary: String, advice: String)] = {
    var result: [String: (summary: String, advice: String)] = [:]
    for (title, text) in EmbeddedChanges.explanations.markdownSections {
      let parts = text.split(separator: "\n\n", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      result[title] = (parts[0], parts[1].replacing(#/\n+$/#, with: ""))
    }
    return result
  }()
}
