import JSONAPI
import JSONAPIClient
import JSONAPIQuery

// Models, queries and client as the generator writes them.

typealias Article = ResourceObject<ArticleDescription, NoMetadata, NoLinks, String>
typealias Person = ResourceObject<PersonDescription, NoMetadata, NoLinks, String>

struct ArticleDescription: ResourceObjectDescription {
  static let jsonType = "articles"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var title: Attribute<String>
    var views: Attribute<Int>
  }

  struct Relationships: JSONAPI.Relationships, Sendable {
    var author: ToOne<Person>
  }
}

struct PersonDescription: ResourceObjectDescription {
  static let jsonType = "people"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var name: Attribute<String>
  }
}

indirect enum BlogResource: ResourceEnum, Sendable {
  case article(Article)
  case person(Person)
  case unrecognized(UnrecognizedResource)

  static let resourceCases = ResourceCases<BlogResource> {
    $0.add(BlogResource.article)
    $0.add(BlogResource.person)
    $0.add(BlogResource.unrecognized)
  }

  var resourceObject: any UnionMember {
    switch self {
    case .article(let resource): resource
    case .person(let resource): resource
    case .unrecognized(let resource): resource
    }
  }
}

typealias BlogDocument<Body: CodableResourceBody> = Document<
  Body, NoMetadata, NoLinks, BlogResource, NoAPIDescription, BasicJSONAPIError<String>
>

extension ArticleDescription: QueryableDescription {
  struct Fields: FieldVocabulary {
    var title: AttributeField<Attribute<String>> { "title" }
    var views: ReadOnlyField<Attribute<Int>> { "views" }
  }
}

enum BlogAPI: APIDefinition {
  typealias AnyResource = BlogResource
  typealias Problem = BasicJSONAPIError<String>

  static let name = "Blog"
}

typealias BlogClient = Client<BlogAPI>

extension BlogClient {
  var articles: ResourceEndpoint<ArticleDescription> { resources(ArticleDescription.self) }
}

extension ArticleDescription: ListableResource, GettableResource {
  typealias API = BlogAPI
  typealias Resource = Article
  typealias ResourceDocument = BlogDocument<SingleResourceBody<Article>>
  typealias ListDocument = BlogDocument<ManyResourceBody<Article>>

  static let collectionName = "articles"
}
