/// The included resources of a type, kept from the second time that they are asked for: asking once takes
/// no more memory, and asking in a loop looks at all resources twice.
final class KeptLists: Sendable {
  private struct Lists {
    var asked: Set<ObjectIdentifier> = []
    var kept: [ObjectIdentifier: any Sendable] = [:]
  }

  private let lists = Locked(Lists())

  func list<Member: Sendable>(_ makeList: () -> [Member]) -> [Member] {
    let type = ObjectIdentifier(Member.self)
    if let kept = lists.withLock({ $0.kept[type] }) as? [Member] { return kept }
    let list = makeList()
    lists.withLock { lists in
      if !lists.asked.insert(type).inserted { lists.kept[type] = list }
    }
    return list
  }
}
