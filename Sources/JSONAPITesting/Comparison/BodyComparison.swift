import JSONAPI

/// A comparison of what two documents with errors hold.
public struct ErrorComparison: Hashable, Sendable {
  /// The errors, in their order.
  public let errors: [ArrayElementComparison]
  /// The meta beside the errors.
  public let meta: BasicComparison
  /// The links beside the errors.
  public let links: BasicComparison
}

extension ErrorComparison: LocatingComparison {
  var located: [LocatedDifference] {
    errors.located.map { $0.within("errors") }
      + meta.located(at: "meta")
      + links.located(at: "links")
  }
}

/// A comparison of what two documents hold.
public enum BodyComparison: Comparison, Hashable, Sendable {
  /// The documents hold the same.
  case same
  /// One document has data, the other one errors.
  case dataErrorMismatch(errorOnLeft: Bool)
  /// Both documents have errors, which differ.
  case differentErrors(ErrorComparison)
  /// Both documents have data, which differ.
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

extension DocumentBody {
  /// Compares the data or the errors.
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
