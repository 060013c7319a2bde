import Diagnostics
import ResourceSchema

/// A named declaration of a schema, which can be renamed.
struct NamedPart {
  enum Kind {
    case type, resource, attribute, relationship, member, enumCase, link, document, other
  }

  /// The names that lead to it: `["resources", "articles", "attributes", "title"]`.
  var path: [String]
  var kind: Kind
  var name: Located<String>
  /// The name in Swift that the schema sets.
  var swiftName: Located<String>?
  var example: String?
  var pattern: Located<String>?
  /// The operations, if it is a resource.
  var api: ResourceAPI?
}

extension Schema {
  /// Visits every named part, and removes those for which the closure returns false.
  mutating func visitNames(_ body: (inout NamedPart) -> Bool) {
    types = types.compactMap { type in
      var type = type
      let path = ["types", type.name.value]
      var part = NamedPart(
        path: path, kind: .type, name: type.name, swiftName: type.swiftName, pattern: type.pattern)
      guard body(&part) else { return nil }
      type.swiftName = part.swiftName
      type.pattern = part.pattern
      switch type.definition {
      case .object(var object):
        object.visit(path, body)
        type.definition = .object(object)
      case .enumeration(var enumeration):
        enumeration.visit(path, body)
        type.definition = .enumeration(enumeration)
      case .alias(var alias, let format):
        alias.visit(path, body)
        type.definition = .alias(alias, format: format)
      default: break
      }
      return type
    }
    resources = resources.compactMap { resource in
      var resource = resource
      let path = ["resources", resource.type.value]
      var part = NamedPart(
        path: path, kind: .resource, name: resource.type, swiftName: resource.swiftName,
        api: resource.api)
      guard body(&part) else { return nil }
      resource.api = part.api ?? resource.api
      resource.swiftName = part.swiftName
      resource.visitParts(path, body)
      return resource
    }
    documents = documents.compactMap { document in
      var document = document
      let path = ["documents", document.name.value]
      var part = NamedPart(path: path, kind: .document, name: document.name)
      guard body(&part) else { return nil }
      document.name = part.name
      document.links?.visit(path, body)
      document.meta?.visit(path, body)
      document.include.removeAll { !$0.isKept(path, body) }
      return document
    }
  }
}

extension Resource {
  fileprivate mutating func visitParts(_ path: [String], _ body: (inout NamedPart) -> Bool) {
    attributes = attributes.compactMap { $0.visited(path + ["attributes"], .attribute, body) }
    relationships = relationships.compactMap { relationship in
      var relationship = relationship
      let path = path + ["relationships", relationship.name.value]
      var part = NamedPart(
        path: path, kind: .relationship, name: relationship.name, swiftName: relationship.swiftName)
      guard body(&part) else { return nil }
      relationship.swiftName = part.swiftName
      relationship.links?.visit(path, body)
      relationship.meta?.visit(path, body)
      relationship.idMeta?.visit(path + ["id"], body)
      return relationship
    }
    links?.visit(path, body)
    meta?.visit(path, body)
    api.filters.removeAll { filter in
      var part = NamedPart(
        path: path + ["filters", filter.name.value], kind: .other, name: filter.name)
      return !body(&part)
    }
    api.sorts.removeAll { sort in
      var part = NamedPart(path: path + ["sorts", sort.name.value], kind: .other, name: sort.name)
      return !body(&part)
    }
    api.removeIncludes { !$0.isKept(path, body) }
  }
}

extension IncludePath {
  fileprivate func isKept(_ path: [String], _ body: (inout NamedPart) -> Bool) -> Bool {
    relationships.allSatisfy { step in
      var part = NamedPart(path: path + ["include", text], kind: .other, name: step)
      return body(&part)
    }
  }
}

extension Member {
  fileprivate func visited(
    _ path: [String], _ kind: NamedPart.Kind, _ body: (inout NamedPart) -> Bool
  ) -> Member? {
    var member = self
    let path = path + [name.value]
    var part = NamedPart(
      path: path, kind: kind, name: name, swiftName: swiftName, example: example, pattern: pattern)
    guard body(&part) else { return nil }
    member.swiftName = part.swiftName
    member.example = part.example
    member.pattern = part.pattern
    member.type.visit(path, body)
    return member
  }
}

extension ObjectType {
  fileprivate mutating func visit(_ path: [String], _ body: (inout NamedPart) -> Bool) {
    members = members.compactMap { $0.visited(path, .member, body) }
  }
}

extension Enumeration {
  fileprivate mutating func visit(_ path: [String], _ body: (inout NamedPart) -> Bool) {
    cases = cases.compactMap { enumCase in
      var enumCase = enumCase
      var part = NamedPart(
        path: path + [enumCase.name.value], kind: .enumCase, name: enumCase.name,
        swiftName: enumCase.swiftName)
      guard body(&part) else { return nil }
      enumCase.swiftName = part.swiftName
      return enumCase
    }
  }
}

extension ValueType {
  fileprivate mutating func visit(_ path: [String], _ body: (inout NamedPart) -> Bool) {
    switch self {
    case .object(var object):
      object.visit(path, body)
      self = .object(object)
    case .enumeration(var enumeration):
      enumeration.visit(path, body)
      self = .enumeration(enumeration)
    case .array(var type):
      type.visit(path, body)
      self = .array(type)
    case .map(var type):
      type.visit(path, body)
      self = .map(type)
    case .nullable(var type):
      type.visit(path, body)
      self = .nullable(type)
    case .union(var union):
      for index in union.cases.indices {
        union.cases[index].type.visit(path + [union.cases[index].name.value], body)
      }
      self = .union(union)
    case .primitive, .numberText, .relativeURL, .named: break
    }
  }
}

extension LinksDeclaration {
  fileprivate mutating func visit(_ path: [String], _ body: (inout NamedPart) -> Bool) {
    guard case .members(let members) = content else { return }
    content = .members(
      members.compactMap { link in
        var link = link
        let path = path + ["links", link.name.value]
        var part = NamedPart(path: path, kind: .link, name: link.name, swiftName: link.swiftName)
        guard body(&part) else { return nil }
        link.swiftName = part.swiftName
        link.meta?.visit(path, body)
        return link
      })
  }
}

extension MetaDeclaration {
  fileprivate mutating func visit(_ path: [String], _ body: (inout NamedPart) -> Bool) {
    guard case .object(var object) = content else { return }
    object.visit(path + ["meta"], body)
    content = .object(object)
  }
}
