/*
 * Counts a program's allocations, thread by thread, without stopping it: preloaded by LD_PRELOAD.
 *
 *   cc -shared -fPIC -O2 -o allocations.so allocations.c
 *   DETENT_ALLOCATIONS=FILE LD_PRELOAD=allocations.so PROGRAM
 *
 * FILE is shared memory: 256 records of a thread's number (u64, 0 where there is none), its
 * allocations that libinput, libevdev, libudev or libmtdev asked for directly, and all others (u64
 * each). Whoever asked is told by the return address.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { RECORDS = 256, RANGES = 16 };

struct record {
  _Atomic uint64_t thread;
  _Atomic uint64_t libraries;
  _Atomic uint64_t others;
};

struct range {
  uintptr_t start;
  uintptr_t end;
};

/* The allocator itself; the C library exports it under these names for this very purpose. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static struct record *records;
static struct range ranges[RANGES];
static int range_count;
/* In the static block, since a dynamic one would be allocated. */
static __thread struct record *mine __attribute__((tls_model("initial-exec")));

static int note_library(struct dl_phdr_info *library, size_t size, void *unused) {
  (void)size;
  (void)unused;
  static const char *const names[] = {"/libinput.so", "/libevdev.so", "/libudev.so",
                                      "/libmtdev.so"};
  int is_one = 0;
  for (size_t index = 0; index < sizeof names / sizeof names[0]; index++) {
    if (strstr(library->dlpi_name, names[index]) != NULL) is_one = 1;
  }
  if (!is_one) return 0;
  for (int index = 0; index < library->dlpi_phnum && range_count < RANGES; index++) {
    const ElfW(Phdr) *segment = &library->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    uintptr_t start = library->dlpi_addr + segment->p_vaddr;
    ranges[range_count++] = (struct range){.start = start, .end = start + segment->p_memsz};
  }
  return 0;
}

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("DETENT_ALLOCATIONS");
  if (path == NULL) return;
  int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  size_t size = RECORDS * sizeof(struct record);
  if (file < 0 || ftruncate(file, (off_t)size) != 0) abort();
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (memory == MAP_FAILED) abort();
  dl_iterate_phdr(note_library, NULL);
  records = memory;
}

/* The calling thread's record; NULL where all are taken. */
static struct record *claim(void) {
  uint64_t thread = (uint64_t)syscall(SYS_gettid);
  for (int index = 0; index < RECORDS; index++) {
    uint64_t none = 0;
    if (atomic_compare_exchange_strong(&records[index].thread, &none, thread)) {
      return &records[index];
    }
  }
  return NULL;
}

static void count(const void *caller) {
  if (records == NULL) return;
  if (mine == NULL) mine = claim();
  if (mine == NULL) return;
  uintptr_t address = (uintptr_t)caller;
  for (int index = 0; index < range_count; index++) {
    if (address >= ranges[index].start && address < ranges[index].end) {
      atomic_fetch_add(&mine->libraries, 1);
      return;
    }
  }
  atomic_fetch_add(&mine->others, 1);
}

void *malloc(size_t size) {
  count(__builtin_return_address(0));
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(__builtin_return_address(0));
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count(__builtin_return_address(0));
  return __libc_realloc(memory, size);
}

void *reallocarray(void *memory, size_t number, size_t size) {
  count(__builtin_return_address(0));
  size_t bytes;
  if (__builtin_mul_overflow(number, size, &bytes)) {
    errno = ENOMEM;
    return NULL;
  }
  return __libc_realloc(memory, bytes);
}

void *memalign(size_t alignment, size_t size) {
  count(__builtin_return_address(0));
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(__builtin_return_address(0));
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count(__builtin_return_address(0));
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *memory = result;
  return 0;
}
