import Diagnostics
import ResourceSchema
import YAMLSource

final class TargetReader: MappingReader {
  /// The resource types that a scalar or a list in brackets names; `nil` if there is an error.
  func target(_ node: YAMLNode, _ what: String) -> TargetForm? {
    guard var form = form(node, what) else { return nil }
    guard let word = form.types.first(where: { $0.value == TargetForm.any }) else { return form }
    guard form.types.count == 1 else {
      report(
        .malformedTarget, "`any` stands for every resource type", at: word.range,
        suggestion: "write `any`, or `any?` if there may be none, or name the resource types")
      return nil
    }
    (form.types, form.isAny) = ([], true)
    return form
  }

  private func form(_ node: YAMLNode, _ what: String) -> TargetForm? {
    switch node.content {
    case .scalar(let scalar):
      if node.isEmpty {
        return report(
          .malformedTarget, "\(what) does not name a resource type", at: node.range,
          suggestion: forms)
      }
      return target(scalar.text, of: node, what)
    case .sequence(let elements):
      guard elements.count == 1, let element = elements.first, let text = element.scalar?.text,
        !text.hasPrefix("[")
      else { return reportList(elements, at: node, what) }
      guard var form = target(text, of: element, what, inBrackets: true) else { return nil }
      reportNullableMany(form)
      form.isMany = true
      form.isNullable = false
      return form
    case .mapping:
      return report(
        .malformedTarget, "\(what) names resource types, with no keys", at: node.range,
        suggestion: forms)
    }
  }

  private var forms: Advice {
    let names = known.resources.prefix(2)
    let (one, other) = (names.first ?? "people", names.dropFirst().first ?? "teams")
    return "one resource is written `\(one)`, `\(one)?` or `\(one) | \(other)`, many are `[\(one)]`"
  }

  private func reportList(
    _ elements: [YAMLNode], at node: YAMLNode, _ what: String
  ) -> TargetForm? {
    let names = elements.compactMap { $0.scalar?.text }
    guard names.count == elements.count, names.count > 1 else {
      return report(
        elements.isEmpty ? .emptyList : .malformedTarget,
        "the brackets must contain the name of a resource type", at: node.range, suggestion: forms)
    }
    let union = names.joined(separator: " | ")
    let isWithKey = what == "`one`" || what == "`many`"
    return report(
      .malformedTarget, "the types that \(what) leads to are joined with bars", at: node.range,
      suggestion: isWithKey
        ? .write(union, at: node.range, of: what.filter { $0 != "`" })
        : Self.choice(of: union, at: node.range))
  }

  private static func choice(of union: String, at range: SourceRange) -> Advice {
    var advice = Advice.write(
      union, at: range, "write `\(union)` for one of them, or `[\(union)]` for any number")
    advice.otherFixIt = Advice.write("[\(union)]", at: range).fixIt
    return advice
  }

  private func target(
    _ text: String, of node: YAMLNode, _ what: String, inBrackets: Bool = false
  ) -> TargetForm? {
    guard isReadable(text, at: node.range) else { return nil }
    if let form = TargetForm(name: text, at: node.range) { return form }
    let place = ScalarPlace(node, in: file)
    let bytes = Array(text.utf8)
    var inner = trimmed(0..<bytes.count, of: bytes)
    var mark: Int?
    if let last = inner.last, bytes[last] == UInt8(ascii: "?") {
      mark = last
      inner = trimmed(inner.dropLast(), of: bytes)
    }
    var isMany = false
    let needsNoBrackets = inBrackets || what == "`many`"
    if let first = inner.first, bytes[first] == UInt8(ascii: "[") {
      guard let last = inner.last, bytes[last] == UInt8(ascii: "]") else {
        return reportForeign(text, at: place.range(0..<bytes.count), isMany: needsNoBrackets)
      }
      isMany = true
      inner = trimmed(inner.dropFirst().dropLast(), of: bytes)
    }
    guard !TargetForm.isForeign(String(decoding: bytes[inner], as: UTF8.self)) else {
      return reportForeign(text, at: place.range(0..<bytes.count), isMany: needsNoBrackets)
    }
    guard let types = union(inner, of: bytes, at: place, isMany: isMany) else { return nil }
    let form = TargetForm(
      isMany: isMany, types: types, isNullable: mark != nil && !isMany,
      questionMark: mark.map { place.range($0..<$0 + 1) })
    if isMany { reportNullableMany(form) }
    return form
  }

  private func union(
    _ range: Range<Int>, of bytes: [UInt8], at place: ScalarPlace, isMany: Bool
  ) -> [Located<String>]? {
    var types: [Located<String>] = []
    var isGood = true
    var start = range.lowerBound
    for offset in range.lowerBound...range.upperBound {
      guard offset == range.upperBound || bytes[offset] == UInt8(ascii: "|") else { continue }
      let part = trimmed(start..<offset, of: bytes)
      start = offset + 1
      let name = Located(
        String(decoding: bytes[part], as: UTF8.self),
        at: part.isEmpty ? place.range(range) : place.range(part))
      guard checkPart(name, of: bytes[range], at: place.range(range), isMany) else {
        isGood = false
        continue
      }
      types.append(name)
    }
    return isGood ? unique(types) : nil
  }

  private func checkPart(
    _ name: Located<String>, of union: ArraySlice<UInt8>, at whole: SourceRange, _ isMany: Bool
  ) -> Bool {
    if name.value.isEmpty {
      report(
        .malformedTarget, "the name of a resource type is missing", at: name.range,
        suggestion: forms)
      return false
    }
    if name.value.utf8.contains(UInt8(ascii: "?")) {
      let right = String(decoding: union, as: UTF8.self).split(separator: "|").map { part in
        String(part.filter { $0 != "?" && $0 != " " })
      }.joined(separator: " | ")
      report(
        .misplacedQuestionMark,
        union.contains(UInt8(ascii: "|"))
          ? "the question mark applies to the whole union"
          : isMany
            ? "a list of resources cannot contain `null`" : "the question mark follows the name",
        at: name.range,
        suggestion: isMany
          ? .write(right, at: whole, .write("[\(right)]")) : .write(right + "?", at: whole))
      return false
    }
    return true
  }

  /// `isMany` is true where many resources need no brackets.
  private func reportForeign(
    _ text: String, at range: SourceRange, isMany: Bool
  ) -> TargetForm? {
    report(
      .malformedTarget, "`\(text)` is not the name of a resource type", at: range,
      suggestion: forms,
      advice: { Self.advice(onForeign: text, at: range, isMany: isMany, $0.known) })
  }

  private static func advice(
    onForeign text: String, at range: SourceRange, isMany: Bool, _ known: KnownNames
  ) -> Advice? {
    let words = text.split { !($0.isLetter || $0.isNumber || "_-".contains($0)) }.map(String.init)
    let names = words.compactMap { known.resource(meantBy: $0) }
    let union = names.joined(separator: " | ")
    if names.isEmpty { return nil }
    if names.count > 1, text.contains(","), !isMany { return choice(of: union, at: range) }
    let saysMany = text.lowercased().contains("many") || ForeignTarget.saysMany(text)
    let isNullable = text.hasSuffix("?") || words.contains(where: TargetForm.isNull)
    return .write(
      isMany ? union : saysMany ? "[\(union)]" : union + (isNullable ? "?" : ""), at: range)
  }

  func reportNullableMany(_ form: TargetForm) {
    guard let mark = form.questionMark else { return }
    report(
      .nullableToMany, "a list of resources can be empty, but is never null", at: mark,
      suggestion: .write(
        "", at: mark,
        "remove the `?`; if the whole relationship may be absent, write it after the name"))
  }

  private func trimmed(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    var range = range
    while let first = range.first, Byte.isWhitespace(bytes[first]) { range = range.dropFirst() }
    while let last = range.last, Byte.isWhitespace(bytes[last]) { range = range.dropLast() }
    return range
  }
}
