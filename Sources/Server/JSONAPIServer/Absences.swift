import JSONAPI
import JSONAPIQuery
import JSONAPIUntyped

/// Finds the required members that are absent from a resource object to create.
///
/// Decoding ends at the first absent member. Therefore a stand-in is added for it, and decoding is
/// repeated until it succeeds.
struct Absences<New: ResourceObjectType> {
  /// The problems of absent members, and those that only decoding finds.
  private(set) var problems: [Problem] = []
  /// The decoded resource object. It has the attributes and relationships of the request that can be set, and
  /// stand-ins; `nil` if a member had no stand-in.
  private(set) var accepted: UntypedResource?

  init(of data: UntypedResource, reporting known: [Problem], in table: FieldTable) {
    var skeleton = UntypedResource(
      type: data.type, otherMembers: ["attributes": [:], "relationships": [:]])
    skeleton.links = data.links
    skeleton.meta = data.meta
    skeleton.attributes = data.attributes
    skeleton.relationships = data.relationships
    var tried: Set<JSONPointer> = []
    for name in Array(data.attributes.keys) + data.malformed("attributes").keys {
      if let value = table.attribute(name) { skeleton.attributes[name] = value }
    }
    for name in Array(data.relationships.keys) + data.malformed("relationships").keys {
      if let value = table.relationship(name) { skeleton.relationships[name] = value }
    }
    while true {
      do {
        let new = try UntypedDocument(data: .one(skeleton)).decodedPrimary(as: New.self)
        accepted = try UntypedResource(encoding: new)
        return
      } catch let error as JSONAPIDecodingError {
        let member = JSONPointer(components: Array(error.problem.pointer.components.prefix(3)))
        let isNew = tried.insert(member).inserted
        if isNew, !known.contains(where: { $0.isIn(member) }) {
          problems.append(Problem(error.problem))
        }
        guard isNew, let name = member.components.last else { return }
        if member.attributeName != nil, let value = table.attribute(name) {
          skeleton.attributes[name] = value
        } else if member.relationshipName != nil, let value = table.relationship(name) {
          skeleton.relationships[name] = value
        } else {
          return
        }
      } catch {
        return
      }
    }
  }
}

extension Problem {
  /// Returns `true` if the problem is in a member, or in a part of its value.
  fileprivate func isIn(_ member: JSONPointer) -> Bool {
    guard case .pointer(let pointer)? = source else { return false }
    return pointer.components.starts(with: member.components)
  }
}

extension FieldTable {
  /// Returns a value that an attribute can have; `nil` if none is known.
  fileprivate func attribute(_ name: String) -> JSONValue? {
    (self[name] as? any AttributeFieldName)?.standIn
  }

  /// Returns a value that a relationship can have; `nil` if none is known.
  fileprivate func relationship(_ name: String) -> UntypedRelationship? {
    guard let field = self[name] as? any RelationshipFieldName else { return nil }
    let targets = field.targets.flatMap { target in
      ["0", nilUUID].map { UntypedIdentifier(type: target.jsonType, id: $0) }
    }
    return ([.init(to: []), .init(to: nil)] + targets.map { .init(to: $0) })
      .first { field.problem(of: $0) == nil }
  }
}

private let nilUUID = "00000000-0000-0000-0000-000000000000"

extension AttributeFieldName {
  fileprivate var standIn: JSONValue? {
    let values: [JSONValue] = [
      "", 0, false, [], [:], "2000-01-01T00:00:00Z", "2000-01-01", "00:00:00", "0",
      .string(nilUUID), "https://example.com",
    ]
    return (values + cases(of: Attribute.ValueType.self)).first {
      problems(of: $0, options: []).isEmpty
    }
  }
}

/// Returns the first value of an enum; none for other types.
private func cases(of type: Any.Type) -> [JSONValue] {
  func cases<Values: CaseIterable>(_ type: Values.Type) -> [JSONValue] {
    type.allCases.prefix(1).compactMap { ($0 as? any RawRepresentable)?.json }
  }
  return (type as? any CaseIterable.Type).map { cases($0) } ?? []
}

extension RawRepresentable {
  fileprivate var json: JSONValue? {
    (rawValue as? String).map { .string($0) } ?? (rawValue as? Int).map { .integer(Int64($0)) }
  }
}
