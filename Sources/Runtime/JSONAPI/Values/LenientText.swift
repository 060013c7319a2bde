/// A string that some servers send as a number. It is encoded in the form in which it was decoded.
package enum LenientText: Hashable, Sendable {
  case string(String)
  case number(JSONValue)

  package init?(_ json: JSONValue) {
    switch json {
    case .string(let text): self = .string(text)
    case .integer, .unsignedInteger: self = .number(json)
    // A number that was not read exactly identifies nothing.
    case .decimal(let number) where number.isFinite: self = .number(json)
    default: return nil
    }
  }

  package init(_ text: String) {
    self = .string(text)
  }

  package var text: String {
    switch self {
    case .string(let text): text
    case .number(let number): number.decimalValue?.description ?? ""
    }
  }

  package var json: JSONValue {
    switch self {
    case .string(let text): .string(text)
    case .number(let number): number
    }
  }
}
