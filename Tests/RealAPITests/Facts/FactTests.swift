import Testing

/// What is known of real APIs, fact by fact, is what their schemas say.
@Suite("Facts of real APIs", .enabled(if: !Facts.all.isEmpty, Facts.absence))
struct FactTests {
  @Test(
    "the schema contains every fact, or an exception has a reason", arguments: Facts.all)
  func everyFactIsSaid(facts: Facts) throws {
    let missing = try FactComparison.unsaid(facts.list(), in: facts.schema())
    let unexplained = missing.filter { facts.reason(for: $0) == nil }
    #expect(unexplained == [], "\(unexplained.joined(separator: "\n"))")
  }

  @Test("every exception is needed", arguments: Facts.all)
  func everyExceptionIsNeeded(facts: Facts) throws {
    let missing = try FactComparison.unsaid(facts.list(), in: facts.schema())
    for (exception, reason) in facts.exceptions {
      #expect(missing.contains { exception.covers($0) }, "\(exception) is said: \(reason)")
    }
  }
}
