internal import CICal
internal import Glibc

/// Owns a component of libical's with all that is in it.
@safe struct CalendarComponent: ~Copyable {
  private let owned: OpaquePointer

  init(_ kind: icalcomponent_kind) {
    guard let component = unsafe icalcomponent_new(kind) else {
      fatalError("no memory is left for a calendar")
    }
    unsafe owned = component
  }

  /// Parses the text of a file; nil where it is none of iCalendar's.
  init?(parsing text: String) {
    ical_tell_faults()
    guard let component = unsafe icalparser_parse_string(text) else { return nil }
    unsafe owned = component
  }

  deinit {
    unsafe icalcomponent_free(owned)
  }

  /// The component to read, for as long as this lives.
  var reader: ComponentReader { unsafe ComponentReader(owned) }

  /// Takes a component in.
  func add(_ part: consuming CalendarComponent) {
    unsafe icalcomponent_add_component(owned, part.released())
  }

  /// Adds a property that was just made.
  @safe func add(_ property: OpaquePointer?) {
    unsafe icalcomponent_add_property(owned, property)
  }

  /// The component, which is the caller's from now on.
  private consuming func released() -> OpaquePointer {
    let component = unsafe owned
    discard self
    return unsafe component
  }

  /// As a file has it, with folded lines.
  var text: String {
    guard let text = unsafe icalcomponent_as_ical_string_r(owned) else { return "" }
    defer { unsafe icalmemory_free_buffer(text) }
    return unsafe String(cString: text)
  }
}
