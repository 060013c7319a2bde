import ResourceSchema
import TestWorkspace
import Testing

/// Every text in every place of a schema: models that compile and that say it on the wire, or a
/// diagnostic that points at it. The sample has every place, and every text in some of them.
@Suite(.serialized) struct NameMatrixTests {
  private static let verdicts = inParallel(Position.all) { index, position in
    var position = position
    position.texts = position.texts.sample(every: 48, offset: index)
    return Verdict(position, owner: "slot\(index)")
  }

  /// The verdicts on texts that models are made of.
  private static var verdictsOnModels: [Verdict] {
    verdicts.filter { !$0.position.isSingle && $0.position.isInModels }
  }

  @Test("a text is accepted, or diagnosed at its place")
  func texts() {
    for verdict in Self.verdicts {
      let problems = verdict.problems.prefix(10).joined(separator: "\n")
      #expect(problems.isEmpty, "\(verdict.position.name):\n\(problems)")
    }
  }

  /// Without it a mistake in what surrounds a position would look like a diagnostic of every text.
  @Test("each position accepts a text that means something there")
  func positions() {
    let texts =
      [
        "a", "A", "1", "true", "text", "String", "spares", "spares.b", "b", "none", "required",
        "always", "basic", "forbidden", "list", "number", "yyyy", "digit-first-name", "functions",
        "comma", "https://example.com",
      ].map(SchemaText.plain) + ["{id}", "{id}/{relationship}"].map(SchemaText.quoted)
    // These refer to declarations in the same file; other positions have both.
    let referring = [
      "schema.imports[]", "resource.with[]", "resource.includes[]", "relationship.inverse",
      "answers.", "page.total",
    ]
    for position in Position.all where !referring.contains(where: position.name.hasPrefix) {
      let isAlive = texts.contains { text in
        let files = position.surroundings + [position.file([text], owner: "slot").source]
        return SchemaReading(of: files, checkingHelp: false).errors.isEmpty
      }
      #expect(isAlive, "\(position.name)")
    }
  }

  @Test("Swift's words are tried in each position that shows them")
  func swiftWords() {
    #expect(Position.showcases.isSubset(of: Position.all.map(\.name)))
    #expect(SwiftWords.all.count > 200)
    #expect(RuntimeNames.all.contains("ResourceObject"))
  }

  @Test(
    "models compile, whatever names and texts the schema has",
    .enabled(if: ModelProgram.canCompile, "There is no swiftc, or no module that was built."))
  func compilation() throws {
    let modules = Batch.modules(Batch.all(of: Self.verdictsOnModels), ofSize: 500)
    #expect(modules.count > TestExtent.count(all: 30, sample: 5))
    let outcomes = inParallel(modules) { _, batches in
      Result {
        // Names of types could hide those that models need.
        let others = batches[0].position.namesTypes ? [SchemaFile.everything] : []
        return try ModelProgram(batches, beside: others).typeCheck()
      }
    }
    for outcome in outcomes {
      let output = try outcome.get()
      #expect(output == "")
    }
  }

  @Test(
    "models import modules with any name",
    .enabled(if: ModelProgram.canCompile, "There is no swiftc, or no module that was built."))
  func imports() throws {
    let positions = Position.all.filter { $0.name.hasPrefix("typeDeclaration.import") }
    let verdicts = inParallel(positions) { Verdict($1, owner: "slot\($0)") }
    #expect(verdicts.flatMap(\.accepted).flatMap(\.self).count > 30)
    #expect(try ModelProgram(Batch.all(of: verdicts)).parse() == "")
  }

  @Test(
    "models decode and encode the texts of the schema",
    .enabled(if: ModelProgram.canLink, "There is no swiftc, or no module that was built."))
  func coding() throws {
    let hostile = Set(SchemaTexts.hostile)
    let verdicts = Self.verdictsOnModels.filter { $0.position.wire != nil }
    let batches = Batch.all(of: verdicts) { hostile.contains($1) }
    #expect(batches.count > TestExtent.count(all: 50, sample: 20))
    let outcomes = inParallel(Batch.modules(batches, ofSize: 800)) { _, batches in
      Result { try ModelProgram(batches, options: ModelOptions()).wrongAnswers() }
    }
    for outcome in outcomes {
      let wrong = try outcome.get()
      #expect(wrong == [])
    }
  }
}
