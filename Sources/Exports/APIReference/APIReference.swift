/// The documentation of an API, as templates render it.
///
/// All texts are escaped for the format of the output file, so that templates select the contents
/// but never escape them. `Rendering/Fields` documents the properties, which are fields of templates.
public struct APIReference: Sendable {
  public var name: String
  public var shortName: String
  public var description: [String]
  public var resources: [APIResource]
  public var types: [APIType]
  public var documents: [APIDocument]
  public var edges: [APIEdge]
  public var requests: [APIRequest]
  public var errorExample: String

  /// The maximum number of edges for which a diagram of the whole API is useful.
  public static let maxEdgesOfPicture = 60

  public var hasFewEdges: Bool { edges.count <= Self.maxEdgesOfPicture }
}

/// A resource type.
public struct APIResource: Sendable {
  public var type: String
  public var model: String
  public var anchor: String
  public var fileName: String
  public var node: APINode
  public var summary: String
  public var description: [String]
  public var deprecation: APIDeprecation?
  public var idType: String
  public var path: String
  public var hasAddress: Bool
  /// The operations of a server: `list`, `get`, …; empty if the schema does not specify them.
  public var operations: [String]
  public var requests: [APIRequest]
  public var notes: [String]
  public var attributes: [APIMember]
  public var relationships: [APIRelationship]
  public var links: [APIMember]
  public var meta: [APIMember]
  public var filters: [APIFilter]
  public var sorts: [String]
  public var includes: [String]
  public var incoming: [APIArrow]
  public var outgoing: [APIArrow]
  public var documents: [APITarget]
  public var edges: [APIEdge]
  public var neighbours: [APINode]
  public var example: String
}

/// An attribute, a link, or a member of an object.
public struct APIMember: Sendable {
  public var name: String
  /// The name, prefixed with the names of the enclosing objects: `address.street`, `owners[].name`.
  public var path: String
  public var anchor: String
  public var depth: Int
  public var type: [APITypePart]
  public var isOptional: Bool
  public var isNullable: Bool
  public var description: [String]
  public var deprecation: APIDeprecation?
  public var notes: [String]
  public var example: String?
  public var values: [APIValue]
  public var hasOtherValues = false
}

/// A part of the name of a type.
public struct APITypePart: Sendable {
  public var text: String
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
  public var message: String?
}

public struct APIRelationship: Sendable {
  public var name: String
  public var anchor: String
  public var isMany: Bool
  public var isOptional: Bool
  public var isNullable: Bool
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
  public var fileName: String
}

/// A relationship, seen from one of its ends.
public struct APIArrow: Sendable {
  public var relationship: String
  public var anchor: String
  public var isMany: Bool
  public var ends: [APITarget]
  public var leadsToAny: Bool
}

/// A relationship between two resource types, as an edge in a diagram.
public struct APIEdge: Sendable {
  public var from: APINode
  public var to: APINode
  public var label: String
  public var isMany: Bool
}

/// A resource type in a diagram.
public struct APINode: Sendable, Hashable {
  public var key: String
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
  public var isMany: Bool
  public var targets: [APITarget]
  public var data: String?
  public var includes: [String]
  public var meta: [APIMember]
  public var links: [APIMember]
}
