import ResourceSchema
import YAMLSource

/// A step on the path from a form down to another.
enum PlaceStep: Equatable {
  case key(String)
  /// A name of the schema.
  case name(LanguageName)
}

/// Spells the path to the place of a key, using the names in the file.
final class PlaceRoute: Advisor {
  enum End {
    /// The file has no name for it.
    case unknown
    /// The place has a mapping with this name.
    case block(String)
    /// The place has a short form; this is the long form with the key added.
    case text(String)
    /// The text to add, with the key in it, and the existing name to add it below.
    case missing(String, below: String?)
  }

  /// - Parameter node: the mapping that the steps begin in.
  func end(of steps: [PlaceStep], from node: YAMLNode?, for entry: YAMLNode.Mapping.Entry) -> End {
    var node = node
    var last = ""
    for (index, step) in steps.enumerated() {
      let next: (key: String, value: YAMLNode)? =
        switch step {
        case .key(let key): node?.mapping?.entry(for: key).map { (key, $0.value) }
        case .name(let kind): node?.mapping.flatMap { name(of: kind, in: $0, for: entry) }
        }
      guard let next, !next.value.isEmpty else {
        return missing(steps[index...], entry).map {
          .missing($0, below: index > 0 ? last : nil)
        } ?? .unknown
      }
      (last, node) = next
    }
    guard let node, node.mapping == nil else { return .block(last) }
    guard case .name(let kind) = steps.last else { return .unknown }
    return longForm(of: node, as: kind, with: entry).map { .text("\(last): \($0)") } ?? .unknown
  }

  // MARK: Names

  private func name(
    of kind: LanguageName, in mapping: YAMLNode.Mapping, for entry: YAMLNode.Mapping.Entry
  ) -> (key: String, value: YAMLNode)? {
    let path = known.entries(leadingTo: entry.keyRange)
    let owner = path.dropFirst().first?.key
    let isRight: (YAMLNode.Mapping.Entry) -> Bool =
      switch (kind, path.first?.key) {
      case (.type, _): { _ in false }
      case (.document, "resources"):
        { document in
          let words = document.value.mapping?["data"]?.words ?? []
          return words.contains { $0.filter { !"[]?".contains($0) } == owner }
        }
      case (.resourceType, "documents"):
        { $0.key == KeyTemplate(self).filled("%r", for: entry) }
      case (.resourceType, "types"):
        { resource in
          let attributes = resource.value.mapping?["attributes"]?.mapping?.entries ?? []
          return attributes.contains { self.type(of: $0.value) == owner }
        }
      case (.member, "types"): { self.type(of: $0.value) == owner }
      default: { self.takes(entry.key, $0.value) }
      }
    let found = mapping.entries.first(where: isRight)
    return found.map { ($0.key, $0.value) }
  }

  private func type(of member: YAMLNode) -> String? {
    (member.mapping?["type"] ?? member).scalar?.text.filter { !"[]?".contains($0) }
  }

  /// Returns true for a member that can have a key beside its type.
  private func takes(_ key: String, _ member: YAMLNode) -> Bool {
    switch key {
    case "format": type(of: member) == "DateTime"
    case "base": type(of: member) == "URL"
    case "pattern": type(of: member) == "String"
    case "open": member.mapping?["enum"] != nil || member.mapping?["oneOf"] != nil
    case "tag": member.mapping?["oneOf"] != nil
    default: true
    }
  }

  // MARK: Texts

  /// Returns the text to add for the steps that the file has no names for.
  private func missing(
    _ steps: ArraySlice<PlaceStep>, _ entry: YAMLNode.Mapping.Entry
  ) -> String? {
    var text = KeyTemplate(self).filled("%k: %v", for: entry)
    for step in steps.reversed() {
      switch step {
      case .key("page") where entry.key != "style": text = "page: { style: number, \(text) }"
      case .key(let key): text = "\(key): { \(text) }"
      case .name(.document) where entry.key == "data":
        let namesResource = entry.value.words.contains { known.resource(meantBy: $0) != nil }
        text = KeyTemplate(self).filled(
          "%D: { data: \(namesResource ? "%v" : "%x") }", for: entry)
      case .name(.document):
        text = KeyTemplate(self).filled("%D: { data: %x, \(text) }", for: entry)
      case .name: return nil
      }
    }
    return text
  }

  /// Returns the long form of a short form, with a key added.
  private func longForm(
    of node: YAMLNode, as kind: LanguageName, with entry: YAMLNode.Mapping.Entry
  ) -> String? {
    let text = KeyTemplate(self).filled("%k: %V", for: entry)
    let key: String
    switch kind {
    case .member, .filter:
      if MappingDefinition.typeChoices.contains(entry.key) { return "{ \(text) }" }
      key = "type"
    case .type: key = "alias"
    case .relationship: key = node.sequence == nil ? "one" : "many"
    default: return nil
    }
    let element = key == "many" ? node.sequence?.first ?? node : node
    let value = source(from: element.range.start, to: element.range.end) ?? "…"
    let spelling = value.hasSuffix("?") ? "'\(value)'" : value
    return "{ \(key): \(spelling), \(text) }"
  }
}
