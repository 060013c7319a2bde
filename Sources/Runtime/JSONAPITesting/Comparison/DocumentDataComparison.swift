import JSONAPI

/// A comparison of the contents of two documents with data.
public struct DocumentDataComparison: Hashable, Sendable {
  /// The comparison of the primary data.
  public let primary: PrimaryResourceBodyComparison
  /// The comparison of the included resources.
  public let includes: IncludesComparison
  /// The comparison of the meta.
  public let meta: BasicComparison
  /// The comparison of the links.
  public let links: BasicComparison
}

extension DocumentDataComparison: LocatingComparison {
  var located: [LocatedDifference] {
    primary.located.map { $0.within("data") }
      + includes.located.map { $0.within("included") }
      + meta.located(at: "meta")
      + links.located(at: "links")
  }
}

extension Document.Body.Data {
  /// Compares primary data, includes, meta and links.
  public func compare(to other: Self) -> DocumentDataComparison {
    DocumentDataComparison(
      primary: comparePrimaryData(primary, other.primary),
      includes: includes.compare(to: other.includes),
      meta: BasicComparison(meta, other.meta),
      links: BasicComparison(links, other.links))
  }
}
