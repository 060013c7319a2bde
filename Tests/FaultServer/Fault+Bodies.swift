extension Fault {
  /// The body: its length, encoding and contents.
  static let bodies: [Fault] = [
    Fault("nothing wrong", becomes: .value, Answers.article),
    Fault(
      "a body in chunks", becomes: .value, Answers.head("Transfer-Encoding: chunked"),
      .text("5\r\n\(Answers.json.prefix(5))\r\n"), .wait(0.01),
      .text("20\r\n\(Answers.json.dropFirst(5))\r\n0\r\n\r\n")),
    Fault(
      "a compressed body", becomes: .value,
      .answer(200, [Answers.mediaType, "Content-Encoding: gzip"], body: Answers.compressed)),
    Fault(
      "an uncompressed body declared as compressed", becomes: .error("failed"),
      .answer(200, [Answers.mediaType, "Content-Encoding: gzip"], body: Answers.body)),
    Fault(
      "a compressed body that is cut off",
      becomes: .either(.error("failed"), or: .error("undecodable")),
      .answer(
        200, [Answers.mediaType, "Content-Encoding: gzip"],
        body: Array(Answers.compressed.dropLast(20)))),
    Fault(
      "16 MiB compressed to 32 KiB", becomes: .error("bodyTooLarge"),
      .answer(
        200, [Answers.mediaType, "Content-Encoding: gzip"],
        body: Answers.gzipBomb(zeros: 16 << 20))),
    Fault(
      "a body above the limit", becomes: .error("bodyTooLarge"),
      Answers.head("Content-Length: 4294967296"), .sendForever(Array(repeating: 32, count: 65536))),
    Fault(
      "endless chunks", becomes: .error("bodyTooLarge"),
      Answers.head("Transfer-Encoding: chunked"),
      .sendForever(Array("10000\r\n\(String(repeating: " ", count: 65536))\r\n".utf8))),
    Fault(
      "a length that is too large", becomes: .error("timedOut"),
      Answers.head("Content-Length: 400"), .send(Answers.body), .wait(60), .close),
    Fault(
      "a length that is too small", becomes: .error("undecodable"),
      Answers.head("Content-Length: 10", "Connection: close"), .send(Answers.body), .close),
    Fault(
      "a negative length", becomes: .error("failed"), Answers.head("Content-Length: -1"),
      .send(Answers.body), .close),
    Fault(
      "two different lengths", becomes: .error("failed"),
      Answers.head("Content-Length: 400", "Content-Length: \(Answers.body.count)"),
      .send(Answers.body), .close),
    Fault(
      "the same length twice", becomes: .either(.value, or: .error("failed")),
      Answers.head(
        "Content-Length: \(Answers.body.count)", "Content-Length: \(Answers.body.count)"),
      .send(Answers.body)),
    Fault(
      "no body where one is expected", becomes: .error("empty"), .answer(200, [Answers.mediaType])),
    Fault(
      "a body after 204", "DELETE", becomes: .nothing,
      .answer(204, [Answers.mediaType, "Connection: close"], body: Answers.body), .close),
    Fault(
      "a body that is not JSON", becomes: .error("undecodable"),
      .answer(200, [Answers.mediaType], body: Array("Hello".utf8))),
    Fault(
      "a JSON document that is not JSON:API", becomes: .error("undecodable"),
      .answer(200, [Answers.mediaType], body: Array("[]".utf8))),
    Fault(
      "100,000 nested arrays", becomes: .error("undecodable"),
      .answer(200, [Answers.mediaType], body: Array(repeating: UInt8(ascii: "["), count: 100_000))),
    Fault(
      "a body in Latin-1", becomes: .error("undecodable"),
      .answer(
        200, ["Content-Type: application/vnd.api+json; charset=iso-8859-1"],
        body: Array(#"{"data":{"type":"articles","id":""#.utf8) + [0xE4] + Array(#""}}"#.utf8))),
    Fault("errors and status 200", becomes: .error("problems, 200"), Answers.problem(200)),
  ]
}
