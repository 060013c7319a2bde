import Diagnostics
import ResourceSchema

/// Reads the keys that limit who sets a member, and when.
final class AccessReader: MappingReader {
  func access(_ fields: Fields) -> Member.Access {
    var chosen: (field: Field, access: Member.Access)?
    for access in Member.Access.allCases {
      guard let field = fields[access.rawValue], boolean(field) == true else { continue }
      if let chosen {
        reportConflict(.conflictingAccess, of: field, with: chosen.field, suggestion: Self.advice)
      } else {
        chosen = (field, access)
      }
    }
    return chosen?.access ?? .readWrite
  }

  func creation(_ fields: Fields) -> Member.Creation? {
    guard let field = fields["create"], let creation = word(field, Member.Creation.self) else {
      return nil
    }
    for key in creation == .forbidden ? ["readOnly", "createOnly"] : ["readOnly"] {
      if let other = fields[key], other.value.scalar?.text == "true" {
        reportConflict(.conflictingAccess, of: field, with: other, suggestion: Self.advice)
      }
    }
    return creation
  }

  private static let advice: Advice =
    "keep one: `readOnly` if only the server sets it, `createOnly` if it is set on creation and never"
    + " changes, `writeOnly` if only requests contain it, `create` for everything else"
}
