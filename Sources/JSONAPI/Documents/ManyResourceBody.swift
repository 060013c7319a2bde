/// Primary data that is a collection.
public protocol ManyResourceBodyProtocol: EncodableResourceBody {
  /// The resources, in their order.
  var values: [PrimaryResource] { get }
  /// A collection of resources.
  init(resourceObjects: [PrimaryResource])
}

extension ManyResourceBodyProtocol {
  public var primaryResources: [PrimaryResource] { values }
}

/// Primary data that is a collection.
public struct ManyResourceBody<PrimaryResource: EncodablePrimaryResource>:
  ManyResourceBodyProtocol, ResourceBodyAppendable
{
  /// The resources, in their order.
  public let values: [PrimaryResource]

  /// A collection of resources.
  public init(resourceObjects: [PrimaryResource]) {
    values = resourceObjects
  }

  /// This collection, followed by another one.
  public func appending(_ other: ManyResourceBody) -> ManyResourceBody {
    ManyResourceBody(resourceObjects: values + other.values)
  }
}

extension ManyResourceBody: Hashable where PrimaryResource: Hashable {}
extension ManyResourceBody: Sendable where PrimaryResource: Sendable {}

extension ManyResourceBody: CustomStringConvertible {
  public var description: String { "PrimaryResourceBody(\(values))" }
}
