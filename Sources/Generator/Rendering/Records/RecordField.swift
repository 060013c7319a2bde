/// A field of a record: its documentation, and the way to read it.
struct RecordField: Sendable {
  var name: String
  var words: String
  var isGlobal: Bool
  var content: FieldContent
}

/// The content of a field, read from a record at an address.
///
/// The address must be that of a record of the type that declared the field. The compiler of
/// templates guarantees it: each tag names the cell of one shape, and a cell only ever holds
/// addresses of records of that shape.
enum FieldContent: Sendable {
  case text(FieldReader<String>)
  case optionalText(FieldReader<String?>)
  case flag(FieldReader<Bool>)
  case texts(FieldReader<[String]>)
  case record(RecordReader)
  case records(RecordReader)

  /// Returns true where the section of the field is rendered, false where the inverted one is.
  func isPresent(at record: UnsafeRawPointer) throws(RenderingError) -> Bool {
    switch self {
    case .text: return true
    case .optionalText(let reader): return reader.value(at: record) != nil
    case .flag(let reader): return reader.value(at: record)
    case .texts(let reader): return !reader.value(at: record).isEmpty
    case .record(let reader), .records(let reader):
      var isPresent = false
      try reader.visit(record) { _, count in isPresent = count > 0 }
      return isPresent
    }
  }
}

/// Reads a value from a record at an address.
enum FieldReader<Value>: Sendable {
  /// A stored property; reading it costs no call.
  case stored(offset: Int)
  case computed(@Sendable (UnsafeRawPointer) -> Value)

  init<Record>(_ path: KeyPath<Record, Value> & Sendable) {
    guard let offset = MemoryLayout<Record>.offset(of: path) else {
      preconditionFailure("`\(path)` is not stored: declare the field as computed")
    }
    self = .stored(offset: offset)
  }

  init<Record>(_ read: @escaping @Sendable (UnsafePointer<Record>) -> Value) {
    self = .computed { read($0.assumingMemoryBound(to: Record.self)) }
  }

  func value(at record: UnsafeRawPointer) -> Value {
    switch self {
    case .stored(let offset): (record + offset).assumingMemoryBound(to: Value.self).pointee
    case .computed(let read): read(record)
    }
  }

  /// Passes the address of the value to a body, without a copy of what is stored.
  func withAddress(
    at record: UnsafeRawPointer, _ body: (UnsafePointer<Value>) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    switch self {
    case .stored(let offset):
      try body((record + offset).assumingMemoryBound(to: Value.self))
    case .computed(let read): try withUnsafePointer(to: read(record), body)
    }
  }
}

/// Reads records that are fields of a record.
struct RecordReader: Sendable {
  /// Takes the address of the first record and the number of records.
  typealias Visitor = (UnsafeRawPointer, Int) throws(RenderingError) -> Void

  let shape: ShapeDeclaration
  /// The distance from one record to the next.
  let stride: Int
  /// Passes the records of the record at an address to a visitor, which must not keep the address.
  let visit: @Sendable (UnsafeRawPointer, Visitor) throws(RenderingError) -> Void

  init(
    shape: ShapeDeclaration, stride: Int,
    visit: @escaping @Sendable (UnsafeRawPointer, Visitor) throws(RenderingError) -> Void
  ) {
    self.shape = shape
    self.stride = stride
    self.visit = visit
  }

  init<Inner: TemplateRecord>(list reader: FieldReader<[Inner]>) {
    self.init(shape: ShapeDeclaration(Inner.self), stride: MemoryLayout<Inner>.stride) {
      (record, visit) throws(RenderingError) in
      try reader.value(at: record).withUnsafeBufferPointer { elements throws(RenderingError) in
        guard let first = elements.baseAddress else { return }
        try visit(UnsafeRawPointer(first), elements.count)
      }
    }
  }

  init<Inner: TemplateRecord>(single reader: FieldReader<Inner>) {
    self.init(shape: ShapeDeclaration(Inner.self), stride: MemoryLayout<Inner>.stride) {
      (record, visit) throws(RenderingError) in
      try reader.withAddress(at: record) { value throws(RenderingError) in
        try visit(UnsafeRawPointer(value), 1)
      }
    }
  }

  init<Inner: TemplateRecord>(optional reader: FieldReader<Inner?>) {
    self.init(shape: ShapeDeclaration(Inner.self), stride: MemoryLayout<Inner>.stride) {
      (record, visit) throws(RenderingError) in
      try reader.withAddress(at: record) { value throws(RenderingError) in
        guard value.pointee != nil else { return }
        // The value of an optional begins where the optional does.
        try visit(UnsafeRawPointer(value), 1)
      }
    }
  }
}
