import JSONAPI

/// A resource object, or an optional one.
public protocol OptionalResourceObjectType: Equatable {
  associatedtype Wrapped: ResourceObjectType

  var maybeValue: Wrapped? { get }
}

extension ResourceObject: OptionalResourceObjectType {
  public typealias Wrapped = Self

  public var maybeValue: Self? { self }
}

extension Optional: OptionalResourceObjectType where Wrapped: ResourceObjectType {
  public var maybeValue: Wrapped? { self }
}

/// Primary data that holds resource objects.
public protocol TestableResourceBody: EncodableResourceBody {
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
