// Names in Swift are in camel case. These are not generic: other modules could not specialize them.

extension String {
  package var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
  package var loweringFirst: String { prefix(1).lowercased() + dropFirst() }

  /// The first character, if it is ASCII and the second byte is ASCII too, so that no combining
  /// mark can follow it, as in most names.
  package var firstOfTwoASCIIBytes: UInt8? {
    var bytes = utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next(), first | second < 0x80 else {
      return nil
    }
    return first
  }
}

extension [String] {
  package var upperCamelCased: String { map(\.capitalizingFirst).joined() }
  package var lowerCamelCased: String {
    (first?.loweringFirst ?? "") + Array(dropFirst()).upperCamelCased
  }
}
