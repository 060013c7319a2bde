/// Some of the texts that a position takes, to be part of a schema that models are made of.
struct Batch: Sendable {
  let position: Position
  let texts: [SchemaText]
  /// What the declarations that hold the texts are called.
  let owner: String

  var file: SchemaFile { position.file(texts, owner: owner) }
  var probes: [Wire.Probe] { position.wire?.probes(texts, owner: owner) ?? [] }

  /// The texts of verdicts in batches: such as can be together, and not too many, since the
  /// compiler takes more than twice as long for a type of twice the size.
  static func all(
    of verdicts: [Verdict], where isIncluded: (Position, SchemaText) -> Bool = { _, _ in true }
  ) -> [Batch] {
    verdicts.enumerated().flatMap { index, verdict in
      let position = verdict.position
      // Where texts are names of types, those that are left have names that are in the others.
      return verdict.accepted.prefix(position.namesTypes ? 2 : .max)
        .map { texts in texts.filter { isIncluded(position, $0) } }
        .flatMap { $0.chunked(position.namesTypes ? 400 : 60) }
        .enumerated().map { number, texts in
          Batch(position: position, texts: texts, owner: "slot\(index)n\(number)")
        }
    }
  }

  /// The batches of one module each: names of types stand alone, the others are together.
  ///
  /// - Parameter size: the number of texts after which a module is large enough.
  static func modules(_ batches: [Batch], ofSize size: Int) -> [[Batch]] {
    var modules: [[Batch]] = []
    var module: [Batch] = []
    for batch in batches where !batch.position.namesTypes {
      module.append(batch)
      if module.reduce(0, { $0 + $1.texts.count }) >= size {
        modules.append(module)
        module = []
      }
    }
    if !module.isEmpty { modules.append(module) }
    return modules + batches.filter(\.position.namesTypes).map { [$0] }
  }
}

extension [SchemaText] {
  fileprivate func chunked(_ size: Int) -> [[SchemaText]] {
    guard count > size else { return isEmpty ? [] : [self] }
    return stride(from: 0, to: count, by: size).map {
      Array(self[$0..<Swift.min($0 + size, count)])
    }
  }
}
