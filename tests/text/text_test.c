// The library of text: its answers are the corpus' to the byte, as the commands' are, and accepted; in threads, too.
// What is cut, damaged or too large is refused with a reason.

#include <dirent.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>

#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/text/origo_text.h"

static const char *const folders[] = {"corpus", "corpus/parts", "corpus/plane", "corpus/primitives", "corpus/curved"};
enum { FOLDERS = sizeof folders / sizeof *folders, THREADS = 8, FEW = 200, FEWEST_CASES = 5000 };

static bool is_few(void) { return asked_pairs() > 0 && asked_pairs() < 100; }

// ---- files of the corpus ----

typedef bool one_case(void *context, const char *one, const char *answer);

typedef struct walk {
  one_case *take;
  void *context;
  size_t cases, wrong;
  int each; // only one line of so many
} walk;

static void walk_files(walk *w, const char *cases, const char *answers) {
  FILE *one = fopen(cases, "r"), *other = fopen(answers, "r");
  char *line[2] = {NULL, NULL};
  size_t room[2] = {0, 0};
  assert_true(one != NULL && other != NULL);
  for (int k = 0; getline(&line[0], &room[0], one) > 0; k++) {
    assert_true(getline(&line[1], &room[1], other) > 0);
    if (k % w->each != 0) continue;
    const bool good = w->take(w->context, line[0], line[1]);
    if (!good && w->wrong == 0) printf("%s:%d: %.200s\n", cases, k + 1, line[0]);
    w->cases++;
    w->wrong += !good;
  }
  for (int k = 0; k < 2; k++) free(line[k]);
  fclose(one);
  fclose(other);
}

static void walk_folder(walk *w, const char *folder) {
  char cases[512], answers[512];
  snprintf(cases, sizeof cases, "%s/cases", folder);
  DIR *directory = opendir(cases);
  assert_non_null(directory);
  for (const struct dirent *entry; (entry = readdir(directory)) != NULL;) {
    if (strstr(entry->d_name, ".jsonl") == NULL) continue;
    snprintf(cases, sizeof cases, "%s/cases/%s", folder, entry->d_name);
    snprintf(answers, sizeof answers, "%s/answers/%s", folder, entry->d_name);
    walk_files(w, cases, answers);
  }
  closedir(directory);
}

// ---- calls ----

static bool is_whole(const og_text_reply *reply) {
  return reply->text != NULL && reply->why != NULL && strlen(reply->text) == reply->length &&
         strlen(reply->why) == reply->why_length && strchr(reply->why, '\n') == NULL;
}

static bool is_answered(og_text_context *context, const char *one, const char *answer) {
  og_text_reply reply;
  const og_text_status status = og_ask_text(context, one, strlen(one), &reply);
  const bool undecided = status == OG_TEXT_UNDECIDED && reply.why_length > 0;
  const bool good = is_whole(&reply) && strcmp(reply.text, answer) == 0 && (status == OG_TEXT_ANSWERED || undecided);
  og_text_release(&reply);
  return good;
}

static bool is_accepted(og_text_context *context, const char *one, const char *answer) {
  og_text_reply reply;
  const og_text_status status = og_check_text(context, one, strlen(one), answer, strlen(answer), &reply);
  const bool good = is_whole(&reply) && reply.length == 0 && (status == OG_TEXT_ANSWERED) == (reply.why_length == 0) &&
                    (status == OG_TEXT_ANSWERED || status == OG_TEXT_UNDECIDED);
  og_text_release(&reply);
  return good;
}

static bool is_right(void *context, const char *one, const char *answer) {
  return is_answered(context, one, answer) && is_accepted(context, one, answer);
}

static void test_answers_are_those_of_the_corpus(void **state) {
  (void)state;
  og_text_context *context = og_text_new(NULL);
  walk w = {is_right, context, 0, 0, is_few() ? FEW : 1};
  for (int k = 0; k < FOLDERS; k++) walk_folder(&w, folders[k]);
  assert_int_equal(w.wrong, 0);
  assert_true(w.cases >= FEWEST_CASES / (size_t)(is_few() ? FEW : 1));
  og_text_free(context);
}

// ---- on many lines ----

static char *printed(const char *line) {
  json_t *root = json_loads(line, 0, NULL);
  char *text = json_dumps(root, JSON_INDENT(2));
  json_decref(root);
  assert_non_null(text);
  return text;
}

static bool is_right_printed(void *context, const char *one, const char *answer) {
  char *a = printed(one), *b = printed(answer);
  const bool good = strchr(a, '\n') != NULL && is_answered(context, a, answer) && is_accepted(context, a, b);
  free(a);
  free(b);
  return good;
}

static void test_objects_may_have_many_lines(void **state) {
  (void)state;
  og_text_context *context = og_text_new(NULL);
  walk w = {is_right_printed, context, 0, 0, is_few() ? FEW : 20};
  for (int k = 0; k < FOLDERS - 1; k++) walk_folder(&w, folders[k]);
  assert_int_equal(w.wrong, 0);
  assert_true(w.cases >= (size_t)(is_few() ? 200 : 250));
  og_text_free(context);
}

// ---- threads ----

// Whatever it is: it ends, what is claimed can be judged, and after its steps stands the same claim.
static bool can_be_judged(og_text_context *context, const char *one) {
  og_text_reply claim, judgement, trace;
  const og_text_status ran = og_run_text(context, "gjk", one, strlen(one), &claim);
  const og_text_status judged = og_judge_text(context, one, strlen(one), claim.text, claim.length, &judgement);
  const bool good = is_whole(&claim) && is_whole(&judgement) && (ran == OG_TEXT_ANSWERED) == (claim.length > 0) &&
                    (judged == OG_TEXT_COMPLAINT) == (judgement.length == 0);
  const og_text_status traced = og_trace_text(context, "gjk", one, strlen(one), 0, &trace);
  const size_t before = trace.length - claim.length;
  const bool same = is_whole(&trace) && traced == ran && trace.length >= claim.length &&
                    strcmp(trace.text + before, claim.text) == 0 && (before == 0 || trace.text[before - 1] == '\n');
  og_text_release(&claim);
  og_text_release(&judgement);
  og_text_release(&trace);
  return good && same;
}

static bool is_right_in_a_thread(void *context, const char *one, const char *answer) {
  og_text_context *new_one = og_text_new(NULL);
  const bool good = is_right(context, one, answer) && can_be_judged(context, one) && is_right(new_one, one, answer);
  og_text_free(new_one);
  return good;
}

static void *run_thread(void *memory) {
  walk *w = memory;
  og_text_context *context = og_text_new(NULL);
  w->context = context;
  w->take = is_right_in_a_thread;
  w->each = is_few() ? FEW : 40;
  for (int k = 0; k < (is_few() ? 1 : FOLDERS - 1); k++) walk_folder(w, folders[k]);
  og_text_free(context);
  return NULL;
}

static void test_threads_do_not_meet(void **state) {
  (void)state;
  pthread_t thread[THREADS];
  walk w[THREADS];
  memset(w, 0, sizeof w);
  for (int k = 0; k < THREADS; k++) assert_int_equal(pthread_create(&thread[k], NULL, run_thread, &w[k]), 0);
  for (int k = 0; k < THREADS; k++) {
    assert_int_equal(pthread_join(thread[k], NULL), 0);
    assert_int_equal(w[k].wrong, 0);
    assert_true(w[k].cases >= (size_t)(is_few() ? 80 : 200));
  }
}

// ---- what is no case ----

static const char one_case_line[] =
    "{\"id\":\"c\",\"question\":\"distance\",\"a\":{\"shape\":\"point\",\"points\":[[0,0,0]]},"
    "\"b\":{\"shape\":\"hull\",\"points\":[[3,4,0],[9,4,0],[9,9,0]]}}";

static og_text_status ask(og_text_context *context, const char *text, size_t length, const char *why) {
  og_text_reply reply;
  const og_text_status status = og_ask_text(context, text, length, &reply);
  assert_true(is_whole(&reply));
  if (status == OG_TEXT_COMPLAINT || status == OG_TEXT_LIMIT) {
    assert_int_equal(reply.length, 0);
    assert_true(reply.why_length > 0);
  }
  if (why != NULL && strstr(reply.why, why) == NULL) printf("'%s', not '%s'\n", reply.why, why);
  assert_true(why == NULL || strstr(reply.why, why) != NULL);
  og_text_release(&reply);
  assert_null(reply.text);
  return status;
}

static void test_a_case_that_is_cut_is_none(void **state) {
  (void)state;
  og_text_context *context = og_text_new(NULL);
  for (size_t length = 0; length < sizeof one_case_line - 1; length++)
    assert_int_equal(ask(context, one_case_line, length, NULL), OG_TEXT_COMPLAINT);
  assert_int_equal(ask(context, one_case_line, sizeof one_case_line - 1, NULL), OG_TEXT_ANSWERED);
  assert_int_equal(ask(context, NULL, 0, "empty text"), OG_TEXT_COMPLAINT);
  assert_int_equal(ask(context, "\n \r\n", 4, "empty text"), OG_TEXT_COMPLAINT);
  assert_int_equal(ask(context, one_case_line, sizeof one_case_line, "JSON"), OG_TEXT_COMPLAINT); // a zero byte
  og_text_free(context);
  og_text_free(NULL);
}

static void test_what_stands_around_a_line_may_stay(void **state) {
  (void)state;
  og_text_context *context = og_text_new(NULL);
  char text[sizeof one_case_line + 8];
  const int length = snprintf(text, sizeof text, "\xef\xbb\xbf%s\r\n\n", one_case_line);
  assert_int_equal(ask(context, text, (size_t)length, NULL), OG_TEXT_ANSWERED);
  og_text_free(context);
}

static void test_damage_ends_in_words(void **state) {
  (void)state;
  og_text_context *context = og_text_new(NULL);
  or_random random = or_random_seeded(wanted_seed());
  size_t complaints = 0;
  const long rounds = wanted_share(2000);
  for (long k = 0; k < rounds; k++) {
    char text[sizeof one_case_line];
    memcpy(text, one_case_line, sizeof text);
    for (int times = or_random_int(&random, 1, 3); times > 0; times--)
      text[or_random_int(&random, 0, (int)sizeof text - 2)] = (char)or_random_int(&random, -128, 127);
    complaints += ask(context, text, sizeof text - 1, NULL) == OG_TEXT_COMPLAINT;
  }
  assert_true(complaints > (size_t)rounds / 2);
  assert_int_equal(ask(context, one_case_line, sizeof one_case_line - 1, NULL), OG_TEXT_ANSWERED);
  og_text_free(context);
}

static char *repeated(const char *piece, size_t count) {
  const size_t length = strlen(piece);
  char *text = malloc(length * count + 1);
  assert_non_null(text);
  for (size_t k = 0; k < count; k++) memcpy(text + k * length, piece, length);
  text[length * count] = '\0';
  return text;
}

static void test_what_is_huge_is_refused(void **state) {
  (void)state;
  const og_text_limits small = {.max_bytes = 200, .max_points = 2};
  og_text_context *context = og_text_new(NULL), *limited = og_text_new(&small);
  char *deep = repeated("[", 1000000), *digits = repeated("9", 3000000);
  assert_int_equal(ask(context, deep, 1000000, "JSON"), OG_TEXT_COMPLAINT);
  char *large = malloc(3000200);
  assert_non_null(large);
  const int length = snprintf(large, 3000200,
                              "{\"id\":\"c\",\"question\":\"distance\","
                              "\"a\":{\"shape\":\"point\",\"points\":[[\"1e%s\",0,0]]},"
                              "\"b\":{\"shape\":\"point\",\"points\":[[3,4,0]]}}",
                              digits);
  assert_int_equal(ask(context, large, (size_t)length, NULL), OG_TEXT_LIMIT);
  assert_int_equal(ask(limited, large, (size_t)length, "200 bytes"), OG_TEXT_LIMIT);
  const char three[] = "{\"id\":\"c\",\"question\":\"support\","
                       "\"a\":{\"shape\":\"hull\",\"points\":[[3,4,0],[9,4,0],[9,9,0]]},\"direction\":[1,0,0]}";
  assert_int_equal(ask(limited, three, sizeof three - 1, "2"), OG_TEXT_LIMIT);
  assert_int_equal(ask(context, three, sizeof three - 1, NULL), OG_TEXT_ANSWERED);
  free(deep);
  free(digits);
  free(large);
  og_text_free(context);
  og_text_free(limited);
}

static void test_bits_and_pairs_are_limited(void **state) {
  (void)state;
  const og_text_limits few_bits = {.max_bits = 1000}, few_pairs = {.max_pairs = 1};
  og_text_context *bits = og_text_new(&few_bits), *pairs = og_text_new(&few_pairs);
  const char far[] = "{\"id\":\"c\",\"question\":\"distance\","
                     "\"a\":{\"shape\":\"point\",\"points\":[[1e300,1e-300,0]]},"
                     "\"b\":{\"shape\":\"point\",\"points\":[[3,4,0]]}}";
  assert_int_equal(ask(bits, far, sizeof far - 1, "bits"), OG_TEXT_LIMIT);
  const char boxes[] = "{\"id\":\"c\",\"question\":\"overlaps\",\"boxes\":[[[0,0],[9,9]],[[1,1],[8,8]],[[2,2],[7,7]]]}";
  assert_int_equal(ask(pairs, boxes, sizeof boxes - 1, "more overlapping pairs"), OG_TEXT_UNDECIDED);
  assert_int_equal(ask(bits, boxes, sizeof boxes - 1, NULL), OG_TEXT_ANSWERED);
  og_text_free(bits);
  og_text_free(pairs);
}

// ---- answers that are not right ----

static og_text_status check(og_text_context *context, const char *answer, const char *why) {
  og_text_reply reply;
  const og_text_status status =
      og_check_text(context, one_case_line, sizeof one_case_line - 1, answer, strlen(answer), &reply);
  assert_true(is_whole(&reply));
  if (strstr(reply.why, why) == NULL) printf("'%s', not '%s'\n", reply.why, why);
  assert_non_null(strstr(reply.why, why));
  og_text_release(&reply);
  return status;
}

static void test_answers_are_refused(void **state) {
  (void)state;
  og_text_context *context = og_text_new(NULL);
  og_text_reply reply;
  assert_int_equal(og_ask_text(context, one_case_line, sizeof one_case_line - 1, &reply), OG_TEXT_ANSWERED);
  assert_int_equal(check(context, reply.text, ""), OG_TEXT_ANSWERED);
  char *five = strstr(reply.text, "\"exact\":\"5\"");
  assert_non_null(five);
  five[strlen("\"exact\":\"")] = '6';
  assert_int_equal(check(context, reply.text, "distance"), OG_TEXT_REFUSED);
  for (size_t length = reply.length - 2; length > 0; length--) {
    reply.text[length] = '\0';
    assert_int_equal(check(context, reply.text, ""), OG_TEXT_COMPLAINT);
  }
  og_text_release(&reply);
  assert_int_equal(check(context, "{\"id\":\"d\",\"question\":\"distance\",\"relation\":\"undecided\"}",
                         "the answer is for 'd', but the case is 'c'"),
                   OG_TEXT_COMPLAINT);
  const char *open = "{\"id\":\"c\",\"question\":\"distance\",\"relation\":\"undecided\"}";
  assert_int_equal(check(context, open, "no certificate"), OG_TEXT_UNDECIDED);
  og_text_free(context);
}

// With a pattern: these tests only, for instruments that take long.
int main(int argc, char **argv) {
  if (argc > 1) cmocka_set_test_filter(argv[1]);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_answers_are_those_of_the_corpus),
      cmocka_unit_test(test_objects_may_have_many_lines),
      cmocka_unit_test(test_threads_do_not_meet),
      cmocka_unit_test(test_a_case_that_is_cut_is_none),
      cmocka_unit_test(test_what_stands_around_a_line_may_stay),
      cmocka_unit_test(test_damage_ends_in_words),
      cmocka_unit_test(test_what_is_huge_is_refused),
      cmocka_unit_test(test_bits_and_pairs_are_limited),
      cmocka_unit_test(test_answers_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
