import ArgumentParser
import Foundation

@main
enum Main {
  static func main() {
    Console.prepare()
    let arguments = CommandLine.arguments.dropFirst()
    do {
      if let invalid = invalidArgument() {
        throw ValidationError(
          "The argument `\(invalid)` is not valid UTF-8; rename the file or folder.")
      }
      if let error = UnknownCommand.error(in: arguments) { throw error }
      var command = try JSONAPIGen.parseAsRoot()
      do {
        if let error = MisreadOption.error(in: arguments) { throw error }
        try command.run()
      } catch let error as ValidationError {
        let message = "error: \(error.message)\n" + usage(of: type(of: command))
        endRun(ArgumentSuggestion.helped(message, Array(arguments)), .validationFailure)
      } catch let code as ExitCode where code == .missingInput {
        // The absent argument may be in the wrong place.
        endRun(ArgumentSuggestion(Array(arguments)).map { "help: \($0.advice)" } ?? "", code)
      }
    } catch {
      let code = JSONAPIGen.exitCode(for: error)
      let message = JSONAPIGen.fullMessage(for: error)
      endRun(
        code == .validationFailure ? ArgumentSuggestion.helped(message, Array(arguments)) : message,
        code)
    }
  }

  /// Returns the first argument that is not valid UTF-8, with its other bytes as `\xE9`. As a `String` it would
  /// be another name.
  private static func invalidArgument() -> String? {
    let all = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    for case let argument? in all where String(validatingCString: argument) == nil {
      return UnsafeBufferPointer(start: argument, count: strlen(argument)).map {
        let byte = UInt8(bitPattern: $0)
        return 0x20..<0x7F ~= byte
          ? "\(Character(Unicode.Scalar(byte)))" : "\\x" + String(byte, radix: 16, uppercase: true)
      }.joined()
    }
    return nil
  }

  /// Returns the usage of a command, which the argument parser only adds to its own errors.
  private static func usage(of command: any ParsableCommand.Type) -> String {
    let usage = JSONAPIGen.usageString(for: command)
    let name = usage.split(separator: " ").prefix { $0.first?.isLetter == true }
      .joined(separator: " ")
    return "Usage: \(usage)\n  See '\(name) --help' for more information."
  }

  private static func endRun(_ message: String, _ code: ExitCode) -> Never {
    if !message.isEmpty {
      code.isSuccess ? Console.say(message) : Console.printError(message)
    }
    exit(code)
  }
}

/// Ends the process.
func exit(_ code: ExitCode) -> Never {
  Foundation.exit(code.rawValue)
}
