extension Fault {
  /// The status line and the header fields.
  static let heads: [Fault] = [
    Fault(
      "100 Continue before the response", becomes: .value, .text("HTTP/1.1 100 Continue\r\n\r\n"),
      .wait(0.01), Answers.article),
    Fault(
      "103 Early Hints before the response", becomes: .value,
      .text("HTTP/1.1 103 Early Hints\r\nLink: </style.css>\r\n\r\n"), .wait(0.01), Answers.article),
    Fault(
      "`text/html` with status 200", becomes: .error("mediaType(text/html)"), Answers.html(200)),
    Fault(
      "no media type", becomes: .error("mediaType(nil)"), .answer(200, body: Answers.body)),
    Fault("`application/json`", becomes: .value, Answers.article("application/json")),
    Fault(
      "a media type in capitals", becomes: .value, Answers.article("Application/VND.API+JSON")),
    Fault(
      "unknown parameters of the media type", becomes: .value,
      Answers.article(#"application/vnd.api+json; charset=utf-8; q="a,b;c""#)),
    Fault(
      "the media type twice", becomes: .value,
      Answers.article("application/vnd.api+json", "application/vnd.api+json")),
    Fault(
      "two different media types",
      becomes: .error("mediaType(application/vnd.api+json, text/html)"),
      Answers.article("application/vnd.api+json", "text/html")),
    Fault(
      "the same unknown field twice", becomes: .value,
      .answer(200, [Answers.mediaType, "X-Copy: 1", "X-Copy: 2"], body: Answers.body)),
    Fault(
      "a field with bytes that are not UTF-8", becomes: .either(.value, or: .error("failed")),
      .send(Array("HTTP/1.1 200 OK\r\nX-Name: ".utf8) + [0xE4, 0xFF]), .text("\r\n"),
      .text("\(Answers.mediaType)\r\nContent-Length: \(Answers.body.count)\r\n\r\n\(Answers.json)")),
    Fault(
      "a field of 16 KiB", becomes: .value,
      .answer(
        200, [Answers.mediaType, "X-Large: \(String(repeating: "x", count: 16 << 10))"],
        body: Answers.body)),
    Fault(
      "an endless field", becomes: .error("failed"), .text("HTTP/1.1 200 OK\r\nX-Large: "),
      .sendForever(Array(repeating: UInt8(ascii: "x"), count: 65536))),
    Fault(
      "endless fields", becomes: .error("failed"), .text("HTTP/1.1 200 OK\r\n"),
      .sendForever(Array("X-Field: \(String(repeating: "x", count: 10000))\r\n".utf8))),
    Fault(
      "20,000 fields", becomes: .either(.error("failed"), or: .error("timedOut")),
      .text("HTTP/1.1 200 OK\r\n"), .text(String(repeating: "X-Field: 1\r\n", count: 20_000)),
      .text("\(Answers.mediaType)\r\nContent-Length: \(Answers.body.count)\r\n\r\n\(Answers.json)")),
    Fault("status 999", becomes: .error("status, 999"), .answer(999)),
    Fault(
      "a cookie", becomes: .value,
      .answer(200, [Answers.mediaType, "Set-Cookie: session=1; Path=/"], body: Answers.body)),
  ]
}
