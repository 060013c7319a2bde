import JSONAPI
import JSONAPIQuery

extension RequestError {
  /// The problems that the server reports for a field, to show next to the field.
  ///
  /// ```swift
  /// let texts = error.problems(with: \.title, of: ArticleDescription.self).compactMap(\.payload?.detail)
  /// ```
  ///
  /// The pointer of a problem may contain the field's name in documents or in query parameters, with or without
  /// `/data/attributes`. It may refer to a part of the value.
  public func problems<Description: QueryableDescription, Name: FieldName>(
    with field: KeyPath<Description.Fields, Name>, of type: Description.Type
  ) -> [Problem] {
    let path = Description.Fields.field(field)._path
    return problems.filter { $0.isAbout(path) }
  }

  /// The problems that the server reports for anything except some fields, to show elsewhere:
  /// `error.problems(besides: \.title, \.author, of: ArticleDescription.self)`.
  public func problems<Description: QueryableDescription, each Name: FieldName>(
    besides field: repeat KeyPath<Description.Fields, each Name>, of type: Description.Type
  ) -> [Problem] {
    var paths: [FieldPath] = []
    repeat paths.append(Description.Fields.field(each field)._path)
    return problems.filter { problem in !paths.contains { problem.isAbout($0) } }
  }
}

extension JSONAPIError {
  /// The pointer to the part of the request that caused the problem, if the server sent it. It is read from the JSON of
  /// the error, because models of errors differ.
  public var sourcePointer: JSONPointer? {
    guard let json = try? JSONValue(encoding: self),
      let text = json["source"]?["pointer"]?.stringValue
    else { return nil }
    return JSONPointer(text)
  }

  fileprivate func isAbout(_ field: FieldPath) -> Bool {
    guard var steps = sourcePointer?.components[...] else { return false }
    if steps.first == "atomic:operations" { steps = steps.dropFirst(2) }
    if steps.first == "data" { steps.removeFirst() }
    if steps.count > 1, ["attributes", "relationships"].contains(steps.first) {
      steps.removeFirst()
    }
    return steps.first == field.name || steps.first == field.queryName
  }
}
