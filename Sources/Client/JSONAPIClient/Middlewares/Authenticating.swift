import HTTPTypes

/// Sends a credential, but only to the base URL's scheme, host and port.
///
/// When the server responds with 401, it asks the provider for another credential, once for all requests that
/// were rejected at the same time, and repeats each of them once.
public struct Authenticating: ClientMiddleware {
  private let provider: any CredentialProvider
  private let refreshes = SingleFlight<Credential, Credential?>()

  /// Creates a middleware that asks a provider for credentials.
  public init(_ provider: any CredentialProvider) {
    self.provider = provider
  }

  /// Creates a middleware that sends the same credential every time.
  public init(_ credential: Credential) {
    provider = FixedCredential(value: credential)
  }

  public func intercept(_ request: ClientRequest, next: Next) async throws -> HTTPExchangeResponse {
    guard request.isToBaseOrigin, let credential = try await provider.credential() else {
      return try await next(request)
    }
    let response = try await next(request.with(credential))
    guard response.status == .unauthorized, let other = try await replacement(for: credential)
    else {
      return response
    }
    request.report(.refreshingCredential)
    return try await next(request.with(other))
  }

  private func replacement(for rejected: Credential) async throws -> Credential? {
    // Another request may have refreshed it since this one was sent.
    let current = try await provider.credential()
    if let current, current != rejected { return current }
    return try await refreshes.value(for: rejected) {
      try await provider.credential(replacing: rejected)
    }
  }
}

private struct FixedCredential: CredentialProvider {
  let value: Credential

  func credential() async throws -> Credential? { value }
}

extension ClientRequest {
  fileprivate func with(_ credential: Credential) -> ClientRequest {
    var request = self
    request.setCredential(credential.value, in: credential.field)
    return request
  }
}
