internal import Glibc
internal import InputModel
internal import Invocation
internal import LinuxInput
internal import Programs
internal import SafeText

/// `detent devices`: what is there, with size and its source, and what the kernel refuses.
enum DevicesCommand {
  static func run(_ invocation: Invocation) -> Int32 {
    let isJSON = invocation.printsJSON
    do throws(InputError) {
      let listing = try DeviceListing.take(InputConfiguration(invocation))
      if let status = write(listing.devices, asJSON: isJSON) { return status }
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

  /// Returns the exit status where standard output takes it not.
  private static func write(_ devices: [DeviceDescription], asJSON isJSON: Bool) -> Int32? {
    guard !isJSON else {
      var output = LineOutput(format: .json)
      return output.write(devices.map { .added($0) })
    }
    let text = DeviceTable.lines(devices).map { Escaping.visible($0) + "\n" }.joined()
    return PlainOutput.write(Array(PlainOutput.shown(text).utf8)[...])
  }
}
