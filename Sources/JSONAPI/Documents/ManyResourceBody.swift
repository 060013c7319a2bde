/// Primary data that is a collection.
public protocol ManyResourceBodyProtocol: EncodableResourceBody {
  var values: [PrimaryResource] { get }
  init(resourceObjects: [PrimaryResource])
}

extension ManyResourceBodyProtocol {
  public var primaryResources: [PrimaryResource] { values }
}

/// Primary data that is a collection.
public struct ManyResourceBody<PrimaryResource: EncodablePrimaryResource>:
  ManyResourceBodyProtocol, ResourceBodyAppendable
{
  public let values: [PrimaryResource]

  public init(resourceObjects: [PrimaryResource]) {
    values = resourceObjects
  }

  public func appending(_ other: ManyResourceBody) -> ManyResourceBody {
    ManyResourceBody(resourceObjects: values + other.values)
  }
}

extension ManyResourceBody: Hashable where PrimaryResource: Hashable {}
extension ManyResourceBody: Sendable where PrimaryResource: Sendable {}

extension ManyResourceBody: CustomStringConvertible {
  public var description: String { "PrimaryResourceBody(\(values))" }
}
