// origo ask: a filter from cases to exact answers. Every line written was accepted by the checker in this run.

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tool/format/options.h"
#include "tool/format/write_answer.h"
#include "tool/origo/ask.h"
#include "tool/origo/command.h"
#include "tool/origo/table.h"

enum { STATUS_OK = 0, STATUS_BAD = 2, STATUS_LIMIT = 3 };
enum {
  QUESTION,
  LIMIT,
  WIDTH,
  MAX_POINTS,
  MAX_BITS,
  MAX_PAIRS,
  MAX_LINE,
  SHARD,
  KEEP_GOING,
  TABLE,
  SUMMARY,
  QUIET,
  OPTION_COUNT
};

static const og_option options[OPTION_COUNT] = {
    [QUESTION] = {"question", "Q", "ask this of every case ('origo list' lists the questions)"},
    [LIMIT] = {"limit", "N", "exact steps after which a case is given up as undecided (0: never)"},
    [WIDTH] = {"width", "W", "how wide an enclosure may be (2^-40 of the size, or of time)"},
    [MAX_POINTS] = {"max-points", "N", "points a body may have (1000000)"},
    [MAX_BITS] = {"max-bits", "N", "bits that the coordinates of a case may need (2^32)"},
    [MAX_PAIRS] = {"max-pairs", "N", "overlapping pairs of boxes that a case may have (100000000)"},
    [MAX_LINE] = {"max-line", "BYTES", "longest line (67108864)"},
    [SHARD] = {"shard", "I/N", "answer only every N-th case, from the I-th on"},
    [KEEP_GOING] = {"keep-going", NULL, "report every bad line instead of stopping at the first"},
    [TABLE] = {"table", NULL, "a table for people instead of JSON Lines"},
    [SUMMARY] = {"summary", NULL, "count the answers on standard error at the end"},
    [QUIET] = {"quiet", NULL, "no progress bar"},
};

static const og_usage usage = {
    "origo ask", "[CASES...]",
    "Answers every case exactly, with a certificate that the checker accepted; one line an answer, in "
    "order.\n"
    "No file, or '-', means standard input.\n"
    "Exit status: 0 all answered, 2 bad usage or input, 3 undecided or a limit reached.",
    options, OPTION_COUNT};

static const char *const outcomes[OG_ASK_OUTCOMES] = {"none", "separated", "touching", "penetrating",
                                                      "hit",  "miss",      "found",    "undecided"};

static void worsen(og_ask_run *run, int status) {
  // Bad input outweighs a limit reached, which outweighs nothing.
  if (run->status != STATUS_BAD && status != STATUS_OK) run->status = status;
}

// Reports; true if the run goes on all the same.
static bool survive(og_ask_run *run) {
  og_progress_wipe(&run->progress);
  fprintf(stderr, "%s\n", run->complaint.text);
  worsen(run, run->complaint.status == OG_INPUT_LIMIT ? STATUS_LIMIT : STATUS_BAD);
  return run->keep_going;
}

static bool put(og_ask_run *run) {
  const bool written = og_text_write(&run->text, STDOUT_FILENO);
  if (!written) {
    og_progress_wipe(&run->progress);
    fprintf(stderr, "origo ask: cannot write to standard output: %s\n", strerror(errno));
    worsen(run, STATUS_BAD);
  }
  og_text_reset(&run->text);
  return written;
}

static bool answer_case(og_ask_run *run) {
  const og_case *one = &run->one;
  const og_ask_row *row = &og_ask_rows[og_answer_kind_of(one)];
  const og_asked asked = row->solve(run);
  if (!asked.settled) worsen(run, STATUS_LIMIT);
  run->count[one->question][asked.outcome]++;
  run->answered++;
  if (run->table) row->show(run);
  else if (asked.has_certificate) row->write(run);
  else og_write_undecided(&run->text, one->id, one->question);
  return put(run);
}

static bool is_mine(const og_ask_run *run) { return run->lines % run->shards == run->shard; }

// False when the whole run has to stop.
static bool answer_file(og_ask_run *run, const char *name) {
  og_line_reader lines;
  if (!og_line_reader_open(&lines, name, run->max_line, &run->complaint)) return survive(run);
  run->place = &lines;
  bool going = true, readable = true;
  while (going && readable) {
    const og_input_status got = og_next_line(&lines, &run->complaint);
    if (got == OG_INPUT_END) break;
    const bool mine = is_mine(run);
    run->lines++;
    if (got != OG_INPUT_OK) {
      readable = got == OG_INPUT_LIMIT;
      going = survive(run);
    } else if (mine) {
      going = og_read_case(run->reader, lines.line, lines.length, &run->one, &run->complaint) == OG_INPUT_OK
                  ? answer_case(run)
                  : survive(run);
    }
    og_progress_show(&run->progress, lines.bytes, run->answered);
  }
  og_progress_next_file(&run->progress, lines.bytes);
  og_line_reader_close(&lines);
  return going;
}

static void print_summary(const og_ask_run *run) {
  fprintf(stderr, "%zu cases answered\n", run->answered);
  for (og_question q = OG_RELATION; q < OG_QUESTION_COUNT; q++)
    for (int outcome = 0; outcome < OG_ASK_OUTCOMES; outcome++)
      if (run->count[q][outcome] > 0)
        fprintf(stderr, "  %-9s %-11s %zu\n", og_question_at(q)->id, outcomes[outcome], run->count[q][outcome]);
}

static void answer_files(og_ask_run *run, char *const *names, int count) {
  static char standard_input[] = "-";
  char *const none[] = {standard_input};
  if (count == 0) {
    names = none;
    count = 1;
  }
  for (int k = 0; k < OG_ANSWER_KIND_COUNT; k++) og_ask_rows[k].begin(run);
  run->reader = og_case_reader_new(&run->limits, run->instead);
  og_case_reader_take_answered(run->reader);
  og_case_init(&run->one);
  og_text_init(&run->text);
  og_progress_start(&run->progress, !run->quiet, names, count);
  bool going = true;
  if (run->table) {
    og_table_head(&run->text);
    going = put(run);
  }
  for (int k = 0; k < count && going; k++) going = answer_file(run, names[k]);
  og_progress_wipe(&run->progress);
  if (run->summary) print_summary(run);
  og_text_clear(&run->text);
  og_case_clear(&run->one);
  og_case_reader_free(run->reader);
  for (int k = 0; k < OG_ANSWER_KIND_COUNT; k++) og_ask_rows[k].end(run);
}

static bool take_width(og_ask_run *run, const char *value) {
  og_rational width;
  og_rational_init(&width);
  const bool good =
      og_rational_from_text(&width, value, strlen(value)) == OG_RATIONAL_OK && og_rational_sign(&width) > 0;
  if (good) og_enclosure_solver_set_width(run->enclosure_solver, &width);
  if (good) og_sweep_range_solver_set_width(run->sweep_range_solver, &width);
  if (good) og_rigid_solver_set_width(run->rigid_solver, &width);
  else fprintf(stderr, "origo ask: --width takes a number above zero, such as 1e-12, 0x1p-50 or 1/1000\n");
  og_rational_clear(&width);
  return good;
}

static bool take_option(og_ask_run *run, int option, const char *value) {
  char list[OG_QUESTION_LIST_SIZE];
  switch (option) {
  case QUESTION:
    run->instead = og_question_by_id(value);
    if (run->instead != OG_QUESTION_COUNT) return true;
    fprintf(stderr, "origo ask: --question takes %s\n", og_question_list(list, OG_RELATION, OG_QUESTION_COUNT));
    return false;
  case LIMIT: return og_read_count(&run->limit, value, 0, &usage, "limit");
  case WIDTH: return take_width(run, value);
  case MAX_POINTS: return og_read_count(&run->limits.max_points, value, 1, &usage, "max-points");
  case MAX_BITS: return og_read_count(&run->limits.max_bits, value, 1, &usage, "max-bits");
  case MAX_PAIRS: return og_read_count(&run->max_pairs, value, 1, &usage, "max-pairs");
  case MAX_LINE: return og_read_count(&run->max_line, value, 1, &usage, "max-line");
  case SHARD: return og_read_shard(&run->shard, &run->shards, value, &usage);
  case KEEP_GOING: return run->keep_going = true;
  case TABLE: return run->table = true;
  case SUMMARY: return run->summary = true;
  case QUIET: return run->quiet = true;
  default: return false;
  }
}

// False on bad usage.
static bool take_options(og_ask_run *run, int argc, char **argv) {
  const char *value;
  int option;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP || option == OG_OPTION_VERSION) {
      run->ended = true;
      return option == OG_OPTION_HELP ? og_print_help(&usage) : og_print_version();
    }
    if (option == OG_OPTION_BAD || !take_option(run, option, value)) return false;
  }
  return true;
}

int og_ask_command(int argc, char **argv) {
  og_ask_run run;
  memset(&run, 0, sizeof run);
  run.instead = OG_QUESTION_COUNT;
  run.limits = og_default_case_limits;
  run.max_line = OG_DEFAULT_MAX_LINE;
  run.max_pairs = OG_DEFAULT_MAX_PAIRS;
  run.shards = 1;
  run.enclosure_solver = og_enclosure_solver_new();
  run.sweep_range_solver = og_sweep_range_solver_new();
  run.rigid_solver = og_rigid_solver_new();
  const bool good = take_options(&run, argc, argv);
  if (good && !run.ended) answer_files(&run, argv + optind, argc - optind);
  og_enclosure_solver_free(run.enclosure_solver);
  og_sweep_range_solver_free(run.sweep_range_solver);
  og_rigid_solver_free(run.rigid_solver);
  return good ? run.status : STATUS_BAD;
}
