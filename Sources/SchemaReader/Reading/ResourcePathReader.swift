import Diagnostics
import ResourceSchema

/// Reads paths of the server, which are below the address that a client is created with.
struct ResourcePathReader: FormReader {
  let context: ReadingContext

  func path(_ field: Field) -> Located<String>? {
    let key = field.name.value
    guard let path = text(field, "`\(key)`") else { return nil }
    guard !LanguageText.resourcePath().fits(path.value) else { return path }
    let hasHost = path.value.prefixMatch(of: #/(?:[a-z0-9-]+\.)+[a-z]+\//#) != nil
    let isAddress = hasHost || path.value.contains("://") || path.value.hasPrefix("//")
    let below =
      isAddress
      ? path.value.split(separator: "/").drop { $0.hasSuffix(":") }.dropFirst()
        .joined(separator: "/") : path.value
    let end = below.firstRange(of: #/\/?[{:?#\s]/#)?.lowerBound ?? below.endIndex
    let right = String(below[..<end])
    let owner = known.entries(leadingTo: field.name.range).dropFirst().first?.key ?? "…"
    return report(
      .invalidPath,
      isAddress
        ? "`\(key)` is relative to the address that a client is created with"
        : "`\(key)` is a path alone, without parameters and query",
      at: path.range,
      suggestion: right.isEmpty
        ? Advice("write `\(key): \(owner)`")
        : .write(right, at: path.range, "write `\(key): \(right)`"))
  }
}
