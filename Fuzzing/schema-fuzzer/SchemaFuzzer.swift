import LibFuzzer

/// Gives libFuzzer's inputs to the whole way from bytes to models.
///
/// Arguments are libFuzzer's: folders with inputs, and options such as `-runs=1000`.
@main
enum SchemaFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    let status = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
      let bytes = Array(UnsafeBufferPointer(start: data, count: size))
      Promises.check(FuzzInput(bytes))
      return 0
    }
    precondition(status == 0, "libFuzzer ended with \(status)")
  }
}
