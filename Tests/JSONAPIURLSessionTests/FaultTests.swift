import FaultServer
import JSONAPIURLSession
import Testing

@Suite("Faults through URLSession")
struct FaultTests {
  static let suite = Result { try FaultSuite() }
  static let transport = URLSessionTransport()

  @Test("becomes what the documentation says", arguments: Fault.all.indices)
  func fault(_ index: Int) async throws {
    let fault = Fault.all[index]
    let mistake = try await Self.suite.get().mistake(fault, with: Self.transport)
    #expect(mistake == nil, "\(fault.name) becomes \(mistake ?? ""), not \(fault.outcome.words)")
  }
}
