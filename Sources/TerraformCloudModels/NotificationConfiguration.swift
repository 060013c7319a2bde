// Made by jsonapi-gen from workspaces.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Tells somebody what happens to a workspace, a project, a team or a stack.
public struct NotificationConfigurationDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "notification-configurations"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

    /// - Note: Only the server sets it.
    public var updatedAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var name: JSONAPI.Attribute<Swift.String>
    public var destinationType: JSONAPI.Attribute<DestinationType>
    public var enabled: JSONAPI.Attribute<Swift.Bool>
    public var triggers: JSONAPI.Attribute<[NotificationTrigger]>?
    public var url: JSONAPI.Attribute<Swift.String?>?

    /// - Important: A secret; printing leaves it out.
    public var token:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.SensitiveFormat<JSONAPI.IdentityTransformer<Swift.String?>>
      >?
    public var emailAddresses: JSONAPI.Attribute<[Swift.String]?>?

    /// - Note: Only the server sets it.
    public var externalEmailAddresses: JSONAPI.Attribute<[Swift.String]?>?

    /// - Note: Only the server sets it.
    public var userEmailAddresses: JSONAPI.Attribute<[Swift.String]?>?

    /// - Note: Only the server sets it.
    public var deliveryResponses: JSONAPI.Attribute<[DeliveryResponse]>?

    public init(
      createdAt: Foundation.Date? = nil,
      updatedAt: Foundation.Date? = nil,
      name: Swift.String,
      destinationType: DestinationType,
      enabled: Swift.Bool,
      triggers: [NotificationTrigger]? = nil,
      url: Swift.String?? = nil,
      token: Swift.String?? = nil,
      emailAddresses: [Swift.String]?? = nil,
      externalEmailAddresses: [Swift.String]?? = nil,
      userEmailAddresses: [Swift.String]?? = nil,
      deliveryResponses: [DeliveryResponse]? = nil
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.updatedAt = updatedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.name = JSONAPI.Attribute(value: name)
      self.destinationType = JSONAPI.Attribute(value: destinationType)
      self.enabled = JSONAPI.Attribute(value: enabled)
      self.triggers = triggers.map { JSONAPI.Attribute(value: $0) }
      self.url = url.map { JSONAPI.Attribute(value: $0) }
      self.token = token.map { JSONAPI.TransformedAttribute(value: $0) }
      self.emailAddresses = emailAddresses.map { JSONAPI.Attribute(value: $0) }
      self.externalEmailAddresses = externalEmailAddresses.map { JSONAPI.Attribute(value: $0) }
      self.userEmailAddresses = userEmailAddresses.map { JSONAPI.Attribute(value: $0) }
      self.deliveryResponses = deliveryResponses.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case updatedAt = "updated-at"
      case name
      case destinationType = "destination-type"
      case enabled
      case triggers
      case url
      case token
      case emailAddresses = "email-addresses"
      case externalEmailAddresses = "external-email-addresses"
      case userEmailAddresses = "user-email-addresses"
      case deliveryResponses = "delivery-responses"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var subscribable:
      JSONAPI.ToOneRelationship<
        NotificationConfigurationSubscribable, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata,
        NotificationConfigurationSubscribableLinks
      >
    public var users:
      JSONAPI.ToManyRelationship<User, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    public init(
      subscribable: JSONAPI.ToOneRelationship<
        NotificationConfigurationSubscribable, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata,
        NotificationConfigurationSubscribableLinks
      >,
      users: [User.Id]? = nil
    ) {
      self.subscribable = subscribable
      self.users = users.map { JSONAPI.ToManyRelationship(ids: $0) }
    }
  }

  public enum DestinationType:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case email
    case slack
    case generic
    case microsoftTeams

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [DestinationType] = [.email, .slack, .generic, .microsoftTeams]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "email": self = .email
      case "slack": self = .slack
      case "generic": self = .generic
      case "microsoft-teams": self = .microsoftTeams
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .email: "email"
      case .slack: "slack"
      case .generic: "generic"
      case .microsoftTeams: "microsoft-teams"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }
}

/// Tells somebody what happens to a workspace, a project, a team or a stack.
public typealias NotificationConfiguration = JSONAPI.ResourceObject<
  NotificationConfigurationDescription, JSONAPI.NoMetadata, NotificationConfigurationLinks,
  Swift.String
>

/// A resource object of type `notification-configurations` that is yet to be created, and has no
/// id.
public typealias NewNotificationConfiguration = JSONAPI.ResourceObject<
  NewNotificationConfigurationDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `notification-configurations`.
public struct NewNotificationConfigurationDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "notification-configurations"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var destinationType:
      JSONAPI.Attribute<NotificationConfigurationDescription.DestinationType>
    public var enabled: JSONAPI.Attribute<Swift.Bool>
    public var triggers: JSONAPI.Attribute<[NotificationTrigger]>?
    public var url: JSONAPI.Attribute<Swift.String?>?

    /// - Important: A secret; printing leaves it out.
    public var token:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.SensitiveFormat<JSONAPI.IdentityTransformer<Swift.String?>>
      >?
    public var emailAddresses: JSONAPI.Attribute<[Swift.String]?>?

    public init(
      name: Swift.String,
      destinationType: NotificationConfigurationDescription.DestinationType,
      enabled: Swift.Bool,
      triggers: [NotificationTrigger]? = nil,
      url: Swift.String?? = nil,
      token: Swift.String?? = nil,
      emailAddresses: [Swift.String]?? = nil
    ) {
      self.name = JSONAPI.Attribute(value: name)
      self.destinationType = JSONAPI.Attribute(value: destinationType)
      self.enabled = JSONAPI.Attribute(value: enabled)
      self.triggers = triggers.map { JSONAPI.Attribute(value: $0) }
      self.url = url.map { JSONAPI.Attribute(value: $0) }
      self.token = token.map { JSONAPI.TransformedAttribute(value: $0) }
      self.emailAddresses = emailAddresses.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case destinationType = "destination-type"
      case enabled
      case triggers
      case url
      case token
      case emailAddresses = "email-addresses"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var subscribable:
      JSONAPI.ToOneRelationship<
        NotificationConfigurationSubscribable, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata,
        JSONAPI.NoLinks
      >
    public var users:
      JSONAPI.ToManyRelationship<User, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    public init(subscribable: NotificationConfigurationSubscribable.ID, users: [User.Id]? = nil) {
      self.subscribable = JSONAPI.ToOneRelationship(id: subscribable)
      self.users = users.map { JSONAPI.ToManyRelationship(ids: $0) }
    }
  }
}

public struct NotificationConfigurationLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct NotificationConfigurationSubscribableLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

/// What the relationship `subscribable` leads to.
public enum NotificationConfigurationSubscribable: JSONAPI.PolymorphicRelatable, Swift.Sendable {
  case workspace(Workspace)
  case project(Project)
  case team(Team)
  case stack(Stack)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Workspace.self, Project.self, Team.self, Stack.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    case "projects": self = .project(try Project(from: decoder))
    case "teams": self = .team(try Team(from: decoder))
    case "stacks": self = .stack(try Stack(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .workspace(let resource): resource
    case .project(let resource): resource
    case .team(let resource): resource
    case .stack(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `projects`.
  public var project: Project? {
    guard case .project(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `teams`.
  public var team: Team? {
    guard case .team(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `stacks`.
  public var stack: Stack? {
    guard case .stack(let resource) = self else { return nil }
    return resource
  }

  /// The type and id of a resource object that the relationship leads to.
  public enum ID: JSONAPI.PolymorphicID {
    case workspace(Workspace.Id)
    case project(Project.Id)
    case team(Team.Id)
    case stack(Stack.Id)
    /// A resource of a type that the schema does not name here.
    case unrecognized(type: Swift.String, id: Swift.String)

    public init(wireIdentity: JSONAPI.ResourceIdentity) throws {
      switch wireIdentity.type {
      case "workspaces": self = .workspace(try Workspace.Id(wireIdentity: wireIdentity))
      case "projects": self = .project(try Project.Id(wireIdentity: wireIdentity))
      case "teams": self = .team(try Team.Id(wireIdentity: wireIdentity))
      case "stacks": self = .stack(try Stack.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    public var wireIdentity: JSONAPI.ResourceIdentity {
      switch self {
      case .workspace(let id): id.wireIdentity
      case .project(let id): id.wireIdentity
      case .team(let id): id.wireIdentity
      case .stack(let id): id.wireIdentity
      case .unrecognized(let type, let id): JSONAPI.ResourceIdentity(type: type, id: id)
      }
    }
  }
}
