import Foundation
import HTTPTypes
import JSONAPIClient
import JSONAPIClientTesting
import Testing

@Suite("Recordings")
struct RecordingTests {
  @Test("are readable, hold no secrets, and answer the same requests again")
  func record() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "recording.json")
    let session =
      #"{"data":{"type":"sessions","id":"1","attributes":{"accessToken":"a","access-token":"hidden-1"}}}"#
    let transport = StubTransport(responses: [
      .document(session, headerFields: [.setCookie: "hidden-2"]),
      HTTPExchangeResponse(HTTPResponse(status: .ok), body: [0xFF, 0x00]),
      HTTPExchangeResponse(HTTPResponse(status: .ok), body: Array("text".utf8)),
    ])
    func send(_ transport: any ClientTransport) async throws -> [HTTPExchangeResponse] {
      var answers: [HTTPExchangeResponse] = []
      for (path, body) in [
        ("/sessions?api_key=hidden-3&page=1", #"{"password":"hidden-4"}"#), ("/bytes", nil),
        ("/text", nil),
      ] as [(String, String?)] {
        let request = HTTPRequest(
          method: body == nil ? .get : .post, scheme: "https", authority: "a.example", path: path,
          headerFields: [.authorization: "hidden-5"])
        answers.append(
          try await transport.send(request, body: body.map { Array($0.utf8) }, limits: .init()))
      }
      return answers
    }
    _ = try await send(RecordingTransport(transport, to: file))

    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!text.contains("hidden"))
    #expect(text.contains(#""url" : "https://a.example/sessions?api_key=***&page=1""#))
    #expect(text.contains(#""access-token" : "***""#))

    let replaying = try ReplayingTransport(contentsOf: file)
    let answers = try await send(replaying)
    #expect(answers[1].body == [0xFF, 0x00])
    #expect(answers[2].body == Array("text".utf8))
    #expect(String(decoding: answers[0].body, as: UTF8.self).contains(#""accessToken":"a""#))
    #expect(await replaying.unused == [])
    await #expect(throws: ReplayError.notRecorded(method: "GET", url: "https://a.example/bytes")) {
      try await replaying.send(
        HTTPRequest(method: .get, scheme: "https", authority: "a.example", path: "/bytes"),
        body: nil,
        limits: .init())
    }
  }

  @Test("says through a client which response a test lacks")
  func lacking() async throws {
    let url = try #require(URL(string: "https://a.example"))
    for (transport, text) in [
      (
        ReplayingTransport(Recording()) as any ClientTransport,
        "the recording has no (other) response for GET https://a.example/articles"
      ),
      (StubTransport(responses: []), "the stub transport has no response left"),
    ] {
      let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
        try await BlogClient(baseURL: url, transport: transport).articles.list()
      }
      #expect(error?.description == "articles.list: \(text)")
    }
  }

  @Test("can be written by hand")
  func byHand() async throws {
    let json = """
      {"exchanges": [{
        "request": {"method": "GET", "url": "https://a.example/articles/1", "headers": {}},
        "response": {"status": 200, "headers": {"Content-Type": "application/vnd.api+json"},
          "body": {"json": {"data": null}}}
      }]}
      """
    let recording = try JSONDecoder().decode(Recording.self, from: Data(json.utf8))
    let answer = try await ReplayingTransport(recording).send(
      HTTPRequest(method: .get, scheme: "https", authority: "a.example", path: "/articles/1"),
      body: nil, limits: .init())
    #expect(String(decoding: answer.body, as: UTF8.self) == #"{"data":null}"#)
  }
}
