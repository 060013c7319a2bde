import Diagnostics

/// Reads JSON (RFC 8259) into values that know where they are.
///
/// libyaml reads most JSON too, but refuses escaped surrogate pairs, names of more than 1,024
/// bytes and the character U+007F, and YAML's limits are too low for descriptions of large APIs.
///
/// ```swift
/// let result = JSONReader.read(SourceFile(path: "articles.json", text: #"{"data": []}"#))
/// result.root?["data"]?.array?.count // 0
/// ```
///
/// Whatever the bytes are, the result is a value or a diagnostic. Half of a surrogate pair, which
/// the grammar allows, is read as U+FFFD.
public enum JSONReader {
  /// The size of the largest file that is read, in bytes: 512 MiB.
  public static let maxSize = 512 << 20

  /// The limits of a text, so that none can make the reader slow or large.
  public struct Limits: Sendable {
    /// The number of values that are read.
    public var nodes: Int
    /// The number of lists and objects inside each other.
    public var nesting: Int

    public init(nodes: Int = 20_000_000, nesting: Int = 512) {
      self.nodes = nodes
      self.nesting = nesting
    }
  }

  /// The contents of a text.
  public struct Result: Sendable {
    /// The value; `nil` if the text is not JSON.
    public var root: JSONNode?
    /// One error if the text is not JSON, or a warning for each name that an object has twice.
    public var diagnostics: [Diagnostic]
    /// The number of values that were read, for those who limit them over several files.
    public var nodeCount: Int
  }

  /// Returns true if a file is read as JSON rather than YAML: by its name, or by its first
  /// character.
  public static func isJSON(_ file: SourceFile) -> Bool {
    if [".json", ".har"].contains(where: file.path.lowercased().hasSuffix) { return true }
    let first = file.bytes.first { !Byte.isWhitespace($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Reads a file that holds one JSON value.
  public static func read(_ file: SourceFile, limits: Limits = Limits()) -> Result {
    read(file, limits: limits, elementsAt: []) { _, _ in }
  }

  /// Reads a file whose root has lists that are too long to be kept, such as the entries of a HAR.
  ///
  /// ```swift
  /// JSONReader.read(file, elementsAt: [["log", "entries"]]) { entry, _ in … }
  /// ```
  ///
  /// - Parameters:
  ///   - paths: the names of the members that lead from the root to each list.
  ///   - body: called with each element in turn, and the index of the path of its list; the lists that the
  ///     result has are empty. If the text is not JSON, it has been called with the elements before the
  ///     error.
  public static func read(
    _ file: SourceFile, limits: Limits = Limits(), elementsAt paths: [[String]],
    _ body: (_ element: JSONNode, _ path: Int) -> Void
  ) -> Result {
    guard !file.isTooLarge, file.bytes.count <= maxSize else {
      let limit = (file.isTooLarge ? file.maxSize : maxSize) >> 20
      let failure = JSONFailure("the file is larger than \(limit) MiB", "split it", 0..<0, .limit)
      return Result(root: nil, diagnostics: [failure.diagnostic(in: file)], nodeCount: 0)
    }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes, limits: limits, streamedPaths: paths)
      do throws(JSONFailure) {
        let root = try parser.parse(body)
        return Result(
          root: root, diagnostics: diagnostics(of: parser.duplicates, in: file),
          nodeCount: parser.nodeCount)
      } catch {
        return Result(
          root: nil, diagnostics: [error.diagnostic(in: file)], nodeCount: parser.nodeCount)
      }
    }
  }

  private static func diagnostics(
    of duplicates: [JSONParser.Duplicate], in file: SourceFile
  ) -> [Diagnostic] {
    guard !duplicates.isEmpty else { return [] }
    let places = JSONPlaces(file)
    return duplicates.sorted { $0.second.lowerBound < $1.second.lowerBound }.map {
      Diagnostic(
        JSONDiagnostic.duplicateName, "duplicate name `\(JSONFailure.excerpt($0.name))`",
        at: places.range($0.second),
        labels: [.init("this one is read", at: places.range($0.first))],
        suggestion: "remove one of them")
    }
  }
}

/// Everything that ``JSONReader`` reports. The raw values are stable.
public enum JSONDiagnostic: String, DiagnosticKind {
  /// A name that its object has already; the first is read.
  case duplicateName = "duplicate-json-name"
  /// A text that is larger or nested more deeply than is read.
  case limit = "json-limit"
  /// Text that is not JSON.
  case syntax = "json-syntax"

  public var severity: Diagnostic.Severity { self == .duplicateName ? .warning : .error }
}
