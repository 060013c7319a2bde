import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares the links of a resource, a relationship or a document.
  mutating func compareLinks(_ links: Both<LinksDeclaration?>, of owner: Subject) {
    var subject = owner.inside("links")
    subject.carriers.formIntersection(.responses)
    if case .named(let old) = links.old?.content, case .named(let new) = links.new?.content,
      links.old?.isOptional == links.new?.isOptional
    {
      return enqueue(Both(old: old.value, new: new.value))
    }
    compareLinks(
      Both(
        old: Self.links(links.old, in: schema.old), new: Self.links(links.new, in: schema.new)),
      of: subject)
  }

  mutating func compareLinks(_ links: Both<[LinkMember]>, of subject: Subject) {
    var pairs = Pairing(links, by: \.name.value)
    pairs.findRenamed()
    for link in pairs.kept {
      let part = compareFields(link, of: subject, as: .link)
      compareMeta(link.meta, of: part)
    }
    reportUnpaired(pairs, of: subject, as: .link)
  }

  /// Returns the links of a declaration, which are all optional if it is.
  private static func links(_ declaration: LinksDeclaration?, in schema: Schema) -> [LinkMember] {
    guard let declaration else { return [] }
    return schema.members(of: declaration).map { link in
      var link = link
      link.isOptional = link.isOptional || declaration.isOptional
      return link
    }
  }
}
