/// Primary data that is one resource.
public protocol SingleResourceBodyProtocol: EncodableResourceBody {
  var value: PrimaryResource { get }
  init(resourceObject: PrimaryResource)
}

extension SingleResourceBodyProtocol {
  public var primaryResources: [PrimaryResource] { [value] }
}

/// Primary data that is one resource; or null, for an optional `PrimaryResource`.
public struct SingleResourceBody<PrimaryResource: OptionalEncodablePrimaryResource>:
  SingleResourceBodyProtocol
{
  public let value: PrimaryResource

  public init(resourceObject: PrimaryResource) {
    value = resourceObject
  }
}

extension SingleResourceBody: Hashable where PrimaryResource: Hashable {}
extension SingleResourceBody: Sendable where PrimaryResource: Sendable {}

extension SingleResourceBody: CustomStringConvertible {
  public var description: String { "PrimaryResourceBody(\(value))" }
}
