// Members that users write by hand, since no schema has them.

import GraphModels
import JSONAPI

/// Swift Testing has a type of this name, too.
typealias Comment = GraphModels.Comment

typealias ResourceDocument<Body: CodableResourceBody, Included: JSONAPI.Include> = Document<
  Body, NoMetadata, NoLinks, Included, NoAPIDescription, BasicJSONAPIError<String>
>

extension PersonDescription.Attributes {
  /// A computed attribute.
  var shout: Attribute<String> { name.map { $0.uppercased() } }
  /// A meta-attribute.
  var label: (Person) -> String { { "\($0.name) (\($0.id.rawValue))" } }
}

extension CommentDescription.Relationships {
  /// A meta-relationship.
  var writer: (Comment) -> Person.Id { { Person.Id(rawValue: $0.writtenBy ?? "") } }
}

extension ArticleOwner {
  var person: Person? { if case .person(let resource) = self { resource } else { nil } }
  var organization: Organization? {
    if case .organization(let resource) = self { resource } else { nil }
  }
}

extension FeedDocumentPrimary {
  var article: Article? { if case .article(let resource) = self { resource } else { nil } }
  var person: Person? { if case .person(let resource) = self { resource } else { nil } }
}
