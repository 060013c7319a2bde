import JSONAPI
import JSONAPIQuery

/// Checks each member of a resource object in a request, so that all problems are reported at once.
enum MemberCheck {
  /// Returns the problems of values that are not of the types in the schema.
  static func problems(of resource: UntypedResource, in table: FieldTable) -> [Problem] {
    var problems: [Problem] = []
    for (name, value) in resource.attributes.sorted(by: { $0.key < $1.key }) {
      guard let field = table[name] as? any AttributeFieldName else { continue }
      if let problem = field.problem(of: value) { problems.append(problem) }
    }
    for (name, value) in resource.relationships.sorted(by: { $0.key < $1.key }) {
      guard let field = table[name] as? any RelationshipFieldName else { continue }
      if let problem = field.problem(of: value) { problems.append(problem) }
    }
    return problems
  }

  /// Returns the problems of members that a request cannot set.
  static func unaccepted(
    _ resource: UntypedResource, attributes: Set<String>, relationships: Set<String>,
    in table: FieldTable
  ) -> [Problem] {
    func problem(_ name: String, _ source: Problem.Source) -> Problem {
      table[name] == nil
        ? Problem(
          status: .unprocessableContent,
          detail: "There is no “\(name)” in resources of type “\(table.type)”.", source: source)
        : Problem(
          status: .forbidden, detail: "A request cannot set “\(name)” here.", source: source)
    }
    return resource.attributes.keys.sorted().filter { !attributes.contains($0) }
      .map { problem($0, .attribute($0)) }
      + resource.relationships.keys.sorted().filter { !relationships.contains($0) }
      .map { problem($0, .relationship($0)) }
  }
}

extension AttributeFieldName {
  fileprivate func problem(of value: JSONValue) -> Problem? {
    do {
      _ = try value.decoded(as: Attribute.self)
      return nil
    } catch let error as AttributeProblem {
      let pointer = ["data", "attributes", _path.name] + error.problem.pointer.components
      return Problem(error.problem.moved(to: pointer))
    } catch {
      return Problem(status: .unprocessableContent, source: .attribute(_path.name))
    }
  }
}

extension RelationshipFieldName {
  fileprivate func problem(of value: UntypedRelationship) -> Problem? {
    let pointer = ["data", "relationships", _path.name]
    do {
      switch self {
      case let field as any ToOneFieldName: try field.checkLinkage(value)
      case let field as any ToManyFieldName: try field.checkLinkage(value)
      default: break
      }
      return nil
    } catch let error as AttributeProblem {
      return Problem(error.problem.moved(to: pointer + error.problem.pointer.components))
    } catch {
      return Problem(status: .unprocessableContent, source: .relationship(_path.name))
    }
  }
}

extension ToOneFieldName {
  fileprivate func checkLinkage(_ value: UntypedRelationship) throws {
    _ = try value.id(of: Target.self)
  }
}

extension ToManyFieldName {
  fileprivate func checkLinkage(_ value: UntypedRelationship) throws {
    _ = try value.ids(of: Target.self)
  }
}

extension UntypedRelationship {
  /// Returns the id of a to-one relationship. Throws an ``AttributeProblem``.
  func id<Target: JSONAPIIdentifiable>(of target: Target.Type) throws -> Target.ID {
    // Every target has such ids, though the protocol does not say it.
    guard let type = Target.ID.self as? any OptionalId.Type,
      let id = try anyID(of: type) as? Target.ID
    else { throw expected("a resource identifier object", found: "another value", ["data"]) }
    return id
  }

  private func anyID<ID: OptionalId>(of type: ID.Type) throws -> Any {
    switch data {
    case nil: throw expected("linkage", found: "nothing", [])
    case .null:
      guard let id = ID.idOfNull() else {
        throw expected("a resource identifier object", found: "null", ["data"])
      }
      return id
    case .one(let identifier): return try id(identifier, ["data"]) as ID
    case .many:
      throw expected("one resource identifier object", found: "an array", ["data"])
    }
  }

  /// Returns the ids of a to-many relationship. Throws an ``AttributeProblem``.
  func ids<Target: Relatable>(of target: Target.Type) throws -> [Target.ID] {
    guard case .many(let identifiers)? = data else {
      throw expected(
        "an array of resource identifier objects", found: data == nil ? "nothing" : "another value",
        ["data"])
    }
    return try identifiers.enumerated().map { try id($1, ["data", "\($0)"]) }
  }

  private func id<ID: OptionalId>(_ identifier: UntypedIdentifier, _ path: [String]) throws -> ID {
    guard let identity = identifier.identity else {
      throw expected("an id", found: "nothing", path + ["id"])
    }
    do {
      return try ID.id(identifier: identity)
    } catch let error as InvalidIdentifier {
      guard case .type = error.problem else {
        throw expected("an id of type “\(identity.type)”", found: "“\(identity.id)”", path + ["id"])
      }
      throw AttributeProblem(
        problem: DecodingProblem(
          kind: .unexpectedResourceType, pointer: JSONPointer(components: path + ["type"]),
          expected: "the resource type \(error.expectedTypes.listed)",
          found: "“\(identity.type)”"))
    }
  }

  private func expected(_ expected: String, found: String, _ path: [String]) -> AttributeProblem {
    AttributeProblem(
      problem: DecodingProblem(
        kind: .unexpectedValue, pointer: JSONPointer(components: path), expected: expected,
        found: found))
  }
}

extension DecodingProblem {
  func moved(to pointer: [String]) -> DecodingProblem {
    DecodingProblem(
      kind: kind, pointer: JSONPointer(components: pointer), resourceType: resourceType,
      resourceId: resourceId, expected: expected, found: found)
  }
}
