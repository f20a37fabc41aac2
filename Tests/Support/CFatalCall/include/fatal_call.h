#ifndef DETENT_FATAL_CALL_H
#define DETENT_FATAL_CALL_H

/// Ends the program with SIGKILL right behind a chosen system call.
///
/// A program that links this has its own openat, write, fsync, renameat2, renameat, unlinkat and
/// mkdirat, which do what the C library's do and keep count: every call by which the program can
/// change the file system. What it looks like to others after the n-th can then be seen.

/// Counts from here on, and ends the program behind the `calls`-th call; never for 0.
void fatal_call_arm(int calls);

/// The calls since.
int fatal_call_count(void);

/// What they did, a line each but for those that only opened a file. One that failed is not there.
const char *fatal_call_trace(void);

/// From here on an exclusive rename fails as on a file system that does not know it.
void fatal_call_refuse_exclusive_renames(void);

#endif
