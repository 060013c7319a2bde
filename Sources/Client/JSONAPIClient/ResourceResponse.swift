import HTTPTypes
import JSONAPI

/// The response with one resource.
///
/// ```swift
/// let article = try await client.articles.get(id) { $0.include(\.author) }.resource
/// print(article.title, article.author?.firstName ?? "not included")
/// ```
public struct ResourceResponse<Description: ClientResource>: Sendable {
  /// The document.
  public let document: Description.ResourceDocument
  /// The resource, with its relationships resolved in the document.
  public let resource: ResolvedResource<Description.Resource, Description.ResourceDocument>
  /// The meta of the document.
  public let meta: Description.ResourceDocument.MetaType
  /// The links of the document.
  public let links: Description.ResourceDocument.LinksType
  /// The status and the header fields of the response.
  public let http: HTTPResponse

  init(_ received: ReceivedResponse<Description.API>) throws {
    let (document, data) = try received.document(Description.ResourceDocument.self)
    self.document = document
    resource = data.resolved(in: Description.ResourceDocument.self).primary
    meta = data.meta
    links = data.links
    http = received.response.head
  }

  /// The id of the resource.
  public var id: Description.Resource.Id { resource.resourceObject.id }
}

extension ResourceResponse: CustomStringConvertible {
  public var description: String { "\(resource)" }
}
