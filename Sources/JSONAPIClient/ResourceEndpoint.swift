import JSONAPIQuery

/// The operations on a resource type: `client.articles`.
///
/// An operation that the schema does not allow does not compile.
public struct ResourceEndpoint<Description: ClientResource>: Sendable {
  /// The client that sends requests.
  public let client: Client<Description.API>
}
