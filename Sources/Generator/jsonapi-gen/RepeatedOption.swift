/// An option on the command line that is given twice, though it takes one value.
///
/// The argument parser would use the last value without a word.
struct RepeatedOption {
  let message: String

  /// The options that take one value; those that may be repeated are not among them.
  private static let names = [
    "--output", "--config", "--templates", "--emit", "--models", "--diagnostics", "--from", "--to",
    "--against",
    "--name",
  ]

  /// - Parameter arguments: The arguments after the name of the program.
  init?(_ arguments: ArraySlice<String>) {
    var given: Set<String> = []
    for argument in arguments.prefix(while: { $0 != "--" }) {
      let word = argument.hasPrefix("-o") ? "--output" : String(argument.prefix { $0 != "=" })
      guard Self.names.contains(word), !given.insert(word).inserted else { continue }
      message = "\(word) may be given only once."
      return
    }
    return nil
  }
}
