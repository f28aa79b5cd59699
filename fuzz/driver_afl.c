// AFL++'s persistent mode: one process, many inputs, in shared memory.   Compile with afl-clang-fast.

#include <unistd.h>

#include "fuzz/harness.h"

// Inputs a process: working storage that grew is given back now and then.
#define INPUTS 100000

// AFL++'s macros are statement expressions and unprototyped declarations.
#pragma clang diagnostic ignored "-Wpedantic"
#pragma clang diagnostic ignored "-Wconversion"
#pragma clang diagnostic ignored "-Wgnu-statement-expression"
#pragma clang diagnostic ignored "-Wstrict-prototypes"

__AFL_FUZZ_INIT();

int main(void) {
  __AFL_INIT();
  const uint8_t *data = __AFL_FUZZ_TESTCASE_BUF; // after __AFL_INIT
  while (__AFL_LOOP(INPUTS)) {
    const size_t size = (size_t)__AFL_FUZZ_TESTCASE_LEN; // a macro: read once
    LLVMFuzzerTestOneInput(data, size);
  }
  return 0;
}
