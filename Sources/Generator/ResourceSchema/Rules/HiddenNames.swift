/// The kinds of names that a file may declare, although a mistake keeps them from being read.
package struct HiddenNames: OptionSet, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let types = HiddenNames(rawValue: 1)
  package static let mixins = HiddenNames(rawValue: 2)
  package static let resources = HiddenNames(rawValue: 4)
  package static let all: HiddenNames = [.types, .mixins, .resources]
}
