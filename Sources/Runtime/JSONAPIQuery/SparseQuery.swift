import JSONAPI

/// A query that requests only some fields. It is a separate type, because any field may be absent from its response.
///
/// ```swift
/// Query<ArticleDescription>().fields(\.title, \.createdAt).fields(of: Person.self, \.firstName)
/// ```
public struct SparseQuery<Description: QueryableDescription>: QueryBuilding {
  public var clauses: QueryClauses<Description>

  /// Creates a query with the clauses of another query.
  public init(_ query: Query<Description> = Query()) {
    clauses = query.clauses
  }
}

extension QueryBuilding {
  /// Returns the query for some fields of the primary resources: `.fields(\.title, \.author)`.
  public func fields<each Name: ReadableFieldName>(
    _ field: repeat KeyPath<Description.Fields, each Name>
  ) -> SparseQuery<Description> {
    var fields: [SparseField] = []
    repeat fields.append(SparseField(Description.Fields.field(each field)))
    return self.fields(fields, ofType: Description.jsonType)
  }

  /// Returns the query for some fields of the resources of a type: `.fields(of: Person.self, \.firstName)`.
  public func fields<Resource: ResourceObjectType, each Name: ReadableFieldName>(
    of type: Resource.Type, _ field: repeat KeyPath<Resource.Description.Fields, each Name>
  ) -> SparseQuery<Description> where Resource.Description: QueryableDescription {
    var fields: [SparseField] = []
    repeat fields.append(SparseField(Resource.Description.Fields.field(each field)))
    return self.fields(fields, ofType: Resource.Description.jsonType)
  }

  private func fields(
    _ fields: [SparseField], ofType type: String
  ) -> SparseQuery<Description> {
    var result = SparseQuery<Description>()
    result.clauses = clauses
    return result.with(.fields(type: type), isNew: clauses.fields[type] == nil) { clauses in
      for field in fields
      where !clauses.fields[type, default: []].contains(field.path.queryName) {
        clauses.fields[type, default: []].append(field.path.queryName)
        clauses.sparseFields[type, default: []].append(field)
      }
    }
  }
}

/// A field that a sparse fieldset requests.
package struct SparseField: Sendable {
  /// The name of the field.
  package let path: FieldPath
  /// Throws if the field cannot have a value.
  package let check: @Sendable (JSONValue) throws -> Void

  init<Name: FieldName>(_ name: Name) {
    path = name._path
    check = { try (Name.self as? any AttributeFieldName.Type)?.check($0) }
  }
}

extension AttributeFieldName {
  /// Returns a value of the attribute from JSON; `nil` for null.
  package static func value(of json: JSONValue) throws -> Attribute.ValueType? {
    if json.isNull { return nil }
    return try json.decoded(as: Attribute.self).value
  }

  fileprivate static func check(_ json: JSONValue) throws {
    _ = try value(of: json)
  }
}
