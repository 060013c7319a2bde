extension Layout {
  /// The number of columns that generated code keeps to.
  static let columnLimit = 100

  /// The text in lines of at most ``columnLimit`` columns, as far as it can be broken.
  ///
  /// The lines carry no indentation of their own but that of what is broken in them.
  ///
  /// - Parameter column: the number of columns that will stand before each line.
  func lines(indentedBy column: Int) -> [String] {
    var printer = LinePrinter(width: Layout.columnLimit - column)
    printer.print(self, indentation: 0, isBroken: true, reserved: 0)
    return printer.lines + [printer.current]
  }
}

/// Puts layouts into lines from left to right.
private struct LinePrinter {
  let width: Int
  var lines: [String] = []
  var current = ""

  init(width: Int) {
    self.width = width
  }

  /// Prints a layout, leaving room for the columns that must follow it on its last line.
  mutating func print(_ layout: Layout, indentation: Int, isBroken: Bool, reserved: Int) {
    switch layout {
    case .text(let text):
      current += text
    case .line:
      if isBroken { breakLine(indentation) } else { current += " " }
    case .softLine:
      if isBroken { breakLine(indentation) }
    case .brokenComma:
      if isBroken { current += "," }
    case .sequence(let parts):
      printSequence(parts, indentation: indentation, isBroken: isBroken, reserved: reserved)
    case .indented(let content):
      print(content, indentation: indentation + 2, isBroken: isBroken, reserved: reserved)
    case .group(let content):
      let fits = current.columns + content.width + reserved <= width
      print(content, indentation: indentation, isBroken: !fits, reserved: reserved)
    case .filled(let items):
      fill(items, indentation: indentation, reserved: reserved)
    }
  }

  private mutating func printSequence(
    _ parts: [Layout], indentation: Int, isBroken: Bool, reserved: Int
  ) {
    for (index, part) in parts.enumerated() {
      let following = parts[(index + 1)...]
      let (columns, endsLine) = unbreakableColumns(at: following, isBroken: isBroken)
      print(
        part, indentation: indentation, isBroken: isBroken,
        reserved: endsLine ? columns : columns + reserved)
    }
  }

  /// The columns that stand before the next possible line break, and whether there is one.
  private func unbreakableColumns(
    at parts: ArraySlice<Layout>, isBroken: Bool
  ) -> (columns: Int, endsLine: Bool) {
    var columns = 0
    for part in parts {
      switch part {
      case .text(let text):
        columns += text.columns
      case .brokenComma:
        if isBroken { columns += 1 }
      case .line, .softLine:
        if isBroken { return (columns, true) }
        columns += part.width
      case .sequence(let inner):
        let (more, endsLine) = unbreakableColumns(at: inner[...], isBroken: isBroken)
        columns += more
        if endsLine { return (columns, true) }
      case .indented(let content):
        let (more, endsLine) = unbreakableColumns(at: [content], isBroken: isBroken)
        columns += more
        if endsLine { return (columns, true) }
      case .group(let content):
        // A group can be broken at its first opportunity, wherever that is.
        let (more, endsLine) = unbreakableColumns(at: [content], isBroken: true)
        columns += more
        if endsLine { return (columns, true) }
      case .filled(let items):
        columns += items.first?.width ?? 0
        if items.count > 1 { return (columns + 1, true) }
      }
    }
    return (columns, false)
  }

  private mutating func fill(_ items: [Layout], indentation: Int, reserved: Int) {
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      let comma = isLast ? "" : ","
      let following = isLast ? reserved : comma.count
      if index > 0 {
        if current.columns + 1 + item.width + following <= width {
          current += " "
        } else {
          breakLine(indentation)
        }
      }
      print(item, indentation: indentation, isBroken: false, reserved: following)
      current += comma
    }
  }

  private mutating func breakLine(_ indentation: Int) {
    lines.append(current)
    current = String(repeating: " ", count: indentation)
  }
}
