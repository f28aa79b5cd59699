// The command line of `origo check` and of origo-check.

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "tool/check/check_stream.h"
#include "spec/overlaps/checker.h"
#include "tool/format/line_reader.h"
#include "tool/format/options.h"

enum { QUESTION, KEEP_GOING, MAX_POINTS, MAX_BITS, MAX_LINE, MAX_DIGITS, MAX_PAIRS, OPTION_COUNT };

static const og_option options[OPTION_COUNT] = {
    [QUESTION] = {"question", "Q", "check the answers to this question, whatever the cases ask"},
    [KEEP_GOING] = {"keep-going", NULL, "report every bad line of cases and answers instead of stopping at the first"},
    [MAX_POINTS] = {"max-points", "N", "points a body may have (1000000)"},
    [MAX_BITS] = {"max-bits", "N", "bits that the coordinates of a case may need (2^32)"},
    [MAX_LINE] = {"max-line", "BYTES", "longest line (67108864)"},
    [MAX_DIGITS] = {"max-digits", "N", "digits that a number in an answer may have (1000000)"},
    [MAX_PAIRS] = {"max-pairs", "N", "overlapping pairs of boxes, or what a walk of parts may cost (100000000)"},
};

static const char summary[] =
    "Checks every answer by its own certificate, whoever gave it; no solver is involved. Answers stand in "
    "the\n"
    "order of their cases. Prints a line for every answer refused, then the counts.\n"
    "Exit status: 0 all accepted, 1 some refused, 2 bad usage or input, 3 undecided or a limit reached.";

static bool take_option(const og_usage *usage, int option, const char *value, og_check_options *check) {
  switch (option) {
  case QUESTION: return og_read_any_question(&check->instead, value, usage);
  case KEEP_GOING: return check->keep_going = true;
  case MAX_POINTS: return og_read_count(&check->limits.max_points, value, 1, usage, "max-points");
  case MAX_BITS: return og_read_count(&check->limits.max_bits, value, 1, usage, "max-bits");
  case MAX_LINE: return og_read_count(&check->max_line, value, 1, usage, "max-line");
  case MAX_DIGITS: return og_read_count(&check->max_digits, value, 1, usage, "max-digits");
  case MAX_PAIRS: return og_read_count(&check->max_pairs, value, 1, usage, "max-pairs");
  default: return false;
  }
}

int og_check_command(const char *program, int argc, char **argv) {
  const og_usage usage = {program, "CASES ANSWERS", summary, options, OPTION_COUNT, NULL, 0};
  og_check_options check = {program,
                            NULL,
                            NULL,
                            OG_QUESTION_COUNT,
                            og_default_case_limits,
                            OG_DEFAULT_MAX_LINE,
                            OG_DEFAULT_MAX_DIGITS,
                            OG_DEFAULT_MAX_PAIRS,
                            false};
  const char *value;
  int option;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP) return og_print_help(&usage) ? 0 : 2;
    if (option == OG_OPTION_VERSION) return og_print_version() ? 0 : 2;
    if (option == OG_OPTION_BAD || !take_option(&usage, option, value, &check)) return 2;
  }
  if (argc - optind != 2) {
    fprintf(stderr, "%s: expected two files, CASES and ANSWERS; see %s --help\n", program, program);
    return 2;
  }
  check.cases = argv[optind];
  check.answers = argv[optind + 1];
  if (strcmp(check.cases, "-") == 0 && strcmp(check.answers, "-") == 0) {
    fprintf(stderr, "%s: only one of CASES and ANSWERS can be standard input\n", program);
    return 2;
  }
  return og_check_stream(&check);
}
