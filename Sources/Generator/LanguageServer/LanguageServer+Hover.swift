import Diagnostics
import Rendering
import SwiftModel
import YAMLSource

extension LanguageServer {
  /// The command that returns the Swift of the resource type at a position.
  static let preview = "jsonapi-gen.preview"

  /// Returns the explanations of the diagnostics at a position, and the generated Swift for a name
  /// or the meaning of a key.
  mutating func hover(_ request: Request) -> JSONTree {
    let (file, path) = (request.file, request.path)
    guard let offset = request.offset else { return .null }
    let reading = reading(path)
    var parts: [String] = []
    var range: SourceRange?
    for diagnostic in reading.diagnostics {
      let place = diagnostic.range
      guard place.file == path, place.touches(offset),
        let explanation = explain(diagnostic.identifier)
      else { continue }
      parts.append(explanation)
      range = range ?? place
    }
    let occurrence = names(of: path).occurrence(at: offset, in: path)
    if let occurrence, let swift = swift(of: occurrence.name, in: reading) {
      parts.append("```swift\n\(swift)```")
      range = range ?? occurrence.range
    } else if !file.isTemplate, let key = key(at: offset, in: file) {
      parts.append("`\(key.entry.key)`: \(key.summary)")
      range = range ?? key.entry.keyRange
    }
    guard let range else { return .null }
    let text = parts.joined(separator: "\n\n---\n\n")
    return [
      "contents": ["kind": "markdown", "value": .string(text)],
      "range": request.positions.range(range),
    ]
  }

  /// The key of the language at an offset, with its description.
  private func key(
    at offset: Int, in file: SourceFile
  ) -> (entry: YAMLNode.Mapping.Entry, summary: String)? {
    guard let root = YAMLReader.read(file).root else { return nil }
    var found: (YAMLNode.Mapping.Entry, String)?
    LanguagePlace(values: [.form(OpenDocuments.form(file.path))]).walk(root) { part, place in
      guard case .key(let entry, _) = part, entry.keyRange.touches(offset) else { return }
      for case .form(let form) in place.values {
        guard let key = form.key(entry.key.withoutMark.text) else { continue }
        found = found ?? (entry, key.summary)
      }
    }
    return found
  }

  /// The names in Swift of the resource types and fields in a range, where they differ from those in JSON.
  mutating func hints(_ request: Request) -> JSONTree {
    let (path, positions) = (request.path, request.positions)
    guard wantsInlayHints, let model = reading(path).model else { return [] }
    let range = request.range ?? 0..<request.file.bytes.count
    let resources = Dictionary(model.resources.map { ($0.type, $0) }) { first, _ in first }
    func swiftName(_ name: DeclaredName) -> String? {
      let resource = name.resourceType.flatMap { resources[$0] }
      return name.kind == .resourceType
        ? resource?.alias.name : resource?.field(name)?.identifier.name
    }
    return .array(
      names(of: path).occurrences.compactMap { occurrence in
        let place = occurrence.range
        guard occurrence.declaration != nil, place.file == path,
          range.contains(place.start.offset), let name = swiftName(occurrence.name),
          name != occurrence.name.text
        else { return nil }
        let end = positions.range(place)["end"]
        return .object(["position": end, "label": .string(name), "paddingLeft": true])
      })
  }

  /// Runs the command of the preview: its arguments are the URI of a file and a position.
  mutating func execute(_ parameters: JSONTree) throws -> JSONTree {
    guard parameters["command"] == .string(Self.preview) else {
      throw RequestError(.invalidParameters, "The only command is `\(Self.preview)`.")
    }
    guard let arguments = parameters["arguments"]?.array, arguments.count == 2,
      let path = OpenDocuments.path(arguments[0]), let file = documents.file(path),
      let offset = TextPositions(file, encoding).offset(arguments[1])
    else {
      throw RequestError(.invalidParameters, "The arguments are the URI of a file and a position.")
    }
    let around = names(of: path).occurrences.first {
      guard $0.name.owner == nil, let place = $0.declaration else { return false }
      return place.file == path && place.touches(offset)
    }
    guard let around, let swift = swift(of: around.name, in: reading(path)) else {
      throw RequestError(.failed, "No resource type, type or document is here.")
    }
    return .string(swift)
  }

  private static let templates = ModelTemplates()

  /// The Swift that a name becomes: the file of a resource type, and the declaration of anything else.
  private func swift(of name: DeclaredName, in reading: APIReading) -> String? {
    guard var model = reading.model, let schema = reading.schema else { return nil }
    model.resources.removeAll { $0.type != name.resourceType }
    (model.queries, model.client) = ([], nil)
    let resource = model.resources.first
    var path = resource?.file.path
    var declared: String?
    switch name.kind {
    case .attribute, .relationship: declared = resource?.field(name)?.identifier.declared
    case .type:
      path = model.typesFile?.path
      declared = schema.types.first { $0.name.value == name.text }.map { SwiftModel.name(of: $0) }
    case .document:
      path = model.documentsFile?.path
      declared = model.documents.first { $0.alias.name == name.text }?.alias.name
    case .resourceType: break
    case .mixin: return nil
    }
    if name.kind != .document { model.documents = [] }
    if name.kind != .type { model.types = [] }
    guard let path = model.file?.path ?? path,
      let files = try? Self.templates.files(of: model, schema),
      let file = files.first(where: { $0.path == path })
    else { return nil }
    let text = String(decoding: file.bytes, as: UTF8.self)
    if name.kind == .resourceType { return text }
    return declared.flatMap { Self.declaration(of: $0, in: text) }
  }

  private static func declaration(of name: String, in text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let keywords: Set<Substring> = ["var", "let", "struct", "enum", "typealias"]
    let found = lines.firstIndex { line in
      let words = line.split { " :<={".contains($0) }
      return words.drop { !keywords.contains($0) }.dropFirst().first == name[...]
    }
    guard let found else { return nil }
    let indentation = lines[found].prefix { $0 == " " }
    /// The text of a line at this indentation, or a deeper one.
    func indented(_ line: Substring) -> Substring? {
      line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : nil
    }
    let before = lines[..<found].reversed().prefix {
      indented($0).map { $0.hasPrefix("///") || $0.hasPrefix("@") } == true
    }
    let start = found - before.count
    let isOpen = lines[found].last.map("{=(".contains) == true
    let next = lines[(found + 1)...].firstIndex { indented($0).map { $0.first != " " } == true }
    guard let end = isOpen ? next : found else { return nil }
    return lines[start...end].map { $0.dropFirst(indentation.count) + "\n" }.joined()
  }
}

extension ResourceModel {
  fileprivate func field(_ name: DeclaredName) -> PropertyModel? {
    (name.kind == .attribute ? attributes : relationships).first { $0.wireName == name.text }
  }
}
