import Diagnostics
import ResourceSchema

/// Reads the paths of resources, which are relative to the base URL of the client.
final class ResourcePathReader: MappingReader {
  /// Returns the path of a collection, and the paths of operations outside of it.
  func paths(_ field: Field?) -> (Located<String>?, [ResourceAPI.Route: Located<String>]) {
    guard let field else { return (nil, [:]) }
    guard field.value.mapping != nil else { return (path(field, .path(of: nil)), [:]) }
    guard let fields = fields(field, of: .paths) else { return (nil, [:]) }
    let routes = ResourceAPI.Route.allCases.compactMap { route in
      fields[route.rawValue].flatMap { path($0, .path(of: route), of: route) }.map { (route, $0) }
    }
    return (
      fields["collection"].flatMap { path($0, .path(of: nil)) },
      Dictionary(uniqueKeysWithValues: routes)
    )
  }

  func path(
    _ field: Field, _ form: LanguageText, of route: ResourceAPI.Route? = nil
  ) -> Located<String>? {
    let key = field.name.value
    guard let path = text(field) else { return nil }
    guard !context.fits(path.value, form) else { return path }
    // Web frameworks write parameters of routes with a colon.
    let inBraces = path.value.replacing(#/(^|\/):([\w-]+?)(?:[_-]id|Id)?(?=\/|$)/#) {
      "\($0.1){\($0.2)}"
    }
    if let placeholder = route?.ownPlaceholders.first(where: { !inBraces.contains("{\($0)}") }) {
      let right = inBraces + (inBraces.hasSuffix("/") ? "" : "/") + "{\(placeholder)}"
      return report(
        .invalidPath, "the path of `\(key)` has no `{\(placeholder)}`", at: path.range,
        suggestion: .write(FlowWord.spelling(right), at: path.range))
    }
    if inBraces != path.value, context.fits(inBraces, form) {
      return report(
        .invalidPath, "parameters of `\(key)` are written in braces", at: path.range,
        suggestion: .write(FlowWord.spelling(inBraces), at: path.range))
    }
    // The id in the middle of a path is that of a parent, whose type is before it.
    let named = path.value.replacing(#/([^/{}]+)/\{id\}(?=/.)/#) { "\($0.1)/{\($0.1)}" }
    if named != path.value, context.fits(named, form) {
      return report(
        .invalidPath, "`{id}` in `\(key)` is the id of a parent: name it", at: path.range,
        suggestion: .write(FlowWord.spelling(named), at: path.range))
    }
    let hasHost = path.value.prefixMatch(of: #/(?:[a-z0-9-]+\.)+[a-z]+\//#) != nil
    let isAddress = hasHost || path.value.contains("://") || path.value.hasPrefix("//")
    let below =
      isAddress
      ? path.value.split(separator: "/").drop { $0.hasSuffix(":") }.dropFirst()
        .joined(separator: "/") : path.value
    let end =
      below.firstRange(of: #/\/?(?:\{(?:id|relationship)\}|[:?#\s])/#)?.lowerBound
      ?? below.endIndex
    var right = String(below[..<end])
    if !context.fits(right, form) {
      right = right.prefix { $0 != "{" }.split(separator: "/").joined(separator: "/")
    }
    let owner = known.entries(leadingTo: field.name.range).dropFirst().first?.key ?? "…"
    return report(
      .invalidPath,
      isAddress
        ? "`\(key)` is relative to the address that a client is created with"
        : "`\(key)` is a path alone, without parameters and query",
      at: path.range,
      suggestion: right.isEmpty
        ? .write("\(key): \(owner)")
        : .write(right, at: path.range, of: key))
  }
}
