import JSONAPI

/// A resource object, or an optional one.
public protocol OptionalResourceObjectType: Equatable {
  /// The type of the resource object that is there unless it is null.
  associatedtype Wrapped: ResourceObjectType

  /// The resource object; `nil` for null.
  var maybeValue: Wrapped? { get }
}

extension ResourceObject: OptionalResourceObjectType {
  /// A resource object is always there.
  public typealias Wrapped = Self

  public var maybeValue: Self? { self }
}

extension Optional: OptionalResourceObjectType where Wrapped: ResourceObjectType {
  public var maybeValue: Wrapped? { self }
}

/// Primary data that holds resource objects.
public protocol TestableResourceBody: EncodableResourceBody {
  /// The type of the resource objects.
  associatedtype TestablePrimaryResourceType: ResourceObjectType

  /// The resource objects; `nil` where the primary data is null.
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
