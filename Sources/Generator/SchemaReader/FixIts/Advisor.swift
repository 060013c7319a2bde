/// A reader that says what somebody may have meant by what the language does not have.
///
/// Other readers create one with `init(_:)`, which counts how often that happens: never while a file
/// without errors is read.
class Advisor: MappingReader {
  convenience init(_ reader: MappingReader) {
    reader.context.draft.advisorCount += 1
    self.init(context: reader.context)
  }
}
