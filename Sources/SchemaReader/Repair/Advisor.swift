/// A reader that says what somebody may have meant by what the language does not have.
///
/// `init(_:)` is the door through which other readers reach it, and counts who enters: nobody does while
/// a file without a mistake is read.
protocol Advisor: FormReader {}

extension Advisor {
  init(_ reader: some FormReader) {
    reader.context.draft.advisorCount += 1
    self.init(context: reader.context)
  }
}
