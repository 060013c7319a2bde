import BlogModels
import JSONAPI
import Testing

@Suite("A printed resource object")
struct PrintingTests {
  @Test(
    "has lines that a person reads",
    arguments: [
      "createdAt: 2015-05-22 14:56:29 +0000", #"title: "JSON:API paints my bikeshed!""#,
      "subtitle: null", #"status: "PUBLISHED""#, #"readingTime: string("an evening")"#,
      #"cover: image({url: https://blog.example/shed.jpg, altText: "A shed"})"#,
      #"dimensions: {width: 210, height: 297, unit: "mm"}"#,
      #"extra: {"mood":["cheerful",1,null]}"#, "author: people 9",
      "comments: [comments 5, comments 12]", "owner: organizations 3",
    ])
  func lines(line: String) throws {
    let lines = try "\(Examples.article())".split(separator: "\n").map(String.init)
    #expect(lines.first == "articles 7f5b1a46-0b1e-4c3d-9a77-0c5a9e0f3b21")
    #expect(lines.contains("  " + line), "\(lines)")
  }
}
