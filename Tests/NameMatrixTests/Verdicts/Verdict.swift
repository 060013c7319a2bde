/// What the generator says of each text in one position.
struct Verdict: Sendable {
  let position: Position
  /// The texts that are accepted, those in one list together.
  private(set) var accepted: [[SchemaText]] = []
  /// The texts that are not, by what is said of them.
  private(set) var diagnosed: [Set<String>: [SchemaText]] = [:]
  /// Broken promises.
  private(set) var problems: [String] = []
  /// What the declarations that hold the texts are called.
  private let owner: String

  init(_ position: Position, owner: String) {
    self.position = position
    self.owner = owner
    if position.isSingle {
      for text in position.texts { judge([text]) }
      accepted = accepted.isEmpty ? [] : [accepted.flatMap(\.self)]
    } else {
      judge(position.texts)
    }
    for (identifiers, texts) in diagnosed {
      for text in texts.prefix(3) { checkAlone(text, identifiers) }
    }
  }

  /// Reads a schema with all texts, then without those that are found fault with, until nothing is
  /// wrong; then the same with those that are only in each other's way.
  private mutating func judge(_ texts: [SchemaText]) {
    var rest = texts
    while !rest.isEmpty {
      var texts = rest
      rest = []
      while !texts.isEmpty {
        let findings = findings(in: position.file(texts, owner: owner))
        guard !findings.isEmpty else { break }
        var others: [SchemaText] = []
        for (index, text) in texts.enumerated() {
          switch findings[index] {
          case nil: others.append(text)
          case let some? where some.isSubset(of: Self.collisions) && texts.count > 1:
            rest.append(text)
          case let some?: diagnosed[some, default: []].append(text)
          }
        }
        texts = others
      }
      if texts.isEmpty {
        for text in rest { judge([text]) }
        return
      }
      accepted.append(texts)
    }
  }

  /// The identifiers of the errors about each text by its index.
  private mutating func findings(
    in file: SchemaFile, checkingHelp checksHelp: Bool = false
  ) -> [Int: Set<String>] {
    var findings: [Int: Set<String>] = [:]
    let reading = SchemaReading(
      of: position.surroundings + [file.source], checkingHelp: checksHelp)
    for error in reading.errors {
      let places = [error.range] + error.labels.map(\.range)
      let lines = places.filter { $0.file == file.source.path }.map(\.start.line)
      if let index = lines.lazy.compactMap(file.index).first {
        findings[index, default: []].insert(error.identifier)
      } else {
        problems.append(error.line)
      }
    }
    return findings
  }

  /// Makes sure that a finding is about a text, and not about others around it.
  private mutating func checkAlone(_ text: SchemaText, _ identifiers: Set<String>) {
    let alone = findings(in: position.file([text], owner: owner), checkingHelp: true)
    if alone[0]?.isSuperset(of: identifiers.subtracting(Self.collisions)) != true {
      problems.append("\(text.spelling) is said to be \(identifiers), but is not if it is alone")
    }
  }

  /// What is wrong with two names, each of which is fine without the other.
  private static let collisions: Set<String> = [
    "duplicate-key", "duplicate-name", "file-name-collision", "invalid-answer", "mixed-enum-values",
    "repeated-enum-value", "repeated-value", "swift-name-collision",
  ]
}
