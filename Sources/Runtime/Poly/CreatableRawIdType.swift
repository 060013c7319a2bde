import JSONAPI

/// A raw id type that can create new ids.
///
/// ```swift
/// extension UUID: CreatableRawIdType {
///   public static func unique() -> UUID { UUID() }
/// }
/// ```
public protocol CreatableRawIdType: RawIdType {
  /// Returns a unique value.
  static func unique() -> Self
}

/// An id type that can create new ids.
public protocol CreatableIdType: IdType {
  /// Creates a unique id.
  init()
}

extension Id: CreatableIdType where RawType: CreatableRawIdType {
  /// Creates a unique id.
  public init() {
    self.init(rawValue: .unique())
  }
}

extension ResourceObject where EntityRawIdType: CreatableRawIdType {
  /// Creates a resource object with a new id.
  public init(
    attributes: Description.Attributes, relationships: Description.Relationships, meta: MetaType,
    links: LinksType
  ) {
    self.init(
      id: ResourceObject.Id(), attributes: attributes, relationships: relationships, meta: meta,
      links: links)
  }
}

extension ResourceObject
where MetaType == NoMetadata, LinksType == NoLinks, EntityRawIdType: CreatableRawIdType {
  /// Creates a resource object with a new id, without meta and links.
  public init(attributes: Description.Attributes, relationships: Description.Relationships) {
    self.init(
      attributes: attributes, relationships: relationships, meta: .none, links: .none)
  }
}

extension ResourceObject where EntityRawIdType == Unidentified {
  /// Returns the resource object with a new id of a given raw type.
  public func identified<RawId: CreatableRawIdType>(
    byType: RawId.Type
  ) -> ResourceObject<Description, MetaType, LinksType, RawId> {
    identified(by: RawId.unique())
  }
}

extension ResourceObject where EntityRawIdType: CreatableRawIdType {
  /// Returns a copy of the resource object with a new id.
  public func withNewIdentifier() -> ResourceObject {
    ResourceObject(
      attributes: attributes, relationships: relationships, meta: meta, links: links)
  }
}
