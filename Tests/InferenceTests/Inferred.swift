import Diagnostics
import Evidence
import Inference
import JSONSource

/// Schemas that payloads in tests suggest.
enum Inferred {
  /// Returns evidence of texts, each the contents of a file.
  static func evidence(_ texts: [String], keepsExamples: Bool = false) -> Evidence {
    reader(texts, keepsExamples: keepsExamples).evidence
  }

  static func reader(_ texts: [String], keepsExamples: Bool = false) -> PayloadReader {
    var reader = PayloadReader(Evidence(keepsExamples: keepsExamples))
    for (index, text) in texts.enumerated() {
      reader.read(SourceFile(path: "\(index + 1).json", text: text))
    }
    return reader
  }

  static func schema(_ texts: [String], asSeen: Bool = false) -> InferredSchema {
    Inference.schema(
      from: evidence(texts), InferenceOptions(name: "API", isAsSeen: asSeen))
  }

  /// Returns a document with an object of type `a` for each value, whose attribute has it.
  static func document(_ name: String, _ values: [String]) -> String {
    let objects = values.enumerated().map { index, value in
      #"{"type": "a", "id": "x\#(index)", "attributes": {"\#(name)": \#(value)}}"#
    }
    return #"{"data": [\#(objects.joined(separator: ","))]}"#
  }
}
