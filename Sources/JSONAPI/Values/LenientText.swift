#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A string for which some servers send a number. It is encoded as it was decoded.
enum LenientText: Hashable, Sendable {
  case string(String)
  case number(JSONValue)

  init?(_ json: JSONValue) {
    switch json {
    case .string(let text): self = .string(text)
    case .integer, .unsignedInteger: self = .number(json)
    // A number that was not read exactly identifies nothing.
    case .decimal(let number) where number.isFinite: self = .number(json)
    default: return nil
    }
  }

  init(_ text: String) {
    self = .string(text)
  }

  var text: String {
    switch self {
    case .string(let text): text
    case .number(let number): number.decimalValue?.description ?? ""
    }
  }

  var json: JSONValue {
    switch self {
    case .string(let text): .string(text)
    case .number(let number): number
    }
  }
}
