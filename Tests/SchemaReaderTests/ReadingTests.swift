import Diagnostics
import ResourceSchema
import SchemaReader
import TestSupport
import Testing

/// What schemas mean, and what is reported of them: the table `schemas.txt`.
///
/// A case begins with what it is about. It has one schema, or several between lines `⁂`, without their first two lines; a
/// schema of several files has `--- NAME` before each, and the first, and those that are `named`, are read together. The
/// schema after a line `≡` means the same as the one before. A file `jsonapi-gen.yaml` is a configuration.
struct ReadingTests {
  private static let table = CaseTable("../Tables/schemas.txt")

  @Test("a schema means what is recorded, in every spelling", arguments: table.cases)
  func meaning(example: CaseTable.Case) {
    #expect(Self.meanings(of: example) == example.recorded)
    #expect(!example.recorded.contains("≢"))
  }

  @Test("updates the table", .enabled(if: CaseTable.isUpdated, "`make golden` alone asks for it"))
  func updates() throws {
    try Self.table.write(Self.meanings)
  }

  @Test("every primitive type is read", arguments: PrimitiveType.allCases)
  func primitiveType(type: PrimitiveType) {
    let file = SourceFile(
      path: "test.yaml", text: header + article("attributes: { a: \(type.rawValue) }"))
    let schema = SchemaReader.read([file]) { _ in throw NoImports() }.schema
    #expect(schema?.resources.first?.attributes.map(\.type) == [.primitive(type)])
  }

  private static func meanings(of example: CaseTable.Case) -> String {
    example.text.components(separatedBy: "⁂\n").map { spellings in
      let meanings = spellings.components(separatedBy: "≡\n").map(meaning)
      let others = meanings.dropFirst().filter { $0 != meanings[0] }
      return meanings[0] + others.map { "≢\n" + $0 }.joined()
    }.joined(separator: "⁂\n")
  }

  private static func meaning(of text: String) -> String {
    let mark = ", named"
    let files = schemaFiles(text)
    if files[0].path.hasSuffix(Configuration.fileName) {
      let reading = Configuration.read(files[0])
      return lines(reading.diagnostics, reading.configuration)
    }
    let named = files.filter { $0.path == files[0].path || $0.path.hasSuffix(mark) }
      .map { SourceFile(path: $0.path.replacing(mark, with: ""), text: $0.text) }
    let result = SchemaReader.read(named) { path in
      guard let file = files.first(where: { $0.path == path }) else { throw NoImports() }
      return file
    }
    let paths = files.count == 1 ? "" : "files: \(result.files.map(\.path))\n"
    return paths + lines(result.diagnostics, result.schema)
  }

  private static func lines(_ diagnostics: [Diagnostic], _ value: (some Sendable)?) -> String {
    diagnostics.map { "\($0.identifier): \(recorded($0))" }.joined()
      + (value.flatMap { Outline($0)?.lines(width: 100) } ?? []).map { $0 + "\n" }.joined()
  }
}

/// A part of a schema by the names of its properties, without those that are absent, false or empty, or as they are where
/// the file does not state them.
private indirect enum Outline: CustomStringConvertible {
  case text(String)
  case list([Outline])
  case members([(name: String, value: Outline)])
  case alternative(String, Outline)

  private static let defaults: Set<String> = [
    "access: readWrite", "apiDescription: none", "clientIds: forbidden", "errors: basic",
    "idType: primitive string", "linkage: always", "lists: comma", "name: Test",
  ]

  init?(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    let children = mirror.children
    switch (mirror.displayStyle, value) {
    case (_, let text as String):
      self = .text(text.isEmpty || text.contains("\n") ? text.debugDescription : text)
    case (.optional, _):
      guard let value = children.first?.value else { return nil }
      self.init(value)
    case (.collection, _): self = .list(children.compactMap { Outline($0.value) })
    case (.set, _):
      self = .list(children.compactMap { Outline($0.value) }.sorted { "\($0)" < "\($1)" })
    case (.dictionary, _):
      let pairs = children.map { Array(Mirror(reflecting: $0.value).children).map(\.value) }
      let members = pairs.compactMap { pair in
        Outline(pair[1]).map { (name: "\(pair[0])", value: $0) }
      }
      self = .members(members.sorted { $0.name < $1.name })
    case (.struct, _) where children.map(\.label) == ["value", "_range"]:
      self.init(children[children.startIndex].value)
    case (.struct, _), (.tuple, _):
      let members = children.compactMap(Self.member)
      self = .members(members + ((value as? Resource).map(Self.paths) ?? []))
    case (.enum, _) where !children.isEmpty:
      let child = children[children.startIndex]
      guard let payload = Outline(child.value) else { return nil }
      self = .alternative(child.label ?? "", payload)
    default: self = .text("\(value)")
    }
  }

  private static func member(_ child: Mirror.Child) -> (name: String, value: Outline)? {
    let mirror = Mirror(reflecting: child.value)
    let isEmpty =
      [.collection, .dictionary, .set].contains(mirror.displayStyle) && mirror.children.isEmpty
    guard let name = child.label, !name.hasPrefix("_"), !isEmpty, child.value as? Bool != false,
      let outline = Outline(child.value), "\(outline)" != "{}",
      !defaults.contains("\(name): \(outline)")
    else { return nil }
    return (name, outline)
  }

  /// The paths that follow from those that a resource has of its own.
  private static func paths(of resource: Resource) -> [(name: String, value: Outline)] {
    guard resource.api.path != nil || !resource.api.paths.isEmpty else { return [] }
    return ResourceAPI.Route.allCases.map { ("path of \($0)", .text(resource.path(of: $0))) }
  }

  var description: String {
    switch self {
    case .text(let text): text
    case .list(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .members(let members):
      "{\(members.map { Self.line($0.name, $0.value) }.joined(separator: ", "))}"
    case .alternative(let name, let payload): "\(name) \(payload)"
    }
  }

  private static func line(_ name: String, _ value: Outline) -> String {
    "\(value)" == "true" ? name : "\(name): \(value)"
  }

  func lines(width: Int) -> [String] {
    func indented(_ value: Outline) -> [String] { value.lines(width: width - 2).map { "  " + $0 } }
    switch self {
    case .members(let members) where width == 100 || description.count > width:
      return members.flatMap { name, value in
        let line = Self.line(name, value)
        return line.count > width ? ["\(name):"] + indented(value) : [line]
      }
    case .list(let elements) where description.count > width:
      return elements.flatMap { element in
        let lines = indented(element)
        return ["-" + (lines.first ?? "").dropFirst()] + lines.dropFirst()
      }
    case .alternative(let name, let payload) where description.count > width:
      return ["\(name):"] + indented(payload)
    default: return [description]
    }
  }
}
