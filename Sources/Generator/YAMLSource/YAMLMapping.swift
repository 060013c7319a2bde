import Diagnostics

extension YAMLNode {
  /// Keys with their values, in the order of the file.
  ///
  /// Merge keys (`<<`) are already resolved: the merged entries replace the merge key, in the order
  /// of the merged mappings. Entries are left out if their key exists in the mapping itself or in
  /// an earlier merged mapping. The ranges of merged entries are the original ones, and the
  /// `aliasRange` of a value is the alias that it was merged through.
  ///
  /// Keys are unique: the reader keeps the first of several equal keys and reports the others.
  public struct Mapping: Sendable, Equatable {
    public struct Entry: Sendable, Equatable {
      public var key: String
      /// The place of the key; for an alias, the place of the alias.
      public var keyRange: SourceRange
      public var value: YAMLNode

      public init(key: String, keyRange: SourceRange, value: YAMLNode) {
        self.key = key
        self.keyRange = keyRange
        self.value = value
      }
    }

    public let entries: [Entry]
    /// The first entry of each key; `nil` where a search is as fast.
    private let indices: [String: Int]?

    /// The number of entries up to which a search is as fast as a look-up.
    static let longestSearch = 16

    public init(entries: [Entry]) {
      let indices = entries.count > Self.longestSearch ? Self.indices(of: entries) : nil
      self.init(entries: entries, indices: indices)
    }

    init(entries: [Entry], indices: [String: Int]?) {
      self.entries = entries
      self.indices = indices
    }

    public subscript(key: String) -> YAMLNode? { entry(for: key)?.value }

    public func entry(for key: String) -> Entry? {
      if let indices { return indices[key].map { entries[$0] } }
      return entries.first { $0.key == key }
    }

    static func indices(of entries: [Entry]) -> [String: Int] {
      Dictionary(
        entries.indices.map { (entries[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }
}
