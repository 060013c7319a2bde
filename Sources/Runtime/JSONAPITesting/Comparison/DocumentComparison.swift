import JSONAPI

/// A comparison of two documents.
public struct DocumentComparison: Hashable, Sendable {
  /// The comparison of the `jsonapi` objects.
  public let apiDescription: BasicComparison
  /// The comparison of the contents.
  public let body: BodyComparison
}

extension DocumentComparison: LocatingComparison {
  var located: [LocatedDifference] {
    apiDescription.located(at: "jsonapi") + body.located
  }
}

extension _EncodableJSONAPIDocument {
  /// Compares the API description and the contents of two documents.
  public func compare(to other: Self) -> DocumentComparison {
    DocumentComparison(
      apiDescription: BasicComparison(apiDescription, other.apiDescription),
      body: body.compare(to: other.body))
  }
}
