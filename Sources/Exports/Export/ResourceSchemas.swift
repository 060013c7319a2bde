import Diagnostics
import Operations
import ResourceSchema
import SwiftModel

/// Resource objects, identifiers and documents as JSON Schema.
struct ResourceSchemas {
  enum Form {
    case read
    /// As responses have it where any attribute and relationship may be absent.
    case partial
    case new
    case patch

    var isRead: Bool { self == .read || self == .partial }

    /// Returns true if an object must contain a field, and `nil` if it cannot contain the field.
    func isRequired(
      isOptional: Bool, _ access: Member.Access, _ creation: Member.Creation?
    ) -> Bool? {
      switch self {
      case .read, .partial:
        access == .writeOnly ? nil : !isOptional && self == .read
      case .new:
        access.isSettable(isNew: true, creation)
          ? !Member.Creation.isOptional(creation, otherwise: isOptional) : nil
      case .patch: access.isSettable(isNew: false, creation) ? false : nil
      }
    }
  }

  private typealias Property = (name: String, tree: JSONTree, isRequired: Bool)

  enum Purpose {
    /// Describes what a server sends. Queries may leave out fields; those that a response otherwise
    /// contains are listed in `x-required`.
    case description
    /// Accepts what models decode: unknown types, and `null` for absent objects.
    case validation
  }

  let schema: Schema
  /// Where the types of a schema are: `#/components/schemas/` or `#/$defs/`.
  let prefix: String
  let query: QueryParameters
  /// The names of the schemas of resource types: `Article`.
  let names: [String: String]
  let purpose: Purpose
  /// The parts that schema names add to the name of a resource type.
  private static let forms = ["", "Identifier", "Partial", "Patch"]

  init(_ schema: Schema, prefix: String, purpose: Purpose) {
    self.schema = schema
    self.purpose = purpose
    self.prefix = prefix
    query = QueryParameters(schema)
    var taken = Set(schema.types.map(\.name.value) + schema.documents.map(\.name.value))
    var names: [String: String] = [:]
    for resource in SwiftModel.build(schema).model.resources {
      var name = resource.alias.name
      var all: [String] { Self.forms.map { name + $0 } + ["New" + name] }
      while !taken.isDisjoint(with: all) { name += "Resource" }
      taken.formUnion(all)
      names[resource.type] = name
    }
    self.names = names
  }

  func name(_ type: String) -> String { names[type] ?? type }

  /// One of some resource types. Models read other types too, unless there is only one.
  func reference(_ types: [String], suffix: String = "", isOpen: Bool = false) -> JSONTree {
    var alternatives = types.map { reference(name($0) + suffix) }
    if purpose == .validation, isOpen || types.count != 1 {
      alternatives.append(other(than: types, hasId: suffix == "Identifier"))
    }
    return alternatives.count == 1 ? alternatives[0] : .object(["anyOf": .array(alternatives)])
  }

  private func other(than types: [String], hasId: Bool) -> JSONTree {
    let known = JSONTree.object(["enum": .strings(types)])
    let text = JSONTree.type("string")
    let type = text + .object(["not": types.isEmpty ? nil : known])
    return .objects(with: [("type", type, true)] + (hasId ? [("id", text, true)] : []))
  }

  /// An object that models read as absent where it is `null`, unless a member of it is required.
  private func omissible(
    _ name: String, _ tree: JSONTree, isRequired: Bool
  ) -> Property {
    let mayBeNull = purpose == .validation && !isRequired
    return (name, mayBeNull ? nullable(tree) : tree, isRequired)
  }

  private func omissible(_ links: LinksDeclaration?, _ meta: MetaDeclaration?) -> [Property] {
    [
      links.map { omissible("links", schema(of: $0), isRequired: isRequired($0)) },
      meta.map { omissible("meta", schema(of: $0), isRequired: isRequired($0)) },
    ].compactMap(\.self)
  }

  private func data(_ one: JSONTree, isMany: Bool, isNullable: Bool) -> JSONTree {
    isMany ? .arrays(of: one) : isNullable ? nullable(one) : one
  }

  func identifier(of resource: Resource) -> JSONTree {
    .objects(with: [
      ("type", .object(["const": .string(resource.type.value)]), true),
      ("id", id(of: resource), true),
    ])
  }

  func id(of resource: Resource) -> JSONTree {
    let format: String? =
      switch resource.idType {
      case .primitive(.uuid): "uuid"
      case .primitive(.int): "int64"
      default: nil
      }
    return JSONTree.type("string", format)
      + .object([
        "minLength": format == nil ? .int(1) : nil,
        // Up to 64 bits; the pattern ends a little below, at 19 digits.
        "pattern": resource.idType == .primitive(.int)
          ? .string("^(?:0|-?(?:[1-9][0-9]{0,17}|[1-8][0-9]{18}|9[01][0-9]{17}))$") : nil,
      ])
  }

  func schema(of resource: Resource, as form: Form) -> JSONTree {
    let attributes = resource.attributes.compactMap { attribute -> Property? in
      form.isRequired(isOptional: attribute.isOptional, attribute.access, attribute.creation)
        .map { (attribute.name.value, schema(of: attribute), $0) }
    }
    // Requests contain linkage alone.
    let relationships = resource.relationships.filter {
      form.isRead || $0.cardinality != nil && $0.linkage != .never
    }.compactMap { relationship -> Property? in
      form.isRequired(
        isOptional: relationship.isOptional, relationship.access, relationship.creation
      )
      .map { (relationship.name.value, schema(of: relationship, as: form), $0) }
    }
    let hasId: Bool? =
      switch resource.api.clientIds {
      case _ where form != .new: true
      case .required: true
      case .allowed: false
      case .forbidden: nil
      }
    var members: [Property] = [
      ("type", .object(["const": .string(resource.type.value)]), true)
    ]
    if let hasId { members.append(("id", id(of: resource), hasId)) }
    // A resource schema always has attributes, even without members.
    var containers = [("attributes", attributes)]
    if !resource.relationships.isEmpty { containers.append(("relationships", relationships)) }
    let maySkip = purpose == .description && form == .read
    members += containers.map { name, fields in
      omissible(
        name, object(of: fields, as: form),
        isRequired: fields.contains(where: \.isRequired) && !maySkip)
    }
    let skipped = containers.filter { $1.contains(where: \.isRequired) && maySkip }.map(\.0)
    if form.isRead { members += omissible(resource.links, resource.meta) }
    return .objects(with: members)
      + .object(["x-required": skipped.isEmpty ? nil : .strings(skipped)])
      + (form.isRead ? texts(resource.description, resource.deprecated) : .object([]))
  }

  private func object(of fields: [Property], as form: Form) -> JSONTree {
    let required = form == .read && purpose == .description ? "x-required" : "required"
    // Requests cannot set other members.
    let others = form.isRead ? nil : JSONTree.bool(false)
    return .objects(with: fields, required: required)
      + .object(["additionalProperties": others])
  }

  private func schema(of relationship: Relationship, as form: Form) -> JSONTree {
    var members: [Property] = []
    let isRead = form.isRead
    if relationship.cardinality != nil, !isRead || relationship.linkage != .never {
      members.append(
        ("data", linkage(of: relationship), !isRead || relationship.linkage == .always))
    }
    if isRead { members += omissible(relationship.links, relationship.meta) }
    return .objects(with: members) + texts(relationship.description, relationship.deprecated)
  }

  func linkage(of relationship: Relationship) -> JSONTree {
    data(of: relationship, suffix: "Identifier")
  }

  func data(of relationship: Relationship, suffix: String = "") -> JSONTree {
    data(
      reference(schema.targets(of: relationship), suffix: suffix),
      isMany: relationship.cardinality == .many, isNullable: relationship.isNullable)
  }

  /// Returns true if a response always contains the object: it is left out if it would be empty.
  private func isRequired(_ links: LinksDeclaration) -> Bool {
    !links.isOptional && schema.members(of: links).contains { !$0.isOptional }
  }

  private func isRequired(_ meta: MetaDeclaration) -> Bool {
    guard purpose == .validation, !meta.isOptional else { return !meta.isOptional }
    guard let members = schema.members(of: meta.type) else { return meta.type != .primitive(.json) }
    return members.contains { !$0.isOptional }
  }

  func schema(of document: Document) -> JSONTree {
    let suffix = document.isSparse && purpose == .validation ? "Partial" : ""
    let data: JSONTree? =
      switch document.data {
      case .none: nil
      case .one(let types, let isNullable):
        self.data(
          reference(types.map(\.value), suffix: suffix), isMany: false, isNullable: isNullable)
      case .many(let types): .arrays(of: reference(types.map(\.value), suffix: suffix))
      case .any(let isMany, let isNullable):
        self.data(
          reference(schema.resources.map(\.type.value)), isMany: isMany, isNullable: isNullable)
      case .linkage(let type, let name):
        schema.resource(ofType: type.value)?.relationships
          .first { $0.name.value == name.value }.map(linkage) ?? .object([])
      }
    let queried = schema.resources.filter {
      $0.api.answers.values.contains(document.name)
    }.flatMap(query.includedTypes)
    return self.document(
      data, included: document.includedTypes + queried, links: document.links, meta: document.meta)
      + texts(document.description, document.deprecated)
  }

  func document(
    _ data: JSONTree?, included: [String], links: LinksDeclaration? = nil,
    meta: MetaDeclaration? = nil
  ) -> JSONTree {
    var members: [Property] = []
    if let data { members.append(("data", data, true)) }
    let included = schema.resources.map(\.type.value).filter(Set(included).contains)
    if !included.isEmpty || purpose == .validation && data != nil {
      let resources = JSONTree.arrays(of: reference(included, isOpen: true))
      members.append(omissible("included", resources, isRequired: false))
    }
    return .objects(with: members + omissible(links, meta))
  }

  /// A document with errors. Models read numbers as texts, and keep errors of any other form.
  func errors(of type: Document.Errors) -> JSONTree {
    let error: JSONTree =
      switch type {
      case .basic: basicError
      case .unknown: .object([])
      case .named(let name): reference(name.value)
      }
    return .objects(with: [("errors", .arrays(of: error), true)])
  }

  private var basicError: JSONTree {
    let text = JSONTree.object([
      "type": purpose == .validation ? .strings(["string", "integer", "null"]) : .string("string")
    ])
    let source = ["pointer", "parameter", "header"].map { ($0, text, false) }
    return .objects(
      with: ["id", "status", "code", "title", "detail"].map { ($0, text, false) } + [
        ("source", .objects(with: source), false),
        ("meta", .type("object"), false),
      ])
  }
}
