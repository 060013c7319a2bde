import Diagnostics
import ResourceSchema
import YAMLSource

final class PageReader: MappingReader {
  func page(_ field: Field?) -> ResourceAPI.Page? {
    guard let field, let fields = fields(field, of: .page) else { return nil }
    let size = integer(fields["size"])
    let max = integer(fields["max"])
    if let size, let max, size > max, let sizeField = fields["size"], let maxField = fields["max"] {
      report(
        .invalidPage, "the default page size is larger than the maximum", at: sizeField.value.range,
        labels: [.init("the largest is here", at: maxField.value.range)],
        suggestion: "lower the size, raise the maximum, or exchange them:"
          + " `size: \(max), max: \(size)`")
    }
    let style = required(
      "style", in: fields, "`page` has no style", at: field.name.range,
      suggestion: "add `style: number`, or another of offset, cursor and links")
    guard let word = word(style, ResourceAPI.Page.Style.self) else { return nil }
    var page = ResourceAPI.Page(style: word, size: size, max: max)
    page.total = text(
      fields["total"], as: .invalidTotal,
      advice: { _ in
        let total = fields["total"]?.value.scalar?.text ?? ""
        return total.wholeMatch(of: #/\w[\w-]*(\.\w[\w-]*)*/#) == nil
          ? nil : .write("total: meta.\(total)")
      })
    page.followsLinks = boolean(fields["followLinks"]) ?? true
    if word == .links, !page.followsLinks, let field = fields["followLinks"] {
      report(
        .invalidPage, "pages of the style `links` are only found by links", at: field.value.range,
        suggestion: "remove `followLinks`, or choose the style `number`, `offset` or `cursor`")
    }
    page.names = names(fields["names"], style: word)
    return page
  }

  private func names(
    _ field: Field?, style: ResourceAPI.Page.Style
  ) -> [ResourceAPI.Page.Parameter: Located<String>] {
    guard let field, let fields = fields(field, of: .pageNames) else { return [:] }
    var names: [ResourceAPI.Page.Parameter: Located<String>] = [:]
    for field in fields.fields {
      guard let parameter = ResourceAPI.Page.Parameter(rawValue: field.name.value) else { continue }
      if !style.parameters.contains(parameter) {
        let own = style.parameters.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        report(
          .invalidPage, "pages of the style `\(style.rawValue)` have no `\(field.name.value)`",
          at: field.name.range,
          suggestion: own.isEmpty
            ? "remove `names`: pages of this style have no parameters"
            : "the parameters of this style are \(own)")
      }
      names[parameter] = text(field)
    }
    return names
  }
}
