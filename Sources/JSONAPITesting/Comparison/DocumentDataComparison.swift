import JSONAPI

/// A comparison of what two documents with data hold.
public struct DocumentDataComparison: Hashable, Sendable {
  /// The primary data.
  public let primary: PrimaryResourceBodyComparison
  /// The included resources.
  public let includes: IncludesComparison
  /// The meta of the documents.
  public let meta: BasicComparison
  /// The links of the documents.
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
