import Foundation
import HTTPTypes
import Testing

@testable import JSONAPIClient

@Suite("Retry-After")
struct RetryAfterTests {
  static let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT

  @Test(
    "is read as seconds or a date, and is never negative",
    arguments: [
      ("0", 0), ("120", 120), (" 7 ", 7), ("-5", 0), ("1e3", 1000),
      ("99999999999999999999", 3_155_760_000),
      ("Sun, 06 Nov 1994 08:50:37 GMT", 60), ("Sunday, 06-Nov-94 08:50:37 GMT", 60),
      ("Sun Nov  6 08:50:37 1994", 60), ("Sun, 06 Nov 1994 08:49:37 GMT", 0),
      ("Sat, 05 Nov 1994 08:49:37 GMT", 0), ("Mon, 07 Nov 1994 08:49:37 GMT", 86400),
    ] as [(String, Int)])
  func delay(_ text: String, _ seconds: Int) {
    #expect(RetryAfter.delay(in: [.retryAfter: text], now: Self.now) == .seconds(seconds))
  }

  @Test(
    "is ignored if it cannot be read",
    arguments: [
      "", "soon", "nan", "inf", "0x10x", "1, 2", "Sun, 31 Feb 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 CET",
      "Sun, 06 Foo 1994 08:49:37 GMT",
      "Sun, 06 Nov 999999999999999999 08:49:37 GMT",
    ])
  func unreadable(_ text: String) {
    #expect(RetryAfter.delay(in: [.retryAfter: text], now: Self.now) == nil)
  }

  @Test("compares a date with the server's clock")
  func serverClock() {
    let fields: HTTPFields = [
      .retryAfter: "Sun, 06 Nov 1994 08:50:37 GMT", .date: "Sun, 06 Nov 1994 08:50:30 GMT",
    ]
    #expect(RetryAfter.delay(in: fields, now: Self.now) == .seconds(7))
  }
}
