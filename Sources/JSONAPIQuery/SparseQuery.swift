import JSONAPI

/// A query that asks for some fields alone. Everything in its answer may be absent, hence a type of its
/// own.
///
/// ```swift
/// Query<ArticleDescription>().fields(\.title, \.createdAt).fields(of: Person.self, \.firstName)
/// ```
public struct SparseQuery<Description: QueryableDescription>: QueryBuilding {
  public var clauses: QueryClauses<Description>

  /// Creates a query that has the clauses of another.
  public init(_ query: Query<Description> = Query()) {
    clauses = query.clauses
  }
}

extension QueryBuilding {
  /// Returns the query for some fields of the primary resources: `.fields(\.title, \.author)`.
  public func fields<each Name: ReadableFieldName>(
    _ field: repeat KeyPath<Description.Fields, each Name>
  ) -> SparseQuery<Description> {
    var names: [String] = []
    repeat names.append(Description.Fields.field(each field)._path.queryName)
    return fields(names, ofType: Description.jsonType)
  }

  /// Returns the query for some fields of the resources of a type: `.fields(of: Person.self, \.firstName)`.
  public func fields<Resource: ResourceObjectType, each Name: ReadableFieldName>(
    of type: Resource.Type, _ field: repeat KeyPath<Resource.Description.Fields, each Name>
  ) -> SparseQuery<Description> where Resource.Description: QueryableDescription {
    var names: [String] = []
    repeat names.append(Resource.Description.Fields.field(each field)._path.queryName)
    return fields(names, ofType: Resource.Description.jsonType)
  }

  private func fields(_ names: [String], ofType type: String) -> SparseQuery<Description> {
    var result = SparseQuery<Description>()
    result.clauses = clauses
    return result.with(.fields(type: type), unless: clauses.fields[type] == nil) { clauses in
      for name in names where !clauses.fields[type, default: []].contains(name) {
        clauses.fields[type, default: []].append(name)
      }
    }
  }
}
