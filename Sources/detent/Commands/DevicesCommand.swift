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
      var output = LineOutput(format: isJSON ? .json : .text)
      if let status = output.write(listing.devices.map { .added($0) }) { return status }
      guard listing.devices.isEmpty else {
        for message in listing.messages where message.level == .error {
          StandardError.say(message.message)
        }
        return ExitStatus.done
      }
      return InputFailure.report(listing.emptiness, in: .devices, asJSON: isJSON)
    } catch {
      return InputFailure.report(error, in: .devices, asJSON: isJSON)
    }
  }
}
