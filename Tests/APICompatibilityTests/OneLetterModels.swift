import JSONAPI

/// Resource types without members, for enums of up to fifteen types.
protocol Letter: ResourceObjectDescription
where Attributes == NoAttributes, Relationships == NoRelationships {}

extension Letter {
  static var jsonType: String { "\(Self.self)".lowercased() }
}

enum A: Letter {}
enum B: Letter {}
enum C: Letter {}
enum D: Letter {}
enum E: Letter {}
enum F: Letter {}
enum G: Letter {}
enum H: Letter {}
enum I: Letter {}
enum J: Letter {}
enum K: Letter {}
enum L: Letter {}
enum M: Letter {}
enum N: Letter {}
enum O: Letter {}

typealias Named<Description: ResourceObjectDescription> = ResourceObject<
  Description, NoMetadata, NoLinks
>

/// A resource object without members other than type and id.
func named<Description: Letter>(_: Description.Type) -> Named<Description> {
  Named(
    id: .init(rawValue: "1"), attributes: .none, relationships: .none, meta: .none, links: .none)
}
