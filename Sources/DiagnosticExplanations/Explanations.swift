import ResourceSchema

/// The explanations of everything that the generator reports.
public enum Explanations {
  public static let areas: [ExplanationArea] = [
    ExplanationArea("Files", files),
    ExplanationArea("Keys", keys),
    ExplanationArea("Values", values),
    ExplanationArea("Question marks", questionMarks),
    ExplanationArea("Names", names),
    ExplanationArea("Types", types),
    ExplanationArea("Enums and dates", enumsAndDates),
    ExplanationArea("Shapes and patterns", shapes),
    ExplanationArea("Types for ids, meta, errors and your own code", typePlaces),
    ExplanationArea("Resources", resources),
    ExplanationArea("Relationships", relationships),
    ExplanationArea("Documents", documents),
    ExplanationArea("Names in Swift", swiftNames),
    ExplanationArea("What is rarely meant", lints),
    ExplanationArea("Text without quotes", yamlText),
    ExplanationArea("YAML", yaml),
    ExplanationArea("Anchors, aliases and merge keys", aliases),
    ExplanationArea("Limits", limits),
    ExplanationArea("The run", run),
  ]

  /// All of them, in the order of the areas.
  public static var all: [Explanation] { areas.flatMap(\.explanations) }

  /// Where to read more about findings, if one is an error: the explanation of the first.
  public static func hint(about diagnostics: [Diagnostic]) -> String? {
    diagnostics.first { $0.severity == .error }
      .map { "`jsonapi-gen explain \($0.identifier)` says more." }
  }

  /// The explanation of what is reported under an identifier.
  public static func of(_ identifier: String) -> Explanation? {
    all.first { $0.identifier == identifier }
  }
}
