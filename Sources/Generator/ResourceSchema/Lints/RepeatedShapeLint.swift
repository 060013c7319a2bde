import Diagnostics

/// Links and meta that are declared inline three times have a name.
///
/// Equal shapes with one name become one type in Swift. A shape that several owners share through
/// an anchor, a mixin or a default is only declared once, and common sets of links already have a
/// type in the runtime.
enum RepeatedShapeLint {
  static func check(_ schema: LintedSchema, _ diagnostics: inout DiagnosticList) {
    var shapes = WrittenShapes()
    let schema = schema.assembly.schema
    for resource in schema.resources {
      shapes.add(resource.links)
      shapes.add(resource.meta)
      for relationship in resource.relationships {
        shapes.add(relationship.links)
        shapes.add(relationship.meta)
        shapes.add(relationship.idMeta)
      }
    }
    for document in schema.documents {
      shapes.add(document.links)
      shapes.add(document.meta)
    }
    guard shapes.places.contains(where: { $0.value.count > 2 }) else { return }
    var names = Set(schema.types.map(\.name.value))
    for shape in shapes.inOrder {
      guard let places = shapes.places[shape], let first = places.first, places.count > 2 else {
        continue
      }
      let name = names.insertUnique(shape.name)
      diagnostics.report(
        .repeatedShape, "the same \(shape.what) is written out in \(places.count) places",
        at: first, labels: places[1...].prefix(3).map { .init("and here", at: $0) },
        suggestion:
          "declare it in `types`, `\(name): \(shape.spelling)`, and write `\(name)` in each place")
    }
  }
}

/// Shapes with the places of their inline declarations.
private struct WrittenShapes {
  private(set) var places: [WrittenShape: [SourceRange]] = [:]
  /// The shapes in the order of their first places.
  private(set) var inOrder: [WrittenShape] = []

  mutating func add(_ links: LinksDeclaration?) {
    guard let links, case .members(let members) = links.content, let first = members.first,
      !members.isCommon
    else { return }
    add(.links(members, isOpen: links.isOpen), at: first.name.range)
  }

  mutating func add(_ meta: MetaDeclaration?) {
    guard case .object(let object) = meta?.content, let first = object.members.first else { return }
    add(.meta(object), at: first.name.range)
  }

  private mutating func add(_ shape: WrittenShape, at place: SourceRange) {
    if places[shape] == nil { inOrder.append(shape) }
    if places[shape]?.contains(place) != true { places[shape, default: []].append(place) }
  }
}

private enum WrittenShape: Hashable {
  case links([LinkMember], isOpen: Bool)
  case meta(ObjectType)

  var what: String {
    switch self {
    case .links: "set of links"
    case .meta: "meta object"
    }
  }

  /// A name that reflects the links: `HtmlLinks` for `[self, html?]`.
  var name: String {
    switch self {
    case .links(let members, _):
      let names = members.map(\.name.value)
      let own = names.filter { $0 != "self" && $0 != "related" }
      return Self.name(of: own.isEmpty ? names : own) + "Links"
    case .meta(let object): return Self.name(of: object.members.map(\.name.value)) + "Meta"
    }
  }

  var spelling: String {
    guard case .links(let members, let isOpen) = self else { return "{ object: { … } }" }
    guard members.allSatisfy(\.isPlain), members.count <= 5 else { return "{ links: { … } }" }
    let names =
      members.map { $0.name.value + ($0.isOptional ? "?" : "") } + (isOpen ? ["…"] : [])
    return "{ links: [\(names.joined(separator: ", "))] }"
  }

  private static func name(of members: [String]) -> String {
    let words = members.prefix(2).flatMap { $0.split { !$0.isASCII || !$0.isLetter } }
    return words.isEmpty ? "Common" : words.map(String.init).upperCamelCased
  }
}

extension [LinkMember] {
  /// True if the runtime has a type for them.
  fileprivate var isCommon: Bool {
    allSatisfy(\.isPlain) && Set(map(\.isOptional)).count == 1
      && [["self"], ["related"], ["self", "related"]].contains(map(\.name.value).sorted(by: >))
  }
}
