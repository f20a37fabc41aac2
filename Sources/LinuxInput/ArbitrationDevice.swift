/// A tablet or a switch that libinput has for its arbitration.
final class ArbitrationDevice {
  let node: String
  private let libinput: LibinputDevice

  init(node: String, _ libinput: consuming LibinputDevice) {
    self.node = node
    self.libinput = libinput
  }
}
