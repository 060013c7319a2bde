import Diagnostics

/// A character that looks like a space, or is invisible, but is a letter in YAML: web pages and
/// word processors write it in place of a space.
public enum UnusualSpace {
  public static func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80
      && (scalar.properties.generalCategory == .spaceSeparator || isInvisible(scalar))
  }

  /// The name in messages: `a no-break space (U+00A0)`.
  public static func name(of scalar: Unicode.Scalar) -> String {
    let number = "U+\(scalar.digits(4))"
    guard let name = scalar.properties.name?.lowercased() else { return number }
    return "\("aeiou".contains(name.prefix(1)) ? "an" : "a") \(name) (\(number))"
  }

  /// Without any width: zero-width spaces and joiners, and byte order marks inside a text.
  fileprivate static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200D, 0x2060, 0xFEFF: true
    default: false
    }
  }
}

/// A sequence of unusual spaces in a line, with ordinary spaces between them.
public struct UnusualSpaces: Sendable {
  /// The place in bytes.
  public let range: Range<Int>
  /// The message in places where YAML requires an ordinary space, or nothing.
  public let message: String
  /// The ordinary spaces to write instead.
  let replacement: String
  let scalarCount: Int

  /// Creates the sequence that begins at an offset; `nil` if the character there is not an unusual
  /// space.
  public init?(in bytes: [UInt8], at start: Int) {
    guard start < bytes.count, bytes[start] >= 0x80 else { return nil }
    let line = String(decoding: bytes[start...].prefix(500), as: UTF8.self).unicodeScalars
    let blanks = line.prefix { $0 == " " || UnusualSpace.contains($0) }
    // Ordinary spaces after the last unusual one are not at fault.
    guard let last = blanks.lastIndex(where: UnusualSpace.contains),
      case let spaces = blanks[...last], let first = spaces.first
    else { return nil }
    range = start..<start + String(spaces).utf8.count
    replacement = String(spaces.filter { !UnusualSpace.isInvisible($0) }.map { _ in " " })
    scalarCount = spaces.count
    message =
      "\(UnusualSpace.name(of: first)) where YAML expects "
      + (replacement.isEmpty ? "nothing" : "a space")
  }

  var advice: String {
    switch replacement.count {
    case 0: "remove it"
    case 1: "write a space"
    default: "write \(replacement.count) spaces"
    }
  }
}

extension IndexedText {
  /// Returns true if the value at an offset is a text for people, which may contain any words.
  func isBehindKeyOfTexts(_ offset: Int) -> Bool {
    guard let colon = file.bytes[..<offset].lastIndex(where: { !Byte.isBlank($0) }),
      file.bytes[colon] == UInt8(ascii: ":")
    else { return false }
    return language.textKeys.contains {
      file.bytes[..<colon].suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }

  /// Returns the diagnostic for unusual spaces where YAML requires ordinary ones, including those
  /// that indent the lines below.
  func diagnostic(of spaces: UnusualSpaces) -> Diagnostic {
    let all = file.beginsLine(spaces.range.lowerBound) ? indentation(from: spaces) : [spaces]
    let edits = all.map { Diagnostic.FixIt.Edit(range($0.range), $0.replacement) }
    return Diagnostic(
      YAMLDiagnostic.unusualSpace, spaces.message, at: range(spaces.range),
      advice: Advice(
        "\(spaces.advice)\(all.count > 1 ? ", in the lines below too" : "")",
        fixIt: .init(spaces.replacement.isEmpty ? "Remove it" : "Write spaces", edits)))
  }

  private static let maxLines = 100

  /// The unusual spaces with which a line and those below it begin, up to the first line without any.
  private func indentation(from spaces: UnusualSpaces) -> [UnusualSpaces] {
    let next = { [file] (spaces: UnusualSpaces) in
      file.bytes[file.endOfLine(from: spaces.range.upperBound)...]
        .firstIndex { !Byte.isWhitespace($0) }.flatMap { UnusualSpaces(in: file.bytes, at: $0) }
    }
    return Array(sequence(first: spaces, next: next).prefix(Self.maxLines))
  }
}
