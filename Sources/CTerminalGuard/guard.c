#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { most_bytes = 512, stack_bytes = 64 * 1024, signal_count = 7 };

static const int signals[signal_count] = {SIGSEGV, SIGBUS,  SIGILL, SIGFPE,
                                          SIGABRT, SIGTRAP, SIGSYS};

static struct sigaction former[signal_count];
static atomic_int is_armed;
static atomic_int is_restoring;
static int terminal;
static struct termios saved;
static char bytes[most_bytes];
static size_t byte_count;

static pthread_key_t stack_key;
static pthread_once_t stack_once = PTHREAD_ONCE_INIT;

static void restore(void) {
  // Output stopped by ^S would keep the write below waiting for ever.
  tcflow(terminal, TCOON);
  tcsetattr(terminal, TCSANOW, &saved);
  const char *rest = bytes;
  size_t left = byte_count;
  while (left > 0) {
    ssize_t written = write(terminal, rest, left);
    if (written <= 0) return;
    rest += written;
    left -= (size_t)written;
  }
}

// The disposition is the default one again by SA_RESETHAND, and all signals are blocked, SIGTTOU
// among them, which would stop a background process in tcsetattr.
static void handle(int number) {
  if (atomic_exchange(&is_restoring, 1)) {
    // Another thread crashed first, and its signal is about to end the process.
    for (;;) pause();
  }
  restore();
  raise(number);
}

static void free_stack(void *stack) {
  stack_t off = {.ss_flags = SS_DISABLE};
  sigaltstack(&off, NULL);
  munmap(stack, stack_bytes);
}

static void make_stack_key(void) { pthread_key_create(&stack_key, free_stack); }

int terminal_guard_cover_thread(void) {
  pthread_once(&stack_once, make_stack_key);
  if (pthread_getspecific(stack_key) != NULL) return 0;
  void *memory = mmap(NULL, stack_bytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED) return -1;
  stack_t stack = {.ss_sp = memory, .ss_size = stack_bytes};
  if (sigaltstack(&stack, NULL) != 0) {
    munmap(memory, stack_bytes);
    return -1;
  }
  pthread_setspecific(stack_key, memory);
  return 0;
}

void terminal_guard_arm(int fd, const struct termios *settings, const char *restore_bytes,
                        size_t count) {
  terminal_guard_disarm();
  terminal = fd;
  saved = *settings;
  byte_count = count < most_bytes ? count : most_bytes;
  memcpy(bytes, restore_bytes, byte_count);
  terminal_guard_cover_thread();
  struct sigaction action = {.sa_handler = handle, .sa_flags = SA_ONSTACK | SA_RESETHAND};
  sigfillset(&action.sa_mask);
  for (int index = 0; index < signal_count; index++) {
    sigaction(signals[index], &action, &former[index]);
  }
  atomic_store(&is_armed, 1);
}

void terminal_guard_disarm(void) {
  if (!atomic_exchange(&is_armed, 0)) return;
  for (int index = 0; index < signal_count; index++) {
    sigaction(signals[index], &former[index], NULL);
  }
}

int terminal_guard_hide(int fd, struct terminal_settings *settings) {
  if (tcgetattr(fd, &settings->value) != 0) return -1;
  terminal_guard_arm(fd, &settings->value, "\n", 1);
  struct termios hidden = settings->value;
  hidden.c_lflag &= ~(tcflag_t)ECHO;
  hidden.c_lflag |= ICANON | ISIG;
  tcsetattr(fd, TCSAFLUSH, &hidden);
  return 0;
}

void terminal_guard_show(int fd, const struct terminal_settings *settings) {
  tcsetattr(fd, TCSAFLUSH, &settings->value);
  terminal_guard_disarm();
}
