/// Answers and parts of them that many faults share.
public enum Answers {
  static let json = #"{"data":{"type":"articles","id":"1"}}"#
  static let body = Array(json.utf8)
  static let mediaType = "Content-Type: application/vnd.api+json"
  static let errors = Array(#"{"errors":[{"title":"No","source":{"pointer":"/data"}}]}"#.utf8)

  /// The answer that a server should give.
  static let article = Step.answer(200, [mediaType], body: body)

  static func article(_ contentType: String...) -> Step {
    .answer(200, contentType.map { "Content-Type: \($0)" }, body: body)
  }

  static func problem(_ status: Int, _ fields: String...) -> Step {
    .answer(status, fields + [mediaType], body: errors)
  }

  static func html(_ status: Int, _ fields: String...) -> Step {
    .answer(status, fields + ["Content-Type: text/html"], body: Array("<h1>Oops</h1>".utf8))
  }

  /// The head of an answer whose length the fields say, if any.
  static func head(_ fields: String...) -> Step {
    .text((["HTTP/1.1 200 OK", mediaType] + fields + ["", ""]).joined(separator: "\r\n"))
  }

  /// The article, compressed by gzip.
  static let compressed: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 74, 73, 44, 73, 84, 178, 170, 86, 42, 169, 44, 72, 85,
    178, 82, 74, 44, 42, 201, 76, 206, 73, 45, 86, 210, 81, 202, 76, 1, 242, 13, 149, 106, 107, 1,
    156, 182, 86, 192, 37, 0, 0, 0,
  ]

  /// Bytes that decompress to a number of zeros, a thousandth of which they take.
  public static func gzipBomb(zeros: Int) -> [UInt8] {
    var bytes: [UInt8] = [31, 139, 8, 0, 0, 0, 0, 0, 2, 3]
    var bits = 0
    var bitCount = 0
    // Codes are sent from their first bit, and bytes are filled from their lowest.
    func send(_ code: String) {
      for bit in code.utf8 {
        if bit == UInt8(ascii: "1") { bits |= 1 << bitCount }
        bitCount += 1
        if bitCount == 8 {
          bytes.append(UInt8(bits))
          (bits, bitCount) = (0, 0)
        }
      }
    }
    // A last block with fixed codes; a zero; and again and again: 258 bytes like the one before.
    send("1" + "10" + "00110000")
    for _ in 0..<zeros / 258 { send("11000101" + "00000") }
    return bytes
  }
}
