// libxcrypt for Swift.
#define _GNU_SOURCE 1
#include <crypt.h>
