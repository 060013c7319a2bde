// Names in Swift are in camel case. Every name of a schema passes here several times, so these are
// not generic: other modules could not specialize them.

extension String {
  package var capitalizingFirst: String {
    guard let first = firstOfTwoASCIIBytes else { return prefix(1).uppercased() + dropFirst() }
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return self }
    return String(unsafeUninitializedCapacity: utf8.count) { bytes in
      _ = bytes.initialize(from: utf8)
      bytes[0] = first & ~0x20
      return utf8.count
    }
  }

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
  package var upperCamelCased: String {
    var result = ""
    for word in self { result += word.capitalizingFirst }
    return result
  }

  package var lowerCamelCased: String {
    (first?.loweringFirst ?? "") + Array(dropFirst()).upperCamelCased
  }
}
