import BlogModels
import BothRoutes
import Foundation
import JSONAPI
import LibFuzzer

/// Gives libFuzzer's inputs to both ways of decoding documents, directly from bytes and through `Codable`,
/// which must find the same values and errors, and encode the values alike.
///
/// Arguments are libFuzzer's: folders with inputs, and options such as `-runs=1000`.
@main
enum DocumentFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    let status = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
      // In memory of its own, so that reading past the end is noticed.
      let text = Data(UnsafeBufferPointer(start: data, count: size))
      check(ArticleDocument.self, text)
      check(CommentsDocument.self, text)
      check(SearchResults.self, text)
      check(UntypedDocument.self, text)
      check(JSONValue.self, text)
      return 0
    }
    precondition(status == 0, "libFuzzer ended with \(status)")
  }

  /// Ends the process if the two ways disagree.
  private static func check<Value: Codable>(_ type: Value.Type, _ text: Data) {
    do {
      _ = try BothRoutes.encode(BothRoutes.decode(type, from: text))
    } catch let error as Disagreement {
      fatalError("\(type): \(error)")
    } catch {
      // The text is wrong, which both found.
    }
  }
}
