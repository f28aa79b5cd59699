// origo run: what an algorithm of the reference says, in the format in which other engines say it.

#include "tool/run/run_command.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tool/run/claim_run.h"
#include "tool/run/doors.h"
#include "tool/run/find_algorithm.h"

enum { QUESTION, LIST, KEEP, TRACE, MARKS, SHARD, KEEP_GOING, MAX_POINTS, MAX_BITS, MAX_LINE, QUIET, OPTION_COUNT };

static const og_option options[OPTION_COUNT] = {
    [QUESTION] = {"question", "Q", "take every case as asking this: relation, distance or depth"},
    [LIST] = {"list", NULL, "the algorithms: name, door, question, source; then what the doors take"},
    [KEEP] = {"keep", NULL, "gather the contacts of cases that go on after each other (manifold-cache)"},
    [TRACE] = {"trace", NULL, "first the steps to each claim, one a line ('origo list --traced': who writes them)"},
    [MARKS] = {"marks", "N", "marks that the steps of a case may have; the rest is left out (1000000)"},
    [SHARD] = {"shard", "I/N", "run only every N-th case, from the I-th on"},
    [KEEP_GOING] = {"keep-going", NULL, "report every bad line instead of stopping at the first"},
    [MAX_POINTS] = {"max-points", "N", "points a body may have (1000000)"},
    [MAX_BITS] = {"max-bits", "N", "bits that the coordinates of a case may need (2^32)"},
    [MAX_LINE] = {"max-line", "BYTES", "longest line (67108864)"},
    [QUIET] = {"quiet", NULL, "no progress bar"},
};

static const og_usage usage = {
    "origo run",
    "ALGORITHM [CASES...] | --list",
    "Runs an algorithm of the reference in " OG_SCALAR_NAME " on every case: one claim a line, in order.\n"
    "It is given every coordinate in world space rounded to the nearest " OG_SCALAR_NAME " number. A\n"
    "question or bodies that it does not take are 'refused'. --question asks how the bodies of a sweep lie at time "
    "0.\n"
    "No file, or '-', means standard input.\n"
    "Exit status: 0 all claims written (whatever they say), 2 bad usage or input, 3 a limit reached.",
    options,
    OPTION_COUNT,
    NULL,
    0};

static bool put(const og_claim_run *run) {
  if (og_text_write(&run->text, STDOUT_FILENO)) return true;
  fprintf(stderr, "origo run: cannot write to standard output: %s\n", strerror(errno));
  return false;
}

static bool take(void *context, const og_walked_case *walked) {
  const char *why = og_claim_run_take(context, walked);
  if (why == NULL) return put(context);
  fprintf(stderr, "%s:%zu: %s\n", walked->file, walked->line, why);
  return false;
}

static bool refuse(void *context, const char *id) {
  og_claim_run_refuse(context, id);
  return put(context);
}

// What the options say beside the walk.
typedef struct manner {
  bool list, keep, trace;
  size_t marks;
} manner;

static int walk_all(og_claim_run *run, const manner *how, og_case_walk *walk, char *const *names, int count) {
  static char standard_input[] = "-";
  char *const none[] = {standard_input};
  og_complaint complaint = {.file = NULL};
  if (how->trace && !og_claim_run_trace(run, how->marks, &complaint)) {
    fprintf(stderr, "origo run: %s\n", complaint.text);
    return OG_EXIT_BAD;
  }
  og_claim_run_walk(run, walk);
  run->bench.kept.is_on = how->keep;
  walk->take = take;
  walk->refuse = refuse;
  walk->context = run;
  if (isatty(STDOUT_FILENO)) walk->quiet = true; // claims and a bar on one screen would mix
  return count == 0 ? og_walk_cases(walk, none, 1) : og_walk_cases(walk, names, count);
}

static int run_on(const og_algorithm *algorithm, const manner *how, og_case_walk *walk, char *const *names, int count) {
  og_claim_run run;
  og_claim_run_init(&run, algorithm);
  const int status = walk_all(&run, how, walk, names, count);
  og_claim_run_clear(&run);
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

static bool read_marks(size_t *marks, const char *value) {
  if (!og_read_count(marks, value, 1, &usage, "marks")) return false;
  if (*marks <= OG_MOST_MARKS_EVER) return true;
  fprintf(stderr, "origo run: --marks takes at most %d\n", OG_MOST_MARKS_EVER);
  return false;
}

static bool take_option(og_case_walk *walk, manner *how, int option, const char *value) {
  switch (option) {
  case QUESTION: return read_question(&walk->instead, value);
  case LIST: return how->list = true;
  case KEEP: return how->keep = true;
  case TRACE: return how->trace = true;
  case MARKS: return read_marks(&how->marks, value);
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
  manner how = {.trace = false};
  const char *value;
  int option;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP) return og_print_help(&usage) ? OG_EXIT_OK : OG_EXIT_BAD;
    if (option == OG_OPTION_VERSION) return og_print_version() ? OG_EXIT_OK : OG_EXIT_BAD;
    if (option == OG_OPTION_BAD || !take_option(&walk, &how, option, value)) return OG_EXIT_BAD;
  }
  if (how.list) return print_list();
  if (optind == argc) {
    fputs("origo run: which algorithm? ('origo run --list' lists them)\n", stderr);
    return OG_EXIT_BAD;
  }
  const og_algorithm *algorithm = og_find_algorithm("origo run", argv[optind]);
  if (algorithm == NULL) return OG_EXIT_BAD;
  if (how.keep && algorithm->contact == NULL) {
    fprintf(stderr, "origo run: --keep gathers contacts, and %s finds none: it is not behind the door contact\n",
            algorithm->id);
    return OG_EXIT_BAD;
  }
  return run_on(algorithm, &how, &walk, argv + optind + 1, argc - optind - 1);
}
