import Diagnostics
import Foundation
import SchemaWriter
import YAMLSource

extension LanguageServer {
  /// Returns the edits that format a file, or the declarations in a range; empty if the file has
  /// errors.
  func formatting(_ request: Request) -> JSONTree {
    let (file, positions) = (request.file, request.positions)
    guard case .formatted(let text) = SchemaFormatter.format(file), text != file.text else {
      return []
    }
    guard let range = request.range else {
      return [["range": positions.range(of: 0..<file.bytes.count), "newText": .string(text)]]
    }
    let formatted = SourceFile(path: file.path, text: text)
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

  private func declarations(of file: SourceFile) -> [(name: [String], place: SourceRange)] {
    (YAMLReader.read(file).root?.mapping?.entries ?? []).flatMap { section in
      let entries = section.value.mapping?.entries ?? []
      return entries.isEmpty || section.value.range.start.line == section.keyRange.start.line
        ? [([section.key], section.whole)]
        : entries.map { ([section.key, $0.key], $0.whole) }
    }
  }

  /// The types, mixins, resource types and documents of a file, with the members of each.
  func symbols(_ request: Request) -> JSONTree {
    let positions = request.positions
    let declared = NameIndex([request.file]).occurrences.filter { $0.declaration != nil }
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

  func folds(_ request: Request) -> JSONTree {
    guard let root = YAMLReader.read(request.file).root else { return [] }
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

  func links(_ request: Request) -> JSONTree {
    .array(
      importLinks(request.file).map {
        [
          "range": request.positions.range($0.range),
          "target": .string(OpenDocuments.uri($0.target)),
        ]
      })
  }

  func importLinks(_ file: SourceFile) -> [(range: SourceRange, target: String)] {
    guard file.text.contains("imports:") else { return [] }
    let imports = YAMLReader.read(file).root?.mapping?["imports"]?.sequence ?? []
    let folder = URL(filePath: file.path).deletingLastPathComponent()
    return imports.compactMap { node in
      node.scalar.map { (node.range, folder.appending(path: $0.text).standardizedFileURL.path) }
    }
  }
}

extension YAMLNode.Mapping.Entry {
  var whole: SourceRange {
    var whole = keyRange
    if value.aliasRange == nil { whole.end = max(whole.end, value.range.end) }
    return whole
  }
}
