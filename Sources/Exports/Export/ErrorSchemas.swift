import JSONSource
import ResourceSchema

extension ResourceSchemas {
  /// A document with errors. Models read numbers as texts, and keep errors of any other form.
  func errors(of type: Document.Errors) -> JSONTree {
    let error: JSONTree =
      switch type {
      case .basic: basicError
      case .unknown: .object([])
      case .named(let name): values.reference(name.value)
      }
    return .objects(with: [("errors", .arrays(of: error), true)])
  }

  private var basicError: JSONTree {
    let text = JSONTree.object([
      "type": purpose == .validation ? .strings(["string", "integer", "null"]) : .string("string")
    ])
    let source = ["pointer", "parameter", "header"].map { ($0, text, false) }
    return .objects(
      with: ["id", "status", "code", "title", "detail"].map { ($0, text, false) } + [
        ("source", .objects(with: source), false),
        ("meta", .type("object"), false),
      ])
  }
}
