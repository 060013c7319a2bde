import JSONAPI

// A relationship without meta and links can be written as the id or ids of its targets:
// `let author: ToOneRelationship<Person, NoIdMetadata, NoMetadata, NoLinks> = "1"`
// `let comments: ToManyRelationship<Comment, NoIdMetadata, NoMetadata, NoLinks> = ["1", "2"]`

extension ToOneRelationship: ExpressibleByNilLiteral
where
  Identifiable.ID: ExpressibleByNilLiteral, IdMetaType == NoIdMetadata,
  MetaType == NoMetadata, LinksType == NoLinks
{
  /// Creates a relationship whose `data` is null.
  public init(nilLiteral: ()) {
    self.init(id: Identifiable.ID(nilLiteral: ()))
  }
}

extension ToOneRelationship: ExpressibleByUnicodeScalarLiteral
where
  Identifiable.ID: ExpressibleByUnicodeScalarLiteral, IdMetaType == NoIdMetadata,
  MetaType == NoMetadata, LinksType == NoLinks
{
  public init(unicodeScalarLiteral value: Identifiable.ID.UnicodeScalarLiteralType) {
    self.init(id: Identifiable.ID(unicodeScalarLiteral: value))
  }
}

extension ToOneRelationship: ExpressibleByExtendedGraphemeClusterLiteral
where
  Identifiable.ID: ExpressibleByExtendedGraphemeClusterLiteral, IdMetaType == NoIdMetadata,
  MetaType == NoMetadata, LinksType == NoLinks
{
  public init(
    extendedGraphemeClusterLiteral value: Identifiable.ID.ExtendedGraphemeClusterLiteralType
  ) {
    self.init(id: Identifiable.ID(extendedGraphemeClusterLiteral: value))
  }
}

extension ToOneRelationship: ExpressibleByStringLiteral
where
  Identifiable.ID: ExpressibleByStringLiteral, IdMetaType == NoIdMetadata,
  MetaType == NoMetadata, LinksType == NoLinks
{
  public init(stringLiteral value: Identifiable.ID.StringLiteralType) {
    self.init(id: Identifiable.ID(stringLiteral: value))
  }
}

extension ToManyRelationship: ExpressibleByArrayLiteral
where IdMetaType == NoIdMetadata, MetaType == NoMetadata, LinksType == NoLinks {
  public init(arrayLiteral elements: Relatable.ID...) {
    self.init(ids: elements)
  }
}
