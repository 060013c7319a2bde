/// A built-in template.
public struct BuiltInTemplate: Sendable {
  public let name: String
  /// A short description of the Swift that it writes.
  public let summary: String
  public let text: String
  /// The name of the record that the front matter names, if there is any.
  public var record: String? {
    guard !isPartial else { return nil }
    return text.split(separator: "\n").first { $0.hasPrefix("for: ") }.map {
      String($0.dropFirst(5))
    }
  }
  /// True if it is a partial, which generates no files.
  public var isPartial: Bool { !text.hasPrefix("---") }

  private init(_ name: String, _ summary: String, _ text: String) {
    self.name = name
    self.summary = summary
    self.text = text
  }

  /// The templates of documentation and fixtures, which a run uses only if the configuration names
  /// them in `also`, with their partials.
  public static var extra: [BuiltInTemplate] {
    [
      BuiltInTemplate(
        "fixture-value", "the statement that sets a member of a fixture",
        EmbeddedTemplates.fixtureValue),
      BuiltInTemplate(
        "fixtures", "functions that make resource objects and documents for tests",
        EmbeddedTemplates.fixtures),
      BuiltInTemplate(
        "markdown", "a page of Markdown for each resource type, and an index of them",
        EmbeddedTemplates.markdown),
      BuiltInTemplate(
        "markdown-index", "the index of the pages of `markdown`",
        EmbeddedTemplates.markdownIndex),
      BuiltInTemplate(
        "markdown-members", "a table of attributes or other members",
        EmbeddedTemplates.markdownMembers),
      BuiltInTemplate(
        "markdown-request", "an operation in Markdown", EmbeddedTemplates.markdownRequest),
      BuiltInTemplate(
        "mermaid", "Mermaid diagrams of resource types and relationships",
        EmbeddedTemplates.mermaid),
      BuiltInTemplate(
        "mermaid-edge", "an arrow of a diagram", EmbeddedTemplates.mermaidEdge),
      BuiltInTemplate(
        "reference", "a reference of the whole API, in one file of HTML",
        EmbeddedTemplates.reference),
      BuiltInTemplate(
        "reference-deprecation", "a deprecation in the reference",
        EmbeddedTemplates.referenceDeprecation),
      BuiltInTemplate(
        "reference-members", "a list of attributes or other members in the reference",
        EmbeddedTemplates.referenceMembers),
      BuiltInTemplate(
        "reference-request", "an operation in the reference", EmbeddedTemplates.referenceRequest),
      BuiltInTemplate(
        "reference-resource", "a resource type in the reference",
        EmbeddedTemplates.referenceResource),
      BuiltInTemplate(
        "reference-script", "the script of the reference", EmbeddedTemplates.referenceScript),
      BuiltInTemplate(
        "reference-style", "the style of the reference", EmbeddedTemplates.referenceStyle),
      BuiltInTemplate(
        "reference-type", "the name of a type in the reference", EmbeddedTemplates.referenceType),
      BuiltInTemplate(
        "reference-values", "the values of an enum in the reference",
        EmbeddedTemplates.referenceValues),
    ]
  }

  /// The templates that have to be written to the same folder as a template of ``extra``.
  public var companions: [String] { name == "markdown" ? ["markdown-index"] : [] }

  /// All built-in templates, sorted by name.
  public static var all: [BuiltInTemplate] {
    [
      BuiltInTemplate("alias", "a typealias with its comment", EmbeddedTemplates.alias),
      BuiltInTemplate(
        "binding", "`var` or `let`, with the access that a property wrapper needs",
        EmbeddedTemplates.binding),
      BuiltInTemplate(
        "client", "the file of the client",
        EmbeddedTemplates.client),
      BuiltInTemplate(
        "client-types",
        "the API, the entry points of its client, and the operations of resource types",
        EmbeddedTemplates.clientTypes),
      BuiltInTemplate(
        "date-pattern", "a date pattern",
        EmbeddedTemplates.datePattern),
      BuiltInTemplate(
        "deprecation", "a deprecation attribute",
        EmbeddedTemplates.deprecation),
      BuiltInTemplate(
        "description", "a resource object description with its attributes and relationships",
        EmbeddedTemplates.description),
      BuiltInTemplate(
        "dialect", "the file of the filter dialect",
        EmbeddedTemplates.dialect),
      BuiltInTemplate(
        "dialect-type", "an API's own filter dialect",
        EmbeddedTemplates.dialectType),
      BuiltInTemplate(
        "document-types", "the documents and their types",
        EmbeddedTemplates.documentTypes),
      BuiltInTemplate(
        "documentation", "a documentation comment",
        EmbeddedTemplates.documentation),
      BuiltInTemplate(
        "documents", "the file of the documents",
        EmbeddedTemplates.documents),
      BuiltInTemplate("enum", "an enum of strings or numbers", EmbeddedTemplates.enum),
      BuiltInTemplate("header", "the first lines of a file", EmbeddedTemplates.header),
      BuiltInTemplate(
        "includes", "the include paths of a resource type, if they are listed",
        EmbeddedTemplates.includes),
      BuiltInTemplate(
        "initial-value", "the value of a property in an initializer",
        EmbeddedTemplates.initialValue),
      BuiltInTemplate("initializer", "an initializer", EmbeddedTemplates.initializer),
      BuiltInTemplate(
        "namespace", "the file of the namespace",
        EmbeddedTemplates.namespace),
      BuiltInTemplate(
        "property", "a property, with its private storage if there is any",
        EmbeddedTemplates.property),
      BuiltInTemplate(
        "query", "the file of the queries of a resource type",
        EmbeddedTemplates.query),
      BuiltInTemplate(
        "query-field", "the name of a field, as a property returns it",
        EmbeddedTemplates.queryField),
      BuiltInTemplate(
        "query-types", "the vocabulary of queries for a resource type",
        EmbeddedTemplates.queryTypes),
      BuiltInTemplate(
        "resource", "the file of a resource type",
        EmbeddedTemplates.resource),
      BuiltInTemplate(
        "resource-types", "the types of a resource type",
        EmbeddedTemplates.resourceTypes),
      BuiltInTemplate(
        "schema", "the file that contains everything, if there is only one",
        EmbeddedTemplates.schema),
      BuiltInTemplate(
        "schema-types", "all types, if there is only one file",
        EmbeddedTemplates.schemaTypes),
      BuiltInTemplate(
        "server-table", "the tables with which a server reads requests",
        EmbeddedTemplates.serverTable),
      BuiltInTemplate(
        "struct", "a struct: attributes, relationships, links, meta or an object",
        EmbeddedTemplates.struct),
      BuiltInTemplate("type", "a type of any kind", EmbeddedTemplates.type),
      BuiltInTemplate("types", "the file of the value types", EmbeddedTemplates.types),
      BuiltInTemplate(
        "union", "an enum of resource objects of several types",
        EmbeddedTemplates.union),
      BuiltInTemplate(
        "union-groups", "the members of an enum of very many resource types",
        EmbeddedTemplates.unionGroups),
      BuiltInTemplate(
        "union-id", "the ids of the targets of a polymorphic relationship",
        EmbeddedTemplates.unionId),
      BuiltInTemplate("url-base", "a base of relative URLs", EmbeddedTemplates.urlBase),
      BuiltInTemplate(
        "value-union", "an enum of values of several types",
        EmbeddedTemplates.valueUnion),
    ]
  }
}
