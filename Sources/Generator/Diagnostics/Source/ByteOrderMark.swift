package enum ByteOrderMark {
  private static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let utf16LittleEndian: [UInt8] = [0xFF, 0xFE]
  private static let utf16BigEndian: [UInt8] = [0xFE, 0xFF]

  /// Returns a text as UTF-8 without a byte order mark; ill-formed UTF-16 is returned unchanged.
  package static func utf8Text(of bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: utf8) {
      return Array(bytes.dropFirst(utf8.count))
    }
    if bytes.starts(with: utf16LittleEndian) {
      return transcoded(bytes.dropFirst(2)) { UInt16($1) << 8 | UInt16($0) } ?? bytes
    }
    if bytes.starts(with: utf16BigEndian) {
      return transcoded(bytes.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) } ?? bytes
    }
    return bytes
  }

  private static func transcoded(
    _ bytes: ArraySlice<UInt8>, unit: (UInt8, UInt8) -> UInt16
  ) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      unit(bytes[$0], bytes[$0 + 1])
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }
}
