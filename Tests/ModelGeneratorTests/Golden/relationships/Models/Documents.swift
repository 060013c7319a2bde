// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// A document with one resource object of type `people`.
public typealias PersonDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Person>, JSONAPI.NoMetadata, JSONAPI.NoLinks, PersonDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``PersonDocument`` may include.
public enum PersonDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case person(Person)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Person.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "people": self = .person(try Person(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .person(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `people`.
  public var person: Person? {
    guard case .person(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `people`.
public typealias PeopleDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Person>, JSONAPI.NoMetadata, JSONAPI.NoLinks, PeopleDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``PeopleDocument`` may include.
public typealias PeopleDocumentInclude = PersonDocumentInclude

/// A document with one resource object of type `organizations`.
public typealias OrganizationDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Organization>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `organizations`.
public typealias OrganizationsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Organization>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `articles`.
public typealias ArticleDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Article>, JSONAPI.NoMetadata, JSONAPI.NoLinks, ArticleDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ArticleDocument`` may include.
public enum ArticleDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case person(Person)
  case organization(Organization)
  case comment(Comment)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Person.self, Organization.self, Comment.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "people": self = .person(try Person(from: decoder))
    case "organizations": self = .organization(try Organization(from: decoder))
    case "comments": self = .comment(try Comment(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .person(let resource): resource
    case .organization(let resource): resource
    case .comment(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `people`.
  public var person: Person? {
    guard case .person(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `comments`.
  public var comment: Comment? {
    guard case .comment(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `articles`.
public typealias ArticlesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Article>, JSONAPI.NoMetadata, JSONAPI.NoLinks, ArticlesDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ArticlesDocument`` may include.
public typealias ArticlesDocumentInclude = ArticleDocumentInclude

/// A document with one resource object of type `comments`.
public typealias CommentDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Comment>, JSONAPI.NoMetadata, JSONAPI.NoLinks, CommentDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``CommentDocument`` may include.
public typealias CommentDocumentInclude = PersonDocumentInclude

/// A document with resource objects of type `comments`.
public typealias CommentsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Comment>, JSONAPI.NoMetadata, JSONAPI.NoLinks, CommentsDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``CommentsDocument`` may include.
public typealias CommentsDocumentInclude = PersonDocumentInclude
