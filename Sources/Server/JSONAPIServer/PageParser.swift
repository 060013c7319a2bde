import JSONAPIQuery

/// Reads the parameters for pages of a style.
struct PageParser<Paging: PagingStyle> {
  /// The names of the parameters.
  let parameterNames: [String]

  init() {
    parameterNames =
      switch Paging.self {
      case let style as any NumberPaging.Type: [style.numberName, style.sizeName]
      case let style as any OffsetPaging.Type: [style.offsetName, style.limitName]
      case let style as any CursorPaging.Type: [style.afterName, style.beforeName, style.sizeName]
      case let style as any LinkPaging.Type: [style.sizeName]
      default: []
      }
  }

  /// Returns the page that parameters request; `nil` for the first page of the default size.
  func page(
    in parameters: [QueryParameter], maximum: Int, problems: inout [Problem]
  ) -> PageRequest? {
    guard !parameters.isEmpty else { return nil }
    var numbers: [String: Int] = [:]
    let sizeName = parameterNames.last ?? ""
    let isCursor = Paging.self is any CursorPaging.Type
    let isOffset = Paging.self is any OffsetPaging.Type
    for parameter in parameters where parameter.name == sizeName || !isCursor {
      let minimum = parameter.name != sizeName && isOffset ? 0 : 1
      guard let number = Int(parameter.value), number >= minimum else {
        problems.append(
          .parameter(
            parameter.name,
            "Expected a whole number from \(minimum), found “\(parameter.value)”."))
        continue
      }
      let largest = min(Paging.maximumSize ?? maximum, maximum)
      guard parameter.name != sizeName || number <= largest else {
        problems.append(
          .parameter(parameter.name, "A page has at most \(largest) resources, not \(number)."))
        continue
      }
      numbers[parameter.name] = number
    }
    let size = numbers[sizeName]
    func text(_ name: String) -> String? { parameters.first { $0.name == name }?.value }
    return switch Paging.self {
    case let style as any NumberPaging.Type:
      .number(numbers[style.numberName] ?? 1, size: size)
    case let style as any OffsetPaging.Type: .offset(numbers[style.offsetName] ?? 0, limit: size)
    case let style as any CursorPaging.Type:
      .cursor(after: text(style.afterName), before: text(style.beforeName), size: size)
    case is any LinkPaging.Type: size.map { .size($0) }
    default: nil
    }
  }
}
