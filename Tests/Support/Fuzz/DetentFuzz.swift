internal import FuzzTargets
internal import Glibc

#if FUZZER
  /// What libFuzzer calls with each input; DETENT_FUZZ in the environment names the target.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func takeInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let name = unsafe getenv("DETENT_FUZZ").map { unsafe String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      print("DETENT_FUZZ must be one of", FuzzTarget.allCases.map(\.rawValue))
      exit(2)
    }
    target.take(bytes)
    return 0
  }
#else
  /// Without libFuzzer: names the targets, or writes the seeds of one into a folder, a file each.
  @main
  enum DetentFuzz {
    static func main() {
      let arguments = CommandLine.arguments.dropFirst()
      guard !arguments.isEmpty else {
        for target in FuzzTarget.allCases { print(target.rawValue) }
        return
      }
      guard arguments.count == 2, let target = arguments.first.flatMap(FuzzTarget.init),
        let folder = arguments.last
      else {
        print(
          "usage: detent-fuzz [TARGET FOLDER], with one of", FuzzTarget.allCases.map(\.rawValue))
        exit(2)
      }
      for (index, seed) in target.seeds.enumerated() {
        guard let file = unsafe fopen("\(folder)/seed\(index)", "w") else { exit(5) }
        _ = unsafe fwrite(seed, 1, seed.count, file)
        unsafe fclose(file)
      }
    }
  }
#endif
