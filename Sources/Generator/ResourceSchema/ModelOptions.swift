/// The style of the Swift that a schema becomes, as the configuration sets it.
public struct ModelOptions: Sendable, Equatable {
  public enum Access: String, Sendable, CaseIterable {
    case `public`, package, `internal`
  }

  /// The kind of type that a description is.
  public enum DescriptionKind: String, Sendable, CaseIterable {
    case `struct`, `enum`
  }

  public enum Properties: String, Sendable, CaseIterable {
    case `var`, `let`
  }

  public enum Files: String, Sendable, CaseIterable {
    /// A file for each resource type, one for the value types, one for the documents.
    case many
    /// One file for everything.
    case one
  }

  public enum Part: String, Sendable, CaseIterable {
    case models
    /// The vocabularies of queries.
    case queries
    /// The API, the operations of resource types and the entry points of a client.
    case client
    /// The tables with which a server reads requests.
    case server
  }

  public var access = Access.public
  public var descriptions = DescriptionKind.struct
  public var properties = Properties.var
  public var files = Files.many
  /// The name of the enum that all types are nested in, if there is one.
  public var namespace: Located<String>?
  /// The parts to generate. Clients and servers require the queries, so these are added.
  public var emit: Set<Part> = [.models] {
    didSet { if !emit.isDisjoint(with: [.client, .server]) { emit.insert(.queries) } }
  }
  /// The module of the models, if the models are not part of the output.
  public var modelsModule: Located<String>?

  public init() {}
}
