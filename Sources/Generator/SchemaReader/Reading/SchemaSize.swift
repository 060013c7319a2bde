import Diagnostics
import YAMLSource

/// The limits on the size of one file: larger than any known API, and small enough that reading it
/// and generating its models takes seconds at most.
struct SchemaSize {
  /// The number of names, values and list elements. A long text counts as several; the contents of
  /// an alias count each time the alias is used.
  static let mostEntries = 500_000
  /// The entries that an attribute, a relationship or a member of an object counts as: each becomes
  /// several lines, however short it is.
  private static let entriesOfMember = 3
  /// The elements of one list or mapping.
  static let mostElements = 150_000
  /// Resource types, types, mixins and documents: most become some hundred lines each.
  static let mostDeclarations = 10_000
  /// The bytes of a text that lists types or names, such as a union.
  static let longestExpression = 65_536

  struct Excess: Error {
    var message: String
    var range: SourceRange
  }

  private var entries = 0

  static func check(
    _ root: YAMLNode, of yaml: YAMLReader.Result, in file: SourceFile
  ) throws(Excess) {
    let sections = ["types", "mixins", "resources", "documents"]
      .compactMap { root.mapping?[$0]?.mapping?.entries }
    if sections.reduce(0, { $0 + $1.count }) > mostDeclarations {
      throw Excess(
        message: "the file declares more than \(mostDeclarations) resources, types, mixins and"
          + " documents",
        range: Array(sections.joined())[mostDeclarations].keyRange)
    }
    // This is an upper bound for the number of entries.
    if !yaml.hasAliases, yaml.nodeCount * 2 + file.bytes.count / 64 <= mostElements { return }
    var size = SchemaSize()
    try size.add(root, below: "")
  }

  /// The recursion is bounded, since the YAML reader limits the nesting depth.
  private mutating func add(_ node: YAMLNode, below key: String) throws(Excess) {
    switch node.content {
    case .scalar(let scalar):
      let size = scalar.text.utf8.count
      guard size >= 64 else { return }
      try count(size / (YAMLNode.keysOfTexts.contains(key) ? 1_024 : 64), at: node.writtenRange)
    case .sequence(let elements):
      try checkCount(elements, \.writtenRange)
      for element in elements {
        try count(1, at: element.writtenRange)
        try add(element, below: "")
      }
    case .mapping(let mapping):
      try checkCount(mapping.entries, \.keyRange)
      let weight = Self.memberKeys.contains(key) ? Self.entriesOfMember : 1
      for entry in mapping.entries {
        try count(weight + entry.key.utf8.count / 64, at: entry.keyRange)
        try add(entry.value, below: entry.key)
      }
    }
  }

  private mutating func count(_ entries: Int, at range: SourceRange) throws(Excess) {
    self.entries += entries
    guard self.entries > Self.mostEntries else { return }
    throw Excess(
      message: "the file has more than \(Self.mostEntries) names and values (a member or a long"
        + " text counts as several, and what an alias repeats counts at each alias)",
      range: range)
  }

  private func checkCount<Element>(
    _ elements: [Element], _ range: (Element) -> SourceRange
  ) throws(Excess) {
    guard elements.count > Self.mostElements else { return }
    throw Excess(
      message: "a list or a mapping has more than \(Self.mostElements) elements",
      range: range(elements[Self.mostElements]))
  }

  private static let memberKeys = ["attributes", "object", "relationships"]
}

extension MappingReader {
  func isReadable(_ text: String, at range: SourceRange) -> Bool {
    guard text.utf8.count > SchemaSize.longestExpression else { return true }
    report(
      .tooManyMembers,
      "the text has more than \(SchemaSize.longestExpression) bytes, too many for types or names",
      at: range)
    return false
  }
}
