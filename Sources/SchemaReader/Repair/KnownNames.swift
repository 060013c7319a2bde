import Diagnostics
import YAMLSource

/// The names that a file declares, for help in the user's own words.
struct KnownNames {
  private let root: YAMLNode?

  init(_ root: YAMLNode?) { self.root = root }

  var resources: [String] { names(below: "resources") }
  var mixins: [String] { names(below: "mixins") }
  var types: [String] { names(below: "types") }

  var hasImports: Bool { root?.mapping?["imports"] != nil }

  /// The type of the first attribute of a name, where it is one word.
  func type(ofAttribute name: String) -> String? {
    resources.lazy.compactMap { resource in
      let attributes = section("resources")?[resource]?.mapping?["attributes"]?.mapping
      return (attributes?[name] ?? attributes?["\(name)?"])?.scalar?.text
    }.first
  }

  /// The word, or the name like it, of those that the schema has; `nil` if there is none.
  func name(_ word: String, among names: [String]) -> String? {
    hasImports || names.contains(word) ? word : Suggestions.nearest(to: word, among: names)
  }

  /// An include path, or one whose first relationship is like it, of those that resources have.
  func path(_ path: String, of resources: [String]) -> String? {
    let parts = path.split(separator: ".", maxSplits: 1)
    let first = parts.first.flatMap { part in
      name(String(part), among: resources.flatMap { relationships(of: $0) })
        ?? resources.lazy.compactMap { relationship(of: $0, to: String(part)) }.first
    }
    return first.map { ([$0] + parts.dropFirst().map(String.init)).joined(separator: ".") }
  }

  /// The relationship of a resource whose target is written as one word.
  private func relationship(of resource: String, to target: String) -> String? {
    section("resources")?[resource]?.mapping?["relationships"]?.mapping?.entries.first {
      let value = $0.value.mapping.flatMap { $0["one"] ?? $0["many"] } ?? $0.value
      return (value.scalar ?? value.sequence?.first?.scalar)?.text == target
    }?.key.withoutMark.text
  }

  /// Spells a value of `include`: `[author]`.
  func includeExample(of resources: [String]) -> String {
    let paths = resources.flatMap { relationships(of: $0) }
    return paths.isEmpty ? "none" : "[\(paths.prefix(3).joined(separator: ", "))]"
  }

  func relationships(of resource: String) -> [String] { members(resource, "relationships") }
  func attributes(of resource: String) -> [String] { members(resource, "attributes") }

  /// The resource type that another spelling means: a Swift name, the singular, another case.
  func resource(meantBy word: String) -> String? {
    let words = Self.spellings(of: word)
    return resources.first { name in
      let swiftName = section("resources")?[name]?.mapping?["swift"]?.scalar?.text
      return words.contains(Self.plain(name))
        || swiftName.map { words.contains(Self.plain($0)) } ?? false
    }
  }

  static func singular(of noun: String) -> String {
    if noun.hasSuffix("ies") { return noun.dropLast(3) + "y" }
    return noun.hasSuffix("s") && !noun.hasSuffix("ss") ? String(noun.dropLast()) : noun
  }

  /// The singular and the plural of a word, in small letters.
  static func spellings(of word: String) -> Set<String> {
    let word = plain(word)
    let stem = String(word.dropLast())
    return [word, word + "s", word + "es", stem, word.hasSuffix("y") ? stem + "ies" : word]
  }

  private static func plain(_ word: String) -> String {
    word.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private func section(_ key: String) -> YAMLNode.Mapping? { root?.mapping?[key]?.mapping }

  private func names(below key: String) -> [String] { section(key)?.entries.map(\.key) ?? [] }

  private func members(_ resource: String, _ key: String) -> [String] {
    let members = section("resources")?[resource]?.mapping?[key]?.mapping?.entries ?? []
    return members.map { $0.key.withoutMark.text }
  }
}
