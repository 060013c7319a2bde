import JSONAPI

/// A primary resource with its related resources, from which a document can be created.
public protocol CompoundResourceProtocol {
  /// The type of the primary resource.
  associatedtype JSONAPIModel: ResourceObjectType
  /// The type of the related resources.
  associatedtype JSONAPIIncludeType: Include

  /// The primary resource.
  var primary: JSONAPIModel { get }
  /// The related resources, which a document includes.
  var relatives: [JSONAPIIncludeType] { get }

  /// Returns the compound resource with only the relatives that satisfy a predicate.
  func filteringRelatives(by predicate: (JSONAPIIncludeType) -> Bool) -> Self
}

/// A primary resource with its related resources, from which a document can be created.
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
  /// The primary resource.
  public let primary: JSONAPIModel
  /// The related resources, which a document includes.
  public let relatives: [JSONAPIIncludeType]

  /// Creates a compound resource from a primary resource and its related resources.
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
  /// Returns the compound resources with only the relatives that satisfy a predicate.
  public func filteringRelatives(
    by predicate: (Element.JSONAPIIncludeType) -> Bool
  ) -> [Element] {
    map { $0.filteringRelatives(by: predicate) }
  }
}
