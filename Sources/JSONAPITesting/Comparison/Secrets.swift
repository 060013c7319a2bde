import JSONAPI

/// An attribute whose value no text must tell.
protocol SecretAttribute {}

extension TransformedAttribute: SecretAttribute where Transformer: SecretFormat {}

/// What secrets are known by.
protocol SecretFormat {}

extension SensitiveFormat: SecretFormat {}

/// Whether there is a secret anywhere in a value.
func holdsSecret(_ value: Any) -> Bool {
  if value is any SecretAttribute { return true }
  let mirror = Mirror(reflecting: value)
  // Objects may lead back to each other.
  guard mirror.displayStyle != .class else { return false }
  return mirror.children.contains { holdsSecret($0.value) }
}
