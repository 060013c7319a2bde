import Diagnostics

/// The diagnostics of an import: parts that the schema language cannot express, and descriptions
/// that cannot be read. The raw values are stable.
public enum OpenAPIDiagnostic: String, DiagnosticKind {
  /// A text that is not an OpenAPI description, or one of another version.
  case notOpenAPI = "not-openapi"
  /// A description that refers to other files.
  case severalFiles = "several-files"
  /// A description without a JSON:API document.
  case noResources = "no-json-api"
  /// A `$ref` to a value that does not exist.
  case lostReference = "lost-reference"
  /// A resource schema without a type.
  case untypedResource = "lost-untyped-resource"
  /// A relationship whose target is unknown.
  case lostTarget = "lost-target"
  /// A union whose types cannot be distinguished by their JSON.
  case lostUnion = "lost-union"
  /// A type inside itself.
  case lostRecursion = "lost-recursion"
  /// Objects that exceed the limit of nesting.
  case lostDepth = "lost-depth"
  /// A member that requests may set to null though responses never have null.
  case lostNullableRequest = "lost-nullable-request"
  /// A query parameter that the schema language does not support.
  case lostParameter = "lost-parameter"
  case lostSort = "lost-sort"
  case lostInclude = "lost-include"
  /// The address of the API.
  case lostAddress = "lost-address"
  /// A response with one resource that may be null.
  case lostNullableData = "lost-nullable-data"
  /// An operation with JSON that is not a JSON:API document, or at a path that the language has not.
  case lostOperation = "lost-operation"
  /// A name that the language does not allow.
  case lostName = "lost-name"
  /// A member of a document or of an object in it that JSON:API does not define.
  case lostMember = "lost-member"
  /// An example that contradicts its schema.
  case exampleContradicts = "example-contradicts"
  /// A resource schema that no operation uses.
  case unreachedSchema = "unreached-schema"

  public var severity: Diagnostic.Severity {
    [.notOpenAPI, .severalFiles, .noResources].contains(self) ? .error : .warning
  }
}

/// A part of a description that the schema does not cover.
public struct OpenAPILoss: Sendable, Hashable {
  public var kind: OpenAPIDiagnostic
  /// The place in the description, as a JSON pointer.
  public var pointer: String
  /// One sentence without a final full stop.
  public var message: String
  /// The place in the file, in bytes.
  public var offsets: Range<Int>
}

/// The losses of an import, each of them once, in the order in which they were found.
struct LossList {
  private(set) var elements: [OpenAPILoss] = []
  private var seen: Set<OpenAPILoss> = []
  private var places: Set<[String]> = []

  /// - Parameter isOnly: True if the place gets no second loss of the kind.
  mutating func add(
    _ kind: OpenAPIDiagnostic, _ message: String, at place: DescriptionValue, isOnly: Bool = false
  ) {
    let isFirst = places.insert([kind.rawValue, place.pointer]).inserted
    if isOnly, !isFirst { return }
    let loss = OpenAPILoss(
      kind: kind, pointer: place.pointer, message: message, offsets: place.node.offsets)
    if seen.insert(loss).inserted { elements.append(loss) }
  }
}

extension OpenAPILoss {
  /// The losses as JSON for programs: kind, pointer and message of each.
  public static func json(_ losses: [OpenAPILoss]) -> String {
    JSONTree.array(
      losses.map { loss in
        .object([
          "kind": .string(loss.kind.rawValue), "pointer": .string(loss.pointer),
          "message": .string(loss.message),
        ])
      }
    ).text
  }
}
