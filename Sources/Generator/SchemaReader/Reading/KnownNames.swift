import Diagnostics
import ResourceSchema
import YAMLSource

/// The names that a file declares, for advice in the user's own terms.
///
/// The lists of names are computed on first use: a file without errors does not need them.
final class KnownNames {
  let root: YAMLNode?
  let isConfiguration: Bool

  init(_ root: YAMLNode?, isConfiguration: Bool = false) {
    (self.root, self.isConfiguration) = (root, isConfiguration)
  }

  private(set) lazy var resources = names(below: "resources")
  private(set) lazy var mixins = names(below: "mixins")
  private(set) lazy var types = names(below: "types")
  private(set) lazy var attributes = resources.flatMap { attributes(of: $0) }

  var hasImports: Bool { root?.mapping?["imports"] != nil }

  func hasResource(_ name: String) -> Bool { section("resources")?[name] != nil }
  /// True for a type of the language or of the file, in brackets or with a mark too.
  func namesType(_ text: String) -> Bool {
    if text.utf8.count > 1_000 { return false }
    let name = text.filter { !"[]?".contains($0) }
    return PrimitiveType(rawValue: name) != nil || hasType(name)
  }
  func namesMixins(_ node: YAMLNode) -> Bool {
    !node.words.isEmpty && node.words.allSatisfy(mixins.contains)
  }
  func hasType(_ name: String) -> Bool { section("types")?[name] != nil }

  /// Returns the type of the first attribute with a name, if the type is a single word.
  func type(ofAttribute name: String) -> String? {
    firstMember(name, in: "attributes") { $0.scalar?.text }
  }

  /// Returns the target of a relationship with a name, if the target is a single word.
  func target(ofRelationship name: String) -> String? {
    firstMember(name, in: "relationships", Self.target)
      .flatMap { resource(meantBy: $0.filter { !"?[]".contains($0) }) }
  }

  private func firstMember(
    _ name: String, in key: String, _ text: (YAMLNode) -> String?
  ) -> String? {
    for resource in resources {
      let members = members(of: resource, key)
      if let value = members?[name] ?? members?["\(name)?"], let text = text(value) { return text }
    }
    return nil
  }

  private static func target(_ value: YAMLNode) -> String? {
    let target = value.mapping.flatMap { $0["one"] ?? $0["many"] } ?? value
    return (target.scalar ?? target.sequence?.first?.scalar)?.text
  }

  /// Returns the word, or the most similar name in the schema; `nil` if there is none.
  func name(_ word: String, among names: [String]) -> String? {
    hasImports || names.contains(word) ? word : Suggestions.nearest(to: word, among: names)
  }

  /// Returns an include path, with its first relationship corrected if it is similar to a
  /// relationship of the resources.
  func path(_ path: String, of resources: [String]) -> String? {
    let parts = path.split(separator: ".", maxSplits: 1)
    let first = parts.first.flatMap { part in
      name(String(part), among: resources.flatMap { relationships(of: $0) })
        ?? resources.lazy.compactMap { self.relationship(of: $0, to: String(part)) }.first
    }
    return first.map { ([$0] + parts.dropFirst().map(String.init)).joined(separator: ".") }
  }

  private func relationship(of resource: String, to target: String) -> String? {
    members(of: resource, "relationships")?.entries.first { Self.target($0.value) == target }?
      .key.withoutMark.text
  }

  /// Returns an example value of `include`: `[author]`.
  func includeExample(of resources: [String]) -> String {
    let paths = resources.flatMap { relationships(of: $0) }
    return paths.isEmpty ? "none" : "[\(paths.prefix(3).joined(separator: ", "))]"
  }

  func relationships(of resource: String) -> [String] { names(of: resource, "relationships") }
  func attributes(of resource: String) -> [String] { names(of: resource, "attributes") }

  /// Returns the resource type for another spelling: a Swift name, the singular, or another case.
  func resource(meantBy word: String) -> String? {
    let indices = Self.spellings(of: word).compactMap { resourcesBySpelling[$0] }
    return indices.min().map { resources[$0] }
  }

  /// The indices of resource types by their names and Swift names, in lowercase; the first one
  /// wins.
  private lazy var resourcesBySpelling: [String: Int] = {
    var result: [String: Int] = [:]
    for (index, name) in resources.enumerated() {
      let swiftName = section("resources")?[name]?.mapping?["swift"]?.scalar?.text
      for spelling in [name, swiftName ?? name].map(Self.plain) where result[spelling] == nil {
        result[spelling] = index
      }
    }
    return result
  }()

  /// The singular and the plural of a word, in small letters.
  static func spellings(of word: String) -> Set<String> {
    let word = plain(word)
    return [
      word, word + "s", word + "es", String(word.dropLast()), EnglishNoun.plural(of: word),
    ]
  }

  private static func plain(_ word: String) -> String {
    word.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  func type(declared name: String) -> YAMLNode? { section("types")?[name] }

  func resources(with mixin: String) -> [String] {
    section("resources")?.entries.filter {
      $0.value.mapping?["with"]?.words.contains(mixin) == true
    }.map(\.key) ?? []
  }

  /// A list of mixins with those that the resource type around a place has already.
  func mixins(_ names: [String], addedAt place: SourceRange) -> String {
    let own = entries(leadingTo: place).dropFirst().first?.value.mapping?["with"]?.words ?? []
    return ListedWords.list(own + names.filter { !own.contains($0) })
  }

  func entries(leadingTo place: SourceRange) -> [YAMLNode.Mapping.Entry] {
    var path: [YAMLNode.Mapping.Entry] = []
    var node = root
    while let current = node, path.count < 64 {
      node = nil
      let elements = current.sequence ?? []
      if let element = elements.first(where: { $0.range.touches(place.start.offset) }) {
        node = element
      } else if let entry = current.mapping?.entries.first(where: {
        $0.keyRange.touches(place.start.offset) || $0.value.range.touches(place.start.offset)
      }) {
        path.append(entry)
        node = entry.keyRange.touches(place.start.offset) ? nil : entry.value
      }
    }
    return path
  }

  private func section(_ key: String) -> YAMLNode.Mapping? { root?.mapping?[key]?.mapping }

  private func names(below key: String) -> [String] { section(key)?.entries.map(\.key) ?? [] }

  private func members(of resource: String, _ key: String) -> YAMLNode.Mapping? {
    section("resources")?[resource]?.mapping?[key]?.mapping
  }

  private func names(of resource: String, _ key: String) -> [String] {
    members(of: resource, key)?.entries.map { $0.key.withoutMark.text } ?? []
  }
}
