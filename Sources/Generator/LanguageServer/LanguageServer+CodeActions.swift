import Diagnostics

extension LanguageServer {
  /// A quick fix for each fix-it of the diagnostics in a range, and one action for all that are certain.
  func codeActions(_ request: Request) -> JSONTree {
    let reading = reading(request.path)
    let positions = positions(of: reading)
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

  /// The change of a workspace.
  func edit(
    _ edits: [Diagnostic.FixIt.Edit], _ positions: [String: TextPositions]
  ) -> JSONTree {
    let changes = Dictionary(grouping: edits, by: \.range.file).sorted { $0.key < $1.key }
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
