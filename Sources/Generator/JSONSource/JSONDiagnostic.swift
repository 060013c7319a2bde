import Diagnostics

/// Everything that ``JSONReader`` reports. The raw values are stable.
public enum JSONDiagnostic: String, DiagnosticKind {
  /// A name that its object has already; the first is read.
  case duplicateName = "duplicate-json-name"
  /// A text that is larger or nested more deeply than is read.
  case limit = "json-limit"
  /// Text that is not JSON.
  case syntax = "json-syntax"

  public var severity: Diagnostic.Severity { self == .duplicateName ? .warning : .error }
}
