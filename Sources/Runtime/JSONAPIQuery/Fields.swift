import JSONAPI

/// The name of a field, as a property of a ``FieldVocabulary`` returns it.
public protocol FieldName: Sendable, ExpressibleByStringLiteral {
  /// The names of the field and of those before it.
  // Names of an API can follow those of some conforming types, hence the underscore.
  var _path: FieldPath { get }
  /// Creates a name.
  init(_path: FieldPath)
}

extension FieldName {
  /// Creates the name of a field that is the same in documents and in query parameters.
  public init(stringLiteral name: String) { self.init(_path: FieldPath(name)) }

  /// Creates the name of a field that is another in query parameters.
  public init(_ name: String, query: String) { self.init(_path: FieldPath(name, query: query)) }
}

/// The name of a field, and the names of the relationships that lead to it.
public struct FieldPath: Sendable, Hashable {
  /// The name of the field in documents.
  public let name: String
  /// The names in query parameters, that of the field last.
  public let queryNames: [String]
  /// Whether the field is a relationship whose `data` says nothing if it is empty, unless it was included.
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

/// A field that a response can have, so that a sparse fieldset can ask for it.
public protocol ReadableFieldName: FieldName {}

/// The name of an attribute.
public protocol AttributeFieldName: FieldName {
  /// The type of the attribute, which determines how values are written.
  associatedtype Attribute: AttributeType
}

/// The name of an attribute that an update can set.
public protocol WritableFieldName: AttributeFieldName where Attribute: WritableAttribute {
  /// The type of the attribute in requests, which is another if only the server sets a part of it.
  associatedtype Written: WritableAttribute = Attribute
}

/// An attribute.
public struct AttributeField<Attribute: WritableAttribute>: WritableFieldName, ReadableFieldName {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// An attribute with parts that only the server sets, at any depth. Requests have another type, without these.
public struct PartlyReadOnlyField<Attribute: WritableAttribute, Written: WritableAttribute>:
  WritableFieldName, ReadableFieldName
{
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// An attribute that no update can set: only the server does, or the request that creates the resource.
public struct ReadOnlyField<Attribute: AttributeType>: AttributeFieldName, ReadableFieldName {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// An attribute that no response has, such as a password.
public struct WriteOnlyField<Attribute: WritableAttribute>: WritableFieldName {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// A relationship without a known target, which has links and meta alone.
public struct MetaField: ReadableFieldName {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// An attribute type whose values can be written.
public protocol WritableAttribute: AttributeType {
  /// Creates an attribute from its value in Swift. Throws if JSON cannot represent the value.
  init(writing value: ValueType) throws
}

extension Attribute: WritableAttribute {
  public init(writing value: RawValue) { self.init(value: value) }
}

extension TransformedAttribute: WritableAttribute where Transformer: ReversibleTransformer {
  public init(writing value: Transformer.To) throws { try self.init(transformedValue: value) }
}
