import JSONAPI

/// A comparison of the includes of two documents, in order.
public struct IncludesComparison: Hashable, Sendable {
  /// The comparisons of the resources at each index.
  public let comparisons: [ArrayElementComparison]
}

extension IncludesComparison: LocatingComparison {
  var located: [LocatedDifference] { comparisons.located }
}

extension Includes {
  /// Compares the included resources at each index.
  public func compare(to other: Self) -> IncludesComparison {
    IncludesComparison(comparisons: values.compareElements(to: other.values))
  }
}
