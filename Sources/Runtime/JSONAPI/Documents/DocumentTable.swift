/// Reads and writes documents of one type, as a ``ResourceTable`` does with resource objects.
final class DocumentTable<
  Primary: CodableResourceBody, Meta: JSONAPI.Meta, Links: JSONAPI.Links,
  Included: Include & Decodable, Description: APIDescriptionType, Problem: JSONAPIError
>: ValueTable {
  typealias Document = JSONAPI.Document<Primary, Meta, Links, Included, Description, Problem>
  typealias Data = Document.Body.Data

  private let primary: Int
  private let includes: Int
  private let meta: PartRow
  private let links: PartRow
  private let primaryCoding: KnownCoding
  private let includedCoding: KnownCoding
  private let hasData = Primary.self != NoResourceBody.self
  private let hasIncludes = Included.self != NoIncludes.self
  private let hasDescription = !Part.isEmpty(Description.self)

  init() {
    func offset(_ property: PartialKeyPath<Data>) -> Int {
      MemoryLayout<Data>.offset(of: property) ?? 0
    }
    primary = offset(\.primary)
    includes = offset(\.includes)
    meta = PartRow("meta", 1, offset(\.meta), Meta.self)
    links = PartRow("links", 2, offset(\.links), Links.self)
    primaryCoding =
      (Primary.self as? any WrapperBody.Type)?.valueCoding ?? KnownCodings.of(Primary.self)
    includedCoding = KnownCodings.of(Included.self)
  }

  func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    try memory.assumingMemoryBound(to: Document.self).pointee.write(to: &writer)
  }

  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    memory.initializeMemory(as: Document.self, to: try document(&reader))
  }

  private func document(_ reader: inout ModelReader) throws -> Document {
    let place = reader.cursor.place
    let depth = reader.depth
    var described: UnsafePointer<UInt8>?
    let data: Data
    do {
      data = try MemberTable.make { described = try readData(&reader, to: $0) }
    } catch is FoundErrors {
      reader.cursor.move(to: place)
      reader.depth = depth
      return try errors(&reader)
    }
    guard hasDescription else {
      return Document(apiDescription: same((), as: Description.self), body: .data(data))
    }
    return Document(
      apiDescription: try description(at: described, &reader), body: .data(data))
  }

  private func description(
    at place: UnsafePointer<UInt8>?, _ reader: inout ModelReader
  ) throws -> Description {
    guard let place else { return try reader.partWhenAbsent() }
    let end = reader.cursor.place
    reader.cursor.move(to: place)
    let description: Description = try reader.readPart()
    reader.cursor.move(to: end)
    return description
  }

  /// Reads the data of the document at the cursor. Skips the `jsonapi` object and returns its place.
  ///
  /// - Throws: ``FoundErrors`` if the document has errors.
  private func readData(
    _ reader: inout ModelReader, to base: UnsafeMutableRawPointer
  ) throws -> UnsafePointer<UInt8>? {
    var done: UInt8 = 0
    var foundPrimary = false
    var foundIncludes = false
    var foundErrors = false
    var description: UnsafePointer<UInt8>?
    do {
      try reader.readMembers { reader, name in
        switch DefinedMember(name) {
        case .data where hasData && !foundPrimary:
          try primaryCoding.read(&reader, to: base + primary)
          foundPrimary = true
        case .included where hasIncludes && !foundIncludes:
          if try reader.cursor.skipNull() { return true }
          let values: [Included] = try includedCoding.readElements(&reader)
          initializeIncludes(base, Includes(values: values, isAbsent: false))
          foundIncludes = true
        case .errors where !foundErrors:
          foundErrors = true
          guard try reader.cursor.skipNull() else { throw FoundErrors() }
        case .meta: return try meta.read(&reader, to: base, &done)
        case .links: return try links.read(&reader, to: base, &done)
        case .jsonapi where description == nil:
          description = reader.cursor.place
          return false
        default: return false
        }
        return true
      }
      guard foundPrimary || !hasData else { throw NeedsCodable() }
      try meta.complete(base, &done, reader)
      try links.complete(base, &done, reader)
    } catch {
      if foundPrimary {
        (base + primary).assumingMemoryBound(to: Primary.self).deinitialize(count: 1)
      }
      if foundIncludes {
        (base + includes).assumingMemoryBound(to: Includes<Included>.self)
          .deinitialize(count: 1)
      }
      meta.destroy(base, done)
      links.destroy(base, done)
      throw error
    }
    if !foundIncludes { initializeIncludes(base, Includes(values: [], isAbsent: true)) }
    return description
  }

  private func initializeIncludes(_ base: UnsafeMutableRawPointer, _ value: Includes<Included>) {
    (base + includes).initializeMemory(as: Includes<Included>.self, to: value)
  }

  /// Reads a document with errors.
  private func errors(_ reader: inout ModelReader) throws -> Document {
    // If a member is repeated, the first one counts, even if it is null.
    var errors: [Problem]?
    var links: Links??
    var meta: Meta??
    var description: Description?
    try reader.readMembers { reader, name in
      switch DefinedMember(name) {
      case .data: throw NeedsCodable()
      case .errors where errors == nil: errors = try reader.read()
      case .links where links == nil && Part.isRead(Links.self):
        links = .some(try reader.readPart())
      case .meta where meta == nil && Part.isRead(Meta.self):
        meta = .some(try reader.readPart())
      case .jsonapi where description == nil && Part.isRead(Description.self):
        description = .some(try reader.readPart())
      default: return false
      }
      return true
    }
    return Document(
      apiDescription: try description ?? reader.partWhenAbsent(),
      body: .errors(errors ?? [], meta: meta ?? nil, links: links ?? nil))
  }
}

/// Thrown if a document has errors instead of data.
private struct FoundErrors: Error {}

extension Document: TabledValue
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  static var valueTable: any ValueTable {
    DocumentTable<
      PrimaryResourceBody, MetaType, LinksType, IncludeType, APIDescription, Error
    >()
  }
}

/// A struct whose only stored property is its primary data, so that both have
/// the same memory layout.
private protocol WrapperBody {
  static var valueCoding: KnownCoding? { get }
}

extension SingleResourceBody: WrapperBody {
  fileprivate static var valueCoding: KnownCoding? { KnownCodings.find(PrimaryResource.self) }
}

extension ManyResourceBody: WrapperBody {
  fileprivate static var valueCoding: KnownCoding? { KnownCodings.find([PrimaryResource].self) }
}
