import Foundation
import Testing

@testable import JSONAPIClient

@Suite("Links")
struct LinkPolicyTests {
  @Test(
    "are followed where the policy allows it",
    arguments: [
      (
        LinkPolicy.sameOrigin, "https://api.example.com/v1/articles?page%5Bsize%5D=2",
        "https://api.example.com/v1/articles?page%5Bsize%5D=2"
      ),
      (.sameOrigin, "HTTPS://API.example.com:443/a#part", "https://api.example.com/a"),
      (.sameOrigin, "/v1/articles?x=1+2", "https://api.example.com/v1/articles?x=1+2"),
      (.sameOrigin, "?page=2", "https://api.example.com/v1/articles?page=2"),
      (.sameOrigin, "http://api.example.com/v1", nil),
      (.sameOrigin, "https://api.example.com:8443/v1", nil),
      (.sameOrigin, "https://evil.example/v1", nil),
      (.sameOrigin, "//evil.example/v1", nil),
      (.sameOrigin, "https://api.example.com@evil.example/", nil),
      (.sameOrigin, "https://user:password@api.example.com/", nil),
      (.sameOrigin, "https://api.example.com.evil.example/", nil),
      (.sameOrigin, "javascript:alert(1)", nil), (.sameOrigin, "file:///etc/passwd", nil),
      (
        .rebased, "http://internal:8080/v1/articles?page=2",
        "https://api.example.com/v1/articles?page=2"
      ),
      (.rebased, "ftp://internal/v1", nil),
      (.hosts(["CDN.example"]), "https://cdn.example:8443/a", "https://cdn.example:8443/a"),
      (.hosts(["cdn.example"]), "https://api.example.com/a", "https://api.example.com/a"),
      (.hosts(["cdn.example"]), "http://cdn.example/a", nil),
      (.hosts(["cdn.example"]), "https://other.example/a", nil),
    ] as [(LinkPolicy, String, String?)])
  func follow(_ policy: LinkPolicy, _ link: String, _ target: String?) throws {
    let document = try #require(URL(string: "https://api.example.com/v1/articles"))
    let link = try #require(URL(string: link))
    let followed = try? policy.follow(link, from: document, base: baseURL)
    #expect(followed?.absoluteString == target)
  }

  @Test("that are not followed are an error with the link")
  func refused() throws {
    let link = try #require(URL(string: "https://evil.example/?token=1"))
    let error = #expect(throws: ExchangeError.self) {
      try LinkPolicy.sameOrigin.follow(link, from: baseURL, base: baseURL)
    }
    guard case .foreignLink(link) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect("\(error?.description ?? "")" == "the link https://evil.example/ is not followed")
  }
}
