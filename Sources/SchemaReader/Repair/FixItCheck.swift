import Diagnostics

/// Tries fix-its, so that none leads to another error in the same place.
enum FixItCheck {
  /// Files that are larger, or have more fix-its, are not read again.
  private static let (maxSize, maxCount) = (1 << 16, 32)

  /// Removes fix-its after which their error is still there, or the lines that they edit have
  /// another one.
  ///
  /// - Parameter read: returns the diagnostics with another text of a file.
  static func removeMisleading(
    from diagnostics: inout [Diagnostic], of files: [SourceFile],
    _ read: (SourceFile) -> [Diagnostic]
  ) {
    guard diagnostics.reduce(0, { $0 + $1.fixIts.count }) <= maxCount,
      files.reduce(0, { $0 + $1.bytes.count }) <= maxSize
    else { return }
    let known = counts(of: diagnostics)
    for index in diagnostics.indices {
      let fault = Fault(diagnostics[index])
      diagnostics[index].fixIts.removeAll { fixIt in
        guard let file = files.first(where: { $0.path == fixIt.edits.first?.range.file }),
          fixIt.edits.allSatisfy({ $0.range.file == file.path })
        else { return false }
        let lines = Set(fixIt.edits.map(\.range.start.line))
        let after = read(file.applying(fixIt.edits))
        return counts(of: after)[fault, default: 0] >= known[fault, default: 0]
          || after.contains { diagnostic in
            diagnostic.severity == .error && diagnostic.range.file == file.path
              && lines.contains(diagnostic.range.start.line)
              && known[Fault(diagnostic)] == nil
          }
      }
    }
  }

  private static func counts(of diagnostics: [Diagnostic]) -> [Fault: Int] {
    diagnostics.reduce(into: [:]) { $0[Fault($1), default: 0] += 1 }
  }

  /// A diagnostic without its place, which an edit may move.
  private struct Fault: Hashable {
    let identifier: String
    let message: String

    init(_ diagnostic: Diagnostic) {
      identifier = diagnostic.identifier
      message = diagnostic.message
    }
  }
}

extension SourceFile {
  fileprivate func applying(_ edits: [Diagnostic.FixIt.Edit]) -> SourceFile {
    var bytes = bytes
    for edit in edits.sorted(by: { $0.range.start.offset > $1.range.start.offset }) {
      bytes.replaceSubrange(
        edit.range.start.offset..<edit.range.end.offset, with: edit.replacement.utf8)
    }
    return SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))
  }
}
