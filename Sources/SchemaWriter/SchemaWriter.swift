import ResourceSchema

/// Writes a schema that no file states, such as one that an importer made, in canonical form.
///
/// Reading the text again gives an equal schema, with one exception: `jsonapi` and `errors` of
/// default documents are said once for all resource types, as the first of them has them.
public enum SchemaWriter {
  /// Returns the text of a file that says what a schema says.
  public static func yaml(of schema: Schema) -> String {
    Printer.print(FormatTree(directives: [], root: node(of: schema))).text
  }

  static func node(of schema: Schema) -> FormatNode {
    var root = Spelling.value(of: schema).node(at: .schema)
    root.setStyle()
    root.shorten()
    return root
  }
}

extension FormatNode {
  /// Gives lines to what the schema is made of, and braces to what is said of its parts.
  fileprivate mutating func setStyle() {
    switch place {
    case .schema, .types, .resources, .documents, .resource, .attributes, .relationships:
      isFlow = false
    default: return
    }
    guard case .mapping(var entries) = content else { return }
    if entries.isEmpty { isFlow = true }
    for index in entries.indices {
      entries[index].value.setStyle()
      switch entries[index].value.place {
      case .defaults, .types, .resources, .documents: entries[index].hasBlankLineAbove = index > 0
      default: break
      }
    }
    content = .mapping(entries)
  }
}

/// A value of YAML as the long forms of the language spell it; ``FormatNode/shorten()`` makes them
/// short.
private indirect enum Spelling {
  case text(String)
  /// A word, a number or a truth value, which is never quoted.
  case word(String)
  case list([Spelling])
  case map([(key: String, value: Spelling)])

  func node(at place: Place) -> FormatNode {
    switch self {
    case .text(let text): .init(content: .scalar(.init(quoting: text)), place: place)
    case .word(let word):
      .init(content: .scalar(.init(text: word, style: .plain, source: word)), place: place)
    case .list(let elements):
      .init(
        content: .sequence(elements.map { FormatEntry(value: $0.node(at: place.element)) }),
        place: place, isFlow: true)
    case .map(let entries):
      .init(
        content: .mapping(
          entries.map { key, value in
            FormatEntry(
              key: Spelling.text(key).node(at: .other),
              value: value.node(at: place.value(after: key)))
          }), place: place, isFlow: true)
    }
  }

  var isEmpty: Bool {
    if case .map(let entries) = self { entries.isEmpty } else { false }
  }

  /// A mapping without the keys that have no value.
  static func map(_ entries: KeyValuePairs<String, Spelling?>) -> Spelling {
    .map(entries.compactMap { key, value in value.map { (key, $0) } })
  }

  static func texts(_ texts: [String]) -> Spelling? {
    texts.isEmpty ? nil : .list(texts.map(Spelling.text))
  }

  static func named<Element>(
    _ elements: [Element], _ entry: (Element) -> (String, Spelling)
  ) -> Spelling? {
    elements.isEmpty ? nil : .map(elements.map(entry).map { (key: $0.0, value: $0.1) })
  }

  static func flag(_ isSet: Bool, _ word: String = "true") -> Spelling? {
    isSet ? .word(word) : nil
  }

  static func optional(_ text: String?) -> Spelling? { text.map(Spelling.text) }
  static func optional(_ text: Located<String>?) -> Spelling? { optional(text?.value) }

  /// The keys of a mapping with those of another.
  static func + (left: Spelling, right: Spelling) -> Spelling {
    guard case .map(let first) = left, case .map(let second) = right else { return left }
    return .map(first + second)
  }
}

// MARK: - Parts of a schema

extension Spelling {
  static func value(of schema: Schema) -> Spelling {
    let model = schema.resources.first
    let one = model?.document ?? .init()
    let many = model?.collectionDocument ?? .init()
    let documents = Spelling.map([
      "one": value(of: one, unlike: .init(apiDescription: one.apiDescription, errors: one.errors)),
      "many": value(
        of: many, unlike: .init(apiDescription: one.apiDescription, errors: one.errors)),
    ])
    let defaults = Spelling.map([
      "jsonapi": value(of: one.apiDescription, unlike: .none),
      "errors": value(of: one.errors, unlike: .basic),
      "documents": documents.isEmpty ? nil : documents,
    ])
    return .map([
      "schema": .word("1"), "name": .text(schema.name.value),
      "description": optional(schema.description),
      "client": schema.client == ClientDefinition() ? nil : value(of: schema.client),
      "defaults": defaults.isEmpty ? nil : defaults,
      "types": named(schema.types) { ($0.name.value, value(of: $0)) },
      "resources": named(schema.resources) { ($0.type.value, value(of: $0)) },
      "documents": named(schema.documents) {
        let others = Document.Surroundings(apiDescription: one.apiDescription, errors: one.errors)
        let defaults = $0.data.isMany.map { $0 ? many : one } ?? others
        return ($0.name.value, value(of: $0, unlike: defaults))
      },
    ])
  }

  private static func value(of client: ClientDefinition) -> Spelling {
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

  private static func names(of page: ResourceAPI.Page) -> Spelling {
    .map(
      ResourceAPI.Page.Parameter.allCases.compactMap { parameter in
        page.names[parameter].map { (parameter.rawValue, .text($0.value)) }
      })
  }

  private static func value(of type: TypeDeclaration) -> Spelling {
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

  private static func value(of resource: Resource) -> Spelling {
    let api = resource.api
    let id: String? =
      switch resource.idType {
      case .string: nil
      case .int: "Int"
      case .uuid: "UUID"
      case .named(let name): name.value
      }
    return .map([
      "swift": optional(resource.swiftName), "plural": optional(resource.pluralName),
      "description": optional(resource.description), "deprecated": optional(resource.deprecated),
      "id": optional(id), "path": optional(api.path), "clientIds": .text(api.clientIds.rawValue),
      "operations": api.operations.map { .list($0.map { .text($0.rawValue) }) },
      "page": api.page.map { page in
        .map([
          "style": .text(page.style.rawValue), "size": page.size.map { .word("\($0)") },
          "max": page.max.map { .word("\($0)") }, "total": optional(page.total),
          "names": page.names.isEmpty ? nil : names(of: page),
        ])
      },
      "filters": named(api.filters) { filter in
        let subject: Spelling =
          switch filter.subject {
          case .value(let type): value(of: type)
          case .resource(let type): .text(type)
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
      "answers": api.answers == ResourceAPI.Answers()
        ? nil : .map(["list": optional(api.answers.list), "get": optional(api.answers.get)]),
      "attributes": named(resource.attributes, entry),
      "relationships": named(resource.relationships) {
        ($0.name.value + ($0.isOptional ? "?" : ""), value(of: $0))
      },
    ]) + keys(of: resource.links, resource.meta)
  }

  private static func value(of relationship: Relationship) -> Spelling {
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

  private static func value(
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
      + keys(
        of: .init(
          links: document.links, meta: document.meta, apiDescription: document.apiDescription,
          errors: document.errors), unlike: defaults)
  }

  private static func value(
    of document: Document.Surroundings, unlike defaults: Document.Surroundings
  ) -> Spelling? {
    let keys = keys(of: document, unlike: defaults)
    return keys.isEmpty ? nil : keys
  }

  /// The keys of what a document does not have by default.
  private static func keys(
    of document: Document.Surroundings, unlike defaults: Document.Surroundings
  ) -> Spelling {
    .map([
      "links": flag(document.links == nil && defaults.links != nil, "none"),
      "meta": flag(document.meta == nil && defaults.meta != nil, "none"),
      "jsonapi": value(of: document.apiDescription, unlike: defaults.apiDescription),
      "errors": value(of: document.errors, unlike: defaults.errors),
    ])
      + keys(
        of: document.links == defaults.links ? nil : document.links,
        document.meta == defaults.meta ? nil : document.meta)
  }

  private static func value(
    of description: Document.APIDescription, unlike standard: Document.APIDescription
  ) -> Spelling? {
    switch description {
    case standard: nil
    case .none: .text("none")
    case .version: .text("version")
    case .meta(let meta): keys(of: nil, meta)
    }
  }

  private static func value(
    of errors: Document.Errors, unlike standard: Document.Errors
  ) -> Spelling? {
    switch errors {
    case standard: nil
    case .basic: .text("basic")
    case .unknown: .text("unknown")
    case .named(let name): .text(name.value)
    }
  }
}

// MARK: - Members

extension Spelling {
  private static func entry(of member: Member) -> (String, Spelling) {
    var format = optional(member.format)
    var type = member.type
    if case .numberText(let number) = type { (type, format) = (.primitive(number), .word("text")) }
    var base: Spelling?
    if case .relativeURL(let url) = type { (type, base) = (.primitive(.url), .text(url.value)) }
    let value =
      keys(of: type)
      + .map([
        "base": base, "nullable": flag(member.isNullable), "format": format,
        "pattern": optional(member.pattern),
        "description": optional(member.description), "deprecated": optional(member.deprecated),
        "sensitive": flag(member.isSensitive), "swift": optional(member.swiftName),
        "query": optional(member.queryName), "since": optional(member.since),
        "example": optional(member.example),
      ]) + keys(of: member.access, member.creation)
    return (member.name.value + (member.isOptional ? "?" : ""), value)
  }

  private static func keys(of access: Member.Access, _ creation: Member.Creation?) -> Spelling {
    .map([
      "readOnly": flag(access == .readOnly), "writeOnly": flag(access == .writeOnly),
      "createOnly": flag(access == .createOnly), "create": optional(creation?.rawValue),
    ])
  }

  private static func keys(
    of links: LinksDeclaration?, _ meta: MetaDeclaration?, _ metaKey: String = "meta"
  ) -> Spelling {
    var entries: [(key: String, value: Spelling)] = []
    if let links {
      let value: Spelling =
        switch links.content {
        case .pagination: .text("pagination")
        case .members(let members): value(of: members, isOpen: links.isOpen)
        case .named(let name): .text(name.value)
        }
      entries.append((links.isOptional ? "links?" : "links", value))
    }
    if let meta {
      let value: Spelling =
        switch meta.content {
        case .object(let object): named(object.members, entry) ?? .map([])
        case .named(let name): .text(name.value)
        case .json: .text("JSON")
        }
      entries.append((metaKey + (meta.isOptional ? "?" : ""), value))
    }
    return .map(entries)
  }

  private static func value(of links: [LinkMember], isOpen: Bool) -> Spelling {
    let others: [(String, Spelling)] = isOpen ? [("…", .map([]))] : []
    return .map(
      links.map { link in
        let value = Spelling.map([
          "nullable": flag(link.isNullable), "description": optional(link.description),
          "deprecated": optional(link.deprecated), "swift": optional(link.swiftName),
        ])
        return (link.name.value + (link.isOptional ? "?" : ""), value + keys(of: nil, link.meta))
      } + others)
  }

  // MARK: Types

  /// A type after `type`, `map`, `alias` and the like.
  private static func value(of type: ValueType) -> Spelling {
    switch type {
    case .array(let element): .list([value(of: element)])
    case .nullable(.map), .nullable(.enumeration), .nullable(.object), .map, .enumeration, .object:
      keys(of: type)
    default: type.spelling.map(Spelling.text) ?? keys(of: type)
    }
  }

  /// The keys with which a long form says what a type is.
  private static func keys(of type: ValueType) -> Spelling {
    switch type {
    case .map(let element): .map(["map": value(of: element)])
    case .enumeration(let enumeration):
      .map(["enum": value(of: enumeration), "open": flag(!enumeration.isOpen, "false")])
    case .object(let object): .map(["object": named(object.members, entry) ?? .map([])])
    case .union(let union) where type.spelling == nil:
      .map([
        "oneOf": named(union.cases) { ($0.name.value, value(of: $0.type)) },
        "open": flag(!union.isOpen, "false"),
      ])
    case .nullable(let type): keys(of: type) + .map(["nullable": .word("true")])
    default: .map(["type": value(of: type)])
    }
  }

  private static func value(of enumeration: Enumeration) -> Spelling {
    let values = enumeration.cases.map { enumCase -> (value: Spelling, text: String) in
      switch enumCase.rawValue {
      case .string(let text): (.text(text), text)
      case .int(let number): (.word("\(number)"), "\(number)")
      }
    }
    let isList = zip(enumeration.cases, values).allSatisfy { enumCase, value in
      enumCase.name.value == value.text && enumCase.swiftName == nil
        && enumCase.description == nil && enumCase.deprecated == nil
    }
    if isList { return .list(values.map(\.value)) }
    return .map(
      zip(enumeration.cases, values).map { enumCase, value in
        (
          enumCase.name.value,
          .map([
            "value": value.value, "swift": optional(enumCase.swiftName),
            "description": optional(enumCase.description),
            "deprecated": optional(enumCase.deprecated),
          ])
        )
      })
  }
}

extension ValueType {
  /// The type in one text, if it has one: `[Color?] | String`.
  fileprivate var spelling: String? {
    switch self {
    case .primitive(let primitive), .numberText(let primitive): return primitive.rawValue
    case .relativeURL: return PrimitiveType.url.rawValue
    case .named(let name): return name
    case .array(let element): return element.spelling.map { "[\($0)]" }
    case .map(let value): return value.spelling.map { "{ map: \($0) }" }
    case .nullable(let type): return type.spelling.map { $0 + "?" }
    case .enumeration, .object: return nil
    case .union(let union):
      guard union.isOpen, union.cases.allSatisfy({ $0.name.value == $0.type.caseName }) else {
        return nil
      }
      let types = union.cases.compactMap(\.type.spelling)
      return types.count == union.cases.count ? types.joined(separator: " | ") : nil
    }
  }
}

extension IncludePath {
  fileprivate var text: String { relationships.map(\.value).joined(separator: ".") }
}

extension FormatNode.Scalar {
  /// A text with as few quotes as it needs; on several lines if it has some.
  fileprivate init(quoting text: String) {
    if PlainText.isPrintable(text) {
      self.init(text: text, style: .singleQuoted)
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let hasEnd = text.hasSuffix("\n")
    if let first = lines.first?.first, first != " ", !text.hasSuffix("\n\n"),
      lines.allSatisfy({ PlainText.isPrintable(String($0)) })
    {
      let indented = lines.dropLast(hasEnd ? 1 : 0).map { "  " + $0 }
      let source = (["|"] + indented).joined(separator: "\n")
      self.init(text: text, style: .literal, source: source, indentation: 2)
      return
    }
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      case "\n": return "\\n"
      case _ where PlainText.isPrintable(String(scalar)): return String(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    self.init(text: text, style: .doubleQuoted, source: "\"\(escaped.joined())\"")
  }
}
