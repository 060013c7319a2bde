/// Something in an output folder that is not the generator's to overwrite or delete.
public enum OutputConflict: Sendable, Hashable {
  /// A generated file's place is taken by a file that no earlier run wrote.
  case foreignFile(String)
  /// A file that the schema no longer yields was edited since it was generated.
  case editedLeftover(String)
  /// Where a file belongs there is a folder, a symbolic link or the like.
  case notAFile(String)
  /// Where a subfolder belongs there is a file, a symbolic link or the like.
  case notAFolder(String)
  /// Two files to generate that are one where letter case does not distinguish files.
  case sameFile(String, String)
}

extension OutputConflict: CustomStringConvertible {
  /// What is in the way, and what to do, as one sentence.
  public var description: String {
    switch self {
    case .foreignFile(let path):
      "\(path) would be overwritten, but jsonapi-gen did not make it: move it away, "
        + "or choose another output folder"
    case .editedLeftover(let path):
      "\(path) is no longer generated, but somebody edited it: move what is worth keeping "
        + "out of it, and delete it"
    case .notAFile(let path):
      "\(path) is the place of a generated file, but a folder, a link or the like is there: "
        + "move it away"
    case .notAFolder(let path):
      "\(path) is the place of a folder for generated files, but a file or a link is there: "
        + "move it away"
    case .sameFile(let path, let other):
      "\(path) and \(other) are one file where letter case does not count: "
        + "give one of the two another name with `swift:` in the schema"
    }
  }
}
