/// The reason and place of a decoding failure.
///
/// Its description is a sentence:
///
/// ```
/// Expected a string at /data/3/attributes/title (articles “7”), found null.
/// ```
public struct DecodingProblem: Equatable, Sendable {
  /// A kind of decoding problem.
  public enum Kind: Equatable, Sendable {
    /// A required value is absent.
    case missing
    /// A value is null where null is not allowed.
    case null
    /// A value is of an unexpected type or not in the expected format.
    case unexpectedValue
    /// A resource object is of an unexpected type.
    case unexpectedResourceType
    /// An array was found where a single value is expected, or the reverse.
    case unexpectedQuantity
    /// A document has both `data` and `errors`.
    case dataAndErrors
    /// A document has errors where data is expected.
    case unexpectedErrors
    /// A document has data where errors are expected.
    case unexpectedData
    /// The text is not valid JSON.
    case invalidJSON
  }

  /// The kind of problem.
  public let kind: Kind
  /// The place of the problem, relative to the decoded value.
  public internal(set) var pointer: JSONPointer
  /// The type of the resource object that contains the problem.
  public internal(set) var resourceType: String?
  /// The id of the resource object that contains the problem.
  public internal(set) var resourceId: String?
  /// A description of the expected value: “a string”.
  public let expected: String
  /// A description of the value that was found: “null”.
  public let found: String
  /// The name of the Swift type that was expected, if the value is of another type: “String”. Comparison
  /// ignores it.
  public internal(set) var expectedTypeName: String?
  /// The error that a transformer, or another type of yours, threw. Comparison ignores it.
  public internal(set) var underlyingError: (any Error)?
  /// The place in the text, if a ``JSONAPIDecoder`` read it. Comparison ignores it.
  public internal(set) var position: TextPosition?

  package init(
    kind: Kind, pointer: JSONPointer, resourceType: String? = nil, resourceId: String? = nil,
    expected: String, found: String
  ) {
    self.kind = kind
    self.pointer = pointer
    self.resourceType = resourceType
    self.resourceId = resourceId
    self.expected = expected
    self.found = found
  }

  func inResource(type: String?, id: String?) -> DecodingProblem {
    var problem = self
    problem.resourceType = resourceType ?? type
    problem.resourceId = resourceId ?? id
    return problem
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.pointer == right.pointer
      && left.resourceType == right.resourceType && left.resourceId == right.resourceId
      && left.expected == right.expected && left.found == right.found
  }
}

extension DecodingProblem: CustomStringConvertible {
  public var description: String {
    if kind == .invalidJSON, let position {
      return "The text is not valid JSON: expected \(expected) at \(position)."
    }
    let place =
      pointer.components.isEmpty
      ? "the top of the document"
      : "\(JSONPointer(components: pointer.components.map { $0.excerpt() }))"
    var resource = ""
    if let type = resourceType?.excerpt(), !type.isEmpty {
      resource = resourceId.map { " (\(type) “\($0.excerpt())”)" } ?? " (\(type))"
    }
    let position = position.map { ", \($0)" } ?? ""
    return "Expected \(expected) at \(place)\(resource)\(position), found \(found)."
  }
}
