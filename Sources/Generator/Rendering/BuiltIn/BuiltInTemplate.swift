/// A built-in template.
public struct BuiltInTemplate: Sendable {
  public let name: String
  /// A short description of the Swift that it writes.
  public let summary: String
  public let text: String
  /// The name of the record that the front matter names, if there is any.
  public var record: String?

  /// True if it is a partial, which generates no files.
  public var isPartial: Bool { record == nil }

  /// The templates that have to be written to the same folder as a template of ``extra``.
  public var companions: [String] { name == "markdown" ? ["markdown-index"] : [] }

  /// All templates of models, queries, clients and servers, sorted by name.
  public static let all = EmbeddedTemplates.all

  /// The templates of documentation and fixtures, which a run uses only if the configuration names
  /// them in `also`, with their partials.
  public static let extra = EmbeddedTemplates.extra
}
