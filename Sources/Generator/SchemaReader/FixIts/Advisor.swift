/// A reader that suggests what the author may have meant where a file leaves the schema language.
///
/// Other readers create an advisor with `init(_:)`, which counts the calls: a file without errors
/// must not need any.
class Advisor: MappingReader {
  convenience init(_ reader: MappingReader) {
    reader.context.draft.advisorCount += 1
    self.init(context: reader.context)
  }
}
