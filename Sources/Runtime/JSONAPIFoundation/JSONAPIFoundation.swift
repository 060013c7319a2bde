// What runtime, client and server need of Foundation: its essentials, where they are a module of their own. Each file
// would otherwise have to ask which of the two exists.
#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials
#else
  @_exported import Foundation
#endif
