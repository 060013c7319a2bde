extension Handwritten {
  /// An included resource object: an enum with a case for each type.
  enum Included: Codable {
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

    private enum CodingKeys: String, CodingKey {
      case type
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let type = try container.decode(String.self, forKey: .type)
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
      default:
        throw DecodingError.dataCorruptedError(
          forKey: .type, in: container, debugDescription: "Unknown type \(type)")
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .person(let resource): try resource.encode(to: encoder)
      case .comment(let resource): try resource.encode(to: encoder)
      case .tag(let resource): try resource.encode(to: encoder)
      case .organization(let resource): try resource.encode(to: encoder)
      case .image(let resource): try resource.encode(to: encoder)
      case .video(let resource): try resource.encode(to: encoder)
      case .review(let resource): try resource.encode(to: encoder)
      case .place(let resource): try resource.encode(to: encoder)
      case .event(let resource): try resource.encode(to: encoder)
      case .sponsor(let resource): try resource.encode(to: encoder)
      }
    }
  }
}
