import Diagnostics

/// An edit near an error of YAML, and what to say if it is what the author meant.
struct Proposal {
  typealias Edit = (offsets: Range<Int>, text: String)

  var kind: YAMLDiagnostic
  var message: String
  var advice: Advice
  var place: Range<Int>
  var labels: [Diagnostic.Label] = []
  var edits: [Edit]
  /// False for an edit that only confirms the wording, or that the author has to complete.
  var isOffered = true
}

/// Reads a text again with each of the proposals for its error, until one removes the error.
///
/// A proposal is right if YAML reads more of the text with it: beyond the lines of the error and of
/// the edits.
struct SyntaxSearch {
  private static let maxReadings = 60
  private static let linesBelow = 20
  /// The maximum number of bytes of a text that is read again.
  private static let maxSize = 1 << 18

  private let diagnosis: SyntaxDiagnosis
  /// The line at fault, counted from 0.
  private let line: Int
  private var readings = 0

  init(_ diagnosis: SyntaxDiagnosis) {
    self.diagnosis = diagnosis
    line = diagnosis.text.position(atOffset: diagnosis.fault).line - 1
  }

  mutating func diagnostic(of proposals: [Proposal]) -> Diagnostic? {
    for proposal in proposals where proposal.edits.isEmpty || isRead(with: proposal.edits) {
      return diagnosis.diagnostic(of: proposal)
    }
    return nil
  }

  private mutating func isRead(with edits: [Proposal.Edit]) -> Bool {
    readings += 1
    let text = diagnosis.text
    var bytes = text.file.bytes
    guard readings <= Self.maxReadings, bytes.count <= Self.maxSize else { return false }
    let lines = edits.map { text.position(atOffset: $0.offsets.upperBound).line - 1 }
    let added = edits.reduce(0) { $0 + $1.text.utf8.count(where: Byte.isLineBreak) }
    let last = (lines + [line]).reduce(0, max) + added
    for edit in edits.reversed() { bytes.replaceSubrange(edit.offsets, with: edit.text.utf8) }
    let failure = LibYAML.forEachEvent(in: bytes) { event in
      event.start.line > last + Self.linesBelow ? .stop : .next
    }
    return failure.map { $0.line(in: bytes) > last } ?? true
  }
}

extension LibYAML.Failure {
  /// True if libyaml failed in a token, whose start is the place of the error.
  var isInToken: Bool { context?.hasPrefix("while scanning") == true }

  fileprivate func line(in bytes: [UInt8]) -> Int {
    let end = bytes.lastIndex { !Byte.isWhitespace($0) } ?? 0
    let isAtEnd = problemLine >= bytes[..<end].count { $0 == Byte.lineFeed }
    return context != nil && (isInToken || isAtEnd) ? contextLine : problemLine
  }
}

extension SyntaxDiagnosis {
  func diagnostic(of proposal: Proposal) -> Diagnostic {
    var result = diagnostic(
      proposal.kind, proposal.message, advice: proposal.advice, at: proposal.place,
      labels: proposal.labels)
    if proposal.isOffered, !proposal.edits.isEmpty {
      result.fixIts = [
        .init(title(of: proposal.edits), proposal.edits.map { .init(range($0.offsets), $0.text) })
      ]
    }
    return result
  }

  private func title(of edits: [Proposal.Edit]) -> String {
    let (offsets, text) = edits[0]
    if text.hasPrefix("'") { return "Put the text in quotes" }
    if text.hasPrefix("\n") { return "Write the text on the next line" }
    if text.isEmpty { return "Remove `\(excerpt(offsets))`" }
    if text.allSatisfy({ $0 == " " }) {
      return offsets.isEmpty && text.count == 1 ? "Write a space" : "Change the indentation"
    }
    return offsets.isEmpty ? "Write `\(text)`" : "Replace with `\(text)`"
  }
}
