internal import Foundation
internal import Recording
internal import RecordingStories

/// All recordings of touchpads and touchscreens of a folder.
struct RecordingSet {
  let entries: [Manifest.Entry]
  let recordings: [Recording]

  /// Nil where there is no manifest, or a recording of it cannot be read.
  init?(folder: String) {
    guard let manifest = Manifest(folder: folder) else { return nil }
    entries = manifest.touches
    let readings = entries.compactMap { entry in
      FileManager.default.contents(atPath: "\(folder)/\(entry.file)").map {
        Recording.read(Array($0))
      }
    }
    recordings = readings.filter { $0.damage == nil }.map(\.recording.quirked)
    guard recordings.count == entries.count else { return nil }
  }

  /// How each was through the kernel: the devices that are read have their nodes in the same order.
  func agreements(with lines: KernelLines) -> [Agreement] {
    var rest = lines.devices[...]
    return recordings.map { recording in
      let isRead = recording.devices.first?.facts(index: 0) != nil
      return Agreement(recording, isRead ? rest.popFirst() : nil)
    }
  }
}
