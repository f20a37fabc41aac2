/*
 * The hand-over floor: the floor, with a second thread that each frame is handed to by a ring, a
 * mutex and a condition. What is measured ends where the second thread has the frame.
 *
 *   handover NODE SAMPLES     as `floor`
 */
#include "reading.h"

#include <pthread.h>
#include <stdbool.h>

enum { PLACES = 256 };

struct handed {
  uint64_t kernel;
  struct contact contact;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
/* Everything below is touched under the mutex only. */
static struct handed ring[PLACES];
static size_t first;
static size_t waiting;
static size_t refused;
static bool is_over;

static void check(int code, const char *what) {
  if (code == 0) return;
  errno = code;
  fail(what);
}

static void hand_over(uint64_t kernel, struct contact contact) {
  check(pthread_mutex_lock(&mutex), "pthread_mutex_lock");
  if (waiting < PLACES) {
    ring[(first + waiting) % PLACES] = (struct handed){.kernel = kernel, .contact = contact};
    waiting++;
  } else {
    refused++;
  }
  check(pthread_mutex_unlock(&mutex), "pthread_mutex_unlock");
  check(pthread_cond_signal(&condition), "pthread_cond_signal");
}

static void *handle(void *unused) {
  for (;;) {
    check(pthread_mutex_lock(&mutex), "pthread_mutex_lock");
    while (waiting == 0 && !is_over) {
      check(pthread_cond_wait(&condition, &mutex), "pthread_cond_wait");
    }
    bool has_frame = waiting > 0;
    struct handed frame = ring[first];
    if (has_frame) {
      first = (first + 1) % PLACES;
      waiting--;
    }
    check(pthread_mutex_unlock(&mutex), "pthread_mutex_unlock");
    if (!has_frame) return unused;
    keep(frame.kernel);
  }
}

int main(int count, char **arguments) {
  if (count != 3) {
    fputs("usage: handover NODE SAMPLES\n", stderr);
    return 2;
  }
  /* Before the thread is made, so that it inherits the mask. */
  int signals = end_signals();
  close(signals);
  pthread_t thread;
  check(pthread_create(&thread, NULL, handle, NULL), "pthread_create");
  read_until_signal(arguments[1], hand_over);
  check(pthread_mutex_lock(&mutex), "pthread_mutex_lock");
  is_over = true;
  check(pthread_mutex_unlock(&mutex), "pthread_mutex_unlock");
  check(pthread_cond_signal(&condition), "pthread_cond_signal");
  check(pthread_join(thread, NULL), "pthread_join");
  if (refused > 0) fprintf(stderr, "handover: %zu frames found no place\n", refused);
  write_samples(arguments[2]);
  return 0;
}
