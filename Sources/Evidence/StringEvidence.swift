/// The strings that were seen in one place: how many, and as much of them as an enum needs.
public struct StringEvidence: Sendable, Hashable {
  /// The number of strings.
  public private(set) var count = 0
  /// The number of strings that are whole numbers, such as ids often are.
  public private(set) var wholeNumberCount = 0
  /// The values, if each of them looks like a symbol and they are few; `nil` otherwise.
  public private(set) var symbols: Set<String>? = []
  /// Hashes of the first different strings; nothing else is kept of values that are no symbols.
  private var hashes: [UInt64] = []

  /// The number of different symbols up to which they are kept.
  static let maxSymbols = 24
  private static let maxHashes = 3

  /// The number of different strings; three stands for three or more.
  public var distinctCount: Int { hashes.count }

  mutating func add(_ text: String) {
    count += 1
    if !text.isEmpty, text.utf8.count <= 18, text.utf8.allSatisfy(StringForm.isDigit) {
      wholeNumberCount += 1
    }
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
    wholeNumberCount += other.wholeNumberCount
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
    let bytes = text.utf8
    guard let first = bytes.first, bytes.count <= 40, StringForm.isLetter(first) else {
      return false
    }
    return bytes.allSatisfy {
      StringForm.isLetter($0) || StringForm.isDigit($0) || "_.:-".utf8.contains($0)
    }
  }
}

/// A hash that is the same in each run.
enum StableHash {
  static func of(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
