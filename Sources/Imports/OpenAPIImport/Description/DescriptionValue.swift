import JSONSource

struct DescriptionValue {
  let node: JSONNode
  let pointer: String
  /// Other schemas that the value must be as well, as those of a property that several parts of `allOf` have.
  var others: [DescriptionValue] = []

  init(_ node: JSONNode, _ pointer: String = "") {
    self.node = node
    self.pointer = pointer
  }

  var key: String { ([pointer] + others.map(\.key)).joined(separator: " ") }

  subscript(name: String) -> DescriptionValue? {
    node[name].map { DescriptionValue($0, pointer + "/" + JSONPointer.escaped(name)) }
  }

  /// The members, in the order of the file; none if this is not an object.
  var members: [(name: String, place: DescriptionValue)] {
    (node.object?.members ?? []).map {
      ($0.name, DescriptionValue($0.value, pointer + "/" + JSONPointer.escaped($0.name)))
    }
  }

  /// The elements; none if this is not an array.
  var elements: [DescriptionValue] {
    (node.array ?? []).enumerated().map { DescriptionValue($1, "\(pointer)/\($0)") }
  }

  /// Returns the value at a JSON pointer that starts here.
  func descendant(at pointer: some StringProtocol) -> DescriptionValue? {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().reduce(self) {
      place, part in
      let name = JSONPointer.unescaped(part)
      guard let place, place.node.array != nil else { return place?[name] }
      return Int(name).flatMap { place.elements.indices.contains($0) ? place.elements[$0] : nil }
    }
  }
}
