import Diagnostics
import Foundation
import JSONSource
import SchemaReader
import SchemaWriter
import YAMLSource

extension LanguageServer {
  /// Returns the edits that format a file, or the declarations in a range; empty if the file has
  /// errors.
  func formatting(_ path: String, _ parameters: JSONTree) -> JSONTree {
    guard let file = documents.file(path), case .formatted(let text) = SchemaFormatter.format(file),
      text != file.text
    else { return [] }
    let positions = TextPositions(file, encoding)
    guard let range = positions.offsets(parameters["range"]) else {
      return [["range": positions.range(of: 0..<file.bytes.count), "newText": .string(text)]]
    }
    let formatted = SourceFile(path: path, text: text)
    let replacements = declarations(of: formatted)
    return .array(
      declarations(of: file).compactMap { name, place in
        guard place.start.offset <= range.upperBound, place.end.offset >= range.lowerBound,
          let replacement = replacements.first(where: { $0.name == name })?.place
        else { return nil }
        let new = formatted.bytes[replacement.start.offset..<replacement.end.offset]
        return [
          "range": positions.range(place), "newText": .string(String(decoding: new, as: UTF8.self)),
        ]
      })
  }

  /// The declarations of a file, and its other entries, with their places.
  private func declarations(of file: SourceFile) -> [(name: [String], place: SourceRange)] {
    (YAMLReader.read(file).root?.mapping?.entries ?? []).flatMap { section in
      let entries = section.value.mapping?.entries ?? []
      return entries.isEmpty || section.value.range.start.line == section.keyRange.start.line
        ? [([section.key], section.whole)]
        : entries.map { ([section.key, $0.key], $0.whole) }
    }
  }

  /// The types, mixins, resource types and documents of a file, with the members of each.
  func symbols(_ path: String) -> JSONTree {
    guard let file = documents.file(path) else { return [] }
    let positions = TextPositions(file, encoding)
    let declared = NameIndex([file]).occurrences.filter { $0.declaration != nil }
    let members = Dictionary(grouping: declared, by: \.name.owner)
    func symbols(of owner: DeclaredName.Owner?) -> [JSONTree] {
      (members[owner] ?? []).map { occurrence in
        let name = occurrence.name
        let children = name.owner == nil ? symbols(of: .init(kind: name.kind, name: name.text)) : []
        return .object([
          "name": .string(name.text), "kind": .int(name.kind.details.symbol),
          "range": positions.range(occurrence.declaration ?? occurrence.range),
          "selectionRange": positions.range(occurrence.range),
          "children": children.isEmpty ? nil : .array(children),
        ])
      }
    }
    return .array(symbols(of: nil))
  }

  /// The mappings and lists that have several lines.
  func folds(_ path: String) -> JSONTree {
    guard let file = documents.file(path), let root = YAMLReader.read(file).root else {
      return []
    }
    var folds: [JSONTree] = []
    func visit(_ node: YAMLNode) {
      for element in node.sequence ?? [] { visit(element) }
      for entry in node.mapping?.entries ?? [] {
        let (start, end) = (entry.keyRange.start.line, entry.value.range.end.line)
        if entry.value.scalar == nil, entry.value.aliasRange == nil, end > start {
          folds.append(["startLine": .int(start - 1), "endLine": .int(end - 1)])
          visit(entry.value)
        }
      }
    }
    visit(root)
    return .array(folds)
  }

  /// The imports of a file as links to the files.
  func links(_ path: String) -> JSONTree {
    guard let file = documents.file(path) else { return [] }
    let positions = TextPositions(file, encoding)
    return .array(
      importLinks(path).map {
        ["range": positions.range($0.range), "target": .string(OpenDocuments.uri($0.target))]
      })
  }

  /// The places of a file's imports, with the paths of the files.
  func importLinks(_ path: String) -> [(range: SourceRange, target: String)] {
    guard let file = documents.file(path), file.text.contains("imports:") else { return [] }
    let imports = YAMLReader.read(file).root?.mapping?["imports"]?.sequence ?? []
    let folder = URL(filePath: path).deletingLastPathComponent()
    return imports.compactMap { node in
      node.scalar.map { (node.range, folder.appending(path: $0.text).standardizedFileURL.path) }
    }
  }
}

extension YAMLNode.Mapping.Entry {
  /// The place of the key and its value.
  var whole: SourceRange {
    var whole = keyRange
    if value.aliasRange == nil { whole.end = max(whole.end, value.range.end) }
    return whole
  }
}
