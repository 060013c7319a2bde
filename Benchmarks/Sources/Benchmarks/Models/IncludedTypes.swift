import JSONAPI

public enum FiveTypes: JSONAPI.ResourceUnion, Swift.Sendable {
  case person(Person)
  case comment(Comment)
  case tag(Tag)
  case organization(Organization)
  case image(Image)
  case unrecognized(JSONAPI.UnrecognizedResource)

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "people": self = .person(try Person(from: decoder))
    case "comments": self = .comment(try Comment(from: decoder))
    case "tags": self = .tag(try Tag(from: decoder))
    case "organizations": self = .organization(try Organization(from: decoder))
    case "images": self = .image(try Image(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .person(let resource): resource
    case .comment(let resource): resource
    case .tag(let resource): resource
    case .organization(let resource): resource
    case .image(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Person.self, Comment.self, Tag.self, Organization.self, Image.self]
  }
}

public enum TenTypes: JSONAPI.ResourceUnion, Swift.Sendable {
  case person(Person)
  case comment(Comment)
  case tag(Tag)
  case organization(Organization)
  case image(Image)
  case video(Video)
  case review(Review)
  case place(Place)
  case event(Event)
  case sponsor(Sponsor)
  case unrecognized(JSONAPI.UnrecognizedResource)

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "people": self = .person(try Person(from: decoder))
    case "comments": self = .comment(try Comment(from: decoder))
    case "tags": self = .tag(try Tag(from: decoder))
    case "organizations": self = .organization(try Organization(from: decoder))
    case "images": self = .image(try Image(from: decoder))
    case "videos": self = .video(try Video(from: decoder))
    case "reviews": self = .review(try Review(from: decoder))
    case "places": self = .place(try Place(from: decoder))
    case "events": self = .event(try Event(from: decoder))
    case "sponsors": self = .sponsor(try Sponsor(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .person(let resource): resource
    case .comment(let resource): resource
    case .tag(let resource): resource
    case .organization(let resource): resource
    case .image(let resource): resource
    case .video(let resource): resource
    case .review(let resource): resource
    case .place(let resource): resource
    case .event(let resource): resource
    case .sponsor(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [
      Person.self, Comment.self, Tag.self, Organization.self, Image.self, Video.self, Review.self,
      Place.self, Event.self, Sponsor.self,
    ]
  }
}
