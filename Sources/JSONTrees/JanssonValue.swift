internal import CJansson
internal import Glibc

/// Owns a value of jansson's: the only place that touches the library.
@safe package struct JanssonValue: ~Copyable {
  private let value: UnsafeMutablePointer<json_t>

  /// Where a text is no JSON, and what jansson says of it.
  package struct SyntaxError: Error {
    /// Both counted from 1.
    package var line: Int
    package var column: Int
    package var message: String
  }

  /// Reads JSON text: UTF-8, no member twice.
  package init(parsing bytes: [UInt8]) throws(SyntaxError) {
    var error = json_error_t()
    let parsed: UnsafeMutablePointer<json_t>? = unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return nil }
      return unsafe json_loadb(
        start.assumingMemoryBound(to: CChar.self), buffer.count,
        Int(JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL), &error)
    }
    guard let parsed = unsafe parsed else {
      throw SyntaxError(
        line: max(Int(error.line), 1), column: max(Int(error.column), 1),
        message: bytes.isEmpty ? "the file is empty" : JanssonValue.message(of: error))
    }
    unsafe value = parsed
  }

  package init(_ tree: JSONTree) {
    unsafe value = JanssonValue.made(of: tree)
  }

  deinit {
    unsafe json_decref(value)
  }

  /// The text, indented by two blanks, in ASCII throughout.
  package var text: String {
    let indentByTwo = 2
    return dumped(indentByTwo)
  }

  /// The text in one line, in ASCII throughout.
  package var line: String { dumped(Int(JSON_COMPACT)) }

  private func dumped(_ flags: Int) -> String {
    guard let dumped = unsafe json_dumps(value, flags | Int(JSON_ENSURE_ASCII)) else {
      JanssonValue.memoryIsExhausted()
    }
    defer { unsafe free(dumped) }
    return unsafe String(cString: dumped)
  }

  /// What was read; nil where it is nested deeper than `depth`.
  package func tree(depth: Int) -> JSONTree? {
    unsafe JanssonValue.tree(of: value, depth: depth)
  }
}

extension JanssonValue {
  private static func tree(of value: UnsafeMutablePointer<json_t>, depth: Int) -> JSONTree? {
    guard depth > 0 else { return nil }
    switch unsafe value.pointee.type {
    case JSON_TRUE: return .boolean(true)
    case JSON_FALSE: return .boolean(false)
    case JSON_INTEGER: return .integer(Int64(unsafe json_integer_value(value)))
    case JSON_REAL: return .real(unsafe json_real_value(value))
    case JSON_STRING: return .string(unsafe string(of: value))
    case JSON_ARRAY: return unsafe array(of: value, depth: depth).map(JSONTree.array)
    case JSON_OBJECT: return unsafe object(of: value, depth: depth).map(JSONTree.object)
    default: return .null
    }
  }

  private static func string(of value: UnsafeMutablePointer<json_t>) -> String {
    guard let start = unsafe json_string_value(value) else { return "" }
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: json_string_length(value))
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  private static func array(of value: UnsafeMutablePointer<json_t>, depth: Int) -> [JSONTree]? {
    var elements: [JSONTree] = []
    for index in 0..<(unsafe json_array_size(value)) {
      guard let element = unsafe json_array_get(value, index),
        let tree = unsafe tree(of: element, depth: depth - 1)
      else { return nil }
      elements.append(tree)
    }
    return elements
  }

  private static func object(
    of value: UnsafeMutablePointer<json_t>, depth: Int
  ) -> [JSONTree.Member]? {
    var members: [JSONTree.Member] = []
    var iterator = unsafe json_object_iter(value)
    while let current = unsafe iterator {
      guard let key = unsafe json_object_iter_key(current),
        let member = unsafe json_object_iter_value(current),
        let tree = unsafe tree(of: member, depth: depth - 1)
      else { return nil }
      members.append(.init(unsafe String(cString: key), tree))
      unsafe iterator = json_object_iter_next(value, current)
    }
    return members
  }

  private static func made(of tree: JSONTree) -> UnsafeMutablePointer<json_t> {
    let made: UnsafeMutablePointer<json_t>?
    switch tree {
    case .null: unsafe made = json_null()
    case .boolean(let value): unsafe made = value ? json_true() : json_false()
    case .integer(let value): unsafe made = json_integer(json_int_t(value))
    case .real(let value): unsafe made = json_real(value.isFinite ? value : 0)
    case .string(let value):
      unsafe made = json_stringn(value, value.utf8.count)
    case .array(let elements):
      unsafe made = json_array()
      for element in elements {
        unsafe hold(json_array_append_new(made, JanssonValue.made(of: element)))
      }
    case .object(let members):
      unsafe made = json_object()
      for member in members {
        unsafe hold(json_object_set_new(made, member.key, JanssonValue.made(of: member.value)))
      }
    }
    guard let made = unsafe made else { memoryIsExhausted() }
    return unsafe made
  }

  private static func hold(_ status: Int32) {
    if status != 0 { memoryIsExhausted() }
  }

  private static func memoryIsExhausted() -> Never {
    fatalError("no memory is left for JSON")
  }

  private static func message(of error: json_error_t) -> String {
    unsafe withUnsafeBytes(of: error.text) { text in
      unsafe String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
