import JSONAPI

/// A comparison of the parts of two resource objects.
public struct ResourceObjectComparison: Hashable, Sendable {
  /// The comparisons of attributes or relationships, by name.
  public typealias ComparisonHash = [String: BasicComparison]

  /// The comparison of the ids.
  public let id: BasicComparison
  /// The comparisons of the attributes, by name in Swift.
  public let attributes: ComparisonHash
  /// The comparisons of the relationships, by name in Swift.
  public let relationships: ComparisonHash
  /// The comparison of the meta.
  public let meta: BasicComparison
  /// The comparison of the links.
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
