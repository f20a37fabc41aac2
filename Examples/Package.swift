// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Products of Detent, which lies in the folder above this one, whatever that is called.
func detent(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "Detent") }
}

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "Detent", path: "..")],
  targets: [
    // A recogniser of one's own: pure, like those of Detent.
    .target(name: "Holds", dependencies: detent("Gestures", "InputModel"), swiftSettings: settings),

    .executableTarget(
      name: "PageTurner",
      dependencies: detent(
        "LiveInput", "LinuxInput", "Pipeline", "Interaction", "Gestures", "InputModel"),
      swiftSettings: settings),
    .executableTarget(
      name: "SlideToUnlock",
      dependencies: detent(
        "LiveInput", "LinuxInput", "Pipeline", "Interaction", "Gestures", "InputModel"),
      swiftSettings: settings),
    .executableTarget(
      name: "ThreeFingerHold",
      dependencies: ["Holds"]
        + detent("LiveInput", "LinuxInput", "Pipeline", "Gestures", "InputModel"),
      swiftSettings: settings),

    // What the documentation quotes.
    .executableTarget(
      name: "QueueSamples", dependencies: detent("Latency", "InputModel"), swiftSettings: settings),
    .executableTarget(
      name: "RowFromFrames",
      dependencies: detent("Pipeline", "Interaction", "Gestures", "InputModel"),
      swiftSettings: settings),

    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Holds", "PageTurner", "QueueSamples", "RowFromFrames", "SlideToUnlock", "ThreeFingerHold",
      ]
        + detent("LiveInput", "LinuxInput", "Pipeline", "Interaction", "Gestures", "InputModel"),
      swiftSettings: settings),
  ]
)
