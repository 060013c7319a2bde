import JSONAPI

/// A comparison of two documents.
public struct DocumentComparison: Hashable, Sendable {
  /// What the documents say of the API.
  public let apiDescription: BasicComparison
  /// What the documents hold.
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
