import ArgumentParser

/// An option that the argument parser would misread without an error.
///
/// If an option that takes one value is given twice, the parser uses the last value. `-output` is the option `-o` with the
/// value `utput`.
enum MisreadOption {
  /// The options that take one value, except those that may be repeated.
  private static let names = [
    "--output", "--config", "--templates", "--emit", "--models", "--diagnostics", "--from", "--to",
    "--against", "--name", "--fail-on", "--document", "--lost", "--stamp", "--depfile",
  ]

  /// Returns the error in the arguments after the name of the program.
  static func error(in arguments: ArraySlice<String>) -> ValidationError? {
    var given: Set<String> = []
    for argument in arguments.prefix(while: { $0 != "--" }) {
      if argument.prefix(while: { $0 != "=" }) == "-output" {
        return ValidationError("--output begins with two hyphens.")
      }
      let word = argument.hasPrefix("-o") ? "--output" : String(argument.prefix { $0 != "=" })
      guard Self.names.contains(word), !given.insert(word).inserted else { continue }
      return ValidationError("\(word) may be given only once.")
    }
    return nil
  }
}
