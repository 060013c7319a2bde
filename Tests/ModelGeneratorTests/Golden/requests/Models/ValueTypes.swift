// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// As a domain backwards.
///
/// - Note: It matches `[a-z]+(\.[a-z]+)*`.
public typealias AppId = Swift.String

public typealias Cents = Swift.Int64

public struct Total: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var net: Foundation.Decimal {
    get { netStorage.value }
    set { netStorage = JSONAPI.TransformedAttribute(value: newValue) }
  }
  private var netStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.NumberTextFormat<Foundation.Decimal>>

  public var tax: Cents?? {
    get { taxStorage.map(\.value) }
    set { taxStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var taxStorage:
    JSONAPI.TransformedAttribute<
      Swift.String?, JSONAPI.NullableFormat<JSONAPI.NumberTextFormat<Swift.Int64>>
    >?

  public var parts: [Cents] {
    get { partsStorage.value }
    set { partsStorage = JSONAPI.TransformedAttribute(value: newValue) }
  }
  private var partsStorage:
    JSONAPI.TransformedAttribute<
      [Swift.String], JSONAPI.ArrayFormat<JSONAPI.NumberTextFormat<Swift.Int64>>
    >

  public init(net: Foundation.Decimal, tax: Cents?? = nil, parts: [Cents]) {
    self.netStorage = JSONAPI.TransformedAttribute(value: net)
    self.taxStorage = tax.map { JSONAPI.TransformedAttribute(value: $0) }
    self.partsStorage = JSONAPI.TransformedAttribute(value: parts)
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case netStorage = "net"
    case taxStorage = "tax"
    case partsStorage = "parts"
  }
}
