import Foundation
import HTTPTypes
import JSONAPI

/// The parts of requests and responses that are not written to recordings. Their values become `***`.
public struct Secrets: Sendable {
  /// Names of header fields.
  public var headerFields: Set<String> = [
    "authorization", "cookie", "proxy-authorization", "set-cookie", "x-api-key",
  ]
  /// Names of query parameters.
  public var parameters: Set<String> = ["access_token", "api_key", "key", "token"]
  /// Names of members of JSON objects, at any depth.
  public var members: Set<String> = [
    "access_token", "api_key", "client_secret", "password", "refresh_token", "secret", "token",
  ]

  /// Creates the default secrets. Names are compared without regard to case, and `-` and `_` are the same.
  public init() {}

  private static let mask = "***"

  func masked(_ fields: HTTPFields) -> [String: String] {
    var masked: [String: String] = [:]
    for field in fields {
      let isSecret = Self.contains(headerFields, field.name.rawName)
      let value = isSecret ? Self.mask : field.value
      let previous = isSecret ? nil : masked[field.name.rawName]
      masked[field.name.rawName] = previous.map { "\($0), \(value)" } ?? value
    }
    return masked
  }

  func masked(target: String) -> String {
    guard let start = target.firstIndex(of: "?") else { return target }
    let parameters = target[target.index(after: start)...]
      .split(separator: "&", omittingEmptySubsequences: false)
      .map { parameter -> String in
        guard let equals = parameter.firstIndex(of: "="),
          Self.contains(self.parameters, String(parameter[..<equals]))
        else { return String(parameter) }
        return "\(parameter[...equals])\(Self.mask)"
      }
    return "\(target[...start])\(parameters.joined(separator: "&"))"
  }

  func masked(_ json: JSONValue) -> JSONValue {
    switch json {
    case .array(let elements): return .array(elements.map(masked))
    case .object(let values):
      var masked: [String: JSONValue] = [:]
      for (name, value) in values {
        masked[name] =
          Self.contains(members, name) && value != .null ? .string(Self.mask) : self.masked(value)
      }
      return .object(masked)
    default: return json
    }
  }

  private static func contains(_ names: Set<String>, _ name: String) -> Bool {
    let folded = fold(name)
    return names.contains { fold($0) == folded }
  }

  private static func fold(_ name: String) -> String {
    name.lowercased().replacingOccurrences(of: "-", with: "_")
  }
}
