import Diagnostics

/// Links and meta that are declared inline three times have a name.
///
/// Equal shapes with one name become one type in Swift. A shape that several owners share through
/// an anchor, a mixin or a default is only declared once, and common sets of links already have a
/// type in the runtime.
extension SchemaLints {
  mutating func checkRepeatedShapes() {
    var shapes = WrittenShapes()
    for resource in schema.resources {
      shapes.add(resource.links, resource.meta)
      for relationship in resource.relationships {
        shapes.add(relationship.links, relationship.meta)
        shapes.add(nil, relationship.idMeta)
      }
    }
    for document in schema.documents { shapes.add(document.links, document.meta) }
    for shape in shapes.inOrder {
      guard let places = shapes.places[shape], let first = places.first, places.count > 2 else {
        continue
      }
      diagnostics.report(
        .repeatedShape, "the same links or meta are written out in \(places.count) places",
        at: first, labels: places[1...].prefix(3).map { .init("and here", at: $0) },
        suggestion: "declare it in `types`, and write its name in each place")
    }
  }
}

private struct WrittenShapes {
  private(set) var places: [WrittenShape: [SourceRange]] = [:]
  private(set) var inOrder: [WrittenShape] = []

  mutating func add(_ links: LinksDeclaration?, _ meta: MetaDeclaration?) {
    if let links, case .members(let members) = links.content, let first = members.first,
      members.common == nil
    {
      add(.links(members, isOpen: links.isOpen), at: first.name.range)
    }
    if case .object(let object) = meta?.type, let first = object.members.first {
      add(.meta(object), at: first.name.range)
    }
  }

  private mutating func add(_ shape: WrittenShape, at place: SourceRange) {
    if places[shape] == nil { inOrder.append(shape) }
    if places[shape]?.contains(place) != true { places[shape, default: []].append(place) }
  }
}

private enum WrittenShape: Hashable {
  case links([LinkMember], isOpen: Bool)
  case meta(ObjectType)
}
