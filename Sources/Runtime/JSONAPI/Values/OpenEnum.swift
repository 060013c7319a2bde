/// An enum whose values may grow. An unrecognized value is kept as it was decoded.
///
/// ```swift
/// enum Status: OpenEnum {
///   case draft
///   case final
///   case unrecognized(String)
///
///   static let allCases: [Status] = [.draft, .final]
///
///   var rawValue: String {
///     switch self {
///     case .draft: "DRAFT"
///     case .final: "FINAL"
///     case .unrecognized(let rawValue): rawValue
///     }
///   }
/// }
/// ```
public protocol OpenEnum: RawRepresentable, CaseIterable, Codable, Hashable,
  Sendable
where RawValue: Codable & Hashable {
  /// The raw value.
  ///
  /// No initializer is required, because every raw value has a case.
  var rawValue: RawValue { get }

  /// Returns the case for an unrecognized raw value.
  static func unrecognized(_ rawValue: RawValue) -> Self
}

extension OpenEnum {
  /// Creates the case of a raw value.
  public init(rawValue: RawValue) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .unrecognized(rawValue)
  }
}
