/// Primary data that is one resource.
public protocol _SingleResourceBody: EncodableResourceBody {
  /// The resource.
  var value: PrimaryResource { get }
  /// Creates primary data from a resource.
  init(resourceObject: PrimaryResource)
}

extension _SingleResourceBody {
  public var primaryResources: [PrimaryResource] { [value] }
}

/// Primary data that is one resource. If `PrimaryResource` is optional, it may be null.
public struct SingleResourceBody<PrimaryResource: _OptionalEncodablePrimaryResource>:
  _SingleResourceBody
{
  /// The resource.
  public let value: PrimaryResource

  /// Creates primary data from a resource.
  public init(resourceObject: PrimaryResource) {
    value = resourceObject
  }
}

extension SingleResourceBody: Hashable where PrimaryResource: Hashable {}
extension SingleResourceBody: Sendable where PrimaryResource: Sendable {}

extension SingleResourceBody: CustomStringConvertible {
  public var description: String { "PrimaryResourceBody(\(value))" }
}
