import ArgumentParser

@main
enum Main {
  static func main() {
    if let mistake = UnknownCommand(CommandLine.arguments.dropFirst()) {
      JSONAPIGen.exit(withError: ValidationError(mistake.message))
    }
    JSONAPIGen.main()
  }
}
