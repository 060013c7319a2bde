extension Fault {
  /// The connection: slow, lost, or not HTTP.
  static let connections: [Fault] = [
    Fault("no response at all", becomes: .error("timedOut"), .wait(60), .close),
    Fault(
      "a byte every tenth of a second", becomes: .error("timedOut"),
      steps: [Answers.head("Content-Length: 400")]
        + Array(repeating: [.text(" "), .wait(0.1)], count: 400).joined()),
    Fault("a connection that closes before the status", becomes: .error("connectionLost"), .close),
    Fault("a connection reset before the status", becomes: .error("connectionLost"), .reset),
    Fault(
      "a connection that closes within the header", becomes: .error("connectionLost"),
      crashesFoundationOnLinux: true
    ) { _, _ in [.text("HTTP/1.1 200 OK\r\nContent-Ty"), .close] },
    Fault(
      "a connection that closes within the body", becomes: .error("connectionLost"),
      Answers.head("Content-Length: 400"), .text("{"), .close),
    Fault(
      "a connection reset within the body", becomes: .error("connectionLost"),
      Answers.head("Content-Length: 400"), .text("{"), .wait(0.05), .reset),
    Fault(
      "a connection that closes within a chunk", becomes: .error("connectionLost"),
      Answers.head("Transfer-Encoding: chunked"), .text("100\r\n{"), .close),
    Fault(
      "a connection that closes before the last chunk", becomes: .error("connectionLost"),
      Answers.head("Transfer-Encoding: chunked"), .text("1\r\n{\r\n"), .close),
    Fault(
      "a connection that closes within a body without a length", becomes: .error("undecodable"),
      Answers.head("Connection: close"), .text("{"), .close),
    Fault(
      "a body without a length, ended by closing", becomes: .value,
      Answers.head("Connection: close"), .send(Answers.body), .close),
    Fault(
      "another protocol", becomes: .error("failed"), .text("SSH-2.0-OpenSSH_9.6\r\n\r\n"),
      .wait(0.1),
      .close),
    Fault(
      "bytes that are not a protocol", becomes: .error("failed"), .send([0, 1, 2, 3, 13, 10]),
      .close),
    Fault(
      "a chunk without a size", becomes: .error("failed"),
      Answers.head("Transfer-Encoding: chunked"), .text("what\r\n{\r\n"), .wait(0.1), .close),
  ]

  private init(_ name: String, becomes outcome: Outcome, steps: [Step]) {
    self.init(name, becomes: outcome) { _, _ in steps }
  }
}
