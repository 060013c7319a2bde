import Diagnostics
import ResourceSchema

/// Reads the formats of values with more than one notation.
final class FormatReader: MappingReader {
  /// The format of a number that is encoded as a string.
  private static let text = "text"

  /// Applies `format` to a type: a number that is written as a text is of another type, and
  /// a date keeps its type and has the pattern that is returned beside it.
  func formatted(
    _ type: ValueType, by field: Field?
  ) -> (type: ValueType, pattern: Located<String>?) {
    guard let field, let format = text(field) else { return (type, nil) }
    switch type {
    case .primitive(.dateTime):
      return (type, pattern(format, at: field))
    case .primitive(let primitive) where primitive.isNumber:
      guard format.value == Self.text else {
        report(
          .malformedFormat, "a number is either a number or a string in JSON", at: format.range,
          suggestion: .write("format: text", or: "leave `format` out"))
        return (type, nil)
      }
      return (.numberText(primitive), nil)
    default:
      report(
        .misplacedFormat, "`format` belongs to `DateTime` and to numbers", at: field.name.range,
        suggestion: dateAdvice(type, format) ?? type.leaf(among: Self.formattable).map {
          leaf -> Advice in
          let name = elementName(at: field, otherwise: "Element")
          return "it says how each element is written: declare a type, `\(name): { alias:"
            + " \(leaf.rawValue), format: \(FlowWord.spelling(format.value)) }`, and write `[\(name)]`"
        }
          ?? (TypeSynonyms.type(for: format.value) ?? TypeSynonyms.primitive(like: format.value))
          .map { Advice("write `type: \($0)`, without `format`") }
          ?? (DatePatternErrors.find(in: format.value).isEmpty
            || ForeignDateFormat(format.value) != nil
            ? "if it is a date, write `DateTime` for the type" : "remove `format`"))
      return (type, nil)
    }
  }

  /// Applies `base` to a URL.
  func based(_ type: ValueType, on field: Field?) -> ValueType {
    guard let field, let base = text(field) else { return type }
    guard case .primitive(.url) = type else {
      report(
        .misplacedFormat, "`base` belongs to `URL`", at: field.name.range,
        suggestion: type.leaf(among: [.url]).map { _ -> Advice in
          let name = elementName(at: field, otherwise: "Address")
          return
            "declare a type, `\(name): { alias: URL, base: \(base.value) }`, and write `[\(name)]`"
        } ?? (type == .primitive(.string) ? "use the type `URL`" : nil))
      return type
    }
    guard isBase(base.value) else {
      report(
        .malformedFormat, "`\(base.value)` is not an absolute URL", at: base.range,
        note: "a base has a scheme and a host, and neither a query nor a fragment",
        suggestion: baseAdvice(base.value))
      return type
    }
    return .relativeURL(base: base)
  }

  private func isBase(_ text: String) -> Bool { context.fits(text, .baseURL) }

  private func baseAdvice(_ base: String) -> Advice {
    let path = base.trimmingPrefix(ForeignVariable.pattern)
    let isVariable = ForeignVariable.isPart(of: base)
    let whole = "https://example.com\(path.hasPrefix("/") ? path : "/")"
    let right = isBase(whole) && !whole.hasSuffix("/") ? whole + "/" : whole
    if isVariable {
      return "a schema has no variables: write the URL itself, such as"
        + " `base: \(isBase(right) ? right : "https://example.com/")`"
    }
    return path.hasPrefix("/") && isBase(right)
      ? "write the scheme and the host: `base: \(right)`"
      : "write the whole URL, such as `base: https://example.com/`"
  }

  /// Returns advice on a day, a time or a timestamp with a format: only `DateTime` takes one.
  private func dateAdvice(_ type: ValueType, _ format: Located<String>) -> Advice? {
    guard [.primitive(.day), .primitive(.time), .primitive(.timestamp)].contains(type),
      TypeSynonyms.type(for: format.value) == nil, format.value != Self.text
    else { return nil }
    let foreign = ForeignDateFormat(format.value)
    let pattern =
      foreign?.pattern ?? DatePatternFixIt.pattern(meantBy: format.value) ?? format.value
    if let foreign, foreign.pattern == nil {
      return foreign.advice == ForeignDateFormat.standard
        ? "write `type: DateTime`, without `format`" : Advice(foreign.advice)
    }
    return "write `type: DateTime` beside `format: \(pattern)`"
  }

  /// The pattern of a date; `nil` if it has an error.
  private func pattern(_ format: Located<String>, at field: Field) -> Located<String>? {
    let errors = DatePatternErrors.find(in: format.value)
    if errors.isEmpty { return format }
    if isRepairing, let foreign = ForeignDateFormat(format.value) {
      return report(
        .malformedFormat, foreign.message, at: format.range,
        suggestion: foreign.pattern.map { writing($0, in: format.range) }
          ?? Advice(foreign.advice))
    }
    let place = ScalarPlace(field.value, in: file)
    let right = DatePatternFixIt.pattern(meantBy: format.value)
    if let right, let error = errors.first {
      let advice = writing(right, in: format.range)
      let choice = error.leavesChoice ? error.suggestion : nil
      report(
        .malformedFormat, error.message, at: place.range(error.part),
        note: choice == nil ? error.suggestion : nil,
        suggestion: choice.map { Advice($0, fixIt: advice.fixIt) } ?? advice)
    } else if errors.count > 1 {
      report(
        .malformedFormat, "`\(format.value)` is not a date pattern", at: format.range,
        note: "a pattern is made of letters as in `yyyy-MM-dd HH:mm:ss`, others between quotes",
        suggestion: Advice(ForeignDateFormat.standard))
    } else if let error = errors.first {
      report(
        .malformedFormat, error.message, at: place.range(error.part), note: error.note,
        suggestion: error.suggestion.map { Advice($0) })
    }
    return nil
  }

  /// Returns advice to replace a pattern, with quotes if YAML requires them.
  private func writing(_ pattern: String, in range: SourceRange) -> Advice {
    let quote = file.text(in: range).first { $0 == "'" || $0 == "\"" }
    let isPlain =
      pattern.first?.isLetter == true && pattern.last != ":" && !pattern.contains(": ")
      && !pattern.contains(" #")
      && pattern.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || " -./:'".contains($0)) }
    let spelling =
      if pattern.contains("\"") || pattern.contains("\\") {
        "'\(pattern.replacing("'", with: "''"))'"
      } else if isPlain && quote == nil {
        pattern
      } else if quote == "'" && !pattern.contains("'") {
        "'\(pattern)'"
      } else {
        "\"\(pattern)\""
      }
    return .write(spelling, at: range, of: "format")
  }

  private static let formattable = PrimitiveType.allCases.filter { $0 == .dateTime || $0.isNumber }

  /// A name for the type of the elements of an array: `Slot` for `slots`.
  func elementName(at field: Field, otherwise name: String) -> String {
    guard let member = known.entries(leadingTo: field.name.range).dropLast().last else {
      return name
    }
    let element = KeyTemplate.typeName(EnglishNoun.singular(of: member.key.withoutMark.text))
    return known.hasType(element) ? element + "Value" : element
  }
}

extension ValueType {
  /// Returns the innermost element type of an array or a map, if it is one of the given types.
  func leaf(among types: [PrimitiveType]) -> PrimitiveType? {
    guard case .primitive(let primitive) = leaf.type else { return nil }
    return types.contains(primitive) ? primitive : nil
  }
}
