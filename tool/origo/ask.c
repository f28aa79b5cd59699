// origo ask: a filter from cases to exact answers. Every line written was accepted by the checker in this run.

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "spec/overlaps/checker.h"
#include "tool/format/decimals.h"
#include "tool/format/options.h"
#include "tool/format/terminal.h"
#include "tool/format/write_answer.h"
#include "tool/kind/solve/ask.h"
#include "tool/origo/command.h"

enum { STATUS_OK = 0, STATUS_BAD = 2, STATUS_LIMIT = 3 };
enum {
  QUESTION,
  LIMIT,
  WIDTH,
  APART,
  SURFACES,
  DECIMALS,
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
    [APART] = {"apart", NULL, "a miss of 'motion' says which distance the bodies keep"},
    [SURFACES] = {"surfaces", NULL, "'distance' and 'depth' of rounded bodies have the points on their surfaces"},
    [DECIMALS] = {"decimals", "N", "answers have their exact numbers as decimals of N digits (1 to 1000), too"},
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
    options, OPTION_COUNT, NULL, 0};

typedef struct ask_command {
  og_question instead;
  og_case_limits limits;
  size_t max_line;
  size_t shard, shards;
  size_t decimals; // 0: none
  bool keep_going, table, summary, quiet;
  bool ended; // by an option that asks for nothing else
  og_rational width;
  og_case_reader *reader;
  og_complaint complaint;
  og_ask_run run;
  size_t lines, answered;
  size_t count[OG_QUESTION_COUNT][OG_ASK_OUTCOMES];
  int status;
} ask_command;

static const char *const outcomes[OG_ASK_OUTCOMES] = {"none", "separated", "touching", "penetrating",
                                                      "hit",  "miss",      "found",    "undecided"};

static void worsen(ask_command *ask, int status) {
  // Bad input outweighs a limit reached, which outweighs nothing.
  if (ask->status != STATUS_BAD && status != STATUS_OK) ask->status = status;
}

// Reports; true if the run goes on all the same.
static bool survive(ask_command *ask) {
  og_progress_wipe(&ask->run.progress);
  fprintf(stderr, "%s\n", ask->complaint.text);
  worsen(ask, ask->complaint.status == OG_INPUT_LIMIT ? STATUS_LIMIT : STATUS_BAD);
  return ask->keep_going;
}

static bool put(ask_command *ask) {
  const bool written = og_text_write(&ask->run.text, STDOUT_FILENO);
  if (!written) {
    og_progress_wipe(&ask->run.progress);
    fprintf(stderr, "origo ask: cannot write to standard output: %s\n", strerror(errno));
    worsen(ask, STATUS_BAD);
  }
  og_text_reset(&ask->run.text);
  return written;
}

// The widest row, and what is left at least of the exact value and of an id.
enum { TABLE_WIDTH = 94 + OG_EXACT_WIDTH, ID_WIDTH = 32, CERTIFICATE_WIDTH = 11, LEAST_EXACT = 12, LEAST_ID = 16 };

typedef struct row_widths {
  int id, exact;
  bool has_certificate;
} row_widths;

static int shortened(int width, int *over, int least) {
  const int left = width - *over > least ? width - *over : least;
  *over -= width - left;
  return left;
}

// On a narrow terminal the exact value is shortened, beside which the double stands; then the id; then the kind of
// certificate is left out, which gives room to the id.
static row_widths fit_row(int columns) {
  row_widths w = {ID_WIDTH, OG_EXACT_WIDTH, true};
  int over = columns == 0 ? 0 : TABLE_WIDTH - columns;
  if (over <= 0) return w;
  w.exact = shortened(w.exact, &over, LEAST_EXACT);
  w.id = shortened(w.id, &over, LEAST_ID);
  if (over <= 0) return w;
  w.has_certificate = false;
  over -= CERTIFICATE_WIDTH + 2;
  w.id = shortened(w.id, &over, over < 0 ? LEAST_ID : LEAST_ID / 2);
  return w;
}

static void add_cells(og_text *text, const char *const cells[7], bool coloured) {
  const row_widths w = fit_row(og_columns(STDOUT_FILENO));
  char id[ID_WIDTH + 1], exact[OG_EXACT_WIDTH + 1];
  og_shorten(id, (size_t)w.id, cells[0]);
  og_shorten(exact, (size_t)w.exact, cells[3]);
  og_text_format(text, "%-*s  %-8s  %s%-11s%s  %-*s  %-13s  ", w.id, id, cells[1], og_colour_begin(coloured, OG_OPEN),
                 cells[2], og_colour_end(coloured), w.exact, exact, cells[4]);
  if (w.has_certificate) og_text_format(text, "%-*s  ", CERTIFICATE_WIDTH, cells[5]);
  og_text_format(text, "%s\n", cells[6]);
}

static void add_head(ask_command *ask) {
  static const char *const head[7] = {"id", "question", "relation", "exact", "double", "certificate", "checked"};
  add_cells(&ask->run.text, head, false);
}

// A case without a certificate is shown as undecided.
static void add_row(ask_command *ask, bool has_certificate) {
  const og_case *one = &ask->run.one;
  og_cells cells = {one->question, has_certificate ? "-" : "undecided", "-", "-", "-"};
  if (has_certificate) og_ask_show(&ask->run, &cells);
  const char *const row[7] = {one->id,
                              og_question_at(one->question)->id,
                              cells.relation,
                              cells.exact,
                              cells.rounded,
                              cells.certificate,
                              has_certificate ? "yes" : "no"};
  add_cells(&ask->run.text, row, !has_certificate && og_takes_colour(STDOUT_FILENO));
}

// What origo-check does not read unless it is told to. The newline is not counted.
static void tell_of_long_line(ask_command *ask) {
  const size_t length = ask->run.text.length - 1;
  if (length <= OG_DEFAULT_MAX_LINE) return;
  og_progress_wipe(&ask->run.progress);
  fprintf(stderr, "origo ask: the answer to case '%s' has %zu bytes: origo-check reads it with --max-line %zu\n",
          ask->run.one.id, length, length);
}

static bool answer_case(ask_command *ask) {
  const og_case *one = &ask->run.one;
  ask->run.why[0] = '\0';
  const og_asked asked = og_ask_solve(&ask->run);
  if (!asked.settled) worsen(ask, STATUS_LIMIT);
  ask->count[one->question][asked.outcome]++;
  ask->answered++;
  if (ask->table) add_row(ask, asked.has_certificate);
  else if (asked.has_certificate) og_ask_write(&ask->run);
  else og_write_undecided(&ask->run.text, one->id, one->question, ask->run.why);
  if (!ask->table && asked.has_certificate && ask->decimals > 0)
    og_add_decimals(&ask->run.text, (int)ask->decimals);
  if (!ask->table) tell_of_long_line(ask);
  return put(ask);
}

static bool is_mine(const ask_command *ask) { return ask->lines % ask->shards == ask->shard; }

// False when the whole run has to stop.
static bool answer_file(ask_command *ask, const char *name) {
  og_line_reader lines;
  if (!og_line_reader_open(&lines, name, ask->max_line, &ask->complaint)) return survive(ask);
  ask->run.place = &lines;
  bool going = true, readable = true;
  while (going && readable) {
    const og_input_status got = og_next_line(&lines, &ask->complaint);
    if (got == OG_INPUT_END) break;
    const bool mine = is_mine(ask);
    ask->lines++;
    if (got != OG_INPUT_OK) {
      readable = got == OG_INPUT_LIMIT;
      going = survive(ask);
    } else if (mine) {
      going = og_read_case(ask->reader, lines.line, lines.length, &ask->run.one, &ask->complaint) == OG_INPUT_OK
                  ? answer_case(ask)
                  : survive(ask);
    }
    og_progress_show(&ask->run.progress, lines.bytes, ask->answered);
  }
  og_progress_next_file(&ask->run.progress, lines.bytes);
  og_line_reader_close(&lines);
  return going;
}

static void print_summary(const ask_command *ask) {
  fprintf(stderr, "%zu cases answered\n", ask->answered);
  for (og_question q = OG_RELATION; q < OG_QUESTION_COUNT; q++)
    for (int outcome = 0; outcome < OG_ASK_OUTCOMES; outcome++)
      if (ask->count[q][outcome] > 0)
        fprintf(stderr, "  %-9s %-11s %zu\n", og_question_at(q)->id, outcomes[outcome], ask->count[q][outcome]);
}

static void answer_files(ask_command *ask, char *const *names, int count) {
  static char standard_input[] = "-";
  char *const none[] = {standard_input};
  if (count == 0) {
    names = none;
    count = 1;
  }
  ask->reader = og_case_reader_new(&ask->limits, ask->instead);
  og_case_reader_take_answered(ask->reader);
  og_case_reader_leave_bodies(ask->reader);
  og_case_init(&ask->run.one);
  og_text_init(&ask->run.text);
  og_progress_start(&ask->run.progress, !ask->quiet, names, count);
  bool going = true;
  if (ask->table) {
    add_head(ask);
    going = put(ask);
  }
  for (int k = 0; k < count && going; k++) going = answer_file(ask, names[k]);
  og_progress_wipe(&ask->run.progress);
  if (ask->summary) print_summary(ask);
  og_text_clear(&ask->run.text);
  og_case_clear(&ask->run.one);
  og_case_reader_free(ask->reader);
  og_ask_end(&ask->run);
}

static bool take_width(ask_command *ask, const char *value) {
  const bool good =
      og_rational_from_text(&ask->width, value, strlen(value)) == OG_RATIONAL_OK && og_rational_sign(&ask->width) > 0;
  if (good) ask->run.width = &ask->width;
  else fprintf(stderr, "origo ask: --width takes a number above zero, such as 1e-12, 0x1p-50 or 1/1000\n");
  return good;
}

static bool are_few(size_t decimals) {
  if (decimals <= OG_MOST_DECIMALS) return true;
  fprintf(stderr, "origo ask: --decimals takes 1 to %d, not %zu\n", OG_MOST_DECIMALS, decimals);
  return false;
}

static bool take_option(ask_command *ask, int option, const char *value) {
  switch (option) {
  case QUESTION: return og_read_any_question(&ask->instead, value, &usage);
  case LIMIT: return og_read_count(&ask->run.limit, value, 0, &usage, "limit");
  case WIDTH: return take_width(ask, value);
  case APART: return ask->run.apart = true;
  case SURFACES: return ask->run.surfaces = true;
  case DECIMALS: return og_read_count(&ask->decimals, value, 1, &usage, "decimals") && are_few(ask->decimals);
  case MAX_POINTS: return og_read_count(&ask->limits.max_points, value, 1, &usage, "max-points");
  case MAX_BITS: return og_read_count(&ask->limits.max_bits, value, 1, &usage, "max-bits");
  case MAX_PAIRS: return og_read_count(&ask->run.max_pairs, value, 1, &usage, "max-pairs");
  case MAX_LINE: return og_read_count(&ask->max_line, value, 1, &usage, "max-line");
  case SHARD: return og_read_shard(&ask->shard, &ask->shards, value, &usage);
  case KEEP_GOING: return ask->keep_going = true;
  case TABLE: return ask->table = true;
  case SUMMARY: return ask->summary = true;
  case QUIET: return ask->quiet = true;
  default: return false;
  }
}

// False on bad usage.
static bool take_options(ask_command *ask, int argc, char **argv) {
  const char *value;
  int option;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP || option == OG_OPTION_VERSION) {
      ask->ended = true;
      return option == OG_OPTION_HELP ? og_print_help(&usage) : og_print_version();
    }
    if (option == OG_OPTION_BAD || !take_option(ask, option, value)) return false;
  }
  return true;
}

int og_ask_command(int argc, char **argv) {
  ask_command ask;
  memset(&ask, 0, sizeof ask);
  ask.instead = OG_QUESTION_COUNT;
  ask.limits = og_default_case_limits;
  ask.max_line = OG_DEFAULT_MAX_LINE;
  ask.run.max_pairs = OG_DEFAULT_MAX_PAIRS;
  ask.shards = 1;
  og_rational_init(&ask.width);
  const bool good = take_options(&ask, argc, argv);
  if (good && !ask.ended) answer_files(&ask, argv + optind, argc - optind);
  og_rational_clear(&ask.width);
  return good ? ask.status : STATUS_BAD;
}
