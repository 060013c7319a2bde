// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `company`.
public struct CompanyDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "company"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    public init(name: Swift.String) {
      self.name = JSONAPI.Attribute(value: name)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var currentProject:
      JSONAPI.ToOneRelationship<
        CompanyCurrentProject, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    /// - Note: Only the server sets it.
    public var currentArtProject:
      JSONAPI.ToOneRelationship<
        ArtProject?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    /// - Note: Only the server sets it.
    public var currentResearchProject:
      JSONAPI.ToOneRelationship<
        ResearchProject?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var futureProjects:
      JSONAPI.ToManyRelationship<
        CompanyFutureProjects, JSONAPI.NoIdMetadata, Count, JSONAPI.NoLinks
      >

    public init(
      currentProject: CompanyCurrentProject.ID,
      currentArtProject: ArtProject.Id?? = nil,
      currentResearchProject: ResearchProject.Id?? = nil,
      futureProjects: JSONAPI.ToManyRelationship<
        CompanyFutureProjects, JSONAPI.NoIdMetadata, Count, JSONAPI.NoLinks
      >
    ) {
      self.currentProject = JSONAPI.ToOneRelationship(id: currentProject)
      self.currentArtProject = currentArtProject.map { JSONAPI.ToOneRelationship(id: $0) }
      self.currentResearchProject = currentResearchProject.map { JSONAPI.ToOneRelationship(id: $0) }
      self.futureProjects = futureProjects
    }
  }
}

/// A resource object of type `company`.
public typealias Company = JSONAPI.ResourceObject<
  CompanyDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, PrimaryKey
>

/// A resource object of type `company` that is yet to be created, and has no id.
public typealias NewCompany = JSONAPI.ResourceObject<
  NewCompanyDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `company`.
public struct NewCompanyDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "company"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    public init(name: Swift.String) {
      self.name = JSONAPI.Attribute(value: name)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var currentProject:
      JSONAPI.ToOneRelationship<
        CompanyCurrentProject, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var futureProjects:
      JSONAPI.ToManyRelationship<
        CompanyFutureProjects, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(
      currentProject: CompanyCurrentProject.ID,
      futureProjects: [CompanyFutureProjects.ID]
    ) {
      self.currentProject = JSONAPI.ToOneRelationship(id: currentProject)
      self.futureProjects = JSONAPI.ToManyRelationship(ids: futureProjects)
    }
  }
}

/// What the relationship `currentProject` leads to.
public enum CompanyCurrentProject: JSONAPI.PolymorphicRelatable, Swift.Sendable {
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

  /// The type and id of a resource object that the relationship leads to.
  public enum ID: JSONAPI.PolymorphicID {
    case artProject(ArtProject.Id)
    case researchProject(ResearchProject.Id)
    /// A resource of a type that the schema does not name here.
    case unrecognized(type: Swift.String, id: Swift.String)

    public init(wireIdentity: JSONAPI.ResourceIdentity) throws {
      switch wireIdentity.type {
      case "artProject": self = .artProject(try ArtProject.Id(wireIdentity: wireIdentity))
      case "researchProject":
        self = .researchProject(try ResearchProject.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    public var wireIdentity: JSONAPI.ResourceIdentity {
      switch self {
      case .artProject(let id): id.wireIdentity
      case .researchProject(let id): id.wireIdentity
      case .unrecognized(let type, let id): JSONAPI.ResourceIdentity(type: type, id: id)
      }
    }
  }
}

/// What the relationship `futureProjects` leads to.
public enum CompanyFutureProjects: JSONAPI.PolymorphicRelatable, Swift.Sendable {
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

  /// The type and id of a resource object that the relationship leads to.
  public enum ID: JSONAPI.PolymorphicID {
    case artProject(ArtProject.Id)
    case researchProject(ResearchProject.Id)
    /// A resource of a type that the schema does not name here.
    case unrecognized(type: Swift.String, id: Swift.String)

    public init(wireIdentity: JSONAPI.ResourceIdentity) throws {
      switch wireIdentity.type {
      case "artProject": self = .artProject(try ArtProject.Id(wireIdentity: wireIdentity))
      case "researchProject":
        self = .researchProject(try ResearchProject.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    public var wireIdentity: JSONAPI.ResourceIdentity {
      switch self {
      case .artProject(let id): id.wireIdentity
      case .researchProject(let id): id.wireIdentity
      case .unrecognized(let type, let id): JSONAPI.ResourceIdentity(type: type, id: id)
      }
    }
  }
}
