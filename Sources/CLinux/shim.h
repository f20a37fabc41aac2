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
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

extern int pthread_setname_np(pthread_t thread, const char *name);
extern int pthread_timedjoin_np(pthread_t thread, void **result, const struct timespec *deadline);

/// Takes (1) or releases (0) an event node for this descriptor alone.
static inline int linux_event_grab(int descriptor, int isTaken) {
  return ioctl(descriptor, EVIOCGRAB, isTaken);
}

/// Whether BTN_TOUCH is down on an event node.
static inline int linux_event_is_touched(int descriptor) {
  unsigned char keys[KEY_MAX / 8 + 1] = {0};
  if (ioctl(descriptor, EVIOCGKEY(sizeof keys), keys) < 0) return 0;
  return keys[BTN_TOUCH / 8] >> BTN_TOUCH % 8 & 1;
}

#include <sys/sysmacros.h>
static inline unsigned linux_device_major(dev_t device) { return major(device); }

#include <stdint.h>
#include <time.h>

// Times go over the border as microseconds: to which C module Swift counts `struct timespec` depends
// on the order of the imports, so its members cannot be relied on.

/// CLOCK_MONOTONIC in microseconds.
static inline int64_t linux_monotonic_microseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

/// Sleeps until a moment of CLOCK_MONOTONIC, signals or not.
static inline void linux_sleep_until(int64_t microseconds) {
  struct timespec time = {
      .tv_sec = microseconds / 1000000, .tv_nsec = microseconds % 1000000 * 1000};
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL) == EINTR) continue;
}

/// Lets a timer descriptor go off at a moment of CLOCK_MONOTONIC; at none for 0.
static inline int linux_timer_set(int descriptor, int64_t microseconds) {
  struct itimerspec time = {
      .it_value = {.tv_sec = microseconds / 1000000, .tv_nsec = microseconds % 1000000 * 1000}};
  return timerfd_settime(descriptor, TFD_TIMER_ABSTIME, &time, 0);
}

#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>

#ifndef MLOCK_ONFAULT
#define MLOCK_ONFAULT 1
#endif

/// Locks memory; with MLOCK_ONFAULT each page when it is first touched.
static inline int linux_memory_lock(const void *address, size_t size, unsigned flags) {
  return (int)syscall(SYS_mlock2, address, size, flags);
}

extern int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);

/// The highest real-time priority that the process may ask for.
static inline int64_t linux_rtprio_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_RTPRIO, &limit) != 0) return 0;
  return limit.rlim_cur > 99 ? 99 : (int64_t)limit.rlim_cur;
}

/// The bytes that the process may lock; -1 for any number.
static inline int64_t linux_memlock_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_MEMLOCK, &limit) != 0) return 0;
  return limit.rlim_cur == RLIM_INFINITY ? -1 : (int64_t)limit.rlim_cur;
}

/// How many files the process may have open.
static inline int64_t linux_open_file_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  return limit.rlim_cur == RLIM_INFINITY ? INT64_MAX : (int64_t)limit.rlim_cur;
}

/// Raises this process's own limit of open files to `count` where it is lower, as far as it may. Gives
/// what it is then.
static inline int64_t linux_raise_open_file_limit(int64_t count) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return INT64_MAX;
  if (limit.rlim_cur < (rlim_t)count) {
    limit.rlim_cur = limit.rlim_max < (rlim_t)count ? limit.rlim_max : (rlim_t)count;
    setrlimit(RLIMIT_NOFILE, &limit);
  }
  return linux_open_file_limit();
}

static inline unsigned linux_device_minor(dev_t device) { return minor(device); }

/// Lets the calling thread's sleeps end as exactly as the kernel can, not up to 50 µs later.
static inline void linux_wake_exactly(void) { prctl(PR_SET_TIMERSLACK, 1UL, 0UL, 0UL, 0UL); }

#include <linux/futex.h>

/// A count of rings, and whether somebody sleeps until there are more.
struct linux_doorbell {
  uint32_t rings;
  uint32_t sleepers;
};

static inline uint32_t linux_doorbell_rings(struct linux_doorbell *bell) {
  return __atomic_load_n(&bell->rings, __ATOMIC_SEQ_CST);
}

static inline void linux_doorbell_ring(struct linux_doorbell *bell) {
  __atomic_add_fetch(&bell->rings, 1, __ATOMIC_SEQ_CST);
  if (__atomic_load_n(&bell->sleepers, __ATOMIC_SEQ_CST) != 0)
    syscall(SYS_futex, &bell->rings, FUTEX_WAKE | FUTEX_PRIVATE_FLAG, 1, NULL, NULL, 0);
}

/// Sleeps while there were `rings`, until a moment of CLOCK_MONOTONIC in microseconds, or for ever
/// for -1.
static inline void linux_doorbell_wait(struct linux_doorbell *bell, uint32_t rings,
                                       int64_t deadline) {
  struct timespec time = {.tv_sec = deadline / 1000000, .tv_nsec = deadline % 1000000 * 1000};
  __atomic_store_n(&bell->sleepers, 1, __ATOMIC_SEQ_CST);
  // The kernel compares the count itself, so a ring that came meanwhile is not slept through. With a
  // bit set the time is absolute.
  syscall(SYS_futex, &bell->rings, FUTEX_WAIT_BITSET | FUTEX_PRIVATE_FLAG, rings,
          deadline < 0 ? NULL : &time, NULL, FUTEX_BITSET_MATCH_ANY);
  __atomic_store_n(&bell->sleepers, 0, __ATOMIC_SEQ_CST);
}

#include <dirent.h>
#include <linux/fs.h>
#include <sys/stat.h>

/// What is asked of a file.
struct linux_file {
  /// In nanoseconds since 1970; times that 64 bits do not reach are the farthest that they do.
  int64_t modified;
  uint64_t inode;
  uint64_t device;
  int64_t size;
  int isRegular;
  int isFolder;
};

static inline int64_t linux_nanoseconds(int64_t seconds, int64_t nanoseconds) {
  int64_t sum;
  if (__builtin_mul_overflow(seconds, 1000000000, &sum) ||
      __builtin_add_overflow(sum, nanoseconds, &sum))
    return seconds < 0 ? INT64_MIN : INT64_MAX;
  return sum;
}

/// Looks at a file; flags as for fstatat. Without a path it is the descriptor's own.
static inline int linux_file_status(int folder, const char *path, int flags,
                                    struct linux_file *file) {
  struct stat status;
  if ((path == NULL ? fstat(folder, &status) : fstatat(folder, path, &status, flags)) != 0)
    return -1;
  file->modified = linux_nanoseconds(status.st_mtim.tv_sec, status.st_mtim.tv_nsec);
  file->size = status.st_size;
  file->inode = status.st_ino;
  file->device = status.st_dev;
  file->isRegular = S_ISREG(status.st_mode);
  file->isFolder = S_ISDIR(status.st_mode);
  return 0;
}

/// The next name of a folder; none at its end, or with errno set.
static inline const char *linux_next_name(DIR *stream) {
  errno = 0;
  struct dirent *entry = readdir(stream);
  return entry == NULL ? NULL : entry->d_name;
}

extern int renameat2(int from_folder, const char *from, int to_folder, const char *to,
                     unsigned flags);

/// Renames a file where no other has the new name: EEXIST otherwise.
static inline int linux_rename_new(int folder, const char *from, const char *to) {
  return renameat2(folder, from, folder, to, RENAME_NOREPLACE);
}

/// Lets a timer descriptor go off at a second of CLOCK_REALTIME and whenever that clock is set; at
/// none for 0.
static inline int linux_alarm_set(int descriptor, int64_t seconds) {
  struct itimerspec time = {.it_value = {.tv_sec = seconds}};
  return timerfd_settime(descriptor, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &time, 0);
}

/// CLOCK_REALTIME in microseconds.
static inline int64_t linux_realtime_microseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

#include <linux/kd.h>
#include <linux/vt.h>

/// The number of the console that is shown; -1 with errno.
static inline int linux_console_shown(int descriptor) {
  struct vt_stat status;
  return ioctl(descriptor, VT_GETSTATE, &status) < 0 ? -1 : status.v_active;
}

/// The number of a console that nobody has open; -1 where all are, or with errno.
static inline int linux_console_free(int descriptor) {
  int number = -1;
  return ioctl(descriptor, VT_OPENQRY, &number) < 0 ? -1 : number;
}

/// Asks for a console to be shown. The kernel says yes and does nothing where switching is locked.
static inline int linux_console_activate(int descriptor, int number) {
  return ioctl(descriptor, VT_ACTIVATE, number);
}

/// Forbids (1) or allows (0) switching, for all consoles.
static inline int linux_console_lock_switching(int descriptor, int isLocked) {
  return ioctl(descriptor, isLocked ? VT_LOCKSWITCH : VT_UNLOCKSWITCH, 0);
}

/// Frees the memory of a console that nobody has open.
static inline int linux_console_free_memory(int descriptor, int number) {
  return ioctl(descriptor, VT_DISALLOCATE, number);
}

/// What a console does with keys, K_XLATE and so on; -1 with errno.
static inline int linux_keyboard_mode(int descriptor) {
  int mode = -1;
  return ioctl(descriptor, KDGKBMODE, &mode) < 0 ? -1 : mode;
}

static inline int linux_keyboard_set_mode(int descriptor, int mode) {
  return ioctl(descriptor, KDSKBMODE, mode);
}

#include <spawn.h>

/// POSIX_SPAWN_SETSID, which is shown to _GNU_SOURCE only.
static const short linux_spawn_session = 0x80;

extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

extern char **environ;

/// The variables of this process, up to a null pointer.
static inline char **linux_environment(void) { return environ; }

/// Closes all descriptors of the new process from one on.
static inline int linux_spawn_close_from(posix_spawn_file_actions_t *actions, int from) {
  return posix_spawn_file_actions_addclosefrom_np(actions, from);
}

#include <sys/socket.h>

/// Whether root is at the other end of a socket.
static inline int linux_peer_is_root(int descriptor) {
  // struct ucred, which is shown to _GNU_SOURCE only.
  struct {
    pid_t process;
    uid_t user;
    gid_t group;
  } peer;
  socklen_t size = sizeof peer;
  return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.user == 0;
}

static inline int linux_is_pipe(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISFIFO(status.st_mode);
}

#include <signal.h>

/// Ends this process with SIGKILL when the thread that started it ends.
static inline int linux_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }

static inline int linux_bit(const unsigned char *bits, int bit) {
  return bits[bit / 8] >> bit % 8 & 1;
}

/// Whether an event node has keys, relative axes or touch. The keys of power, sleep and waking alone
/// do not count.
static inline int linux_event_has_controls(int descriptor) {
  static const int spared[] = {KEY_POWER, KEY_POWER2, KEY_SLEEP, KEY_SUSPEND, KEY_WAKEUP};
  unsigned char keys[KEY_MAX / 8 + 1] = {0};
  unsigned char relative[REL_MAX / 8 + 1] = {0};
  unsigned char absolute[ABS_MAX / 8 + 1] = {0};
  ioctl(descriptor, EVIOCGBIT(EV_KEY, sizeof keys), keys);
  ioctl(descriptor, EVIOCGBIT(EV_REL, sizeof relative), relative);
  ioctl(descriptor, EVIOCGBIT(EV_ABS, sizeof absolute), absolute);
  for (size_t index = 0; index < sizeof spared / sizeof *spared; index++)
    keys[spared[index] / 8] &= (unsigned char)~(1 << spared[index] % 8);
  for (size_t index = 0; index < sizeof keys; index++)
    if (keys[index] != 0) return 1;
  for (size_t index = 0; index < sizeof relative; index++)
    if (relative[index] != 0) return 1;
  return linux_bit(absolute, ABS_MT_POSITION_X);
}

/// Lets the kernel turn the shown console's picture and backlight off, or on again. What blanks so is
/// not unblanked by keys or output.
static inline int linux_console_blank(int descriptor, int isBlank) {
  // TIOCL_BLANKSCREEN and TIOCL_UNBLANKSCREEN of linux/tiocl.h.
  char request = isBlank ? 14 : 4;
  return ioctl(descriptor, TIOCLINUX, &request);
}

/// The keys of an event node that are down, a bit each; -1 with errno where it has gone.
///
/// The kernel takes unread events away from the descriptor by which it is asked.
static inline int linux_event_keys(int descriptor, unsigned char *keys, size_t size) {
  return ioctl(descriptor, EVIOCGKEY(size), keys) < 0 ? -1 : 0;
}

/// Whether a key or a contact of an event node is down; -1 with errno where it has gone.
///
/// The kernel takes unread events away from the descriptor by which it is asked.
static inline int linux_event_is_down(int descriptor) {
  unsigned char keys[KEY_MAX / 8 + 1] = {0};
  if (ioctl(descriptor, EVIOCGKEY(sizeof keys), keys) < 0) return -1;
  for (size_t index = 0; index < sizeof keys; index++)
    if (keys[index] != 0) return 1;
  unsigned char absolute[ABS_MAX / 8 + 1] = {0};
  ioctl(descriptor, EVIOCGBIT(EV_ABS, sizeof absolute), absolute);
  if (!linux_bit(absolute, ABS_MT_TRACKING_ID)) return 0;
  struct {
    unsigned code;
    int values[64];
  } slots = {.code = ABS_MT_TRACKING_ID};
  struct input_absinfo slot;
  if (ioctl(descriptor, EVIOCGABS(ABS_MT_SLOT), &slot) < 0) return 0;
  if (ioctl(descriptor, EVIOCGMTSLOTS(sizeof slots), &slots) < 0) return -1;
  for (int index = 0; index <= slot.maximum && index < 64; index++)
    if (slots.values[index] >= 0) return 1;
  return 0;
}

/// Writes the name of an event node's device; an empty one where it has gone.
static inline void linux_event_name(int descriptor, char *name, size_t size) {
  if (ioctl(descriptor, EVIOCGNAME(size - 1), name) < 0) name[0] = 0;
  name[size - 1] = 0;
}

/// Room for one descriptor beside a message.
union linux_descriptor_room {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int))];
};

/// Sends a packet, and a descriptor with it unless it is negative. Never waits.
static inline int linux_send_packet(int connection, const void *bytes, size_t count, int descriptor) {
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  union linux_descriptor_room room = {0};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (descriptor >= 0) {
    message.msg_control = &room;
    message.msg_controllen = sizeof room;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    __builtin_memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  }
  return sendmsg(connection, &message, MSG_NOSIGNAL | MSG_DONTWAIT) == (ssize_t)count ? 0 : -1;
}

/// Receives a packet, and the descriptor that came with it, or -1. Returns its length, or -1 with
/// errno where nothing came.
static inline ssize_t linux_receive_packet(int connection, void *bytes, size_t size,
                                           int *descriptor) {
  struct iovec part = {.iov_base = bytes, .iov_len = size};
  union linux_descriptor_room room = {0};
  struct msghdr message = {.msg_iov = &part,
                           .msg_iovlen = 1,
                           .msg_control = &room,
                           .msg_controllen = sizeof room};
  *descriptor = -1;
  ssize_t count = recvmsg(connection, &message, MSG_CMSG_CLOEXEC);
  if (count < 0) return -1;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header != NULL && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS)
    __builtin_memcpy(descriptor, CMSG_DATA(header), sizeof *descriptor);
  return count;
}

/// Sends a byte, and a descriptor with it unless it is negative. Never waits.
static inline int linux_send_descriptor(int connection, unsigned char byte, int descriptor) {
  return linux_send_packet(connection, &byte, 1, descriptor);
}

/// Receives a byte, and the descriptor that came with it, or -1. Returns -1 with errno where nothing
/// came.
static inline int linux_receive_descriptor(int connection, unsigned char *byte, int *descriptor) {
  return linux_receive_packet(connection, byte, 1, descriptor) == 1 ? 0 : -1;
}

/// A process as a descriptor, readable once it has ended; -1 with errno.
static inline int linux_process_descriptor(pid_t process) {
#ifndef SYS_pidfd_open
#define SYS_pidfd_open 434
#endif
  int descriptor = (int)syscall(SYS_pidfd_open, process, 0);
  if (descriptor >= 0) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  return descriptor;
}

/// Keeps the process's memory from cores, debuggers and other processes of the same user. A change of
/// the user undoes it.
static inline int linux_hide_memory(void) {
  struct rlimit none = {0, 0};
  return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 && setrlimit(RLIMIT_CORE, &none) == 0 ? 0 : -1;
}

/// Lets nothing that this process starts gain rights, by a set-user-ID program for one.
static inline int linux_gain_no_rights(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

/// Sets a limit for good.
static inline int linux_set_limit(int resource, int64_t value) {
  rlim_t limit = value < 0 ? RLIM_INFINITY : (rlim_t)value;
  struct rlimit both = {limit, limit};
  return setrlimit(resource, &both);
}

static const int linux_limit_files = RLIMIT_NOFILE;
static const int linux_limit_processes = RLIMIT_NPROC;
static const int linux_limit_locked_memory = RLIMIT_MEMLOCK;

/// Locks all memory, that to come included, each page once it has been touched.
static inline int linux_lock_all_memory(void) {
#ifndef MCL_ONFAULT
#define MCL_ONFAULT 4
#endif
  return mlockall(MCL_CURRENT | MCL_FUTURE | MCL_ONFAULT);
}

/// Memory of its own pages, zeroed, left out of cores and empty in a fork; NULL with errno.
static inline void *linux_make_pages(size_t size) {
  void *pages = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED) return NULL;
  madvise(pages, size, MADV_DONTDUMP);
  madvise(pages, size, MADV_WIPEONFORK);
  return pages;
}

#include <linux/capability.h>

/// Gives all capabilities but those of a mask up, for this process and all that it starts; -1 with
/// errno.
static inline int linux_keep_capabilities(uint64_t kept) {
  for (int number = 0; prctl(PR_CAPBSET_READ, number, 0, 0, 0) >= 0; number++)
    if ((number > 63 || !(kept >> number & 1)) && prctl(PR_CAPBSET_DROP, number, 0, 0, 0) != 0)
      return -1;
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct data[2];
  if (syscall(SYS_capget, &header, data) != 0) return -1;
  for (int index = 0; index < 2; index++) {
    uint32_t mask = (uint32_t)(kept >> 32 * index);
    data[index].effective &= mask;
    data[index].permitted &= mask;
    data[index].inheritable = 0;
  }
  return (int)syscall(SYS_capset, &header, data);
}

#include <sys/xattr.h>

/// Reads an extended attribute of a file. Returns its length, or -1 with errno.
static inline ssize_t linux_attribute(const char *path, const char *name, void *bytes, size_t size) {
  return getxattr(path, name, bytes, size);
}

extern int memfd_create(const char *name, unsigned flags);

/// Memory as a file without a name, which whoever is given it can change but not cut; -1 with errno.
static inline int linux_shared_memory(const char *name, size_t size) {
  // MFD_CLOEXEC and MFD_ALLOW_SEALING; then F_ADD_SEALS with SEAL, SHRINK and GROW. All of these are
  // shown to _GNU_SOURCE only.
  int descriptor = memfd_create(name, 1 | 2);
  if (descriptor < 0) return -1;
  if (ftruncate(descriptor, (off_t)size) == 0 && fcntl(descriptor, 1033, 1 | 2 | 4) == 0)
    return descriptor;
  int code = errno;
  close(descriptor);
  errno = code;
  return -1;
}

/// Maps shared memory with all of its pages present; none with errno where it is smaller than that.
static inline void *linux_map_shared(int descriptor, size_t size) {
  struct stat status;
  if (fstat(descriptor, &status) != 0) return NULL;
  if (status.st_size < (off_t)size) {
    errno = EINVAL;
    return NULL;
  }
  void *memory =
      mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, descriptor, 0);
  return memory == MAP_FAILED ? NULL : memory;
}
