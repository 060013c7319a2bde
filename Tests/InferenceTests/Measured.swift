import Diagnostics
import Foundation
import Inference
import JSONSource
import Profiling

/// Payloads of real APIs, which lie beside the package, in `../shared/data`, and are no part of it.
enum Measured {
  static let apis = ["terraform-cloud", "drf-example", "spree", "kitsu", "fastly"]

  static func folder(_ api: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../shared/data/\(api)/payloads"
    ).standardizedFileURL
  }

  static var exist: Bool {
    apis.allSatisfy { FileManager.default.fileExists(atPath: folder($0).path) }
  }

  /// The payloads of an API, with their requests where these are beside them.
  static func payloads(of api: String) throws -> [Payload] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder(api).path).sorted()
    return try names.filter { $0.hasSuffix(".json") }.compactMap { name in
      let url = folder(api).appending(path: name)
      let file = try SourceFile(contentsOf: url.path, maxSize: JSONReader.maxSize)
      guard let root = JSONReader.read(file).root else { return nil }
      let request = url.deletingPathExtension().appendingPathExtension("txt")
      let exchange = (try? String(contentsOf: request, encoding: .utf8)).flatMap(recorded)
      return Payload(
        file: name, role: exchange == nil ? nil : .response, exchange: exchange, root: root)
    }
  }

  /// The request line and the status of a recording as text.
  private static func recorded(_ text: String) -> Exchange? {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    guard let request = lines.first, request.count >= 2,
      let response = lines.dropFirst().first(where: { $0.first?.hasPrefix("HTTP/") ?? false }),
      response.count >= 2, let status = Int(response[1])
    else { return nil }
    return Exchange(
      method: request[0], path: URLPath.parts(of: request[1]),
      query: URLPath.query(of: request[1]), status: status)
  }

  static func profile(of payloads: [Payload]) -> PayloadProfile {
    var profile = PayloadProfile()
    for payload in payloads { profile.add(payload) }
    return profile
  }

  /// Halves of payloads, the same in each run.
  static func halves(_ payloads: [Payload], seed: Int) -> ([Payload], [Payload]) {
    var generator = Generator(state: UInt64(seed &+ 1) &* 0x9E37_79B9_7F4A_7C15)
    let shuffled = payloads.shuffled(using: &generator)
    let middle = shuffled.count / 2
    return (Array(shuffled[..<middle]), Array(shuffled[middle...]))
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
      return word ^ word >> 31
    }
  }
}
