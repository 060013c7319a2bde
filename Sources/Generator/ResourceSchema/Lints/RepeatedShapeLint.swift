import Diagnostics

/// Links and meta that are declared inline three times have a name.
///
/// Equal shapes with one name become one type in Swift. A shape that several owners share through
/// an anchor, a mixin or a default is only declared once, and common sets of links already have a
/// type in the runtime.
extension SchemaLints {
  mutating func checkRepeatedShapes() {
    var shapes: [WrittenShape?] = []
    for resource in schema.resources {
      shapes += [WrittenShape(resource.links), WrittenShape(resource.meta)]
      for relationship in resource.relationships {
        shapes += [WrittenShape(relationship.links), WrittenShape(relationship.meta)]
        shapes.append(WrittenShape(relationship.idMeta))
      }
    }
    for document in schema.documents {
      shapes += [WrittenShape(document.links), WrittenShape(document.meta)]
    }
    for equal in shapes.compactMap(\.self).grouped(by: \.content) {
      let places = equal.map(\.place).uniqued()
      guard places.count > 2 else { continue }
      diagnostics.report(
        .repeatedShape, "the same links or meta are written out in \(places.count) places",
        at: places[0], labels: places[1...].prefix(3).map { .init("and here", at: $0) },
        suggestion: "declare it in `types`, and write its name in each place")
    }
  }
}

/// Links or meta that are declared inline, and the place of their first member.
private struct WrittenShape {
  enum Content: Hashable {
    case links([LinkMember], isOpen: Bool)
    case meta(ObjectType)
  }

  let content: Content
  let place: SourceRange

  init?(_ links: LinksDeclaration?) {
    guard let links, case .members(let members) = links.content, let first = members.first,
      members.common == nil
    else { return nil }
    (content, place) = (.links(members, isOpen: links.isOpen), first.name.range)
  }

  init?(_ meta: MetaDeclaration?) {
    guard case .object(let object) = meta?.type, let first = object.members.first else {
      return nil
    }
    (content, place) = (.meta(object), first.name.range)
  }
}
