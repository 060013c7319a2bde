/// What a comparison of two values found.
///
/// ```swift
/// let comparison = document.compare(to: expected)
/// #expect(comparison.isSame, "\(comparison)")
/// // data[1].attributes.title: "Rails" ≠ "Rails is Omakase"
/// ```
///
/// Values are compared as `==` compares them, never by what they print: a comparison is the same if
/// and only if the values are equal. The left side is the value that was asked, the right side the one
/// that it was asked to compare itself to.
public protocol Comparison: CustomStringConvertible {
  /// What differs and where, for people; `same` if nothing does.
  var rawValue: String { get }

  /// Whether the values are equal.
  var isSame: Bool { get }
}

extension Comparison {
  public var description: String { rawValue }
}

/// The differences of two values, by the name of what differs.
public typealias NamedDifferences = [String: String]

/// A comparison of values that consist of named parts.
public protocol PropertyComparison: Comparison {
  /// What differs, by its name; empty if nothing does.
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

  /// The difference, seen from what contains its place.
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

  /// A line for each difference.
  public var rawValue: String {
    guard !isSame else { return BasicComparison.same.rawValue }
    return located.map(\.description).joined(separator: "\n")
  }
}
