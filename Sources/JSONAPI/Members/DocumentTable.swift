/// How the data of documents of a type are read: what a ``ResourceTable`` is for resource objects.
final class DocumentTable: Sendable {
  private let primary: Int
  private let includes: Int
  private let meta: PartRow
  private let links: PartRow
  private let primaryCoding: KnownCoding?
  private let includesCoding: KnownCoding?
  private let hasData: Bool
  private let hasIncludes: Bool
  // A type of this module, whose requirements are static functions of memory.
  nonisolated(unsafe) private let memory: any DataMemory.Type

  /// The document has errors in place of data.
  struct FoundErrors: Error {}

  private init<Primary, Meta, Links, Included, Description, Problem>(
    _ type: Document<Primary, Meta, Links, Included, Description, Problem>.Type
  ) where Primary: Decodable, Included: Decodable {
    typealias Data = Document<Primary, Meta, Links, Included, Description, Problem>.Body.Data
    func offset(_ property: PartialKeyPath<Data>) -> Int {
      MemoryLayout<Data>.offset(of: property) ?? 0
    }
    primary = offset(\.primary)
    includes = offset(\.includes)
    meta = PartRow("meta", 1, offset(\.meta), Meta.self)
    links = PartRow("links", 2, offset(\.links), Links.self)
    primaryCoding = KnownCodings.of((Primary.self as? any WrapperBody.Type)?.wrapped ?? Primary.self)
    includesCoding = KnownCodings.of(Included.self)
    hasData = Primary.self != NoResourceBody.self
    hasIncludes = Included.self != NoIncludes.self
    memory = DataCoding<Primary, Included>.self
  }

  private static let tables = Locked<[ObjectIdentifier: DocumentTable]>([:])

  /// The table of a type, made when it is needed first.
  static func of<Primary, Meta, Links, Included, Description, Problem>(
    _ type: Document<Primary, Meta, Links, Included, Description, Problem>.Type
  ) -> DocumentTable where Primary: Decodable, Included: Decodable {
    if let table = tables.withLock({ $0[ObjectIdentifier(type)] }) { return table }
    let table = DocumentTable(type)
    tables.withLock { $0[ObjectIdentifier(type)] = table }
    return table
  }

  /// Reads the document at the cursor. Returns the place of its description of the API, which is passed.
  ///
  /// Throws ``FoundErrors`` if it has errors.
  func read(
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
          guard let primaryCoding else { throw NeedsCodable() }
          try primaryCoding.read(&reader, to: base + primary)
          foundPrimary = true
        case .included where hasIncludes && !foundIncludes:
          if try reader.cursor.skipNull() { return true }
          guard let includesCoding else { throw NeedsCodable() }
          try memory.readIncludes(&reader, includesCoding, to: base + includes)
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
      if foundPrimary { memory.destroyPrimary(base + primary) }
      if foundIncludes { memory.destroyIncludes(base + includes) }
      meta.destroy(base, done)
      links.destroy(base, done)
      throw error
    }
    if !foundIncludes { memory.setNoIncludes(base + includes) }
    return description
  }
}

/// What a table does with the primary data and the included resources of any types.
private protocol DataMemory {
  static func destroyPrimary(_ memory: UnsafeMutableRawPointer)
  static func readIncludes(
    _ reader: inout ModelReader, _ coding: KnownCoding, to memory: UnsafeMutableRawPointer
  ) throws
  static func setNoIncludes(_ memory: UnsafeMutableRawPointer)
  static func destroyIncludes(_ memory: UnsafeMutableRawPointer)
}

private enum DataCoding<Primary: EncodableResourceBody & Decodable, Included: Include & Decodable>:
  DataMemory
{
  static func destroyPrimary(_ memory: UnsafeMutableRawPointer) {
    memory.assumingMemoryBound(to: Primary.self).deinitialize(count: 1)
  }

  static func readIncludes(
    _ reader: inout ModelReader, _ coding: KnownCoding, to memory: UnsafeMutableRawPointer
  ) throws {
    let values: [Included] = try coding.readElements(&reader)
    memory.initializeMemory(
      as: Includes<Included>.self, to: Includes(values: values, isAbsent: false))
  }

  static func setNoIncludes(_ memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: Includes<Included>.self, to: Includes(values: [], isAbsent: true))
  }

  static func destroyIncludes(_ memory: UnsafeMutableRawPointer) {
    memory.assumingMemoryBound(to: Includes<Included>.self).deinitialize(count: 1)
  }
}

/// Primary data in a struct with nothing else, so that it lies in memory as the struct does.
private protocol WrapperBody {
  static var wrapped: any Any.Type { get }
}

extension SingleResourceBody: WrapperBody {
  fileprivate static var wrapped: any Any.Type { PrimaryResource.self }
}

extension ManyResourceBody: WrapperBody {
  fileprivate static var wrapped: any Any.Type { [PrimaryResource].self }
}
