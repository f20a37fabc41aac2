internal import CICal
internal import Interaction
internal import Storage

/// Reads a component of libical's that somebody else owns.
@safe struct ComponentReader {
  private let component: OpaquePointer

  @safe init(_ component: OpaquePointer) {
    unsafe self.component = component
  }

  var kind: icalcomponent_kind { unsafe icalcomponent_isa(component) }

  /// The components in it.
  var parts: [ComponentReader] {
    var parts: [ComponentReader] = []
    var part = unsafe icalcomponent_get_first_component(component, ICAL_ANY_COMPONENT)
    while let current = unsafe part {
      parts.append(ComponentReader(current))
      unsafe part = icalcomponent_get_next_component(component, ICAL_ANY_COMPONENT)
    }
    return parts
  }

  /// What libical found wrong in it. A property without a value is as good as none.
  var fault: String? {
    var property = unsafe icalcomponent_get_first_property(component, ICAL_XLICERROR_PROPERTY)
    while let current = unsafe property {
      if let text = unsafe icalproperty_get_xlicerror(current) {
        let words = unsafe String(cString: text)
        if !words.hasPrefix("No value for ") { return words }
      }
      unsafe property = icalcomponent_get_next_property(component, ICAL_XLICERROR_PROPERTY)
    }
    return nil
  }

  private func property(_ kind: icalproperty_kind) -> OpaquePointer? {
    unsafe icalcomponent_get_first_property(component, kind)
  }

  /// The text of a property; nil where there is none.
  func text(_ kind: icalproperty_kind) -> String? {
    guard let property = unsafe property(kind), let value = unsafe icalproperty_get_value(property),
      let text = unsafe icalvalue_get_text(value)
    else { return nil }
    return unsafe String(cString: text)
  }

  var priority: Int32? {
    unsafe property(ICAL_PRIORITY_PROPERTY).map { unsafe icalproperty_get_priority($0) }
  }

  var status: icalproperty_status? {
    unsafe property(ICAL_STATUS_PROPERTY).map { unsafe icalproperty_get_status($0) }
  }

  /// A moment by the clock on the wall here; nil where there is none, or none of the calendar's.
  func moment(_ kind: icalproperty_kind) -> CivilTime? {
    guard let property = unsafe property(kind) else { return nil }
    return unsafe ComponentReader.civil(
      icalproperty_get_datetime_with_component(property, component))
  }

  /// The moment in a property of Detent's own.
  func moment(named name: String) -> CivilTime? {
    var property = unsafe property(ICAL_X_PROPERTY)
    while let current = unsafe property {
      if let found = unsafe icalproperty_get_x_name(current),
        unsafe String(cString: found) == name, let text = unsafe icalproperty_get_x(current)
      {
        return unsafe ComponentReader.civil(icaltime_from_string(text))
      }
      unsafe property = icalcomponent_get_next_property(component, ICAL_X_PROPERTY)
    }
    return nil
  }

  private static func civil(_ time: icaltimetype) -> CivilTime? {
    guard
      let date = CivilDate(
        year: Int(unsafe time.year), month: Int(unsafe time.month), day: Int(unsafe time.day))
    else { return nil }
    guard unsafe time.is_date == 0 else { return CivilTime(date) }
    let shown = CivilTime(
      date, hour: Int(unsafe time.hour), minute: Int(unsafe time.minute),
      second: Int(unsafe time.second))
    if unsafe icaltime_is_utc(time) != 0 {
      return LocalTime.civil(Int64(shown.seconds(since: CivilTime(CivilDate(daysSince1970: 0)))))
    }
    guard unsafe time.zone != nil else { return shown }
    return LocalTime.civil(Int64(unsafe icaltime_as_timet_with_zone(time, time.zone)))
  }
}
