/// A value that templates render.
///
/// Its declared fields are all that a template sees of it: tags are resolved against them when
/// templates are compiled, and the documentation of templates is made from them.
public protocol TemplateRecord: Sendable {
  /// The record's name in templates (`{{property.name}}`) and in their documentation.
  static var recordName: String { get }

  /// Declares the fields in the order in which the documentation lists them.
  static func declareFields(_ fields: inout TemplateFields<Self>)
}

/// The fields of a record, as its type declares them.
///
/// Stored properties are read straight from memory; computed ones, declared as such, are evaluated
/// for each tag. They are given the address of the record, because a copy takes longer than most of them.
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
    _ name: String, _ path: KeyPath<Record, String> & Sendable, _ words: String,
    isGlobal: Bool = false
  ) {
    declare(name, .text(FieldReader(path)), words, isGlobal)
  }

  /// Declares a text that a computed property makes.
  public mutating func text(
    _ name: String, computed read: @escaping @Sendable (UnsafePointer<Record>) -> String,
    _ words: String
  ) {
    declare(name, .text(FieldReader(read)), words)
  }

  /// Declares a text that may be absent: `{{#name}} = {{.}}{{/name}}`.
  public mutating func optionalText(
    _ name: String, _ path: KeyPath<Record, String?> & Sendable, _ words: String,
    isGlobal: Bool = false
  ) {
    declare(name, .optionalText(FieldReader(path)), words, isGlobal)
  }

  /// Declares a text that a computed property makes, and that may be absent.
  public mutating func optionalText(
    _ name: String, computed read: @escaping @Sendable (UnsafePointer<Record>) -> String?,
    _ words: String
  ) {
    declare(name, .optionalText(FieldReader(read)), words)
  }

  /// Declares a flag: `{{#name}}…{{/name}}`.
  public mutating func flag(
    _ name: String, _ path: KeyPath<Record, Bool> & Sendable, _ words: String,
    isGlobal: Bool = false
  ) {
    declare(name, .flag(FieldReader(path)), words, isGlobal)
  }

  /// Declares a flag that a computed property makes.
  public mutating func flag(
    _ name: String, computed read: @escaping @Sendable (UnsafePointer<Record>) -> Bool,
    _ words: String
  ) {
    declare(name, .flag(FieldReader(read)), words)
  }

  /// Declares a list of texts: `{{#name}}{{.}}{{/name}}`.
  public mutating func texts(
    _ name: String, _ path: KeyPath<Record, [String]> & Sendable, _ words: String
  ) {
    declare(name, .texts(FieldReader(path)), words)
  }

  /// Declares a list of texts that a computed property makes.
  public mutating func texts(
    _ name: String, computed read: @escaping @Sendable (UnsafePointer<Record>) -> [String],
    _ words: String
  ) {
    declare(name, .texts(FieldReader(read)), words)
  }

  /// Declares a record that may be absent: `{{#name}}{{field}}{{/name}}` or `{{name.field}}`.
  public mutating func record<Inner: TemplateRecord>(
    _ name: String, _ path: KeyPath<Record, Inner?> & Sendable, _ words: String
  ) {
    declare(name, .record(RecordReader(optional: FieldReader(path))), words)
  }

  /// Declares a record that a computed property makes, and that may be absent.
  public mutating func record<Inner: TemplateRecord>(
    _ name: String, computed read: @escaping @Sendable (UnsafePointer<Record>) -> Inner?,
    _ words: String
  ) {
    declare(name, .record(RecordReader(optional: FieldReader(read))), words)
  }

  /// Declares a record that is always there: `{{name.field}}`.
  public mutating func record<Inner: TemplateRecord>(
    _ name: String, _ path: KeyPath<Record, Inner> & Sendable, _ words: String
  ) {
    declare(name, .record(RecordReader(single: FieldReader(path))), words)
  }

  /// Declares a list of records: `{{#name}}{{field}}{{/name}}`.
  public mutating func records<Inner: TemplateRecord>(
    _ name: String, _ path: KeyPath<Record, [Inner]> & Sendable, _ words: String
  ) {
    declare(name, .records(RecordReader(list: FieldReader(path))), words)
  }

  /// Declares a list of records that a computed property makes.
  public mutating func records<Inner: TemplateRecord>(
    _ name: String, computed read: @escaping @Sendable (UnsafePointer<Record>) -> [Inner],
    _ words: String
  ) {
    declare(name, .records(RecordReader(list: FieldReader(read))), words)
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
