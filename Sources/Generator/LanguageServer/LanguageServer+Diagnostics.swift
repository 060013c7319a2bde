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
      let positions = positions(of: reading)
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
    return (diagnostics.map { ($0, $1) } + cleared.map { ($0, []) }).sorted { $0.0 < $1.0 }.map {
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

  func positions(of reading: APIReading) -> [String: TextPositions] {
    Dictionary(reading.files.map { ($0.path, TextPositions($0, encoding)) }) { first, _ in first }
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
}
