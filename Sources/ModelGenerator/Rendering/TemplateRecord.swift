/// A value that templates are given: a record of fields that they may name in tags.
protocol TemplateRecord: Sendable {
  /// The fields, each with its name in templates.
  static var fields: [TemplateField<Self>] { get }
}

/// A field of a record: its name, its shape, and the way to its value.
struct TemplateField<Record: TemplateRecord> {
  let name: String
  let shape: TemplateShape
  let value: (Record) -> TemplateValue
}

/// What a template may do with a value.
indirect enum TemplateShape {
  /// `{{name}}`
  case text
  /// `{{#name}}…{{/name}}` and `{{^name}}…{{/name}}`
  case flag
  /// `{{#name}}{{.}}{{/name}}`
  case texts
  /// `{{#name}}…{{/name}}` with the record's own fields inside; for a list, once for each.
  case records(RecordShape)
}

/// The declared fields of a kind of record.
struct RecordShape {
  /// The name of the record's type, which tells one shape from another.
  let name: String
  /// The shapes of the fields by their names; a function, as records may contain their own kind.
  let fields: () -> [String: TemplateShape]

  init<Record: TemplateRecord>(_ type: Record.Type) {
    name = String(describing: type)
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
  var templateValues: [String: TemplateValue] {
    Dictionary(uniqueKeysWithValues: Self.fields.map { ($0.name, $0.value(self)) })
  }
}

extension TemplateField {
  static func text(_ name: String, _ value: @escaping (Record) -> String) -> Self {
    TemplateField(name: name, shape: .text) { .text(value($0)) }
  }

  static func flag(_ name: String, _ value: @escaping (Record) -> Bool) -> Self {
    TemplateField(name: name, shape: .flag) { .flag(value($0)) }
  }

  /// Lines, or any other list of texts.
  static func texts(_ name: String, _ value: @escaping (Record) -> [String]) -> Self {
    TemplateField(name: name, shape: .texts) { .texts(value($0)) }
  }

  /// A record that may be missing.
  static func record<Value: TemplateRecord>(
    _ name: String, _ value: @escaping (Record) -> Value?
  ) -> Self {
    TemplateField(name: name, shape: .records(RecordShape(Value.self))) { record in
      value(record).map { .record($0.templateValues) } ?? .flag(false)
    }
  }

  static func records<Value: TemplateRecord>(
    _ name: String, _ value: @escaping (Record) -> [Value]
  ) -> Self {
    TemplateField(name: name, shape: .records(RecordShape(Value.self))) { record in
      .records(value(record).map(\.templateValues))
    }
  }
}
