import JSONAPI

/// A comparison of the includes of two documents, in their order.
public struct IncludesComparison: Hashable, Sendable {
  /// The resources that stand in the same place, in their order.
  public let comparisons: [ArrayElementComparison]
}

extension IncludesComparison: LocatingComparison {
  var located: [LocatedDifference] { comparisons.located }
}

extension Includes {
  /// Compares the included resources that stand in the same place.
  public func compare(to other: Self) -> IncludesComparison {
    IncludesComparison(comparisons: values.compareElements(to: other.values))
  }
}
