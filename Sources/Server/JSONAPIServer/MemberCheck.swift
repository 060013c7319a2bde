import JSONAPI
import JSONAPIFoundation
import JSONAPIQuery
import JSONAPIUntyped

/// Checks each member of a resource object in a request, so that all problems are reported at once.
enum MemberCheck {
  /// Returns the problems of members that a request cannot set, and of values that do not have the types in the schema.
  /// A member has at most one problem, unless parts of its value have their own.
  static func problems(
    of resource: UntypedResource, attributes: Set<String>, relationships: Set<String>,
    in table: FieldTable, options: RequestOptions
  ) -> [Problem] {
    var problems: [Problem] = []
    for name in resource.attributes.keys.sorted() {
      if let problem = unaccepted(name, attributes, .attribute(name), table, options) {
        problems.append(contentsOf: problem)
      } else if let value = resource.attributes[name],
        let field = table[name] as? any AttributeFieldName
      {
        problems += field.problems(of: value, options: options)
      }
    }
    for name in resource.relationships.keys.sorted() {
      if let problem = unaccepted(name, relationships, .relationship(name), table, options) {
        problems.append(contentsOf: problem)
      } else if let value = resource.relationships[name],
        let field = table[name] as? any RelationshipFieldName
      {
        problems += field.problems(of: value)
      }
    }
    return problems + malformed(resource)
  }

  /// Returns the problem of a member that a request cannot set, or an empty array if the member is ignored;
  /// `nil` if it can be set.
  private static func unaccepted(
    _ name: String, _ accepted: Set<String>, _ source: Problem.Source, _ table: FieldTable,
    _ options: RequestOptions
  ) -> [Problem]? {
    guard !accepted.contains(name) else { return nil }
    if name.hasPrefix("@") { return [] }
    guard table[name] != nil else {
      return [
        Problem(
          status: .unprocessableContent,
          detail: "There is no “\(name)” in resources of type “\(table.type)”.", source: source)
      ]
    }
    guard !options.contains(.ignoreUnsettableMembers) else { return [] }
    return [
      Problem(status: .forbidden, detail: "A request cannot set “\(name)” here.", source: source)
    ]
  }

  /// Returns the problems of members that are not in the format of JSON:API.
  private static func malformed(_ resource: UntypedResource) -> [Problem] {
    ["attributes", "relationships"].flatMap { name -> [Problem] in
      guard let value = resource.otherMembers[name] else { return [] }
      guard let members = value.objectValue else {
        return [.malformed("an object", found: value, at: ["data", name])]
      }
      return members.filter { !$0.key.hasPrefix("@") }.sorted { $0.key < $1.key }.map {
        .malformed("a relationship object", found: $0.value, at: ["data", name, $0.key])
      }
    }
  }
}

extension UntypedResource {
  /// Returns the members of an object that are not in the format of JSON:API.
  func malformed(_ name: String) -> [String: JSONValue] { otherMembers[name]?.objectValue ?? [:] }
}

extension Problem {
  /// Returns the problem of a value that JSON:API does not allow; `found` is `nil`
  /// if the value is absent.
  static func malformed(_ expected: String, found: JSONValue?, at path: [String]) -> Problem {
    let error = JSONAPIDecodingError(
      expected: expected, found: found, at: JSONPointer(components: path))
    var problem = Problem(error.problem)
    problem.status = .badRequest
    return problem
  }

  /// Returns the problem of an id or a type if it is empty or not a string; otherwise, `nil`.
  static func malformed(name: JSONValue?, at path: [String]) -> Problem? {
    guard name?.stringValue?.isEmpty ?? true else { return nil }
    return malformed("a string that is not empty", found: name, at: path)
  }
}

extension AttributeFieldName {
  func problems(of value: JSONValue, options: RequestOptions) -> [Problem] {
    let start = ["data", "attributes", _path.name]
    if let path = value.inexactNumber {
      return [
        Problem(
          status: .unprocessableContent,
          detail: "Expected a number with at most 37 significant digits and an exponent up to 127.",
          source: .pointer(JSONPointer(components: start + path)))
      ]
    }
    do {
      let decoded: Any
      if let field = Self.self as? any WritableFieldName.Type {
        decoded = try field.value(inRequest: value)
      } else {
        decoded = try value.decoded(as: Attribute.self).value
      }
      guard options.contains(.refuseUnrecognizedValues),
        let expected = recognizedValues(in: decoded)
      else { return [] }
      return [
        Problem(
          status: .unprocessableContent, detail: "Expected one of \(expected.listed).",
          source: .attribute(_path.name))
      ]
    } catch let error as AttributeProblem {
      return [Problem(error.problem.moved(to: start + error.problem.pointer.components))]
    } catch {
      return [Problem(status: .unprocessableContent, source: .attribute(_path.name))]
    }
  }
}

/// Returns the recognized values of the first enum, in a value or a part of it, that has an unrecognized value;
/// `nil` if there is none.
private func recognizedValues(in value: Any) -> [String]? {
  if let value = value as? any OpenEnum { return value.recognizedIfNotThis }
  if value is JSONValue { return nil }
  let mirror = Mirror(reflecting: value)
  // Instances of classes, unlike values, may refer to each other in cycles.
  guard mirror.displayStyle != .class else { return nil }
  return mirror.children.lazy.compactMap { recognizedValues(in: $0.value) }.first
}

extension OpenEnum {
  fileprivate var recognizedIfNotThis: [String]? {
    Self.allCases.contains { $0.rawValue == rawValue }
      ? nil : Self.allCases.map { "\($0.rawValue)" }
  }
}

extension JSONValue {
  /// The path to the first number that was not read exactly; `nil` if there is none.
  ///
  /// This is not recursive, so that deep values need no more stack than flat ones.
  var inexactNumber: [String]? {
    // The remaining elements of each array and object around the current value, which is the first
    // element of the last one.
    var open = [[(name: "", value: self)][...]]
    while let (_, value) = open.last?.first {
      switch value {
      case .decimal(let number) where number.isNaN:
        return open.dropFirst().compactMap { $0.first?.name }
      case .array(let values):
        open.append(values.enumerated().map { (name: "\($0)", value: $1) }[...])
      case .object(let members):
        open.append(members.sorted { $0.key < $1.key }.map { (name: $0, value: $1) }[...])
      default: open[open.count - 1].removeFirst()
      }
      while open.last?.isEmpty == true {
        open.removeLast()
        if !open.isEmpty { open[open.count - 1].removeFirst() }
      }
    }
    return nil
  }
}

extension RelationshipFieldName {
  func problem(of value: UntypedRelationship) -> Problem? { problems(of: value).first }

  fileprivate func problems(of value: UntypedRelationship) -> [Problem] {
    let pointer = ["data", "relationships", _path.name]
    let malformed = value.json["data"]?.linkageProblems(at: pointer + ["data"]) ?? []
    guard malformed.isEmpty else { return malformed }
    do {
      switch self {
      case let field as any ToOneFieldName: try field.checkLinkage(value)
      case let field as any ToManyFieldName: try field.checkLinkage(value)
      default: break
      }
      return []
    } catch let error as AttributeProblem {
      return [Problem(error.problem.moved(to: pointer + error.problem.pointer.components))]
    } catch {
      return [Problem(status: .unprocessableContent, source: .relationship(_path.name))]
    }
  }
}

extension JSONValue {
  /// Returns the problems of linkage that is not in the format of JSON:API.
  func linkageProblems(at path: [String]) -> [Problem] {
    switch self {
    case .null: []
    case .array(let elements):
      elements.enumerated().flatMap { $1.identifierProblems(at: path + ["\($0)"]) }
    default: identifierProblems(at: path)
    }
  }

  private func identifierProblems(at path: [String]) -> [Problem] {
    guard case .object(let members) = self else {
      return [.malformed("a resource identifier object", found: self, at: path)]
    }
    let id = members["id"] == nil && members["lid"] != nil ? "lid" : "id"
    return ["type", id].compactMap { .malformed(name: members[$0], at: path + [$0]) }
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
    switch data {
    case nil: throw expected("linkage", found: "nothing", ["data"], kind: .missing)
    case .null:
      guard let id = Target.ID.idOfNull() else {
        throw expected("a resource identifier object", found: "null", ["data"])
      }
      return id
    case .one(let identifier): return try id(identifier, ["data"])
    case .many:
      throw expected("one resource identifier object", found: "an array", ["data"])
    }
  }

  /// Returns the ids of a to-many relationship. Throws an ``AttributeProblem``.
  func ids<Target: Relatable>(of target: Target.Type) throws -> [Target.ID] {
    guard case .many(let identifiers)? = data else {
      throw expected(
        "an array of resource identifier objects", found: "another value", ["data"],
        kind: data == nil ? .missing : .unexpectedValue)
    }
    return try identifiers.enumerated().map { try id($1, ["data", "\($0)"]) }
  }

  private func id<ID: _OptionalId>(_ identifier: UntypedIdentifier, _ path: [String]) throws -> ID {
    guard let identity = identifier.identity else {
      throw expected("an id", found: "nothing", path + ["id"], kind: .missing)
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

  private func expected(
    _ expected: String, found: String, _ path: [String],
    kind: DecodingProblem.Kind = .unexpectedValue
  ) -> AttributeProblem {
    AttributeProblem(
      problem: DecodingProblem(
        kind: kind, pointer: JSONPointer(components: path), expected: expected,
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
