/// A value that templates are given: a record of fields that they may name in tags.
protocol TemplateRecord {
  /// The name of the template that lays the record out, or `nil` for one that is laid out as a part
  /// of another.
  static var template: String? { get }
  /// The fields, each with its name in templates.
  static var fields: [TemplateField<Self>] { get }
}

extension TemplateRecord {
  static var template: String? { nil }
}

/// A field of a record: its name, its shape, and the way to its value.
struct TemplateField<Record: TemplateRecord> {
  let name: String
  let shape: TemplateShape
  let value: (Record, TemplateLibrary) -> TemplateValue
}

/// What a template may do with a value.
indirect enum TemplateShape {
  /// `{{name}}`
  case text
  /// `{{#name}}…{{/name}}` and `{{^name}}…{{/name}}`
  case flag
  /// `{{#name}}{{.}}{{/name}}`
  case texts
  /// Like ``texts``: the lines of records that a template of their own lays out.
  case rendered(RecordShape)
  /// `{{#name}}…{{/name}}` with the record's own fields inside; for a list, once for each.
  case records(RecordShape)
}

/// The declared fields of a kind of record.
struct RecordShape {
  /// The name of the template that lays such records out.
  let template: String?
  /// The shapes of the fields by their names; a function, as records may contain their own kind.
  let fields: () -> [String: TemplateShape]

  init<Record: TemplateRecord>(_ type: Record.Type) {
    template = Record.template
    fields = {
      Dictionary(uniqueKeysWithValues: Record.fields.map { ($0.name, $0.shape) })
    }
  }
}

/// A value on its way into a template.
enum TemplateValue {
  case text(String)
  case flag(Bool)
  case texts([String])
  case record([String: TemplateValue])
  case records([[String: TemplateValue]])
}

extension TemplateRecord {
  /// The record's values by the names of its fields.
  func templateValues(_ templates: TemplateLibrary) -> [String: TemplateValue] {
    Dictionary(uniqueKeysWithValues: Self.fields.map { ($0.name, $0.value(self, templates)) })
  }
}

extension TemplateField {
  static func text(_ name: String, _ value: @escaping (Record) -> String) -> Self {
    TemplateField(name: name, shape: .text) { record, _ in .text(value(record)) }
  }

  static func flag(_ name: String, _ value: @escaping (Record) -> Bool) -> Self {
    TemplateField(name: name, shape: .flag) { record, _ in .flag(value(record)) }
  }

  /// Lines, or any other list of texts.
  static func texts(_ name: String, _ value: @escaping (Record) -> [String]) -> Self {
    TemplateField(name: name, shape: .texts) { record, _ in .texts(value(record)) }
  }

  /// A record that may be missing.
  static func record<Value: TemplateRecord>(
    _ name: String, _ value: @escaping (Record) -> Value?
  ) -> Self {
    TemplateField(name: name, shape: .records(RecordShape(Value.self))) { record, templates in
      value(record).map { .record($0.templateValues(templates)) } ?? .flag(false)
    }
  }

  static func records<Value: TemplateRecord>(
    _ name: String, _ value: @escaping (Record) -> [Value]
  ) -> Self {
    TemplateField(name: name, shape: .records(RecordShape(Value.self))) { record, templates in
      .records(value(record).map { $0.templateValues(templates) })
    }
  }

  /// The lines of a record that its own template lays out; none if it is missing.
  static func rendered<Value: TemplateRecord>(
    _ name: String, _ value: @escaping (Record) -> Value?
  ) -> Self {
    TemplateField(name: name, shape: .rendered(RecordShape(Value.self))) { record, templates in
      .texts(value(record).map(templates.lines) ?? [])
    }
  }

  /// The lines of records that their own template lays out, with an empty line before each record.
  static func rendered<Value: TemplateRecord>(
    all name: String, _ value: @escaping (Record) -> [Value]
  ) -> Self {
    TemplateField(name: name, shape: .rendered(RecordShape(Value.self))) { record, templates in
      .texts(value(record).flatMap { [""] + templates.lines(of: $0) })
    }
  }
}
