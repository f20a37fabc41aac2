internal import CXkbcommon

/// What keys mean, compiled once for all keyboards: the layout, and the sequences of dead keys.
@safe public final class Keymap {
  /// What was asked for, where it could not be had and the layout is that of the United States.
  public let refused: String?
  let keymap: OpaquePointer
  /// Nil where there are no sequences at all.
  let compose: OpaquePointer?
  private let context: OpaquePointer

  /// A keymap of `layout`, with the sequences of `locale`; nil where XKB has no data.
  public init?(_ layout: KeyboardLayout, locale: String) {
    guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
    // What it complains of would be written over the picture.
    unsafe xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    let asked = unsafe Keymap.compile(layout, context)
    guard let keymap = unsafe asked ?? Keymap.compile(.us, context) else {
      unsafe xkb_context_unref(context)
      return nil
    }
    refused = unsafe asked == nil ? layout.layout : nil
    unsafe self.context = context
    unsafe self.keymap = keymap
    // An accent needs its letter in whatever locale the machine starts.
    unsafe compose =
      Keymap.sequences(of: locale, context) ?? Keymap.sequences(of: "en_US.UTF-8", context)
  }

  deinit {
    if let compose = unsafe compose { unsafe xkb_compose_table_unref(compose) }
    unsafe xkb_keymap_unref(keymap)
    unsafe xkb_context_unref(context)
  }

  private static func sequences(
    of locale: String, _ context: OpaquePointer
  ) -> OpaquePointer? {
    unsafe xkb_compose_table_new_from_locale(context, locale, XKB_COMPOSE_COMPILE_NO_FLAGS)
  }

  private static func compile(
    _ layout: KeyboardLayout, _ context: OpaquePointer
  ) -> OpaquePointer? {
    unsafe layout.model.withCString { model in
      unsafe layout.layout.withCString { name in
        unsafe layout.variant.withCString { variant in
          unsafe layout.options.withCString { options in
            var names = unsafe xkb_rule_names(
              rules: nil, model: layout.model.isEmpty ? nil : model, layout: name,
              variant: layout.variant.isEmpty ? nil : variant, options: options)
            return unsafe xkb_keymap_new_from_names(
              context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
          }
        }
      }
    }
  }
}
