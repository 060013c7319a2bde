import Foundation
import HTTPTypes
import JSONAPIClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  init(_ request: HTTPRequest, body: [UInt8]?, timeout: Duration) throws {
    guard let scheme = request.scheme, let authority = request.authority,
      let url = URL(string: "\(scheme)://\(authority)\(request.path ?? "/")")
    else { throw TransportError.failed("the request has no valid URL") }
    self.init(url: url)
    httpMethod = request.method.rawValue
    // The client limits the time of the whole exchange. This is the time between two packets.
    timeoutInterval = max(Double(timeout.components.seconds), 1) + 1
    httpShouldHandleCookies = false
    for field in request.headerFields {
      addValue(field.value, forHTTPHeaderField: field.name.rawName)
    }
    // URLSession refuses a GET with a body.
    if let body, request.method != .get, request.method != .head { httpBody = Data(body) }
  }
}

extension HTTPResponse {
  init?(_ response: HTTPURLResponse) {
    guard 100...999 ~= response.statusCode else { return nil }
    self.init(status: Status(code: response.statusCode))
    for (name, value) in response.allHeaderFields {
      guard let name = (name as? String).flatMap({ HTTPField.Name($0) }),
        let value = value as? String
      else { continue }
      headerFields.append(HTTPField(name: name, value: value))
    }
  }
}

extension TransportError {
  init(_ error: any Error) {
    guard let error = error as? URLError else {
      self = .failed("the request failed", underlying: error)
      return
    }
    switch error.code {
    case .timedOut: self = .timedOut
    case .cannotFindHost, .dnsLookupFailed:
      self = .connectionLost("the host was not found", underlying: error)
    case .cannotConnectToHost:
      self = .connectionLost("there is no connection to the host", underlying: error)
    case .networkConnectionLost, .notConnectedToInternet:
      self = .connectionLost("the connection was lost", underlying: error)
    case _ where Self.endings.contains { error.localizedDescription.contains($0) }:
      self = .connectionLost("the connection was lost", underlying: error)
    default: self = .failed(Self.text(error), underlying: error)
    }
  }

  /// Returns the description of an error, unless it contains a URL.
  private static func text(_ error: URLError) -> String {
    let text = error.localizedDescription.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty || text.contains("://")
      ? "the request failed (\(error.code.rawValue))" : "the request failed: \(text)"
  }

  /// Texts of libcurl for connections that ended early. Foundation has no code for them on Linux.
  private static let endings = ["Empty reply", "transfer closed", "not closed cleanly"]
}
