import JSONAPIFoundation

/// A decoding error: its reason and place. This module throws no other when decoding, so one `catch` is enough:
///
/// ```swift
/// do {
///   document = try JSONDecoder().decode(ArticleDocument.self, from: data)
/// } catch let error as JSONAPIDecodingError {
///   print(error.pointer, error)
/// }
/// ```
///
/// (For bytes that are not JSON, `JSONDecoder` throws its own `DecodingError`.)
///
/// Its description is a sentence:
///
/// ```
/// Expected a string at /data/3/attributes/title (articles “7”), found null.
/// ```
///
/// Comparison ignores the properties whose documentation says so.
public struct JSONAPIDecodingError: Swift.Error, Equatable {
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
  /// The errors in the document, in place of data or beside it, if they could be decoded. Comparison ignores them.
  public internal(set) var errors: [any JSONAPIError]
  /// The JSON that is not a document, because it has neither data nor errors nor meta; `nil` for other problems, and if
  /// it could not be decoded. Comparison ignores it.
  public internal(set) var json: JSONValue?
  /// The place in the text, if a ``JSONAPIDecoder`` read it. Comparison ignores it.
  public internal(set) var position: TextPosition?

  package init(
    kind: Kind, pointer: JSONPointer, resourceType: String? = nil, resourceId: String? = nil,
    expected: String, found: String, errors: [any JSONAPIError] = [], json: JSONValue? = nil
  ) {
    self.kind = kind
    self.pointer = pointer
    self.resourceType = resourceType
    self.resourceId = resourceId
    self.expected = expected
    self.found = found
    self.errors = errors
    self.json = json
  }

  /// The error without what was found in the document: ``errors`` and ``json``.
  public var problem: DecodingProblem {
    var problem = self
    problem.errors = []
    problem.json = nil
    return problem
  }

  /// Returns the errors in the document; empty if there are none, and `nil` if they are of another type.
  ///
  /// ```swift
  /// catch let error as JSONAPIDecodingError {
  ///   print(error.serverErrors(as: BasicJSONAPIError<String>.self)?.first?.payload?.title ?? "")
  /// }
  /// ```
  public func serverErrors<ServerError: JSONAPIError>(
    as type: ServerError.Type
  ) -> [ServerError]? {
    errors as? [ServerError]
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.pointer == right.pointer
      && left.resourceType == right.resourceType && left.resourceId == right.resourceId
      && left.expected == right.expected && left.found == right.found
  }
}

/// The reason and place of a decoding failure.
public typealias DecodingProblem = JSONAPIDecodingError

extension JSONAPIDecodingError: CustomStringConvertible, LocalizedError {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// A sentence about the problem, and the errors in the document, which would get lost otherwise.
  public var description: String {
    errors.isEmpty
      ? sentence : "\(sentence) The document contains errors: \("\(errors)".excerpt(1000))"
  }

  private var sentence: String {
    if kind == .invalidJSON, let position {
      return "The text is not valid JSON: expected \(expected) at \(position)."
    }
    let part =
      pointer.components.isEmpty
      ? "the top of the document"
      : "\(JSONPointer(components: pointer.components.map { $0.excerpt() }))"
    var resource = ""
    if let type = resourceType?.excerpt(), !type.isEmpty {
      resource = resourceId.map { " (\(type) “\($0.excerpt())”)" } ?? " (\(type))"
    }
    let position = position.map { ", \($0)" } ?? ""
    let end = found.hasSuffix(".") ? "" : "."
    return "Expected \(expected) at \(part)\(resource)\(position), found \(found)\(end)"
  }
}

// MARK: - Resource objects

extension JSONAPIDecodingError {
  /// Creates an error from one that was thrown while decoding a resource object.
  package init(_ error: any Error, expectedType: String?, readFrom decoder: any Decoder) {
    let members = try? decoder.container(keyedBy: MemberName.self)
    self = Self(error, readFrom: decoder).problem
    resourceType =
      resourceType ?? (try? members?.decode(String.self, forKey: .type)) ?? expectedType
    resourceId = resourceId ?? (try? members?.decode(String.self, forKey: .id))
  }

  /// Creates an error for a resource object whose type is not one of the expected types.
  package init(found type: String, expectedTypes: [String], readFrom decoder: any Decoder) {
    let expected = expectedTypes.alternatives
    self.init(
      Self(expectedTypes: expectedTypes, found: type, at: decoder.codingPath + [MemberName.type]),
      expectedType: expected, readFrom: decoder)
  }

  /// Creates an error for a resource type other than the expected ones, at the path of the type.
  init(expectedTypes: [String], found: String, at path: [any CodingKey]) {
    self.init(
      kind: .unexpectedResourceType, pointer: JSONPointer(codingPath: path),
      expected: "the resource type \(expectedTypes.quotedAlternatives)",
      found: "“\(found.excerpt())”")
  }

  /// Returns the error of a value that a path leads to.
  func prefixed(by path: [any CodingKey]) -> Self {
    var error = self
    error.pointer = JSONPointer(
      components: JSONPointer(codingPath: path).components + pointer.components)
    return error
  }
}

// MARK: - Documents

extension JSONAPIDecodingError {
  /// True if the primary data is absent.
  var isOfAbsentData: Bool { kind == .missing && pointer == "/data" }

  /// The JSON has neither data nor errors nor meta.
  package static func noDocument(_ json: JSONValue?) -> Self {
    let names = (json?.objectValue ?? [:]).keys.sorted()
    let found =
      json?["errors"] == .null
      ? "“errors” that is null"
      : names.isEmpty ? "an empty object" : "an object with \(names.quoted(conjunction: "and"))"
    return Self(
      kind: .missing, pointer: "", expected: "“data” or “errors”", found: found, json: json)
  }

  /// The document has errors where data is expected.
  package static func foundErrors(_ errors: [any JSONAPIError]) -> Self {
    Self(
      kind: .unexpectedErrors, pointer: "", expected: "a document with “data”",
      found: "one with “errors”", errors: errors)
  }

  /// The document at a path has both data and errors.
  static func dataAndErrors(
    at path: [any CodingKey], errors: [any JSONAPIError]
  ) -> Self {
    Self(
      kind: .dataAndErrors, pointer: JSONPointer(codingPath: path),
      expected: "either “data” or “errors”", found: "both", errors: errors)
  }
}

extension [String] {
  /// The resource types as text for an error. Of more than eight types, only
  /// the first five are named.
  var alternatives: String {
    let named = count > 8 ? prefix(5) + ["\(count - 5) others"] : self[...]
    return named.joined(separator: " or ")
  }

  /// The resource types in quotation marks.
  var quotedAlternatives: String { quoted(conjunction: "or", maximumCount: count > 8 ? 5 : 8) }
}
