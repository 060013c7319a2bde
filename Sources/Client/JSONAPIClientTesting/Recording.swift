import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIClient

/// Requests and their responses in a file: JSON that people can read, compare and edit, without secrets.
public struct Recording: Codable, Hashable, Sendable {
  /// The requests and responses, in the order of the responses.
  public var exchanges: [Exchange]

  /// A request and its response.
  public struct Exchange: Codable, Hashable, Sendable {
    public var request: Request
    public var response: Response
  }

  /// A request.
  public struct Request: Codable, Hashable, Sendable {
    public var method: String
    public var url: String
    public var headers: [String: String]
    public var body: Body?
  }

  /// A response.
  public struct Response: Codable, Hashable, Sendable {
    public var status: Int
    public var headers: [String: String]
    public var body: Body?
  }

  /// A body: as JSON if possible, otherwise as text, otherwise in Base64.
  public enum Body: Hashable, Sendable {
    case json(JSONValue)
    case text(String)
    case base64(Data)
  }

  /// Creates a recording.
  public init(_ exchanges: [Exchange] = []) {
    self.exchanges = exchanges
  }

  /// Reads a file.
  public init(contentsOf file: URL) throws {
    self = try JSONAPIDecoder().decode(Recording.self, from: Data(contentsOf: file))
  }

  /// Writes a file.
  public func write(to file: URL) throws {
    let encoder = JSONAPIEncoder(outputFormatting: [.prettyPrinted, .sortedKeys])
    try encoder.encode(self).write(to: file, options: .atomic)
  }
}

extension Recording.Body {
  init?(_ bytes: [UInt8]?, masking secrets: Secrets) {
    guard let bytes, !bytes.isEmpty else { return nil }
    if let json = try? JSONAPIDecoder().decode(JSONValue.self, from: bytes) {
      self = .json(secrets.masked(json))
    } else if let text = String(bytes: bytes, encoding: .utf8) {
      self = .text(text)
    } else {
      self = .base64(Data(bytes))
    }
  }

  var bytes: [UInt8] {
    get throws {
      switch self {
      case .json(let value): Array(try JSONAPIEncoder().encode(value))
      case .text(let text): Array(text.utf8)
      case .base64(let data): Array(data)
      }
    }
  }
}

extension Recording.Request {
  init(_ request: HTTPRequest, _ body: [UInt8]?, masking secrets: Secrets) {
    method = request.method.rawValue
    let target = secrets.masked(target: request.path ?? "/")
    url = "\(request.scheme ?? "")://\(request.authority ?? "")\(target)"
    headers = secrets.masked(request.headerFields)
    self.body = Recording.Body(body, masking: secrets)
  }

  /// Returns `true` if this is the recorded form of another request. Header fields may differ.
  func matches(_ other: Self) -> Bool {
    (method, url) == (other.method, other.url) && body == other.body
  }
}

extension Recording.Response {
  init(_ response: HTTPExchangeResponse, masking secrets: Secrets) {
    status = response.status.code
    headers = secrets.masked(response.headerFields)
    body = Recording.Body(response.body, masking: secrets)
  }

  var exchangeResponse: HTTPExchangeResponse {
    get throws {
      guard 100...999 ~= status else { throw ReplayError.invalidStatus(status) }
      var head = HTTPResponse(status: .init(code: status))
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
        guard let name = HTTPField.Name(name) else { continue }
        head.headerFields.append(HTTPField(name: name, value: value))
      }
      return HTTPExchangeResponse(head, body: try body?.bytes ?? [])
    }
  }
}

/// In the file, a body is an object with a single member, whose name is the kind
/// of body: `{"json": …}`.
extension Recording.Body: Codable {
  private enum Key: String, CodingKey { case json, text, base64 }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if container.contains(.json) {
      self = .json(try container.decode(JSONValue.self, forKey: .json))
    } else if let text = try container.decodeIfPresent(String.self, forKey: .text) {
      self = .text(text)
    } else {
      self = .base64(try container.decode(Data.self, forKey: .base64))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .json(let value): try container.encode(value, forKey: .json)
    case .text(let text): try container.encode(text, forKey: .text)
    case .base64(let data): try container.encode(data, forKey: .base64)
    }
  }
}
