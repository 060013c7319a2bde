/// An object that declares its members once, for all ways to read and write it.
///
/// ```swift
/// struct Address: ModelObject {
///   var street: String
///   var postalCode: String?
///
///   static let members = Members<Self> {
///     $0.add("street", \.street)
///     $0.add("postal-code", \.postalCode)
///   }
/// }
/// ```
///
/// Its `Codable` and `Equatable` conformances follow from the table.
public protocol ModelObject: Codable, Equatable {
  /// The members, in the order in which they are written.
  static var members: Members<Self> { get }

  /// The names in JSON of deprecated properties, which are computed so that generated code can set their storage
  /// without a warning.
  static var deprecatedMembers: [PartialKeyPath<Self>: String] { get }
}

extension ModelObject {
  public static var deprecatedMembers: [PartialKeyPath<Self>: String] { [:] }

  /// Decodes the members with `Codable`.
  public init(from decoder: any Decoder) throws {
    let table = Self.members.table
    self = try MemberTable.make { try table.decode(from: decoder, to: $0) }
  }

  public func encode(to encoder: any Encoder) throws {
    try withMemory { try Self.members.table.encode($0, to: encoder) }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.withMemory { left in
      right.withMemory { Self.members.table.areEqual(left, $0) }
    }
  }

  /// Returns the name in JSON of the member that a property holds.
  static func name(of property: PartialKeyPath<Self>) -> String? {
    members.name(of: property) ?? deprecatedMembers[property]
  }

  /// The table of the members, also where the type is known at run time alone.
  static var memberTable: MemberTable { members.table }

  /// True if no member is present.
  var hasNoMembers: Bool { withMemory { Self.members.table.hasNoMembers($0) } }

  /// The members that are present, with their values.
  var memberValues: [(name: String, value: any Encodable)] {
    withMemory { Self.members.table.values(of: $0) }
  }

  @inline(__always)
  func withMemory<Result>(_ body: (UnsafeRawPointer) throws -> Result) rethrows -> Result {
    try withUnsafePointer(to: self) { try body(UnsafeRawPointer($0)) }
  }
}

/// A type whose values are objects in JSON but whose properties are not the object's members. Another struct declares
/// these, once for all ways to read and write the object.
protocol MembersConvertible: ModelDecodable, ModelEncodable {
  associatedtype ObjectMembers: ModelObject

  init(_ members: ObjectMembers) throws
  var objectMembers: ObjectMembers { get }
}

extension MembersConvertible {
  package init(from reader: inout ModelReader) throws {
    try self.init(reader.readObject(ObjectMembers.self))
  }

  package func write(to writer: inout ModelWriter) throws {
    try writer.write(object: objectMembers)
  }

  public init(from decoder: any Decoder) throws { try self.init(ObjectMembers(from: decoder)) }

  public func encode(to encoder: any Encoder) throws { try objectMembers.encode(to: encoder) }
}
