import Testing

@testable import SwiftModel

struct NameWordsTests {
  @Test(
    "a name on the wire becomes a name in Swift",
    arguments: [
      ("title", "title", "Title"),
      ("first-name", "firstName", "FirstName"),
      ("first_name", "firstName", "FirstName"),
      ("first name", "firstName", "FirstName"),
      ("firstName", "firstName", "FirstName"),
      ("IN_REVIEW", "inReview", "InReview"),
      ("DRAFT", "draft", "Draft"),
      ("URL", "url", "Url"),
      ("URLPath", "urlPath", "URLPath"),
      ("Red", "red", "Red"),
      ("iOSVersion", "iOSVersion", "IOSVersion"),
      ("62x62", "_62x62", "_62x62"),
      ("image/png", "imagePng", "ImagePng"),
      ("größe", "größe", "Größe"),
      ("a\u{200D}b", "aB", "AB"),
      ("👍", "", ""),
      ("", "", ""),
    ])
  func swiftNames(
    name: String, member: String, type: String
  ) {
    #expect(NameWords(name).lowerCamelCase == member)
    #expect(NameWords(name).upperCamelCase == type)
  }

  @Test(
    "a resource type becomes the singular of its last word",
    arguments: [
      ("articles", "Article"),
      ("blog-posts", "BlogPost"),
      ("categories", "Category"),
      ("boxes", "Box"),
      ("addresses", "Address"),
      ("statuses", "Status"),
      ("houses", "House"),
      ("status", "Status"),
      ("analysis", "Analysis"),
      ("news", "News"),
      ("entry", "Entry"),
      ("ssh-keys", "SshKey"),
      ("s", "S"),
    ])
  func singular(type: String, model: String) {
    #expect(NameWords(type).singular.upperCamelCase == model)
  }
}
