internal import Glibc
internal import InputModel
internal import Invocation
internal import LinuxInput
internal import Programs

/// `detent devices`: what is there, with size and its source, and what the kernel refuses.
enum DevicesCommand {
  static func run(_ invocation: Invocation) -> Int32 {
    let isJSON = invocation.printsJSON
    do throws(InputError) {
      let listing = try DeviceListing.take(InputConfiguration(invocation))
      for message in listing.messages where message.level == .error {
        StandardError.say(message.message)
      }
      var output = LineOutput(format: isJSON ? .json : .text)
      guard output.write(listing.devices.map { .added($0) }) else {
        return ExitStatus.outputClosed
      }
      guard listing.devices.isEmpty else { return ExitStatus.done }
      return InputFailure.report(listing.emptiness, asJSON: isJSON)
    } catch {
      return InputFailure.report(error, asJSON: isJSON)
    }
  }
}
