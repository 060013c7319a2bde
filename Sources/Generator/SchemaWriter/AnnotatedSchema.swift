import ResourceSchema

/// A schema in canonical form with comments, as a whole or entry by entry, for tools that write
/// schemas or extend them.
public struct AnnotatedSchema {
  private var root: FormatNode

  /// - Parameters:
  ///   - comments: comments, with `#`, by the path of keys to their lines; names in the path have
  ///     no `?`.
  ///   - remarks: comments on lines of their own above a resource type.
  public init(
    _ schema: Schema, comments: [[String]: String] = [:], remarks: [String: [String]] = [:]
  ) {
    var root = SchemaWriter.node(of: schema)
    if let section = root.entries.firstIndex(where: { $0.name == "resources" }) {
      for index in root.entries[section].value.entries.indices {
        root.entries[section].value.entries[index].separate(index > 0, below: remarks)
      }
    }
    var count = 0
    if !comments.isEmpty { root.add(comments, at: [], &count) }
    self.root = root
  }

  public var text: String {
    Printer.print(FormatTree(directives: [], root: root)).text
  }

  /// Returns the keys that the language has for a mapping, in canonical order; `nil` if the schema
  /// chooses its keys.
  public func keys(at path: [String]) -> [String]? {
    node(at: path)?.place?.form?.keys.map(\.name)
  }

  /// Returns the names of the entries of a mapping, without `?`.
  public func names(at path: [String]) -> [String] {
    node(at: path)?.entries.compactMap(\.plainName) ?? []
  }

  public func has(_ path: [String]) -> Bool { node(at: path) != nil }
  public mutating func remove(at path: ArraySlice<String>) { root.remove(at: path) }

  /// Returns the lines of an entry with its key; `nil` if there is none.
  public func lines(at path: [String], indentation: Int) -> [String]? {
    guard let last = path.last,
      var entry = node(at: Array(path.dropLast()))?.entries.first(where: { $0.plainName == last })
    else { return nil }
    entry.hasBlankLineAbove = false
    let block = FormatNode(content: .mapping([entry]), place: nil)
    return Printer.lines(of: block, at: indentation)
  }

  private func node(at path: [String]) -> FormatNode? {
    path.reduce(root) { node, key in node?.entries.first { $0.plainName == key }?.value }
  }
}

extension FormatNode {
  fileprivate mutating func remove(at path: ArraySlice<String>) {
    guard let index = entries.firstIndex(where: { $0.plainName == path.first }) else { return }
    if path.count == 1 {
      entries.remove(at: index)
    } else {
      entries[index].value.remove(at: path.dropFirst())
    }
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
  /// Adds an empty line and remarks above the entry of a resource type, which stay in place even if
  /// its members move.
  fileprivate mutating func separate(_ isApart: Bool, below remarks: [String: [String]]) {
    let texts = name.flatMap { remarks[$0] } ?? []
    before = texts.enumerated().map { number, text in
      OwnLineComment(text: text, hasBlankLineAbove: number == 0 && isApart)
    }
    hasBlankLineAbove = isApart && texts.isEmpty
  }
}
