internal import Calibration
internal import InputModel
internal import Invocation
internal import LinuxInput

/// The device that is measured, as it stands before.
struct CalibrationSubject {
  let state: CalibrationInForce
  let range: TouchRange
  let match: DeviceMatch
  let hasSlots: Bool
  /// The size that the user measured, for drags from edge to edge.
  let knownSize: Size<Millimetres>?

  /// Finds the one touch device, or the one that is named.
  init(_ invocation: Invocation) throws(InputError) {
    var bare = invocation
    bare.usesShake = false
    bare.size = nil
    for index in bare.devices.indices { bare.devices[index].size = nil }
    let listing = try DeviceListing.take(InputConfiguration(bare))
    guard let device = listing.devices.first else { throw listing.emptiness }
    guard listing.devices.count == 1 else {
      let nodes = listing.devices.map { "\($0.node) (\($0.name))" }.joined(separator: ", ")
      throw .usage("there are several touch devices, name one with --device: \(nodes)")
    }
    let probe = try TouchProbe(node: device.node)
    state = CalibrationInForce(
      device: device, resolution: AxisPair(x: probe.x.resolution, y: probe.y.resolution),
      properties: probe.properties)
    range = TouchRange(x: probe.x, y: probe.y)
    match = DeviceMatch(
      name: probe.name, bus: probe.identity.bus, vendor: probe.identity.vendor,
      product: probe.identity.product, isShared: probe.isIdentityShared)
    hasSlots = probe.hasSlots
    knownSize = invocation.devices.first?.size ?? invocation.size
  }
}
