// SQLite for Swift.
#include <sqlite3.h>

// What macros and variable arguments say, which are not imported.

/// Binds a text, which is copied.
static inline int sqlite_bind_text(sqlite3_stmt *statement, int index, const char *text,
                                   sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Leaves (1) or not (0) the log as it is when the last connection closes.
static inline int sqlite_keep_log(sqlite3 *database, int isKept) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, isKept, (int *)0);
}

/// Refuses statements that could damage the file.
static inline int sqlite_be_defensive(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

/// Whether the file was moved away or another stands in its place.
static inline int sqlite_has_moved(sqlite3 *database) {
  int moved = 0;
  sqlite3_file_control(database, "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return moved;
}
