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
    root.partResources()
    var count = 0
    if !comments.isEmpty { root.add(comments, at: [], &count) }
    if !remarks.isEmpty { root.add(remarks) }
    self.root = root
  }

  /// The text of a file.
  public var text: String {
    Printer.print(FormatTree(directives: [], root: root)).text
  }

  /// Returns the keys that the language has for a mapping, in canonical order; `nil` if the schema
  /// chooses its keys.
  public func keys(at path: [String]) -> [String]? {
    node(at: path)?.place.form?.keys
  }

  /// Returns the lines of an entry with its key; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - path: The path of keys to the entry; names in the path have no `?`.
  ///   - indentation: The spaces before the key.
  public func lines(at path: [String], indentation: Int) -> [String]? {
    guard let last = path.last,
      var entry = node(at: Array(path.dropLast()))?.entries?.first(where: { $0.plainName == last })
    else { return nil }
    entry.hasBlankLineAbove = false
    let block = FormatNode(content: .mapping([entry]), place: .other)
    return Printer.lines(of: block, at: indentation)
  }

  private func node(at path: [String]) -> FormatNode? {
    var node = root
    for key in path {
      guard let entry = node.entries?.first(where: { $0.plainName == key }) else { return nil }
      node = entry.value
    }
    return node
  }
}

extension FormatNode {
  fileprivate var entries: [FormatEntry]? {
    guard case .mapping(let entries) = content else { return nil }
    return entries
  }

  /// Puts an empty line between resource types.
  fileprivate mutating func partResources() {
    guard case .mapping(var sections) = content else { return }
    for section in sections.indices where sections[section].name == "resources" {
      guard case .mapping(var entries) = sections[section].value.content else { continue }
      for index in entries.indices.dropFirst() { entries[index].hasBlankLineAbove = true }
      sections[section].value.content = .mapping(entries)
    }
    content = .mapping(sections)
  }

  /// - Parameter count: The number of comments; each has a column of its own, so that none is
  ///   aligned with another.
  fileprivate mutating func add(
    _ comments: [[String]: String], at path: [String], _ count: inout Int
  ) {
    guard case .mapping(var entries) = content else { return }
    for index in entries.indices {
      guard let name = entries[index].plainName else { continue }
      let inner = path + [name]
      if let text = comments[inner] {
        entries[index].head = SameLineComment(text: text, column: count)
        count += 1
      }
      entries[index].value.add(comments, at: inner, &count)
    }
    content = .mapping(entries)
  }

  fileprivate mutating func add(_ remarks: [String: [String]]) {
    guard case .mapping(var sections) = content else { return }
    for section in sections.indices where sections[section].name == "resources" {
      guard case .mapping(var entries) = sections[section].value.content else { continue }
      for index in entries.indices {
        guard let texts = entries[index].name.flatMap({ remarks[$0] }) else { continue }
        // Above the resource type, the comment stays in place even if its members move.
        entries[index].before = texts.enumerated().map { number, text in
          OwnLineComment(
            text: text, hasBlankLineAbove: number == 0 && entries[index].hasBlankLineAbove)
        }
        entries[index].hasBlankLineAbove = false
      }
      sections[section].value.content = .mapping(entries)
    }
    content = .mapping(sections)
  }
}

extension FormatEntry {
  /// The name without the `?` of optional members.
  fileprivate var plainName: String? {
    name.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
  }
}
