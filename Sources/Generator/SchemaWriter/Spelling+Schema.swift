import Diagnostics
import ResourceSchema

extension Spelling {
  static func value(of schema: Schema) -> JSONTree {
    let model = schema.resources.first
    let one = model?.document ?? .init()
    let many = model?.collectionDocument ?? .init()
    let others = Document.Surroundings(apiDescription: one.apiDescription, errors: one.errors)
    let defaults = JSONTree.object([
      "jsonapi": value(of: one.apiDescription, unlike: .none),
      "errors": one.errors == .basic ? nil : .string(one.errors.name),
      "documents": JSONTree.object([
        "one": keys(of: one, unlike: others).unlessEmpty,
        "many": keys(of: many, unlike: others).unlessEmpty,
      ]).unlessEmpty,
    ])
    return .object([
      "schema": 1, "name": .string(schema.name.value),
      "description": optional(schema.description),
      "client": value(of: schema.client).unlessEmpty,
      "defaults": defaults.unlessEmpty,
      "types": named(schema.types) { ($0.name.value, value(of: $0)) },
      "resources": named(schema.resources) { ($0.type.value, value(of: $0)) },
      "documents": named(schema.documents) {
        let defaults = $0.data.isMany.map { $0 ? many : one } ?? others
        return ($0.name.value, value(of: $0, unlike: defaults))
      },
    ])
  }

  static func value(of client: ClientDefinition) -> JSONTree {
    let filters: JSONTree? =
      switch client.filters {
      case nil: nil
      case .functions: .string("functions")
      case .json: .string("json")
      case .pattern(let pattern): .string(pattern.value)
      case .custom(let type, let module):
        .object(["swift": .string(type.value), "import": optional(module)])
      }
    return .object([
      "filters": filters, "lists": client.lists == .comma ? nil : .string(client.lists.rawValue),
      "atomic": optional(client.atomic),
    ])
  }

  static func value(of type: TypeDeclaration) -> JSONTree {
    let texts = JSONTree.object([
      "description": optional(type.description), "deprecated": optional(type.deprecated),
      "pattern": optional(type.pattern), "import": optional(type.importedModule),
      "swift": optional(type.swiftName),
    ])
    switch type.definition {
    case .value(let value):
      return keys(ofDefinition: value, format: type.format) + texts
    case .links(let members, let isOpen):
      return .object(["links": value(of: members, isOpen: isOpen)]) + texts
    case .custom(let swiftType): return .object(["swift": .string(swiftType.value)]) + texts
    case .transformed(let transformer, let from, let to):
      return .object([
        "transform": .string(transformer.value), "from": value(of: from), "to": .string(to.value),
      ]) + texts
    case .validated(let validator, let type):
      return .object(["validate": .string(validator.value), "of": value(of: type)]) + texts
    }
  }

  private static func keys(ofDefinition type: ValueType, format: Located<String>?) -> JSONTree {
    switch type {
    case .enumeration, .object, .map: keys(of: type)
    case .union: type.spelling.map { .object(["alias": .string($0)]) } ?? keys(of: type)
    case .numberText(let number):
      .object(["alias": .string(number.rawValue), "format": "text"])
    case .relativeURL(let base): .object(["alias": .string("URL"), "base": .string(base.value)])
    default: .object(["alias": value(of: type), "format": optional(format)])
    }
  }

  private static func paths(of api: ResourceAPI) -> JSONTree? {
    let routes = ResourceAPI.Route.allCases.compactMap { route in
      api.paths[route].map { JSONTree.Member(route.rawValue, .string($0.value)) }
    }
    return routes.isEmpty
      ? optional(api.path) : .object(["collection": optional(api.path)]) + .object(routes)
  }

  static func value(of resource: Resource) -> JSONTree {
    let api = resource.api
    return .object([
      "swift": optional(resource.swiftName), "plural": optional(resource.pluralName),
      "description": optional(resource.description), "deprecated": optional(resource.deprecated),
      "id": resource.idType == .primitive(.string) ? nil : value(of: resource.idType),
      "path": paths(of: api), "clientIds": .string(api.clientIds.rawValue),
      "operations": api.operations.map { .array($0.map { .string($0.rawValue) }) },
      "page": api.page.map { page in
        .object([
          "style": .string(page.style.rawValue), "size": page.size.map { .int($0) },
          "max": page.max.map { .int($0) }, "total": optional(page.total),
          "followLinks": page.followsLinks ? nil : false,
          "names": named(ResourceAPI.Page.Parameter.allCases.filter { page.names[$0] != nil }) {
            ($0.rawValue, .string(page.names[$0]?.value ?? ""))
          },
        ])
      },
      "filters": named(api.filters) { filter in
        let subject: JSONTree =
          switch filter.subject {
          case .value(let type): value(of: type)
          case .resource(let type): .string(type)
          case .resources(let type): value(of: ValueType.array(.named(type)))
          }
        return (
          filter.name.value,
          .object([
            "type": subject, "operators": texts(filter.operators.map(\.value)),
            "parameter": optional(filter.parameter),
          ])
        )
      },
      "sorts": api.sorts.isEmpty
        ? nil
        : .array(
          api.sorts.map { sort in
            sort.isDeclared
              ? .object([
                "name": .string(sort.name.value), "description": optional(sort.description),
              ]) : .string(sort.name.value)
          }),
      "includes": api.includes.map { includes in
        switch includes {
        case .paths(let paths): .array(paths.map { .string($0.text) })
        case .depth(let depth): .int(depth)
        }
      },
      "answers": JSONTree.object([
        "list": optional(api.answers[.list]), "get": optional(api.answers[.get]),
      ]).unlessEmpty,
      "attributes": named(resource.attributes, entry),
      "relationships": named(resource.relationships) {
        ($0.name.value + ($0.isOptional ? "?" : ""), value(of: $0))
      },
    ]) + keys(of: resource.links, resource.meta)
  }

  static func value(of relationship: Relationship) -> JSONTree {
    let targets =
      relationship.leadsToAny ? "any" : relationship.targets.map(\.value).joined(separator: " | ")
    return .object([
      "description": optional(relationship.description),
      "deprecated": optional(relationship.deprecated),
      "one": relationship.cardinality == .one ? .string(targets) : nil,
      "many": relationship.cardinality == .many ? .string(targets) : nil,
      "nullable": flag(relationship.isNullable),
      "linkage": .string(relationship.linkage.rawValue),
      "inverse": optional(relationship.inverse), "swift": optional(relationship.swiftName),
      "query": optional(relationship.queryName), "since": optional(relationship.since),
    ]) + keys(of: relationship.access, relationship.creation)
      + keys(of: relationship.links, relationship.meta)
      + keys(of: nil, relationship.idMeta, "idMeta")
  }

  static func value(
    of document: Document, unlike defaults: Document.Surroundings
  ) -> JSONTree {
    let types = document.data.types.map(\.value).joined(separator: " | ")
    let data: JSONTree =
      switch document.data {
      case .none: .object(["data": .string("none")])
      case .one(_, let isNullable): .object(["data": .string(types + (isNullable ? "?" : ""))])
      case .many: .object(["data": .array([.string(types)])])
      case .any(let isMany, let isNullable):
        .object(["data": isMany ? .array([.string("any")]) : .string(isNullable ? "any?" : "any")])
      case .linkage(let resource, let relationship):
        .object(["linkage": .string(resource.value + "." + relationship.value)])
      }
    return data
      + .object([
        "description": optional(document.description),
        "deprecated": optional(document.deprecated),
        "sparse": flag(document.isSparse), "include": texts(document.include.map(\.text)),
      ])
      + keys(of: document.surroundings, unlike: defaults)
  }

  /// Returns the keys for properties that a document does not have by default.
  static func keys(
    of document: Document.Surroundings, unlike defaults: Document.Surroundings
  ) -> JSONTree {
    .object([
      "links": flag(document.links == nil && defaults.links != nil, "none"),
      "meta": flag(document.meta == nil && defaults.meta != nil, "none"),
      "jsonapi": value(of: document.apiDescription, unlike: defaults.apiDescription),
      "errors": document.errors == defaults.errors ? nil : .string(document.errors.name),
    ])
      + keys(
        of: document.links == defaults.links ? nil : document.links,
        document.meta == defaults.meta ? nil : document.meta)
  }

  static func value(
    of description: Document.APIDescription, unlike standard: Document.APIDescription
  ) -> JSONTree? {
    switch description {
    case standard: nil
    case .none: .string("none")
    case .version: .string("version")
    case .meta(let meta): keys(of: nil, meta)
    }
  }
}
