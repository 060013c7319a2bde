import Diagnostics
import ResourceSchema
import YAMLSource

/// A duplicate key of a mapping, with both values.
struct DuplicateKey {
  /// The maximum number of bytes that are parsed again, over all diagnostics of a file.
  static let budget = 1 << 20

  private let known: KnownNames
  /// The entry whose value is the mapping; `nil` at the top level.
  private let owner: YAMLNode.Mapping.Entry?
  private let first: YAMLNode.Mapping.Entry
  private let second: YAMLNode
  private let place: SourceRange
  private let haveSameText: Bool
  /// Advice to remove the second entry, with an edit if it is on one line.
  private let removal: Advice

  /// - Parameter count: the number of diagnostics of the file.
  init?(_ diagnostic: Diagnostic, of count: Int, _ file: SourceFile, _ root: YAMLNode?) {
    guard file.bytes.count * count <= Self.budget, let firstPlace = diagnostic.labels.first?.range
    else { return nil }
    // The YAML reader drops the second value unless its key has another name.
    place = diagnostic.range
    var bytes = file.bytes
    bytes.replaceSubrange(place.start.offset..<place.end.offset, with: "second-key".utf8)
    let text = SourceFile(path: file.path, bytes: bytes)
    let path = KnownNames(YAMLReader.read(text).root).entries(leadingTo: place)
    known = KnownNames(root)
    guard let last = path.last, last.key == "second-key",
      let first = known.entries(leadingTo: firstPlace).last
    else { return nil }
    (self.first, second, owner) = (first, last.value, path.dropLast().last)
    let texts = [file.text(in: first.value.range), text.text(in: second.range)]
    haveSameText = Set(texts.map { $0.filter { !$0.isWhitespace } }).count == 1
    let end = bytes.count - second.range.end.offset
    let entry = file.range(
      of: place.start.offset..<file.bytes.count - end, from: place.start)
    removal =
      texts[0] == texts[1] && !file.text(in: entry).contains("&")
      ? file.removing(entry, "remove one: their values are the same")
      : "remove one: their values are the same"
  }

  var advice: Advice? {
    if let advice = rename(second, place) ?? rename(first.value, first.keyRange) { return advice }
    let sections = ["types", "mixins", "resources", "documents", "attributes", "relationships"]
    // A resource type may be in two places, with other keys in each.
    let isSplit =
      owner?.key == "resources" && second.mapping != nil
      && second.mapping?.entries.allSatisfy { first.value.mapping?[$0.key] == nil } == true
    if sections.contains(first.key) || isSplit {
      return "move what is below it to the first `\(first.key):`, and remove it"
    }
    if (sections + ["object", "enum", "oneOf", "meta", "links"]).contains(owner?.key ?? "") {
      return haveSameText
        ? removal
        : "remove one of them, or give it another name: their values differ"
    }
    guard first.value.sequence != nil, second.sequence != nil else { return nil }
    let words = first.value.words
    let joined = ListedWords.list(words + second.words.filter { !words.contains($0) })
    return "write `\(first.key): \(joined)` in place of both"
  }

  /// Advice on `attributes` with relationships alone, and the reverse.
  private func rename(_ section: YAMLNode, _ key: SourceRange) -> Advice? {
    let other = ["attributes": "relationships", "relationships": "attributes"][first.key]
    guard let other, owner?.value.mapping?[other] == nil, let members = section.mapping?.entries
    else { return nil }
    let names = members.flatMap { member in
      let target = member.value.mapping.flatMap { $0["one"] ?? $0["many"] ?? $0["type"] }
      return (target ?? member.value).words.flatMap { $0.split { " |[]?".contains($0) } }
    }.map(String.init)
    let isOther =
      other == "relationships"
      ? names.allSatisfy(known.hasResource)
      : names.allSatisfy { PrimitiveType(rawValue: $0) != nil || known.hasType($0) }
    return isOther && !names.isEmpty ? .write(other, at: key, .write("\(other):")) : nil
  }
}
