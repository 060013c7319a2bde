/// A client of an API.
public struct Client<API: APIDefinition>: Sendable {
  /// The operations on a resource type. The generator writes a property for each: `client.articles`.
  public func resources<Description: ClientResource>(
    _ type: Description.Type
  ) -> ResourceEndpoint<Description> where Description.API == API {
    ResourceEndpoint(client: self)
  }
}
