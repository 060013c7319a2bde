import Diagnostics

/// Prints a tree, with two spaces for each level, and with braces if the author used them and they
/// fit.
struct Printer {
  private(set) var lines = PrintedLines()

  static func print(_ tree: FormatTree) -> PrintedLines {
    var printer = Printer()
    for directive in tree.directives { printer.lines.add(directive) }
    printer.add(tree.header, at: 0)
    if let start = tree.documentStart { printer.lines.add("---", start.comment) }
    printer.add(tree.headerBelowStart, at: 0)
    if tree.hasBlankLineBelowHeader, tree.documentStart == nil || !tree.headerBelowStart.isEmpty {
      printer.lines.addBlank()
    }
    printer.addRoot(tree.root)
    if let end = tree.documentEnd { printer.lines.add("...", end.comment) }
    printer.add(tree.footer, at: 0)
    return printer.lines
  }

  static func lines(of block: FormatNode, at indentation: Int) -> [String] {
    var printer = Printer()
    printer.addBlock(block, at: indentation)
    return printer.lines.text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  private mutating func addRoot(_ root: FormatNode) {
    let isOneLine = root.isFlow && FlowText.of(root, at: 0) != nil
    if root.hasProperties || isOneLine {
      let entry = FormatEntry(value: root)
      addValue(of: entry, opening: "", indentation: -2)
    } else {
      addBlock(root, at: 0)
    }
  }

  /// - Parameter lead: The text before the first entry, unless it is only spaces.
  private mutating func addBlock(_ node: FormatNode, at indentation: Int, lead: String? = nil) {
    add(inLines(node, at: indentation), at: indentation, lead: lead)
    add(node.dangling, at: indentation)
  }

  private mutating func add(_ entries: [FormatEntry], at indentation: Int, lead: String?) {
    for (index, entry) in entries.enumerated() {
      let isFirst = index == 0
      add(entry.before, at: indentation, isAtTop: isFirst)
      if entry.hasBlankLineAbove, !isFirst || !entry.before.isEmpty { lines.addBlank() }
      let lead = (isFirst ? lead : nil) ?? String.spaces(indentation)
      if let key = entry.key {
        let opening = openKey(key, lead, indentation)
        addValue(of: entry, opening: opening, indentation: indentation)
      } else {
        addElement(entry, lead: lead, indentation: indentation)
      }
    }
  }

  /// Returns the text of a key on the line of its value. A key of several lines, or one that is too
  /// long for YAML to find there, gets lines of its own.
  private mutating func openKey(_ key: FormatNode, _ lead: String, _ indentation: Int) -> String {
    let text = FlowText.key(key, inBraces: false)
    guard case .scalar(let scalar) = key.content, (text?.unicodeScalars.count ?? .max) >= 1_000
    else { return lead + (text ?? "") }
    lines.add(
      lead + "? " + FlowText.properties(of: key),
      scalar.lines(indentation: indentation + 2))
    return String.spaces(indentation) + ":"
  }

  private func inLines(_ node: FormatNode, at indentation: Int) -> [FormatEntry] {
    guard case .mapping(let entries) = node.content else { return node.entries }
    return KeyOrder.inLines(entries, of: node) { entry in
      guard entry.value.isCollection, let key = entry.name else { return false }
      let column = indentation + key.unicodeScalars.count + 2
      return FlowText.of(entry.value, at: column) == nil
    }
  }

  private mutating func addElement(_ entry: FormatEntry, lead: String, indentation: Int) {
    let opening = lead + "-"
    let value = entry.value
    let isBlock =
      value.isCollection && !value.hasProperties && entry.head == nil
      && FlowText.of(value, at: opening.unicodeScalars.count + 1) == nil
    guard isBlock, value.hasFirstEntryWithoutComments else {
      addValue(of: entry, opening: opening, indentation: indentation)
      return
    }
    var block = value
    if let trailing = entry.trailing {
      block.dangling.append(OwnLineComment(text: trailing.text, hasBlankLineAbove: false))
    }
    addBlock(block, at: indentation + 2, lead: opening + " ")
  }

  /// A value after its key or dash, on the same line or below.
  private mutating func addValue(of entry: FormatEntry, opening: String, indentation: Int) {
    let value = entry.value
    if value.isNothing {
      lines.add(opening, entry.trailing)
    } else if let text = FlowText.of(
      value, at: opening.isEmpty ? 0 : opening.unicodeScalars.count + 1,
      keepsQuotes: value.place?.isFreeText == true && entry.trailing != nil)
    {
      var entry = entry
      if entry.trailing == nil { swap(&entry.head, &entry.trailing) }
      if let head = entry.head { lines.addComment(head.text, at: max(indentation, 0)) }
      lines.add(joined(opening, text), entry.trailing)
    } else {
      addLines(of: entry, opening: opening, indentation: indentation)
    }
  }

  private mutating func addLines(of entry: FormatEntry, opening: String, indentation: Int) {
    let value = entry.value
    let properties = FlowText.properties(of: value)
    switch value.content {
    case .alias: break
    case .scalar(let scalar):
      lines.add(
        joined(opening, properties), scalar.lines(indentation: indentation + 2), entry.trailing,
        keepsBreaks: scalar.keepsBreaks)
    case .verbatim(let source, let old, let comments):
      let new = value.isFlow ? indentation : indentation + 2
      addVerbatim(
        source, movedBy: new - old, joined(opening, properties), isFlow: value.isFlow,
        indentation: new)
      lines.note(comments)
      if let trailing = entry.trailing { lines.addComment(trailing.text, at: indentation + 2) }
    case .sequence, .mapping:
      var value = value
      var head = entry.head
      if let trailing = entry.trailing {
        if head == nil, !value.hasComments || value.entries.isEmpty {
          head = trailing
        } else {
          value.dangling.append(OwnLineComment(text: trailing.text, hasBlankLineAbove: false))
        }
      }
      let line = joined(opening, String(properties.dropLast()))
      if !line.isEmpty { lines.add(line, head) }
      addBlock(value, at: indentation + 2)
    }
  }

  /// Adds text that is kept unchanged; all its lines move by the same distance.
  private mutating func addVerbatim(
    _ source: String, movedBy distance: Int, _ opening: String, isFlow: Bool, indentation: Int
  ) {
    let source = source.sourceLines
    // The lines of a list in brackets move to the left by the same distance, as far as all of them
    // can.
    let room = source.dropFirst().filter { !$0.isEmpty }
      .map { $0.prefix { $0 == " " }.count }.min()
    let distance = isFlow ? max(distance, -(room ?? 0)) : distance
    let text = source.enumerated().map { index, line in
      guard index > 0, !line.isEmpty else { return line }
      if distance >= 0 { return String.spaces(distance) + line }
      return String(line.dropFirst(min(-distance, line.prefix { $0 == " " }.count)))
    }
    if isFlow {
      lines.add(opening, text)
    } else {
      lines.add(opening)
      lines.add(String.spaces(indentation), text)
    }
  }

  private func joined(_ opening: String, _ text: String) -> String {
    opening.isEmpty || text.isEmpty ? opening + text : opening + " " + text
  }

  private mutating func add(
    _ comments: [OwnLineComment], at indentation: Int, isAtTop: Bool = false
  ) {
    for (index, comment) in comments.enumerated() {
      if comment.hasBlankLineAbove, !isAtTop || index > 0 { lines.addBlank() }
      lines.addComment(comment.text, at: indentation)
    }
  }
}

extension FormatNode {
  /// True if the first entry of a block can be after a dash.
  fileprivate var hasFirstEntryWithoutComments: Bool {
    switch content {
    case .sequence(let entries): entries.first?.before.isEmpty ?? false
    case .mapping(let entries): !entries.isEmpty && entries.allSatisfy(\.before.isEmpty)
    case .scalar, .alias, .verbatim: false
    }
  }
}
