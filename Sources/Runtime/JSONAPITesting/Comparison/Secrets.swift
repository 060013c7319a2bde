import JSONAPI

/// An attribute whose value must not be shown.
protocol SecretAttribute {}

extension TransformedAttribute: SecretAttribute where Transformer: SecretFormat {}

/// The transformer of a secret.
protocol SecretFormat {}

extension Format.Sensitive: SecretFormat {}

/// Returns `true` if a value contains a secret.
func holdsSecret(_ value: Any) -> Bool {
  if value is any SecretAttribute { return true }
  let mirror = Mirror(reflecting: value)
  // Objects may refer to each other in cycles.
  guard mirror.displayStyle != .class else { return false }
  return mirror.children.contains { holdsSecret($0.value) }
}
