import JSONAPIQuery

/// The operations on a resource type: `client.articles`.
public struct ResourceEndpoint<Description: ClientResource>: Sendable {
  /// The client that sends requests.
  public let client: Client<Description.API>

  init(client: Client<Description.API>) {
    self.client = client
  }
}
