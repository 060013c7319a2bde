/// A primary resource with the resources that belong to it, to make a document of.
public protocol CompoundResourceProtocol {
  /// The type of the primary resource.
  associatedtype JSONAPIModel: ResourceObjectType
  /// The type of the resources that belong to it.
  associatedtype JSONAPIIncludeType: Include

  /// The resource that is the primary data.
  var primary: JSONAPIModel { get }
  /// The resources that belong to it, which a document includes.
  var relatives: [JSONAPIIncludeType] { get }

  /// The same with only those relatives that a predicate accepts.
  func filteringRelatives(by predicate: (JSONAPIIncludeType) -> Bool) -> Self
}

/// A primary resource with the resources that belong to it, to make a document of.
///
/// ```swift
/// let compound = CompoundResource(primary: person, relatives: friends.map(PersonInclude.init))
/// let document = PersonDocument(
///   apiDescription: .none, resource: compound, meta: .none, links: .none)
/// ```
///
/// See [Compound Documents](https://jsonapi.org/format/#document-compound-documents).
public struct CompoundResource<JSONAPIModel: ResourceObjectType, JSONAPIIncludeType: Include>:
  Equatable, CompoundResourceProtocol
{
  /// The resource that is the primary data.
  public let primary: JSONAPIModel
  /// The resources that belong to it, which a document includes.
  public let relatives: [JSONAPIIncludeType]

  /// A resource with the resources that belong to it.
  public init(primary: JSONAPIModel, relatives: [JSONAPIIncludeType]) {
    self.primary = primary
    self.relatives = relatives
  }

  public func filteringRelatives(by predicate: (JSONAPIIncludeType) -> Bool) -> CompoundResource {
    CompoundResource(primary: primary, relatives: relatives.filter(predicate))
  }
}

extension CompoundResource: Sendable where JSONAPIModel: Sendable, JSONAPIIncludeType: Sendable {}

extension Sequence where Element: CompoundResourceProtocol {
  /// The compound resources with only those relatives that a predicate accepts.
  public func filteringRelatives(
    by predicate: (Element.JSONAPIIncludeType) -> Bool
  ) -> [Element] {
    map { $0.filteringRelatives(by: predicate) }
  }
}
