import Diagnostics

extension LanguageServer {
  /// Returns the diagnostics of all files of the APIs that open files belong to, and empty ones for
  /// files whose diagnostics are gone.
  mutating func diagnosticMessages() -> [JSONTree] {
    isStale = false
    readings = [:]
    var diagnostics: [String: [JSONTree]] = [:]
    for path in documents.paths where diagnostics[path] == nil {
      let reading = documents.read(path)
      let positions = positions(of: reading.files)
      for file in reading.files where diagnostics[file.path] == nil {
        readings[file.path] = reading
        documents.remember(file, in: reading)
        diagnostics[file.path] = reading.diagnostics.filter { $0.range.file == file.path }
          .compactMap { json($0, positions) }
      }
    }
    let cleared = published.subtracting(diagnostics.keys)
    published = Set(diagnostics.filter { !$0.value.isEmpty }.keys).union(
      diagnostics.keys.filter { documents[$0] != nil })
    return (diagnostics.map { ($0, $1) } + cleared.map { ($0, []) }).sorted(by: \.0).map {
      path, diagnostics in
      Self.message(
        "textDocument/publishDiagnostics",
        ["uri": .string(OpenDocuments.uri(path)), "diagnostics": .array(diagnostics)])
    }
  }

  /// A range with the URI of its file; `nil` if the file is not one of those with positions.
  func location(_ range: SourceRange, _ positions: [String: TextPositions]) -> JSONTree? {
    positions[range.file].map {
      ["uri": .string(OpenDocuments.uri(range.file)), "range": $0.range(range)]
    }
  }

  func positions(of files: [SourceFile]) -> [String: TextPositions] {
    Dictionary(files.map { ($0.path, TextPositions($0, encoding)) }) { first, _ in first }
  }

  /// Returns a diagnostic in the form of the protocol: its note and its suggestion are part of the
  /// message, and its labels are related locations.
  func json(_ diagnostic: Diagnostic, _ positions: [String: TextPositions]) -> JSONTree? {
    guard let own = positions[diagnostic.range.file] else { return nil }
    let severity =
      switch diagnostic.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    let help = diagnostic.suggestion.map { "help: \($0)" }
    let related = diagnostic.labels.compactMap { label -> JSONTree? in
      guard let location = location(label.range, positions) else { return nil }
      return ["location": location, "message": .string(label.message)]
    }
    return .object([
      "range": own.range(diagnostic.range), "severity": .int(severity),
      "code": .string(diagnostic.identifier), "source": "jsonapi-gen",
      "message": .string(
        [diagnostic.message, diagnostic.note, help].compactMap(\.self).joined(separator: "\n")),
      "relatedInformation": related.isEmpty ? nil : .array(related),
    ])
  }

  /// A quick fix for each fix-it of the diagnostics in a range, and one action for all that are certain.
  func codeActions(_ request: Request) -> JSONTree {
    let reading = reading(request.path)
    let positions = positions(of: reading.files)
    guard positions[request.path] != nil, let range = request.range else { return [] }
    let wanted = request.parameters["context"]?["only"]?.array?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool {
      wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? true
    }
    let diagnostics = reading.diagnostics.filter { $0.range.file == request.path }
    var actions: [JSONTree] = []
    if isWanted("quickfix") {
      for diagnostic in diagnostics
      where diagnostic.range.start.offset <= range.upperBound
        && diagnostic.range.end.offset >= range.lowerBound
      {
        for (index, fixIt) in diagnostic.fixIts.enumerated() {
          actions.append(
            .object([
              "title": .string(fixIt.title), "kind": "quickfix",
              "diagnostics": json(diagnostic, positions).map { .array([$0]) },
              "isPreferred": index == 0 ? true : nil,
              "edit": edit(fixIt.edits, positions),
            ]))
        }
      }
    }
    let certain = certainEdits(diagnostics)
    if isWanted("source.fixAll"), !certain.isEmpty {
      actions.append([
        "title": "Fix all that is certain", "kind": "source.fixAll",
        "edit": edit(certain, positions),
      ])
    }
    return .array(actions)
  }

  /// Returns the edits of the diagnostics with a single fix-it; of overlapping edits, only the
  /// first.
  private func certainEdits(_ diagnostics: [Diagnostic]) -> [Diagnostic.FixIt.Edit] {
    var edits: [Diagnostic.FixIt.Edit] = []
    for diagnostic in diagnostics {
      guard diagnostic.fixIts.count == 1, let fixIt = diagnostic.fixIts.first else { continue }
      let overlaps = fixIt.edits.contains { new in
        edits.contains {
          $0.range.file == new.range.file && $0.range.start.offset <= new.range.end.offset
            && new.range.start.offset <= $0.range.end.offset
        }
      }
      if !overlaps { edits += fixIt.edits }
    }
    return edits
  }

  func edit(
    _ edits: [Diagnostic.FixIt.Edit], _ positions: [String: TextPositions]
  ) -> JSONTree {
    let changes = Dictionary(grouping: edits, by: \.range.file).sorted(by: \.key)
      .compactMap { path, edits -> JSONTree.Member? in
        guard let positions = positions[path] else { return nil }
        let texts = edits.map { edit -> JSONTree in
          ["range": positions.range(edit.range), "newText": .string(edit.replacement)]
        }
        return JSONTree.Member(OpenDocuments.uri(path), .array(texts))
      }
    return ["changes": .object(changes)]
  }
}
