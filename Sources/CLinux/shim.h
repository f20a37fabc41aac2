// What Glibc's Swift module does not show.
//
// _GNU_SOURCE is not defined here: with it fd_set has other member names than in Glibc's module, and
// the two definitions clash. What it would have brought is declared by hand.
#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <pthread.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

extern int pthread_setname_np(pthread_t thread, const char *name);
extern int pthread_timedjoin_np(pthread_t thread, void **result, const struct timespec *deadline);
