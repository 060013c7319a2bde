#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
