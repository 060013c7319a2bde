import Diagnostics
import Inference
import JSONSource
import ResourceSchema
import SchemaWriter

/// Converts an OpenAPI description of a JSON:API API to a schema.
///
/// The text is valid, in canonical form, and its models compile; parts that the language cannot
/// express are losses, with their place in the description. The output only depends on the input.
public enum OpenAPIImport {
  public struct Result: Sendable {
    /// The schema with additions from examples, which have comments; `nil` if a diagnostic is an
    /// error.
    public var completed: InferredSchema?
    public var schema: Schema? { completed?.schema }
    public var text: String? {
      completed.map { $0.hasComments ? $0.text : SchemaWriter.yaml(of: $0.schema) }
    }
    public var losses: [OpenAPILoss] = []
    /// The errors of the description, and a warning for each loss.
    public var diagnostics: [Diagnostic]
    public var operationCount = 0
  }

  /// Reads an OpenAPI description, 3.0 or 3.1, in JSON or YAML.
  ///
  /// - Parameters:
  ///   - name: The name of the API; by default, that of the description.
  ///   - requiresNonNullable: True if non-nullable attributes and object members are required, for
  ///     descriptions without `required`.
  public static func read(
    _ file: SourceFile, name: String? = nil, requiresNonNullable: Bool = false
  ) -> Result {
    let (root, diagnostics) = DescriptionFile.read(file)
    guard let root else { return Result(diagnostics: diagnostics) }
    var builder = SchemaBuilder(root, name: name, requiresNonNullable: requiresNonNullable)
    builder.build()
    if let reference = builder.shapes.external {
      return Result(diagnostics: diagnostics + [DescriptionFile.severalFiles(reference, in: file)])
    }
    var result = Result(diagnostics: diagnostics, operationCount: builder.operations.count)
    if builder.schema.resources.isEmpty {
      result.diagnostics.append(noResources(root, in: file))
    } else {
      var completed = Inference.completed(builder.schema, with: builder.examples) { type, name in
        let place = builder.place(ofPart: ["resources", type, "attributes", name])
        return builder.shapes.shape(of: place).isOpen
      }
      var correction = SchemaCorrection()
      let corrected = correction.corrected(completed.schema)
      for (names, reason) in correction.omissions {
        builder.shapes.losses.add(
          .lostName, "`\(names.joined(separator: "/"))` is left out: \(reason)",
          at: builder.place(ofPart: names))
      }
      result.diagnostics += corrected.errors
      if let schema = corrected.schema {
        for contradiction in SchemaCheck.contradictions(of: schema, builder.examples) {
          builder.shapes.losses.add(
            .exampleContradicts, "in an example, \(contradiction.message)",
            at: root.descendant(at: contradiction.payload.pointer) ?? root)
        }
        completed.schema = schema
        result.completed = completed
      }
    }
    result.losses = builder.shapes.losses.elements
    result.diagnostics += warnings(result.losses, in: file)
    return result
  }

  /// Returns true if a file declares that it is an API description of any version.
  public static func isDescription(_ file: SourceFile) -> Bool {
    let root = DescriptionFile.parse(file).root
    return root?["openapi"] != nil || root?["swagger"] != nil
  }

  private static func noResources(_ root: DescriptionValue, in file: SourceFile) -> Diagnostic {
    let place = root["paths"] ?? root
    return Diagnostic(
      OpenAPIDiagnostic.noResources, "no operation has a JSON:API document with a resource",
      at: file.ranges(of: [place.node.mark])[0],
      note: "documents have `data`, and its schema has `type` and `attributes` or `relationships`",
      suggestion: "check that this is the description of a JSON:API API")
  }

  private static func warnings(_ losses: [OpenAPILoss], in file: SourceFile) -> [Diagnostic] {
    zip(losses, file.ranges(of: losses.map { $0.offsets.prefix(1) })).map { loss, place in
      Diagnostic(
        loss.kind, loss.message, at: place, note: loss.pointer.isEmpty ? nil : loss.pointer)
    }
  }
}
