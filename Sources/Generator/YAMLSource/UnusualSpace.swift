import Diagnostics

/// A character that looks like a space, or is invisible, but is a letter in YAML: web pages and
/// word processors write it in place of a space.
public enum UnusualSpace {
  /// Returns true for an unusual space.
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

  /// Advice on the character to type instead.
  static func replacement(for scalar: Unicode.Scalar) -> String {
    isInvisible(scalar) ? "" : " "
  }

  /// Without any width: zero-width spaces and joiners, and byte order marks inside a text.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200D, 0x2060, 0xFEFF: true
    default: false
    }
  }
}

/// A sequence of unusual spaces in a line, with ordinary spaces between them.
public struct UnusualSpaces: Sendable {
  /// The first unusual space.
  let first: Unicode.Scalar
  /// The place in bytes, from the first unusual space to the last.
  public let range: Range<Int>
  /// Advice on the character to type instead.
  public let replacement: String
  let scalarCount: Int

  /// Creates the sequence that begins at an offset; `nil` if the character there is not an unusual
  /// space.
  public init?(in bytes: [UInt8], at start: Int) {
    guard let first = Self.scalar(in: bytes, at: start), UnusualSpace.contains(first) else {
      return nil
    }
    var end = start
    var replacement = ""
    var spaces = ""
    var offset = start
    while let scalar = Self.scalar(in: bytes, at: offset) {
      offset += UTF8.width(scalar)
      if scalar == " " {
        spaces += " "
      } else if UnusualSpace.contains(scalar) {
        replacement += spaces + UnusualSpace.replacement(for: scalar)
        spaces = ""
        end = offset
      } else {
        break
      }
    }
    self.first = first
    self.range = start..<end
    self.replacement = replacement
    self.scalarCount = String(decoding: bytes[range], as: UTF8.self).unicodeScalars.count
  }

  /// The message in places where YAML requires an ordinary space, or nothing.
  public var message: String {
    "\(UnusualSpace.name(of: first)) where YAML expects "
      + (replacement.isEmpty ? "nothing" : "a space")
  }

  public var advice: String {
    if replacement.isEmpty { return "remove it" }
    return replacement.utf8.count == 1
      ? "write a space" : "write \(replacement.utf8.count) spaces"
  }

  private static func scalar(in bytes: [UInt8], at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] < 0x80 { return Unicode.Scalar(bytes[offset]) }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    guard case .valid(let encoded) = parser.parseScalar(from: &rest) else { return nil }
    return Unicode.UTF8.decode(encoded)
  }
}

extension IndexedText {
  func unusualSpaces(at offset: Int) -> UnusualSpaces? {
    UnusualSpaces(in: file.bytes, at: offset)
  }

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
    let isIndentation = file.beginsLine(spaces.range.lowerBound)
    let all = [spaces] + (isIndentation ? indentation(below: spaces) : [])
    let edits = all.map { Diagnostic.FixIt.Edit(range($0.range), $0.replacement) }
    return Diagnostic(
      YAMLDiagnostic.unusualSpace, spaces.message, at: range(spaces.range),
      advice: Advice(
        "\(spaces.advice)\(all.count > 1 ? ", in the lines below too" : "")",
        fixIt: .init(spaces.replacement.isEmpty ? "Remove it" : "Write spaces", edits)))
  }

  /// The unusual spaces with which the lines below begin, up to the first line without any.
  private func indentation(below spaces: UnusualSpaces) -> [UnusualSpaces] {
    var result: [UnusualSpaces] = []
    var offset = spaces.range.upperBound
    while true {
      offset = file.endOfLine(from: offset)
      guard let start = file.bytes[offset...].firstIndex(where: { !Byte.isWhitespace($0) }),
        let next = unusualSpaces(at: start)
      else { return result }
      result.append(next)
      offset = next.range.upperBound
    }
  }
}
