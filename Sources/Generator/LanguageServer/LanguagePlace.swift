import SchemaReader
import YAMLSource

/// A place in a schema, with the values that the language allows there.
struct LanguagePlace {
  /// At a key, the values of the mapping.
  var values: [LanguageValue]
  var surroundings = Surroundings()
  /// The line of the key whose value is in this place.
  var keyLine = 0

  enum Part {
    case key(YAMLNode.Mapping.Entry, of: YAMLNode.Mapping)
    case text(YAMLNode)
  }

  /// The declarations around a place.
  struct Surroundings {
    var owner: DeclaredName.Owner?
    /// The resource types of a document's primary data, or of a relationship.
    var targets: [String] = []
    /// The relationship whose linkage is the primary data of a document.
    var linkage: String?

    /// The context of the value of an entry with a name of a kind.
    func inside(_ entry: YAMLNode.Mapping.Entry, _ kind: LanguageName) -> Surroundings {
      var inner = self
      let mapping = entry.value.mapping
      switch kind {
      case .mixin: inner.owner = .init(kind: .mixin, name: entry.key.withoutMark.text)
      case .resourceType:
        inner.owner = .init(kind: .resourceType, name: entry.key.withoutMark.text)
        inner.targets = [entry.key.withoutMark.text]
      case .document:
        inner.targets = mapping?["data"].map { Word.resourceTypes(in: $0) } ?? []
        inner.linkage = mapping?["linkage"]?.scalar?.text
      case .relationship:
        let value = mapping.flatMap { $0["one"] ?? $0["many"] } ?? entry.value
        inner.targets = Word.resourceTypes(in: value)
      default: break
      }
      return inner
    }
  }

  /// Calls a function with the keys and texts in a node at this place, in their order.
  func walk(_ node: YAMLNode, _ visit: (Part, LanguagePlace) -> Void) {
    var inner = self
    switch node.content {
    case .scalar: visit(.text(node), self)
    case .sequence(let elements):
      inner.values = values.flatMap(\.elements)
      for element in elements { inner.walk(element, visit) }
    case .mapping(let mapping):
      for entry in mapping.entries {
        visit(.key(entry, of: mapping), self)
        inner.values = values.flatMap { $0.value(of: entry.key.withoutMark.text) }
        inner.surroundings = surroundings
        for case .named(let kind, _, _) in values {
          inner.surroundings = inner.surroundings.inside(entry, kind)
        }
        inner.keyLine = entry.keyRange.end.line
        inner.walk(entry.value, visit)
      }
    }
  }
}

extension LanguageValue {
  fileprivate var elements: [LanguageValue] {
    if case .list(let element, _) = self { element.alternatives } else { [] }
  }

  fileprivate func value(of key: String) -> [LanguageValue] {
    switch self {
    case .form(let form): form.key(key)?.value.alternatives ?? []
    case .named(_, let value, _): value.alternatives
    default: []
    }
  }
}
