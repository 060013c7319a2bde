import Diagnostics
import ResourceSchema
import YAMLSource

extension Advisor {
  /// Returns a text with its placeholders filled in:
  ///
  /// - `%k` is the key; `%v` its value, `%V` as it is spelled between braces.
  /// - `%o` is what has a name in the section of the key, `%m` the member, `%T` the type of the member, `%N` a
  ///   name for a type.
  /// - `%u` is the resource types that have a mixin, as words in a sentence.
  /// - `%r` is a resource type, `%t` another one.
  func filled(_ template: String, for entry: YAMLNode.Mapping.Entry) -> String {
    guard template.contains("%") else { return template }
    var result = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      guard character == "%", let letter = rest.popFirst() else {
        result.append(character)
        continue
      }
      result += text(letter, entry)
    }
    return result
  }

  private func text(_ letter: Character, _ entry: YAMLNode.Mapping.Entry) -> String {
    let path = known.entries(leadingTo: entry.keyRange)
    let owner = path.dropFirst().first
    let ownerName = owner?.key.withoutMark.text ?? "…"
    let resource = resource(path)
    switch letter {
    case "k": return entry.key
    case "v": return shown(entry.value)
    case "V": return entry.value.scalar.map { FlowWord.spelling($0.text) } ?? shown(entry.value)
    case "o": return ownerName
    case "m":
      let members = path.dropFirst(3)
      return (members.first ?? path.last)?.key.withoutMark.text ?? "…"
    case "T":
      let type = path.dropLast().last?.value.mapping?["type"]
      return type.map { shown($0) } ?? "{ … }"
    case "N": return Self.typeName(path.dropLast().last?.key ?? "Value")
    case "r": return resource
    case "u":
      let users = known.resources(with: ownerName)
      return (1...3).contains(users.count)
        ? "\(users.map { "`\($0)`" }.joined("and")), which \(users.count == 1 ? "has" : "have") it"
        : "each resource type with it"
    case "t": return known.resources.first { $0 != resource } ?? resource
    default: return "%\(letter)"
    }
  }

  /// The resource type that a place belongs to: its own, or that of the document.
  private func resource(_ path: [YAMLNode.Mapping.Entry]) -> String {
    guard let owner = path.dropFirst().first else { return known.resources.first ?? "…" }
    if path.first?.key == "resources" { return owner.key }
    let data = owner.value.mapping?["data"]?.words ?? []
    return data.lazy.compactMap { [known] word in
      known.resource(meantBy: word.filter { !"[]? ".contains($0) })
    }.first ?? known.resources.first ?? "…"
  }

  private func shown(_ node: YAMLNode) -> String {
    guard node.scalar != nil else { return shortSource(of: node) }
    let text = source(from: node.range.start, to: node.range.end) ?? ""
    return text.isEmpty || text.utf8.count > 48 || text.contains(where: \.isNewline) ? "…" : text
  }

  static func typeName(_ name: String) -> String {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init).upperCamelCased
  }
}
