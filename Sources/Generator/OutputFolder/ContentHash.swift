/// The hash by which a manifest recognizes that a file was edited: FNV-1a, 64 bits.
///
/// It need not be a cryptographic one, since an attacker could edit the manifest too. Changing a
/// single byte always changes it.
enum ContentHash {
  static func text(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Whether a text can be a hash.
  static func isHash(_ text: String) -> Bool {
    text.utf8.count == 16 && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}
