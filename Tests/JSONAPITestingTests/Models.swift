import Foundation
import JSONAPI
import Poly

enum PersonDescription: ResourceObjectDescription {
  static let jsonType = "people"

  struct Attributes: JSONAPI.Attributes, Hashable {
    var name: Attribute<String>
    var nickname: Attribute<String?>?
    var born: Attribute<Date>?
  }

  typealias Relationships = NoRelationships
}

typealias Person = ResourceObject<PersonDescription, NoMetadata, NoLinks, String>

enum DogDescription: ResourceObjectDescription {
  static let jsonType = "dogs"

  struct Attributes: JSONAPI.Attributes {
    var age: Attribute<Int>
  }

  typealias Relationships = NoRelationships
}

typealias Dog = ResourceObject<DogDescription, NoMetadata, NoLinks, Int>

struct Rank: Meta, Hashable {
  var rank: Int
}

struct Total: Meta, Hashable {
  var total: Int
}

struct SelfLink: Links, Hashable {
  var related: Link<String, NoMetadata>
}

enum ArticleDescription: ResourceObjectDescription {
  static let jsonType = "articles"

  struct Attributes: JSONAPI.Attributes {
    var title: Attribute<String>
    var tags: Attribute<[String]>
    var counts: Attribute<[String: Int]>?
    var rating: Attribute<Double?>
    var draft: Attribute<Bool>
    var publishedAt: TransformedAttribute<String, Format.DateTime>?
  }

  struct Relationships: JSONAPI.Relationships {
    var author: ToOneRelationship<Person, NoIdMetadata, NoMetadata, NoLinks>
    var editor: ToOneRelationship<Person?, NoIdMetadata, NoMetadata, NoLinks>
    var readers: ToManyRelationship<Person, NoIdMetadata, NoMetadata, NoLinks>
    var winner: ToOneRelationship<Person, Rank, NoMetadata, NoLinks>?
  }
}

typealias Article = ResourceObject<ArticleDescription, NoMetadata, NoLinks, String>

typealias ArticlesDocument = Document<
  ManyResourceBody<Article>, Total, NoLinks, Include2<Person, Dog>, APIDescription<NoMetadata>,
  BasicJSONAPIError<String>
>

typealias MaybeArticle = Document<
  SingleResourceBody<Article?>, NoMetadata, NoLinks, NoIncludes, NoAPIDescription,
  BasicJSONAPIError<String>
>
