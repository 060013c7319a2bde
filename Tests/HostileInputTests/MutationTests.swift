import CodingRoutes
import Foundation
import TestSupport
import TestWorkspace
import Testing

/// Decoding arbitrary bytes never traps or hangs, and decoding what was encoded gives an equal value.
@Suite struct MutationTests {
  /// For each seed. All are 104,000.
  static let documents = TestExtent.count(all: 13_000, sample: 1_000)

  @Test("decodes a mutated document or throws an error", .timeLimit(.minutes(10)), arguments: 0..<8)
  func decodesMutatedDocumentOrThrowsError(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let readers = Reader.all()
    let corpora = [Corpus.own, Corpus.payloads].map { $0.map(Mutator.init) }
    var rejected = 0
    for number in 0..<Self.documents {
      let mutators = corpora[number % 2].isEmpty ? corpora[0] : corpora[number % 2]
      let mutator = try #require(mutators.randomElement(using: &random))
      let reader = try #require(readers.randomElement(using: &random))
      do {
        try reader.read(Data(mutator.mutation(using: &random)))
      } catch let error as Disagreement where !error.isAboutPlaces {
        Issue.record(error)
      } catch {
        rejected += 1
        // Errors must have a description.
        #expect(!"\(error)".isEmpty)
      }
    }
    // The mutations must produce both invalid and valid documents.
    #expect(rejected > Self.documents / 10)
    #expect(rejected < Self.documents * 95 / 100)
  }

  /// A reader that rejects every original document would test nothing.
  @Test("decodes at least one document with each reader")
  func decodesAtLeastOneDocumentWithEachReader() {
    for reader in Reader.all() {
      let readable = Corpus.own.filter { (try? reader.read(Data($0.utf8))) != nil }
      #expect(!readable.isEmpty, "\(reader.name)")
    }
  }
}
