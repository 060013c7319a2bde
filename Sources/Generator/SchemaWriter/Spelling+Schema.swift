import ResourceSchema

// The parts of a schema.

extension Spelling {
  static func value(of schema: Schema) -> Spelling {
    let model = schema.resources.first
    let one = model?.document ?? .init()
    let many = model?.collectionDocument ?? .init()
    let others = Document.Surroundings(apiDescription: one.apiDescription, errors: one.errors)
    let defaults = Spelling.map([
      "jsonapi": value(of: one.apiDescription, unlike: .none),
      "errors": one.errors == .basic ? nil : .text(one.errors.name),
      "documents": Spelling.map([
        "one": keys(of: one, unlike: others).unlessEmpty,
        "many": keys(of: many, unlike: others).unlessEmpty,
      ]).unlessEmpty,
    ])
    return .map([
      "schema": .word("1"), "name": .text(schema.name.value),
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

  static func value(of client: ClientDefinition) -> Spelling {
    let filters: Spelling? =
      switch client.filters {
      case nil: nil
      case .functions: .text("functions")
      case .json: .text("json")
      case .pattern(let pattern): .text(pattern.value)
      case .custom(let type, let module):
        .map(["swift": .text(type.value), "import": optional(module)])
      }
    return .map([
      "filters": filters, "lists": client.lists == .comma ? nil : .text(client.lists.rawValue),
      "atomic": optional(client.atomic),
    ])
  }

  static func value(of type: TypeDeclaration) -> Spelling {
    let texts = Spelling.map([
      "description": optional(type.description), "deprecated": optional(type.deprecated),
      "pattern": optional(type.pattern), "import": optional(type.importedModule),
      "swift": optional(type.swiftName),
    ])
    switch type.definition {
    case .enumeration(let enumeration): return keys(of: .enumeration(enumeration)) + texts
    case .object(let object): return keys(of: .object(object)) + texts
    case .union(let union):
      let type = ValueType.union(union)
      return (type.spelling.map { .map(["alias": .text($0)]) } ?? keys(of: type)) + texts
    case .links(let members, let isOpen):
      return .map(["links": value(of: members, isOpen: isOpen)]) + texts
    case .alias(.map(let value), _): return keys(of: .map(value)) + texts
    case .alias(.numberText(let number), _):
      return .map(["alias": .text(number.rawValue), "format": .word("text")]) + texts
    case .alias(.relativeURL(let base), _):
      return .map(["alias": .text("URL"), "base": .text(base.value)]) + texts
    case .alias(let alias, let format):
      return .map(["alias": value(of: alias), "format": optional(format)]) + texts
    case .custom(let swiftType): return .map(["swift": .text(swiftType.value)]) + texts
    case .transformed(let transformer, let from, let to):
      return .map([
        "transform": .text(transformer.value), "from": value(of: from), "to": .text(to.value),
      ]) + texts
    case .validated(let validator, let type):
      return .map(["validate": .text(validator.value), "of": value(of: type)]) + texts
    }
  }

  private static func paths(of api: ResourceAPI) -> Spelling? {
    let routes = ResourceAPI.Route.allCases.compactMap { route in
      api.paths[route].map { (key: route.rawValue, value: Spelling.text($0.value)) }
    }
    return routes.isEmpty
      ? optional(api.path) : .map(["collection": optional(api.path)]) + .map(routes)
  }

  static func value(of resource: Resource) -> Spelling {
    let api = resource.api
    return .map([
      "swift": optional(resource.swiftName), "plural": optional(resource.pluralName),
      "description": optional(resource.description), "deprecated": optional(resource.deprecated),
      "id": resource.idType == .string ? nil : value(of: resource.idType.type),
      "path": paths(of: api), "clientIds": .text(api.clientIds.rawValue),
      "operations": api.operations.map { .list($0.map { .text($0.rawValue) }) },
      "page": api.page.map { page in
        .map([
          "style": .text(page.style.rawValue), "size": page.size.map { .word("\($0)") },
          "max": page.max.map { .word("\($0)") }, "total": optional(page.total),
          "followLinks": page.followsLinks ? nil : .word("false"),
          "names": named(ResourceAPI.Page.Parameter.allCases.filter { page.names[$0] != nil }) {
            ($0.rawValue, .text(page.names[$0]?.value ?? ""))
          },
        ])
      },
      "filters": named(api.filters) { filter in
        let subject: Spelling =
          switch filter.subject {
          case .value(let type): value(of: type)
          case .resource(let type): .text(type)
          case .resources(let type): value(of: ValueType.array(.named(type)))
          }
        return (
          filter.name.value,
          .map([
            "type": subject, "operators": texts(filter.operators.map(\.value)),
            "parameter": optional(filter.parameter),
          ])
        )
      },
      "sorts": api.sorts.isEmpty
        ? nil
        : .list(
          api.sorts.map { sort in
            sort.isDeclared
              ? .map([
                "name": .text(sort.name.value), "description": optional(sort.description),
              ]) : .text(sort.name.value)
          }),
      "includes": api.includes.map { includes in
        switch includes {
        case .paths(let paths): .list(paths.map { .text($0.text) })
        case .depth(let depth): .word("\(depth)")
        }
      },
      "answers": Spelling.map([
        "list": optional(api.answers.list), "get": optional(api.answers.get),
      ]).unlessEmpty,
      "attributes": named(resource.attributes, entry),
      "relationships": named(resource.relationships) {
        ($0.name.value + ($0.isOptional ? "?" : ""), value(of: $0))
      },
    ]) + keys(of: resource.links, resource.meta)
  }

  static func value(of relationship: Relationship) -> Spelling {
    let targets =
      relationship.leadsToAny ? "any" : relationship.targets.map(\.value).joined(separator: " | ")
    return .map([
      "description": optional(relationship.description),
      "deprecated": optional(relationship.deprecated),
      "one": relationship.cardinality == .one ? .text(targets) : nil,
      "many": relationship.cardinality == .many ? .text(targets) : nil,
      "nullable": flag(relationship.isNullable),
      "linkage": .text(relationship.linkage.rawValue),
      "inverse": optional(relationship.inverse), "swift": optional(relationship.swiftName),
      "query": optional(relationship.queryName), "since": optional(relationship.since),
    ]) + keys(of: relationship.access, relationship.creation)
      + keys(of: relationship.links, relationship.meta)
      + keys(of: nil, relationship.idMeta, "idMeta")
  }

  static func value(
    of document: Document, unlike defaults: Document.Surroundings
  ) -> Spelling {
    let types = document.data.types.map(\.value).joined(separator: " | ")
    let data: Spelling =
      switch document.data {
      case .none: .map(["data": .text("none")])
      case .one(_, let isNullable): .map(["data": .text(types + (isNullable ? "?" : ""))])
      case .many: .map(["data": .list([.text(types)])])
      case .any(let isMany, let isNullable):
        .map(["data": isMany ? .list([.text("any")]) : .text(isNullable ? "any?" : "any")])
      case .linkage(let resource, let relationship):
        .map(["linkage": .text(resource.value + "." + relationship.value)])
      }
    return data
      + .map([
        "description": optional(document.description),
        "deprecated": optional(document.deprecated),
        "sparse": flag(document.isSparse), "include": texts(document.include.map(\.text)),
      ])
      + keys(of: document.surroundings, unlike: defaults)
  }

  /// Returns the keys for properties that a document does not have by default.
  static func keys(
    of document: Document.Surroundings, unlike defaults: Document.Surroundings
  ) -> Spelling {
    .map([
      "links": flag(document.links == nil && defaults.links != nil, "none"),
      "meta": flag(document.meta == nil && defaults.meta != nil, "none"),
      "jsonapi": value(of: document.apiDescription, unlike: defaults.apiDescription),
      "errors": document.errors == defaults.errors ? nil : .text(document.errors.name),
    ])
      + keys(
        of: document.links == defaults.links ? nil : document.links,
        document.meta == defaults.meta ? nil : document.meta)
  }

  static func value(
    of description: Document.APIDescription, unlike standard: Document.APIDescription
  ) -> Spelling? {
    switch description {
    case standard: nil
    case .none: .text("none")
    case .version: .text("version")
    case .meta(let meta): keys(of: nil, meta)
    }
  }
}
