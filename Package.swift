// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The pure targets take square roots and exponentials only, which debug links find in libm.
let mathematics: [LinkerSetting] = [.linkedLibrary("m")]

func swiftTarget(
  _ name: String, _ dependencies: [Target.Dependency], linker: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: linker)
}

func test(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [])
  -> Target
{
  .testTarget(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

let package = Package(
  name: "Detent",
  products: [
    .library(name: "InputModel", targets: ["InputModel"]),
    .library(name: "Gestures", targets: ["Gestures"]),
    .library(name: "Interaction", targets: ["Interaction"]),
    .library(name: "Latency", targets: ["Latency"]),
    .library(name: "Pipeline", targets: ["Pipeline"]),
    .library(name: "LinuxInput", targets: ["LinuxInput"]),
    .library(name: "LiveInput", targets: ["LiveInput"]),
    .executable(name: "detent", targets: ["detent"]),
    .executable(name: "detent-lock", targets: ["detent-lock"]),
    .executable(name: "detent-standby", targets: ["detent-standby"]),
    .executable(name: "detent-auth", targets: ["detent-auth"]),
    .executable(name: "detent-documents", targets: ["detent-documents"]),
    .executable(name: "detent-metrics", targets: ["detent-metrics"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibinput", pkgConfig: "libinput", providers: [.apt(["libinput-dev"])]),
    .systemLibrary(name: "CLibudev", pkgConfig: "libudev", providers: [.apt(["libudev-dev"])]),
    .systemLibrary(
      name: "CLibevdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
    .systemLibrary(
      name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
    .systemLibrary(
      name: "CSystemdService", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
    .systemLibrary(
      name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    // Of gmime's flags -D_LARGEFILE64_SOURCE and -pthread are refused with a warning; neither is
    // needed by Glibc's programs of 64 bits, and the paths of the headers are.
    .systemLibrary(
      name: "CGMime", pkgConfig: "gmime-3.0", providers: [.apt(["libgmime-3.0-dev"])]),
    .systemLibrary(name: "CCrypt", pkgConfig: "libcrypt", providers: [.apt(["libcrypt-dev"])]),
    // PAM has no pkgConfig file on every system, and its headers lie where all do.
    .systemLibrary(name: "CPAM", providers: [.apt(["libpam0g-dev"])]),
    .systemLibrary(
      name: "CXkbcommon", pkgConfig: "xkbcommon", providers: [.apt(["libxkbcommon-dev"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    // Without pkgConfig, which links the rest of libical as well.
    .systemLibrary(name: "CICal", providers: [.apt(["libical-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    // Without pkgConfig: ncursesw's flags are refused by the package manager with a warning.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(name: "CLinux"),
    .target(name: "CTerminalGuard"),

    swiftTarget("InputModel", [], linker: mathematics),
    swiftTarget("Gestures", ["InputModel"], linker: mathematics),
    swiftTarget("Interaction", ["Gestures", "InputModel"], linker: mathematics),
    swiftTarget("Latency", ["InputModel", "CLinux"]),
    swiftTarget("SafeText", []),
    swiftTarget(
      "LatencyReports", ["SafeText", "JSONTrees", "Latency", "InputModel"], linker: mathematics),
    swiftTarget("Storage", ["CGMime", "CLinux", "Interaction"]),
    swiftTarget("YAMLDocuments", ["CYAML"]),
    swiftTarget("Recording", ["YAMLDocuments", "InputModel"], linker: mathematics),
    swiftTarget("JSONTrees", ["CJansson"]),
    swiftTarget("ToDoExchange", ["CICal", "JSONTrees", "ToDoStorage", "Storage", "Interaction"]),
    swiftTarget("ToDoStorage", ["CSQLite", "CCrypt", "CLinux", "Storage", "Interaction"]),
    swiftTarget("Pipeline", ["Gestures", "InputModel"], linker: mathematics),
    swiftTarget("Calibration", ["InputModel"], linker: mathematics),
    // The gesture daemon: rules, what they are read from, and the programs that they run.
    swiftTarget("GestureRules", ["Pipeline", "Gestures", "InputModel"], linker: mathematics),
    swiftTarget(
      "RunConfiguration", ["YAMLDocuments", "GestureRules", "Gestures", "InputModel"],
      linker: mathematics),
    swiftTarget(
      "CommandRuns", ["ChildProcesses", "CLinux", "GestureRules", "InputModel"],
      linker: mathematics),
    swiftTarget("SystemdService", ["CSystemdService"]),
    swiftTarget("SceneScript", ["InputModel"], linker: mathematics),
    swiftTarget(
      "Invocation",
      ["LockHooks", "SafeText", "Themes", "UdevRules", "Interaction", "InputModel"]),
    // Manual pages and completions, from the tables of the command line; installing calls it.
    swiftTarget("Documents", ["Invocation", "InputModel"]),
    .executableTarget(
      name: "detent-documents", dependencies: ["Documents"], swiftSettings: settings),
    swiftTarget(
      "Programs",
      [
        "Metrics", "GestureRules", "Calibration", "Pipeline", "Interaction", "Latency", "Gestures",
        "InputModel",
      ]),
    // The numbers that are kept for Prometheus, and the program that keeps them in a file.
    swiftTarget("Metrics", ["InputModel"], linker: mathematics),
    swiftTarget("MetricsFiles", ["ChildProcesses", "CLinux", "Metrics"]),
    .executableTarget(
      name: "detent-metrics", dependencies: ["MetricsFiles", "Metrics"], swiftSettings: settings),
    swiftTarget(
      "Replay",
      [
        "Recording", "SceneScript", "Invocation", "Programs", "Pipeline", "Interaction", "Gestures",
        "InputModel",
      ]),
    // What detent doctor finds out: made of facts alone, gathered, and told.
    swiftTarget("Diagnosis", ["InputModel"], linker: mathematics),
    swiftTarget(
      "Examination",
      ["CLinux", "Diagnosis", "LinuxInput", "Logind", "Latency", "Recording", "InputModel"]),
    swiftTarget(
      "DoctorReports", ["SafeText", "JSONTrees", "Diagnosis", "InputModel"], linker: mathematics),
    .target(
      name: "UdevRules",
      resources: [
        .embedInCode("seat.rules"), .embedInCode("group.rules"), .embedInCode("realtime.rules"),
      ],
      swiftSettings: settings),
    // The one that speaks to the system's bus.
    swiftTarget("Logind", ["CSystemd"]),
    swiftTarget(
      "LinuxInput",
      [
        "CLibinput", "CLibudev", "CLibevdev", "CLinux", "Logind", "LockMessages", "Recording",
        "Gestures",
        "InputModel",
      ]),
    swiftTarget("LiveInput", ["LinuxInput", "Pipeline", "InputModel"]),
    .target(
      name: "Themes", dependencies: ["SafeText"],
      resources: [.embedInCode("usual.theme"), .embedInCode("high-contrast.theme")],
      swiftSettings: settings),
    // The process that holds a console, and what it shares with the screen.
    swiftTarget("LockMessages", ["InputModel"], linker: mathematics),
    swiftTarget("Supervision", ["LockMessages", "InputModel"], linker: mathematics),
    swiftTarget("LinuxConsole", ["CLinux"]),
    swiftTarget("HeldInput", ["LockMessages", "CLinux"]),
    swiftTarget("ChildProcesses", ["CLinux"]),
    swiftTarget("LockHooks", ["ChildProcesses"]),
    // Waits for logind's word beside the process that holds a console, which stays without a bus.
    .executableTarget(
      name: "detent-standby",
      dependencies: [
        "ChildProcesses", "CLinux", "LinuxConsole", "LockHooks", "Logind", "Supervision",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "detent-lock",
      dependencies: [
        "ChildProcesses", "CLinux", "HeldInput", "Authentication", "Secrets", "LockHooks",
        "MetricsFiles", "Metrics",
        "SafeText",
        "LinuxConsole", "LockMessages", "Supervision", "InputModel",
      ],
      swiftSettings: settings),
    // Secrets, and the program that checks them.
    swiftTarget("Secrets", ["CLinux"]),
    swiftTarget("PINFiles", ["CCrypt", "CLinux", "Secrets"]),
    swiftTarget(
      "Authentication",
      ["ChildProcesses", "CLinux", "SafeText", "LockMessages", "Supervision", "Secrets"]),
    .executableTarget(
      name: "detent-auth",
      dependencies: ["CPAM", "CLinux", "Authentication", "PINFiles", "LockMessages", "Secrets"],
      swiftSettings: settings),
    swiftTarget(
      "Keyboards", ["CXkbcommon", "CLinux", "HeldInput", "LinuxInput", "Programs"]),
    swiftTarget(
      "UinputDevices", ["CLibevdev", "CLinux", "Recording", "SceneScript", "InputModel"]),
    swiftTarget(
      "TerminalView",
      [
        "CNcurses", "CTerminalGuard", "SafeText", "Themes", "Programs", "Calibration",
        "Interaction", "Latency", "Gestures",
        "InputModel",
      ]),
    .executableTarget(
      name: "detent",
      dependencies: [
        "ChildProcesses", "CLinux", "CTerminalGuard", "Authentication", "PINFiles", "Secrets",
        "CommandRuns", "GestureRules", "RunConfiguration", "SystemdService",
        "Supervision", "LockHooks", "LockMessages", "SafeText", "TerminalView", "Keyboards",
        "LinuxInput", "UinputDevices", "Storage", "ToDoStorage", "ToDoExchange", "Recording",
        "Replay", "Programs", "Invocation", "SceneScript", "Themes", "MetricsFiles", "Metrics",
        "LatencyReports", "Latency", "Diagnosis", "Examination", "DoctorReports", "UdevRules",
        "Calibration", "Pipeline", "Interaction", "Gestures", "InputModel",
      ],
      resources: [
        .embedInCode("demo.scene"), .embedInCode("todo-demo.scene"),
        .embedInCode("touch-demo.scene"),
      ],
      swiftSettings: settings),

    // What only the tests need: random numbers that repeat, and scenes held against lines.
    .target(name: "SeededSource", path: "Tests/Support/Seeded", swiftSettings: settings),
    .target(
      name: "Motions", dependencies: ["SeededSource", "InputModel"],
      path: "Tests/Support/Motions", swiftSettings: settings),
    .target(
      name: "SceneChecks", dependencies: ["SceneScript", "InputModel"],
      path: "Tests/Support/SceneChecks", swiftSettings: settings),
    .executableTarget(
      name: "detent-hand",
      dependencies: ["UinputDevices", "SceneChecks", "SceneScript", "InputModel"],
      path: "Tests/Support/Hand", swiftSettings: settings),

    // What Detent makes of recordings of real hardware, for their tests and their table.
    .target(
      name: "RecordingStories",
      dependencies: [
        "Recording", "Replay", "Programs", "Invocation", "Gestures", "InputModel",
      ],
      path: "Tests/Support/RecordingStories", swiftSettings: settings),
    .executableTarget(
      name: "detent-recordings",
      dependencies: ["RecordingStories", "Recording", "InputModel"],
      path: "Tests/Support/RecordingTable", swiftSettings: settings),
    .executableTarget(
      name: "detent-slow",
      dependencies: ["LinuxInput", "Pipeline", "Latency", "Gestures", "InputModel"],
      path: "Tests/Support/SlowHandler", swiftSettings: settings),
    // The benchmark's own program; `make bench` builds the C programs beside it.
    .executableTarget(
      name: "detent-bench",
      dependencies: [
        "UinputDevices", "Recording", "SceneScript", "MetricsFiles", "Metrics", "Programs",
        "Pipeline",
        "Latency",
        "Gestures", "InputModel",
      ],
      path: "Bench/Runner", swiftSettings: settings),

    test("SupervisionTests", ["SeededSource", "LockMessages", "Supervision", "InputModel"]),
    test("LinuxConsoleTests", ["LinuxConsole"]),
    test("LockHooksTests", ["ChildProcesses", "LockHooks"]),
    .target(
      name: "KeptNumbers", dependencies: ["Metrics"], path: "Tests/Support/KeptNumbers",
      swiftSettings: settings),
    test("MetricsTests", ["KeptNumbers", "Metrics", "InputModel"]),
    test("MetricsFilesTests", ["detent-metrics", "MetricsFiles", "Metrics", "InputModel"]),
    test(
      "AuthenticationTests",
      [
        "detent", "detent-auth", "CLinux", "Authentication", "PINFiles", "Secrets", "Supervision",
        "LockMessages", "Interaction", "InputModel",
      ]),
    test("KeyboardsTests", ["Keyboards", "HeldInput", "Programs"]),
    test("LinuxInputTests", ["CLinux", "LinuxInput", "LockMessages", "Recording", "InputModel"]),
    test("InputModelTests", ["InputModel"]),
    test("CalibrationTests", ["SeededSource", "Calibration", "InputModel"]),
    test("GesturesTests", ["SeededSource", "Motions", "Gestures", "InputModel"]),
    test("InteractionTests", ["SeededSource", "Interaction", "Gestures", "InputModel"]),
    test("LatencyTests", ["Latency", "InputModel"]),
    test("LatencyReportsTests", ["SeededSource", "LatencyReports", "Latency", "InputModel"]),
    test("DiagnosisTests", ["Diagnosis", "DoctorReports", "JSONTrees", "InputModel"]),
    test("UdevRulesTests", ["UdevRules"]),
    test(
      "RecordingTests",
      [
        "RecordingStories", "SceneChecks", "Recording", "Replay", "Programs", "Pipeline",
        "Invocation", "Gestures", "InputModel",
      ]),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "SeededSource", "Recording", "Replay", "Programs", "Invocation", "RunConfiguration",
        "SceneScript", "Themes", "Storage", "ToDoExchange", "PINFiles", "Keyboards",
        "LockMessages", "Pipeline", "Interaction", "Gestures", "InputModel",
      ],
      path: "Tests/Support/FuzzTargets", swiftSettings: settings),
    // `make fuzz` builds it for libFuzzer.
    .executableTarget(
      name: "detent-fuzz", dependencies: ["FuzzTargets"], path: "Tests/Support/Fuzz",
      swiftSettings: settings),
    test("FuzzTests", ["FuzzTargets", "SeededSource"]),
    test("PipelineTests", ["SeededSource", "Motions", "Pipeline", "Gestures", "InputModel"]),
    test("YAMLDocumentsTests", ["YAMLDocuments"]),
    test("GestureRulesTests", ["GestureRules", "Pipeline", "Gestures", "InputModel"]),
    test(
      "RunConfigurationTests",
      ["RunConfiguration", "GestureRules", "Gestures", "InputModel"]),
    test("CommandRunsTests", ["CommandRuns", "GestureRules", "Gestures", "InputModel"]),
    test("SafeTextTests", ["SafeText"]),
    test("ThemesTests", ["Themes"]),
    test("DocumentsTests", ["Documents", "Invocation", "InputModel"]),
    test("InvocationTests", ["Invocation", "LockHooks", "Themes", "UdevRules", "InputModel"]),
    test(
      "SceneTests",
      [
        "SceneChecks", "Replay", "SceneScript", "Invocation", "Programs", "Interaction",
        "InputModel",
      ]),
    .target(name: "CFatalCall", path: "Tests/Support/CFatalCall"),
    .executableTarget(
      name: "detent-mail-hand",
      dependencies: [
        "CFatalCall", "SeededSource", "Storage", "Programs", "Pipeline", "Interaction",
        "InputModel",
      ],
      path: "Tests/Support/MailHand", swiftSettings: settings),
    .target(name: "HandRuns", path: "Tests/Support/HandRuns", swiftSettings: settings),
    test(
      "StorageTests", ["HandRuns", "SeededSource", "Storage", "detent-mail-hand", "Interaction"]),

    // What the items must be, without a database.
    .target(
      name: "ToDoModel", dependencies: ["SeededSource", "Interaction"],
      path: "Tests/Support/ToDoModel", swiftSettings: settings),
    .executableTarget(
      name: "detent-todo-hand",
      dependencies: ["ToDoModel", "SeededSource", "ToDoStorage", "Storage", "Interaction"],
      path: "Tests/Support/ToDoHand", swiftSettings: settings),
    test(
      "ToDoStorageTests",
      [
        "HandRuns", "ToDoModel", "SeededSource", "ToDoStorage", "ToDoExchange", "Storage",
        "detent-todo-hand", "Interaction",
      ]),

    test("GuestTests", ["RecordingStories", "SceneChecks", "SceneScript", "detent-recordings"]),
    test(
      "ProgramsTests",
      [
        "KeptNumbers", "SeededSource", "Programs", "Metrics", "GestureRules", "Pipeline",
        "Interaction", "Latency", "Gestures", "InputModel",
      ]),

    .target(
      name: "ViewSamples",
      dependencies: [
        "Programs", "Pipeline", "Interaction", "Latency", "Gestures", "InputModel",
      ],
      path: "Tests/Support/ViewSamples", swiftSettings: settings),
    .target(
      name: "Goldens", dependencies: ["TerminalView", "ViewSamples", "Themes", "InputModel"],
      path: "Tests/Support/Goldens", swiftSettings: settings),
    .executableTarget(
      name: "detent-preview",
      dependencies: ["Goldens", "TerminalView", "ViewSamples", "Themes", "Programs", "InputModel"],
      path: "Tests/Support/Preview", swiftSettings: settings),
    test(
      "TerminalViewTests",
      [
        "Goldens", "TerminalView", "ViewSamples", "detent-preview", "Themes", "Programs",
        "Calibration", "Interaction",
        "InputModel",
      ]),
  ]
)
