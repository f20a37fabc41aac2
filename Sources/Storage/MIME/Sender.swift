internal import Glibc

/// Who writes from this program.
struct Sender {
  var name: String
  var address: String
  var host: String

  /// By `EMAIL`, as other mail programs take it, otherwise by the user's entry in passwd and the host.
  static func current() -> Sender {
    let host = hostName()
    var name = ""
    var user = "user"
    if let entry = unsafe getpwuid(getuid()) {
      if let text = unsafe entry.pointee.pw_name { user = unsafe String(cString: text) }
      if let text = unsafe entry.pointee.pw_gecos {
        // The fields behind the commas are rooms and telephones; `&` is the user's name.
        let field = unsafe String(cString: text).prefix { $0 != "," }
        name = field.split(separator: "&", omittingEmptySubsequences: false)
          .joined(separator: user)
      }
    }
    var sender = Sender(name: name, address: "\(user)@\(host)", host: host)
    if let text = unsafe getenv("EMAIL"),
      let given = Recipients(unsafe String(cString: text))?.first
    {
      sender.address = given.address
      if !given.name.isEmpty { sender.name = given.name }
    }
    return sender
  }

  static func hostName() -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard unsafe gethostname(&buffer, buffer.count - 1) == 0 else { return "localhost" }
    let name = String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return name.isEmpty ? "localhost" : name
  }
}
