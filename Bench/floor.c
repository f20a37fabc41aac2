/*
 * The floor: the least that a program does that reads a touchscreen by epoll and libinput.
 *
 *   floor NODE SAMPLES     prints "ready", reads until SIGINT or SIGTERM, then writes a line
 *                          "KERNEL LATENCY" in microseconds for each frame into SAMPLES
 */
#include "reading.h"

static void take(uint64_t kernel, struct contact contact) {
  (void)contact;
  keep(kernel);
}

int main(int count, char **arguments) {
  if (count != 3) {
    fputs("usage: floor NODE SAMPLES\n", stderr);
    return 2;
  }
  read_until_signal(arguments[1], take);
  write_samples(arguments[2]);
  return 0;
}
