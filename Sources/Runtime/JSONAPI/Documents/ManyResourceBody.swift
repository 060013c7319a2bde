/// Primary data that is a collection of resources.
public protocol _ManyResourceBody: EncodableResourceBody {
  /// The resources in document order.
  var values: [PrimaryResource] { get }
  /// Creates primary data from a collection of resources.
  init(resourceObjects: [PrimaryResource])
}

extension _ManyResourceBody {
  public var primaryResources: [PrimaryResource] { values }
}

/// Primary data that is a collection of resources.
public struct ManyResourceBody<PrimaryResource: _EncodablePrimaryResource>:
  _ManyResourceBody, _ResourceBodyAppendable
{
  /// The resources in document order.
  public let values: [PrimaryResource]

  /// Creates primary data from a collection of resources.
  public init(resourceObjects: [PrimaryResource]) {
    values = resourceObjects
  }

  /// Returns this collection followed by another.
  public func appending(_ other: ManyResourceBody) -> ManyResourceBody {
    ManyResourceBody(resourceObjects: values + other.values)
  }
}

extension ManyResourceBody: Hashable where PrimaryResource: Hashable {}
extension ManyResourceBody: Sendable where PrimaryResource: Sendable {}

extension ManyResourceBody: CustomStringConvertible {
  public var description: String { "PrimaryResourceBody(\(values))" }
}
