/*
 * A command for a gesture daemon that does nothing but tell when it was started.
 *
 *   stamp FILE     appends CLOCK_MONOTONIC in microseconds, a line
 */
#include <fcntl.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

int main(int count, char **arguments) {
  struct timespec time;
  if (clock_gettime(CLOCK_MONOTONIC, &time) != 0 || count != 2) return 2;
  char line[32];
  int length = snprintf(line, sizeof line, "%lld\n",
                        (long long)time.tv_sec * 1000000 + (long long)time.tv_nsec / 1000);
  int descriptor = open(arguments[1], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (descriptor < 0) return 1;
  return write(descriptor, line, (size_t)length) == length ? 0 : 1;
}
