import JSONAPI
import JSONAPIFoundation

/// The pages of a collection, one after the other.
///
/// ```swift
/// for try await page in client.articles.pages(prefetching: true) { $0.page(size: 100) } {
///   print(page.resources.count)
/// }
/// ```
///
/// A page is requested when it is needed or, with prefetching, while the previous one is being processed. Ending the
/// loop, or cancelling its task, cancels the current request.
///
/// The sequence throws a ``RequestError``:
///
/// - if links lead to a page that was read before, or away from the collection;
/// - if pages are counted, and one has the same resources as the previous one;
/// - if it ends before the total;
/// - after a hundred empty pages in a row.
public struct Pages<Description: ClientResource>: AsyncSequence, Sendable {
  public typealias Element = Page<Description>

  let client: Client<Description.API>
  let first: PageOrigin<Description>
  let isPrefetching: Bool

  public func makeAsyncIterator() -> Iterator {
    Iterator(pages: self)
  }

  public struct Iterator: AsyncIteratorProtocol {
    private let pages: Pages
    private var next: PageOrigin<Description>?
    /// The hashes of the URLs so far, which reveal a loop of links. URLs would take more memory with each page.
    private var visited: Set<Int> = []
    private var prefetched: Prefetch<Page<Description>>?
    private var last: PagePlace<Description>?
    private var emptyPages = 0
    /// The ids of the last counted page. A server without paging sends the same ones again.
    private var counted: [Description.Resource.ID] = []

    init(pages: Pages) {
      self.pages = pages
      next = pages.first
    }

    public mutating func next() async throws -> Page<Description>? {
      guard let origin = next else {
        defer { last = nil }
        try last?.checkEnd(Description.API.Problem.self)
        return nil
      }
      // An error ends the sequence.
      next = nil
      last = nil
      if emptyPages == emptyPageLimit {
        throw RequestError<Description.API.Problem>(.emptyPages(emptyPages), in: origin.operation)
      }
      let prefetched = self.prefetched
      self.prefetched = nil
      if let url = loop(to: origin) {
        throw RequestError<Description.API.Problem>(.pageLoop(url), in: origin.operation)
      }
      let page =
        if let prefetched { try await prefetched.value } else {
          try await pages.client.send(.page(origin))
        }
      visited.insert(page.place.url.absoluteString.hashValue)
      if case .query = origin {
        let ids = page.resources.map(\.resourceObject.id)
        guard ids.isEmpty || ids != counted else {
          throw RequestError<Description.API.Problem>(
            .pageLoop(page.place.url), in: origin.operation)
        }
        counted = ids
      }
      emptyPages = page.resources.isEmpty ? emptyPages + 1 : 0
      last = page.place
      next = page.place.next
      if let next, pages.isPrefetching, loop(to: next) == nil {
        self.prefetched = Prefetch { [client = pages.client] in try await client.send(.page(next)) }
      }
      return page
    }

    /// Returns the address of a page if it was read before.
    private func loop(to origin: PageOrigin<Description>) -> URL? {
      guard case .link(let link, let document, _, _, _) = origin,
        let url = try? pages.client.pipeline.url(of: link, in: document ?? pages.client.baseURL),
        visited.contains(url.absoluteString.hashValue)
      else { return nil }
      return url
    }
  }
}

/// The resources of a collection, page after page.
///
/// ```swift
/// for try await article in client.articles.all() { print(article.title) }
/// ```
public struct Items<Description: ClientResource>: AsyncSequence, Sendable {
  public typealias Element = ResolvedResource<Description.Resource, Description.ListDocument>

  /// The pages.
  public let pages: Pages<Description>

  public func makeAsyncIterator() -> Iterator {
    Iterator(pages: pages.makeAsyncIterator())
  }

  public struct Iterator: AsyncIteratorProtocol {
    private var pages: Pages<Description>.Iterator
    private var resources: ArraySlice<Element> = []

    init(pages: Pages<Description>.Iterator) {
      self.pages = pages
    }

    public mutating func next() async throws -> Element? {
      while resources.isEmpty {
        guard let page = try await pages.next() else { return nil }
        resources = page.resources[...]
      }
      return resources.removeFirst()
    }
  }
}

/// Work that began before its result is needed. It is cancelled when nothing refers to it any more.
private final class Prefetch<Value: Sendable>: Sendable {
  private let task: Task<Value, any Error>

  init(_ work: @escaping @Sendable () async throws -> Value) {
    task = Task(operation: work)
  }

  deinit { task.cancel() }

  var value: Value {
    get async throws {
      try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    }
  }
}
