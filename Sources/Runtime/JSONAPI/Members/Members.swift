/// The members of an object, in the order in which they are written. Each row has the name in JSON
/// and the stored property.
///
/// ```swift
/// struct Address: ModelObject {
///   var street: String
///   var postalCode: String?
///
///   static let members = Members<Self> {
///     $0.add("street", \.street)
///     $0.add("postal-code", \.postalCode)   // an optional property may be absent
///   }
/// }
/// ```
///
/// Each stored property needs a row. Computed, lazy and observed properties cannot have one. If a table breaks these
/// rules, the program stops when the table is first used, with a message that names the property.
public struct Members<Model>: Sendable {
  package private(set) var table: MemberTable
  private var refusal: MemberTable.Refusal?
  private var unreadable: String?
  // Empty once the table is made. Codings are safe to share: they name types of this module, whose
  // static functions only use their arguments.
  private var rows: [MemberTable.Row] = []
  nonisolated(unsafe) private var codings: [MemberTable.Coding] = []

  /// Creates a table from the members that a function adds.
  public init(_ list: (inout Members) -> Void) { self.init(isComplete: true, list) }

  private init(isComplete: Bool, _ list: (inout Members) -> Void) {
    table = MemberTable(rows: [], codings: [])
    list(&self)
    MemberTable.check(rows, of: Model.self, isComplete: isComplete)
    table = MemberTable(
      rows: rows, codings: codings, refusal: refusal, unreadable: unreadable)
    rows = []
    codings = []
  }

  /// Adds a member, by its name in JSON and the stored property. It must be present. If the property has an optional
  /// value, as in `Attribute<String?>`, it may be `null`.
  public mutating func add<Value: Codable & Equatable>(
    _ name: StaticString, _ property: KeyPath<Model, Value>
  ) {
    add(name, property, of: Value.self)
  }

  /// Adds a member that may be absent. `null` counts as absent unless the wrapped type has a null of its own, as in
  /// `Attribute<String?>?`.
  public mutating func add<Value: Codable & Equatable>(
    _ name: StaticString, _ property: KeyPath<Model, Value?>
  ) {
    add(name, property, of: Value.self, isOptional: true)
  }

  // The next six add what the two above would add. With these, the code of models is a fifth smaller: it only names
  // the type of an attribute's value or of a related resource, and does not look up conformances of generic types.

  /// Adds an attribute.
  public mutating func add<Value: Codable & Equatable>(
    _ name: StaticString, _ property: KeyPath<Model, Attribute<Value>>
  ) {
    add(name, property, of: Attribute<Value>.self)
  }

  /// Adds an attribute that may be absent.
  public mutating func add<Value: Codable & Equatable>(
    _ name: StaticString, _ property: KeyPath<Model, Attribute<Value>?>
  ) {
    add(name, property, of: Attribute<Value>.self, isOptional: true)
  }

  /// Adds a to-one relationship.
  public mutating func add<Related, IdMeta, Meta, Links>(
    _ name: StaticString,
    _ property: KeyPath<Model, ToOneRelationship<Related, IdMeta, Meta, Links>>
  ) {
    add(name, property, of: ToOneRelationship<Related, IdMeta, Meta, Links>.self)
  }

  /// Adds a to-one relationship that may be absent.
  public mutating func add<Related, IdMeta, Meta, Links>(
    _ name: StaticString,
    _ property: KeyPath<Model, ToOneRelationship<Related, IdMeta, Meta, Links>?>
  ) {
    add(
      name, property, of: ToOneRelationship<Related, IdMeta, Meta, Links>.self, isOptional: true)
  }

  /// Adds a to-many relationship.
  public mutating func add<Related, IdMeta, Meta, Links>(
    _ name: StaticString,
    _ property: KeyPath<Model, ToManyRelationship<Related, IdMeta, Meta, Links>>
  ) {
    add(name, property, of: ToManyRelationship<Related, IdMeta, Meta, Links>.self)
  }

  /// Adds a to-many relationship that may be absent.
  public mutating func add<Related, IdMeta, Meta, Links>(
    _ name: StaticString,
    _ property: KeyPath<Model, ToManyRelationship<Related, IdMeta, Meta, Links>?>
  ) {
    add(
      name, property, of: ToManyRelationship<Related, IdMeta, Meta, Links>.self, isOptional: true)
  }

  private mutating func add<Value: Codable & Equatable>(
    _ name: StaticString, _ property: PartialKeyPath<Model>, of type: Value.Type,
    isOptional: Bool = false, isLenient: Bool = false
  ) {
    let memory: any MemberMemory.Type =
      isOptional
      ? OptionalMember<Value>.self
      : (type as? any (SelfAbsent & Equatable).Type)?.memory ?? RequiredMember<Value>.self
    add(name, property, .of(type, isOptional: isOptional), memory, isLenient: isLenient)
  }

  /// Adds a member that must be present and may be `null`.
  public mutating func add<Value: Codable & Equatable>(
    nullable name: StaticString, _ property: KeyPath<Model, Value?>
  ) {
    add(name, property, of: Value?.self)
  }

  /// Adds a member that counts as absent if it cannot be read, so that the other members are not lost. A string may be
  /// an integer, and an id of another type a string.
  mutating func add<Value: Codable & Equatable>(
    lenient name: StaticString, _ property: KeyPath<Model, Value?>
  ) {
    add(name, property, of: Value.self, isOptional: true, isLenient: true)
  }

  /// Adds a part, such as `meta`, whose type decides when it may be absent and when it is written.
  mutating func add<Value: Codable & Equatable>(
    part name: StaticString, _ property: KeyPath<Model, Value>, isLenient: Bool = false
  ) {
    // Parts that are not read usually have no memory, and need no row.
    guard Part.isRead(Value.self) || MemoryLayout<Value>.size > 0 else { return }
    let isSpecial = Value.self is any SpecialPart.Type
    let coding = MemberTable.Coding(
      type: PartCoding<Value>.self, kind: isSpecial ? .other : .part, isOptional: false,
      known: isSpecial ? nil : KnownCodings.of(Value.self))
    add(name, property, coding, PartCoding<Value>.self, isLenient: isLenient)
  }

  /// Adds a member that must be present, whose value is read with a coding that is known.
  mutating func add<Value: Codable & Equatable>(
    _ name: StaticString, _ property: KeyPath<Model, Value>, known: KnownCoding
  ) {
    let type = MemberTable.coding(of: Value.self)
    let coding = MemberTable.Coding(type: type, kind: .known, isOptional: false, known: known)
    add(name, property, coding, RequiredMember<Value>.self)
  }

  /// Refuses objects with a member: reading them throws a ``MemberTable/FoundRefused``.
  mutating func refuse(_ name: StaticString, unlessNull: Bool) {
    refusal = MemberTable.Refusal(key: MemberName(name), allowsNull: unlessNull)
  }

  /// Refuses objects that have members but none that can be read.
  mutating func refuseUnreadable(_ description: String) { unreadable = description }

  private mutating func add(
    _ name: StaticString, _ property: PartialKeyPath<Model>, _ coding: MemberTable.Coding,
    _ memory: any MemberMemory.Type, isLenient: Bool = false
  ) {
    guard let offset = MemoryLayout<Model>.offset(of: property) else {
      preconditionFailure(
        "“\(name)” of \(Model.self) is not a stored property without observers.")
    }
    rows.append(
      MemberTable.Row(
        name: name, offset: offset, kind: coding.kind, isOptional: coding.isOptional,
        isLenient: isLenient, hasPlainName: JSONCursor.isPlain(name.description),
        coding: coding.type, memory: memory))
    codings.append(coding)
  }

  /// The name in JSON of the member that a property holds; `nil` if the property is not stored.
  func name(of property: PartialKeyPath<Model>) -> String? {
    let offset = MemoryLayout<Model>.offset(of: property)
    return table.rows.firstIndex { $0.offset == offset }.map { table.names[$0].stringValue }
  }
}

/// The tables of generic types, which cannot have static stored properties.
private let sharedTables = Locked<[ObjectIdentifier: MemberTable]>([:])

extension Members {
  /// Returns the members of a generic type. The function lists them when they are first needed.
  static func shared(_ list: (inout Members) -> Void) -> Members {
    Members(
      table: sharedTables.value(for: ObjectIdentifier(Model.self)) {
        Members(isComplete: false, list).table
      })
  }

  private init(table: MemberTable) { self.table = table }

  /// Makes a table of some members. Other code has to read and write the rest.
  static func tableOfSome(_ list: (inout Members) -> Void) -> MemberTable {
    var members = Members(table: MemberTable(rows: [], codings: []))
    list(&members)
    return MemberTable(rows: members.rows, codings: members.codings)
  }
}
