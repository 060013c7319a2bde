import Diagnostics
import JSONSource
import Rendering
import SchemaReader
import SchemaWriter
import YAMLSource

extension LanguageServer {
  /// The edit that brings a file into its canonical form; none where it has errors or is formatted.
  func formatting(_ path: String, _ parameters: JSONTree) -> JSONTree {
    guard let file = documents.file(path), case .formatted(let text) = SchemaFormatter.format(file),
      text != file.text
    else { return .array([]) }
    return .array([
      .object(["range": TextPositions(file, encoding).range, "newText": .string(text)])
    ])
  }

  /// The meaning of the key at a position; for a resource type, the Swift that it becomes.
  func hover(_ path: String, _ parameters: JSONTree) -> JSONTree {
    guard let file = documents.file(path) else { return .null }
    let positions = TextPositions(file, encoding)
    guard let offset = positions.offset(parameters["position"]) else { return .null }
    let entries = KeyMeaning.entries(at: offset, in: file)
    guard let entry = entries.last else { return .null }
    let text: String
    if entries.count == 2, entries[0].key == "resources" {
      guard let swift = swift(of: entry.key, in: reading(path)) else { return .null }
      text = "```swift\n\(swift)```"
    } else if let summary = KeyMeaning.summary(of: entries) {
      text = "`\(entry.key)`: \(summary)"
    } else {
      return .null
    }
    return .object([
      "contents": .object(["kind": .string("markdown"), "value": .string(text)]),
      "range": positions.range(entry.keyRange),
    ])
  }

  /// The generated file of a resource type.
  private func swift(of type: String, in reading: APIReading) -> String? {
    var model = reading.model
    model.resources.removeAll { $0.type != type }
    guard let schema = reading.schema, let file = model.file ?? model.resources.first?.file,
      let files = try? ModelTemplates().files(of: model, schema)
    else { return nil }
    return files.first { $0.path == file.path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The declarations of the type, mixin, resource type or document that the word at a position names.
  func definition(_ path: String, _ parameters: JSONTree) -> JSONTree {
    guard let file = documents.file(path),
      let offset = TextPositions(file, encoding).offset(parameters["position"])
    else { return .array([]) }
    func isPart(_ byte: UInt8) -> Bool {
      Byte.isLetter(byte) || byte >= 0x80 || "-_:0123456789".utf8.contains(byte)
    }
    let before = file.bytes[..<offset].reversed().prefix(while: isPart).reversed()
    let after = file.bytes[offset...].prefix(while: isPart)
    var word = String(decoding: Array(before) + Array(after), as: UTF8.self)
    while word.hasSuffix(":") { word.removeLast() }
    return .array(
      reading(path).files.flatMap { file -> [JSONTree] in
        let root = YAMLReader.read(file).root?.mapping
        let positions = TextPositions(file, encoding)
        return ["types", "mixins", "resources", "documents"].compactMap { section in
          root?[section]?.mapping?.entry(for: word).map {
            .object([
              "uri": OpenDocuments.uri(file.path), "range": positions.range($0.keyRange),
            ])
          }
        }
      })
  }

  /// The types, mixins, resource types and documents of a file, with the members of each.
  func symbols(_ path: String, _ parameters: JSONTree) -> JSONTree {
    guard let file = documents.file(path), let root = YAMLReader.read(file).root?.mapping else {
      return .array([])
    }
    let positions = TextPositions(file, encoding)
    let kinds = [("types", 23), ("mixins", 11), ("resources", 5), ("documents", 11)]
    return .array(
      kinds.flatMap { section, kind in
        (root[section]?.mapping?.entries ?? []).map { entry in
          let members = [("attributes", 7), ("relationships", 8)].flatMap { part, kind in
            (entry.value.mapping?[part]?.mapping?.entries ?? []).map {
              symbol($0, kind, [], positions)
            }
          }
          return symbol(entry, kind, members, positions)
        }
      })
  }

  private func symbol(
    _ entry: YAMLNode.Mapping.Entry, _ kind: Int, _ children: [JSONTree], _ positions: TextPositions
  ) -> JSONTree {
    var whole = entry.keyRange
    whole.end = max(whole.end, entry.value.range.end)
    return .object([
      "name": .string(entry.key), "kind": .int(kind),
      "range": positions.range(whole),
      "selectionRange": positions.range(entry.keyRange),
      "children": children.isEmpty ? nil : .array(children),
    ])
  }
}
