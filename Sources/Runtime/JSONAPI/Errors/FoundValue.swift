import JSONAPIFoundation

/// A value that could not be decoded, for error messages.
package enum FoundValue: Equatable {
  case nothing
  case null
  case string(String)
  case unreadableString
  case number(String)
  case bool(Bool)
  case array
  case object

  /// Creates a description of the value at a path within a decoder's value.
  init(at path: [any CodingKey], in decoder: any Decoder) {
    var decoder = decoder
    for key in path.dropFirst(decoder.codingPath.count) {
      guard let next = Self.decoder(of: key, in: decoder) else {
        self = .nothing
        return
      }
      decoder = next
    }
    self.init(of: decoder)
  }

  private static func decoder(of key: any CodingKey, in decoder: any Decoder) -> (any Decoder)? {
    if let index = key.intValue, var elements = try? decoder.unkeyedContainer() {
      for _ in 0..<index {
        guard (try? elements.superDecoder()) != nil else { return nil }
      }
      return try? elements.superDecoder()
    }
    guard let members = try? decoder.container(keyedBy: MemberName.self) else { return nil }
    let name = MemberName(key.stringValue)
    return members.contains(name) ? try? members.superDecoder(forKey: name) : nil
  }

  private init(of decoder: any Decoder) {
    guard let value = try? decoder.singleValueContainer() else {
      self = (try? decoder.unkeyedContainer()) == nil ? .object : .array
      return
    }
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .bool(flag)
    } else if (try? decoder.container(keyedBy: MemberName.self)) != nil {
      self = .object
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .array
    } else if Self.isText(value) {
      self = .unreadableString
    } else {
      self = .number(Self.digits(value))
    }
  }

  /// Returns `true` if the value is a string, even one that cannot be decoded, such as invalid Unicode.
  private static func isText(_ value: any SingleValueDecodingContainer) -> Bool {
    do {
      _ = try value.decode(String.self)
      return true
    } catch {
      return !(error is DecodingError)
    }
  }

  private static func digits(_ value: any SingleValueDecodingContainer) -> String {
    if let number = try? value.decode(Int64.self) { return "\(number)" }
    if let number = try? value.decode(Decimal.self) { return "\(number)" }
    return ""
  }
}

extension FoundValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothing: "nothing"
    case .null: "null"
    case .string(let text): "the string “\(text.excerpt())”"
    case .unreadableString: "a string that is not valid Unicode"
    case .number(let digits):
      digits.isEmpty ? "a number that is out of range" : "the number \(digits.excerpt())"
    case .bool(let flag): "\(flag)"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
