// origo judge: is an engine right? Its claims against the exact answers.

#include "tool/judge/judge_command.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "tool/format/settings.h"
#include "tool/judge/baseline.h"
#include "tool/judge/contestant_engine.h"
#include "tool/judge/deliver.h"
#include "tool/judge/jobs.h"
#include "tool/judge/judged_run.h"
#include "tool/judge/keeper.h"
#include "tool/judge/manner.h"

enum {
  ENGINE,
  CLAIMS,
  MARGIN,
  METAMORPHIC,
  RECORD,
  BASELINE,
  WRITE_BASELINE,
  WRITE_RUN,
  SETTINGS,
  NO_SETTINGS,
  QUESTION,
  SHARD,
  JOBS,
  KEEP_GOING,
  MAX_POINTS,
  MAX_BITS,
  MAX_LINE,
  QUIET,
  OPTION_COUNT
};

static const og_option options[OPTION_COUNT] = {
    [ENGINE] = {"engine", "COMMAND", "run this engine: cases on its standard input, a claim for each on its output"},
    [CLAIMS] = {"claims", "FILE", "judge the claims in this file, too"},
    [MARGIN] =
        {"margin", "X",
         "the engine or file before this documents an error up to X, in the cases' unit: judged with it and without"},
    [METAMORPHIC] = {"metamorphic", NULL, "ask every case also swapped, scaled, shifted, ...: does the verdict move?"},
    [RECORD] = {"record", "FOLDER", "write there the cases as handed over, and the claims of each engine as received"},
    [BASELINE] = {"baseline", "FILE", "failures that are known, with a reason or without: only new ones fail"},
    [WRITE_BASELINE] = {"write-baseline", "FILE", "write there what fails, for --baseline; reasons given before stay"},
    [WRITE_RUN] = {"write-run", "FILE",
                   "write there what was run: date, version, options, tolerances, cases; for 'origo report --run'"},
    [SETTINGS] = {"settings", "FILE", "options from this file first, instead of " OG_SETTINGS_FILE " if it is there"},
    [NO_SETTINGS] = {"no-settings", NULL, "none from a file"},
    [QUESTION] = {"question", "Q", "take every case as asking this: relation, distance or depth"},
    [SHARD] = {"shard", "I/N", "judge only every N-th case, from the I-th on"},
    [JOBS] = {"jobs", "N", "N processes (1), each with engines of its own; what is written stays the same"},
    [KEEP_GOING] = {"keep-going", NULL, "report every bad line of cases instead of stopping at the first"},
    [MAX_POINTS] = {"max-points", "N", "points a body may have (1000000)"},
    [MAX_BITS] = {"max-bits", "N", "bits that the coordinates of a case may need (2^32)"},
    [MAX_LINE] = {"max-line", "BYTES", "longest line (67108864)"},
    [QUIET] = {"quiet", NULL, "no progress bar, no summary"},
};

static const og_usage usage = {
    "origo judge",
    "CASES... CLAIMS | --engine COMMAND... [CASES...]",
    "Judges what engines claim about cases by their exact answers: one judgement a line and engine, in the order of "
    "the\n"
    "cases, on standard output; for each engine a summary on standard error. Only what is claimed is judged. The "
    "claims\n"
    "of a file are about these cases (of the shard), in their order. An engine gets one case at a time; that it "
    "crashes, hangs or talks\n"
    "nonsense is a result, and the next case starts it anew. 'origo report' makes tables and pages of judgements.\n"
    "Exit status: 0 nothing wrong, 1 something is (beyond excuse), or an engine crashed, hung or gave no claim, 2 bad\n"
    "usage or input, 3 a limit reached.",
    options,
    OPTION_COUNT,
    og_manner_options,
    OG_MANNER_COUNT};

enum { EXIT_WRONG = 1 };

typedef struct request {
  og_case_walk walk;
  og_manner manner;
  bool metamorphic;
  char *const *files; // of cases
  int file_count;
  size_t jobs;
  const char *record;                    // a folder, or null
  const char *baseline, *write_baseline; // files, or null
  const char *write_run;                 // a file, or null
  og_text options;                       // that are no sources, for it
  bool from_settings;                    // the sources so far: the command line's replace them
  int source_count;
  struct {
    const char *name;
    bool is_engine;
    double margin;
  } source[64];
} request;

static bool add_source(request *wanted, const char *name, bool is_engine, bool from_settings) {
  if (wanted->from_settings && !from_settings) wanted->source_count = 0;
  wanted->from_settings = from_settings;
  const int most = (int)(sizeof wanted->source / sizeof wanted->source[0]);
  if (wanted->source_count == most) {
    fprintf(stderr, "origo judge: at most %d engines and files of claims at a time\n", most);
    return false;
  }
  if (name[0] == '\0') {
    fprintf(stderr, "origo judge: %s\n", is_engine ? "--engine takes a command" : "an empty name of a file");
    return false;
  }
  wanted->source[wanted->source_count].name = name;
  wanted->source[wanted->source_count].margin = 0;
  wanted->source[wanted->source_count++].is_engine = is_engine;
  return true;
}

static bool read_margin(request *wanted, const char *value) {
  if (wanted->source_count == 0) {
    fputs("origo judge: --margin is about the --engine or --claims before it, and there is none\n", stderr);
    return false;
  }
  return og_read_amount(&wanted->source[wanted->source_count - 1].margin, value, &usage, "margin");
}

static bool read_question(og_question *question, const char *value) {
  *question = og_question_by_id(value);
  if (*question < OG_SWEEP) return true;
  fputs("origo judge: --question takes relation, distance or depth\n", stderr);
  return false;
}

static bool is_few(size_t jobs) {
  if (jobs <= OG_MAX_JOBS) return true;
  fprintf(stderr, "origo judge: --jobs takes 1 to %d, not %zu\n", OG_MAX_JOBS, jobs);
  return false;
}

static bool take_option(request *wanted, int option, const char *value, bool from_settings) {
  og_case_walk *walk = &wanted->walk;
  if (option >= OPTION_COUNT)
    return og_manner_take(&wanted->manner, (og_manner_option)(option - OPTION_COUNT), value, &usage);
  switch (option) {
  case ENGINE: return add_source(wanted, value, true, from_settings);
  case CLAIMS: return add_source(wanted, value, false, from_settings);
  case MARGIN: return read_margin(wanted, value);
  case METAMORPHIC: return wanted->metamorphic = true;
  case RECORD: return (wanted->record = value) != NULL;
  case BASELINE: return (wanted->baseline = value) != NULL;
  case WRITE_RUN: return (wanted->write_run = value) != NULL;
  case WRITE_BASELINE: return (wanted->write_baseline = value) != NULL;
  case SETTINGS:
  case NO_SETTINGS: return true; // has been read
  case QUESTION: return read_question(&walk->instead, value);
  case SHARD: return og_read_shard(&walk->shard, &walk->shards, value, &usage);
  case JOBS: return og_read_count(&wanted->jobs, value, 1, &usage, "jobs") && is_few(wanted->jobs);
  case KEEP_GOING: return walk->keep_going = true;
  case QUIET: return walk->quiet = true;
  case MAX_POINTS: return og_read_count(&walk->limits.max_points, value, 1, &usage, "max-points");
  case MAX_BITS: return og_read_count(&walk->limits.max_bits, value, 1, &usage, "max-bits");
  case MAX_LINE: return og_read_count(&walk->max_line, value, 1, &usage, "max-line");
  default: return false;
  }
}

// Sources are added in the end: those of the command line replace those of the file.
static bool take_and_keep(request *wanted, int option, const char *value, bool from_settings) {
  if (!take_option(wanted, option, value, from_settings)) return false;
  const og_option *one = option < OPTION_COUNT ? &options[option] : &og_manner_options[option - OPTION_COUNT];
  if (option > MARGIN && option != WRITE_RUN) og_run_option_add(&wanted->options, one->name, value);
  return true;
}

static bool write_run(request *wanted, og_tolerance tolerance) {
  if (wanted->write_run == NULL) return true;
  for (int k = 0; k < wanted->source_count; k++) {
    og_run_option_add(&wanted->options, wanted->source[k].is_engine ? "engine" : "claims", wanted->source[k].name);
    char margin[32];
    snprintf(margin, sizeof margin, "%.17g", wanted->source[k].margin);
    if (wanted->source[k].margin > 0) og_run_option_add(&wanted->options, "margin", margin);
  }
  const og_judged_run run = {&wanted->options, wanted->files, wanted->file_count, tolerance};
  if (og_judged_run_save(&run, wanted->write_run)) return true;
  fprintf(stderr, "origo judge: cannot write %s: %s\n", wanted->write_run, strerror(errno));
  return false;
}

static bool open_players(og_match *match, const request *wanted) {
  for (int k = 0; k < wanted->source_count; k++) {
    og_player *player = og_match_add(match);
    const char *name = wanted->source[k].name;
    player->margin = wanted->source[k].margin;
    og_complaint complaint;
    memset(&complaint, 0, sizeof complaint);
    const bool opened = wanted->source[k].is_engine
                            ? og_contestant_engine(&player->contestant, name, wanted->manner.limits)
                            : og_contestant_file(&player->contestant, name, &complaint);
    if (opened) continue;
    if (wanted->source[k].is_engine) fprintf(stderr, "origo judge: %s: out of memory\n", name);
    else fprintf(stderr, "origo judge: %s\n", complaint.text);
    return false;
  }
  return true;
}

static bool read_baseline(og_baseline *baseline, const char *name) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  if (name == NULL || og_baseline_read(baseline, name, &complaint)) return true;
  fprintf(stderr, "origo judge: %s\n", complaint.text);
  return false;
}

static bool write_baseline(og_baseline *baseline, const char *name) {
  if (name == NULL || og_baseline_write(baseline, name)) return true;
  fprintf(stderr, "origo judge: cannot write %s: %s\n", name, strerror(errno));
  return false;
}

// Walks the cases, in several processes if that is wanted.
static int walk(request *wanted, og_match *match, char *const *names, int count) {
  og_jobs *jobs = NULL;
  if (wanted->jobs > 1) {
    jobs = og_jobs_start(match, &wanted->walk, wanted->jobs);
    if (jobs == NULL) {
      fprintf(stderr, "origo judge: cannot make %zu processes: %s\n", wanted->jobs, strerror(errno));
      return OG_EXIT_LIMIT;
    }
  }
  const int walked = og_walk_cases(&wanted->walk, names, count);
  const int ended = jobs == NULL ? OG_EXIT_OK : og_jobs_end(jobs);
  return walked == OG_EXIT_OK ? ended : walked;
}

static int judge(void *context) {
  static char standard_input[] = "-";
  char *const none[] = {standard_input};
  request *wanted = context;
  char *const *names = wanted->files;
  const int count = wanted->file_count;
  og_match match;
  og_match_init(&match, wanted->manner.how.binary32 ? OG_ROUND_BINARY32 : OG_ROUND_BINARY64,
                wanted->manner.how.as_hulls);
  match.referee.allowances = wanted->manner.allowances;
  match.metamorphic = wanted->metamorphic;
  match.deliver = og_deliver;
  og_match_walk(&match, &wanted->walk);
  int status = OG_EXIT_BAD;
  og_record record = {.folder = wanted->record};
  if (wanted->record != NULL) match.record = &record;
  const bool recording =
      wanted->record == NULL || og_record_open(&record, wanted->record, (size_t)wanted->source_count);
  og_baseline known = {0}, next = {0};
  if (wanted->baseline != NULL) match.known = &known;
  if (wanted->write_baseline != NULL) match.next = &next;
  if (recording && open_players(&match, wanted) && read_baseline(&known, wanted->baseline)) {
    status = walk(wanted, &match, count == 0 ? none : names, count == 0 ? 1 : count);
    if (!og_match_finish(&match)) status = OG_EXIT_BAD;
    if (!wanted->walk.quiet) og_match_report(&match);
    if (!wanted->walk.quiet) og_match_report_mended(&match);
    if (status == OG_EXIT_OK) status = og_match_is_done(&match) ? og_match_status(&match) : OG_EXIT_BAD;
  }
  if (wanted->record != NULL && !og_record_close(&record)) status = OG_EXIT_BAD;
  if (status <= EXIT_WRONG && !write_baseline(&next, wanted->write_baseline)) status = OG_EXIT_BAD;
  if (status <= EXIT_WRONG && !write_run(wanted, match.referee.tolerance)) status = OG_EXIT_BAD;
  og_baseline_clear(&known);
  og_baseline_clear(&next);
  og_match_clear(&match);
  return status;
}

static int count_engines(const request *wanted) {
  int count = 0;
  for (int k = 0; k < wanted->source_count; k++) count += wanted->source[k].is_engine;
  return count;
}

static bool take_setting(void *context, int option, const char *value) {
  return take_and_keep(context, option, value, true);
}

static bool complain_of_nothing(void) {
  fputs("origo judge: what is to be judged? CASES... CLAIMS, or --engine COMMAND [CASES...]\n", stderr);
  return false;
}

// Options from a file, if there is one, then those of the command line. The status, or -1: go on.
static int read_options(request *wanted, og_settings *settings, int argc, char **argv) {
  const char *name = og_settings_name(argc, argv), *value;
  int option;
  if (name != NULL && !og_settings_read(settings, name)) return OG_EXIT_BAD;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP) return og_print_help(&usage) ? OG_EXIT_OK : OG_EXIT_BAD;
    if (option == OG_OPTION_VERSION) return og_print_version() ? OG_EXIT_OK : OG_EXIT_BAD;
    if (option == OG_OPTION_BAD || !take_and_keep(wanted, option, value, false)) return OG_EXIT_BAD;
  }
  if (name != NULL && !wanted->walk.quiet) fprintf(stderr, "origo judge: options of %s\n", name);
  return -1;
}

static int judge_with(request *wanted, const og_settings *settings, int argc, char **argv) {
  wanted->files = argv + optind;
  wanted->file_count = argc - optind;
  if (wanted->source_count == 0) {
    if (wanted->file_count < 2 && !complain_of_nothing()) return OG_EXIT_BAD;
    wanted->file_count--;
    if (!add_source(wanted, argv[argc - 1], false, false)) return OG_EXIT_BAD;
  }
  if (wanted->file_count == 0) {
    wanted->files = settings->operand;
    wanted->file_count = (int)settings->operand_count;
  }
  const int engines = count_engines(wanted);
  if (wanted->jobs > 1 && engines < wanted->source_count) {
    fputs("origo judge: --jobs is for engines: claims of a file are read in the order of all cases, by one\n", stderr);
    return OG_EXIT_BAD;
  }
  return engines > 0 ? og_run_kept(judge, wanted) : judge(wanted);
}

int og_judge_command(int argc, char **argv) {
  static const char *const of_others[] = {"kind", "at-least", "human-scale", "keep-shapes", "any-shapes",
                                          "limit", "template", NULL};
  request wanted = {.jobs = 1, .walk = og_case_walk_default(), .manner = og_manner_default()};
  og_settings settings = {
      .usage = &usage, .others = of_others, .operands = "cases", .take = take_setting, .context = &wanted};
  int status = read_options(&wanted, &settings, argc, argv);
  if (status < 0) status = judge_with(&wanted, &settings, argc, argv);
  og_settings_clear(&settings);
  og_text_clear(&wanted.options);
  return status;
}
