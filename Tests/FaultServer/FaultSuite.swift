import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIClient
import JSONAPIUntyped

extension Fault {
  /// All faults, in the order of `Documentation/Faults.md`.
  public static let all = groups.flatMap(\.faults)

  static let groups: [(title: String, faults: [Fault])] = [
    ("Connections", connections), ("Bodies", bodies), ("Status lines and header fields", heads),
    ("Redirects", redirects), ("Statuses", statuses),
  ]

  /// The tables of `Documentation/Faults.md`.
  public static var tables: String {
    groups.map { title, faults in
      let rows = faults.map { "| \($0.name) | \($0.outcome.words) |" }
      return (["## \(title)", "", "| the server sends | the caller gets |", "|---|---|"] + rows)
        .joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }
}

/// Servers for all faults, and what a transport makes of them.
public final class FaultSuite: Sendable {
  private let own: FaultServer
  private let other: FaultServer

  /// Starts the servers.
  public init() throws {
    let other = try FaultServer { Self.steps($0, own: "", other: "") }
    let url = other.url
    self.other = other
    own = try FaultServer { Self.steps($0, own: "", other: url) }
  }

  private static func steps(_ request: ReceivedRequest, own: String, other: String) -> [Step] {
    let parts = request.target.split(separator: "/")
    guard let first = parts.first, let index = Int(first), Fault.all.indices.contains(index),
      let host = request["host"]
    else { return [.answer(404)] }
    let servers = Servers(own: "http://\(host)/\(index)", other: "\(other)/\(index)")
    return Fault.all[index].answer(request, servers)
  }

  /// Returns `nil` if a transport makes of a fault what it should, and otherwise what it makes of it.
  public func mistake(_ fault: Fault, with transport: any ClientTransport) async throws -> String? {
    let outcome = try await outcome(of: fault, with: transport)
    return fault.outcome.matches(outcome) ? nil : outcome.words
  }

  private func outcome(
    of fault: Fault, with transport: any ClientTransport
  ) async throws -> Outcome {
    var configuration = ClientConfiguration()
    configuration.retrying = nil
    // Other faults do not fail because the machine is busy.
    let timeout = fault.outcome.matches(.error("timedOut")) ? 1 : 60
    configuration.limits = TransportLimits(bodySize: 1 << 20, timeout: .seconds(timeout))
    configuration.authenticating = Authenticating(.bearer("secret"))
    guard let index = Fault.all.firstIndex(where: { $0.name == fault.name }),
      let baseURL = URL(string: own.url), let url = URL(string: "\(own.url)/\(index)/start"),
      let method = HTTPRequest.Method(rawValue: fault.method)
    else { return .error("no such fault") }
    let pipeline = Pipeline(baseURL: baseURL, transport: transport, configuration: configuration)
    let request = pipeline.prepared(
      ClientRequest(
        "fault", method, url, body: method == .get ? nil : Answers.body))
    do {
      let answer = try await pipeline.response(to: request, problems: UntypedProblem.self)
      return Self.outcome(answer)
    } catch let error as RequestError<UntypedProblem> {
      return .error(Self.words(for: error))
    }
  }

  private static func outcome(_ answer: HTTPExchangeResponse) -> Outcome {
    if answer.body.isEmpty { return answer.status == .ok ? .error("empty") : .nothing }
    do {
      let document = try JSONAPIDecoder().decode(UntypedDocument.self, from: answer.body)
      if document.errors != nil { return .error("problems, \(answer.status.code)") }
      return answer.body == Answers.body ? .value : .error("another value")
    } catch {
      return .error("undecodable")
    }
  }

  private static func words(for error: RequestError<UntypedProblem>) -> String {
    let status = error.status.map { ", \($0.code)" } ?? ""
    let delay = error.retryAfter.map { ", retryAfter \($0.components.seconds) s" } ?? ""
    switch error.reason {
    case .problems: return "problems\(status)\(delay)"
    case .status: return "status\(status)\(delay)"
    case .redirect: return "redirect\(status)"
    case .mediaType(let type): return "mediaType(\(type ?? "nil"))"
    case .timedOut: return "timedOut"
    case .bodyTooLarge: return "bodyTooLarge"
    case .transport(TransportError.connectionLost): return "connectionLost"
    case .transport(TransportError.failed): return "failed"
    default: return "\(error.reason)"
    }
  }
}

public typealias UntypedProblem = BasicJSONAPIError<String>
