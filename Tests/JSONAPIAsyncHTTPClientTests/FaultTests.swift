#if AsyncHTTPClient
  import FaultServer
  import JSONAPIAsyncHTTPClient
  import Testing

  @Suite("Faults through AsyncHTTPClient")
  struct FaultTests {
    static let suite = Result { try FaultSuite() }
    static let transport = AsyncHTTPClientTransport()

    @Test("become what the documentation says", arguments: Fault.all.indices)
    func outcome(_ index: Int) async throws {
      let fault = Fault.all[index]
      let mistake = try await Self.suite.get().mistake(fault, with: Self.transport)
      #expect(mistake == nil, "\(fault.name) becomes \(mistake ?? ""), not \(fault.outcome.words)")
    }
  }
#endif
