import Foundation

/// A server on a free port of this machine that answers byte by byte as it is told, so that it can do what
/// servers should not do.
///
/// It listens until it is released.
public final class FaultServer: Sendable {
  /// Returns the steps of the answer to a request.
  public typealias Handler = @Sendable (ReceivedRequest) -> [Step]

  /// The URL of the server, without a slash at its end.
  public let url: String
  private let socket: Socket
  private let log: RequestLog

  /// Starts a server.
  public init(_ handler: @escaping Handler) throws {
    let socket = try Socket(listeningOnLoopback: ())
    let log = RequestLog()
    self.socket = socket
    self.log = log
    url = "http://127.0.0.1:\(try socket.port)"
    Thread.detachNewThread {
      while let connection = socket.accept() {
        let thread = Thread { Self.serve(connection, log, handler) }
        thread.stackSize = 512 << 10
        thread.start()
      }
    }
  }

  deinit { socket.shutDown() }

  /// The number of requests that have been received.
  public var requestCount: Int { log.count }
  /// The largest number of successful requests at the same time.
  public var maxConcurrentRequests: Int { log.maxConcurrent }
  /// The number of connections that clients closed before the response was complete.
  public var abandonedCount: Int { log.abandoned }

  private static func serve(_ connection: Socket, _ log: RequestLog, _ handler: Handler) {
    var reader = RequestReader(connection)
    while let request = reader.next() {
      log.begin()
      let isOpen = perform(handler(request), on: connection)
      log.end(isAbandoned: !isOpen && connection.isClosedByPeer)
      if !isOpen { break }
    }
    connection.close()
  }

  /// Returns whether the connection can be used for another request.
  private static func perform(_ steps: [Step], on connection: Socket) -> Bool {
    for step in steps {
      switch step {
      case .send(let bytes): guard connection.send(bytes) else { return false }
      case .sendForever(let bytes):
        // As fast as a good network, and no faster: on Linux, URLSession cannot hear a cancel otherwise.
        while connection.send(bytes) { Thread.sleep(forTimeInterval: 0.001) }
        return false
      case .wait(let seconds): guard connection.waitUnlessClosed(seconds) else { return false }
      case .close: return false
      case .reset:
        connection.reset()
        return false
      }
    }
    return true
  }
}

/// A part of an answer.
public enum Step: Sendable {
  case send([UInt8])
  /// Sends bytes again and again until the client closes the connection.
  case sendForever([UInt8])
  case wait(Double)
  /// Closes the connection.
  case close
  /// Closes the connection so that the client's system reports that it was reset.
  case reset

  /// Sends text.
  public static func text(_ text: String) -> Step { .send(Array(text.utf8)) }

  /// Sends an answer with a length.
  public static func answer(_ status: Int, _ fields: [String] = [], body: [UInt8] = []) -> Step {
    .send(
      Array("HTTP/1.1 \(status) Status\r\n".utf8)
        + Array(
          (fields + ["Content-Length: \(body.count)", "", ""]).joined(separator: "\r\n").utf8)
        + body)
  }
}

/// A request that the server received.
public struct ReceivedRequest: Sendable {
  public let method: String
  /// The path and the query.
  public let target: String
  /// The header fields, with names in small letters.
  public let fields: [(name: String, value: String)]
  public let body: [UInt8]

  /// Returns the value of the first header field with a name in small letters.
  public subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}

/// Counts requests.
private final class RequestLog: @unchecked Sendable {
  private let lock = NSLock()
  private var received = 0
  private var current = 0
  private var largest = 0
  private var broken = 0

  func begin() {
    lock.withLock {
      received += 1
      current += 1
      largest = max(largest, current)
    }
  }

  func end(isAbandoned: Bool) {
    lock.withLock {
      current -= 1
      if isAbandoned { broken += 1 }
    }
  }

  var count: Int { lock.withLock { received } }
  var maxConcurrent: Int { lock.withLock { largest } }
  var abandoned: Int { lock.withLock { broken } }
}
