import JSONAPI

/// A comparison of what two documents with data hold.
public struct DocumentDataComparison: Hashable, Sendable {
  public let primary: PrimaryResourceBodyComparison
  public let includes: IncludesComparison
  public let meta: BasicComparison
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

extension DocumentBodyData {
  /// Compares primary data, includes, meta and links.
  public func compare(to other: Self) -> DocumentDataComparison {
    DocumentDataComparison(
      primary: comparePrimaryData(primary, other.primary),
      includes: includes.compare(to: other.includes),
      meta: BasicComparison(meta, other.meta),
      links: BasicComparison(links, other.links))
  }
}
