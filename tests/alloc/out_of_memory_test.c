// What happens when memory runs out. malloc and realloc of our own objects are wrapped by the linker
// (see the Makefile); those of the libraries are not.

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/number/allocation.h"
#include "spec/number/surd.h"

static bool exhausted;
static sigjmp_buf after_abort;

void *__real_malloc(size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size) { return exhausted ? NULL : __real_malloc(size); }
void *__wrap_realloc(void *memory, size_t size) { return exhausted ? NULL : __real_realloc(memory, size); }

static void leave(int signal) { siglongjmp(after_abort, signal); }

// Does growing end the process?
static bool aborts(void *memory, size_t count, size_t size) {
  struct sigaction action = {.sa_handler = leave}, before;
  sigemptyset(&action.sa_mask);
  sigaction(SIGABRT, &action, &before);
  volatile bool aborted = true;
  if (sigsetjmp(after_abort, 1) == 0) {
    free(og_grow(memory, count, size));
    aborted = false;
  }
  sigaction(SIGABRT, &before, NULL);
  return aborted;
}

static void test_grow(void **state) {
  (void)state;
  assert_false(aborts(NULL, 3, 5));
  exhausted = true;
  assert_true(aborts(NULL, 3, 5));
  exhausted = false;
  // A product that overflows is no small block.
  assert_true(aborts(NULL, SIZE_MAX / 2, 3));
  assert_true(aborts(NULL, SIZE_MAX, 2));
}

// Half of the room is in use when it is made, all of it when it is made anew.
static void test_room_is_doubled(void **state) {
  (void)state;
  assert_int_equal(og_doubled(0), 8);
  for (size_t room = 1; room < 100; room++) assert_int_equal(og_doubled(room), 2 * room);
}

static void test_text_of_a_value(void **state) {
  (void)state;
  og_surd value;
  og_surd_init(&value);
  og_int_set_si(&value.p, 7);
  exhausted = true;
  char *none = og_surd_to_text(&value);
  exhausted = false;
  assert_null(none);
  char *text = og_surd_to_text(&value);
  assert_string_equal(text, "7");
  free(text);
  og_surd_clear(&value);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_grow),
      cmocka_unit_test(test_room_is_doubled),
      cmocka_unit_test(test_text_of_a_value),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
