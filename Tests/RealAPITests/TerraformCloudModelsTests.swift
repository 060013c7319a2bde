import Foundation
import JSONAPI
import TerraformCloudModels
import Testing

@Suite(
  "Models of Terraform Cloud", .enabled(if: Payloads.terraformCloud.arePresent, Payloads.absence)
)
struct TerraformCloudModelsTests {
  let payloads = Payloads.terraformCloud

  @Test("attributes are Swift values under Swift names")
  func attributes() throws {
    let document = try payloads.document("65-workspaces-L174", as: WorkspaceDocument.self)
    let workspace = try #require(document.body.primaryResource?.value)
    #expect(workspace.name == "workspace-1")
    #expect(workspace.executionMode == .agent)
    #expect(workspace.permissions?.canQueueRun == true)
    #expect(workspace.permissions?.canForceDelete == nil)
    #expect(workspace.triggerPrefixes == [])
    #expect(workspace.createdAt == Date(timeIntervalSince1970: 1_629_148_969.566))
  }

  @Test("absent values and null are distinguished")
  func absentAndNull() throws {
    let document = try payloads.document("65-workspaces-L174", as: WorkspaceDocument.self)
    let attributes = try #require(document.body.primaryResource?.value).attributes
    #expect(attributes.vcsRepo == .some(Attribute(value: nil)))
    #expect(attributes.lockedReason == nil)
  }

  @Test("an attribute can be of one of several types, and be called `type`")
  func valueOfSeveralTypes() throws {
    let list = try payloads.document(
      "48-state-version-outputs-L52", as: StateVersionOutputsDocument.self)
    let fruits = try #require(list.body.primaryResource?.values.first)
    #expect(fruits.valueType == "array")
    #expect(fruits.value?.list?[1] == "strawberry")
  }

  @Test("a date in a format of its own is a date")
  func dateFormat() throws {
    let document = try payloads.document("64-vcs-events-L49", as: VcsEventsDocument.self)
    let event = try #require(document.body.primaryResource?.values.first)
    #expect(abs(event.createdAt.timeIntervalSince1970 - 1_612_901_269.686182) < 0.000_001)
  }

  @Test("a relationship to one of several types says which it is")
  func polymorphicRelationship() throws {
    func configurable(_ document: VarDocument) -> VarConfigurable.ID? {
      document.body.primaryResource.flatMap { $0.value ~> \.configurable }
    }
    #expect(
      try configurable(payloads.document("38-policy-set-params-L83"))
        == .policySet(.init(rawValue: "pol-u3S5p2Uwk21keu1s")))
  }

  @Test("a relationship without linkage keeps its links, and is not taken for an empty one")
  func unlinkedRelationship() throws {
    let forMembers = try payloads.document(
      "36-organizations-L238", as: OrganizationDocument.self)
    guard
      case .unlinked(_, let links) =
        forMembers.body.primaryResource?.value.relationships.subscription
    else {
      Issue.record("The subscription is not unlinked.")
      return
    }
    #expect(links.related?.url.relativePath == "/api/v2/organizations/hashicorp/subscription")

    let forAdministrators = try payloads.document(
      "04-organizations-L176", as: OrganizationDocument.self)
    guard
      case .empty = forAdministrators.body.primaryResource?.value.relationships.subscription
    else {
      Issue.record("The subscription is not empty.")
      return
    }
  }

  @Test("pages have links that may be null, and meta")
  func page() throws {
    let list = try payloads.document(
      "09-terraform-versions-L63", as: TerraformVersionsDocument.self)
    #expect(list.body.meta??.pagination.nextPage == 2)
    #expect(list.body.links?.next?.url?.query()?.contains("number%5D=2") == true)
    #expect(list.body.links?.prev?.url == nil)
  }

  @Test("included resources have their types")
  func includes() throws {
    let document = try payloads.document("52-subscriptions-L51", as: SubscriptionDocument.self)
    let subscription = try #require(document.body.primaryResource?.value)
    let features = try #require(document.body.includes?[FeatureSet.self])
    #expect(features.map(\.id) == [subscription ~> \.featureSet])
    #expect(features.first?.userLimit == 5)
  }

  @Test("errors can have a shape of their own")
  func errors() throws {
    let document = try payloads.document("22-index-L295", as: RateLimitDocument.self)
    #expect(document.body.errors?.map(\.payload?.status) == [429])
  }
}

@Suite("Requests to Terraform Cloud")
struct TerraformCloudRequestTests {
  @Test("a new resource carries what clients may set, and nothing of the server's")
  func newResource() throws {
    let run = NewRun(
      attributes: .init(autoApply: false, comment: "Try again", targetAddrs: ["module.network"]),
      relationships: .init(workspace: Workspace.Id(rawValue: "ws-6jrRyVDv1J8zQMB5")),
      meta: .none,
      links: .none
    )
    let json = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(run))
    #expect(
      json == [
        "type": "runs",
        "attributes": [
          "auto-apply": false, "comment": "Try again", "target-addrs": ["module.network"],
        ],
        "relationships": [
          "workspace": ["data": ["type": "workspaces", "id": "ws-6jrRyVDv1J8zQMB5"]]
        ],
      ])
  }
}
