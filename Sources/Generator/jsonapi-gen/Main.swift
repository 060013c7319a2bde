import ArgumentParser
import Diagnostics
import Foundation

@main
enum Main {
  static func main() {
    Console.prepare()
    let arguments = CommandLine.arguments.dropFirst()
    do {
      if let error = InvalidArguments.error(in: arguments) { throw error }
      var command = try JSONAPIGen.parseAsRoot()
      try command.run()
    } catch let error as ValidationError {
      endRun("error: \(error.message)", .validationFailure)
    } catch {
      endRun(withoutFarGuess(JSONAPIGen.fullMessage(for: error)), JSONAPIGen.exitCode(for: error))
    }
  }

  /// Returns a message without the name that the argument parser proposes, if it is not similar: `--force` for `--format`.
  private static func withoutFarGuess(_ message: String) -> String {
    message.replacing(#/('-+([^']*)')\. Did you mean '-+([^']*)'\?/#) {
      let (all, option, name, guess) = $0.output
      return Suggestions.nearest(to: String(name), among: [String(guess)]) == nil ? option : all
    }
  }

  private static func endRun(_ message: String, _ code: ExitCode) -> Never {
    if !message.isEmpty {
      code.isSuccess ? Console.say(message) : Console.printError(message)
    }
    exit(code)
  }
}

func exit(_ code: ExitCode) -> Never {
  Foundation.exit(code.rawValue)
}

struct JSONAPIGen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jsonapi-gen",
    abstract: "Generates Swift models from descriptions of JSON:API resources.",
    version: "0.1.0",
    subcommands: [
      InitCommand.self, InferCommand.self, ImportCommand.self, GenerateCommand.self,
      ValidateCommand.self, DiffCommand.self, FormatCommand.self, ExportCommand.self,
      TemplatesCommand.self, ExplainCommand.self, JSONSchemaCommand.self,
      LanguageServerCommand.self, ManualCommand.self,
    ]
  )

  static var _errorPrefix: String { "error: " }
}
