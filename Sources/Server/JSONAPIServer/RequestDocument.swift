import HTTPTypes
import JSONAPI
import JSONAPIQuery
import JSONAPIUntyped

/// The document of a request.
///
/// ```swift
/// let request = try RequestDocument(body)
/// let (new, id) = try request.create(NewArticle.self, as: Article.self)    // POST /articles
/// let changes = try request.update(Article.self, id: id)                   // PATCH /articles/1
/// let ids = try request.linkage(\ArticleDescription.Fields.comments)       // …/relationships/comments
/// ```
///
/// Functions that read it throw ``Problems`` with pointers to the invalid values.
public struct RequestDocument: Hashable, Sendable {
  /// The document.
  public let document: UntypedDocument
  /// The options for the content of the document.
  public var options: RequestOptions

  /// Parses a request body.
  ///
  /// - Throws: ``Problems`` with the status 400 if the body is empty or not a document, if an object has a member
  ///   twice, or if the document has both `data` and `errors`.
  public init(_ body: some Sequence<UInt8>, options: RequestOptions = []) throws {
    let body = Array(body)
    guard !body.isEmpty else {
      throw Problems(
        Problem(
          status: .badRequest, title: "No request body",
          detail: "The request has no body. Expected a document with “data”."))
    }
    do {
      document = try JSONAPIDecoder().decode(UntypedDocument.self, from: body)
    } catch {
      throw Problems(error)
    }
    self.options = options
    if let pointer = JSONPointer.duplicateMember(in: body), let name = pointer.components.last {
      throw Problems(
        Problem(
          status: .badRequest, detail: "The member “\(name)” is there twice.",
          source: .pointer(pointer)))
    }
    if document.data != nil, document.errors != nil || document.otherMembers["errors"] != nil {
      throw Problems(
        Problem(
          status: .badRequest, detail: "A document has “data” or “errors”, not both.",
          source: .pointer("/errors")))
    }
  }

  /// Parses a request body that may be empty. Returns `nil` if it is.
  public static func ifPresent(
    _ body: some Sequence<UInt8>, options: RequestOptions = []
  ) throws -> RequestDocument? {
    let body = Array(body)
    return body.isEmpty ? nil : try RequestDocument(body, options: options)
  }

  /// Creates the document of a request.
  public init(_ document: UntypedDocument, options: RequestOptions = []) {
    self.document = document
    self.options = options
  }

  /// Returns the primary resource. Throws ``Problems`` if its type is another one.
  func resource(ofType type: String) throws -> UntypedResource {
    guard case .one(let resource)? = document.data else {
      throw Problems(
        .malformed("a resource object", found: document.json["data"], at: ["data"]))
    }
    guard resource.type == type else {
      throw Problems(
        .conflict("Expected the resource type “\(type)”, found “\(resource.type)”.", at: "type"))
    }
    return resource
  }
}

// MARK: Creating

extension RequestDocument {
  /// Returns the resource object to create, and the id that the client proposes.
  ///
  /// - Parameters:
  ///   - new: The type of the resource object to create.
  ///   - type: The type of the resource object that it becomes.
  public func create<New: ResourceObjectType, Resource: IdentifiableResourceObjectType>(
    _ new: New.Type, as type: Resource.Type
  ) throws -> (resource: New, id: Resource.Id?) where Resource.Description: ServerResource {
    try Problems.located(in: document) { try created(new, as: type) }
  }

  private func created<New: ResourceObjectType, Resource: IdentifiableResourceObjectType>(
    _ new: New.Type, as type: Resource.Type
  ) throws -> (resource: New, id: Resource.Id?) where Resource.Description: ServerResource {
    let data = try resource(ofType: Resource.jsonType)
    var problems: [Problem] = []
    let id = proposedId(of: data, as: type, &problems)
    let table = FieldTable(Resource.Description.self)
    func check(_ accepted: UntypedResource) -> [Problem] {
      MemberCheck.problems(
        of: data, attributes: Set(accepted.attributes.keys),
        relationships: Set(accepted.relationships.keys), in: table, options: options)
    }
    do {
      let resource = try UntypedDocument(data: .one(data)).decodedPrimary(as: New.self)
      problems += check(try UntypedResource(encoding: resource))
      try Problems.check(problems)
      return (resource, id)
    } catch let error as JSONAPIDecodingError {
      let absences = Absences<New>(of: data, reporting: problems + check(data), in: table)
      var known = data
      known.attributes = known.attributes.filter { table[$0.key] != nil }
      known.relationships = known.relationships.filter { table[$0.key] != nil }
      problems += check(absences.accepted ?? known) + absences.problems
      try Problems.check(problems)
      throw error
    }
  }

  private func proposedId<Resource: IdentifiableResourceObjectType>(
    of data: UntypedResource, as type: Resource.Type, _ problems: inout [Problem]
  ) -> Resource.Id? where Resource.Description: ServerResource {
    let rule = Resource.Description.clientIds
    guard let json = data.json["id"] else {
      if rule == .required {
        problems.append(
          Problem(
            status: .unprocessableContent,
            detail: "The member “id” is absent: resources of this type need an id of yours.",
            source: .pointer("/data")))
      }
      return nil
    }
    if let problem = Problem.malformed(name: json, at: ["data", "id"]) {
      problems.append(problem)
      return nil
    }
    let text = data.id ?? ""
    let source = Problem.Source.pointer("/data/id")
    guard rule != .refused else {
      problems.append(
        Problem(status: .forbidden, detail: "The server gives ids itself.", source: source))
      return nil
    }
    do {
      return try .id(identifier: ResourceIdentity(type: Resource.jsonType, id: text))
    } catch {
      problems.append(
        Problem(status: .unprocessableContent, detail: "\(error)", source: source))
      return nil
    }
  }
}

extension UntypedDocument {
  /// Returns the primary resource as a typed one. The pointers of errors are relative to the whole document.
  func decodedPrimary<Resource: ResourceObjectType>(as type: Resource.Type) throws -> Resource {
    // Members that decoding ignores may have numbers that cannot be represented exactly.
    let encoder = JSONAPIEncoder(userInfo: [.inexactNumbersAsNull: true])
    return try JSONAPIDecoder().decode(Primary<Resource>.self, from: encoder.encode(self)).data
  }
}

private struct Primary<Resource: Decodable>: Decodable {
  let data: Resource
}

extension Problem {
  static func conflict(_ detail: String, at name: String) -> Problem {
    Problem(
      status: .conflict, detail: detail,
      source: .pointer(JSONPointer(components: ["data", name])))
  }
}

/// Options for the content of a request's document. By default, members that a request cannot set are refused, and open
/// enums accept values that are not in the schema.
public struct RequestOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Ignores members that are in the schema but that the request cannot set, for clients that send whole resource
  /// objects. Unknown members are still refused.
  public static let ignoreUnsettableMembers = RequestOptions(rawValue: 1)

  /// Refuses values that an open enum keeps as `unrecognized`. Responses can still have them.
  public static let refuseUnrecognizedValues = RequestOptions(rawValue: 2)
}
