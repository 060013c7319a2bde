import JSONAPIFoundation

extension String: RawIdType {
  public static func rawId(idText: String) -> String { idText }
  public func idText() -> String? { self }

  /// Returns `true` if two strings have the same bytes.
  static func areSame(_ left: String, _ right: String) -> Bool {
    // Strings that are equal in Swift can differ in their bytes.
    guard left == right, left.utf8.count == right.utf8.count else { return false }
    let areSame = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        guard let left = left.baseAddress, let start = right.baseAddress else { return true }
        return JSONCursor.areSame(left, start, right.count)
      }
    }
    return areSame.flatMap { $0 } ?? left.utf8.elementsEqual(right.utf8)
  }
}

extension Int: RawIdType {
  /// Returns the number for the text of an id. Accepts only its canonical digits, because `007` and `7`
  /// are different ids in JSON.
  public static func rawId(idText: String) throws -> Int {
    guard let value = Int(idText), value.description == idText else {
      throw WireFormatError(expected: "an id such as “7”", found: idText)
    }
    return value
  }
  public func idText() -> String? { description }
  public static func rawId(inPlaceOfLocalId text: String) -> Int? { 0 }
}

extension UUID: RawIdType {
  public static func rawId(idText: String) throws -> UUID { try Format.Text.transform(idText) }
  public func idText() -> String? { uuidString.lowercased() }
  public static func rawId(inPlaceOfLocalId text: String) -> UUID? { .zero }

  /// The nil UUID, which identifies nothing.
  static let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}

// These raw types always have a placeholder for a local id, so the initializers do not throw.

extension Id where RawType == String {
  /// Creates an id that is local to its document.
  public init(localId text: String) {
    self.init(rawValue: text, form: .local(text))
  }
}

extension Id where RawType == Int {
  /// Creates an id that is local to its document.
  public init(localId text: String) {
    self.init(rawValue: 0, form: .local(text))
  }
}

extension Id where RawType == UUID {
  /// Creates an id that is local to its document.
  public init(localId text: String) {
    self.init(rawValue: .zero, form: .local(text))
  }
}

extension Id where RawType == Unidentified {
  /// Creates the local id of a resource object that the request creates. Relationships in the same
  /// document refer to it with the same local id.
  public init(localId text: String) {
    self.init(rawValue: Unidentified(), form: .local(text))
  }
}
