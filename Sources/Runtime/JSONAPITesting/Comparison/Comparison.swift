/// The result of comparing two values.
///
/// ```swift
/// let comparison = document.compare(to: expected)
/// #expect(comparison.isSame, "\(comparison)")
/// // data[1].attributes.title: "Rails" ≠ "Rails is Omakase"
/// ```
///
/// Values are compared with `==`, not by their descriptions, so ``isSame`` is `true` if and only if the
/// values are equal. The left side is the value on which `compare(to:)` is called; the right side is its
/// argument.
public protocol Comparison: CustomStringConvertible {
  /// A human-readable list of the differences and their places; `same` if there are none.
  var rawValue: String { get }

  /// True if the values are equal.
  var isSame: Bool { get }
}

extension Comparison {
  public var description: String { rawValue }
}

/// The differences between two values, by the name of the part that differs.
public typealias NamedDifferences = [String: String]

/// A comparison of values that have named parts.
public protocol PropertyComparison: Comparison {
  /// The differences by the name of the part; empty if there are none.
  var differences: NamedDifferences { get }
}

extension PropertyComparison {
  public var isSame: Bool { differences.isEmpty }

  public var rawValue: String {
    guard !isSame else { return BasicComparison.same.rawValue }
    return differences.sorted { $0.key < $1.key }
      .map { "\($0.key): \($0.value)" }
      .joined(separator: ", ")
  }
}

/// A difference and its place, such as `[1].attributes.title`.
struct LocatedDifference: Hashable, Sendable, CustomStringConvertible {
  let place: String
  let difference: String

  var description: String { place.isEmpty ? difference : "\(place): \(difference)" }

  /// Returns the difference with its place relative to a containing value.
  func within(_ outer: String) -> LocatedDifference {
    let joint = place.isEmpty || place.hasPrefix("[") ? "" : "."
    return LocatedDifference(place: outer + joint + place, difference: difference)
  }
}

/// A comparison whose differences have places and an order.
protocol LocatingComparison: PropertyComparison {
  var located: [LocatedDifference] { get }
}

extension LocatingComparison {
  public var differences: NamedDifferences {
    Dictionary(
      located.map { ($0.place, $0.difference) }, uniquingKeysWith: { first, _ in first })
  }

  public var isSame: Bool { located.isEmpty }

  /// The differences, one per line; `same` if there are none.
  public var rawValue: String {
    guard !isSame else { return BasicComparison.same.rawValue }
    return located.map(\.description).joined(separator: "\n")
  }
}
