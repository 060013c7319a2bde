/// The text of a template.
public struct TemplateSource: Sendable {
  /// The name by which partials include it: `property`.
  public var name: String
  /// The path that diagnostics give.
  public var file: String
  public var text: String
  /// An unused built-in template is no reason for a warning: a user's template may replace the one
  /// that used it.
  public var isBuiltIn: Bool

  public init(name: String, file: String, text: String, isBuiltIn: Bool = false) {
    self.name = name
    self.file = file
    self.text = text
    self.isBuiltIn = isBuiltIn
  }
}

/// A template that is rendered with records of a type.
public struct TemplateRoot: Sendable {
  let template: String
  let shape: ShapeDeclaration

  public init<Record: TemplateRecord>(_ template: String, _ record: Record.Type) {
    self.init(template, ShapeDeclaration(record))
  }

  init(_ template: String, _ shape: ShapeDeclaration) {
    self.template = template
    self.shape = shape
  }
}

/// A template whose front matter asks for a file for each record of a type.
public struct TemplateOutput: Sendable, Hashable {
  /// The name of the template.
  public var template: String
  /// The name of the record type.
  public var record: String
}
