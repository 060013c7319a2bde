import ResourceSchema
import YAMLSource

/// Compares facts of an API with what a schema says.
///
/// A fact that the schema does not say is named by its way: `runs.attributes.status: readOnly`.
struct FactComparison {
  private let types: [String: TypeDeclaration]
  private(set) var unsaid: [String] = []

  static func unsaid(_ resources: [YAMLNode.Mapping], in schema: Schema) -> [String] {
    var comparison = FactComparison(
      types: Dictionary(
        schema.types.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first }))
    for facts in resources {
      let type = facts["type"]?.scalar?.text ?? "?"
      if let resource = schema.resource(ofType: type) {
        comparison.compare(facts, with: resource, of: schema)
      } else {
        comparison.unsaid.append(type)
      }
    }
    return comparison.unsaid
  }

  private init(types: [String: TypeDeclaration]) {
    self.types = types
  }

  private mutating func check(_ isSaid: Bool, _ fact: String, of way: String) {
    if !isSaid { unsaid.append("\(way): \(fact)") }
  }

  private mutating func compare(
    _ facts: YAMLNode.Mapping, with resource: Resource, of schema: Schema
  ) {
    let way = resource.type.value
    for entry in facts.entries {
      switch entry.key {
      case "type", "source_schema", "note": break
      case "id":
        check(![.primitive(.int), .primitive(.uuid)].contains(resource.idType), "id", of: way)
      case "endpoint":
        let path = resource.api.path.map { "/\($0.value)" } ?? "none"
        check(entry.value.scalar?.text.hasPrefix(path) == true, "endpoint", of: way)
      case "attributes":
        compareMembers(entry.value, with: resource.attributes, at: way + ".attributes")
      case "relationships":
        for facts in entry.value.sequence?.compactMap(\.mapping) ?? [] {
          compare(facts, with: resource.relationships, at: way + ".relationships")
        }
      case "links":
        let names = resource.links.map(names) ?? []
        for link in entry.value.texts { check(names.contains(link), "link \(link)", of: way) }
      case "resource_meta":
        compareMembers(entry.value, with: members(of: resource.meta), at: way + ".meta")
      case "root_meta":
        let documents = schema.documents.filter { $0.data.primaryTypes.contains(way) }
        compareMembers(
          entry.value, with: documents.flatMap { members(of: $0.meta) }, at: way + ".root")
      default: check(false, entry.key, of: way)
      }
    }
  }

  private mutating func compareMembers(
    _ facts: YAMLNode?, with members: [Member], at way: String
  ) {
    for facts in facts?.sequence?.compactMap(\.mapping) ?? [] {
      let name = facts["name"]?.scalar?.text ?? "?"
      guard let member = members.first(where: { $0.name.value == name }) else {
        unsaid.append("\(way).\(name)")
        continue
      }
      compare(facts, with: member, at: "\(way).\(name)")
    }
  }

  private mutating func compare(_ facts: YAMLNode.Mapping, with member: Member, at way: String) {
    check(member.isOptional == facts.says("optional"), "optional", of: way)
    check(member.isNullable == facts.says("nullable"), "nullable", of: way)
    for entry in facts.entries {
      switch entry.key {
      case "name", "note", "optional", "nullable", "observed_only": break
      case "readOnly": check(member.access == .readOnly, entry.key, of: way)
      case "writeOnly": check(member.access == .writeOnly, entry.key, of: way)
      case "type": compareType(facts, with: member.type, at: way)
      // What is said of the type has been compared with it.
      case "format", "values", "fields", "items", "values_of", "open_enum_of": break
      case "minLength", "maxLength":
        let bound = entry.value.scalar?.text ?? "?"
        check(member.pattern?.value.contains(bound) == true, entry.key, of: way)
      default: check(false, entry.key, of: way)
      }
    }
  }

  private mutating func compareType(
    _ facts: YAMLNode.Mapping, with type: ValueType, at way: String
  ) {
    let fact = facts["type"]?.scalar?.text ?? "?"
    let format = facts["format"]?.scalar?.text
    switch (fact, resolved(type)) {
    case ("string", .primitive(.dateTime)):
      check(format == "date-time", "format", of: way)
    case ("string", .primitive(.day)): check(format == "date", "format", of: way)
    case ("string", .primitive(.string)):
      check(format == nil || format == "email" && isPatterned(type), "format", of: way)
    // Texts of which the facts do not say what they hold: a URL, base64, one of several values.
    case ("string", .primitive(.url)), ("string", .primitive(.data)):
      check(format == nil, "format", of: way)
    case ("string", .enumeration(let enumeration)):
      let count = facts["open_enum_of"]?.scalar?.text
      check(
        count == nil || Int(count ?? "").map { $0 <= enumeration.cases.count } == true,
        "open_enum_of", of: way)
    case ("enum", .enumeration(let enumeration)):
      let known = enumeration.cases.map(\.rawValue)
      for value in facts["values"]?.texts ?? [] {
        check(known.contains(.string(value)), "value \(value)", of: way)
      }
    case ("boolean", .primitive(.bool)), ("integer", .primitive(.int)): break
    case ("object", .object(let object)):
      compareMembers(facts["fields"], with: object.members, at: way)
    case ("array", .array(let element)):
      if let items = facts["items"]?.mapping { compareType(items, with: element, at: way + "[]") }
    case ("map", .map(let value)):
      if let values = facts["values_of"]?.mapping {
        compareType(values, with: value, at: way + "{}")
      }
    case ("any", .primitive(.json)), ("any", .union): break
    case ("any-object", .object), ("any-object", .map): break
    default: unsaid.append("\(way): type \(fact)")
    }
  }

  private mutating func compare(
    _ facts: YAMLNode.Mapping, with relationships: [Relationship], at way: String
  ) {
    let name = facts["name"]?.scalar?.text ?? "?"
    let way = "\(way).\(name)"
    guard let relationship = relationships.first(where: { $0.name.value == name }) else {
      unsaid.append(way)
      return
    }
    let isOne = facts["arity"]?.scalar?.text == "one"
    if isOne, !facts.says("links_only") {
      check(relationship.isNullable == facts.says("nullable"), "nullable", of: way)
    }
    for entry in facts.entries {
      switch entry.key {
      case "name", "note", "nullable": break
      case "arity":
        let cardinality: Relationship.Cardinality? =
          switch entry.value.scalar?.text {
          case "one": .one
          case "many": .many
          default: nil
          }
        check(relationship.cardinality == cardinality, "arity", of: way)
      case "types":
        check(
          relationship.targets.map(\.value).sorted() == entry.value.texts.sorted(), "types", of: way
        )
      case "polymorphic": check(relationship.targets.count > 1, entry.key, of: way)
      case "members":
        let hasData = relationship.cardinality != nil && relationship.linkage != .never
        let members = entry.value.texts
        check(hasData == members.contains("data"), "data", of: way)
        check(!members.contains("links") || relationship.links != nil, "links", of: way)
      case "links_only": check(relationship.linkage == .never, entry.key, of: way)
      case "links":
        let names = relationship.links.map(names) ?? []
        for link in entry.value.texts { check(names.contains(link), "link \(link)", of: way) }
      case "meta":
        let names = members(of: relationship.meta).map(\.name.value)
        for member in entry.value.mapping?.entries ?? [] {
          check(names.contains(member.key), "meta \(member.key)", of: way)
        }
      case "readOnly": check(relationship.access == .readOnly, entry.key, of: way)
      case "required_on_create": check(relationship.creation == .required, entry.key, of: way)
      default: check(false, entry.key, of: way)
      }
    }
  }
}

extension FactComparison {
  /// A type as it is once names are followed.
  private func resolved(_ type: ValueType) -> ValueType {
    guard case .named(let name) = type else { return type }
    if case .value(let type)? = types[name]?.definition { return resolved(type) }
    return type
  }

  private func isPatterned(_ type: ValueType) -> Bool {
    guard case .named(let name) = type else { return false }
    return types[name]?.pattern != nil
  }

  private func members(of meta: MetaDeclaration?) -> [Member] {
    if let type = meta?.type, case .object(let object) = resolved(type) {
      object.members
    } else {
      []
    }
  }

  private func names(of links: LinksDeclaration) -> [String] {
    switch links.content {
    case .pagination: ["self", "first", "last", "prev", "next"]
    case .members(let members): members.map(\.name.value)
    case .named(let name):
      if case .links(let members, _) = types[name.value]?.definition {
        members.map(\.name.value)
      } else {
        []
      }
    }
  }
}

extension YAMLNode {
  /// The texts of a list.
  fileprivate var texts: [String] { sequence?.compactMap { $0.scalar?.text } ?? [] }
}

extension YAMLNode.Mapping {
  /// Returns true if a key has the value `true` there.
  fileprivate func says(_ key: String) -> Bool { self[key]?.scalar?.text == "true" }
}

extension Document.PrimaryData {
  fileprivate var primaryTypes: [String] {
    switch self {
    case .one(let types, _), .many(let types): types.map(\.value)
    case .none, .any, .linkage: []
    }
  }
}
