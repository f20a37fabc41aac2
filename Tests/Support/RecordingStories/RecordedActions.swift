/// What Detent is to make of the recordings of real touchpads and touchscreens.
///
/// A click of a pad is no gesture, and neither is a hold. An edge scroll is a pan along the edge.
public enum RecordedActions {
  /// The gestures of those whose manifest tells what the person did, by the name of the file.
  public static let gestures: [String: [String]] = [
    "alpsps2-alps-dualpoint-touchpad-non-mt-doubletap": ["tap 1 ×2"],
    "alpsps2-alps-dualpoint-touchpad-non-mt-tap": ["tap 1"],
    "alpsps2-alps-glidepoint-2-finger-tap": ["tap 2"],
    "alpsps2-alps-glidepoint-double-tap": ["tap 1 ×2"],
    "alpsps2-alps-glidepoint-right-edge-scroll": ["pan 1 up"],
    "alpsps2-alps-glidepoint-single-tap": ["tap 1"],
    "bcm5974-three-finger-click": [],
    "cyps2-cypress-trackpad-three-finger-press": [],
    "cyps2-cypress-trackpad-three-finger-tap": ["tap 3"],
    "cyps2-cypress-trackpad-two-finger-press": [],
    "cyps2-cypress-trackpad-two-finger-tap": ["tap 2"],
    "synps2-synaptics-touchpad-button-rpress": [],
    "synps2-synaptics-touchpad-hp8470p-edge-scroll-horizontal": [
      "edge-pan left 1 right",
      "pan 1 right cancelled (surplus contact)",
      "pan 2 right",
      "pan 1 down",
      "pan 1 right",
    ],
    "synps2-synaptics-touchpad-hp8470p-edge-scroll-vertical": ["edge-pan top 1 down"],
    "synps2-synaptics-touchpad-hp8470p-two-finger-scroll-horizontal": ["pan 2 right"],
    "synps2-synaptics-touchpad-hp8470p-two-finger-scroll-vertical": ["pan 1 down"],
    "synps2-synaptics-touchpad-leftmove": ["pan 1 left"],
    "synps2-synaptics-touchpad-two-finger-vert-scroll": ["pan 2 down"],
    "wacom-bamboo-16fg-4x5-finger-double-center-circle": ["pan 2 down"],
    "wacom-bamboo-16fg-4x5-finger-double-center-scroll": ["edge-pan top 2 down"],
    "wacom-bamboo-16fg-4x5-finger-double-tap-center": ["tap 2"],
    "wacom-bamboo-16fg-4x5-finger-double-tap": ["tap 2"],
    "wacom-bamboo-16fg-4x5-finger-double-top-swipe": ["edge-pan left 2 right"],
    "wacom-bamboo-16fg-4x5-finger-single-center-circle": ["pan 1 right"],
    "wacom-bamboo-16fg-4x5-finger-single-center-scroll": ["edge-pan top 1 down"],
    "wacom-bamboo-16fg-4x5-finger-single-top-swipe": ["edge-pan left 1 right"],
    "wacom-intuos5-touch-m-finger-double-center-circle": ["pan 2 up"],
    "wacom-intuos5-touch-m-finger-double-center-scroll": ["edge-pan top 2 down"],
    "wacom-intuos5-touch-m-finger-double-tap-center": ["tap 2"],
    "wacom-intuos5-touch-m-finger-double-tap": ["tap 2"],
    "wacom-intuos5-touch-m-finger-double-top-swipe": ["edge-pan left 2 right"],
    "wacom-intuos5-touch-m-finger-single-center-circle": ["pan 1 right"],
    "wacom-intuos5-touch-m-finger-single-center-scroll": ["pan 1 down"],
    "wacom-intuos5-touch-m-finger-single-top-swipe": ["edge-pan left 1 right"],
    "synps2-synaptics-touchpad-clickpad-left-phys-click": [],
    "synps2-synaptics-touchpad-clickpad-one-finger-down": [],
    "synps2-synaptics-touchpad-clickpad-one-finger-up": [],
    "synps2-synaptics-touchpad-clickpad-right-phys-click": [],
    "synps2-synaptics-touchpad-clickpad-tap": ["tap 1", "pan 1 right"],
    "synps2-synaptics-touchpad-clickpad-two-finger-down": [],
    "synps2-synaptics-touchpad-clickpad-two-finger-scroll-down": ["pan 2 down"],
    "synps2-synaptics-touchpad-clickpad-two-finger-scroll-up": ["pan 2 up"],
    "synps2-synaptics-touchpad-clickpad-two-finger-up": [],
    "synps2-synaptics-touchpad-move": ["pan 1 right"],
    "synps2-synaptics-touchpad-scrollbuttons": ["pan 1 down", "edge-pan bottom 1 right"],
    "synps2-synaptics-touchpad-tap-and-move": ["tap 1", "pan 1 right"],
    "synps2-synaptics-touchpad-tap": ["tap 1"],
    "synps2-synaptics-touchpad-two-finger-scroll-down": ["pan 2 down"],
    "synps2-synaptics-touchpad-two-finger-scroll-up": ["edge-pan bottom 2 up"],
    "atmel-maxtouch-touchscreen-1-finger-drag-up-down": ["pan 1 up"],
    "atmel-maxtouch-touchscreen-1-finger-fast-taps": ["tap 1 ×9"],
    "atmel-maxtouch-touchscreen-2-fingers-touch-release": [],
    "atmel-maxtouch-touchscreen-4-finger-drag-down": ["pan 4 down"],
    "egalax-empia-technology-inc-pcap-multitouch-controller-tap": ["tap 1"],
    "elan-cando-windows7-1-finger-drag-up-down": ["pan 1 up"],
    "ep0430m09-1-finger-drag-up-down": ["pan 1 down"],
    "ep0430m09-2-finger-scroll-down": ["pan 2 up"],
    "ep0430m09-2-fingers-touch-release": [],
    "ep0430m09-4-finger-drag-down": ["pan 4 up"],
    "n-trig-multitouch-1-finger-drag-nw-se": ["edge-pan left 1 right"],
    "n-trig-multitouch-2-fingers-touch-release": [],
    "quanta-opticaltouchscreen-touch-hover": ["pan 1 right"],
    "quanta-opticaltouchscreen-touch-on-left": ["pan 1 down"],
    "wacom-isdv4-e6-finger-2fg-double-tap": ["tap 2"],
    "wacom-isdv4-e6-finger-2fg-tap": ["tap 2"],
    "wacom-isdv4-e6-finger-double-center-circle": ["pan 2 right"],
    "wacom-isdv4-e6-finger-double-center-scroll": ["pan 2 down"],
    "wacom-isdv4-e6-finger-double-tap-center": ["tap 1 ×2"],
    "wacom-isdv4-e6-finger-double-top-swipe": ["edge-pan left 2 right"],
    "wacom-isdv4-e6-finger-single-center-circle": ["pan 1 left"],
    "wacom-isdv4-e6-finger-single-center-scroll": ["pan 1 down"],
    "wacom-isdv4-e6-finger-single-tap-center": ["tap 1"],
    "wacom-isdv4-e6-finger-single-top-swipe": ["edge-pan left 1 right"],
  ]

  /// What is not as it was done, and why it cannot be.
  public static let faults: [String: String] = [
    "synps2-synaptics-touchpad-hp8470p-edge-scroll-horizontal":
      "One pan is taken back: for 28 and 85 ms the pad tells a second finger at its rim, "
      + "where there is none.",
    "synps2-synaptics-touchpad-hp8470p-two-finger-scroll-horizontal":
      "Only the beginning: the pad melts two fingers side by side into one of width 15, and "
      + "parts them again.",
    "synps2-synaptics-touchpad-hp8470p-two-finger-scroll-vertical":
      "One finger: the pad tells no more than one, of width 13.",
    "synps2-synaptics-touchpad-clickpad-one-finger-up":
      "The finger was down before the recording began, and nobody saw where.",
    "synps2-synaptics-touchpad-clickpad-two-finger-up":
      "The fingers were down before the recording began, and nobody saw where.",
    "synps2-synaptics-touchpad-fdo23890":
      "The pad jumps beyond its own range.",
    "ep0430m09-2-finger-scroll-down":
      "Up: the panel stands on its head, and no matrix says so.",
    "ep0430m09-4-finger-drag-down":
      "Up: the panel stands on its head, and no matrix says so.",
    "quanta-opticaltouchscreen-touch-hover":
      "The panel takes a finger that hovers for one that touches, as libinput then does.",
    "wacom-isdv4-e6-finger-2fg-double-tap":
      "The recording holds one of the two taps.",
    "egalax-inc-usb-touchcontroller":
      "A screen that claims to be a pen: udev takes it for a tablet, and libinput refuses it.",
    "dell-canvas-touch":
      "Fingers that land on the way, one after the other, take the pans of fewer back.",
    "wacom-dth2242-finger":
      "The same with ten fingers, on a size that is assumed a tenth of the true one.",
  ]
}
