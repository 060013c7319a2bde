import HTTPTypes
import JSONAPIFoundation

/// A header field that identifies the user. Its description does not contain the value.
public struct Credential: Hashable, Sendable {
  /// The name of the field.
  public let field: HTTPField.Name
  /// The value of the field.
  public let value: String

  /// Creates a credential.
  public init(field: HTTPField.Name, value: String) {
    self.field = field
    self.value = value
  }

  /// Returns the credential `Authorization: Bearer …`.
  public static func bearer(_ token: String) -> Credential {
    Credential(field: .authorization, value: "Bearer \(token)")
  }

  /// Returns the credential `Authorization: Basic …`.
  public static func basic(user: String, password: String) -> Credential {
    let pair = Data("\(user):\(password)".utf8).base64EncodedString()
    return Credential(field: .authorization, value: "Basic \(pair)")
  }
}

extension Credential: CustomStringConvertible, CustomReflectable {
  public var description: String { "\(field): ***" }
  public var customMirror: Mirror { Mirror(self, children: ["field": field]) }
}

/// A source of credentials.
public protocol CredentialProvider: Sendable {
  /// Returns the credential to send with a request, or `nil` to send none. It is called for every request.
  func credential() async throws -> Credential?

  /// Replaces a credential that the server has rejected, and returns the new one. From then on, ``credential()`` must
  /// return the new one too. If there is none, returns `nil`, and the request fails with the server's response.
  ///
  /// It is called once for all requests whose credential was rejected at the same time.
  func credential(replacing rejected: Credential) async throws -> Credential?
}

extension CredentialProvider {
  public func credential(replacing rejected: Credential) async throws -> Credential? { nil }
}

/// A credential that is fetched when it is first needed, and again after the server has rejected it.
///
/// ```swift
/// configuration.authenticating = Authenticating(
///   FetchedCredential { .bearer(try await session.accessToken()) })
/// ```
public actor FetchedCredential: CredentialProvider {
  private let fetch: @Sendable () async throws -> Credential
  private let flight = SingleFlight<Bool, Credential>()
  private var current: Credential?

  /// Creates a provider. The function may use a client of its own, but not one that uses this provider.
  public init(_ fetch: @escaping @Sendable () async throws -> Credential) {
    self.fetch = fetch
  }

  public func credential() async throws -> Credential? {
    if let current { return current }
    return try await renewed()
  }

  public func credential(replacing rejected: Credential) async throws -> Credential? {
    if let current, current != rejected { return current }
    return try await renewed()
  }

  private func renewed() async throws -> Credential {
    let credential = try await flight.value(for: true, fetch)
    current = credential
    return credential
  }
}
