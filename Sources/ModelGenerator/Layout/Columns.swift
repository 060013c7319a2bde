extension String {
  /// The number of characters, which are the columns that a text takes.
  ///
  /// Nearly all that is laid out is ASCII, where a byte is a character (but for CR LF, and line
  /// breaks are never laid out).
  var columns: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count
  }
}
