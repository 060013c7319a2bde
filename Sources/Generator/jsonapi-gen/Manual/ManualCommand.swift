import ArgumentParser
import Diagnostics
import OutputFolder

struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Writes a manual page for each command.",
    discussion: """
      The pages contain the help of the commands. `make install` installs them where `man` finds \
      them, with completions for shells. To print the completions, run \
      `jsonapi-gen --generate-completion-script` with `bash`, `zsh` or `fish`.

      Exit codes: 0 done, 64 invalid arguments, 70 internal error, 73 a page cannot be written, \
      74 standard output cannot be written.
      """
  )

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp("Folder to write to; created if missing.", valueName: "folder"),
    completion: .directory)
  var output: String

  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("The name of the folder is empty.") }
  }

  func run() throws {
    let reporter = Reporter(format: .text)
    let pages = try ManualPage.all(of: JSONAPIGen.self)
    try reporter.failing(as: .unwritableOutput) {
      for page in pages { try FileReplacement.write(page.text, to: "\(output)/\(page.name).1") }
    }
    reporter.say("\(output): \(counted(pages.count, "page"))")
  }
}
