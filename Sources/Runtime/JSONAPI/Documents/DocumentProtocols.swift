/// A document that can be encoded.
public protocol _EncodableJSONAPIDocument: Equatable, Encodable {
  /// The type of `data`.
  associatedtype PrimaryResourceBody: EncodableResourceBody
  /// The type of `meta`.
  associatedtype MetaType: Meta
  /// The type of `links`.
  associatedtype LinksType: Links
  /// The type of a resource in `included`.
  associatedtype IncludeType: Include
  /// The type of `jsonapi`.
  associatedtype APIDescription: _APIDescriptionType
  /// The type of an error in `errors`.
  associatedtype Error: JSONAPIError

  /// The data or errors.
  typealias Body = Document<
    PrimaryResourceBody, MetaType, LinksType, IncludeType, APIDescription, Error
  >.Body
  /// The content of a document with data.
  typealias BodyData = Body.Data

  /// The data or errors.
  var body: Body { get }
  /// The `jsonapi` object.
  var apiDescription: APIDescription { get }
}
