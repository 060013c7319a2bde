/// A type that holds any JSON value with all of its contents.
protocol JSONTree {
  /// Reads a string, a number, `true`, `false` or `null`.
  static func scalar(_ cursor: inout JSONCursor, keepingInexactNumbers: Bool) throws -> Self
  /// Creates an array that begins at an offset of the text.
  static func array(_ elements: [Self], at offset: Int) -> Self
  /// Creates an object that begins at an offset of the text.
  static func object(_ members: [String: Self], at offset: Int) -> Self
}

extension JSONCursor {
  /// Reads a value of any kind. If an object has two members with the same
  /// name, the first one counts.
  ///
  /// This is not recursive, so that deep texts need no more stack than flat ones.
  mutating func tree<Tree: JSONTree>(
    depth: Int = 0, keepingInexactNumbers: Bool = false, refusingDuplicates: Bool = false
  ) throws -> Tree {
    var open: [OpenTree<Tree>] = []
    while true {
      var value: Tree
      let offset = offset
      switch byte {
      case UInt8(ascii: "{"):
        guard depth + open.count < Self.maximumDepth else { throw failure(.depth) }
        try openObject()
        if let name = try nextName() {
          open.append(OpenTree(offset: offset, name: name.text))
          continue
        }
        advance()
        value = .object([:], at: offset)
      case UInt8(ascii: "["):
        guard depth + open.count < Self.maximumDepth else { throw failure(.depth) }
        if try openArray() {
          open.append(OpenTree(offset: offset, name: nil))
          continue
        }
        value = .array([], at: offset)
      default: value = try .scalar(&self, keepingInexactNumbers: keepingInexactNumbers)
      }
      var isComplete = true
      while isComplete {
        guard let top = open.indices.last else { return value }
        if refusingDuplicates, open[top].hasMember {
          throw DuplicateMember(pointer: JSONPointer(components: open.map(\.component)))
        }
        let level = depth + open.count
        isComplete = try !add(
          value, to: &open[top], depth: level, passingDuplicates: !refusingDuplicates)
        if isComplete { value = open.removeLast().tree }
      }
    }
  }

  /// Adds a value to the array or object around it, and moves to the next one. Returns `false` if it was the last.
  private mutating func add<Tree>(
    _ value: Tree, to open: inout OpenTree<Tree>, depth: Int, passingDuplicates: Bool
  ) throws -> Bool {
    guard let name = open.name else {
      open.elements.append(value)
      return try endElement()
    }
    open.members[name] = .some(value)
    try endMember()
    while let next = try nextName()?.text {
      guard passingDuplicates, open.members.index(forKey: next) != nil else {
        open.name = next
        return true
      }
      // The contents of a repeated member do not matter, not even a number that
      // cannot be represented.
      try skipValue(depth: depth)
      try endMember()
    }
    advance()
    return false
  }
}

/// An array or object whose contents are being read.
private struct OpenTree<Tree: JSONTree> {
  let offset: Int
  /// The name of the member that is being read; `nil` in an array.
  var name: String?
  var elements: [Tree] = []
  var members: [String: Tree] = [:]

  /// True if the object already has a member with this name.
  var hasMember: Bool { name.map { members.index(forKey: $0) != nil } ?? false }

  /// The name or the index of the value that is being read.
  var component: String { name ?? "\(elements.count)" }

  var tree: Tree {
    name == nil ? .array(elements, at: offset) : .object(members, at: offset)
  }
}

/// Thrown at a second member with the same name in an object.
private struct DuplicateMember: Error {
  let pointer: JSONPointer
}

extension JSONPointer {
  /// Returns the place of the first repeated member of an object; `nil` if there is none, or if the text is not valid.
  package static func duplicateMember(in bytes: [UInt8]) -> JSONPointer? {
    bytes.withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes.withoutByteOrderMark)
      cursor.skipSpace()
      do {
        let _: JSONOutline = try cursor.tree(refusingDuplicates: true)
        return nil
      } catch {
        return (error as? DuplicateMember)?.pointer
      }
    }
  }
}
