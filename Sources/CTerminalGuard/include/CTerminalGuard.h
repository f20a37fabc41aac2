#ifndef DETENT_TERMINAL_GUARD_H
#define DETENT_TERMINAL_GUARD_H

#include <stddef.h>
#include <termios.h>

/// Gives the terminal back when the program crashes.
///
/// On SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP and SIGSYS the settings are restored and
/// the bytes written, with calls that are allowed in a signal handler only; then the signal takes
/// its default course, so the exit status is the signal's. The handlers replace those of the Swift
/// runtime, whose backtrace would wait for a key on a terminal that nobody can read.

/// Sets the handlers up, and an alternate stack for the calling thread, so that even a stack
/// overflow is handled. A second call replaces what is restored. At most 512 bytes are kept.
void terminal_guard_arm(int fd, const struct termios *settings, const char *restore_bytes,
                        size_t count);

/// Puts the former handlers back.
void terminal_guard_disarm(void);

/// Gives the calling thread an alternate stack, without which its stack overflow cannot be handled.
/// The stack is freed when the thread ends. Returns 0, or -1 where memory is short.
int terminal_guard_cover_thread(void);

/// A terminal's settings, under a name that no other header has: Swift takes a struct from whichever
/// module shows it first, and ncurses shows `termios`, too.
struct terminal_settings {
  struct termios value;
};

/// Reads a terminal's settings, arms the guard with them, and stops the terminal from showing what is
/// typed, a line at a time. Returns 0, or -1 with errno where it is no terminal.
int terminal_guard_hide(int fd, struct terminal_settings *settings);

/// Undoes terminal_guard_hide.
void terminal_guard_show(int fd, const struct terminal_settings *settings);

#endif
