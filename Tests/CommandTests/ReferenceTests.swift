import Foundation
import TestWorkspace
import Testing

/// The reference in one file of HTML, for a small, a middle and a hostile API.
struct ReferenceTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../..").standardizedFileURL

  private func reference(of schema: String, in workspace: Workspace) async throws -> String {
    try workspace.write(
      "schemas: [\(schema)]\noutput: Models\nalso: { reference: API.html }\n",
      to: "jsonapi-gen.yaml")
    let outcome = try await Command.run("generate", "--quiet", in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try workspace.text(of: "API.html")
  }

  private func values(of attribute: String, in html: String) -> [String] {
    html.components(separatedBy: " \(attribute)=\"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
  }

  @Test(
    "each place has a name of its own, each link leads to one, and each tag is closed",
    arguments: ["starter", "blog", "terraform-cloud"])
  func structure(schema: String) async throws {
    let html = try await reference(
      of: Self.repository.appendingPathComponent("Schemas/\(schema)").path, in: try Workspace())
    let ids = values(of: "id", in: html)
    #expect(ids.count == Set(ids).count)
    let links = values(of: "href", in: html)
    #expect(links.count > 5)
    for link in links where !link.hasPrefix("http") {
      #expect(ids.contains(String(link.dropFirst())), "\(link)")
    }
    let body = try #require(html.components(separatedBy: "<body>").last)
    for tag in [
      "article", "ul", "li", "div", "section", "p", "code", "dl", "dd", "a", "span", "pre",
    ] {
      let opened =
        body.components(separatedBy: "<\(tag)>").count
        + body.components(separatedBy: "<\(tag) ").count
      #expect(opened - 1 == body.components(separatedBy: "</\(tag)>").count, "\(tag)")
    }
  }

  @Test("loads nothing from elsewhere")
  func isSelfContained() async throws {
    let html = try await reference(
      of: Self.repository.appendingPathComponent("Schemas/blog").path, in: try Workspace())
    #expect(values(of: "src", in: html) == [])
    #expect(!html.contains("<link"))
    #expect(!html.contains("@import") && !html.contains("url("))
    #expect(html.contains("content=\"default-src 'none';"))
  }

  @Test("shows texts of a schema as they are, whatever they contain")
  func escapesTexts() async throws {
    let workspace = try Workspace()
    try workspace.write(
      #"""
      schema: 1
      name: "Evil <script>alert(1)</script>"
      description: "</title><script>alert(2)</script> {{name}} ${x}"
      resources:
        things:
          description: "\"><img src=x onerror=alert(3)>"
          deprecated: "<b>old</b>"
          attributes:
            name: { type: String, description: "<i>", example: "</code></pre><script>alert(4)</script>" }
            kind: { enum: ["<a href='x'>", "</script>"] }
      """#, to: "evil.yaml")
    let html = try await reference(of: "evil.yaml", in: workspace)
    #expect(html.components(separatedBy: "<script>").count == 3)
    #expect(!html.contains("<img") && !html.contains("<b>") && !html.contains("<i>"))
    #expect(html.contains("&quot;&gt;&lt;img src=x onerror=alert(3)&gt;"))
    #expect(html.contains("{{name}} ${x}"))
    #expect(html.contains("&lt;a href=&#39;x&#39;&gt;"))
  }

  @Test("pages of Markdown describe operations too")
  func markdown() async throws {
    let workspace = try Workspace()
    let blog = Self.repository.appendingPathComponent("Schemas/blog").path
    try workspace.write(
      "schemas: [\(blog)]\noutput: Models\nalso: { markdown: pages }\n", to: "jsonapi-gen.yaml")
    let outcome = try await Command.run("generate", "--quiet", in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let index = try workspace.text(of: "pages/README.md")
    #expect(index.contains("\n| `GET` | [`/directory/{id}`](organizations.md) | Get |\n"))
    #expect(index.contains("\n## Errors\n"))
    let page = try workspace.text(of: "pages/comments.md")
    for text in [
      "\n### `GET /comments`\n", "\n| `take` | `Int` | |\n", "\n```http\nGET /comments?take=20\n",
      "\nResponse 200:\n\n```json\n{\n", "\nResponse 204, without a body.\n",
      "\nResponse 4XX, 5XX: a document with [errors](README.md#errors).\n",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  /// The JSON that a script in the page leaves in an element `output`.
  private func output(
    of script: String, in html: String, at anchor: String = "", window: String = "1280,900",
    _ workspace: Workspace
  ) async throws -> String? {
    try workspace.write(
      html.replacing("</body>", with: "<script>\(script)</script></body>"), to: "API.html")
    let browser = ChildProcess(
      try #require(Self.chromium),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=2000",
        "--user-data-dir=\(workspace.path("profile"))", "--window-size=\(window)", "--dump-dom",
        "file://\(workspace.path("API.html"))\(anchor)",
      ])
    let dom = try await browser.run().text
    return dom.components(separatedBy: "<output>").last?.components(separatedBy: "</output>")[0]
  }

  private static let chromium = ["chromium", "google-chrome", "chrome"].lazy.compactMap(
    SwiftTools.path(of:)
  ).first

  @Test(
    "a browser shows the page of the address, its search finds attributes, and its buttons work",
    .enabled(if: chromium != nil, "There is no Chromium in the PATH."))
  func inABrowser() async throws {
    let workspace = try Workspace()
    let html = try await reference(
      of: Self.repository.appendingPathComponent("Schemas/blog").path, in: workspace)
    let script = """
      const state = {};
      state.page = document.querySelector(".page.current").id;
      state.pages = document.querySelectorAll(".page.current").length;
      const search = document.getElementById("search");
      search.value = "CREATED";
      search.dispatchEvent(new Event("input"));
      state.found = document.querySelector("#results [aria-selected=true] code").textContent;
      search.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
      document.getElementById("theme").click();
      state.theme = document.documentElement.dataset.theme;
      setTimeout(() => {
        state.after = document.querySelector(".page.current").id;
        state.hash = location.hash;
        const output = document.createElement("output");
        output.textContent = JSON.stringify(state);
        document.body.append(output);
      }, 50);
      """
    let state = try await output(of: script, in: html, at: "#resource-comments", workspace)
    #expect(
      state == #"""
        {"page":"resource-comments","pages":1,"found":"created-at","theme":"dark",\#
        "after":"resource-articles","hash":"#resource-articles.created-at"}
        """#)
  }

  private static let count = TestExtent.count(all: 360, sample: 60)
  private static let large = """
    schema: 1
    name: Large API
    resources:

    """
    + (0..<count).map { index in
      """
        things-of-kind-\(index):
          operations: [list, get, update]
          filters: { name: String }
          attributes: { name: String, size?: Int, made-at: DateTime, state: { enum: [\(states)] } }
          relationships:
            next: things-of-kind-\((index + 1) % count)

      """
    }.joined()
  private static let states = (0..<19).map { "state-\($0)" }.joined(separator: ", ")

  @Test(
    "a large API opens in less than 2 s, its lists are alphabetical, and long enums say what is left",
    .enabled(if: chromium != nil, "There is no Chromium in the PATH."))
  func large() async throws {
    let workspace = try Workspace()
    try workspace.write(Self.large, to: "large.yaml")
    let html = try await reference(of: "large.yaml", in: workspace)
    #expect(html.contains("<title>Large API</title>"))
    let script = """
      const texts = (query) => [...document.querySelectorAll(query)].map(element => element.textContent);
      const state = {};
      state.time = performance.now() < 2000;
      state.operations = texts("#operations li").length;
      const paths = texts("#operations code");
      state.isSorted = paths.every((path, index) => index === 0 || paths[index - 1] <= path);
      state.rest = texts("#resource-things-of-kind-7 .rest > summary")[0];
      state.isOpen = document.getElementById("request-patch-things-of-kind-7-id").open;
      state.page = document.querySelector(".page.current").id;
      const output = document.createElement("output");
      output.textContent = JSON.stringify(state);
      document.body.append(output);
      """
    var state: String?
    // Other tests may take the processors.
    for _ in 0..<4 where state?.contains("\"time\":true") != true {
      state = try await output(
        of: script, in: html, at: "#request-patch-things-of-kind-7-id", workspace)
    }
    #expect(
      state == #"""
        {"time":true,"operations":\#(3 * Self.count),"isSorted":true,"rest":"9 more","isOpen":true,\#
        "page":"resource-things-of-kind-7"}
        """#)
  }

  @Test(
    "nothing is wider than a window, of a phone or of a desk",
    .enabled(if: chromium != nil, "There is no Chromium in the PATH."),
    arguments: ["starter", "blog", "terraform-cloud"].sample(every: 3, offset: 1),
    ["500,900", "1280,900"])
  func width(schema: String, window: String) async throws {
    let workspace = try Workspace()
    let html = try await reference(
      of: Self.repository.appendingPathComponent("Schemas/\(schema)").path, in: workspace)
    let script = """
      const wide = [];
      for (const page of document.querySelectorAll(".page")) {
        document.querySelectorAll(".page.current").forEach(other => other.classList.remove("current"));
        page.classList.add("current");
        for (const part of page.querySelectorAll("details")) part.open = true;
        if (document.documentElement.scrollWidth > innerWidth) wide.push(page.id);
      }
      const output = document.createElement("output");
      output.textContent = JSON.stringify(wide);
      document.body.append(output);
      """
    #expect(try await output(of: script, in: html, window: window, workspace) == "[]")
  }

  @Test(
    "pictures of a small, a middle and a large API are in .build/reference",
    .enabled(
      if: chromium != nil && TestExtent.isComplete, "This needs Chromium, and TEST_ALL to be set."))
  func pictures() async throws {
    let folder = Self.repository.appendingPathComponent(".build/reference").path
    let outcome = try await Command.shell(
      "\(Self.repository.path)/Scripts/look-at-reference \(folder)", in: try Workspace())
    #expect(outcome.status == 0, "\(outcome.errors)")
    let pictures = outcome.output.split(separator: "\n").map(String.init)
    #expect(pictures.count == 16)
    for picture in pictures {
      // A window with nothing in it is a few thousand bytes.
      let attributes = try FileManager.default.attributesOfItem(atPath: picture)
      #expect(attributes[.size] as? Int ?? 0 > 20_000, "\(picture)")
    }
  }
}
