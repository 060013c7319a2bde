import Diagnostics
import ResourceSchema

extension Spelling {
  static func entry(of member: Member) -> (String, JSONTree) {
    var format = optional(member.format)
    var type = member.type
    if case .numberText(let number) = type { (type, format) = (.primitive(number), "text") }
    var base: JSONTree?
    if case .relativeURL(let url) = type { (type, base) = (.primitive(.url), .string(url.value)) }
    let value =
      keys(of: type)
      + .object([
        "base": base, "nullable": flag(member.isNullable), "format": format,
        "pattern": optional(member.pattern),
        "description": optional(member.description), "deprecated": optional(member.deprecated),
        "sensitive": flag(member.isSensitive), "swift": optional(member.swiftName),
        "query": optional(member.queryName), "since": optional(member.since),
        "example": optional(member.example),
      ]) + keys(of: member.access, member.creation)
    return (member.name.value + (member.isOptional ? "?" : ""), value)
  }

  static func keys(of access: Member.Access, _ creation: Member.Creation?) -> JSONTree {
    .object([
      access.rawValue: flag(access != .readWrite), "create": optional(creation?.rawValue),
    ])
  }

  static func keys(
    of links: LinksDeclaration?, _ meta: MetaDeclaration?, _ metaKey: String = "meta"
  ) -> JSONTree {
    var entries: [JSONTree.Member] = []
    if let links {
      let value: JSONTree =
        switch links.content {
        case .pagination: .string("pagination")
        case .members(let members): value(of: members, isOpen: links.isOpen)
        case .named(let name): .string(name.value)
        }
      entries.append(.init(links.isOptional ? "links?" : "links", value))
    }
    if let meta {
      let value: JSONTree =
        switch meta.type {
        case .object(let object): named(object.members, entry) ?? .object([])
        case .named(let name): .string(name)
        default: .string("JSON")
        }
      entries.append(.init(metaKey + (meta.isOptional ? "?" : ""), value))
    }
    return .object(entries)
  }

  static func value(of links: [LinkMember], isOpen: Bool) -> JSONTree {
    let others: [JSONTree.Member] = isOpen ? [.init("…", .object([]))] : []
    return .object(
      links.map { link in
        let value = JSONTree.object([
          "nullable": flag(link.isNullable), "description": optional(link.description),
          "deprecated": optional(link.deprecated), "swift": optional(link.swiftName),
        ])
        return JSONTree.Member(
          link.name.value + (link.isOptional ? "?" : ""), value + keys(of: nil, link.meta))
      } + others)
  }

  /// Returns the value of `type`, `map`, `alias` and similar keys.
  static func value(of type: ValueType) -> JSONTree {
    switch type {
    case .array(let element): .array([value(of: element)])
    case .nullable(.map), .nullable(.enumeration), .nullable(.object), .map, .enumeration, .object:
      keys(of: type)
    default: type.spelling.map(JSONTree.string) ?? keys(of: type)
    }
  }

  static func keys(of type: ValueType) -> JSONTree {
    switch type {
    case .map(let element): .object(["map": value(of: element)])
    case .enumeration(let enumeration):
      .object(["enum": value(of: enumeration), "open": flag(!enumeration.isOpen, false)])
    case .object(let object): .object(["object": named(object.members, entry) ?? .object([])])
    case .union(let union) where type.spelling == nil:
      .object([
        "oneOf": named(union.cases) { ($0.name.value, value(of: $0.type)) },
        "open": flag(!union.isOpen, false), "tag": optional(union.tag),
      ])
    case .nullable(let type): keys(of: type) + .object(["nullable": true])
    default: .object(["type": value(of: type)])
    }
  }

  static func value(of enumeration: Enumeration) -> JSONTree {
    .object(
      enumeration.cases.map { enumCase in
        let keys = JSONTree.object([
          "value": enumCase.rawValue.json, "swift": optional(enumCase.swiftName),
          "description": optional(enumCase.description),
          "deprecated": optional(enumCase.deprecated),
        ])
        return JSONTree.Member(enumCase.name.value, keys)
      })
  }
}

extension ValueType {
  /// The type as a single text, if it has such a form: `[Color?] | String`.
  var spelling: String? {
    switch self {
    case .primitive(let primitive), .numberText(let primitive): return primitive.rawValue
    case .relativeURL: return PrimitiveType.url.rawValue
    case .named(let name): return name
    case .array(let element): return element.spelling.map { "[\($0)]" }
    case .map(let value): return value.spelling.map { "{ map: \($0) }" }
    case .nullable(let type): return type.spelling.map { $0 + "?" }
    case .enumeration, .object: return nil
    case .union(let union):
      guard union.isOpen, union.tag == nil,
        union.cases.allSatisfy({ $0.name.value == $0.type.caseName })
      else {
        return nil
      }
      let types = union.cases.compactMap(\.type.spelling)
      return types.count == union.cases.count ? types.joined(separator: " | ") : nil
    }
  }
}
