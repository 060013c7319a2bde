import Diagnostics

/// The evidence about strings in one place: their number, and the properties that are relevant for
/// an enum.
public struct StringEvidence: Sendable, Hashable {
  public private(set) var count = 0
  /// The values, if they all look like symbols and are few; `nil` otherwise.
  public private(set) var symbols: Set<String>? = []
  /// Hashes of the first distinct strings. Values that are not symbols are not kept.
  private var hashes: [UInt64] = []

  static let maxSymbols = 24
  private static let maxHashes = 5

  /// The number of distinct strings; 5 means five or more.
  public var distinctCount: Int { hashes.count }

  mutating func add(_ text: String) {
    count += 1
    if hashes.count < Self.maxHashes {
      let hash = StableHash.of(text)
      if !hashes.contains(hash) { hashes.append(hash) }
    }
    if symbols != nil {
      if !Self.isSymbol(text) || symbols?.count == Self.maxSymbols, symbols?.contains(text) != true
      {
        symbols = nil
      } else {
        symbols?.insert(text)
      }
    }
  }

  mutating func merge(_ other: StringEvidence) {
    count += other.count
    for hash in other.hashes where hashes.count < Self.maxHashes && !hashes.contains(hash) {
      hashes.append(hash)
    }
    if let own = symbols, let others = other.symbols {
      let all = own.union(others)
      symbols = all.count <= Self.maxSymbols ? all : nil
    } else {
      symbols = nil
    }
  }

  /// `[A-Za-z][A-Za-z0-9_.:-]{0,39}`
  static func isSymbol(_ text: String) -> Bool {
    guard text.utf8.count <= 40 else { return false }
    var text = text
    return text.withUTF8 { buffer in
      let bytes = TextBytes(buffer)
      guard Byte.isLetter(bytes[0]) else { return false }
      return bytes.end(ofNameFrom: 1, and: "_.-:") == bytes.count
    }
  }
}

/// A hash that is the same in each run.
enum StableHash {
  static func of(_ text: String) -> UInt64 { hash(text, 0xcbf2_9ce4_8422_2325) }
  static func of(_ type: String, _ id: String) -> UInt64 { hash(id, of(type) &+ 1) }

  private static func hash(_ text: String, _ start: UInt64) -> UInt64 {
    var text = text
    return text.withUTF8 { buffer in
      let bytes = TextBytes(buffer)
      var hash = start
      for index in 0..<bytes.count { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
      return hash
    }
  }
}
