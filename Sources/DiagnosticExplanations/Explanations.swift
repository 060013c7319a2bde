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
    ExplanationArea("Types for ids, meta, errors and your own code", typePlaces),
    ExplanationArea("Resources", resources),
    ExplanationArea("Relationships", relationships),
    ExplanationArea("Documents", documents),
    ExplanationArea("Names in Swift", swiftNames),
    ExplanationArea("Text without quotes", yamlText),
    ExplanationArea("YAML", yaml),
    ExplanationArea("Anchors, aliases and merge keys", aliases),
    ExplanationArea("Limits", limits),
  ]

  /// All of them, in the order of the areas.
  public static var all: [Explanation] { areas.flatMap(\.explanations) }

  /// The explanation of what is reported under an identifier.
  public static func of(_ identifier: String) -> Explanation? {
    all.first { $0.identifier == identifier }
  }
}
