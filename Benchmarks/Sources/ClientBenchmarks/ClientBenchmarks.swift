import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIClient

// Measures what a client adds to bare decoding, and the memory of a loop through many pages.

@main
enum ClientBenchmarks {
  static func main() async throws {
    guard let url = URL(string: "https://api.example.com") else { return }
    let client = BlogClient(baseURL: url, transport: MemoryTransport())
    try await measureOverhead(client)
    try await measureMemory(client)
  }

  /// Prints the time of requests beside that of decoding and resolving the same bytes.
  private static func measureOverhead(_ client: BlogClient) async throws {
    let one = MemoryTransport.one
    try await compare("get") {
      _ = try JSONAPIDecoder().decode(ArticleDocument.self, from: one).resolved.primary
    } with: {
      _ = try await client.articles.get(Article.Id(rawValue: "1"))
    }
    let list = MemoryTransport.list(page: 1)
    try await compare("list of 100") {
      _ = try JSONAPIDecoder().decode(ArticlesDocument.self, from: list).resolved.primary
    } with: {
      _ = try await client.articles.list()
    }
  }

  /// Prints the median CPU times of two functions, which take turns.
  private static func compare(
    _ name: String, _ bare: () async throws -> Void, with request: () async throws -> Void
  ) async throws {
    var times: (bare: [Double], request: [Double], overhead: [Double]) = ([], [], [])
    for _ in 0..<201 {
      let bare = try await microseconds(bare)
      let request = try await microseconds(request)
      times.bare.append(bare)
      times.request.append(request)
      times.overhead.append(request - bare)
    }
    func median(_ times: [Double]) -> Int { Int(times.sorted()[times.count / 2].rounded()) }
    print(
      "\(name): \(median(times.request)) µs, of which decoding \(median(times.bare)) µs,",
      "overhead \(median(times.overhead)) µs (at most 100)")
  }

  /// Returns the CPU time of a call, as the mean of 20.
  private static func microseconds(_ body: () async throws -> Void) async throws -> Double {
    let start = clock()
    for _ in 0..<20 { try await body() }
    return Double(clock() - start) * 1e6 / Double(CLOCKS_PER_SEC) / 20
  }

  /// Prints by how much memory grows between the 100th and the last of 1,000 pages.
  private static func measureMemory(_ client: BlogClient) async throws {
    for isPrefetching in [false, true] {
      var count = 0
      var early = 0
      for try await _ in client.articles.all(prefetching: isPrefetching) {
        count += 1
        if count == 100 * 100 { early = residentKiB }
      }
      print(
        "all(prefetching: \(isPrefetching)): \(count) resources, \(early) KiB after 100 pages,",
        "\(residentKiB) KiB at the end")
    }
  }

  /// The memory in use; 0 where the system does not say it.
  private static var residentKiB: Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return (text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4
  }
}

/// A transport that answers from memory.
private struct MemoryTransport: ClientTransport {
  static let one = Array(#"{"data":\#(article(1))}"#.utf8)
  private static let firstPage = list(page: 1)
  private static let articles = (1...100).map(article).joined(separator: ",")

  func send(
    _ request: HTTPRequest, body: [UInt8]?, limits: TransportLimits
  ) async throws -> HTTPExchangeResponse {
    let body =
      switch request.path {
      case "/articles/1": Self.one
      case "/articles": Self.firstPage
      case let path: Self.list(page: Int(path?.split(separator: "=").last ?? "") ?? 1)
      }
    return HTTPExchangeResponse(
      HTTPResponse(status: .ok, headerFields: [.contentType: "application/vnd.api+json"]),
      body: body)
  }

  static func list(page: Int) -> [UInt8] {
    let next = page < 1000 ? #""/articles?page=\#(page + 1)""# : "null"
    return Array(#"{"data":[\#(articles)],"links":{"next":\#(next)}}"#.utf8)
  }

  private static func article(_ id: Int) -> String {
    """
    {"type":"articles","id":"\(id)","attributes":{"title":"Omakase","views":\(id)},\
    "relationships":{"author":{"data":{"type":"people","id":"9"}}}}
    """
  }
}
