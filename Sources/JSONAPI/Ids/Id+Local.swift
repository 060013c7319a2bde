#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Where the raw type always has something to fill the place, there is nothing to throw.

extension Id where RawType == String {
  /// An id that is local to its document.
  public init(localId text: String) {
    self.init(rawValue: text, form: .local(text))
  }
}

extension Id where RawType == Int {
  /// An id that is local to its document.
  public init(localId text: String) {
    self.init(rawValue: 0, form: .local(text))
  }
}

extension Id where RawType == UUID {
  /// An id that is local to its document.
  public init(localId text: String) {
    self.init(rawValue: .zero, form: .local(text))
  }
}

extension Id where RawType == Unidentified {
  /// The local id of a resource object that a server is asked to create: other resource objects of
  /// the document lead to it with the same local id.
  public init(localId text: String) {
    self.init(rawValue: Unidentified(), form: .local(text))
  }
}
