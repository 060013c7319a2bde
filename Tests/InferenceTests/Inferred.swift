import Diagnostics
import Inference
import JSONSource
import Profiling

/// Schemas that payloads in tests suggest.
enum Inferred {
  /// Returns evidence of texts, each the contents of a file.
  static func profile(_ texts: [String], keepsExamples: Bool = false) -> PayloadProfile {
    reader(texts, keepsExamples: keepsExamples).profile
  }

  static func reader(_ texts: [String], keepsExamples: Bool = false) -> PayloadReader {
    var reader = PayloadReader(PayloadProfile(keepsExamples: keepsExamples))
    for (index, text) in texts.enumerated() {
      reader.read(SourceFile(path: "\(index + 1).json", text: text))
    }
    return reader
  }

  static func schema(_ texts: [String], asSeen: Bool = false) -> InferredSchema {
    Inference.schema(
      from: profile(texts), InferenceOptions(name: "API", isAsSeen: asSeen))
  }

  /// Returns a document with an object of type `a` for each value, whose attribute has it.
  static func document(_ name: String, _ values: [String]) -> String {
    let objects = values.enumerated().map { index, value in
      #"{"type": "a", "id": "x\#(index)", "attributes": {"\#(name)": \#(value)}}"#
    }
    return #"{"data": [\#(objects.joined(separator: ","))]}"#
  }
}
