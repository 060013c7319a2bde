/// An option that takes one value and is given twice on the command line.
///
/// The argument parser would silently use the last value.
struct RepeatedOption {
  let message: String

  /// The options that take one value, except those that may be repeated.
  private static let names = [
    "--output", "--config", "--templates", "--emit", "--models", "--diagnostics", "--from", "--to",
    "--against", "--name", "--fail-on", "--document", "--lost", "--stamp", "--depfile",
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
