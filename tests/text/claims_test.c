// The library of text: what algorithms claim, their steps, and how claims are judged are, to the byte, what the
// commands `origo run` and `origo judge` write about the same lines.

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "tests/shared/wanted_pairs.h"
#include "tool/text/origo_text.h"

// One a door; between them they take nearly every case of the corpus. GJK's claims are judged about every third.
static const char *const algorithms[] = {"gjk",       "contact-3d",        "hull-incremental", "triangulate-ears",
                                         "all-pairs", "motion-conservative", "sphere-mean",      "decompose"};
enum { ALGORITHMS = sizeof algorithms / sizeof *algorithms, FEWEST_JUDGED = 4500, MOST_OTHERS = 1200, EACH = 3 };

static const char *folder;

static const char *path(const char *name) {
  static char made[4][512];
  static int turn; // a call names four files at most
  turn = (turn + 1) % 4;
  snprintf(made[turn], sizeof made[turn], "%s/%s", folder, name);
  return made[turn];
}

static void call(const char *format, ...) __attribute__((format(printf, 1, 2)));
static void call(const char *format, ...) {
  char command[2048];
  va_list list;
  va_start(list, format);
  vsnprintf(command, sizeof command, format, list);
  va_end(list);
  const int status = system(command);
  assert_true(status == 0 || status == 1 << 8 || status == 2 << 8); // judged wrong, or a line that is not taken
}

static const char *build(void) {
  const char *named = getenv("BUILD");
  return named == NULL ? "build" : named;
}

typedef struct lines {
  FILE *file;
  char *at;
  size_t room;
} lines;

static void open_lines(lines *of, const char *name) {
  *of = (lines){fopen(path(name), "r"), NULL, 0};
  assert_non_null(of->file);
}

static bool next(lines *of) { return getline(&of->at, &of->room, of->file) > 0; }

static void close_lines(lines *of) {
  fclose(of->file);
  free(of->at);
}

// Whether the reply is the command's next line; where the command wrote none, it has a reason.
static bool agrees(lines *command, const og_text_reply *reply) {
  if (reply->length == 0) return reply->why_length > 0;
  return next(command) && strcmp(command->at, reply->text) == 0;
}

static void claims_are_those_of_the_command(og_text_context *context, const char *algorithm) {
  call("%s/origo run --quiet --keep-going %s %s >%s 2>/dev/null", build(), algorithm, path("cases"), path("claims"));
  lines cases, command;
  open_lines(&cases, "cases");
  open_lines(&command, "claims");
  while (next(&cases)) {
    og_text_reply reply;
    const og_text_status status = og_run_text(context, algorithm, cases.at, strlen(cases.at), &reply);
    const bool good = agrees(&command, &reply) && (status == OG_TEXT_ANSWERED) == (reply.length > 0);
    if (!good) printf("%s: %.100s... '%s' '%s', not '%s'\n", algorithm, cases.at, reply.text, reply.why, command.at);
    og_text_release(&reply);
    assert_true(good);
  }
  assert_false(next(&command));
  close_lines(&cases);
  close_lines(&command);
}

// A case that nobody is judged by is left out: the command would wait for the case of its claim.
static void judgements_are_those_of_the_command(og_text_context *context, size_t *judged) {
  lines cases, claims;
  open_lines(&cases, "cases");
  open_lines(&claims, "claims");
  FILE *kept_cases = fopen(path("kept"), "w"), *kept_claims = fopen(path("kept-claims"), "w"),
       *ours = fopen(path("ours"), "w");
  assert_true(kept_cases != NULL && kept_claims != NULL && ours != NULL);
  size_t others = 0;
  while (next(&cases) && next(&claims)) {
    og_text_reply reply;
    const og_text_status status =
        og_judge_text(context, cases.at, strlen(cases.at), claims.at, strlen(claims.at), &reply);
    const bool is_judged = reply.length > 0;
    if (is_judged) fputs(cases.at, kept_cases);
    if (is_judged) fputs(claims.at, kept_claims);
    fputs(reply.text, ours);
    others += !is_judged;
    *judged += is_judged;
    assert_true(status == OG_TEXT_REFUSED || (status == OG_TEXT_ANSWERED) == is_judged);
    og_text_release(&reply);
  }
  fclose(kept_cases);
  fclose(kept_claims);
  fclose(ours);
  close_lines(&cases);
  close_lines(&claims);
  assert_true(others <= MOST_OTHERS);
  call("%s/origo judge --no-settings --quiet - %s <%s >%s", build(), path("kept-claims"), path("kept"), path("judged"));
  lines command;
  open_lines(&claims, "ours");
  open_lines(&command, "judged");
  while (next(&claims)) assert_true(next(&command) && strcmp(claims.at, command.at) == 0);
  assert_false(next(&command));
  close_lines(&claims);
  close_lines(&command);
}

static void keep_a_tenth(void) {
  call("awk 'NR %% 10 == 0' %s >%s", path("cases"), path("fewer"));
  assert_int_equal(rename(path("fewer"), path("cases")), 0);
}

static void test_claims_and_judgements_are_those_of_the_commands(void **state) {
  (void)state;
  const bool is_few = wanted_share(10) < 10;
  call("cat corpus/cases/*.jsonl corpus/parts/cases/*.jsonl corpus/plane/cases/*.jsonl corpus/primitives/cases/*.jsonl "
       "corpus/curved/cases/*.jsonl | awk 'NR %% %d == 0' >%s",
       is_few ? 20 : EACH, path("cases"));
  for (int k = 0; k < ALGORITHMS; k++) {
    og_text_context *context = og_text_new(NULL);
    size_t judged = 0;
    if (k == 1) keep_a_tenth();
    claims_are_those_of_the_command(context, algorithms[k]);
    judgements_are_those_of_the_command(context, &judged);
    assert_true(judged >= FEWEST_JUDGED / (size_t)((is_few ? 20 : EACH) * (k == 0 ? 1 : 10)) * 9 / 10);
    og_text_free(context);
  }
}

// ---- steps ----

enum { TRACES_EACH = 60, FEWEST_TRACED = 13 };

// The command's lines up to the claim about the case. False where they are others, or another number.
static bool is_trace(lines *command, const og_text_reply *reply, size_t *steps) {
  if (reply->length == 0) return reply->why_length > 0;
  const char *at = reply->text;
  while (*at != '\0') {
    if (!next(command)) return false;
    const size_t length = strlen(command->at);
    if (strncmp(at, command->at, length) != 0) return false;
    at += length;
    *steps += *at != '\0';
  }
  return true;
}

// `most`: marks of a trace; 0: as many as the command allows by itself. Returns how many steps there were.
static size_t traces_are_those_of_the_command(og_text_context *context, const char *algorithm, size_t most) {
  char marks[40] = "";
  if (most > 0) snprintf(marks, sizeof marks, "--marks %zu", most);
  call("%s/origo run --quiet --keep-going --trace %s %s %s >%s 2>/dev/null", build(), marks, algorithm, path("cases"),
       path("claims"));
  lines cases, command;
  size_t steps = 0;
  open_lines(&cases, "cases");
  open_lines(&command, "claims");
  while (next(&cases)) {
    og_text_reply reply;
    const og_text_status status = og_trace_text(context, algorithm, cases.at, strlen(cases.at), most, &reply);
    const bool good = is_trace(&command, &reply, &steps) && (status == OG_TEXT_ANSWERED) == (reply.length > 0);
    if (!good) printf("%s: %.100s... '%.300s' '%s'\n", algorithm, cases.at, reply.text, reply.why);
    og_text_release(&reply);
    assert_true(good);
  }
  assert_false(next(&command));
  close_lines(&cases);
  close_lines(&command);
  return steps;
}

// Of every algorithm that writes its steps, by one context: traces that are cut, whole ones, and claims without steps.
static void test_steps_are_those_of_the_command(void **state) {
  (void)state;
  const bool is_few = wanted_share(10) < 10;
  call("cat corpus/cases/*.jsonl corpus/curved/cases/*.jsonl | awk 'NR %% %d == 1' | cat - tool/site/at_work.jsonl >%s",
       TRACES_EACH * (is_few ? 10 : 1), path("cases"));
  call("%s/origo list --traced >%s", build(), path("traced"));
  og_text_context *context = og_text_new(NULL);
  lines names;
  int traced = 0;
  for (open_lines(&names, "traced"); next(&names); traced++) {
    names.at[strcspn(names.at, "\n")] = '\0';
    const size_t whole = traces_are_those_of_the_command(context, names.at, 0);
    const size_t cut = traces_are_those_of_the_command(context, names.at, 7);
    assert_true(whole > cut && cut > 0);
    claims_are_those_of_the_command(context, names.at);
  }
  close_lines(&names);
  assert_true(traced >= FEWEST_TRACED);
  og_text_free(context);
}

static const char one_case_line[] =
    "{\"id\":\"c\",\"question\":\"distance\",\"a\":{\"shape\":\"point\",\"points\":[[0,0,0]]},"
    "\"b\":{\"shape\":\"hull\",\"points\":[[3,4,0],[9,4,0],[9,9,0]]}}";

static og_text_status judged(og_text_context *context, const char *one, const char *claim, const char *says) {
  og_text_reply reply;
  const og_text_status status = og_judge_text(context, one, strlen(one), claim, strlen(claim), &reply);
  const char *said = reply.length > 0 ? reply.text : reply.why;
  if (strstr(said, says) == NULL) printf("'%s', not '%s'\n", said, says);
  assert_non_null(strstr(said, says));
  og_text_release(&reply);
  return status;
}

static void test_claims_are_judged_one_by_one(void **state) {
  (void)state;
  og_text_context *context = og_text_new(NULL);
  const char *right = "{\"id\":\"c\",\"engine\":\"e\",\"colliding\":false,\"distance\":5,\"status\":\"ok\"}";
  const char *wrong = "{\"id\":\"c\",\"engine\":\"e\",\"colliding\":true,\"status\":\"ok\"}";
  const char *other = "{\"id\":\"d\",\"engine\":\"e\",\"colliding\":true,\"status\":\"ok\"}";
  for (int k = 0; k < 2; k++) {
    assert_int_equal(judged(context, one_case_line, right, "\"right\""), OG_TEXT_ANSWERED);
    assert_int_equal(judged(context, one_case_line, wrong, "\"wrong\""), OG_TEXT_REFUSED);
    assert_int_equal(judged(context, one_case_line, other, "the claim is about 'd', but the case is 'c'"),
                     OG_TEXT_COMPLAINT);
    assert_int_equal(judged(context, one_case_line, "{", "JSON"), OG_TEXT_COMPLAINT);
    assert_int_equal(judged(context, "{", right, "JSON"), OG_TEXT_COMPLAINT);
    assert_int_equal(judged(context, one_case_line, "", "an empty text; expected a claim"), OG_TEXT_COMPLAINT);
    const char *simplex = "{\"id\":\"c\",\"question\":\"orientation\",\"a\":{\"shape\":\"hull\",\"points\":"
                          "[[0,0,0],[1,0,0],[0,1,0],[0,0,1]]}}";
    assert_int_equal(judged(context, simplex, wrong, "passed over"), OG_TEXT_COMPLAINT);
  }
  og_text_free(context);
}

static void test_algorithms_are_named(void **state) {
  (void)state;
  og_text_context *context = og_text_new(NULL);
  og_text_reply reply;
  const size_t length = sizeof one_case_line - 1;
  assert_int_equal(og_run_text(context, "no-such", one_case_line, length, &reply), OG_TEXT_COMPLAINT);
  assert_string_equal(reply.why, "no algorithm 'no-such'");
  og_text_release(&reply);
  assert_int_equal(og_run_text(context, NULL, one_case_line, length, &reply), OG_TEXT_COMPLAINT);
  og_text_release(&reply);
  assert_int_equal(og_run_text(context, "gjk", one_case_line, length - 1, &reply), OG_TEXT_COMPLAINT);
  assert_non_null(strstr(reply.why, "JSON"));
  og_text_release(&reply);
  assert_int_equal(og_run_text(context, "gjk", one_case_line, length, &reply), OG_TEXT_ANSWERED);
  assert_non_null(strstr(reply.text, "\"distance\":\"0x1.4p+2\""));
  og_text_release(&reply);
  og_text_free(context);
}

static void is_no_trace(og_text_context *context, const char *algorithm, const char *one, size_t marks,
                        og_text_status status, const char *why) {
  og_text_reply reply;
  assert_int_equal(og_trace_text(context, algorithm, one, strlen(one), marks, &reply), status);
  if (strcmp(reply.why, why) != 0) printf("'%s', not '%s'\n", reply.why, why);
  assert_string_equal(reply.why, why);
  assert_int_equal(reply.length, 0);
  og_text_release(&reply);
}

static void test_what_has_no_steps_is_told(void **state) {
  (void)state;
  const og_text_limits small = {.max_points = 2};
  og_text_context *context = og_text_new(NULL), *limited = og_text_new(&small);
  const char *none = "contact-3d cannot write its steps; 'origo list --traced' names those that can";
  is_no_trace(context, "contact-3d", one_case_line, 0, OG_TEXT_COMPLAINT, none);
  is_no_trace(context, "no-such", one_case_line, 0, OG_TEXT_COMPLAINT, "no algorithm 'no-such'");
  is_no_trace(context, NULL, one_case_line, 0, OG_TEXT_COMPLAINT, "no algorithm ''");
  is_no_trace(context, "gjk", "", 0, OG_TEXT_COMPLAINT, "an empty text; expected a case");
  is_no_trace(context, "gjk", one_case_line, 100000001, OG_TEXT_COMPLAINT, "a trace has at most 100000000 marks");
  is_no_trace(context, "gjk", one_case_line, SIZE_MAX, OG_TEXT_COMPLAINT, "a trace has at most 100000000 marks");
  is_no_trace(limited, "gjk", one_case_line, 0, OG_TEXT_LIMIT,
              "b.points: 3 points are more than the limit of 2 (--max-points raises it)");
  // A question that it does not take: the claim alone, in which it is refused.
  const char *support = "{\"id\":\"c\",\"question\":\"support\","
                        "\"a\":{\"shape\":\"point\",\"points\":[[3,4,0]]},\"direction\":[1,0,0]}";
  og_text_reply reply;
  assert_int_equal(og_trace_text(context, "gjk", support, strlen(support), 0, &reply), OG_TEXT_ANSWERED);
  assert_non_null(strstr(reply.text, "\"status\":\"refused\""));
  assert_ptr_equal(strchr(reply.text, '\n'), reply.text + reply.length - 1);
  og_text_release(&reply);
  og_text_free(context);
  og_text_free(limited);
}

int main(void) {
  char made[] = "/tmp/origo-claims-XXXXXX";
  folder = mkdtemp(made);
  if (folder == NULL) return 1;
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_claims_and_judgements_are_those_of_the_commands),
      cmocka_unit_test(test_claims_are_judged_one_by_one),
      cmocka_unit_test(test_algorithms_are_named),
      cmocka_unit_test(test_steps_are_those_of_the_command),
      cmocka_unit_test(test_what_has_no_steps_is_told),
  };
  const int failed = cmocka_run_group_tests(tests, NULL, NULL);
  for (const char *const *name =
           (const char *const[]){"cases", "claims", "kept", "kept-claims", "ours", "judged", "traced", NULL};
       *name != NULL; name++)
    remove(path(*name));
  rmdir(folder);
  return failed;
}
