import Diagnostics
import ResourceSchema
import YAMLSource

/// Suggests schema features for YAML errors: a mixin for the alias `*stamps` without an anchor, an
/// import for `!include types.yaml`, one section for two. Points at a key that has been commented out
/// while what is below it has not.
struct YAMLErrorFixIt {
  let file: SourceFile
  let root: YAMLNode?
  /// The number of diagnostics of the file.
  let count: Int

  /// The maximum number of bytes that are looked at again, over all diagnostics of a file.
  private static let budget = 1 << 20

  func improved(_ diagnostic: Diagnostic) -> Diagnostic {
    var result = diagnostic
    let kind = YAMLDiagnostic(rawValue: diagnostic.identifier)
    let places = [diagnostic.range] + diagnostic.labels.map(\.range)
    if kind == .indentation || kind == .duplicateKey,
      let (key, place) = places.lazy.compactMap({ commentedKey(above: $0) }).first
    {
      result.labels.append(.init("`\(key)` is commented out here", at: place))
      result.suggest("comment out what is below `\(key)`, too, or remove the `#` before it")
      return result
    }
    let advice: Advice? =
      switch kind {
      case .undefinedAlias: aliasAdvice(diagnostic)
      case .illegalMerge: mergeAdvice(diagnostic)
      case .duplicateKey: sectionAdvice(diagnostic)
      case .unsupportedTag: tagAdvice(diagnostic)
      default: nil
      }
    if let advice { result.suggest(advice) }
    return result
  }

  /// Returns advice on a section that is in two parts.
  private func sectionAdvice(_ diagnostic: Diagnostic) -> Advice? {
    guard file.bytes.count * count <= Self.budget, let first = diagnostic.labels.first?.range
    else { return nil }
    let path = KnownNames(root).entries(leadingTo: first).map(\.key)
    let sections =
      path.count == 1
      ? ["types", "mixins", "resources", "documents"]
      : path.count == 3 ? ["attributes", "relationships"] : []
    return path.last.flatMap(sections.contains) == true
      ? "move what is below it to the first `\(path[path.count - 1]):`, and remove it" : nil
  }

  /// Returns the key in a comment, `# position:`, if the lines down to a place look as if they were below it: they are
  /// indented further, and not like the line above the comment. Editors put the sign in the column of the key or at the
  /// start of the line.
  private func commentedKey(above place: SourceRange) -> (key: String, SourceRange)? {
    guard file.beginsLine(place.start.offset), file.bytes.count * count <= Self.budget
    else { return nil }
    let own = place.start.column - 1
    let lines = linesAbove(place)
    // The columns of the lines below the comment: the least one above the place, and that of the first line.
    var (least, below) = (Int.max, own)
    for (index, line) in lines.enumerated() {
      guard line.text.hasPrefix("#") else {
        (least, below) = (min(least, line.column), line.column)
        continue
      }
      let spaces = line.text.dropFirst().prefix { $0 == " " }.count
      let columns = (line.column == 0 ? [spaces, spaces + 1] : [line.column])
        .filter { $0 <= own && $0 < least }
      let key = line.text.dropFirst(spaces + 1)
      guard !columns.isEmpty, key.hasSuffix(":"),
        key.dropLast().allSatisfy({ $0.isLetter || $0.isNumber || "_-.?".contains($0) })
      else { continue }
      let above = lines[(index + 1)...].filter { !$0.text.hasPrefix("#") }
      guard Self.canBelong(in: columns, below: above, above: below, beside: own) else { return nil }
      let offset = line.offset + 1 + spaces
      return (String(key), file.range(of: offset..<offset + key.utf8.count))
    }
    return nil
  }

  private typealias Line = (text: String, column: Int, offset: Int)

  /// The lines above a place that are not empty, the nearest one first.
  private func linesAbove(_ place: SourceRange) -> [Line] {
    var lines: [Line] = []
    var end = place.start.offset - place.start.column + 1
    for _ in 0..<Self.longestSearch where end > 0 {
      let start = file.bytes[..<(end - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let line = String(decoding: file.bytes[start..<end - 1].prefix(200), as: UTF8.self)
      let column = line.prefix { $0 == " " }.count
      let text = line.dropFirst(column).filter { $0 != "\r" }
      if !text.isEmpty { lines.append((text, column, start + column)) }
      end = start
    }
    return lines
  }

  /// Returns true if a key in one of some columns fits between the lines above it, the nearest one first, and the line
  /// in a column below it; or if it was the first key of a mapping, beside a place in its own column.
  private static func canBelong(
    in columns: [Int], below lines: [Line], above column: Int, beside own: Int
  ) -> Bool {
    guard let nearest = lines.first else { return false }
    let opens = nearest.text.hasSuffix(":")
    if nearest.column == column || opens && nearest.column >= columns[0] { return false }
    let next = lines.first { columns.contains($0.column) || $0.column < columns[0] }
    if let next, columns.contains(next.column) { return true }
    // The key was the first one of its mapping, and the place is beside it.
    return opens && nearest.column < columns[0] && column > own && columns.contains(own)
  }

  /// The number of lines in which a comment is looked for.
  private static let longestSearch = 64

  private func aliasAdvice(_ diagnostic: Diagnostic) -> Advice? {
    let name = String(file.text(in: diagnostic.range).drop { $0 == "*" })
    if PrimitiveType(rawValue: name) != nil || root?.mapping?["types"]?.mapping?[name] != nil {
      return "a type has no mark before it: write `\(name)`, or `\(name)?` if it may be null"
    }
    guard root?.mapping?["mixins"]?.mapping?[name] != nil else { return nil }
    return advice(onMixin: name, mergedAs: "*\(name)", at: diagnostic.range)
  }

  private func mergeAdvice(_ diagnostic: Diagnostic) -> Advice? {
    let name = String(file.text(in: diagnostic.range))
    if root?.mapping?["mixins"]?.mapping?[name] != nil {
      return advice(onMixin: name, mergedAs: name, at: diagnostic.range)
    }
    guard root?.mapping?["types"]?.mapping?[name]?.mapping?["object"] != nil else { return nil }
    let anchor = name.loweringFirst
    return
      "the members of a type are merged by an anchor: write `\(name): { object: &\(anchor) { … } }`"
      + " above, and `<<: *\(anchor)` here"
  }

  /// The number of bytes of a tag with its value that are looked at.
  private static let longestTag = 300

  private func tagAdvice(_ diagnostic: Diagnostic) -> Advice? {
    let rest = file.bytes[diagnostic.range.start.offset...].prefix(Self.longestTag)
    let line = String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    if line.prefixMatch(of: #/!\S*enum/#) != nil {
      return "list the values: `{ enum: [first, second] }`"
    }
    return line.prefixMatch(of: #/!\w+ +['"]?([^\s'",\]}]+\.ya?ml)/#).map { match in
      Advice(
        "a file is imported as a whole: remove `\(match.output.0)` here, and write"
          + " `imports: [\(match.output.1)]` at the top")
    }
  }

  /// Returns advice on `<<: *stamps`, and on `<<: stamps`, whose place has no fix-it.
  private func advice(onMixin name: String, mergedAs text: String, at range: SourceRange) -> Advice
  {
    let right = "with: \(KnownNames(root).mixins([name], addedAt: range))"
    let advice: Advice = "`\(name)` is a mixin: write `\(right)` in place of `<<: \(text)`"
    let start = range.start.offset - "<<: ".utf8.count
    guard right == "with: [\(name)]", start >= 0,
      case let whole = file.range(of: start..<range.end.offset),
      file.text(in: whole) == "<<: *\(name)"
    else { return advice }
    return .edit([(whole, right)], advice, title: "Write `\(right)`")
  }
}
