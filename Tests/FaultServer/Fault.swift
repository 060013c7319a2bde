/// Something that a server does, and what it becomes for the user of a client.
public struct Fault: Sendable {
  /// The words of `Documentation/Faults.md`.
  public let name: String
  /// Whether the process crashes in Foundation of Linux, where it uses libcurl 7.
  public let crashesFoundationOnLinux: Bool
  public let outcome: Outcome
  let method: String
  let answer: @Sendable (ReceivedRequest, Servers) -> [Step]

  init(
    _ name: String, _ method: String = "GET", becomes outcome: Outcome,
    crashesFoundationOnLinux: Bool = false,
    _ answer: @escaping @Sendable (ReceivedRequest, Servers) -> [Step]
  ) {
    self.name = name
    self.crashesFoundationOnLinux = crashesFoundationOnLinux
    self.method = method
    self.outcome = outcome
    self.answer = answer
  }

  init(
    _ name: String, _ method: String = "GET", becomes outcome: Outcome, _ steps: Step...
  ) {
    self.init(name, method, becomes: outcome) { _, _ in steps }
  }

  /// Creates a fault that first redirects from one path, and answers at others.
  init(
    _ name: String, _ method: String = "GET", becomes outcome: Outcome, redirect status: Int,
    to target: @escaping @Sendable (Servers) -> String,
    then answer: @escaping @Sendable (ReceivedRequest) -> Step = { _ in Answers.article }
  ) {
    self.init(name, method, becomes: outcome) { request, servers in
      request.target.hasSuffix("/start")
        ? [.answer(status, ["Location: \(target(servers))"])] : [answer(request)]
    }
  }
}

/// What a request becomes for the user of a client.
public enum Outcome: Hashable, Sendable {
  /// The article that the server meant to send.
  case value
  /// Success without a document.
  case nothing
  /// A `RequestError` with a reason, and details where they matter.
  case error(String)
  /// One or the other, depending on the library that the transport uses.
  indirect case either(Outcome, or: Outcome)

  /// The words of `Documentation/Faults.md`.
  public var words: String {
    switch self {
    case .value: "the value"
    case .nothing: "success without a value"
    case .error(let reason): "`\(reason)`"
    case .either(let first, let second): "\(first.words) or \(second.words)"
    }
  }

  func matches(_ actual: Outcome) -> Bool {
    if case .either(let first, let second) = self {
      actual == first || actual == second
    } else {
      self == actual
    }
  }
}

/// The server of the client's base URL, and another one.
public struct Servers: Sendable {
  let own: String
  let other: String
}
