/// An enum of values that may grow: a value that it does not have is kept as it was read.
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
  /// No initializer is required: every raw value is that of a case.
  var rawValue: RawValue { get }

  /// Returns the case of a raw value that no other case has.
  static func unrecognized(_ rawValue: RawValue) -> Self
}

extension OpenEnum {
  /// Creates the case of a raw value.
  public init(rawValue: RawValue) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .unrecognized(rawValue)
  }
}
