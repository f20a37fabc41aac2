/// What was read of a kept draft when it was opened, beside what a person edits.
struct FormerDraft {
  var stamp: FileStamp?
  var fields: CarriedFields
}
