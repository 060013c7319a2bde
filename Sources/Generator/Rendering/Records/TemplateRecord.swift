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
  @RecordFieldBuilder let fields: @Sendable () -> [RecordField]

  /// The list around a tag, whose flags are about the current element. Templates cannot name it.
  static let innermostList = RecordShape(name: "") {
    RecordField(name: "first", kind: .flag, words: "") { .flag($0.current == 0) }
    RecordField(name: "last", kind: .flag, words: "") { .flag($0.current == $0.count - 1) }
  }
}

/// A field of a record.
struct RecordField: Sendable {
  enum Kind: Sendable { case text, optionalText, flag, texts, record, records }

  enum Value {
    case text(String?)
    case flag(Bool)
    case texts([String])
    /// The records of a list, or the record that is present.
    case records(RecordList)

    /// Returns true if the section of the field is rendered; false if the inverted section is.
    var isPresent: Bool {
      switch self {
      case .text(let text): text != nil
      case .flag(let isSet): isSet
      case .texts(let texts): !texts.isEmpty
      case .records(let list): list.count > 0
      }
    }
  }

  let name: String
  let kind: Kind
  let words: String
  /// The shape of the field's records, if it has any.
  var shape: RecordShape?
  /// A tag inside the section of another record may mean this field without a warning.
  var isGlobal = false
  /// Reads the field from the current record of a list.
  let read: @Sendable (RecordList) -> Value

  /// The field, visible everywhere.
  var global: RecordField {
    var field = self
    field.isGlobal = true
    return field
  }

  /// The field of the record that another field contains, as a field of the record of that one.
  func read(from outer: RecordField) -> RecordField {
    RecordField(name: name, kind: kind, words: words, shape: shape) {
      guard case .records(let record) = outer.read($0), record.count > 0 else { return .text(nil) }
      return read(record)
    }
  }
}

@resultBuilder
enum RecordFieldBuilder {
  static func buildBlock(_ fields: RecordField...) -> [RecordField] { fields }
}

/// The declarations of fields, each with a closure that reads the value.
extension TemplateRecord {
  typealias Read<Value> = @Sendable (Self) -> Value

  /// Declares a text: `{{name}}`.
  static func text(_ name: String, _ read: @escaping Read<String>, _ words: String) -> RecordField {
    RecordField(name: name, kind: .text, words: words) { .text(value(of: $0, read)) }
  }

  static func text(_ name: String, _ read: @escaping Read<Int>, _ words: String) -> RecordField {
    RecordField(name: name, kind: .text, words: words) { .text("\(value(of: $0, read))") }
  }

  /// Declares a text that may be absent: `{{#name}} = {{.}}{{/name}}`.
  static func optionalText(
    _ name: String, _ read: @escaping Read<String?>, _ words: String
  ) -> RecordField {
    RecordField(name: name, kind: .optionalText, words: words) { .text(value(of: $0, read)) }
  }

  /// Declares a flag: `{{#name}}…{{/name}}`.
  static func flag(_ name: String, _ read: @escaping Read<Bool>, _ words: String) -> RecordField {
    RecordField(name: name, kind: .flag, words: words) { .flag(value(of: $0, read)) }
  }

  /// Declares a list of texts: `{{#name}}{{.}}{{/name}}`.
  static func texts(
    _ name: String, _ read: @escaping Read<[String]>, _ words: String
  ) -> RecordField {
    RecordField(name: name, kind: .texts, words: words) { .texts(value(of: $0, read)) }
  }

  /// Declares a record, which may be absent: `{{#name}}{{field}}{{/name}}` or `{{name.field}}`.
  static func record<Inner: TemplateRecord>(
    _ name: String, _ read: @escaping Read<Inner?>, of _: Inner.Type = Inner.self, _ words: String
  ) -> RecordField {
    RecordField(name: name, kind: .record, words: words, shape: Inner.shape) {
      .records(TypedRecords(value(of: $0, read).map { [$0] } ?? []))
    }
  }

  /// Declares a list of records: `{{#name}}{{field}}{{/name}}`.
  static func records<Inner: TemplateRecord>(
    _ name: String, _ read: @escaping Read<[Inner]>, of _: Inner.Type = Inner.self, _ words: String
  ) -> RecordField {
    RecordField(name: name, kind: .records, words: words, shape: Inner.shape) {
      .records(TypedRecords(value(of: $0, read)))
    }
  }

  // Inlined to avoid a copy of the record.
  @inline(__always)
  private static func value<Value>(of records: RecordList, _ read: (Self) -> Value) -> Value {
    guard let records = records as? TypedRecords<Self> else {
      preconditionFailure("a field of `\(shape.name)` was read from another record")
    }
    return read(records.elements[records.current])
  }

  /// The record as a list of its own, with its shape.
  var asRoot: (shape: RecordShape, list: RecordList) { (Self.shape, TypedRecords([self])) }
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
