// Engines that behave, and engines that do whatever a program can do to the one who runs it.
#include "tool/judge/engine.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

static void wait_microseconds(long count) { nanosleep(&(struct timespec){0, 1000 * count}, NULL); }

static og_engine_limits short_limits(void) {
  og_engine_limits limits = og_engine_limits_default();
  limits.seconds = 0.3;
  limits.line_bytes = 5000;
  return limits;
}

static og_reply ask(og_engine *engine, const char *text) {
  og_reply reply;
  assert_true(og_engine_ask(engine, text, strlen(text), &reply));
  return reply;
}

static void expect_line(og_engine *engine, const char *text, const char *wanted) {
  const og_reply reply = ask(engine, text);
  assert_int_equal(reply.kind, OG_REPLY_LINE);
  assert_int_equal(reply.length, strlen(wanted));
  assert_string_equal(reply.line, wanted);
}

// Its reply to a first and to a second case is of that kind, for that reason.
static void expect_failure(const char *command, og_reply_kind kind, const char *reason) {
  og_engine *engine = og_engine_new(command, short_limits());
  for (size_t k = 1; k <= 2; k++) {
    const og_reply reply = ask(engine, "{}");
    assert_int_equal(reply.kind, kind);
    assert_string_equal(reply.reason, reason);
    assert_int_equal(og_engine_starts(engine), k);
  }
  og_engine_free(engine);
}

static void answers_come_line_by_line(void **state) {
  (void)state;
  og_engine *engine = og_engine_new("cat", og_engine_limits_default());
  char text[32];
  for (int k = 0; k < 1000; k++) {
    snprintf(text, sizeof text, "{\"id\": %d}", k);
    expect_line(engine, text, text);
  }
  assert_int_equal(og_engine_starts(engine), 1);
  og_engine_free(engine);
}

static void long_lines_pass_in_both_directions(void **state) {
  (void)state;
  const size_t length = 900000; // more than pipes hold
  char *text = malloc(length + 1);
  memset(text, 'x', length);
  text[length] = '\0';
  og_engine *engine = og_engine_new("cat", og_engine_limits_default());
  expect_line(engine, text, text);
  expect_line(engine, "short", "short");
  og_engine_free(engine);
  free(text);
}

static void endings_are_told(void **state) {
  (void)state;
  expect_failure("exit 3", OG_REPLY_CRASHED, "ended with status 3");
  expect_failure("read x; exit 0", OG_REPLY_CRASHED, "ended with status 0");
  expect_failure("read x; kill -SEGV $$", OG_REPLY_CRASHED, "killed by signal 11");
  expect_failure("read x; echo first >&2; echo 'assert: face != 0' >&2; kill -ABRT $$", OG_REPLY_CRASHED,
                 "killed by signal 6: first | assert: face != 0");
  expect_failure("read x; printf '{\"id\"'", OG_REPLY_CRASHED, "ended with status 0");
  expect_failure("exec /no/such/engine 2>/dev/null", OG_REPLY_CRASHED, "ended with status 127");
}

static void silence_is_cut_short(void **state) {
  (void)state;
  expect_failure("sleep 60", OG_REPLY_TIMED_OUT, "no answer within 0.3 s");
  expect_failure("read x; printf half; sleep 60", OG_REPLY_TIMED_OUT, "no answer within 0.3 s");
  expect_failure("while :; do :; done", OG_REPLY_TIMED_OUT, "no answer within 0.3 s");
  expect_failure("yes >&2", OG_REPLY_TIMED_OUT, "no answer within 0.3 s: y | y | y | y");
  expect_failure("trap '' TERM INT HUP; sleep 60", OG_REPLY_TIMED_OUT, "no answer within 0.3 s");
}

static void endless_output_is_cut_short(void **state) {
  (void)state;
  expect_failure("cat /dev/zero", OG_REPLY_ENDLESS, "a line of more than 5000 bytes");
}

static void what_comes_unasked_is_the_next_reply(void **state) {
  (void)state;
  static const long pauses[] = {0, 50000};
  for (int k = 0; k < 2; k++) {
    og_engine *engine = og_engine_new("while read x; do echo $x; echo more; done", short_limits());
    expect_line(engine, "one", "one");
    wait_microseconds(pauses[k]);
    const og_reply reply = ask(engine, "two");
    assert_string_equal(reply.line, "more");
    assert_false(reply.is_first);
    expect_line(engine, "three", "two");
    og_engine_stop(engine);
    assert_true(ask(engine, "four").is_first);
    assert_int_equal(og_engine_starts(engine), 2);
    og_engine_free(engine);
  }
}

static void output_without_end_does_not_stop_the_run(void **state) {
  (void)state;
  og_engine *engine = og_engine_new("yes", short_limits());
  for (int k = 0; k < 5; k++) expect_line(engine, "case", "y");
  assert_int_equal(og_engine_starts(engine), 1);
  og_reply stray;
  assert_false(og_engine_finish(engine, &stray));
  assert_int_equal(stray.kind, OG_REPLY_LINE);
  assert_string_equal(stray.line, "y");
  og_engine_free(engine);
}

// Its input is closed, and it has its time to end; a line written then is one too many, as one written before is.
static void the_end_is_listened_to(void **state) {
  (void)state;
  static const struct {
    const char *command;
    bool silent;
  } cases[] = {
      {"cat", true},
      {"read x; echo $x; exit 3", true},
      {"read x; echo $x; echo more", false},
      {"read x; echo $x; read y; sleep 0.05; echo bye", false},
      {"read x; echo $x; sleep 60", true}, // it does not end: it is killed
  };
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    og_engine *engine = og_engine_new(cases[k].command, short_limits());
    expect_line(engine, "case", "case");
    og_reply stray;
    assert_int_equal(og_engine_finish(engine, &stray), cases[k].silent);
    assert_int_equal(stray.kind == OG_REPLY_LINE, !cases[k].silent);
    assert_true(og_engine_finish(engine, &stray)); // none runs
    og_engine_free(engine);
  }
}

static void input_need_not_be_read(void **state) {
  (void)state;
  char *text = malloc(1000001);
  memset(text, 'x', 1000000);
  text[1000000] = '\0';
  og_engine *engine = og_engine_new("echo hello; sleep 60", short_limits());
  expect_line(engine, text, "hello");
  og_engine_free(engine);
  engine = og_engine_new("exec 0<&-; sleep 0.05; echo deaf; sleep 60", short_limits());
  expect_line(engine, text, "deaf");
  og_engine_free(engine);
  free(text);
}

// At whatever time it ended: that it did is the reply to the next case.
static void an_engine_that_ended_is_started_again(void **state) {
  (void)state;
  og_engine *engine = og_engine_new("head -n 1", short_limits());
  for (size_t k = 0; k < 4; k++) {
    expect_line(engine, "case", "case");
    wait_microseconds(k % 2 == 0 ? 0 : 30000);
    const og_reply reply = ask(engine, "case");
    assert_int_equal(reply.kind, OG_REPLY_CRASHED);
    assert_false(reply.is_first);
    assert_string_equal(reply.reason, "ended with status 0");
    assert_int_equal(og_engine_starts(engine), k + 1);
  }
  og_engine_free(engine);
}

// Running, not dead and waiting to be collected.
static bool runs(long process) {
  char name[64], text[256] = "";
  snprintf(name, sizeof name, "/proc/%ld/stat", process);
  FILE *file = fopen(name, "r");
  if (file == NULL) return false;
  const bool read = fgets(text, sizeof text, file) != NULL;
  fclose(file);
  const char *after_name = strrchr(text, ')');
  return read && after_name != NULL && after_name[2] != 'Z';
}

// Whatever group or session they are in; and when they are looked for they are gone, not about to go.
static void children_are_killed_too(void **state) {
  (void)state;
  static const char *const commands[] = {
      "sleep 60 & echo $!; wait",
      "setsid sh -c 'echo $$; exec sleep 60' & wait",
      "setsid sh -c 'sh -c \"echo \\$\\$; exec sleep 60\" & wait' & sleep 60",
      "(setsid sh -c '(echo $$; exec sleep 60) &' &) ; sleep 60",
      "trap '' TERM INT HUP; sh -c 'echo $$; while :; do sleep 1; done'",
  };
  for (size_t k = 0; k < sizeof commands / sizeof *commands; k++) {
    og_engine *engine = og_engine_new(commands[k], og_engine_limits_default());
    const long child = atol(ask(engine, "case").line);
    assert_true(child > 1);
    og_engine_stop(engine);
    assert_false(runs(child));
    og_engine_free(engine);
  }
}

// A child in a session of its own that keeps the pipes open does not make a crash a matter of time.
static void a_crash_is_one_whoever_holds_the_pipe(void **state) {
  (void)state;
  og_engine *engine = og_engine_new("setsid sleep 60 & read x; kill -SEGV $$", og_engine_limits_default());
  const og_reply reply = ask(engine, "case");
  assert_int_equal(reply.kind, OG_REPLY_CRASHED);
  assert_string_equal(reply.reason, "killed by signal 11");
  og_engine_free(engine);
}

static void memory_is_limited(void **state) {
  (void)state;
  og_engine_limits limits = og_engine_limits_default();
  limits.memory_bytes = (size_t)64 << 20;
  og_engine *engine = og_engine_new("ulimit -v >&2; exit 1", limits);
  assert_string_equal(ask(engine, "case").reason, "ended with status 1: 65536");
  og_engine_free(engine);
}

int main(void) {
  signal(SIGPIPE, SIG_IGN);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(answers_come_line_by_line),
      cmocka_unit_test(long_lines_pass_in_both_directions),
      cmocka_unit_test(endings_are_told),
      cmocka_unit_test(silence_is_cut_short),
      cmocka_unit_test(endless_output_is_cut_short),
      cmocka_unit_test(what_comes_unasked_is_the_next_reply),
      cmocka_unit_test(output_without_end_does_not_stop_the_run),
      cmocka_unit_test(the_end_is_listened_to),
      cmocka_unit_test(input_need_not_be_read),
      cmocka_unit_test(an_engine_that_ended_is_started_again),
      cmocka_unit_test(children_are_killed_too),
      cmocka_unit_test(a_crash_is_one_whoever_holds_the_pipe),
      cmocka_unit_test(memory_is_limited),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
