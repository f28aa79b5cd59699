// origo run: what an algorithm of the reference says, in the format in which other engines say it.

#include "tool/run/run_command.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tool/run/answer_case.h"
#include "tool/run/doors.h"
#include "tool/run/find_algorithm.h"
#include "tool/run/write_claim.h"

enum { QUESTION, LIST, KEEP, SHARD, KEEP_GOING, MAX_POINTS, MAX_BITS, MAX_LINE, QUIET, OPTION_COUNT };

static const og_option options[OPTION_COUNT] = {
    [QUESTION] = {"question", "Q", "take every case as asking this: relation, distance or depth"},
    [LIST] = {"list", NULL, "the algorithms: name, door, question, source; then what the doors take"},
    [KEEP] = {"keep", NULL, "gather the contacts of cases that go on after each other (manifold-cache)"},
    [SHARD] = {"shard", "I/N", "run only every N-th case, from the I-th on"},
    [KEEP_GOING] = {"keep-going", NULL, "report every bad line instead of stopping at the first"},
    [MAX_POINTS] = {"max-points", "N", "points a body may have (1000000)"},
    [MAX_BITS] = {"max-bits", "N", "bits that the coordinates of a case may need (2^32)"},
    [MAX_LINE] = {"max-line", "BYTES", "longest line (67108864)"},
    [QUIET] = {"quiet", NULL, "no progress bar"},
};

static const og_usage usage = {
    "origo run", "ALGORITHM [CASES...] | --list",
    "Runs an algorithm of the reference in " OG_SCALAR_NAME " on every case: one claim a line, in order.\n"
    "It is given every coordinate in world space rounded to the nearest " OG_SCALAR_NAME " number. A\n"
    "question or bodies that it does not take are 'refused'. --question asks how the bodies of a sweep lie at time "
    "0.\n"
    "No file, or '-', means standard input.\n"
    "Exit status: 0 all claims written (whatever they say), 2 bad usage or input, 3 a limit reached.",
    options, OPTION_COUNT, NULL, 0};

typedef struct claim_run {
  const og_algorithm *algorithm;
  og_case_bench bench;
  og_small_case plain; // of a line in the ordinary form
  og_case_body body[2];
  og_text text;
} claim_run;

static void start(claim_run *run, const og_algorithm *algorithm) {
  run->algorithm = algorithm;
  og_case_bench_init(&run->bench);
  og_small_case_init(&run->plain);
  for (int k = 0; k < 2; k++) og_case_body_init(&run->body[k]);
  og_text_init(&run->text);
}

static void end(claim_run *run) {
  og_text_clear(&run->text);
  for (int k = 0; k < 2; k++) og_case_body_clear(&run->body[k]);
  og_small_case_clear(&run->plain);
  og_case_bench_clear(&run->bench);
}

static bool take(void *context, const og_walked_case *walked) {
  claim_run *run = context;
  og_walked_case read = *walked;
  for (int k = 0; k < 2 && walked->is_plain; k++)
    if (!og_small_to_case_body(&run->body[k], &run->plain.body[k])) {
      fprintf(stderr, "%s:%zu: a body has no exact form\n", walked->file, walked->line);
      return false;
    }
  if (walked->is_plain) {
    read.a = &run->body[0];
    read.b = &run->body[1];
  }
  og_text_reset(&run->text);
  og_answer_case(&run->text, &run->bench, run->algorithm, &read);
  if (og_text_write(&run->text, STDOUT_FILENO)) return true;
  fprintf(stderr, "origo run: cannot write to standard output: %s\n", strerror(errno));
  return false;
}

// A case of bodies that no algorithm has a door for.
static bool refuse(void *context, const char *id) {
  claim_run *run = context;
  const og_claim claim = {.outcome = OG_OUTCOME_DEGENERATE};
  og_text_reset(&run->text);
  og_write_claim(&run->text, id, run->algorithm->id, &claim);
  og_add_reason(&run->text, "bodies that no door takes");
  if (og_text_write(&run->text, STDOUT_FILENO)) return true;
  fprintf(stderr, "origo run: cannot write to standard output: %s\n", strerror(errno));
  return false;
}

static int run_on(const og_algorithm *algorithm, bool keep, og_case_walk *walk, char *const *names, int count) {
  static char standard_input[] = "-";
  char *const none[] = {standard_input};
  claim_run run;
  start(&run, algorithm);
  run.bench.kept.is_on = keep;
  walk->take = take;
  walk->refuse = refuse;
  walk->context = &run;
  walk->plain = &run.plain;
  if (isatty(STDOUT_FILENO)) walk->quiet = true; // claims and a bar on one screen would mix
  const int status = count == 0 ? og_walk_cases(walk, none, 1) : og_walk_cases(walk, names, count);
  end(&run);
  return status;
}

static int print_list(void) {
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    printf("%-22s %-12s %-26s %s\n", algorithm->id, og_door_of(algorithm)->name, algorithm->questions,
           algorithm->source);
  }
  for (int k = 0; k < og_door_count(); k++)
    printf("%s%-22s %s\n", k == 0 ? "\ndoors take\n" : "", og_door_at(k)->name, og_door_at(k)->takes);
  if (fflush(stdout) == 0 && !ferror(stdout)) return OG_EXIT_OK;
  perror("origo run: cannot write");
  return OG_EXIT_BAD;
}

static bool read_question(og_question *question, const char *value) {
  *question = og_question_by_id(value);
  if (*question < OG_SWEEP) return true;
  fputs("origo run: --question takes relation, distance or depth\n", stderr);
  return false;
}

static bool take_option(og_case_walk *walk, bool *list, bool *keep, int option, const char *value) {
  switch (option) {
  case QUESTION: return read_question(&walk->instead, value);
  case LIST: return *list = true;
  case KEEP: return *keep = true;
  case SHARD: return og_read_shard(&walk->shard, &walk->shards, value, &usage);
  case KEEP_GOING: return walk->keep_going = true;
  case QUIET: return walk->quiet = true;
  case MAX_POINTS: return og_read_count(&walk->limits.max_points, value, 1, &usage, "max-points");
  case MAX_BITS: return og_read_count(&walk->limits.max_bits, value, 1, &usage, "max-bits");
  case MAX_LINE: return og_read_count(&walk->max_line, value, 1, &usage, "max-line");
  default: return false;
  }
}

int og_run_command(int argc, char **argv) {
  og_case_walk walk = og_case_walk_default();
  walk.curved = walk.curved_sweep = walk.curved_support = walk.ellipsoids = true;
  bool list = false, keep = false;
  const char *value;
  int option;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP) return og_print_help(&usage) ? OG_EXIT_OK : OG_EXIT_BAD;
    if (option == OG_OPTION_VERSION) return og_print_version() ? OG_EXIT_OK : OG_EXIT_BAD;
    if (option == OG_OPTION_BAD || !take_option(&walk, &list, &keep, option, value)) return OG_EXIT_BAD;
  }
  if (list) return print_list();
  if (optind == argc) {
    fputs("origo run: which algorithm? ('origo run --list' lists them)\n", stderr);
    return OG_EXIT_BAD;
  }
  const og_algorithm *algorithm = og_find_algorithm("origo run", argv[optind]);
  if (algorithm == NULL) return OG_EXIT_BAD;
  if (keep && algorithm->contact == NULL) {
    fprintf(stderr, "origo run: --keep gathers contacts, and %s finds none: it is not behind the door contact\n",
            algorithm->id);
    return OG_EXIT_BAD;
  }
  return run_on(algorithm, keep, &walk, argv + optind + 1, argc - optind - 1);
}
