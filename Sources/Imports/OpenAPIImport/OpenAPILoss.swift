import Diagnostics

/// The diagnostics of an import: parts that the schema language cannot express, and descriptions
/// that cannot be read. The raw values are stable.
public enum OpenAPIDiagnostic: String, DiagnosticKind {
  case notOpenAPI = "not-openapi"
  case severalFiles = "several-files"
  case noResources = "no-json-api"
  case lostReference = "lost-reference"
  case untypedResource = "lost-untyped-resource"
  case lostTarget = "lost-target"
  case lostUnion = "lost-union"
  case lostRecursion = "lost-recursion"
  case lostDepth = "lost-depth"
  case lostNullableRequest = "lost-nullable-request"
  case lostParameter = "lost-parameter"
  case lostSort = "lost-sort"
  case lostInclude = "lost-include"
  case lostAddress = "lost-address"
  case lostNullableData = "lost-nullable-data"
  case lostOperation = "lost-operation"
  case lostName = "lost-name"
  case lostMember = "lost-member"
  case exampleContradicts = "example-contradicts"
  case unreachedSchema = "unreached-schema"

  public var severity: Diagnostic.Severity {
    [.notOpenAPI, .severalFiles, .noResources].contains(self) ? .error : .warning
  }
}

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
