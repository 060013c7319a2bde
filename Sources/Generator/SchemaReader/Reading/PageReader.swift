import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads the pagination of a resource type.
final class PageReader: MappingReader {
  func page(_ field: Field?) -> ResourceAPI.Page? {
    guard let field else { return nil }
    guard let fields = fields(field, of: .page) else { return nil }
    let size = integer(fields["size"])
    let max = integer(fields["max"])
    if let size, let max, size > max, let sizeField = fields["size"], let maxField = fields["max"] {
      report(
        .invalidPage, "the default page size is larger than the maximum", at: sizeField.value.range,
        labels: [.init("the largest is here", at: maxField.value.range)],
        suggestion: "lower the size to `size: \(max)`, or raise the maximum to `max: \(size)`")
    }
    let style = required(
      "style", in: fields, "`page` has no style", at: field.name.range,
      suggestion: field.value.mapping.map { $0.entries.isEmpty } == false
        ? "add `style: number`, or another of offset, cursor and links"
        : .write(
          "page: \(MappingDefinition.page.example)",
          otherwise: "the style is number, offset, cursor or links"))
    guard let word = word(style, ResourceAPI.Page.Style.self) else { return nil }
    var page = ResourceAPI.Page(style: word, size: size, max: max)
    page.total = fields["total"].flatMap { total($0) }
    page.followsLinks = boolean(fields["followLinks"]) ?? true
    if word == .links, !page.followsLinks, let field = fields["followLinks"] {
      report(
        .invalidPage, "pages of the style `links` are only found by links", at: field.value.range,
        suggestion: "remove `followLinks`, or choose the style `number`, `offset` or `cursor`")
    }
    page.names = names(fields["names"], style: word)
    return page
  }

  /// The path of the number of all resources, which the meta of a list has.
  private func total(_ field: Field) -> Located<String>? {
    let range = field.value.range
    let advice: Advice
    if field.value.scalar == nil {
      let names = known.entries(leadingTo: range).isEmpty ? [] : field.value.path
      let right = (names.first == "meta" ? names : ["meta"] + names).joined(separator: ".")
      advice = .write(right, at: range, of: "total")
    } else {
      guard let path = text(field) else { return nil }
      let parts = path.value.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count > 1, parts[0] == "meta", !parts.contains("") { return path }
      let names = path.value.split { "./".contains($0) }.filter { $0 != "meta" }
      advice =
        ["true", "false", "meta"].contains(path.value) || Int(path.value) != nil
        ? .write("total: meta.total", or: "where else the number of all resources is")
        : .write((["meta"] + names).joined(separator: "."), at: range)
    }
    return report(
      .invalidTotal, "`total` is a path in the document, which begins with `meta`", at: range,
      suggestion: advice)
  }

  /// Reads the query parameter names of a pagination style.
  private func names(
    _ field: Field?, style: ResourceAPI.Page.Style
  ) -> [ResourceAPI.Page.Parameter: Located<String>] {
    guard let field, let fields = fields(field, of: .pageNames) else { return [:] }
    var names: [ResourceAPI.Page.Parameter: Located<String>] = [:]
    if reportForeignNames(fields, in: field, style: style) { return [:] }
    for field in fields.fields {
      guard let parameter = ResourceAPI.Page.Parameter(rawValue: field.name.value) else { continue }
      names[parameter] = text(field)
    }
    return names
  }

  /// Reports, as one error, parameter names that belong to another pagination style.
  private func reportForeignNames(
    _ fields: Fields, in names: Field, style: ResourceAPI.Page.Style
  ) -> Bool {
    let own = style.parameters.map(\.rawValue)
    let wrong = fields.fields.filter { field in
      ResourceAPI.Page.Parameter(rawValue: field.name.value) != nil
        && !own.contains(field.name.value)
    }
    guard let first = wrong.first else { return false }
    let sizes = ["size", "limit"]
    let right = fields.fields.compactMap { field -> String? in
      let name = field.name.value
      let meant =
        own.contains(name)
        ? name : own.first { sizes.contains($0) == sizes.contains(name) }
      return meant.map { "\($0): \(FlowWord.spelling(field.value.scalar?.text ?? ""))" }
    }
    let listed = wrong.map { "`\($0.name.value)`" }.joined(separator: " or ")
    report(
      .invalidPage, "pages of the style `\(style.rawValue)` have no \(listed)",
      at: first.name.range,
      suggestion: right.isEmpty
        ? "remove `names`: pages of this style have no parameters"
        : .write(
          "{ \(right.joined(separator: ", ")) }", at: names.value.range,
          .write("names: { \(right.joined(separator: ", ")) }")))
    return true
  }
}
