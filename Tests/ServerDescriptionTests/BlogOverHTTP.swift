import BlogServer
import Dispatch
import FaultServer
import HTTPTypes
import JSONAPIServer

/// The example server of the blog, on a free port of this machine.
struct BlogOverHTTP {
  var url: String { server.url }
  private let server: FaultServer

  init() throws {
    let blog = try BlogServer()
    server = try FaultServer { request in
      let response = Response()
      let done = DispatchSemaphore(value: 0)
      Task {
        response.value = await blog.respond(to: HTTPRequest(request), body: request.body)
        done.signal()
      }
      done.wait()
      return response.value.map { [$0.step(isHead: request.method == "HEAD")] } ?? [.close]
    }
  }
}

/// What a task hands to the thread that waits for it.
private final class Response: @unchecked Sendable {
  var value: ServerResponse?
}

extension HTTPRequest {
  fileprivate init(_ request: ReceivedRequest) {
    self.init(
      method: Method(rawValue: request.method) ?? .get, scheme: "http",
      authority: request["host"], path: request.target)
    for field in request.fields {
      guard let name = HTTPField.Name(field.name) else { continue }
      headerFields.append(HTTPField(name: name, value: field.value))
    }
  }
}

extension ServerResponse {
  fileprivate func step(isHead: Bool) -> Step {
    .answer(
      head.status.code, head.headerFields.map { "\($0.name.rawName): \($0.value)" },
      body: isHead ? [] : body)
  }
}
