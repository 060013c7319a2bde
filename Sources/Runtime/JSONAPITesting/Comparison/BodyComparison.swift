import JSONAPI

/// A comparison of the contents of two documents with errors.
public struct ErrorComparison: Hashable, Sendable {
  /// The comparisons of the errors, in order.
  public let errors: [ArrayElementComparison]
  /// The comparison of the meta.
  public let meta: BasicComparison
  /// The comparison of the links.
  public let links: BasicComparison
}

extension ErrorComparison: LocatingComparison {
  var located: [LocatedDifference] {
    errors.located.map { $0.within("errors") }
      + meta.located(at: "meta")
      + links.located(at: "links")
  }
}

/// A comparison of the contents of two documents.
public enum BodyComparison: Comparison, Hashable, Sendable {
  /// The contents are equal.
  case same
  /// One document has data and the other has errors.
  case dataErrorMismatch(errorOnLeft: Bool)
  /// Both documents have errors, and these differ.
  case differentErrors(ErrorComparison)
  /// Both documents have data, and these differ.
  case differentData(DocumentDataComparison)

  public var isSame: Bool { self == .same }

  public var rawValue: String {
    isSame ? "same" : located.map(\.description).joined(separator: "\n")
  }

  var located: [LocatedDifference] {
    switch self {
    case .same: []
    case .dataErrorMismatch(errorOnLeft: true):
      [LocatedDifference(place: "body", difference: "errors ≠ data")]
    case .dataErrorMismatch(errorOnLeft: false):
      [LocatedDifference(place: "body", difference: "data ≠ errors")]
    case .differentErrors(let comparison): comparison.located
    case .differentData(let comparison): comparison.located
    }
  }
}

extension Document.Body {
  /// Compares the data or errors.
  public func compare(to other: Self) -> BodyComparison {
    switch (data, other.data) {
    case (let data?, let otherData?):
      let comparison = data.compare(to: otherData)
      return comparison.isSame ? .same : .differentData(comparison)
    case (nil, nil):
      let comparison = ErrorComparison(
        errors: (errors ?? []).compareElements(to: other.errors ?? []),
        meta: BasicComparison(meta, other.meta),
        links: BasicComparison(links, other.links))
      return comparison.isSame ? .same : .differentErrors(comparison)
    case (let data, _):
      return .dataErrorMismatch(errorOnLeft: data == nil)
    }
  }
}
