// origo judge: is an engine right? Its claims against the exact answers.

#include "tool/judge/judge_command.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "tool/judge/keeper.h"
#include "tool/judge/match.h"

enum {
  ENGINE,
  CLAIMS,
  MARGIN,
  FLOAT32,
  AS_HULLS,
  METAMORPHIC,
  RECORD,
  ABS,
  REL,
  SCALE,
  QUESTION,
  TIMEOUT,
  MEMORY,
  SHARD,
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
    [FLOAT32] = {"float32", NULL, "round the cases to binary32 first, and judge about what they are then"},
    [AS_HULLS] = {"as-hulls", NULL, "hand over every body as points in world space, with its radius"},
    [METAMORPHIC] = {"metamorphic", NULL, "ask every case also swapped, scaled, shifted, ...: does the verdict move?"},
    [RECORD] = {"record", "FOLDER", "write there the cases as handed over, and the claims of each engine as received"},
    [ABS] = {"abs", "X", "an error up to X, in the cases' unit, is tolerable"},
    [REL] = {"rel", "X", "an error up to X times the exact value is tolerable"},
    [SCALE] = {"scale", "X", "an error up to X times the size of the pair is tolerable"},
    [QUESTION] = {"question", "Q", "take every case as asking this: relation, distance or depth"},
    [TIMEOUT] = {"timeout", "SECONDS", "for an engine's answer to one case (10)"},
    [MEMORY] = {"memory", "BYTES", "address space of an engine (no limit)"},
    [SHARD] = {"shard", "I/N", "judge only every N-th case, from the I-th on"},
    [KEEP_GOING] = {"keep-going", NULL, "report every bad line of cases instead of stopping at the first"},
    [MAX_POINTS] = {"max-points", "N", "points a body may have (1000000)"},
    [MAX_BITS] = {"max-bits", "N", "bits that the coordinates of a case may need (2^32)"},
    [MAX_LINE] = {"max-line", "BYTES", "longest line (67108864)"},
    [QUIET] = {"quiet", NULL, "no progress bar, no summary"},
};

static const og_usage usage = {
    "origo judge", "CASES... CLAIMS | --engine COMMAND... [CASES...]",
    "Judges what engines claim about cases by their exact answers: one judgement a line and engine, in the order of "
    "the\n"
    "cases, on standard output; for each engine a summary on standard error. Only what is claimed is judged. The "
    "claims\n"
    "of a file are about these cases (of the shard), in their order. An engine gets one case at a time; that it "
    "crashes, hangs or talks\n"
    "nonsense is a result, and the next case starts it anew. 'origo report' makes tables and pages of judgements.\n"
    "Exit status: 0 nothing wrong, 1 something is (beyond excuse), or an engine crashed, hung or gave no claim, 2 bad\n"
    "usage or input, 3 a limit reached.",
    options, OPTION_COUNT};

typedef struct request {
  og_case_walk walk;
  og_engine_limits limits;
  og_allowance allowance;
  bool binary32, as_hulls, metamorphic;
  char *const *files; // of cases
  int file_count;
  const char *record; // a folder, or null
  int source_count;
  struct {
    const char *name;
    bool is_engine;
    double margin;
  } source[64];
} request;

static bool add_source(request *wanted, const char *name, bool is_engine) {
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

static bool read_timeout(double *seconds, const char *value) {
  if (!og_read_amount(seconds, value, &usage, "timeout")) return false;
  if (*seconds > 0) return true;
  fputs("origo judge: --timeout takes more than 0 seconds\n", stderr);
  return false;
}

static bool take_option(request *wanted, int option, const char *value) {
  og_case_walk *walk = &wanted->walk;
  switch (option) {
  case ENGINE: return add_source(wanted, value, true);
  case CLAIMS: return add_source(wanted, value, false);
  case MARGIN: return read_margin(wanted, value);
  case FLOAT32: return wanted->binary32 = true;
  case AS_HULLS: return wanted->as_hulls = true;
  case METAMORPHIC: return wanted->metamorphic = true;
  case RECORD: return (wanted->record = value) != NULL;
  case ABS: return og_read_amount(&wanted->allowance.absolute, value, &usage, "abs");
  case REL: return og_read_amount(&wanted->allowance.relative, value, &usage, "rel");
  case SCALE: return og_read_amount(&wanted->allowance.fraction, value, &usage, "scale");
  case QUESTION: return read_question(&walk->instead, value);
  case TIMEOUT: return read_timeout(&wanted->limits.seconds, value);
  case MEMORY: return og_read_count(&wanted->limits.memory_bytes, value, 1, &usage, "memory");
  case SHARD: return og_read_shard(&walk->shard, &walk->shards, value, &usage);
  case KEEP_GOING: return walk->keep_going = true;
  case QUIET: return walk->quiet = true;
  case MAX_POINTS: return og_read_count(&walk->limits.max_points, value, 1, &usage, "max-points");
  case MAX_BITS: return og_read_count(&walk->limits.max_bits, value, 1, &usage, "max-bits");
  case MAX_LINE: return og_read_count(&walk->max_line, value, 1, &usage, "max-line");
  default: return false;
  }
}

static bool open_players(og_match *match, const request *wanted) {
  for (int k = 0; k < wanted->source_count; k++) {
    og_player *player = og_match_add(match);
    const char *name = wanted->source[k].name;
    player->margin = wanted->source[k].margin;
    og_complaint complaint;
    memset(&complaint, 0, sizeof complaint);
    const bool opened = wanted->source[k].is_engine ? og_contestant_engine(&player->contestant, name, wanted->limits)
                                                    : og_contestant_file(&player->contestant, name, &complaint);
    if (opened) continue;
    if (wanted->source[k].is_engine) fprintf(stderr, "origo judge: %s: out of memory\n", name);
    else fprintf(stderr, "origo judge: %s\n", complaint.text);
    return false;
  }
  return true;
}

static int judge(void *context) {
  static char standard_input[] = "-";
  char *const none[] = {standard_input};
  request *wanted = context;
  char *const *names = wanted->files;
  const int count = wanted->file_count;
  og_match match;
  og_match_init(&match, wanted->binary32 ? OG_ROUND_BINARY32 : OG_ROUND_BINARY64, wanted->as_hulls);
  match.referee.allowance = wanted->allowance;
  match.metamorphic = wanted->metamorphic;
  wanted->walk.take = og_match_take;
  wanted->walk.context = &match;
  wanted->walk.hostile = wanted->walk.curved_depth = wanted->walk.curved_sweep = true;
  wanted->walk.curved_hit = wanted->walk.parts = wanted->walk.all_hits = wanted->walk.plane = true;
  wanted->walk.curved_contact = wanted->walk.curved_support = true; // the latter is passed over, by name
  if (!wanted->as_hulls) wanted->walk.plain = &match.handed.bodies;
  int status = OG_EXIT_BAD;
  og_record record = {.folder = wanted->record};
  if (wanted->record != NULL) match.record = &record;
  const bool recording =
      wanted->record == NULL || og_record_open(&record, wanted->record, (size_t)wanted->source_count);
  if (recording && open_players(&match, wanted)) {
    status = og_walk_cases(&wanted->walk, count == 0 ? none : names, count == 0 ? 1 : count);
    if (!og_match_finish(&match)) status = OG_EXIT_BAD;
    if (!wanted->walk.quiet) og_match_report(&match);
    if (status == OG_EXIT_OK) status = og_match_is_done(&match) ? og_match_status(&match) : OG_EXIT_BAD;
  }
  if (wanted->record != NULL && !og_record_close(&record)) status = OG_EXIT_BAD;
  og_match_clear(&match);
  return status;
}

static bool has_engine(const request *wanted) {
  for (int k = 0; k < wanted->source_count; k++)
    if (wanted->source[k].is_engine) return true;
  return false;
}

int og_judge_command(int argc, char **argv) {
  request wanted = {.walk = og_case_walk_default(), .limits = og_engine_limits_default()};
  const char *value;
  int option;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP) return og_print_help(&usage) ? OG_EXIT_OK : OG_EXIT_BAD;
    if (option == OG_OPTION_VERSION) return og_print_version() ? OG_EXIT_OK : OG_EXIT_BAD;
    if (option == OG_OPTION_BAD || !take_option(&wanted, option, value)) return OG_EXIT_BAD;
  }
  int files = argc - optind;
  if (wanted.source_count == 0) {
    if (files < 2) {
      fputs("origo judge: what is to be judged? CASES... CLAIMS, or --engine COMMAND [CASES...]\n", stderr);
      return OG_EXIT_BAD;
    }
    files--;
    if (!add_source(&wanted, argv[argc - 1], false)) return OG_EXIT_BAD;
  }
  wanted.files = argv + optind;
  wanted.file_count = files;
  return has_engine(&wanted) ? og_run_kept(judge, &wanted) : judge(&wanted);
}
