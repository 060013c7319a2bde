/// A value that templates render.
///
/// A template only sees the declared fields: tags are resolved against them when templates are
/// compiled, and the documentation of templates is generated from them.
public protocol TemplateRecord: Sendable {
  /// The record's name in templates (`{{property.name}}`) and in their documentation.
  static var recordName: String { get }

  /// Declares the fields in the order in which the documentation lists them.
  static func declareFields(_ fields: inout TemplateFields<Self>)
}

/// The declared fields of a record type, each with a key path or a closure that computes the value.
public struct TemplateFields<Record: TemplateRecord> {
  private(set) var declared: [RecordField] = []

  init() {
    Record.declareFields(&self)
  }

  /// Declares a text: `{{name}}`.
  ///
  /// - Parameter isGlobal: A tag inside the section of another record may mean this field without a
  ///   warning.
  public mutating func text(
    _ name: String, _ read: @escaping @Sendable (Record) -> String, _ words: String,
    isGlobal: Bool = false
  ) {
    declare(name, .text { Self.value(of: $0, read) }, words, isGlobal)
  }

  /// Declares a text that may be absent: `{{#name}} = {{.}}{{/name}}`.
  public mutating func optionalText(
    _ name: String, _ read: @escaping @Sendable (Record) -> String?, _ words: String,
    isGlobal: Bool = false
  ) {
    declare(name, .optionalText { Self.value(of: $0, read) }, words, isGlobal)
  }

  /// Declares a flag: `{{#name}}…{{/name}}`.
  public mutating func flag(
    _ name: String, _ read: @escaping @Sendable (Record) -> Bool, _ words: String,
    isGlobal: Bool = false
  ) {
    declare(name, .flag { Self.value(of: $0, read) }, words, isGlobal)
  }

  /// Declares a list of texts: `{{#name}}{{.}}{{/name}}`.
  public mutating func texts(
    _ name: String, _ read: @escaping @Sendable (Record) -> [String], _ words: String
  ) {
    declare(name, .texts { Self.value(of: $0, read) }, words)
  }

  /// Declares a record, which may be absent: `{{#name}}{{field}}{{/name}}` or `{{name.field}}`.
  public mutating func record<Inner: TemplateRecord>(
    _ name: String, _ read: @escaping @Sendable (Record) -> Inner?, _ words: String
  ) {
    declare(
      name,
      .record(ShapeDeclaration(Inner.self), { Self.value(of: $0, read).map { RecordBox($0) } }),
      words)
  }

  /// Declares a list of records: `{{#name}}{{field}}{{/name}}`.
  public mutating func records<Inner: TemplateRecord>(
    _ name: String, _ read: @escaping @Sendable (Record) -> [Inner], _ words: String
  ) {
    declare(
      name, .records(ShapeDeclaration(Inner.self), { RecordList(Self.value(of: $0, read)) }), words
    )
  }

  // Inlined to avoid a copy of the record.
  @inline(__always)
  private static func value<Value>(of record: AnyRecord, _ read: (Record) -> Value) -> Value {
    guard let box = record as? RecordBox<Record> else {
      preconditionFailure("a field of `\(Record.recordName)` was read from another record")
    }
    return read(box.record)
  }

  private mutating func declare(
    _ name: String, _ content: FieldContent, _ words: String, _ isGlobal: Bool = false
  ) {
    precondition(!LoopFlag.allCases.contains { $0.rawValue == name }, "`\(name)` is reserved")
    precondition(!declared.contains { $0.name == name }, "`\(name)` is declared twice")
    declared.append(RecordField(name: name, words: words, isGlobal: isGlobal, content: content))
  }
}

/// The flags of the elements of every list.
enum LoopFlag: String, CaseIterable {
  case first, last
}
