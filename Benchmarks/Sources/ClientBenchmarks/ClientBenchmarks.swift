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

  /// Prints the time of requests beside that of decoding the same bytes.
  private static func measureOverhead(_ client: BlogClient) async throws {
    let one = Data(MemoryTransport.one)
    let bareOne = try await median {
      _ = try JSONDecoder().decode(BlogDocument<SingleResourceBody<Article>>.self, from: one)
    }
    let get = try await median { _ = try await client.articles.get(Article.Id(rawValue: "1")) }
    report("get", get, bare: bareOne)
    let list = Data(MemoryTransport.list(page: 1))
    let bareList = try await median {
      _ = try JSONDecoder().decode(BlogDocument<ManyResourceBody<Article>>.self, from: list)
        .resolved
    }
    let page = try await median { _ = try await client.articles.list() }
    report("list of 100", page, bare: bareList)
  }

  private static func report(_ name: String, _ time: Duration, bare: Duration) {
    print(
      "\(name): \(time.microseconds) µs, of which decoding \(bare.microseconds) µs,",
      "overhead \((time - bare).microseconds) µs (at most 100)")
  }

  /// Returns the median time of a call.
  private static func median(_ body: () async throws -> Void) async throws -> Duration {
    var times: [Duration] = []
    for _ in 0..<2000 {
      times.append(try await ContinuousClock().measure { try await body() })
    }
    return times.sorted()[times.count / 2]
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

extension Duration {
  fileprivate var microseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
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
