import FaultServer
import Foundation
import JSONAPIURLSession
import Testing

@Suite("Faults through URLSession")
struct FaultTests {
  static let suite = Result { try FaultSuite() }
  static let transport = URLSessionTransport()

  @Test("become what the documentation says", arguments: Fault.all.indices)
  func outcome(_ index: Int) async throws {
    let fault = Fault.all[index]
    #if os(Linux)
      if fault.crashesFoundationOnLinux { return }
    #endif
    let mistake = try await Self.suite.get().mistake(fault, with: Self.transport)
    #expect(mistake == nil, "\(fault.name) becomes \(mistake ?? ""), not \(fault.outcome.words)")
  }

  @Test("are all in the documentation")
  func documentation() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Faults.md")
    let text = try String(contentsOf: page.standardizedFileURL, encoding: .utf8)
    #expect(text.hasSuffix(Fault.tables), "the tables should be:\n\(Fault.tables)")
  }
}
