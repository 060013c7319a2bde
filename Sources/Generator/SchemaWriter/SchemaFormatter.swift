import Diagnostics
import SchemaReader
import YAMLSource

/// Formats schemas in their canonical form.
///
/// The canonical form only changes the notation of a schema, never its meaning: a formatted text is
/// only returned after it was read again, and has the same meaning and all comments.
public enum SchemaFormatter {
  public enum Result: Sendable {
    case formatted(String)
    /// The file has errors, so that its meaning is unknown.
    case mistaken([Diagnostic])
    /// The formatter has an error: its text has another meaning than the file.
    case failed(Failure)
  }

  public enum Failure: String, Sendable {
    case meaning = "the formatted text would mean something else"
    case comments = "the formatted text would lack a comment, or have it in another place"
    case instability = "formatting the formatted text would change it again"
    case structure = "the text could not be taken apart"
  }

  /// Formats a single file; its imports are not read.
  public static func format(_ file: SourceFile) -> Result {
    let old = FileMeaning(file)
    guard !old.hasErrors else {
      return .mistaken(old.diagnostics.filter { $0.severity == .error })
    }
    guard let oldTree = old.syntax, let lines = lines(of: oldTree, in: file) else {
      return .failed(.structure)
    }
    let text = lines.text
    let formatted = SourceFile(path: file.path, text: text)
    if formatted.bytes == file.bytes { return .formatted(text) }
    // The text is read again, to verify that nothing is lost.
    let new = FileMeaning(formatted)
    guard let newTree = new.syntax, new.isSame(as: old) else { return .failed(.meaning) }
    let comments = newTree.comments.map(\.text)
    guard comments == lines.comments, comments.sorted() == oldTree.comments.map(\.text).sorted(),
      newTree.directives == oldTree.directives
    else { return .failed(.comments) }
    guard Self.lines(of: newTree, in: formatted)?.text == text else {
      return .failed(.instability)
    }
    return .formatted(text)
  }

  private static func lines(of syntax: SyntaxTree, in file: SourceFile) -> PrintedLines? {
    guard var tree = CommentAttachment.tree(of: syntax, in: file) else { return nil }
    tree.root.shorten()
    return Printer.print(tree)
  }
}
