import JSONAPI

/// The name of a field, which a property of a ``FieldVocabulary`` returns.
public protocol FieldName: Sendable, ExpressibleByStringLiteral {
  /// The path of the field: its name, and the names of the relationships that lead to it.
  // Some conforming types offer an API's own names as members, hence the underscore.
  var _path: FieldPath { get }
  /// Creates a name.
  init(_path: FieldPath)
}

extension FieldName {
  /// Creates the name of a field that is the same in documents and in query parameters.
  public init(stringLiteral name: String) { self.init(_path: FieldPath(name)) }

  /// Creates the name of a field that has a different name in query parameters.
  public init(_ name: String, query: String) { self.init(_path: FieldPath(name, query: query)) }
}

/// The name of a field, and the names of the relationships that lead to it.
public struct FieldPath: Sendable, Hashable {
  /// The name of the field in documents.
  public let name: String
  /// The names in query parameters. The last one is that of the field.
  public let queryNames: [String]
  /// True if the field is a relationship whose empty `data` is only reliable if the relationship was included.
  public let isLinkedIfIncluded: Bool

  /// Creates the path of a field.
  public init(_ name: String, query: String? = nil, isLinkedIfIncluded: Bool = false) {
    self.init(name: name, queryNames: [query ?? name], isLinkedIfIncluded: isLinkedIfIncluded)
  }

  private init(name: String, queryNames: [String], isLinkedIfIncluded: Bool = false) {
    self.name = name
    self.queryNames = queryNames
    self.isLinkedIfIncluded = isLinkedIfIncluded
  }

  /// A path without any names.
  static let empty = FieldPath(name: "", queryNames: [])

  /// The name of the field in query parameters.
  public var queryName: String { queryNames.last ?? "" }

  /// The names in query parameters, separated by dots: `comments.author`.
  public var text: String { queryNames.joined(separator: ".") }

  /// Returns this path followed by another.
  func followed(by next: FieldPath) -> FieldPath {
    FieldPath(name: next.name, queryNames: queryNames + next.queryNames)
  }
}

/// A field that a response can have, and that a sparse fieldset can therefore request.
public protocol ReadableFieldName: FieldName {}

/// The name of an attribute.
public protocol AttributeFieldName: FieldName {
  /// The type of the attribute, which determines how values are encoded.
  associatedtype Attribute: _AttributeType
}

/// The name of an attribute that an update can set.
public protocol WritableFieldName: AttributeFieldName where Attribute: WritableAttribute {
  /// The type of the attribute in requests. It differs from `Attribute` if only the
  /// server can set a part of it.
  associatedtype Written: WritableAttribute = Attribute
}

/// An attribute.
public struct AttributeField<Attribute: WritableAttribute>: WritableFieldName, ReadableFieldName {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// An attribute with parts that only the server sets, at any depth. In requests, its type does not have these parts.
public struct PartlyReadOnlyField<Attribute: WritableAttribute, Written: WritableAttribute>:
  WritableFieldName, ReadableFieldName
{
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// An attribute that no update can set. Only the server sets it, or the request that creates the resource.
public struct ReadOnlyField<Attribute: _AttributeType>: AttributeFieldName, ReadableFieldName {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// An attribute that no response has, such as a password.
public struct WriteOnlyField<Attribute: WritableAttribute>: WritableFieldName {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// A relationship without a known target, which has only links and meta.
public struct MetaField: ReadableFieldName {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// An attribute type whose values can be encoded.
public protocol WritableAttribute: _AttributeType {
  /// Creates an attribute from its value in Swift. Throws if JSON cannot represent the value.
  init(writing value: ValueType) throws
}

extension Attribute: WritableAttribute {
  public init(writing value: RawValue) { self.init(value: value) }
}

extension TransformedAttribute: WritableAttribute where Transformer: ReversibleTransformer {
  public init(writing value: Transformer.To) throws { try self.init(transformedValue: value) }
}
