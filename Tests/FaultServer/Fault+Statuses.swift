extension Fault {
  /// Statuses that mean failure, and those that mean that there is something to wait for.
  static let statuses: [Fault] = [
    Fault(
      "401 without `WWW-Authenticate`", becomes: .error("problems, 401"), Answers.problem(401)),
    Fault(
      "401 that asks for a password (`Basic`)", becomes: .error("problems, 401"),
      Answers.problem(401, #"WWW-Authenticate: Basic realm="api""#)),
    Fault(
      "401 that asks for `Digest`", becomes: .error("problems, 401"),
      Answers.problem(401, #"WWW-Authenticate: Digest realm="api", nonce="a1", qop="auth""#)),
    Fault(
      "401 that asks for `Negotiate`", becomes: .error("problems, 401"),
      Answers.problem(401, "WWW-Authenticate: Negotiate")),
    Fault(
      "401 that asks for `Bearer`", becomes: .error("problems, 401"),
      Answers.problem(401, #"WWW-Authenticate: Bearer realm="api", error="invalid_token""#)),
    Fault(
      "401 with `Basic` and an HTML page", "POST", becomes: .error("status, 401"),
      Answers.html(401, #"WWW-Authenticate: Basic realm="api""#)),
    Fault(
      "407 of a proxy", becomes: .error("problems, 407"),
      Answers.problem(407, #"Proxy-Authenticate: Basic realm="proxy""#)),
    Fault(
      "202 with a job", "POST", becomes: .value,
      .answer(202, [Answers.mediaType], body: Answers.body)),
    Fault("202 without a body", "POST", becomes: .nothing, .answer(202)),
    Fault("304 without a conditional request", becomes: .error("status, 304"), .answer(304)),
    Fault(
      "403 with an HTML page", becomes: .error("status, 403"), Answers.html(403)),
    Fault("409 with errors", "POST", becomes: .error("problems, 409"), Answers.problem(409)),
    Fault("412 without a body", "PATCH", becomes: .error("status, 412"), .answer(412)),
    Fault(
      "422 with errors and another media type", "POST", becomes: .error("problems, 422"),
      .answer(422, ["Content-Type: application/problem+json"], body: Answers.errors)),
    Fault(
      "500 with errors that are not an array", becomes: .error("status, 500"),
      .answer(500, [Answers.mediaType], body: Array(#"{"errors":"no"}"#.utf8))),
    Fault("503 with an HTML page", becomes: .error("status, 503"), Answers.html(503)),
    Fault(
      "429 with `Retry-After: 2`", becomes: .error("problems, 429, retryAfter 2 s"),
      Answers.problem(429, "Retry-After: 2")),
    Fault(
      "429 with a date in `Retry-After`", becomes: .error("problems, 429, retryAfter 90 s"),
      Answers.problem(
        429, "Date: Sun, 06 Nov 1994 08:49:37 GMT", "Retry-After: Sun, 06 Nov 1994 08:51:07 GMT")),
    Fault(
      "429 with a date in the past", becomes: .error("problems, 429, retryAfter 0 s"),
      Answers.problem(429, "Retry-After: Sun, 06 Nov 1994 08:49:37 GMT")),
    Fault(
      "429 with a negative time", becomes: .error("problems, 429, retryAfter 0 s"),
      Answers.problem(429, "Retry-After: -5")),
    Fault(
      "429 with a time longer than a lifetime",
      becomes: .error("problems, 429, retryAfter 3155760000 s"),
      Answers.problem(429, "Retry-After: 99999999999999999999999999")),
    Fault(
      "429 with text in `Retry-After`", becomes: .error("problems, 429"),
      Answers.problem(429, "Retry-After: soon")),
    Fault("429 without `Retry-After`", becomes: .error("problems, 429"), Answers.problem(429)),
  ]
}
