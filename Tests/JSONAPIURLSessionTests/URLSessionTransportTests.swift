import FaultServer
import Foundation
import HTTPTypes
import JSONAPIClient
import JSONAPIURLSession
import TestWorkspace
import Testing

@Suite("URLSession", .timeLimit(.minutes(2)))
struct URLSessionTransportTests {
  @Test("meets what every transport must do", arguments: TransportCheck.all)
  func check(_ check: TransportCheck) async throws {
    let mistake = try await check.mistake(URLSessionTransport())
    #expect(mistake == nil)
  }

  @Test("loses none of many requests at once")
  func load() async throws {
    let count = TestExtent.count(all: 10_000, sample: 1_000)
    let mistake = try await TransportCheck.load(count).mistake(URLSessionTransport())
    #expect(mistake == nil)
  }
}
