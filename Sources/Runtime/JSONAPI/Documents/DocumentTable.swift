/// Reads documents of one type, from text and with `Codable`. What depends on the type is looked up only once, because
/// looking it up takes a noticeable part of the time of a small document.
final class DocumentTable<
  Primary: CodableResourceBody, Meta: JSONAPI.Meta, Links: JSONAPI.Links,
  Included: Include & Decodable, Description: _APIDescriptionType, Problem: JSONAPIError
>: ValueTable {
  typealias Document = JSONAPI.Document<Primary, Meta, Links, Included, Description, Problem>

  private let members: MemberTable
  private let errorsMembers: MemberTable
  private let (size, alignment): (Int, Int)
  private let (description, primary, included, meta, links): (Int, Int, Int, Int, Int)

  init() {
    typealias Members = DataMembers<Primary, Meta, Links, Included, Description>
    func offset(_ property: PartialKeyPath<Members>) -> Int {
      MemoryLayout<Members>.offset(of: property) ?? 0
    }
    members = Members.members.table
    errorsMembers = ErrorsMembers<Problem, Meta, Links, Description>.members.table
    size = MemoryLayout<Members>.size
    alignment = MemoryLayout<Members>.alignment
    description = offset(\.jsonapi)
    primary = offset(\.data)
    included = offset(\.included)
    meta = offset(\.meta)
    links = offset(\.links)
  }

  /// Returns the table of a type, which is made when it is first needed.
  static func of(_ type: Document.Type) -> DocumentTable {
    let table = documentTables.value(for: ObjectIdentifier(type)) { DocumentTable() }
    // The table of this type is of this class.
    return unsafeDowncast(table, to: DocumentTable.self)
  }

  func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    try memory.assumingMemoryBound(to: Document.self).pointee.write(to: &writer)
  }

  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    let offset = reader.cursor.offset
    do {
      try reader.attempt { reader in
        try readData(to: memory) { try members.read(&reader, to: $0) }
      }
    } catch {
      guard error is MemberTable.FoundRefused || hasErrors(reader) else {
        let error = (try? located(error, &reader)) ?? error
        throw ReadingError(error, inDocumentAt: offset)
      }
      try readErrors(&reader, to: memory)
    }
  }

  private func hasErrors(_ reader: borrowing ModelReader) -> Bool {
    (try? reader.member("errors")).map { $0.byte != UInt8(ascii: "n") } ?? false
  }

  /// Returns the error of a document, to whose beginning the reader returned. Absent data and null have errors of their
  /// own.
  private func located(_ error: any Error, _ reader: inout ModelReader) throws -> any Error {
    if Primary.self == NoResourceBody.self { return error }
    guard let data = try reader.member("data") else {
      return try reader.member("meta") == nil
        ? JSONAPIDecodingError.noDocument(try? JSONValue(keepingInexactNumbersOf: &reader))
        : PrimaryMember<Primary>.absent(isNull: false)
    }
    let isNull = data.byte == UInt8(ascii: "n") && (error as? ReadingError)?.offset == data.offset
    return isNull ? PrimaryMember<Primary>.absent(isNull: true) : error
  }

  // Not inlined, because documents with data would have to look up the types here.
  @inline(never)
  private func readErrors(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    let offset = reader.cursor.offset
    do {
      let members: ErrorsMembers<Problem, Meta, Links, Description> = try reader.attempt { reader in
        try MemberTable.make { try errorsMembers.read(&reader, to: $0) }
      }
      memory.initializeMemory(as: Document.self, to: Document(members))
    } catch {
      // The errors must not get lost.
      var errors: [Problem] = []
      if let array = try? reader.member("errors") {
        reader.cursor = array
        errors = (try? reader.read()) ?? []
      }
      throw ReadingError(
        error is MemberTable.FoundRefused
          ? JSONAPIDecodingError.dataAndErrors(at: [], errors: errors) : error,
        inDocumentAt: offset, serverErrors: errors)
    }
  }

  /// Decodes a document with data. Throws a ``MemberTable/FoundRefused`` if it has errors.
  func data(from decoder: any Decoder) throws -> Document {
    try MemberTable.make { memory in
      try readData(to: memory) { try members.decode(from: decoder, to: $0) }
    }
  }

  private func readData(
    to memory: UnsafeMutableRawPointer, _ initialize: (UnsafeMutableRawPointer) throws -> Void
  ) throws {
    let parts = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
    defer { parts.deallocate() }
    try initialize(parts)
    func take<Value>(_ offset: Int) -> Value {
      (parts + offset).assumingMemoryBound(to: Value.self).move()
    }
    // These initializers are inlined, because each one would look up the same types.
    memory.initializeMemory(
      as: Document.self,
      to: Document(
        apiDescription: take(description),
        body: .data(
          .init(
            // `PrimaryMember` has the memory layout of the primary data.
            primary: take(primary), includes: take(included), meta: take(meta), links: take(links)))
      ))
  }
}

private let documentTables = Locked<[ObjectIdentifier: any ValueTable]>([:])
