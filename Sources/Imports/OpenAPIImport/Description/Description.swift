import Diagnostics
import JSONSource
import SchemaWriter
import YAMLSource

/// A description in JSON or YAML, as one tree.
enum DescriptionFile {
  /// The root of a description; `nil` if a diagnostic is an error.
  static func read(_ file: SourceFile) -> (root: DescriptionValue?, diagnostics: [Diagnostic]) {
    let (root, diagnostics) = parse(file)
    guard diagnostics.allSatisfy({ $0.severity != .error }) else { return (nil, diagnostics) }
    let version = root?["openapi"] ?? root?["swagger"]
    guard let root, root["openapi"] != nil,
      (version?.string ?? version?.number)?.hasPrefix("3.") == true
    else {
      return (nil, diagnostics + [notOpenAPI(file, version)])
    }
    return (DescriptionValue(root), diagnostics)
  }

  static func parse(_ file: SourceFile) -> (root: JSONNode?, diagnostics: [Diagnostic]) {
    if JSONReader.isJSON(file) {
      let result = JSONReader.read(file)
      return (result.root, result.diagnostics)
    }
    let result = YAMLReader.read(file)
    return (result.root.map(JSONNode.init), result.diagnostics)
  }

  static func severalFiles(_ reference: JSONNode, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      OpenAPIDiagnostic.severalFiles,
      "`\(reference.string?.prefix(100) ?? "")` is in another file, but only one file is read",
      at: file.ranges(of: [reference.mark])[0],
      suggestion: "put the files together first: `npx @redocly/cli bundle \(file.path)"
        + " --output bundled.yaml`, and import `bundled.yaml`")
  }

  private static func notOpenAPI(_ file: SourceFile, _ version: JSONNode?) -> Diagnostic {
    let text = version?.string ?? version?.number
    return Diagnostic(
      OpenAPIDiagnostic.notOpenAPI,
      text.map { "version \($0.prefix(20)) of OpenAPI is not supported" }
        ?? "this is not an OpenAPI description",
      at: file.ranges(of: [version?.mark ?? 0..<0])[0],
      suggestion: text == nil
        ? "a description has the key `openapi` with the version 3.0 or 3.1"
        : "convert it to OpenAPI 3 first: `npx swagger2openapi \(file.path) --outfile openapi.json`,"
          + " and import `openapi.json`")
  }
}

struct DescriptionValue {
  let node: JSONNode
  let pointer: String
  /// Other schemas that the value must be as well, as those of a property that several parts of `allOf` have.
  var others: [DescriptionValue] = []

  init(_ node: JSONNode, _ pointer: String = "") {
    self.node = node
    self.pointer = pointer
  }

  var key: String { ([pointer] + others.map(\.key)).joined(separator: " ") }

  subscript(name: String) -> DescriptionValue? {
    node[name].map { DescriptionValue($0, pointer + "/" + JSONPointer.escaped(name)) }
  }

  /// The members, in the order of the file; none if this is not an object.
  var members: [(name: String, place: DescriptionValue)] {
    (node.object?.members ?? []).map {
      ($0.name, DescriptionValue($0.value, pointer + "/" + JSONPointer.escaped($0.name)))
    }
  }

  /// The elements; none if this is not an array.
  var elements: [DescriptionValue] {
    (node.array ?? []).enumerated().map { DescriptionValue($1, "\(pointer)/\($0)") }
  }

  /// Returns the value at a JSON pointer that starts here.
  func descendant(at pointer: some StringProtocol) -> DescriptionValue? {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().reduce(self) {
      place, part in
      let name = JSONPointer.unescaped(part)
      guard let place, place.node.array != nil else { return place?[name] }
      return Int(name).flatMap { place.elements.indices.contains($0) ? place.elements[$0] : nil }
    }
  }
}
