/// An option that the argument parser would misread without an error.
///
/// If an option that takes one value is given twice, the parser uses the last value. `-output` is the option `-o` with the
/// value `utput`.
struct MisreadOption {
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
      if argument.prefix(while: { $0 != "=" }) == "-output" {
        message = "--output begins with two hyphens."
        return
      }
      let word = argument.hasPrefix("-o") ? "--output" : String(argument.prefix { $0 != "=" })
      guard Self.names.contains(word), !given.insert(word).inserted else { continue }
      message = "\(word) may be given only once."
      return
    }
    return nil
  }
}
