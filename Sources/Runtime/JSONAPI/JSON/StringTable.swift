/// Strings of which one is expected next in a text: the names of an object's members, or resource types.
///
/// Which one it is follows from its first bytes, without branches that depend on its length. In a text with members in
/// any order, a processor would predict these wrongly, which takes longer than all other work.
final class StringTable: Sendable {
  private struct Entry {
    /// The string in quotation marks, and what follows it.
    let words: JSONCursor.Words
    /// The index of the next string in the same bucket; -1 if there is none.
    let next: Int32
  }

  /// The index that stands for all other strings.
  static let other = -1

  private let strings: [String]
  private let entries: [Entry]
  /// The bytes that are not in an entry's words.
  private let rests: [[UInt8]]
  /// For each bucket, the index of its first string; -1 if there is none.
  private let buckets: [Int32]

  /// Creates a table of names, or of other strings, which no colon follows.
  init(_ strings: [String], areNames: Bool = true) {
    self.strings = strings
    var buckets = [Int32](repeating: -1, count: 256)
    var entries: [Entry] = []
    var rests: [[UInt8]] = []
    for (index, string) in strings.enumerated().reversed() {
      let text = JSONCursor.quoted(string) + (areNames ? ":" : "")
      let bucket = JSONCursor.bucket(of: string)
      entries.append(Entry(words: JSONCursor.Words(text.utf8), next: buckets[bucket]))
      rests.append(Array(text.utf8.dropFirst(16)))
      buckets[bucket] = Int32(index)
    }
    self.entries = entries.reversed()
    self.rests = rests.reversed()
    self.buckets = buckets
  }

  /// Skips the next name with its colon and the white space around the colon. Returns its index; `nil` at the closing
  /// brace, which is not skipped.
  ///
  /// - Parameter expected: The index of the name that is the most likely one.
  @inline(__always)
  func nextName(_ cursor: inout JSONCursor, expected: Int) throws -> Int? {
    if expected < entries.count, cursor.skip(entries[expected].words, rests[expected]) {
      return expected
    }
    if cursor.byte == UInt8(ascii: "}") { return nil }
    return try skip(&cursor) ?? search(&cursor, expected: expected)
  }

  /// Skips the next string if it is one of these, with what follows it and white space. Returns its index; `nil` if it is
  /// none of these, or written in an unusual way.
  @inline(__always)
  func skip(_ cursor: inout JSONCursor) -> Int? {
    var index = Int(buckets[cursor.bucket])
    // Hundreds of strings may begin alike. After some of them, the slower searches are as fast.
    for _ in 0..<8 where index >= 0 {
      if cursor.skip(entries[index].words, rests[index]) { return index }
      index = Int(entries[index].next)
    }
    return nil
  }

  /// Reads a name that is followed by white space, has escapes, or is none of these.
  @inline(never)
  private func search(_ cursor: inout JSONCursor, expected: Int) throws -> Int? {
    guard let name = try cursor.nextName() else { return nil }
    if expected < strings.count, name.matches(strings[expected]) { return expected }
    if name.hasEscapes { return strings.firstIndex(of: name.text) ?? Self.other }
    var index = Int(buckets[name.bucket])
    while index >= 0, !name.matches(strings[index]) { index = Int(entries[index].next) }
    return index
  }
}
