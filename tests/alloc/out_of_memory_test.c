// What happens when memory runs out. malloc and realloc of our own objects are wrapped by the linker
// (see the Makefile); those of the libraries are not.

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>
#include <jansson.h>

#include "spec/number/allocation.h"
#include "spec/number/surd.h"
#include "tool/text/origo_text.h"

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

static void test_context(void **state) {
  (void)state;
  exhausted = true;
  og_text_context *none = og_text_new(NULL);
  exhausted = false;
  assert_null(none);
  og_text_context *context = og_text_new(NULL);
  assert_non_null(context);
  og_text_free(context);
}

// ---- Jansson's memory ----

static int left; // how many more blocks it gets

static void *few(size_t size) { return left-- > 0 ? __real_malloc(size) : NULL; }

// In a process of its own: does a case whose bodies are spelled out come to another answer where Jansson gets so many
// blocks? It may end the process, or be a complaint.
enum { SAME, OTHER, COMPLAINT, ENDED };
static int asked_with(int blocks, const char *one, const char *expected) {
  const pid_t child = fork();
  if (child == 0) {
    freopen("/dev/null", "w", stderr);
    og_text_context *context = og_text_new(NULL);
    og_text_reply reply;
    left = blocks;
    json_set_alloc_funcs(few, free);
    const og_text_status status = og_ask_text(context, one, strlen(one), &reply);
    _exit(status != OG_TEXT_ANSWERED ? COMPLAINT : strcmp(reply.text, expected) == 0 ? SAME : OTHER);
  }
  int status;
  assert_int_equal(waitpid(child, &status, 0), child);
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT) return ENDED;
  assert_true(WIFEXITED(status));
  return WEXITSTATUS(status);
}

static void test_spelled_out(void **state) {
  (void)state;
  static const char one[] =
      "{\"id\":\"a\",\"question\":\"distance\",\"a\":{\"shape\":\"box\",\"size\":[2,4,6],\"pose\":{\"matrix\":"
      "[[0,-1,0,50],[1,0,0,0],[0,0,1,\"1/3\"]]}},\"b\":{\"shape\":\"capsule\",\"radius\":1,\"total_height\":9,"
      "\"axis\":\"x\",\"pose\":{\"rotation_wxyz\":[1,1,0,0]}}}";
  og_text_context *context = og_text_new(NULL);
  og_text_reply reply;
  assert_int_equal(og_ask_text(context, one, strlen(one), &reply), OG_TEXT_ANSWERED);
  int count[4] = {0}, blocks = 0;
  for (int last = ENDED; last != SAME; blocks++) count[last = asked_with(blocks, one, reply.text)]++;
  assert_int_equal(count[OTHER], 0);
  assert_true(count[COMPLAINT] > 20 && count[ENDED] > 10);
  assert_int_equal(asked_with(10 * blocks, one, reply.text), SAME);
  og_text_release(&reply);
  og_text_free(context);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_grow),    cmocka_unit_test(test_room_is_doubled), cmocka_unit_test(test_text_of_a_value),
      cmocka_unit_test(test_context), cmocka_unit_test(test_spelled_out),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
