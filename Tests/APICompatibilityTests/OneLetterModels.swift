import JSONAPI

// Resource types without members, for enums of up to fifteen types.

enum A: ResourceObjectDescription {
  static let jsonType = "a"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

enum B: ResourceObjectDescription {
  static let jsonType = "b"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

enum C: ResourceObjectDescription {
  static let jsonType = "c"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

enum D: ResourceObjectDescription {
  static let jsonType = "d"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

enum E: ResourceObjectDescription {
  static let jsonType = "e"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

enum F: ResourceObjectDescription {
  static let jsonType = "f"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

enum G: ResourceObjectDescription {
  static let jsonType = "g"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

enum H: ResourceObjectDescription {
  static let jsonType = "h"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

enum I: ResourceObjectDescription {
  static let jsonType = "i"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

enum J: ResourceObjectDescription {
  static let jsonType = "j"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

enum K: ResourceObjectDescription {
  static let jsonType = "k"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

enum L: ResourceObjectDescription {
  static let jsonType = "l"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

enum M: ResourceObjectDescription {
  static let jsonType = "m"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

enum N: ResourceObjectDescription {
  static let jsonType = "n"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

enum O: ResourceObjectDescription {
  static let jsonType = "o"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

typealias Named<Description: ResourceObjectDescription> = ResourceObject<
  Description, NoMetadata, NoLinks
>

/// A resource object without members other than type and id.
func named<Description: ResourceObjectDescription>(_: Description.Type) -> Named<Description>
where Description.Attributes == NoAttributes, Description.Relationships == NoRelationships {
  Named(
    id: .init(rawValue: "1"), attributes: .none, relationships: .none, meta: .none, links: .none)
}
