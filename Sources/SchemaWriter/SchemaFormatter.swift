import Diagnostics
import SchemaReader
import YAMLSource

/// Writes schemas in their canonical form.
///
/// The form is about how a schema is written, never about what it says: a text is only given out
/// after it has been read again and found to say the same, with every comment.
///
/// ```swift
/// switch SchemaFormatter.format(file) {
/// case .formatted(let text): print(text)
/// case .mistaken(let diagnostics): print(diagnostics)
/// case .failed(let failure): print(failure)
/// }
/// ```
public enum SchemaFormatter {
  public enum Result: Sendable {
    /// The file in its canonical form.
    case formatted(String)
    /// The file has mistakes, which are errors all, and nobody can say what it means.
    case mistaken([Diagnostic])
    /// The formatter has a mistake: what it made does not say what the file says.
    case failed(Failure)
  }

  /// What the formatter got wrong.
  public enum Failure: String, Sendable, Hashable {
    case meaning = "the formatted text would mean something else"
    case comments = "the formatted text would lack a comment, or have it in another place"
    case instability = "formatting the formatted text would change it again"
    case structure = "the text could not be taken apart"
  }

  /// The canonical form of a file on its own; its imports are not read.
  public static func format(_ file: SourceFile) -> Result {
    let meaning = FileMeaning(file)
    guard !meaning.hasErrors else {
      return .mistaken(meaning.diagnostics.filter { $0.severity == .error })
    }
    guard let draft = Draft(file) else { return .failed(.structure) }
    let formatted = SourceFile(path: file.path, text: draft.text)
    if formatted.bytes == file.bytes { return .formatted(draft.text) }
    if let failure = draft.failure(of: formatted, from: file, meaning) { return .failed(failure) }
    return .formatted(draft.text)
  }
}

/// What the formatter makes of a file, before anybody has looked whether it is right.
private struct Draft {
  let text: String
  let comments: [String]

  init?(_ file: SourceFile) {
    guard var tree = CommentAttachment.tree(of: file) else { return nil }
    tree.root.shorten()
    let lines = Printer.print(tree)
    text = lines.text
    comments = lines.comments
  }

  func failure(
    of formatted: SourceFile, from file: SourceFile, _ meaning: FileMeaning
  ) -> SchemaFormatter.Failure? {
    guard let old = SyntaxTree(file, as: .schema),
      let new = SyntaxTree(formatted, as: .schema)
    else { return .meaning }
    guard FileMeaning(formatted).isSame(as: meaning) else { return .meaning }
    let newComments = new.comments.map(\.text)
    guard newComments == comments, newComments.sorted() == old.comments.map(\.text).sorted(),
      new.directives == old.directives
    else { return .comments }
    guard Draft(formatted)?.text == text else { return .instability }
    return nil
  }
}
