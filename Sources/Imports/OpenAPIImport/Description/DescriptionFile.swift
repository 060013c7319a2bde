import Diagnostics
import JSONSource
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
    if let reference = externalReference(in: root) {
      return (nil, diagnostics + [severalFiles(reference, in: file)])
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

  /// The first reference into another file, outside of examples.
  private static func externalReference(in root: JSONNode) -> JSONNode? {
    var open = [root]
    while let node = open.popLast() {
      if let reference = node["$ref"], reference.string?.hasPrefix("#") == false {
        return reference
      }
      let members = node.object?.members ?? []
      open += (members.filter { !$0.name.hasPrefix("example") }.map(\.value) + (node.array ?? []))
        .reversed()
    }
    return nil
  }

  private static func severalFiles(_ reference: JSONNode, in file: SourceFile) -> Diagnostic {
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

extension JSONNode {
  /// Converts a YAML node with the JSON-compatible core schema of YAML.
  init(_ node: YAMLNode) {
    let offsets = node.range.start.offset..<max(node.range.start.offset, node.range.end.offset)
    switch node.content {
    case .scalar(let scalar):
      self.init(content: Self.content(of: scalar), offsets: offsets)
    case .sequence(let elements):
      self.init(content: .array(elements.map(JSONNode.init)), offsets: offsets)
    case .mapping(let mapping):
      let members = mapping.entries.map { entry in
        let (start, end) = (entry.keyRange.start.offset, entry.keyRange.end.offset)
        return JSONObject.Member(
          name: entry.key, nameOffsets: start..<max(start, end), value: JSONNode(entry.value))
      }
      self.init(content: .object(JSONObject(members)), offsets: offsets)
    }
  }

  private static func content(of scalar: YAMLNode.Scalar) -> Content {
    guard scalar.style == .plain else { return .string(scalar.text) }
    switch scalar.text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return isNumber(scalar.text) ? .number(scalar.text) : .string(scalar.text)
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first,
      Byte.isDigit(first) || first == UInt8(ascii: "-")
    else { return false }
    return text.utf8.count < 40 && !text.hasPrefix("0x") && Double(text) != nil
  }
}
