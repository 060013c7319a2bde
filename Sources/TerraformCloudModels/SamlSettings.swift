// Made by jsonapi-gen from administration.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// How people sign in to an installation. There is one, with the id `saml`.
public struct SamlSettingsDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "saml-settings"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var enabled: JSONAPI.Attribute<Swift.Bool>
    public var debug: JSONAPI.Attribute<Swift.Bool>
    public var oldIdpCert: JSONAPI.Attribute<Swift.String?>
    public var idpCert: JSONAPI.Attribute<Swift.String?>
    public var sloEndpointUrl: JSONAPI.Attribute<Swift.String?>
    public var ssoEndpointUrl: JSONAPI.Attribute<Swift.String?>
    public var attrUsername: JSONAPI.Attribute<Swift.String>
    public var attrGroups: JSONAPI.Attribute<Swift.String>
    public var attrSiteAdmin: JSONAPI.Attribute<Swift.String>
    public var siteAdminRole: JSONAPI.Attribute<Swift.String>

    /// Seconds.
    public var ssoApiTokenSessionTimeout: JSONAPI.Attribute<Swift.Int>

    /// - Note: Only the server sets it.
    public var acsConsumerUrl:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.URLFormat>>

    /// - Note: Only the server sets it.
    public var metadataUrl:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.URLFormat>>

    public init(
      enabled: Swift.Bool,
      debug: Swift.Bool,
      oldIdpCert: Swift.String?,
      idpCert: Swift.String?,
      sloEndpointUrl: Swift.String?,
      ssoEndpointUrl: Swift.String?,
      attrUsername: Swift.String,
      attrGroups: Swift.String,
      attrSiteAdmin: Swift.String,
      siteAdminRole: Swift.String,
      ssoApiTokenSessionTimeout: Swift.Int,
      acsConsumerUrl: Foundation.URL?,
      metadataUrl: Foundation.URL?
    ) {
      self.enabled = JSONAPI.Attribute(value: enabled)
      self.debug = JSONAPI.Attribute(value: debug)
      self.oldIdpCert = JSONAPI.Attribute(value: oldIdpCert)
      self.idpCert = JSONAPI.Attribute(value: idpCert)
      self.sloEndpointUrl = JSONAPI.Attribute(value: sloEndpointUrl)
      self.ssoEndpointUrl = JSONAPI.Attribute(value: ssoEndpointUrl)
      self.attrUsername = JSONAPI.Attribute(value: attrUsername)
      self.attrGroups = JSONAPI.Attribute(value: attrGroups)
      self.attrSiteAdmin = JSONAPI.Attribute(value: attrSiteAdmin)
      self.siteAdminRole = JSONAPI.Attribute(value: siteAdminRole)
      self.ssoApiTokenSessionTimeout = JSONAPI.Attribute(value: ssoApiTokenSessionTimeout)
      self.acsConsumerUrl = JSONAPI.TransformedAttribute(value: acsConsumerUrl)
      self.metadataUrl = JSONAPI.TransformedAttribute(value: metadataUrl)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case enabled
      case debug
      case oldIdpCert = "old-idp-cert"
      case idpCert = "idp-cert"
      case sloEndpointUrl = "slo-endpoint-url"
      case ssoEndpointUrl = "sso-endpoint-url"
      case attrUsername = "attr-username"
      case attrGroups = "attr-groups"
      case attrSiteAdmin = "attr-site-admin"
      case siteAdminRole = "site-admin-role"
      case ssoApiTokenSessionTimeout = "sso-api-token-session-timeout"
      case acsConsumerUrl = "acs-consumer-url"
      case metadataUrl = "metadata-url"
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// How people sign in to an installation. There is one, with the id `saml`.
public typealias SamlSettings = JSONAPI.ResourceObject<
  SamlSettingsDescription, JSONAPI.NoMetadata, SamlSettingsLinks, Swift.String
>

/// A resource object of type `saml-settings` that is yet to be created, and has no id.
public typealias NewSamlSettings = JSONAPI.ResourceObject<
  NewSamlSettingsDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `saml-settings`.
public struct NewSamlSettingsDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "saml-settings"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var enabled: JSONAPI.Attribute<Swift.Bool>
    public var debug: JSONAPI.Attribute<Swift.Bool>
    public var oldIdpCert: JSONAPI.Attribute<Swift.String?>
    public var idpCert: JSONAPI.Attribute<Swift.String?>
    public var sloEndpointUrl: JSONAPI.Attribute<Swift.String?>
    public var ssoEndpointUrl: JSONAPI.Attribute<Swift.String?>
    public var attrUsername: JSONAPI.Attribute<Swift.String>
    public var attrGroups: JSONAPI.Attribute<Swift.String>
    public var attrSiteAdmin: JSONAPI.Attribute<Swift.String>
    public var siteAdminRole: JSONAPI.Attribute<Swift.String>

    /// Seconds.
    public var ssoApiTokenSessionTimeout: JSONAPI.Attribute<Swift.Int>

    public init(
      enabled: Swift.Bool,
      debug: Swift.Bool,
      oldIdpCert: Swift.String?,
      idpCert: Swift.String?,
      sloEndpointUrl: Swift.String?,
      ssoEndpointUrl: Swift.String?,
      attrUsername: Swift.String,
      attrGroups: Swift.String,
      attrSiteAdmin: Swift.String,
      siteAdminRole: Swift.String,
      ssoApiTokenSessionTimeout: Swift.Int
    ) {
      self.enabled = JSONAPI.Attribute(value: enabled)
      self.debug = JSONAPI.Attribute(value: debug)
      self.oldIdpCert = JSONAPI.Attribute(value: oldIdpCert)
      self.idpCert = JSONAPI.Attribute(value: idpCert)
      self.sloEndpointUrl = JSONAPI.Attribute(value: sloEndpointUrl)
      self.ssoEndpointUrl = JSONAPI.Attribute(value: ssoEndpointUrl)
      self.attrUsername = JSONAPI.Attribute(value: attrUsername)
      self.attrGroups = JSONAPI.Attribute(value: attrGroups)
      self.attrSiteAdmin = JSONAPI.Attribute(value: attrSiteAdmin)
      self.siteAdminRole = JSONAPI.Attribute(value: siteAdminRole)
      self.ssoApiTokenSessionTimeout = JSONAPI.Attribute(value: ssoApiTokenSessionTimeout)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case enabled
      case debug
      case oldIdpCert = "old-idp-cert"
      case idpCert = "idp-cert"
      case sloEndpointUrl = "slo-endpoint-url"
      case ssoEndpointUrl = "sso-endpoint-url"
      case attrUsername = "attr-username"
      case attrGroups = "attr-groups"
      case attrSiteAdmin = "attr-site-admin"
      case siteAdminRole = "site-admin-role"
      case ssoApiTokenSessionTimeout = "sso-api-token-session-timeout"
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

public struct SamlSettingsLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
