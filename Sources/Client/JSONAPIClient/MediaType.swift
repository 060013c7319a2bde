import JSONAPIQuery

/// A media type with the parameters that JSON:API defines.
public struct MediaType: Hashable, Sendable {
  /// The type and subtype in lowercase, such as `application/vnd.api+json`.
  public let name: String
  /// The URIs of extensions that the document uses.
  public let extensions: [String]
  /// The URIs of profiles that are applied to the document.
  public let profiles: [String]

  /// Creates JSON:API's media type.
  public init(extensions: [String] = [], profiles: [String] = []) {
    name = Self.jsonAPIName
    self.extensions = extensions
    self.profiles = profiles
  }

  /// JSON:API's media type without parameters.
  public static let jsonAPI = MediaType()

  /// Parses the value of a `Content-Type` field. Unknown parameters are ignored. If the field was sent twice, both
  /// values must be the same.
  public init?(_ fieldValue: String) {
    let values = fieldValue.split(outsideQuotes: ",").map(\.trimmed).filter { !$0.isEmpty }
    guard let value = values.first, values.allSatisfy({ $0 == value }) else { return nil }
    var parts = value.split(outsideQuotes: ";").map(\.trimmed)
    name = parts.removeFirst().lowercased()
    let type = name.split(separator: "/", omittingEmptySubsequences: false)
    guard type.count == 2, type.allSatisfy({ !$0.isEmpty && !$0.contains(" ") }) else { return nil }
    var lists: [String: [String]] = [:]
    for part in parts {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let value = part[part.index(after: equals)...].trimmed.unquoted
      lists[part[..<equals].trimmed.lowercased()] = value.split(separator: " ").map(String.init)
    }
    extensions = lists["ext"] ?? []
    profiles = lists["profile"] ?? []
  }

  /// A decision about a response with a media type.
  enum Verdict {
    case accepted
    /// Accepted, although JSON:API requires another media type.
    case acceptedAsPlainJSON
    case refused
  }

  /// Judges the `Content-Type` field of a response with a body.
  static func verdict(on fieldValue: String?) -> Verdict {
    // Most servers send exactly this value, which needs no parsing.
    if fieldValue == jsonAPIName { return .accepted }
    return switch fieldValue.flatMap(MediaType.init)?.name {
    case jsonAPIName: .accepted
    case "application/json": .acceptedAsPlainJSON
    default: .refused
    }
  }

  private static let jsonAPIName = "application/vnd.api+json"
}

extension MediaType: CustomStringConvertible {
  /// The value of a `Content-Type` or `Accept` field.
  public var description: String {
    var text = name
    if !extensions.isEmpty { text += ";ext=\"\(extensions.joined(separator: " "))\"" }
    if !profiles.isEmpty { text += ";profile=\"\(profiles.joined(separator: " "))\"" }
    return text
  }
}
