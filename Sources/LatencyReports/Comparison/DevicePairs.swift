/// The devices of two runs, put together by name; of several with one name the first with the first.
struct DevicePairs {
  private(set) var both: [(old: LatencyReport.Device, new: LatencyReport.Device)] = []
  private(set) var onlyOld: [LatencyReport.Device] = []
  private(set) var onlyNew: [LatencyReport.Device]

  init(_ old: [LatencyReport.Device], _ new: [LatencyReport.Device]) {
    onlyNew = new
    for device in old {
      if let index = onlyNew.firstIndex(where: { $0.name == device.name }) {
        both.append((device, onlyNew.remove(at: index)))
      } else {
        onlyOld.append(device)
      }
    }
  }
}
