import BlogModels
import Foundation
import JSONAPI

extension BlogExample {
  /// Attributes are members of the resource object, with the types in the schema.
  static func describe(_ article: Article) {
    print("\(article.title) (\(article.kind), \(article.wordCount) words)")
    print("Published on \(article.publishOn?.description ?? "no day yet"), about", article.tags)

    // The plain member is nil for both absent and null; `attributes` distinguishes them.
    switch article.attributes.subtitle {
    case nil: print("The server did not mention a subtitle.")
    case let attribute?: print("The subtitle is", attribute.value ?? "null", "on the server.")
    }
  }

  /// In a resolved document, relationships are members that return the included resources.
  static func describePeople(of article: ResolvedResource<Article, ArticleDocument>) {
    if let author = article.author {
      print("By \(author.firstName) \(author.lastName).")
    }
    for comment in article.comments {
      print("- \(comment.author?.firstName ?? "Anonymous"): \(comment.body)")
    }

    // `~>` returns ids, also of resources that are not included. For a polymorphic relationship it
    // returns an enum.
    switch article ~> \.owner {
    case .person:
      let name = article.owner?.as(Person.self)?.lastName
      print("It belongs to \(name ?? "an unknown person").")
    case .organization(let id): print("It belongs to the organization \(id.rawValue).")
    case .unrecognized(let type, let id): print("It belongs to \(id), of the new type \(type).")
    }
  }

  /// An include is an enum with a case for each resource type of the API.
  static func describeAttachments(among includes: Includes<BlogResource>) {
    for include in includes.values {
      switch include {
      case .image(let image): print("Image: \(image.url), \(image.altText ?? "not described")")
      case .video(let video): print("Video: \(video.url), \(video.seconds) seconds")
      case .unrecognized(let resource): print("The schema does not know \(resource.type): kept.")
      default: break
      }
    }
  }
}
