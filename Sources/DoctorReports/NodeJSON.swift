internal import Diagnosis
internal import InputModel
internal import JSONTrees

/// A node as an object.
enum NodeJSON {
  static func tree(_ node: NodeFacts) -> JSONTree {
    .object(
      [
        .init("node", .string(node.node)), .init("name", .string(node.name)),
        .init("seat", .string(node.seat)), .init("role", .string(role(node.role))),
        .init(
          "udev", node.udevKinds.map { .array($0.map(JSONTree.string)) } ?? .null),
        .init("uaccess", .boolean(node.hasSeatTag)),
        .init("permissions", node.permissions.map(permissions) ?? .null),
        .init("access", .string(access(node.access))), .init("grab", .string(grab(node.grab))),
        .init("open_by", .array(node.holders.map(process))),
        .init("fault", text(node.fault)), .init("mount_matrix", text(node.mountMatrix)),
        .init("rate", node.rate.map(rate) ?? .null),
      ] + size(node.device))
  }

  private static func role(_ role: NodeRole) -> String {
    switch role {
    case .device(let kind): kind.rawValue
    case .arbitration: "arbitration"
    case .keyboard: "keyboard-combined"
    case .other: "other"
    }
  }

  private static func access(_ access: NodeFacts.Access) -> String {
    switch access {
    case .readable: "readable"
    case .refused: "refused"
    case .blocked: "blocked"
    case .absent: "absent"
    }
  }

  private static func grab(_ grab: NodeFacts.Grab) -> String {
    switch grab {
    case .free: "free"
    case .held: "held"
    case .unknown: "unknown"
    }
  }

  private static func permissions(_ permissions: NodePermissions) -> JSONTree {
    .object([
      .init("owner", .string(permissions.owner)), .init("group", .string(permissions.group)),
      .init("mode", .string(String(permissions.mode, radix: 8))),
      .init(
        "acl",
        .array(
          permissions.entries.map { entry in
            let (kind, name) =
              switch entry.holder {
              case .user(let name): ("user", name)
              case .group(let name): ("group", name)
              }
            return .object([
              .init(kind, .string(name)), .init("read", .boolean(entry.mayRead)),
              .init("write", .boolean(entry.mayWrite)),
            ])
          })),
    ])
  }

  private static func process(_ process: ProcessFacts) -> JSONTree {
    .object([
      .init("pid", .integer(Int64(process.number))), .init("name", .string(process.name)),
    ])
  }

  private static func rate(_ rate: RateFacts) -> JSONTree {
    .object([
      .init("reports", .integer(Int64(rate.reports))),
      .init("hz", rate.perSecond.map(JSONTree.real) ?? .null),
      .init("jitter_ms", rate.jitter.map { .real($0.milliseconds) } ?? .null),
    ])
  }

  private static func size(_ device: DeviceDescription?) -> [JSONTree.Member] {
    let size = device?.surface?.size
    let source = device?.sizeSource.rawValue
    return [
      .init("width_mm", size.map { .real($0.width.value) } ?? .null),
      .init("height_mm", size.map { .real($0.height.value) } ?? .null),
      .init("units_per_g", device?.accelerometer?.unitsPerG.map(JSONTree.real) ?? .null),
      .init("size_source", text(source)),
    ]
  }

  private static func text(_ text: String?) -> JSONTree { text.map(JSONTree.string) ?? .null }
}
