import JSONAPI
import JSONAPIQuery
import JSONAPIUntyped

/// The changes of an update: only the members that are set.
///
/// ```swift
/// try await client.articles.update(id) {
///   $0.set(\.title, to: "Kaiseki")
///   $0.clear(\.subtitle)
///   $0.link(\.author, to: person.id)
/// }
/// ```
///
/// Setting a read-only member, or null where it is not allowed, does not compile.
public struct Patch<Description: UpdatableResource>: Sendable {
  /// The attributes that are set, by their names in JSON.
  public private(set) var attributes: [String: JSONValue] = [:]
  /// The relationships that are replaced, by their names in JSON.
  public private(set) var relationships: [String: UntypedRelationship] = [:]
  /// The error for the first value that cannot be encoded.
  private var failure: (any Error)?

  /// Creates a patch without changes.
  public init() {}

  /// True if nothing is changed.
  public var isEmpty: Bool { attributes.isEmpty && relationships.isEmpty && failure == nil }

  /// Sets an attribute.
  public mutating func set<Field: WritableFieldName>(
    _ field: KeyPath<Description.Fields, Field>, to value: Field.Written.ValueType
  ) {
    attempt {
      let name = Self.name(field)
      $0.attributes[name] = try Field.Written.json(writing: value, of: name)
    }
  }

  /// Sets an attribute to null.
  public mutating func clear<Field: WritableFieldName, Value>(
    _ field: KeyPath<Description.Fields, Field>
  ) where Field.Written.ValueType == Value? {
    set(field, to: nil)
  }

  /// Replaces a to-one relationship; `nil`, where it is allowed, clears it.
  public mutating func link<Target>(
    _ field: KeyPath<Description.Fields, ToOneField<Target>>, to id: Target.ID
  ) {
    attempt {
      $0.relationships[Self.name(field)] = UntypedRelationship(to: try id.identifier)
    }
  }

  /// Replaces all members of a to-many relationship.
  public mutating func link<Target>(
    _ field: KeyPath<Description.Fields, ToManyField<Target>>, to ids: [Target.ID]
  ) {
    attempt {
      $0.relationships[Self.name(field)] = UntypedRelationship(
        to: try ids.map { try UntypedIdentifier($0) })
    }
  }

  /// Returns the resource object of the request.
  func resource(_ identity: ResourceIdentity) throws -> UntypedResource {
    if let failure { throw failure }
    var resource = UntypedResource(UntypedIdentifier(identity))
    resource.attributes = attributes
    resource.relationships = relationships
    return resource
  }

  private static func name(_ field: KeyPath<Description.Fields, some FieldName>) -> String {
    Description.Fields.field(field)._path.name
  }

  /// Keeps an error until the request is made, so that setting a member need not throw.
  private mutating func attempt(_ change: (inout Patch) throws -> Void) {
    do {
      try change(&self)
    } catch {
      failure = failure ?? error
    }
  }
}

extension UntypedResource {
  /// Removes changes that no update can make: those of read-only members, at any depth.
  ///
  /// - Parameter fields: The fields that an update can set.
  mutating func removeReadOnly(
    changedFrom original: UntypedResource, settable fields: [any FieldName]
  ) throws {
    let fields = Dictionary(
      fields.map { ($0._path.name, $0) }, uniquingKeysWith: { first, _ in first })
    for (name, value) in attributes {
      guard let field = fields[name].map({ Swift.type(of: $0) }) as? any WritableFieldName.Type
      else {
        attributes.removeValue(forKey: name)
        continue
      }
      let written = try field.written(value)
      attributes[name] = written
      if let old = original.attributes[name], try field.written(old) == written {
        attributes.removeValue(forKey: name)
      }
    }
    relationships = relationships.filter { fields[$0.key] is any RelationshipFieldName }
  }
}

extension _OptionalId {
  /// The resource identifier object; `nil` for null. Throws if the id cannot be encoded.
  var identifier: UntypedIdentifier? {
    get throws {
      if let identity = resourceIdentity() { return UntypedIdentifier(identity) }
      guard Self.idOfNull() != nil else { throw UnaddressableID(id: "\(rawValue)") }
      return nil
    }
  }
}
