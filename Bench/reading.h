/*
 * What the two floors share: a libinput context with one node, the kernel's clock, and a store of
 * samples that is written out at the end. A minimal program that is useful at all does no less.
 */
#ifndef DETENT_BENCH_READING_H
#define DETENT_BENCH_READING_H

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <libinput.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/signalfd.h>
#include <time.h>
#include <unistd.h>

enum { SAMPLES = 1 << 17 };

/* A frame's kernel time and how much later it was in the program's hands, in microseconds. */
struct sample {
  uint64_t kernel;
  uint64_t latency;
};

static struct sample samples[SAMPLES];
static size_t sample_count;

static void fail(const char *what) {
  fprintf(stderr, "%s: %s\n", what, strerror(errno));
  exit(1);
}

static uint64_t now(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_MONOTONIC, &time) != 0) fail("clock_gettime");
  return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_nsec / 1000;
}

static void keep(uint64_t kernel) {
  if (sample_count == SAMPLES) return;
  samples[sample_count++] = (struct sample){.kernel = kernel, .latency = now() - kernel};
}

static void write_samples(const char *path) {
  FILE *file = fopen(path, "w");
  if (file == NULL) fail(path);
  for (size_t index = 0; index < sample_count; index++) {
    fprintf(file, "%llu %llu\n", (unsigned long long)samples[index].kernel,
            (unsigned long long)samples[index].latency);
  }
  if (fclose(file) != 0) fail(path);
}

static int open_node(const char *path, int flags, void *data) {
  (void)data;
  int descriptor = open(path, flags | O_CLOEXEC);
  return descriptor < 0 ? -errno : descriptor;
}

static void close_node(int descriptor, void *data) {
  (void)data;
  close(descriptor);
}

static const struct libinput_interface interface = {
    .open_restricted = open_node,
    .close_restricted = close_node,
};

static struct libinput *open_libinput(const char *node) {
  struct libinput *context = libinput_path_create_context(&interface, NULL);
  if (context == NULL) fail("libinput");
  if (libinput_path_add_device(context, node) == NULL) {
    fprintf(stderr, "libinput does not take %s\n", node);
    exit(1);
  }
  return context;
}

/* Blocks the signals that end the program and returns a descriptor that tells of them. */
static int end_signals(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  if (sigprocmask(SIG_BLOCK, &set, NULL) != 0) fail("sigprocmask");
  int descriptor = signalfd(-1, &set, SFD_CLOEXEC);
  if (descriptor < 0) fail("signalfd");
  return descriptor;
}

static void wait_for(int epoll, int descriptor) {
  struct epoll_event event = {.events = EPOLLIN, .data = {.fd = descriptor}};
  if (epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event) != 0) fail("epoll_ctl");
}

static void say_ready(void) {
  if (puts("ready") == EOF || fflush(stdout) != 0) fail("standard output");
}

/* Where a contact is, as far as the frame has told. */
struct contact {
  int slot;
  double x;
  double y;
};

/*
 * Reads all that libinput has. Looks at slot and place of each touch, as any program does that
 * wants to know what a finger does, and calls `take` at the end of each frame.
 */
static void read_frames(struct libinput *context,
                        void (*take)(uint64_t kernel, struct contact contact)) {
  static struct contact contact;
  if (libinput_dispatch(context) != 0) fail("libinput_dispatch");
  struct libinput_event *event;
  while ((event = libinput_get_event(context)) != NULL) {
    switch (libinput_event_get_type(event)) {
    case LIBINPUT_EVENT_TOUCH_DOWN:
    case LIBINPUT_EVENT_TOUCH_MOTION: {
      struct libinput_event_touch *touch = libinput_event_get_touch_event(event);
      contact.slot = libinput_event_touch_get_slot(touch);
      contact.x = libinput_event_touch_get_x(touch);
      contact.y = libinput_event_touch_get_y(touch);
      break;
    }
    case LIBINPUT_EVENT_TOUCH_FRAME:
      take(libinput_event_touch_get_time_usec(libinput_event_get_touch_event(event)), contact);
      break;
    default:
      break;
    }
    libinput_event_destroy(event);
  }
}

/* Reads until a signal ends the program. */
static void read_until_signal(const char *node,
                              void (*take)(uint64_t kernel, struct contact contact)) {
  int signals = end_signals();
  struct libinput *context = open_libinput(node);
  int epoll = epoll_create1(EPOLL_CLOEXEC);
  if (epoll < 0) fail("epoll_create1");
  wait_for(epoll, signals);
  wait_for(epoll, libinput_get_fd(context));
  read_frames(context, take);
  say_ready();
  for (;;) {
    struct epoll_event event;
    int count = epoll_wait(epoll, &event, 1, -1);
    if (count < 0 && errno != EINTR) fail("epoll_wait");
    if (count < 1) continue;
    if (event.data.fd == signals) break;
    read_frames(context, take);
  }
  libinput_unref(context);
  close(epoll);
  close(signals);
}

#endif
