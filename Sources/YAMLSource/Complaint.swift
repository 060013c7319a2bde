/// What is wrong, and what to do about it.
struct Complaint: Sendable, Hashable {
  var message: String
  var advice: String?

  init(_ message: String, advice: String? = nil) {
    self.message = message
    self.advice = advice
  }
}
