/// A field of a record: its documentation, and how to read it.
struct RecordField: Sendable {
  var name: String
  var words: String
  var isGlobal: Bool
  var content: FieldContent
}

/// The content of a field, read from a record.
enum FieldContent: Sendable {
  typealias Reader<Value> = @Sendable (AnyRecord) -> Value

  case text(Reader<String>)
  case optionalText(Reader<String?>)
  case flag(Reader<Bool>)
  case texts(Reader<[String]>)
  case record(ShapeDeclaration, Reader<AnyRecord?>)
  case records(ShapeDeclaration, Reader<RecordList>)

  /// Returns true if the section of the field is rendered; false if the inverted section is.
  func isPresent(in record: AnyRecord) -> Bool {
    switch self {
    case .text: true
    case .optionalText(let read): read(record) != nil
    case .flag(let read): read(record)
    case .texts(let read): !read(record).isEmpty
    case .record(_, let read): read(record) != nil
    case .records(_, let read): read(record).count > 0
    }
  }
}

/// A type-erased record; its shape knows the type.
class AnyRecord {}

/// A record of a type.
final class RecordBox<Record>: AnyRecord {
  let record: Record

  init(_ record: Record) { self.record = record }
}

/// The records of a list, each made when it is rendered.
struct RecordList {
  let count: Int
  let record: (Int) -> AnyRecord

  init<Record>(_ records: [Record]) {
    count = records.count
    record = { RecordBox(records[$0]) }
  }
}
