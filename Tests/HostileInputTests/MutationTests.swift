import Foundation
import Testing

/// Any bytes at all are a document or an error: none makes a reader trap or hang, and whatever was read
/// is written as what reads the same.
@Suite struct MutationTests {
  /// 8 × 13,000 documents.
  static let documentsOfEach = 13_000

  @Test(.timeLimit(.minutes(5)), arguments: 0..<8)
  func everyMutatedDocumentIsAValueOrAnError(seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed))
    let readers = Reader.all()
    let corpora = [Corpus.own, Corpus.payloads].map { $0.map(Mutator.init) }
    var refused = 0
    for number in 0..<Self.documentsOfEach {
      let mutators = corpora[number % 2].isEmpty ? corpora[0] : corpora[number % 2]
      let mutator = try #require(mutators.randomElement(using: &random))
      let reader = try #require(readers.randomElement(using: &random))
      do {
        try reader.read(Data(mutator.mutation(using: &random)))
      } catch {
        refused += 1
        // An error that cannot be printed would be of no use.
        #expect(!"\(error)".isEmpty)
      }
    }
    // The mutations must reach both ends: the reader of JSON and what lies behind it.
    #expect(refused > Self.documentsOfEach / 10)
    #expect(refused < Self.documentsOfEach * 95 / 100)
  }

  /// Each reader reads at least one of our own documents as it stands, so that it has something to
  /// lose.
  @Test func everyReaderReadsSomething() {
    for reader in Reader.all() {
      let readable = Corpus.own.filter { (try? reader.read(Data($0.utf8))) != nil }
      #expect(!readable.isEmpty, "\(reader.name)")
    }
  }
}
