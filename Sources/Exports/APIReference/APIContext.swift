import Diagnostics
import ResourceSchema

/// The schema of a reference, with what its records share: names of places, and texts.
final class APIContext: Sendable {
  let schema: Schema
  let format: TextFormat
  let samples: DocumentExamples
  let resourceAnchors: AnchorNames
  let typeAnchors: AnchorNames
  let documentAnchors: AnchorNames
  /// The relationships by the types of their targets.
  private let incoming: [String: [(owner: Resource, relationship: Relationship)]]

  init(_ schema: Schema, format: TextFormat) {
    self.schema = schema
    self.format = format
    samples = DocumentExamples(schema)
    resourceAnchors = AnchorNames("resource", schema.resources.map(\.type.value))
    typeAnchors = AnchorNames("type", schema.types.map(\.name.value))
    documentAnchors = AnchorNames("document", schema.documents.map(\.name.value))
    var incoming: [String: [(Resource, Relationship)]] = [:]
    for resource in schema.resources {
      for relationship in resource.relationships {
        for target in Set(relationship.targets.map(\.value)) {
          incoming[target, default: []].append((resource, relationship))
        }
      }
    }
    self.incoming = incoming
  }

  func node(of type: String) -> APINode {
    APINode(key: resourceAnchors.node(of: type), label: format.diagram(type))
  }

  func edges(of resource: Resource) -> [APIEdge] {
    resource.relationships.flatMap { relationship in
      relationship.targets.map {
        APIEdge(
          from: node(of: resource.type.value), to: node(of: $0.value),
          label: format.diagram(relationship.name.value),
          isMany: relationship.cardinality == .many)
      }
    }
  }

  func target(_ type: String) -> APITarget { APITarget(type, in: resourceAnchors, format) }

  func relationship(_ relationship: Relationship, of owner: Resource) -> APIRelationship {
    APIRelationship(
      relationship: relationship, context: self,
      anchor: memberAnchor(
        relationship.name.value, in: resourceAnchors.anchor(of: owner.type.value)))
  }

  func incoming(to type: String) -> [APIArrow] {
    (incoming[type] ?? []).map { owner, relationship in
      APIArrow(
        end: self.relationship(relationship, of: owner), ends: [target(owner.type.value)])
    }
  }

  func idType(of resource: Resource) -> String {
    switch resource.idType {
    case .primitive(let type): type.rawValue
    case .named(let name): format.name(name)
    default: ""
    }
  }

  func texts(_ paths: [IncludePath]) -> [String] { paths.map { format.name($0.text) } }

  /// Returns members, each followed by the members of its object.
  func members(
    _ members: [Member], anchor: String? = nil, path: String = "", depth: Int = 0
  ) -> [APIMember] {
    members.flatMap { member -> [APIMember] in
      let name = member.name.value
      let own = APIMember(
        member: member, context: self, path: format.name(path + name),
        anchor: anchor.map { memberAnchor(name, in: $0) } ?? "", depth: depth)
      guard let inner = member.type.inlineObject else { return [own] }
      return [own]
        + self.members(
          inner.object.members, path: path + name + inner.suffix + ".", depth: depth + 1)
    }
  }

  func links(_ links: LinksDeclaration?) -> [APIMember] {
    members(links.map(schema.members)?.map(Member.init) ?? [])
  }

  func meta(_ meta: MetaDeclaration?) -> [APIMember] {
    members(meta.flatMap { schema.members(of: $0.type) } ?? [])
  }

  private func memberAnchor(_ name: String, in anchor: String) -> String {
    anchor + "." + AnchorNames.plain(name)
  }

  func values(of enumeration: Enumeration?) -> [APIValue] {
    enumeration?.cases.map { value in
      APIValue(
        value: format.name(value.rawValue.text), description: value.description.map(format.line),
        deprecation: deprecation(value.deprecated))
    } ?? []
  }

  func access(_ access: Member.Access, _ creation: Member.Creation?) -> [String] {
    [Self.notesOfAccess[access], creation.flatMap { Self.notesOfCreation[$0] }].compactMap(\.self)
  }

  private static let notesOfAccess: [Member.Access: String] = [
    .readOnly: "Read only", .writeOnly: "Only in requests", .createOnly: "Set on creation alone",
  ]
  private static let notesOfCreation: [Member.Creation: String] = [
    .required: "Required on creation", .optional: "Optional on creation",
    .forbidden: "Absent on creation",
  ]

  /// Returns a note for each text, after the words before it.
  func notes(_ texts: KeyValuePairs<String, String?>) -> [String] {
    texts.compactMap { words, text in text.map { "\(words) \(format.name($0))" } }
  }

  func deprecation(_ message: String?) -> APIDeprecation? {
    message.map { APIDeprecation(message: $0.isEmpty ? nil : format.line($0)) }
  }

  func parts(of type: ValueType) -> [APITypePart] {
    switch type {
    case .primitive(let primitive): [APITypePart(text: primitive.rawValue)]
    case .numberText(let primitive): [APITypePart(text: "\(primitive.rawValue) in text")]
    case .relativeURL(let base): [APITypePart(text: "URL, relative to \(format.name(base.value))")]
    case .named(let name):
      [APITypePart(text: format.name(name), anchor: typeAnchors.anchor(of: name))]
    case .array(let element):
      [APITypePart(text: "[")] + parts(of: element) + [APITypePart(text: "]")]
    case .map(let element):
      [APITypePart(text: "[String: ")] + parts(of: element) + [APITypePart(text: "]")]
    case .nullable(let wrapped): parts(of: wrapped) + [APITypePart(text: "?")]
    case .enumeration(let enumeration): parts(of: .primitive(enumeration.base))
    case .object: [APITypePart(text: "object")]
    case .union(let union):
      Array(
        union.cases.map { alternative in
          let tag = union.tag.map {
            APITypePart(text: format.name("\($0.value): \(alternative.name.value)") + " ")
          }
          return (tag.map { [$0] } ?? []) + parts(of: alternative.type)
        }
        .joined(separator: [APITypePart(text: format == .markdown ? " or " : " | ")]))
    }
  }

  func type(of filter: ResourceAPI.Filter) -> [APITypePart] {
    switch filter.subject {
    case .value(let type): parts(of: type)
    case .resource(let type): [APITypePart(text: "id of "), part(ofResource: type)]
    case .resources(let type): [APITypePart(text: "ids of "), part(ofResource: type)]
    }
  }

  private func part(ofResource type: String) -> APITypePart {
    APITypePart(text: format.name(type), anchor: resourceAnchors.anchor(of: type))
  }
}

extension Member {
  /// A link as a member, whose value is a URL.
  init(_ link: LinkMember) {
    self.init(
      name: link.name, type: .primitive(.url), isOptional: link.isOptional,
      isNullable: link.isNullable)
    description = link.description
    deprecated = link.deprecated
  }
}

extension ValueType {
  /// The object that a member declares inline, with the suffix for the name of the member.
  fileprivate var inlineObject: (object: ObjectType, suffix: String)? {
    switch self {
    case .object(let object): (object, "")
    case .nullable(let type): type.inlineObject
    case .array(let type): type.inlineObject.map { ($0.object, "[]" + $0.suffix) }
    case .map(let type): type.inlineObject.map { ($0.object, ".*" + $0.suffix) }
    default: nil
    }
  }

  var inlineEnumeration: Enumeration? {
    if case .enumeration(let enumeration) = leaf.type { enumeration } else { nil }
  }
}
