import Diagnostics
import ResourceSchema

// Types of the schema language as JSON Schema (2020-12), which OpenAPI 3.1 has too.
extension ResourceSchemas {
  func reference(_ name: String) -> JSONTree {
    .object(["$ref": .string(prefix + name)])
  }

  func schema(of declaration: TypeDeclaration) -> JSONTree {
    let schema: JSONTree =
      switch declaration.definition {
      case .links(let links, let isOpen): self.schema(ofLinks: links, isOpen: isOpen)
      case .value(let type) where declaration.format != nil:
        Self.withoutFormats(self.schema(of: type))
      case let definition: definition.valueType.map { self.schema(of: $0) } ?? .object([])
      }
    return schema + texts(declaration.description, declaration.deprecated)
      + .pattern(declaration.pattern?.value)
  }

  func schema(of type: ValueType) -> JSONTree {
    switch type {
    case .primitive(let primitive): schema(of: primitive)
    case .numberText(let number): .type("string", Self.numberFormats[number])
    case .relativeURL: Self.relativeURL
    case .named(let name): reference(name)
    case .array(let element): .arrays(of: schema(of: element))
    case .map(let value): .type("object") + .object(["additionalProperties": schema(of: value)])
    case .nullable(let type): nullable(schema(of: type))
    case .enumeration(let enumeration): schema(of: enumeration)
    case .object(let object): schema(of: object.members)
    case .union(let union): schema(of: union)
    }
  }

  /// Objects with a tag are distinguished by `const`, for which they need no names.
  private func schema(of union: ValueUnion) -> JSONTree {
    guard let tag = union.tag else {
      return .object(["anyOf": .array(union.cases.map { schema(of: $0.type) })])
    }
    let known = union.cases.map { alternative in
      JSONTree.object([
        "allOf": .array([
          schema(of: alternative.type),
          Self.object(tag.value, .object(["const": .string(alternative.name.value)])),
        ])
      ])
    }
    let values = JSONTree.array(union.cases.map { .string($0.name.value) })
    let other = Self.object(tag.value, .object(["not": .object(["enum": values])]))
    return .object(["anyOf": .array(union.isOpen ? known + [other] : known)])
  }

  private static func object(_ name: String, _ schema: JSONTree) -> JSONTree {
    .object([
      "type": .string("object"), "properties": .object([.init(name, schema)]),
      "required": .array([.string(name)]),
    ])
  }

  private func schema(of primitive: PrimitiveType) -> JSONTree {
    let definition = primitive.definition
    guard definition.json != .any else { return .object([]) }
    return .type(definition.json.rawValue, definition.openAPIFormat)
  }

  /// The formats of numbers in text.
  private static let numberFormats: [PrimitiveType: String] = [
    .int: "int32", .int64: "int64", .double: "double", .decimal: "decimal",
  ]

  private static let relativeURL = JSONTree.type("string", "uri-reference")

  /// An open enum also accepts other values of its kind.
  private func schema(of enumeration: Enumeration) -> JSONTree {
    let base = JSONTree.type(enumeration.base == .int ? "integer" : "string")
    let names = enumeration.cases.map(\.name.value)
    let isNamed = enumeration.cases.contains { $0.name.value != $0.rawValue.text }
    let known =
      base
      + .object([
        "enum": .array(enumeration.cases.map(\.rawValue.json)),
        "x-enum-varnames": isNamed ? .strings(names) : nil,
      ])
    return enumeration.isOpen ? .object(["anyOf": .array([known, base])]) : known
  }

  func nullable(_ schema: JSONTree) -> JSONTree {
    guard !schema.members.isEmpty else { return schema }
    let null = JSONTree.type("null")
    var result = schema
    if let type = schema["type"]?.string, schema["enum"] == nil {
      result["type"] = .strings([type, "null"])
    } else if let alternatives = schema["anyOf"]?.array {
      result["anyOf"] = .array(alternatives + [null])
    } else {
      return .object(["anyOf": .array([schema, null])])
    }
    return result
  }

  func schema(of members: [ResourceSchema.Member]) -> JSONTree {
    .objects(with: members.map { ($0.name.value, schema(of: $0), !$0.isOptional) })
  }

  /// Dates with a custom format are strings, for which JSON Schema has no format.
  private static func withoutFormats(_ tree: JSONTree) -> JSONTree {
    switch tree {
    case .object(let members):
      .object(
        members.filter { $0.name != "format" }.map { .init($0.name, withoutFormats($0.value)) })
    case .array(let elements): .array(elements.map(withoutFormats))
    default: tree
    }
  }

  func schema(of member: ResourceSchema.Member) -> JSONTree {
    let plain = schema(of: member.type)
    let type = member.format == nil ? plain : Self.withoutFormats(plain)
    let example: JSONTree? = member.example.map { text in
      switch member.type {
      case .primitive(.int), .primitive(.int64), .primitive(.double), .primitive(.decimal):
        Double(text) != nil ? .number(text) : .string(text)
      case .primitive(.bool):
        text == "true" || text == "false" ? .bool(text == "true") : .string(text)
      default: .string(text)
      }
    }
    return (member.isNullable ? nullable(type) : type)
      + texts(member.description, member.deprecated)
      + .pattern(member.pattern?.value)
      + .object([
        "examples": example.map { .array([$0]) },
        "readOnly": member.access == .readOnly ? .bool(true) : nil,
        "writeOnly": member.access == .writeOnly ? .bool(true) : nil,
      ])
  }

  func texts(_ description: String?, _ deprecated: String?) -> JSONTree {
    .object([
      "description": description.map { .string($0) },
      "deprecated": deprecated == nil ? nil : .bool(true),
    ])
  }

  func schema(of links: LinksDeclaration) -> JSONTree {
    switch links.content {
    case .named(let name): reference(name.value)
    case .pagination: schema(ofLinks: LinksDeclaration.paginationLinks, isOpen: false)
    case .members(let members): schema(ofLinks: members, isOpen: links.isOpen)
    }
  }

  private func schema(ofLinks links: [LinkMember], isOpen: Bool) -> JSONTree {
    let members = links.map { link in
      let schema = schema(ofLink: link.meta)
      return (
        link.name.value,
        (link.isNullable ? nullable(schema) : schema) + texts(link.description, link.deprecated),
        !link.isOptional
      )
    }
    return .objects(with: members)
      + .object(["additionalProperties": isOpen ? schema(ofLink: nil) : nil])
  }

  /// A link: a URL, or an object with one.
  private func schema(ofLink meta: MetaDeclaration?) -> JSONTree {
    let meta = meta.map { [("meta", schema(of: $0), false)] } ?? []
    let object = JSONTree.objects(with: [("href", Self.relativeURL, true)] + meta)
    return .object(["anyOf": .array([Self.relativeURL, object])])
  }

  func schema(of meta: MetaDeclaration) -> JSONTree {
    meta.type == .primitive(.json) ? .type("object") : schema(of: meta.type)
  }
}
