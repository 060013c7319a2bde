import JSONAPI

/// A resource object, or an optional one.
public protocol OptionalResourceObjectType: Equatable {
  /// The type of a resource object that is not null.
  associatedtype Wrapped: ResourceObjectType

  /// The resource object; `nil` for null.
  var maybeValue: Wrapped? { get }
}

extension ResourceObject: OptionalResourceObjectType {
  /// The type of the resource object: this type.
  public typealias Wrapped = Self

  public var maybeValue: Self? { self }
}

extension Optional: OptionalResourceObjectType where Wrapped: ResourceObjectType {
  public var maybeValue: Wrapped? { self }
}

/// Primary data that consists of resource objects.
public protocol TestableResourceBody: EncodableResourceBody {
  /// The type of the resource objects.
  associatedtype TestablePrimaryResourceType: ResourceObjectType

  /// The resource objects; `nil` for null.
  var testableResourceObject: [TestablePrimaryResourceType?] { get }
}

extension SingleResourceBody: TestableResourceBody
where PrimaryResource: OptionalResourceObjectType {
  public var testableResourceObject: [PrimaryResource.Wrapped?] { [value.maybeValue] }
}

extension ManyResourceBody: TestableResourceBody
where PrimaryResource: OptionalResourceObjectType {
  public var testableResourceObject: [PrimaryResource.Wrapped?] { values.map(\.maybeValue) }
}
