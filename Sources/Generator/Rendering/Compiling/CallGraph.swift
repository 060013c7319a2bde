/// The calls between programs that pass on the same records.
struct CallGraph {
  private struct Call {
    let program: Int
    let tag: TemplateTag
  }

  private var calls: [Int: [Call]] = [:]

  mutating func add(from caller: Int, to program: Int, by tag: TemplateTag) {
    calls[caller, default: []].append(Call(program: program, tag: tag))
  }

  /// The calls that close a cycle, in the order of the programs.
  var endless: [(program: Int, tag: TemplateTag)] {
    enum State { case isFollowed, isDone }
    var endless: [(Int, TemplateTag)] = []
    var states: [Int: State] = [:]
    for root in calls.keys.sorted() where states[root] == nil {
      // The programs that are being followed, with the next call of each.
      var path = [(program: root, next: 0)]
      states[root] = .isFollowed
      while let (program, next) = path.last {
        let callsOfProgram = calls[program] ?? []
        guard next < callsOfProgram.count else {
          states[program] = .isDone
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let call = callsOfProgram[next]
        switch states[call.program] {
        case nil:
          states[call.program] = .isFollowed
          path.append((call.program, 0))
        case .isFollowed: endless.append((program, call.tag))
        case .isDone: break
        }
      }
    }
    return endless
  }
}
