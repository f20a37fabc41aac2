internal import InputModel
internal import Invocation
internal import LinuxInput

extension InputConfiguration {
  /// What the reader needs to know of the command line.
  init(_ invocation: Invocation) {
    self.init(
      seat: invocation.seat,
      devices: invocation.devices.map {
        DeviceSelection(node: $0.node, options: invocation.options(of: $0))
      },
      options: invocation.deviceOptions, readsAccelerometers: invocation.usesShake)
    if invocation.lockMode == .kiosk, let token = invocation.token { lender = token + 1 }
  }
}
