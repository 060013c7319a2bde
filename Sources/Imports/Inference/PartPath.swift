import Diagnostics
import SchemaReader
import SchemaWriter
import YAMLSource

/// A way from the root of a schema to one of its named parts, in any form of the language.
struct PartPath {
  /// The names that lead to a place, such as `["resources", "articles", "attributes", "title"]`;
  /// without the keys of long forms.
  private(set) var names: [String] = []
  /// All keys that lead to the place, without question marks.
  private(set) var keys: [String] = []
  private(set) var indices: [Int] = []
  private(set) var part: [String]?
  /// The kind of the innermost part; `nil` for an element of a list.
  private(set) var kind: LanguageName?
  private var place: LanguageValue? = .form(.schema)

  /// The forms with several named parts, which their keys distinguish.
  private static let forms: [MappingDefinition] = [
    .schema, .resource, .relationship, .document, .link,
  ]

  private mutating func enter(key: String, _ index: Int) {
    indices.append(index)
    keys.append(key.withoutMark.text)
    if let chosen = place?.names {
      names.append(key.withoutMark.text)
      // The alternatives of a union have names that Swift never needs to change.
      if chosen.value != .definition(.type) { (part, kind) = (names, chosen.kind) }
      place = chosen.value
    } else {
      if place?.form.map(Self.forms.contains) == true { names.append(key.withoutMark.text) }
      place = place?.value(after: key)
    }
  }

  /// Follows an element of a list, which may be the short form of a named part.
  private mutating func enter(element: String?, _ index: Int) {
    indices.append(index)
    let chosen = place?.names
    let isListed = ["sorts", "includes", "include"].contains(keys.last)
    if let name = element?.withoutMark.text,
      isListed || chosen != nil && chosen?.value != .definition(.type)
    {
      names.append(name)
      (part, kind) = (names, chosen?.kind)
    }
    place = place?.element
  }

  init(to range: SourceRange, in root: YAMLNode?) {
    var node = root
    while let current = node {
      switch current.content {
      case .mapping(let mapping):
        let index = mapping.entries.lastIndex {
          $0.keyRange.start.offset <= range.start.offset
        }
        node = index.map { mapping.entries[$0].value }
        if let index { enter(key: mapping.entries[index].key, index) }
      case .sequence(let elements):
        let index = elements.lastIndex { $0.range.start.offset <= range.start.offset }
        node = index.map { elements[$0] }
        if let index { enter(element: elements[index].scalar?.text, index) }
      case .scalar: return
      }
    }
  }

  /// Returns the way to a part in a schema in its long form; `nil` if it does not have the part.
  init?(to part: [String], in tree: JSONTree) {
    self.init(to: .unknown, in: nil)
    guard let found = searching(tree, for: part) else { return nil }
    self = found
  }

  private func searching(_ tree: JSONTree, for wanted: [String]) -> PartPath? {
    guard wanted.starts(with: names) else { return nil }
    if part == wanted { return self }
    for (index, member) in tree.members.enumerated() {
      var next = self
      next.enter(key: member.name, index)
      if let found = next.searching(member.value, for: wanted) { return found }
    }
    for (index, element) in (tree.array ?? []).enumerated() {
      var next = self
      next.enter(element: element.string ?? element["name"]?.string, index)
      if let found = next.searching(element, for: wanted) { return found }
    }
    return nil
  }
}

extension JSONTree {
  /// Changes the entry that indices lead to; removes it if the function returns false. A list that
  /// becomes empty is removed with its key.
  mutating func change(at indices: ArraySlice<Int>, _ body: (inout Member) -> Bool) {
    guard let index = indices.first else { return }
    switch self {
    case .object(var members):
      let isKept: Bool
      if indices.count == 1 {
        isKept = body(&members[index])
      } else {
        members[index].value.change(at: indices.dropFirst(), body)
        isKept = members[index].value != .array([])
      }
      if !isKept { members.remove(at: index) }
      self = .object(members)
    case .array(var elements):
      var element = Member("", elements[index])
      if indices.count > 1 {
        element.value.change(at: indices.dropFirst(), body)
        elements[index] = element.value
      } else if !body(&element) {
        elements.remove(at: index)
      }
      self = .array(elements)
    default: break
    }
  }
}
