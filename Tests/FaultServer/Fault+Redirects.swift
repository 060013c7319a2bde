extension Fault {
  /// Redirects of each kind, and to where the client does not go.
  static let redirects: [Fault] =
    [301, 302, 303, 307, 308].map { status in
      Fault(
        "\(status) to the same server", becomes: .value, redirect: status, to: { "\($0.own)/end" })
    } + [
      Fault(
        "a relative `Location`", becomes: .value, redirect: 302, to: { _ in "end?a=%5B1%5D" },
        then: { $0.target.hasSuffix("/end?a=%5B1%5D") ? Answers.article : .answer(404) }),
      Fault(
        "301 after PATCH", "PATCH", becomes: .error("redirect, 301"), redirect: 301,
        to: { "\($0.own)/end" }),
      Fault(
        "302 after POST", "POST", becomes: .error("redirect, 302"), redirect: 302,
        to: { "\($0.own)/end" }),
      Fault(
        "303 after POST", "POST", becomes: .value, redirect: 303, to: { "\($0.own)/end" },
        then: { $0.method == "GET" && $0.body.isEmpty ? Answers.article : .answer(400) }),
      Fault(
        "307 after POST", "POST", becomes: .value, redirect: 307, to: { "\($0.own)/end" },
        then: { $0.method == "POST" && $0.body == Answers.body ? Answers.article : .answer(400) }),
      Fault(
        "308 after PATCH", "PATCH", becomes: .value, redirect: 308, to: { "\($0.own)/end" },
        then: { $0.method == "PATCH" && $0.body == Answers.body ? Answers.article : .answer(400) }),
      Fault(
        "credentials for the same server", becomes: .value, redirect: 307,
        to: { "\($0.own)/end" },
        then: { $0["authorization"] == nil ? .answer(401) : Answers.article }),
      Fault(
        "a redirect to another server, which must not see credentials", becomes: .value,
        redirect: 307, to: { "\($0.other)/end" },
        then: { $0["authorization"] == nil ? Answers.article : .answer(418) }),
      Fault("302 without `Location`", becomes: .error("status, 302"), .answer(302)),
      Fault(
        "two different `Location` fields", becomes: .error("redirect, 302"),
        .answer(302, ["Location: /a", "Location: /b"])),
      Fault(
        "a `Location` that is not a URL", becomes: .error("redirect, 302"),
        .answer(302, ["Location: http://[::1"])),
      Fault(
        "a redirect to `ftp:`", becomes: .error("redirect, 302"),
        .answer(302, ["Location: ftp://127.0.0.1/"])),
      Fault(
        "a redirect to `file:`", becomes: .error("redirect, 307"),
        .answer(307, ["Location: file:///etc/passwd"])),
      Fault(
        "a redirect to `javascript:`", becomes: .error("redirect, 302"),
        .answer(302, ["Location: javascript:alert(1)"])),
    ] + [
      Fault("redirects in a loop", becomes: .error("redirect, 302")) { request, servers in
        [.answer(302, ["Location: \(servers.own)\(request.target)"])]
      },
      Fault("six redirects", becomes: .error("redirect, 303")) { request, _ in
        [
          request.target.hasSuffix("666666")
            ? Answers.article : .answer(303, ["Location: \(request.target)6"])
        ]
      },
      Fault("five redirects", becomes: .value) { request, _ in
        [
          request.target.hasSuffix("55555")
            ? Answers.article : .answer(303, ["Location: \(request.target)5"])
        ]
      },
    ]
}
