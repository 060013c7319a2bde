import HTTPTypes

extension HTTPResponse.Status {
  /// The code and its phrase: the usual one if the transport does not say that of the server.
  var summary: String {
    let phrase = reasonPhrase.isEmpty ? Self.phrases[code] : reasonPhrase
    return phrase.map { "\(code) \($0)" } ?? "\(code)"
  }

  private static let phrases: [Int: String] = Dictionary(
    uniqueKeysWithValues: [
      .ok, .created, .accepted, .noContent, .badRequest, .unauthorized, .forbidden, .notFound,
      .methodNotAllowed, .notAcceptable, .requestTimeout, .conflict, .gone, .preconditionFailed,
      .contentTooLarge, .unsupportedMediaType, .unprocessableContent, .tooManyRequests,
      .internalServerError, .notImplemented, .badGateway, .serviceUnavailable, .gatewayTimeout,
    ].map { (status: Self) in (status.code, status.reasonPhrase) })
}
