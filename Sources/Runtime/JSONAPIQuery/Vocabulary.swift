import JSONAPI

/// The description of a resource type that can be queried, with the vocabulary of its queries.
///
/// The generator writes the conformance: `emit: [models, queries]`.
public protocol QueryableDescription: ResourceObjectDescription {
  /// The attributes and relationships.
  associatedtype Fields: FieldVocabulary
  /// The relationships that `include` may name; by default, all of them, in paths of any length.
  associatedtype Includes: FieldVocabulary = Fields
  /// The fields to sort by.
  associatedtype Sorts: SortVocabulary = NoSorts
  /// The filters.
  associatedtype Filters: FilterVocabulary = NoFilters
  /// The form of filters in a query string.
  associatedtype Dialect: FilterDialect = BracketFilters
  /// The style of pages.
  associatedtype Paging: PagingStyle = NoPaging

  /// The path of the collection, relative to the address of the API.
  static var path: String { get }
}

extension QueryableDescription {
  public static var path: String { jsonType }
}

/// A struct with a computed property for each name that a key path in a query can have.
///
/// ```swift
/// public struct Fields: FieldVocabulary {
///   public init() {}
///   public var title: AttributeField<Attribute<String>> { "title" }
///   public var author: ToOneField<Person> { "author" }
/// }
/// ```
public protocol FieldVocabulary: Sendable {
  /// Creates the only value.
  init()
}

extension FieldVocabulary {
  /// Returns the field at a key path.
  public static func field<Field: FieldName>(_ path: KeyPath<Self, Field>) -> Field {
    Self()[keyPath: path]
  }
}

/// The target of a relationship, whose own fields a key path can continue with: a resource object, an
/// optional one, or an enum of several types.
public protocol QueryableTarget {
  /// The names that can follow.
  // Users' enums conform to this. Without the underscore, the name could hide one of their types.
  associatedtype _Fields: FieldVocabulary
}

extension ResourceObject: QueryableTarget where Description: QueryableDescription {
  /// The attributes and relationships of the resource type.
  public typealias _Fields = Description.Fields
}

extension Optional: QueryableTarget where Wrapped: QueryableTarget {
  /// The names that can follow.
  public typealias _Fields = Wrapped._Fields
}
