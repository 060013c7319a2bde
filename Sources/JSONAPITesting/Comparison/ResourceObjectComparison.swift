import JSONAPI

/// A comparison of two resource objects, part by part.
public struct ResourceObjectComparison: Hashable, Sendable {
  /// The comparisons of attributes or relationships, by name.
  public typealias ComparisonHash = [String: BasicComparison]

  /// The ids.
  public let id: BasicComparison
  /// The attributes, by their names in Swift.
  public let attributes: ComparisonHash
  /// The relationships, by their names in Swift.
  public let relationships: ComparisonHash
  /// The meta of the resource objects.
  public let meta: BasicComparison
  /// The links of the resource objects.
  public let links: BasicComparison
}

extension ResourceObjectComparison: LocatingComparison {
  var located: [LocatedDifference] {
    id.located(at: "id")
      + Self.located(attributes, within: "attributes")
      + Self.located(relationships, within: "relationships")
      + meta.located(at: "meta")
      + links.located(at: "links")
  }

  private static func located(
    _ comparisons: ComparisonHash, within place: String
  ) -> [LocatedDifference] {
    comparisons.sorted { $0.key < $1.key }
      .flatMap { $0.value.located(at: $0.key) }
      .map { $0.within(place) }
  }
}

extension ResourceObjectType {
  /// Compares id, attributes, relationships, meta and links.
  public func compare(to other: Self) -> ResourceObjectComparison {
    ResourceObjectComparison(
      id: BasicComparison(id, other.id),
      attributes: attributes.compare(to: other.attributes),
      relationships: relationships.compare(to: other.relationships),
      meta: BasicComparison(meta, other.meta),
      links: BasicComparison(links, other.links))
  }
}
