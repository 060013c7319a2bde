#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A URL as a string.
public enum URLFormat: WireFormat {
  public static func transform(_ value: String) throws -> URL {
    guard let url = URL(string: value) else {
      throw WireFormatError(expected: "a URL such as “https://example.com/articles”", found: value)
    }
    return url
  }

  public static func reverse(_ value: URL) -> String { value.absoluteString }
}

/// A UUID as a string. Decodes any case and encodes lower case (RFC 9562).
public enum UUIDFormat: WireFormat {
  public static func transform(_ value: String) throws -> UUID {
    guard let uuid = UUID(uuidString: value) else {
      throw WireFormatError(
        expected: "a UUID such as “67e55044-10b1-426f-9247-bb680e5fe0c8”", found: value)
    }
    return uuid
  }

  public static func reverse(_ value: UUID) -> String { value.uuidString.lowercased() }
}

/// Bytes as a Base64 string (RFC 4648).
public enum Base64Format: WireFormat {
  public static func transform(_ value: String) throws -> Data {
    guard let data = Data(base64Encoded: value) else {
      throw WireFormatError(expected: "Base64 data such as “aGVsbG8=”", found: value)
    }
    return data
  }

  public static func reverse(_ value: Data) -> String { value.base64EncodedString() }
}
