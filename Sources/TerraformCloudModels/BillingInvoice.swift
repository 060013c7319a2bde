// Made by jsonapi-gen from organizations.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A bill, or a preview of the next.
public struct BillingInvoiceDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "billing-invoices"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>

    /// Empty while there is no invoice to show.
    public var externalLink: JSONAPI.Attribute<Swift.String>
    public var number: JSONAPI.Attribute<Swift.String>
    public var paid: JSONAPI.Attribute<Swift.Bool>
    public var status: JSONAPI.Attribute<Status>

    /// In cents.
    public var total: JSONAPI.Attribute<Swift.Int>

    public init(
      createdAt: Foundation.Date,
      externalLink: Swift.String,
      number: Swift.String,
      paid: Swift.Bool,
      status: Status,
      total: Swift.Int
    ) {
      self.createdAt = JSONAPI.TransformedAttribute(value: createdAt)
      self.externalLink = JSONAPI.Attribute(value: externalLink)
      self.number = JSONAPI.Attribute(value: number)
      self.paid = JSONAPI.Attribute(value: paid)
      self.status = JSONAPI.Attribute(value: status)
      self.total = JSONAPI.Attribute(value: total)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case externalLink = "external-link"
      case number
      case paid
      case status
      case total
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships

  public enum Status:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case draft
    case open
    case paid
    case uncollectible
    case void

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Status] = [.draft, .open, .paid, .uncollectible, .void]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "draft": self = .draft
      case "open": self = .open
      case "paid": self = .paid
      case "uncollectible": self = .uncollectible
      case "void": self = .void
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .draft: "draft"
      case .open: "open"
      case .paid: "paid"
      case .uncollectible: "uncollectible"
      case .void: "void"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }
}

/// A bill, or a preview of the next.
public typealias BillingInvoice = JSONAPI.ResourceObject<
  BillingInvoiceDescription, JSONAPI.NoMetadata, BillingInvoiceLinks, Swift.String
>

/// A resource object of type `billing-invoices` that is yet to be created, and has no id.
public typealias NewBillingInvoice = JSONAPI.ResourceObject<
  BillingInvoiceDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct BillingInvoiceLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
