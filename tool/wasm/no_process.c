// A module starts no process: what Linux has for those who do, and emscripten's C library lacks, fails here.

#include <errno.h>

int prctl(int option, ...);

int prctl(int option, ...) {
  (void)option;
  errno = ENOSYS;
  return -1;
}
