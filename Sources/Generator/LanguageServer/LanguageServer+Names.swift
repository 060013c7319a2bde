import Diagnostics

extension LanguageServer {
  /// The declarations of the name at a position; of an import, the file.
  mutating func definition(_ request: Request) -> JSONTree {
    if let offset = request.offset,
      let link = importLinks(request.file).first(where: { $0.range.touches(offset) })
    {
      guard documents.file(link.target) != nil else { return [] }
      let start = request.positions.range(of: 0..<0)
      return [["uri": .string(OpenDocuments.uri(link.target)), "range": start]]
    }
    return locations(uses(of: request).filter { $0.declaration != nil }, request.path)
  }

  /// Returns the uses of the name at a position, and its declarations if the client requests them.
  mutating func references(_ request: Request) -> JSONTree {
    let declarationsToo = request.parameters["context"]?["includeDeclaration"] != false
    let found = uses(of: request).filter { declarationsToo || $0.declaration == nil }
    return locations(found, request.path)
  }

  private func locations(_ occurrences: [NameIndex.Occurrence], _ path: String) -> JSONTree {
    let positions = positions(of: reading(path).files)
    return .array(occurrences.compactMap { location($0.range, positions) })
  }

  mutating func highlights(_ request: Request) -> JSONTree {
    .array(
      uses(of: request).filter { $0.range.file == request.path }.map {
        ["range": request.positions.range($0.range), "kind": $0.declaration == nil ? 2 : 3]
      })
  }

  private mutating func uses(of request: Request) -> [NameIndex.Occurrence] {
    guard let offset = request.offset else { return [] }
    let index = names(of: request.path)
    return index.occurrence(at: offset, in: request.path).map { index.occurrences(of: $0.name) }
      ?? []
  }

  /// The declarations whose names have the letters of a query in their order.
  mutating func workspaceSymbols(_ parameters: JSONTree) -> JSONTree {
    let query = parameters["query"]?.string?.lowercased() ?? ""
    func matches(_ name: String) -> Bool {
      var rest = query[...]
      for character in name.lowercased() where character == rest.first { rest.removeFirst() }
      return rest.isEmpty
    }
    var known: Set<SourceRange> = []
    var symbols: [JSONTree] = []
    for path in documents.paths {
      let positions = positions(of: reading(path).files)
      for occurrence in names(of: path).occurrences
      where occurrence.declaration != nil && matches(occurrence.name.text)
        && known.insert(occurrence.range).inserted
      {
        symbols.append(
          .object([
            "name": .string(occurrence.name.text),
            "kind": .int(occurrence.name.kind.details.symbol),
            "location": location(occurrence.range, positions),
            "containerName": occurrence.name.owner.map { .string($0.name) },
          ]))
      }
    }
    return .array(symbols)
  }

  // MARK: Renaming

  mutating func renaming(_ request: Request) throws -> JSONTree {
    let occurrence = try occurrenceToRename(request)
    return [
      "range": request.positions.range(occurrence.range),
      "placeholder": .string(occurrence.name.text),
    ]
  }

  private mutating func occurrenceToRename(_ request: Request) throws -> NameIndex.Occurrence {
    let reading = reading(request.path)
    if let broken = reading.files.first(where: { !reading.isYAML($0) }) {
      let name = broken.path.split(separator: "/").last ?? ""
      throw RequestError(.failed, "`\(name)` has a YAML error, so not all uses are known.")
    }
    guard let offset = request.offset,
      let occurrence = names(of: request.path).occurrence(at: offset, in: request.path)
    else {
      throw RequestError(
        .failed,
        "Only types, resource types, mixins, documents, attributes and relationships"
          + " can be renamed.")
    }
    return occurrence
  }

  /// The edits that give the name at a position another text, wherever it is declared and used.
  mutating func rename(_ request: Request) throws -> JSONTree {
    let name = try occurrenceToRename(request).name
    let index = names(of: request.path)
    guard let text = request.parameters["newName"]?.string else { return .null }
    var renamed = name
    renamed.text = text
    let pattern = try? Regex(name.kind.details.rule.pattern)
    guard !text.isEmpty, !text.contains("?"), let pattern,
      (try? pattern.wholeMatch(in: text)) != nil
    else {
      throw RequestError(.failed, "`\(text)` can't be the name of \(name.kind.details.text).")
    }
    guard name == renamed || index.occurrences(of: renamed).isEmpty else {
      throw RequestError(.failed, "There is already \(name.kind.details.text) `\(text)`.")
    }
    let edits = index.occurrences(of: name).map { Diagnostic.FixIt.Edit($0.range, text) }
    if [.resourceType, .attribute, .relationship].contains(name.kind) {
      let warning =
        "`\(name.text)` is a name in the API: models with `\(text)` work only with a server that"
        + " uses it, too."
      notifications.append(
        Self.message("window/showMessage", ["type": 2, "message": .string(warning)]))
    }
    return edit(edits, positions(of: reading(request.path).files))
  }
}
