// origo report: judgements added up. Everything is read before anything is written.

#include "tool/report/report_command.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "spec/number/allocation.h"
#include "tool/format/line_reader.h"
#include "tool/format/options.h"
#include "tool/format/progress.h"
#include "tool/format/seen_ids.h"
#include "tool/format/terminal.h"
#include "tool/report/checks_csv.h"
#include "tool/report/league_table.h"
#include "tool/report/outcome.h"
#include "tool/report/page.h"
#include "tool/report/page_case.h"
#include "tool/report/page_run.h"
#include "tool/report/reasons.h"
#include "tool/report/since.h"
#include "tool/run/case_walk.h"
#include "tool/world/replay.h"

enum { FAMILIES, CSV, CASES, SINCE, CHECKS, HTML, JUNIT, SARIF, TAP, WORLD, RUN, COMMIT, QUIET, OPTION_COUNT };

static const og_option options[OPTION_COUNT] = {
    [FAMILIES] = {"families", NULL, "a row for every family of cases below its engine"},
    [CSV] = {"csv", NULL, "comma-separated values instead of a table, families included"},
    [CASES] = {"cases", "FILES...",
               "the cases that were judged: shown on the page; their lines are the places in --sarif"},
    [SINCE] = {"since", "OLD", "also what is new, changed and mended since these judgements; only what is new fails"},
    [CHECKS] = {"checks", "FILE", "also every check as a row of comma-separated values"},
    [HTML] = {"html", "FILE", "also a page: one file that works without a server"},
    [JUNIT] = {"junit", "FILE", "also JUnit's XML"},
    [SARIF] = {"sarif", "FILE", "also SARIF 2.1.0"},
    [TAP] = {"tap", "FILE", "also the Test Anything Protocol, version 14"},
    [WORLD] = {"world", "SCENE", "with --html: the page also replays this scene of 'origo world'"},
    [RUN] = {"run", "FILE", "with --html: at its head what 'origo judge --write-run' wrote: date, options, tolerances"},
    [COMMIT] = {"commit", "TEXT", "with --html: at its head which commit of the engine was judged"},
    [QUIET] = {"quiet", NULL, "no progress bar"},
};

static const og_usage usage = {
    "origo report",
    "[JUDGEMENTS...] [--cases FILES...]",
    "Adds up the judgements that 'origo judge' printed, by engine, in a table. The files of several shards give\n"
    "what one file of them all would give. No file, or '-', means standard input.\n"
    "Exit status: 0 nothing wrong, 1 something is (beyond excuse), or an engine crashed, hung or gave no claim, 2 bad\n"
    "usage or input, 3 a limit reached.",
    options,
    OPTION_COUNT,
    NULL,
    0};

enum { EXIT_WRONG = 1, LARGE_PAGE = 8000000 };

typedef struct report_run {
  bool families, csv, quiet;
  const char *output[OPTION_COUNT]; // file names of SINCE to RUN, and the text of COMMIT
  char **cases;                     // file names
  int case_file_count;

  og_judgement_line line;
  og_complaint complaint;
  og_seen_ids *seen; // of engine and case
  og_progress progress;
  size_t count;
  bool wrong;
  og_league league;
  og_reasons reasons;
  og_shown shown;
  og_outcomes outcomes, before; // before: those of --since
  bool reads_old;
  og_changes changes;
  og_text checks; // for --checks
  og_judged_case **by_id; // the outcomes
  const char **shown_ids;
  size_t shown_count;
  og_page_case storage;
  const char **failed_ids;
  size_t failed_count;
  og_text page_cases, page_run;
  og_page_families traps;
  og_replay replay;
} report_run;

// ---- judgements ----

static bool wants_outcomes(const report_run *run) {
  return run->output[SINCE] != NULL || run->output[JUNIT] != NULL || run->output[SARIF] != NULL ||
         run->output[TAP] != NULL;
}

// The file of a shard that is given twice would count twice.
static bool is_first(report_run *run) {
  char key[sizeof run->line.engine + sizeof run->line.id], quoted[OG_QUOTE_SIZE];
  snprintf(key, sizeof key, "%s\n%s", run->line.engine, run->line.id);
  return og_seen_ids_add(run->seen, key) ||
         og_complain(&run->complaint, OG_INPUT_BAD, NULL, "a second judgement of that engine on the case %s",
                     og_quote(quoted, run->line.id));
}

static bool take_judgement(report_run *run, const og_line_reader *lines) {
  if (og_read_judgement(lines->line, lines->length, &run->line, &run->complaint) != OG_INPUT_OK) return false;
  if (!is_first(run)) return false;
  if (run->reads_old) {
    og_outcomes_add(&run->before, &run->line, (og_place_in_file){lines->name, lines->number});
    return true;
  }
  run->count++;
  if (run->output[CHECKS] != NULL) og_checks_csv_add(&run->checks, &run->line);
  run->wrong = run->wrong || og_line_fails(&run->line);
  og_league_add(&run->league, &run->line);
  og_reasons_add(&run->reasons, &run->line);
  if (run->output[HTML] != NULL) og_shown_add(&run->shown, &run->line);
  if (wants_outcomes(run)) og_outcomes_add(&run->outcomes, &run->line, (og_place_in_file){lines->name, lines->number});
  return true;
}

static bool read_file(report_run *run, const char *name) {
  og_line_reader lines;
  if (!og_line_reader_open(&lines, name, OG_DEFAULT_MAX_LINE, &run->complaint)) return false;
  og_input_status got = OG_INPUT_OK;
  bool good = true;
  while (good && (got = og_next_line(&lines, &run->complaint)) == OG_INPUT_OK) {
    good = take_judgement(run, &lines);
    og_progress_show(&run->progress, lines.bytes, run->count);
  }
  og_progress_next_file(&run->progress, lines.bytes);
  og_line_reader_close(&lines);
  return good && got == OG_INPUT_END;
}

static int read_judgements(report_run *run, char *const *names, int count) {
  og_progress_start(&run->progress, !run->quiet, names, count);
  bool good = true;
  for (int k = 0; k < count && good; k++) good = read_file(run, names[k]);
  og_progress_wipe(&run->progress);
  if (!good) fprintf(stderr, "%s\n", run->complaint.text);
  if (!good) return run->complaint.status == OG_INPUT_LIMIT ? OG_EXIT_LIMIT : OG_EXIT_BAD;
  // Nothing judged is nothing that is right: the judge has not run.
  if (run->count == 0) fputs("origo report: there is no judgement in the input\n", stderr);
  return run->count == 0 ? OG_EXIT_BAD : OG_EXIT_OK;
}

static int read_old(report_run *run) {
  if (run->output[SINCE] == NULL) return OG_EXIT_OK;
  run->seen = og_seen_ids_new();
  run->reads_old = true;
  const bool good = read_file(run, run->output[SINCE]);
  run->reads_old = false;
  og_seen_ids_free(run->seen);
  if (!good) fprintf(stderr, "%s\n", run->complaint.text);
  if (good) return OG_EXIT_OK;
  return run->complaint.status == OG_INPUT_LIMIT ? OG_EXIT_LIMIT : OG_EXIT_BAD;
}

// ---- the cases ----

static int compare_names(const void *left, const void *right) {
  return strcmp(*(const char *const *)left, *(const char *const *)right);
}

static int compare_outcomes(const void *left, const void *right) {
  const og_judged_case *const *a = left, *const *b = right;
  return strcmp((*a)->id, (*b)->id);
}

static void list_shown(report_run *run, const og_shown_judgement *judgement, size_t count) {
  for (size_t k = 0; k < count; k++) run->shown_ids[run->shown_count++] = judgement[k].id;
}

static void index_ids(report_run *run) {
  run->by_id = og_grow(NULL, run->outcomes.count + 1, sizeof(og_judged_case *));
  for (size_t k = 0; k < run->outcomes.count; k++) run->by_id[k] = &run->outcomes.at[k];
  qsort(run->by_id, run->outcomes.count, sizeof *run->by_id, compare_outcomes);
  run->shown_ids = og_grow(NULL, run->shown.count * (OG_SHOWN_WORST + OG_SHOWN_SLOWEST) + 1, sizeof(char *));
  for (size_t e = 0; e < run->shown.count; e++) {
    list_shown(run, run->shown.at[e].worst, run->shown.at[e].worst_count);
    list_shown(run, run->shown.at[e].slowest, run->shown.at[e].slowest_count);
  }
  qsort(run->shown_ids, run->shown_count, sizeof *run->shown_ids, compare_names);
  for (size_t e = 0; e < run->shown.count; e++) run->failed_count += run->shown.at[e].failure_count;
  run->failed_ids = og_grow(NULL, run->failed_count + 1, sizeof(char *));
  for (size_t e = 0, count = 0; e < run->shown.count; e++)
    for (size_t k = 0; k < run->shown.at[e].failure_count; k++)
      run->failed_ids[count++] = run->shown.at[e].failure[k].id;
  qsort(run->failed_ids, run->failed_count, sizeof *run->failed_ids, compare_names);
}

static bool is_among(const char *id, const char **ids, size_t count) {
  return bsearch(&id, ids, count, sizeof *ids, compare_names) != NULL;
}

// The worst and the slowest are whole, other failures as long as the page is not too large.
static void add_page_case(report_run *run, const og_walked_case *walked) {
  const char *id = walked->one->id;
  const bool is_shown = is_among(id, run->shown_ids, run->shown_count);
  if (!is_shown && !is_among(id, run->failed_ids, run->failed_count)) return;
  if (run->page_cases.length > 0) og_text_add(&run->page_cases, ",\n");
  og_text_add_json_string(&run->page_cases, id);
  og_text_add(&run->page_cases, ":");
  if (is_shown || run->page_cases.length < LARGE_PAGE)
    og_page_case_write(&run->storage, &run->page_cases, walked);
  else og_page_case_name(&run->page_cases, walked);
}

// The first of the outcomes sorted by id that is not before it.
static size_t first_with(const report_run *run, const char *id) {
  size_t low = 0, high = run->outcomes.count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (strcmp(run->by_id[middle]->id, id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

static bool take_case(void *context, const og_walked_case *walked) {
  report_run *run = context;
  const char *id = walked->one->id;
  for (size_t k = first_with(run, id); k < run->outcomes.count && strcmp(run->by_id[k]->id, id) == 0; k++)
    run->by_id[k]->place = (og_place_in_file){walked->file, walked->line};
  if (run->output[HTML] == NULL) return true;
  og_page_families_add(&run->traps, walked);
  add_page_case(run, walked);
  return true;
}

static int read_run(report_run *run) {
  const char *name = run->output[RUN];
  if (name == NULL || og_page_run_read(&run->page_run, name, &run->complaint)) return OG_EXIT_OK;
  fprintf(stderr, "%s\n", run->complaint.text);
  return run->complaint.status == OG_INPUT_LIMIT ? OG_EXIT_LIMIT : OG_EXIT_BAD;
}

static int read_cases(report_run *run) {
  og_case_walk walk = og_case_walk_default();
  walk.quiet = run->quiet;
  walk.take = take_case;
  walk.context = run;
  walk.hostile = walk.parts = walk.all_hits = walk.plane = true; // all that `origo judge` takes
  walk.curved_depth = walk.curved_sweep = walk.curved_hit = walk.curved_contact = walk.curved_support = true;
  index_ids(run);
  return og_walk_cases(&walk, run->cases, run->case_file_count);
}

// ---- what is written ----

static bool save(const report_run *run, int output, og_text *text) {
  const char *name = run->output[output];
  const bool saved = og_text_save(text, name);
  if (!saved) fprintf(stderr, "origo report: cannot write %s: %s\n", name, strerror(errno));
  og_text_reset(text);
  return saved;
}

static bool save_outcomes(report_run *run, og_text *text) {
  static void (*const write[OPTION_COUNT])(og_text *, const og_outcomes *) = {
      [JUNIT] = og_write_junit, [SARIF] = og_write_sarif, [TAP] = og_write_tap};
  og_outcomes_sort(&run->outcomes);
  bool good = true;
  for (int k = JUNIT; k <= TAP && good; k++) {
    if (run->output[k] == NULL) continue;
    write[k](text, &run->outcomes);
    good = save(run, k, text);
  }
  return good;
}

static int write_all(report_run *run) {
  og_text text;
  og_text_init(&text);
  og_league_finish(&run->league);
  og_shown_sort(&run->shown);
  bool good = save_outcomes(run, &text);
  if (good && run->output[CHECKS] != NULL) good = save(run, CHECKS, &run->checks);
  if (good && run->output[HTML] != NULL) {
    const og_page_parts parts = {.league = &run->league,
                                 .shown = &run->shown,
                                 .families = &run->traps,
                                 .cases = run->page_cases.at,
                                 .world = run->replay.json.at,
                                 .run = run->page_run.at,
                                 .commit = run->output[COMMIT]};
    og_page_write(&text, &parts);
    good = save(run, HTML, &text);
  }
  if (run->csv) og_league_csv(&text, &run->league);
  else {
    og_league_table(&text, &run->league, run->families, og_takes_colour(STDOUT_FILENO), og_columns(STDOUT_FILENO));
    og_reasons_text(&text, &run->reasons);
  }
  if (run->output[SINCE] != NULL) run->changes = og_changes_since(&text, &run->before, &run->outcomes);
  if (good && !og_text_write(&text, STDOUT_FILENO)) {
    fprintf(stderr, "origo report: cannot write to standard output: %s\n", strerror(errno));
    good = false;
  }
  og_text_clear(&text);
  const bool fails = run->output[SINCE] == NULL ? run->wrong : run->changes.added + run->changes.changed > 0;
  return !good ? OG_EXIT_BAD : fails ? EXIT_WRONG : OG_EXIT_OK;
}

// ---- the command ----

static int report(report_run *run, char *const *names, int count) {
  static char standard_input[] = "-";
  char *const none[] = {standard_input};
  og_text_init(&run->checks);
  og_checks_csv_head(&run->checks);
  int status = read_old(run);
  run->seen = og_seen_ids_new();
  og_page_case_init(&run->storage);
  og_text_init(&run->page_cases);
  og_text_init(&run->page_run);
  og_replay_init(&run->replay);
  if (status == OG_EXIT_OK) status = count > 0 ? read_judgements(run, names, count) : read_judgements(run, none, 1);
  if (status == OG_EXIT_OK) status = read_run(run);
  if (status == OG_EXIT_OK) status = read_cases(run);
  if (status == OG_EXIT_OK && run->output[WORLD] != NULL)
    status = og_replay_scene(&run->replay, run->output[WORLD], "origo report");
  if (status == OG_EXIT_OK) status = write_all(run);
  og_text_clear(&run->page_cases);
  og_text_clear(&run->page_run);
  og_page_families_clear(&run->traps);
  og_text_clear(&run->checks);
  og_replay_clear(&run->replay);
  og_page_case_clear(&run->storage);
  og_judgement_line_clear(&run->line);
  og_league_clear(&run->league);
  og_reasons_clear(&run->reasons);
  og_shown_clear(&run->shown);
  og_outcomes_clear(&run->outcomes);
  og_outcomes_clear(&run->before);
  free(run->by_id);
  free(run->shown_ids);
  free(run->failed_ids);
  og_seen_ids_free(run->seen);
  return status;
}

static bool is_option(const char *word) { return word[0] == '-' && word[1] != '\0'; }

// Takes the file names after each --cases out of argv, so that a shell's pattern can stand there. A --cases without any
// stays, for the options' reader to complain of.
static int take_case_files(report_run *run, int argc, char **argv) {
  int kept = 1;
  for (int k = 1; k < argc; k++) {
    const bool opens = strcmp(argv[k], "--cases") == 0 && k + 1 < argc && !is_option(argv[k + 1]);
    if (!opens) argv[kept++] = argv[k];
    else
      while (k + 1 < argc && !is_option(argv[k + 1])) run->cases[run->case_file_count++] = argv[++k];
  }
  argv[kept] = NULL;
  return kept;
}

static bool take_option(report_run *run, int option, const char *value) {
  switch (option) {
  case FAMILIES: return run->families = true;
  case CSV: return run->csv = true;
  case QUIET: return run->quiet = true;
  case CASES: // "--cases=FILE"
    fputs("origo report: --cases and its files are words of their own: --cases FILES...\n", stderr);
    return false;
  default: return (run->output[option] = value) != NULL;
  }
}

static int read_options(report_run *run, int argc, char **argv) {
  const char *value;
  int option;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP) return og_print_help(&usage) ? OG_EXIT_OK : OG_EXIT_BAD;
    if (option == OG_OPTION_VERSION) return og_print_version() ? OG_EXIT_OK : OG_EXIT_BAD;
    if (option == OG_OPTION_BAD || !take_option(run, option, value)) return OG_EXIT_BAD;
  }
  if (run->output[SINCE] != NULL && run->csv) {
    fputs("origo report: --since adds lines to the table, so it does not go with --csv\n", stderr);
    return OG_EXIT_BAD;
  }
  for (int k = WORLD; k <= COMMIT; k++) {
    if (run->output[k] == NULL || run->output[HTML] != NULL) continue;
    fprintf(stderr, "origo report: --%s goes with --html FILE\n", options[k].name);
    return OG_EXIT_BAD;
  }
  return report(run, argv + optind, argc - optind);
}

int og_report_command(int argc, char **argv) {
  report_run run;
  memset(&run, 0, sizeof run);
  run.cases = og_grow(NULL, (size_t)argc, sizeof *run.cases);
  const int status = read_options(&run, take_case_files(&run, argc, argv), argv);
  free(run.cases);
  return status;
}
