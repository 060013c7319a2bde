/// What other languages call the words that a key knows.
enum WordSynonyms {
  /// Whether a word stands for all that there are.
  static func isAll(_ word: String) -> Bool {
    ["all", "any", "*", "crud", "everything", "full"].contains(word.lowercased())
  }

  /// The words of ours that somebody may mean; which of them a key knows is for the caller to see.
  static func words(for word: String) -> [String] {
    switch word.lowercased() {
    case "index", "all", "search": ["list"]
    case "show", "read", "fetch", "retrieve", "find": ["get"]
    case "post", "new", "add", "insert", "store": ["create"]
    case "patch", "put", "edit", "change": ["update"]
    case "destroy", "remove": ["delete"]
    case "yes", "true", "optional", "on": ["allowed"]
    case "no", "false", "never", "off": ["forbidden"]
    case "must": ["required"]
    case "page", "pages", "page-based", "paged": ["number"]
    case "offset-based", "limit": ["offset"]
    case "cursor-based", "keyset", "after": ["cursor"]
    case "paginated", "paging": ["pagination"]
    case "nolinks", "empty", "null", "nil": ["none"]
    case "1.0", "1.1": ["version"]
    default: []
    }
  }
}
