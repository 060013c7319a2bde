/// Reads configuration files.
extension FileReader {
  mutating func configuration() -> Configuration {
    var configuration = Configuration()
    guard let root = readRoot(), !root.isEmpty,
      let fields = fields(root, of: .configuration, example: "schemas: [Schemas]")
    else { return configuration }
    if let field = fields["schemas"] {
      let paths = names(field, of: "a path", example: "schemas: [Schemas]") ?? []
      configuration.schemas = paths.map { path($0.value) }
    }
    configuration.output = plainText(fields["output"]).map { path($0) }
    configuration.isStrict = boolean(fields["strict"]) ?? false
    let allowed = warnings(fields["allow"])
    let wanted = warnings(fields["warn"])
    configuration.allowed = Set(allowed.map(\.value))
    configuration.wanted = Set(wanted.map(\.value))
    for name in wanted {
      guard let other = allowed.first(where: { $0.value == name.value }) else { continue }
      report(
        .repeatedValue, "`\(name.value.rawValue)` stands in `allow` and in `warn`", at: name.range,
        labels: [.init("the other is here", at: other.range)])
    }
    return configuration
  }

  /// A path of the file as it is seen from where the file's own path is seen from.
  private func path(_ text: String) -> String {
    if text.hasPrefix("/") { return text }
    let folder = file.path.lastIndex(of: "/").map { file.path[...$0] } ?? ""
    return folder + text
  }
}
