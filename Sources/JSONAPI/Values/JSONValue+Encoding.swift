#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONValue {
  /// Creates the JSON that a value is encoded as.
  package init(
    encoding value: some Encodable, with encoder: JSONEncoder = JSONEncoder()
  ) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: encoder.encode(value))
  }
}
