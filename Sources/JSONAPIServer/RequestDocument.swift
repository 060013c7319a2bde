import HTTPTypes
import JSONAPI
import JSONAPIQuery

/// The document of a request.
///
/// ```swift
/// let request = try RequestDocument(body)
/// let (new, id) = try request.create(NewArticle.self, as: Article.self)    // POST /articles
/// let changes = try request.update(Article.self, id: id)                   // PATCH /articles/1
/// let ids = try request.linkage(\ArticleDescription.Fields.comments)       // …/relationships/comments
/// ```
///
/// Functions that read it throw ``Problems`` with pointers to what is wrong.
public struct RequestDocument: Hashable, Sendable {
  /// The document.
  public let document: UntypedDocument

  /// Reads the body of a request. Throws ``Problems`` with the status 400 if it is no document.
  public init(_ body: some Sequence<UInt8>) throws {
    do {
      document = try JSONAPIDecoder().decode(UntypedDocument.self, from: Array(body))
    } catch {
      throw Problems(error)
    }
  }

  /// Creates the document of a request.
  public init(_ document: UntypedDocument) {
    self.document = document
  }

  /// The primary resource, which must be of a type. Throws ``Problems`` if it is not.
  func resource(ofType type: String) throws -> UntypedResource {
    guard case .one(let resource)? = document.data else {
      throw Problems(
        Problem(
          status: .badRequest, detail: "Expected a resource object.",
          source: .pointer(JSONPointer(components: ["data"]))))
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
    let data = try resource(ofType: Resource.jsonType)
    var problems: [Problem] = []
    let id = proposedId(of: data, as: type, &problems)
    let table = FieldTable(Resource.Description.self)
    problems += MemberCheck.problems(of: data, in: table)
    do {
      let resource = try UntypedDocument(data: .one(data)).decodedPrimary(as: New.self)
      let accepted = try UntypedResource(encoding: resource)
      problems += MemberCheck.unaccepted(
        data, attributes: Set(accepted.attributes.keys),
        relationships: Set(accepted.relationships.keys), in: table)
      try Problems.check(problems)
      return (resource, id)
    } catch let error as any JSONAPIDecodingError {
      let problem = Problem(error.problem)
      if !problems.contains(where: { $0.source == problem.source }) { problems.append(problem) }
      try Problems.check(problems)
      throw error
    }
  }

  private func proposedId<Resource: IdentifiableResourceObjectType>(
    of data: UntypedResource, as type: Resource.Type, _ problems: inout [Problem]
  ) -> Resource.Id? where Resource.Description: ServerResource {
    let rule = Resource.Description.clientIds
    guard let text = data.id else {
      if rule == .required {
        problems.append(
          Problem(
            status: .unprocessableContent, detail: "Resources of this type need an id of yours.",
            source: .pointer(JSONPointer(components: ["data"]))))
      }
      return nil
    }
    let source = Problem.Source.pointer(JSONPointer(components: ["data", "id"]))
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
  /// Returns the primary resource as a typed one. Errors have pointers from the top of the document.
  func decodedPrimary<Resource: ResourceObjectType>(as type: Resource.Type) throws -> Resource {
    try decoded(as: Primary<Resource>.self).data
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
