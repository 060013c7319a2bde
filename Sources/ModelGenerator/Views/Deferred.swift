/// A view that is laid out when its template asks for it.
///
/// All that can be wrong with names is known before, so who only wants to know that does not pay
/// for lines that nobody reads.
struct Deferred<View: TemplateRecord> {
  let view: () -> View

  init(_ view: @escaping () -> View) {
    self.view = view
  }
}

extension TemplateField {
  /// The lines of a view that its own template lays out; none if it is missing.
  static func rendered<Value: TemplateRecord>(
    _ name: String, _ value: @escaping (Record) -> Deferred<Value>?
  ) -> Self {
    rendered(name) { value($0)?.view() }
  }

  /// The lines of views that their own template lays out, with an empty line before each view.
  static func rendered<Value: TemplateRecord>(
    all name: String, _ value: @escaping (Record) -> [Deferred<Value>]
  ) -> Self {
    rendered(all: name) { value($0).map { $0.view() } }
  }
}
