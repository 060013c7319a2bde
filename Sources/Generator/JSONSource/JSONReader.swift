import Diagnostics

/// Parses JSON (RFC 8259) into values with their places.
///
/// libyaml reads most JSON too, but rejects escaped surrogate pairs, names of more than 1,024 bytes
/// and the character U+007F, and YAML's limits are too low for descriptions of large APIs.
///
/// For any input, the result is a value or a diagnostic. A lone surrogate, which the grammar
/// allows, is read as U+FFFD.
public enum JSONReader {
  /// The maximum size of a file, in bytes: 512 MiB.
  public static let maxSize = 512 << 20

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

  /// Reads a file with a single JSON value, which may have an array that is too long to be kept in
  /// memory, such as the entries of a HAR.
  ///
  /// ```swift
  /// JSONReader.read(file, elementsAt: ["log", "entries"]) { entry in … }
  /// ```
  ///
  /// - Parameters:
  ///   - maxNodes: the maximum number of values.
  ///   - path: the path of member names from the root to the array.
  ///   - body: called with each element in turn; the array that the result has is empty. If the text
  ///     is not JSON, it has been called with the elements before the error.
  public static func read(
    _ file: SourceFile, maxNodes: Int = 20_000_000, elementsAt path: [String]? = nil,
    _ body: (_ element: JSONNode) -> Void = { _ in }
  ) -> Result {
    guard !file.isTooLarge, file.bytes.count <= maxSize else {
      let limit = (file.isTooLarge ? file.maxSize : maxSize) >> 20
      let failure = JSONFailure("the file is larger than \(limit) MiB", "split it", 0..<0, .limit)
      return Result(root: nil, diagnostics: [failure.diagnostic(in: file)], nodeCount: 0)
    }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes, maxNodes: maxNodes, streamedPath: path)
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
    let duplicates = duplicates.sorted { $0.second.lowerBound < $1.second.lowerBound }
    let places = file.ranges(of: duplicates.map(\.first) + duplicates.map(\.second))
    return duplicates.indices.map {
      Diagnostic(
        JSONDiagnostic.duplicateName,
        "duplicate name `\(PrintableText.excerpt(duplicates[$0].name))`",
        at: places[duplicates.count + $0], labels: [.init("this one is read", at: places[$0])],
        suggestion: "remove one of them")
    }
  }
}

/// Everything that ``JSONReader`` reports. The raw values are stable.
public enum JSONDiagnostic: String, DiagnosticKind {
  /// A duplicate name in an object; the first one is used.
  case duplicateName = "duplicate-json-name"
  case limit = "json-limit"
  case syntax = "json-syntax"

  public var severity: Diagnostic.Severity { self == .duplicateName ? .warning : .error }
}
