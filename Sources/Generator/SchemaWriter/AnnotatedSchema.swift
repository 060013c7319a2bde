import ResourceSchema

/// A schema in canonical form with comments, as a whole or entry by entry, for tools that write
/// schemas or extend them.
public struct AnnotatedSchema {
  private let root: FormatNode

  /// - Parameters:
  ///   - comments: comments, with `#`, by the path of keys to their lines; names in the path have
  ///     no `?`.
  ///   - remarks: comments on lines of their own above a resource type.
  public init(
    _ schema: Schema, comments: [[String]: String] = [:], remarks: [String: [String]] = [:]
  ) {
    var root = SchemaWriter.node(of: schema)
    root.changeResources { index, entry in
      if index > 0 { entry.hasBlankLineAbove = true }
      if let texts = entry.name.flatMap({ remarks[$0] }) { entry.add(texts) }
    }
    var count = 0
    if !comments.isEmpty { root.add(comments, at: [], &count) }
    self.root = root
  }

  /// The text of a file.
  public var text: String {
    Printer.print(FormatTree(directives: [], root: root)).text
  }

  /// Returns the keys that the language has for a mapping, in canonical order; `nil` if the schema
  /// chooses its keys.
  public func keys(at path: [String]) -> [String]? {
    node(at: path)?.place?.form?.keys.map(\.name)
  }

  /// Returns the lines of an entry with its key; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - path: The path of keys to the entry; names in the path have no `?`.
  ///   - indentation: The spaces before the key.
  public func lines(at path: [String], indentation: Int) -> [String]? {
    guard let last = path.last,
      var entry = node(at: Array(path.dropLast()))?.entries.first(where: { $0.plainName == last })
    else { return nil }
    entry.hasBlankLineAbove = false
    let block = FormatNode(content: .mapping([entry]), place: nil)
    return Printer.lines(of: block, at: indentation)
  }

  private func node(at path: [String]) -> FormatNode? {
    var node = root
    for key in path {
      guard let entry = node.entries.first(where: { $0.plainName == key }) else { return nil }
      node = entry.value
    }
    return node
  }
}

extension FormatNode {
  /// Changes the entries of the resource types, each with its index.
  fileprivate mutating func changeResources(_ change: (Int, inout FormatEntry) -> Void) {
    guard let section = entries.firstIndex(where: { $0.name == "resources" }) else { return }
    var resources = entries[section].value.entries
    for index in resources.indices { change(index, &resources[index]) }
    entries[section].value.entries = resources
  }

  /// - Parameter count: The number of comments; each has a column of its own, so that none is
  ///   aligned with another.
  fileprivate mutating func add(
    _ comments: [[String]: String], at path: [String], _ count: inout Int
  ) {
    var entries = entries
    for index in entries.indices {
      guard let name = entries[index].plainName else { continue }
      let inner = path + [name]
      if let text = comments[inner] {
        entries[index].head = SameLineComment(text: text, column: count)
        count += 1
      }
      entries[index].value.add(comments, at: inner, &count)
    }
    self.entries = entries
  }
}

extension FormatEntry {
  /// Adds comments above the entry, which stay in place even if its members move.
  fileprivate mutating func add(_ remarks: [String]) {
    before = remarks.enumerated().map { number, text in
      OwnLineComment(text: text, hasBlankLineAbove: number == 0 && hasBlankLineAbove)
    }
    hasBlankLineAbove = false
  }
}
