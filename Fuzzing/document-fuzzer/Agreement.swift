import BlogModels
import CodingRoutes
import Foundation
import JSONAPI
import JSONAPIUntyped

/// The two ways of decoding documents, directly from bytes and through `Codable`, find the same values and
/// errors in every text (of several errors, perhaps different ones), and encode the values alike; a difference ends the process.
enum Agreement {
  static func check(_ bytes: [UInt8]) {
    // In memory of its own, so that reading past the end is noticed.
    let text = Data(bytes)
    check(ArticleDocument.self, text)
    check(CommentsDocument.self, text)
    check(SearchResults.self, text)
    check(UntypedDocument.self, text)
    check(JSONValue.self, text)
  }

  private static func check<Value: Codable>(_ type: Value.Type, _ text: Data) {
    do {
      _ = try CodingRoutes.encode(CodingRoutes.decode(type, from: text))
    } catch let error as Disagreement where !error.isAboutPlaces {
      fatalError("\(type): \(error)")
    } catch {
      // The text is wrong, which both found.
    }
  }
}
