import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A TCP socket of the system.
final class Socket: Sendable {
  struct Failure: Error {
    let call: String
    let code = errno
  }

  private let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var on: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
    #if canImport(Darwin)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, size)
    #endif
  }

  /// Creates a socket that listens on a port that the system chooses.
  convenience init(listeningOnLoopback: Void) throws {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    self.init(socket(AF_INET, stream, 0))
    guard descriptor >= 0 else { throw Failure(call: "socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard bound == 0 else { throw Failure(call: "bind") }
    guard listen(descriptor, 1024) == 0 else { throw Failure(call: "listen") }
  }

  /// The port on which the socket listens.
  var port: Int {
    get throws {
      var address = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let found = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getsockname(descriptor, $0, &size)
        }
      }
      guard found == 0 else { throw Failure(call: "getsockname") }
      return Int(UInt16(bigEndian: address.sin_port))
    }
  }

  /// Waits for a connection; `nil` after the socket was shut down.
  func accept() -> Socket? {
    while true {
      #if canImport(Darwin)
        let connection = Darwin.accept(descriptor, nil, nil)
      #elseif canImport(Musl)
        let connection = Musl.accept(descriptor, nil, nil)
      #else
        let connection = Glibc.accept(descriptor, nil, nil)
      #endif
      if connection >= 0 { return Socket(connection) }
      guard errno == EINTR || errno == ECONNABORTED else {
        close()
        return nil
      }
    }
  }

  /// Returns the next bytes; none if the peer has closed the connection.
  func receive() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Array(buffer.prefix(max(count, 0)))
  }

  /// Sends all bytes and returns whether the connection is still open.
  func send(_ bytes: [UInt8]) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        #if canImport(Darwin)
          Darwin.send(descriptor, $0.baseAddress, $0.count, flags)
        #elseif canImport(Musl)
          Musl.send(descriptor, $0.baseAddress, $0.count, flags)
        #else
          Glibc.send(descriptor, $0.baseAddress, $0.count, flags)
        #endif
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Waits, and returns early and `false` if the peer closes the connection.
  func waitUnlessClosed(_ seconds: Double) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      if isClosedByPeer { return false }
      Thread.sleep(forTimeInterval: min(0.005, max(end.timeIntervalSinceNow, 0)))
    }
    return true
  }

  var isClosedByPeer: Bool {
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK)
  }

  /// Makes `accept` return `nil`.
  func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Closes the connection so that the peer sees a reset.
  func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }

  func close() {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }
}

/// Reads the requests of a connection.
struct RequestReader {
  private let connection: Socket
  private var bytes: [UInt8] = []

  init(_ connection: Socket) {
    self.connection = connection
  }

  /// Returns the next request; `nil` when the client has closed the connection or does not speak HTTP.
  mutating func next() -> ReceivedRequest? {
    let headEnd = Array("\r\n\r\n".utf8)
    while true {
      if let first = bytes.first, first < UInt8(ascii: "A") { return nil }
      if let end = bytes.firstRange(of: headEnd) {
        return request(
          head: String(decoding: bytes[..<end.lowerBound], as: UTF8.self), end.upperBound)
      }
      guard receive() else { return nil }
    }
  }

  private mutating func request(head: String, _ headCount: Int) -> ReceivedRequest? {
    let lines = head.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    let fields = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return (line[..<colon].lowercased(), value)
    }
    let length = fields.first { $0.name == "content-length" }.flatMap { Int($0.value) } ?? 0
    while bytes.count < headCount + length {
      guard receive() else { return nil }
    }
    let body = Array(bytes[headCount..<headCount + length])
    bytes.removeFirst(headCount + length)
    return ReceivedRequest(
      method: String(words[0]), target: String(words[1]), fields: fields, body: body)
  }

  private mutating func receive() -> Bool {
    let new = connection.receive()
    bytes += new
    return !new.isEmpty
  }
}
