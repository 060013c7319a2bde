/// A whole schema file on its way to its canonical form.
struct FormatTree {
  /// The lines that begin with `%`.
  var directives: [String]
  /// Comments above the first entry, which stay at the top of the file.
  var header: [OwnLineComment] = []
  /// The line `---`, with the comment after it.
  var documentStart: DocumentMark?
  /// Comments between `---` and the first entry.
  var headerBelowStart: [OwnLineComment] = []
  /// True if an empty line is between the comments above and the first entry.
  var hasBlankLineBelowHeader = false
  var root: FormatNode
  var documentEnd: DocumentMark?
  /// Comments after `...`.
  var footer: [OwnLineComment] = []

  struct DocumentMark {
    var comment: SameLineComment?
  }
}
