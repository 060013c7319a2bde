/// A value that templates render.
///
/// A template only sees the fields of the record's shape: the names in tags are checked against
/// them, and the documentation of templates is generated from them.
protocol TemplateRecord: Sendable {
  static var shape: RecordShape { get }
}

/// A type of records: its name in templates, such as `property` in `{{property.name}}`, and its
/// fields.
struct RecordShape: Sendable {
  let name: String
  /// The fields, in the order in which the documentation lists them. It is a closure because a
  /// record may contain records of its own type.
  let fields: @Sendable () -> [RecordField]

  init(_ name: String, @RecordFieldBuilder fields: @escaping @Sendable () -> [RecordField]) {
    self.name = name
    self.fields = fields
  }
}

/// A field of a record.
struct RecordField: Sendable {
  typealias Reader<Value> = @Sendable (RecordList) -> Value

  /// How to read the field from the current record of a list.
  enum Content: Sendable {
    case text(Reader<String>)
    case optionalText(Reader<String?>)
    case flag(Reader<Bool>)
    case texts(Reader<[String]>)
    case record(RecordShape, Reader<RecordList?>)
    case records(RecordShape, Reader<RecordList?>)

    /// Returns true if the section of the field is rendered; false if the inverted section is.
    func isPresent(in record: RecordList) -> Bool {
      switch self {
      case .text: true
      case .optionalText(let read): read(record) != nil
      case .flag(let read): read(record)
      case .texts(let read): !read(record).isEmpty
      case .record(_, let read), .records(_, let read): read(record).map { $0.count > 0 } ?? false
      }
    }
  }

  let name: String
  let content: Content
  /// The documentation.
  let words: String
  /// A tag inside the section of another record may mean this field without a warning.
  private(set) var isGlobal = false

  init(_ name: String, _ content: Content, _ words: String) {
    (self.name, self.content, self.words) = (name, content, words)
  }

  /// The field, visible everywhere.
  var global: RecordField {
    var field = self
    field.isGlobal = true
    return field
  }

  /// The shape of the field's records, if it has any.
  var shape: RecordShape? {
    switch content {
    case .record(let shape, _), .records(let shape, _): shape
    case .text, .optionalText, .flag, .texts: nil
    }
  }
}

@resultBuilder
enum RecordFieldBuilder {
  static func buildExpression(_ field: RecordField) -> [RecordField] { [field] }
  static func buildExpression(_ fields: [RecordField]) -> [RecordField] { fields }
  static func buildBlock(_ fields: [RecordField]...) -> [RecordField] { fields.flatMap(\.self) }
}

/// The declarations of fields, each with a closure that reads the value.
extension TemplateRecord {
  typealias Read<Value> = @Sendable (Self) -> Value

  /// Declares a text: `{{name}}`.
  static func text(_ name: String, _ read: @escaping Read<String>, _ words: String) -> RecordField {
    RecordField(name, .text { value(of: $0, read) }, words)
  }

  static func text(_ name: String, _ read: @escaping Read<Int>, _ words: String) -> RecordField {
    RecordField(name, .text { "\(value(of: $0, read))" }, words)
  }

  /// Declares a text that may be absent: `{{#name}} = {{.}}{{/name}}`.
  static func optionalText(
    _ name: String, _ read: @escaping Read<String?>, _ words: String
  ) -> RecordField {
    RecordField(name, .optionalText { value(of: $0, read) }, words)
  }

  /// Declares a flag: `{{#name}}…{{/name}}`.
  static func flag(_ name: String, _ read: @escaping Read<Bool>, _ words: String) -> RecordField {
    RecordField(name, .flag { value(of: $0, read) }, words)
  }

  /// Declares a list of texts: `{{#name}}{{.}}{{/name}}`.
  static func texts(
    _ name: String, _ read: @escaping Read<[String]>, _ words: String
  ) -> RecordField {
    RecordField(name, .texts { value(of: $0, read) }, words)
  }

  /// Declares a record, which may be absent: `{{#name}}{{field}}{{/name}}` or `{{name.field}}`.
  static func record<Inner: TemplateRecord>(
    _ name: String, _ read: @escaping Read<Inner?>, of _: Inner.Type = Inner.self, _ words: String
  ) -> RecordField {
    RecordField(name, .record(Inner.shape) { value(of: $0, read)?.asList }, words)
  }

  /// Declares a list of records: `{{#name}}{{field}}{{/name}}`.
  static func records<Inner: TemplateRecord>(
    _ name: String, _ read: @escaping Read<[Inner]>, of _: Inner.Type = Inner.self, _ words: String
  ) -> RecordField {
    RecordField(name, .records(Inner.shape) { TypedRecords(value(of: $0, read)) }, words)
  }

  // Inlined to avoid a copy of the record.
  @inline(__always)
  private static func value<Value>(of records: RecordList, _ read: (Self) -> Value) -> Value {
    guard let records = records as? TypedRecords<Self> else {
      preconditionFailure("a field of `\(shape.name)` was read from another record")
    }
    return read(records.elements[records.current])
  }

  var asList: RecordList { TypedRecords([self]) }
}

/// Records of one type, which their shape knows. Fields are read from the current record.
class RecordList {
  let count: Int
  var current = 0

  fileprivate init(count: Int) { self.count = count }
}

final class TypedRecords<Record>: RecordList {
  let elements: [Record]

  init(_ elements: [Record]) {
    self.elements = elements
    super.init(count: elements.count)
  }
}
