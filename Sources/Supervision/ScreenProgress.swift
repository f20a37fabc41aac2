/// How far the screen that runs has come. Its end brings it back to the beginning.
///
///     locked ──slide──► slid ──its attempt is accepted──► accepted
///                        ▲                                    │
///                        └──────────asks for another──────────┘
enum ScreenProgress: Hashable {
  case locked
  /// A slide was completed: a secret may be tried.
  case slid
  /// What this very screen gave for the secret was right.
  case accepted
}
