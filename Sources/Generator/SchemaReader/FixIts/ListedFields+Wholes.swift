import Diagnostics
import ResourceSchema
import YAMLSource

// Names in place of a whole resource, document or page.
extension ListedFields {
  /// Returns advice on a document or a resource that consists of a name or a list of names only.
  ///
  /// - Parameter example: a correct form that begins with the name.
  func advice(onWhole node: YAMLNode, of form: MappingDefinition, _ example: String) -> Advice? {
    guard let name = example.split(separator: ":").first else { return nil }
    let words = node.sequence?.compactMap { $0.scalar?.text } ?? node.scalar.map { [$0.text] } ?? []
    switch form {
    case _ where form === MappingDefinition.document:
      let text = node.scalar?.text ?? words.joined(separator: " | ")
      let named = text.split { !($0.isLetter || $0.isNumber || "_-".contains($0)) }
        .compactMap { known.resource(meantBy: String($0)) }
      guard !named.isEmpty else {
        return known.resources.isEmpty
          ? nil
          : .write("\(name): \(document(named: String(name), saying: text))")
      }
      let union = named.joined(separator: " | ")
      let isMany = node.sequence != nil || ForeignTarget.saysMany(text)
      return .write("\(name): { data: \(isMany ? "[\(union)]" : union) }")
    case _ where form === MappingDefinition.resource || form === MappingDefinition.mixin:
      if form === MappingDefinition.resource, let union = union(of: node) {
        return
          "remove it: several resource types have no name of their own: write `\(union)` where a"
          + " relationship leads to them"
      }
      let pairs = node.sequence?.compactMap { pair($0, of: "attributes") } ?? []
      guard !pairs.isEmpty else { return nil }
      let shown = pairs.prefix(4).joined(separator: ", ") + (pairs.count > 4 ? ", …" : "")
      return .write("\(name): { attributes: { \(shown) } }")
    case _ where form === MappingDefinition.page: return pageAdvice(node)
    case _ where form === MappingDefinition.client:
      return words.first.flatMap { FilterWord(rawValue: $0) }.map {
        .write("client: { filters: \($0.rawValue) }")
      }
    case _ where form === MappingDefinition.answers:
      guard let document = words.first else { return nil }
      let isMany = document.contains("List") || document.contains("sDocument")
      return .write("answers: { \(isMany ? "list" : "get"): \(document) }")
    default: return nil
    }
  }

  /// Resource types with bars between them.
  private func union(of node: YAMLNode) -> String? {
    guard let text = node.scalar?.text, let target = ForeignTarget(text) else { return nil }
    let types = target.types.compactMap { known.resource(meantBy: $0) }
    return types.count > 1 && types.count == target.types.count
      ? types.joined(separator: " | ") : nil
  }

  func pageAdvice(_ node: YAMLNode) -> Advice? {
    guard let text = node.scalar?.text else { return nil }
    if let size = Int(text) { return .write("page: { style: number, size: \(size) }") }
    let styles = ResourceAPI.Page.Style.allCases.map(\.rawValue)
    let style = styles.contains(text) ? text : WordSynonyms.word(for: text, among: styles)
    return style.map { .write("page: { style: \($0) }") }
  }

  /// Returns the primary data of a document, as stated by another key or by its name.
  func data(of document: Field, saying text: String) -> String? {
    guard !known.resources.isEmpty else { return nil }
    let named = document.value.words.lazy.compactMap { [known] in known.resource(meantBy: $0) }
      .first
    let other = self.document(named: document.name.value, saying: text)
      .dropFirst("{ data: ".count).dropLast(2)
    return named.map { "[\($0)]" } ?? String(other)
  }

  /// Returns a document that matches its name.
  func document(named name: String, saying text: String = "") -> String {
    let plain = name.lowercased()
    let resources = known.resources
    let resource =
      resources.first { plain.hasPrefix(EnglishNoun.singular(of: $0).lowercased()) }
      ?? resources.first ?? "…"
    let isMany =
      ForeignTarget.saysMany(text) || plain.contains("list")
      || plain.hasPrefix(resource.lowercased())
      || ["all", "collection", "page", "index"].contains { plain.hasSuffix($0) }
    return "{ data: \(isMany ? "[\(resource)]" : resource) }"
  }
}
