import JSONAPI

/// A comparison of two documents.
public struct DocumentComparison: Hashable, Sendable {
  public let apiDescription: BasicComparison
  public let body: BodyComparison
}

extension DocumentComparison: LocatingComparison {
  var located: [LocatedDifference] {
    apiDescription.located(at: "jsonapi") + body.located
  }
}

extension EncodableJSONAPIDocument {
  /// Compares all that two documents hold.
  public func compare(to other: Self) -> DocumentComparison {
    DocumentComparison(
      apiDescription: BasicComparison(apiDescription, other.apiDescription),
      body: body.compare(to: other.body))
  }
}
