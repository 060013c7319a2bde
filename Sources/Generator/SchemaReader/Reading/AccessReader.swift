import Diagnostics
import ResourceSchema

/// Reads the keys that limit who sets a member, and when.
final class AccessReader: MappingReader {
  func access(_ fields: Fields) -> Member.Access {
    var chosen: (field: Field, access: Member.Access)?
    for access in Member.Access.allCases {
      guard let field = fields[access.rawValue], boolean(field) == true else { continue }
      if let chosen {
        reportConflict(of: field, with: chosen.field)
      } else {
        chosen = (field, access)
      }
    }
    return chosen?.access ?? .readWrite
  }

  /// Reads `create`, which specifies the presence of the member in create requests.
  func creation(_ fields: Fields) -> Member.Creation? {
    guard let field = fields["create"], let creation = word(field, Member.Creation.self) else {
      return nil
    }
    for key in creation == .forbidden ? ["readOnly", "createOnly"] : ["readOnly"] {
      if let other = fields[key], other.value.scalar?.text == "true" {
        reportConflict(of: field, with: other)
      }
    }
    return creation
  }

  private func reportConflict(of field: Field, with first: Field) {
    report(
      .conflictingAccess,
      "`\(field.name.value)` cannot be combined with `\(first.name.value)`",
      at: field.name.range, labels: [.init("the first is here", at: first.name.range)],
      suggestion: advice(on: field, first))
  }

  private func advice(on field: Field, _ first: Field) -> Advice {
    let value = field.value.scalar?.text ?? ""
    switch (first.name.value, field.name.value, value) {
    case ("readOnly", "create", "forbidden"):
      return "remove `create`: `readOnly` says that already"
    case ("createOnly", "create", _):
      return
        "remove `create` if it is set on creation and never changed; otherwise remove `createOnly`"
    case ("readOnly", "create", _):
      return "if clients can also change it, remove `readOnly`; if it is set on creation and never"
        + " changed, write `createOnly: true` for `readOnly: true`\(value == "required" ? " and `create: required`" : "")"
        + "; if only the server sets it, remove `create`"
    case ("readOnly", "writeOnly", _):
      return "remove both if responses and requests have it; `readOnly` is for what only the server"
        + " sets, `writeOnly` for what only requests contain"
    case ("readOnly", "createOnly", _):
      return
        "remove one: `readOnly` is for what only the server sets, `createOnly` for what clients set"
        + " on creation and never change"
    default:
      return "remove one: `createOnly` is for what responses have too, `writeOnly` for what only"
        + " requests contain"
    }
  }
}
