// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A document with one resource object of type `writers`.
public typealias WriterDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Writer>, JSONAPI.NoMetadata, JSONAPI.NoLinks, WriterDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``WriterDocument`` may include.
public enum WriterDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case authorBio(AuthorBio)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [AuthorBio.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "authorBio": self = .authorBio(try AuthorBio(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .authorBio(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `authorBio`.
  public var authorBio: AuthorBio? {
    guard case .authorBio(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `writers`.
public typealias WritersDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Writer>, JSONAPI.NoMetadata, JSONAPI.NoLinks, WritersDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``WritersDocument`` may include.
public typealias WritersDocumentInclude = WriterDocumentInclude

/// A document with one resource object of type `authorBio`.
public typealias AuthorBioDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<AuthorBio>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  AuthorBioDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``AuthorBioDocument`` may include.
public enum AuthorBioDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case author(Author)
  case authorBioMetadata(AuthorBioMetadata)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Author.self, AuthorBioMetadata.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "author": self = .author(try Author(from: decoder))
    case "authorBioMetadata": self = .authorBioMetadata(try AuthorBioMetadata(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .author(let resource): resource
    case .authorBioMetadata(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `author`.
  public var author: Author? {
    guard case .author(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `authorBioMetadata`.
  public var authorBioMetadata: AuthorBioMetadata? {
    guard case .authorBioMetadata(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `authorBio`.
public typealias AuthorBioListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<AuthorBio>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  AuthorBioListDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``AuthorBioListDocument`` may include.
public typealias AuthorBioListDocumentInclude = AuthorBioDocumentInclude

/// A document with one resource object of type `authorBioMetadata`.
public typealias AuthorBioMetadataDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<AuthorBioMetadata>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `authorBioMetadata`.
public typealias AuthorBioMetadataListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<AuthorBioMetadata>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `authorType`.
public typealias AuthorTypeDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<AuthorType>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `authorType`.
public typealias AuthorTypeListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<AuthorType>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `taggedItem`.
public typealias TaggedItemDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<TaggedItem>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `taggedItem`.
public typealias TaggedItemListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<TaggedItem>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `company`.
public typealias CompanyDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Company>, JSONAPI.NoMetadata, JSONAPI.NoLinks, CompanyDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``CompanyDocument`` may include.
public enum CompanyDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case artProject(ArtProject)
  case researchProject(ResearchProject)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [ArtProject.self, ResearchProject.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "artProject": self = .artProject(try ArtProject(from: decoder))
    case "researchProject": self = .researchProject(try ResearchProject(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .artProject(let resource): resource
    case .researchProject(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `artProject`.
  public var artProject: ArtProject? {
    guard case .artProject(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `researchProject`.
  public var researchProject: ResearchProject? {
    guard case .researchProject(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `artProject`.
public typealias ArtProjectDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<ArtProject>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  ArtProjectDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ArtProjectDocument`` may include.
public enum ArtProjectDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case projectType(ProjectType)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [ProjectType.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "projectType": self = .projectType(try ProjectType(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .projectType(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `projectType`.
  public var projectType: ProjectType? {
    guard case .projectType(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `artProject`.
public typealias ArtProjectListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<ArtProject>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  ArtProjectListDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ArtProjectListDocument`` may include.
public typealias ArtProjectListDocumentInclude = ArtProjectDocumentInclude

/// A document with one resource object of type `researchProject`.
public typealias ResearchProjectDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<ResearchProject>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  ResearchProjectDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ResearchProjectDocument`` may include.
public enum ResearchProjectDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case projectType(ProjectType)
  case labResult(LabResult)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [ProjectType.self, LabResult.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "projectType": self = .projectType(try ProjectType(from: decoder))
    case "labResults": self = .labResult(try LabResult(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .projectType(let resource): resource
    case .labResult(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `projectType`.
  public var projectType: ProjectType? {
    guard case .projectType(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `labResults`.
  public var labResult: LabResult? {
    guard case .labResult(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `researchProject`.
public typealias ResearchProjectListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<ResearchProject>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  ResearchProjectListDocumentInclude, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ResearchProjectListDocument`` may include.
public typealias ResearchProjectListDocumentInclude = ResearchProjectDocumentInclude

/// A document with one resource object of type `projectType`.
public typealias ProjectTypeDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<ProjectType>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `projectType`.
public typealias ProjectTypeListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<ProjectType>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `labResults`.
public typealias LabResultDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<LabResult>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  LabResultDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``LabResultDocument`` may include.
public enum LabResultDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case author(Author)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Author.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "author": self = .author(try Author(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .author(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `author`.
  public var author: Author? {
    guard case .author(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `questionnaire`.
public typealias QuestionnaireDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Questionnaire>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `entry`.
public typealias EntryDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Entry>, JSONAPI.NoMetadata, JSONAPI.NoLinks, EntryDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``EntryDocument`` may include.
public enum EntryDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case blog(Blog)
  case entry(Entry)
  case comment(Comment)
  case author(Author)
  case writer(Writer)
  case taggedItem(TaggedItem)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Blog.self, Entry.self, Comment.self, Author.self, Writer.self, TaggedItem.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "blog": self = .blog(try Blog(from: decoder))
    case "entry": self = .entry(try Entry(from: decoder))
    case "comment": self = .comment(try Comment(from: decoder))
    case "author": self = .author(try Author(from: decoder))
    case "writers": self = .writer(try Writer(from: decoder))
    case "taggedItem": self = .taggedItem(try TaggedItem(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .blog(let resource): resource
    case .entry(let resource): resource
    case .comment(let resource): resource
    case .author(let resource): resource
    case .writer(let resource): resource
    case .taggedItem(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `blog`.
  public var blog: Blog? {
    guard case .blog(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `entry`.
  public var entry: Entry? {
    guard case .entry(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `comment`.
  public var comment: Comment? {
    guard case .comment(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `author`.
  public var author: Author? {
    guard case .author(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `writers`.
  public var writer: Writer? {
    guard case .writer(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `taggedItem`.
  public var taggedItem: TaggedItem? {
    guard case .taggedItem(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `entry`.
public typealias EntryListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Entry>, PageMeta?, JSONAPI.PaginationLinks, EntryListDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``EntryListDocument`` may include.
public typealias EntryListDocumentInclude = EntryDocumentInclude

/// What an author wrote first.
public typealias FirstEntryDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Entry?>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  FirstEntryDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``FirstEntryDocument`` may include.
public typealias FirstEntryDocumentInclude = EntryDocumentInclude

/// A document with one resource object of type `author`.
public typealias AuthorDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Author>, JSONAPI.NoMetadata, JSONAPI.NoLinks, AuthorDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``AuthorDocument`` may include.
public enum AuthorDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case entry(Entry)
  case authorBio(AuthorBio)
  case authorBioMetadata(AuthorBioMetadata)
  case authorType(AuthorType)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Entry.self, AuthorBio.self, AuthorBioMetadata.self, AuthorType.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "entry": self = .entry(try Entry(from: decoder))
    case "authorBio": self = .authorBio(try AuthorBio(from: decoder))
    case "authorBioMetadata": self = .authorBioMetadata(try AuthorBioMetadata(from: decoder))
    case "authorType": self = .authorType(try AuthorType(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .entry(let resource): resource
    case .authorBio(let resource): resource
    case .authorBioMetadata(let resource): resource
    case .authorType(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `entry`.
  public var entry: Entry? {
    guard case .entry(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `authorBio`.
  public var authorBio: AuthorBio? {
    guard case .authorBio(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `authorBioMetadata`.
  public var authorBioMetadata: AuthorBioMetadata? {
    guard case .authorBioMetadata(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `authorType`.
  public var authorType: AuthorType? {
    guard case .authorType(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `author`.
public typealias AuthorListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Author>, PageMeta, JSONAPI.PaginationLinks, AuthorListDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``AuthorListDocument`` may include.
public typealias AuthorListDocumentInclude = AuthorDocumentInclude

/// A document with one resource object of type `authorType`, or none.
public typealias AuthorTypeOfAuthorDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<AuthorType?>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `blog`.
public typealias BlogDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Blog>, BlogDocumentMeta, JSONAPI.NoLinks, BlogDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct BlogDocumentMeta: JSONAPI.Meta, Swift.Sendable {
  public var apiDocs: Swift.String

  public init(apiDocs: Swift.String) {
    self.apiDocs = apiDocs
  }
}

/// What ``BlogDocument`` may include.
public enum BlogDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case taggedItem(TaggedItem)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [TaggedItem.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "taggedItem": self = .taggedItem(try TaggedItem(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .taggedItem(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `taggedItem`.
  public var taggedItem: TaggedItem? {
    guard case .taggedItem(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `blog`.
public typealias BlogListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Blog>, BlogsMeta, JSONAPI.PaginationLinks, BlogListDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``BlogListDocument`` may include.
public typealias BlogListDocumentInclude = BlogDocumentInclude

/// A document with one resource object of type `comment`.
public typealias CommentDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Comment>, JSONAPI.NoMetadata, JSONAPI.NoLinks, CommentDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``CommentDocument`` may include.
public enum CommentDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case entry(Entry)
  case author(Author)
  case writer(Writer)
  case authorBio(AuthorBio)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Entry.self, Author.self, Writer.self, AuthorBio.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "entry": self = .entry(try Entry(from: decoder))
    case "author": self = .author(try Author(from: decoder))
    case "writers": self = .writer(try Writer(from: decoder))
    case "authorBio": self = .authorBio(try AuthorBio(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .entry(let resource): resource
    case .author(let resource): resource
    case .writer(let resource): resource
    case .authorBio(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `entry`.
  public var entry: Entry? {
    guard case .entry(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `author`.
  public var author: Author? {
    guard case .author(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `writers`.
  public var writer: Writer? {
    guard case .writer(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `authorBio`.
  public var authorBio: AuthorBio? {
    guard case .authorBio(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `comment`.
public typealias CommentListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Comment>, PageMeta, JSONAPI.PaginationLinks, CommentListDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``CommentListDocument`` may include.
public typealias CommentListDocumentInclude = CommentDocumentInclude

/// A document with resource objects of type `company`.
public typealias CompanyListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Company>, PageMeta, JSONAPI.PaginationLinks, CompanyListDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``CompanyListDocument`` may include.
public typealias CompanyListDocumentInclude = CompanyDocumentInclude

/// A document with one resource object of type `artProject` or `researchProject`.
public typealias ProjectDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<ProjectDocumentPrimary>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  ProjectDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ProjectDocument`` may include.
public typealias ProjectDocumentInclude = ResearchProjectDocumentInclude

/// The primary data of ``ProjectDocument``.
public enum ProjectDocumentPrimary: JSONAPI.ResourceUnion, Swift.Sendable {
  case artProject(ArtProject)
  case researchProject(ResearchProject)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [ArtProject.self, ResearchProject.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "artProject": self = .artProject(try ArtProject(from: decoder))
    case "researchProject": self = .researchProject(try ResearchProject(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .artProject(let resource): resource
    case .researchProject(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `artProject`.
  public var artProject: ArtProject? {
    guard case .artProject(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `researchProject`.
  public var researchProject: ResearchProject? {
    guard case .researchProject(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `artProject` or `researchProject`.
public typealias ProjectListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<ProjectListDocumentPrimary>, PageMeta, JSONAPI.PaginationLinks,
  ProjectListDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ProjectListDocument`` may include.
public typealias ProjectListDocumentInclude = ResearchProjectDocumentInclude

/// The primary data of ``ProjectListDocument``.
public enum ProjectListDocumentPrimary: JSONAPI.ResourceUnion, Swift.Sendable {
  case artProject(ArtProject)
  case researchProject(ResearchProject)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [ArtProject.self, ResearchProject.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "artProject": self = .artProject(try ArtProject(from: decoder))
    case "researchProject": self = .researchProject(try ResearchProject(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .artProject(let resource): resource
    case .researchProject(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `artProject`.
  public var artProject: ArtProject? {
    guard case .artProject(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `researchProject`.
  public var researchProject: ResearchProject? {
    guard case .researchProject(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `labResults`.
public typealias LabResultsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<LabResult>, PageMeta, JSONAPI.PaginationLinks, LabResultsDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``LabResultsDocument`` may include.
public typealias LabResultsDocumentInclude = LabResultDocumentInclude

/// A document with resource objects of type `questionnaire`.
public typealias QuestionnaireListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Questionnaire>, PageMeta, JSONAPI.PaginationLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// The resource linkage of the relationship `blog` of `entry`.
public typealias EntryBlogLinkage = JSONAPI.Document<
  JSONAPI.SingleResourceBody<JSONAPI.ResourceIdentifier<Blog, JSONAPI.NoIdMetadata>>,
  JSONAPI.NoMetadata, EntryBlogLinkageLinks, JSONAPI.NoIncludes, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct EntryBlogLinkageLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

/// The resource linkage of the relationship `authors` of `entry`.
public typealias EntryAuthorsLinkage = JSONAPI.Document<
  JSONAPI.ManyResourceBody<JSONAPI.ResourceIdentifier<Author, JSONAPI.NoIdMetadata>>,
  JSONAPI.NoMetadata, EntryAuthorsLinkageLinks, JSONAPI.NoIncludes, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct EntryAuthorsLinkageLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

/// The resource linkage of the relationship `comments` of `entry`.
public typealias EntryCommentsLinkage = JSONAPI.Document<
  JSONAPI.ManyResourceBody<JSONAPI.ResourceIdentifier<Comment, JSONAPI.NoIdMetadata>>,
  JSONAPI.NoMetadata, EntryCommentsLinkageLinks, JSONAPI.NoIncludes, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct EntryCommentsLinkageLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

/// The resource linkage of the relationship `author` of `comment`.
public typealias CommentAuthorLinkage = JSONAPI.Document<
  JSONAPI.SingleResourceBody<JSONAPI.ResourceIdentifier<Author, JSONAPI.NoIdMetadata>?>,
  JSONAPI.NoMetadata, CommentAuthorLinkageLinks, JSONAPI.NoIncludes, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct CommentAuthorLinkageLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

/// The resource linkage of the relationship `entries` of `author`.
public typealias AuthorEntriesLinkage = JSONAPI.Document<
  JSONAPI.ManyResourceBody<JSONAPI.ResourceIdentifier<Entry, JSONAPI.NoIdMetadata>>,
  JSONAPI.NoMetadata, AuthorEntriesLinkageLinks, JSONAPI.NoIncludes, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct AuthorEntriesLinkageLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

/// The resource linkage of the relationship `authorType` of `author`.
public typealias AuthorTypeLinkage = JSONAPI.Document<
  JSONAPI.SingleResourceBody<JSONAPI.ResourceIdentifier<AuthorType, JSONAPI.NoIdMetadata>?>,
  JSONAPI.NoMetadata, AuthorTypeLinkageLinks, JSONAPI.NoIncludes, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct AuthorTypeLinkageLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
