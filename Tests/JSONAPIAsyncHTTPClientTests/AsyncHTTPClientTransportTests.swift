#if AsyncHTTPClient
  import FaultServer
  import JSONAPIAsyncHTTPClient
  import Testing

  @Suite("AsyncHTTPClient", .timeLimit(.minutes(10)))
  struct AsyncHTTPClientTransportTests {
    @Test("meets what every transport must do", arguments: TransportCheck.all + [.load(10_000)])
    func check(_ check: TransportCheck) async throws {
      let mistake = try await check.mistake(AsyncHTTPClientTransport())
      #expect(mistake == nil)
    }
  }
#endif
