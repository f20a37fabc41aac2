#include "fatal_call.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int refuses;
static int armed;
static int limit;
static int count;
static char trace[65536];

void fatal_call_arm(int calls) {
  limit = calls;
  count = 0;
  trace[0] = 0;
  armed = 1;
}

int fatal_call_count(void) { return count; }

const char *fatal_call_trace(void) { return trace; }

void fatal_call_refuse_exclusive_renames(void) { refuses = 1; }

static void note(const char *verb, const char *path, const char *target) {
  size_t length = strlen(trace);
  snprintf(trace + length, sizeof trace - length, "%s %s%s%s\n", verb, path, *target ? " " : "",
           target);
}

static void note_descriptor(const char *verb, int descriptor) {
  char link[64];
  char path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  path[length > 0 ? length : 0] = 0;
  note(verb, path, "");
}

static long counted(long result) {
  if (armed && ++count == limit) kill(getpid(), SIGKILL);
  return result;
}

int openat(int folder, const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & O_CREAT) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, mode_t);
    va_end(arguments);
  }
  long result = syscall(SYS_openat, folder, path, flags, mode);
  if (armed && result >= 0 && flags & O_CREAT) note("create", path, "");
  return (int)counted(result);
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
  return counted(syscall(SYS_write, descriptor, bytes, size));
}

int fsync(int descriptor) {
  long result = syscall(SYS_fsync, descriptor);
  if (armed && result == 0) note_descriptor("sync", descriptor);
  return (int)counted(result);
}

int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
  if (refuses && flags != 0) {
    errno = EINVAL;
    return -1;
  }
  long result = syscall(SYS_renameat2, from_folder, from, to_folder, to, flags);
  if (armed && result == 0) note("rename", from, to);
  return (int)counted(result);
}

int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  return renameat2(from_folder, from, to_folder, to, 0);
}

int unlinkat(int folder, const char *path, int flags) {
  long result = syscall(SYS_unlinkat, folder, path, flags);
  if (armed && result == 0) note("remove", path, "");
  return (int)counted(result);
}

int mkdirat(int folder, const char *path, mode_t mode) {
  long result = syscall(SYS_mkdirat, folder, path, mode);
  if (armed && result == 0) note("make", path, "");
  return (int)counted(result);
}
