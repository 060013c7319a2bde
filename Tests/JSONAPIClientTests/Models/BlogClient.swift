import JSONAPI
import JSONAPIClient
import JSONAPIQuery

enum BlogAPI: AtomicAPI {
  typealias AnyResource = BlogResource
  typealias Problem = BasicJSONAPIError<String>

  static let name = "Blog"
  static let atomicPath = "operations"
}

typealias BlogClient = Client<BlogAPI>

extension BlogClient {
  var articles: ResourceEndpoint<ArticleDescription> { resources(ArticleDescription.self) }
  var people: ResourceEndpoint<PersonDescription> { resources(PersonDescription.self) }
  var comments: ResourceEndpoint<CommentDescription> { resources(CommentDescription.self) }
  var organizations: ResourceEndpoint<OrganizationDescription> {
    resources(OrganizationDescription.self)
  }
}

extension ArticleDescription: ListableResource, GettableResource, CreatableResource,
  ClientIdentifiedResource, UpdatableResource, DeletableResource
{
  typealias API = BlogAPI
  typealias Resource = Article
  typealias ResourceDocument = ArticleDocument
  typealias ListDocument = ArticleList
  typealias NewResource = NewArticle

  static let collectionName = "articles"
  static var settableFields: [any FieldName] {
    let fields = Fields()
    return [
      fields.title, fields.subtitle, fields.oldTitle, fields.cover, fields.author, fields.editor,
      fields.reviewer,
      fields.comments, fields.owner, fields.ownersBefore,
    ]
  }

  static func total(in meta: ListDocument.MetaType) -> Int? { meta?.total }
}

extension PersonDescription: ListableResource, GettableResource, CreatableResource {
  typealias API = BlogAPI
  typealias Resource = Person
  typealias ResourceDocument = BlogDocument<SingleResourceBody<Person>>
  typealias ListDocument = BlogDocument<ManyResourceBody<Person>>
  typealias NewResource = NewPerson

  static let collectionName = "people"
}

extension OrganizationDescription: ListableResource, GettableResource {
  typealias API = BlogAPI
  typealias Resource = Organization
  typealias ResourceDocument = BlogDocument<SingleResourceBody<Organization>>
  typealias ListDocument = BlogDocument<ManyResourceBody<Organization>>

  static let collectionName = "organizations"
}

extension CommentDescription: ListableResource, GettableResource, CreatableResource,
  DeletableResource
{
  typealias API = BlogAPI
  typealias Resource = Comment
  typealias ResourceDocument = BlogDocument<SingleResourceBody<Comment>>
  typealias ListDocument = BlogDocument<ManyResourceBody<Comment>>
  typealias NewResource = NewComment

  static let collectionName = "comments"
}
