/// The documentation of an API, as templates render it.
///
/// All texts are escaped for the format of the output file, so that templates select the contents
/// but never escape them.
public struct APIReference: Sendable {
  /// The name of the API.
  public var name: String
  /// The name without the suffix `API`.
  public var shortName: String
  /// The paragraphs of its description.
  public var description: [String]
  public var resources: [APIResource]
  /// The types of values that the schema names.
  public var types: [APIType]
  /// The documents that the schema names.
  public var documents: [APIDocument]
  /// All relationships between resource types, as edges.
  public var edges: [APIEdge]
  /// All requests, sorted by path.
  public var requests: [APIRequest]
  /// A document with errors in JSON.
  public var errorExample: String

  /// The maximum number of edges for which a diagram of the whole API is useful.
  public static let maxEdgesOfPicture = 60

  /// True if a diagram of the whole API is useful.
  public var hasFewEdges: Bool { edges.count <= Self.maxEdgesOfPicture }
}

/// A resource type.
public struct APIResource: Sendable {
  /// The JSON:API type.
  public var type: String
  /// The name of the model in Swift.
  public var model: String
  /// The place in a page: `resource-articles`.
  public var anchor: String
  /// The name of a file for it, without a suffix: `articles`.
  public var fileName: String
  /// The name in diagrams.
  public var node: APINode
  /// The first sentence of the description; empty if there is none.
  public var summary: String
  public var description: [String]
  public var deprecation: APIDeprecation?
  /// The type of ids.
  public var idType: String
  /// The path of the collection.
  public var path: String
  /// True if the schema specifies operations or a path for it.
  public var hasAddress: Bool
  /// The operations of a server: `list`, `get`, …; empty if the schema does not specify them.
  public var operations: [String]
  public var requests: [APIRequest]
  /// Notes such as "Clients choose ids."
  public var notes: [String]
  public var attributes: [APIMember]
  public var relationships: [APIRelationship]
  public var links: [APIMember]
  public var meta: [APIMember]
  public var filters: [APIFilter]
  public var sorts: [String]
  public var includes: [String]
  /// The relationships whose target is this type.
  public var incoming: [APIArrow]
  /// The relationships of this type.
  public var outgoing: [APIArrow]
  /// The documents whose primary data it is.
  public var documents: [APITarget]
  /// All ways from and to the type.
  public var edges: [APIEdge]
  /// The nodes of these edges.
  public var neighbours: [APINode]
  /// A resource object in JSON.
  public var example: String
}

/// An attribute, a link, or a member of an object.
public struct APIMember: Sendable {
  public var name: String
  /// The name, prefixed with the names of the enclosing objects: `address.street`, `owners[].name`.
  public var path: String
  /// The place in a page; empty for members of objects.
  public var anchor: String
  /// The number of objects around it.
  public var depth: Int
  public var type: [APITypePart]
  public var isOptional: Bool
  public var isNullable: Bool
  public var description: [String]
  public var deprecation: APIDeprecation?
  /// Notes such as "read only".
  public var notes: [String]
  public var example: String?
  /// The values of an enum.
  public var values: [APIValue]
  /// True if other values are allowed.
  public var hasOtherValues = false
}

/// A part of the name of a type.
public struct APITypePart: Sendable {
  public var text: String
  /// The anchor of the type that this part refers to.
  public var anchor: String?
}

/// A value of an enum.
public struct APIValue: Sendable {
  public var value: String
  public var description: String?
  public var deprecation: APIDeprecation?
}

/// The values of an enum; if there are many, only some are shown at first.
public struct APIValueList: Sendable {
  public var shown: [APIValue]
  public var hidden: [APIValue]
  /// True if other values are allowed.
  public var hasOtherValues: Bool
  /// The maximum number of values that are shown at once.
  private static let longest = 12

  /// Creates a list; `nil` if there are no values.
  public init?(_ values: [APIValue], hasOtherValues: Bool = false) {
    guard !values.isEmpty else { return nil }
    shown = values.count > Self.longest ? Array(values.prefix(Self.longest - 2)) : values
    hidden = Array(values.dropFirst(shown.count))
    self.hasOtherValues = hasOtherValues
  }
}

public struct APIDeprecation: Sendable {
  /// The replacement, or the reason for the deprecation.
  public var message: String?
}

public struct APIRelationship: Sendable {
  public var name: String
  public var anchor: String
  public var isMany: Bool
  public var isOptional: Bool
  public var isNullable: Bool
  /// True if the target can be a resource of any type.
  public var leadsToAny: Bool
  public var targets: [APITarget]
  public var description: [String]
  public var deprecation: APIDeprecation?
  public var notes: [String]
}

/// An element with an anchor in a page.
public struct APITarget: Sendable {
  public var name: String
  public var anchor: String
  /// The name of a file for it, without a suffix.
  public var fileName: String
}

/// A relationship, seen from one of its ends.
public struct APIArrow: Sendable {
  public var relationship: String
  /// The place of the relationship in a page.
  public var anchor: String
  public var isMany: Bool
  /// The types at the other end.
  public var ends: [APITarget]
  public var leadsToAny: Bool
}

/// A relationship between two resource types, as an edge in a diagram.
public struct APIEdge: Sendable {
  public var from: APINode
  public var to: APINode
  /// The name of the relationship.
  public var label: String
  public var isMany: Bool
}

/// A resource type in a diagram.
public struct APINode: Sendable, Hashable {
  /// A name without special characters.
  public var key: String
  /// The JSON:API type, escaped for diagrams.
  public var label: String
}

/// A filter of a list.
public struct APIFilter: Sendable {
  public var name: String
  public var type: [APITypePart]
  public var operators: [String]
}

/// A type of values that the schema names.
public struct APIType: Sendable {
  public var name: String
  public var anchor: String
  public var fileName: String
  /// The kind of the type: `enum`, `object`, `links`, or the aliased type.
  public var kind: [APITypePart]
  public var description: [String]
  public var deprecation: APIDeprecation?
  public var notes: [String]
  public var values: [APIValue]
  /// True if other values are allowed.
  public var hasOtherValues = false
  public var members: [APIMember]
}

/// A document that the schema names.
public struct APIDocument: Sendable {
  public var name: String
  public var anchor: String
  public var fileName: String
  public var description: [String]
  public var deprecation: APIDeprecation?
  /// True if it has many resource objects.
  public var isMany: Bool
  /// The types of its primary data.
  public var targets: [APITarget]
  /// The primary data, unless they have one of a few types: "resource objects of any type".
  public var data: String?
  public var includes: [String]
  public var meta: [APIMember]
  public var links: [APIMember]
}
