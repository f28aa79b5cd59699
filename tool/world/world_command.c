// origo world: a scene of bodies, played through the stages of a collision pipeline; --check holds each step against
// the exact answers.

#include "tool/world/world_command.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tool/format/options.h"
#include "tool/format/progress.h"
#include "tool/report/page.h"
#include "tool/run/find_algorithm.h"
#include "tool/run/make_contact.h"
#include "tool/world/check_contacts.h"
#include "tool/world/check_turns.h"
#include "tool/world/check_world.h"
#include "tool/world/dispatch_option.h"
#include "tool/world/half_spaces.h"
#include "tool/world/replay.h"
#include "tool/world/write_step.h"

enum { STATUS_OK = 0, STATUS_WRONG = 1, STATUS_BAD = 2, STATUS_LIMIT = 3 };
enum {
  BROAD,
  MID,
  NARROW,
  GENERAL,
  DISPATCH,
  TABLE,
  CONTACT,
  LIVES,
  SWEEP,
  MOTION,
  STEPS,
  SWEPT,
  CHECK,
  HTML,
  MAX_PAIRS,
  MAX_TOUCHING,
  MAX_CONTACTS,
  MAX_NEAR,
  MAX_POINTS,
  QUIET,
  OPTION_COUNT
};

static const og_option options[OPTION_COUNT] = {
    [BROAD] = {"broad", "NAME", "the broad phase (dynamic-tree)"},
    [MID] = {"mid", "NAME", "the mid phase of concave bodies' parts, whose trees are built anew (trees that are kept)"},
    [NARROW] = {"narrow", "NAME", "the narrow phase of all pairs that it takes (by the kinds of both bodies)"},
    [GENERAL] = {"general", "NAME", "the narrow phase of all other pairs (gjk)"},
    [DISPATCH] = {"dispatch", "KIND,KIND=NAME",
                  "the narrow phase of two kinds of bodies, such as box,hull=sat-3d; may be given again"},
    [TABLE] = {"table", NULL, "print which algorithm is asked about which two kinds of bodies, and play nothing"},
    [CONTACT] = {"contact", "NAME", "make contacts of bodies that meet, such as manifold-full"},
    [LIVES] = {"lives", NULL, "contacts begin, persist and end from step to step; with --contact"},
    [SWEEP] = {"sweep", "NAME", "say who meets on the way, such as conservative-advancement; implies --swept"},
    [MOTION] = {"motion", "NAME",
                "say who meets on the way while bodies turn, such as motion-conservative; implies --swept"},
    [STEPS] = {"steps", "N", "play this many steps, whatever the scene says"},
    [SWEPT] = {"swept", NULL, "boxes hold flying bodies at every moment of a step"},
    [CHECK] = {"check", NULL, "hold every step against the exact answers; stop at the first that is wrong"},
    [HTML] = {"html", "FILE", "also a page that replays the scene in three dimensions"},
    [MAX_PAIRS] = {"max-pairs", "N", "pairs of boxes that may overlap at a time (64 a body, and 1024)"},
    [MAX_TOUCHING] = {"max-touching", "N", "pairs of bodies that may meet at a time (as many)"},
    [MAX_CONTACTS] = {"max-contacts", "N", "contacts that may be there at a time (16 a pair of bodies and of parts)"},
    [MAX_NEAR] = {"max-near", "N", "pairs of parts whose boxes may overlap at a time (64 a part, and 1024)"},
    [MAX_POINTS] = {"max-points", "N", "points a body may have (1000000)"},
    [QUIET] = {"quiet", NULL, "no progress bar"},
};

static const og_usage usage = {
    "origo world", "SCENE",
    "Plays a scene in " OG_SCALAR_NAME ": bodies fly, boxes are put around them, the broad phase says which boxes\n"
    "overlap, the narrow phase which bodies meet. One line a step: what begins, persists and ends.\n"
    "docs/use/world.md has the format. '-' means standard input.\n"
    "Exit status: 0 all steps played, 1 --check found a step that is wrong, 2 bad usage or input, 3 a limit reached.",
    options, OPTION_COUNT, NULL, 0};

typedef struct world_run {
  const og_algorithm *broad, *mid, *narrow, *general, *contact, *sweep, *motion;
  og_dispatch_choice choice;
  bool has_steps, swept, check, quiet, table, keeps_lives;
  size_t steps, max_pairs, max_touching, max_contacts, max_near, max_points; // 0: not given
  const char *name, *html;
  og_replay replay;
  og_world_script script;
  og_world_player player;
  og_world_checker checker;
  og_contact_lives lives;
  og_world_turns turns;
  og_turn_checker turn_checker;
  og_text text, fault;
  og_progress progress;
} world_run;

// ---- options ----

static bool take_algorithm(const og_algorithm **algorithm, const char *id, int option) {
  static const char *const doors[] = {
      [BROAD] = "overlaps",  [MID] = "mesh_pairs", [NARROW] = "pair",  [GENERAL] = "pair",
      [CONTACT] = "contact", [SWEEP] = "sweep",    [MOTION] = "motion"};
  const og_algorithm *found = og_find_algorithm("origo world", id);
  if (found == NULL) return false;
  const bool fits = option == BROAD     ? found->overlaps != NULL
                    : option == MID     ? found->mesh_pairs != NULL && found->mesh_pairs->takes_boxes
                    : option == CONTACT ? found->contact != NULL && found->contact->takes == OG_CONTACTS_SOLIDS
                    : option == MOTION  ? found->motion != NULL
                    : option == SWEEP   ? found->sweep != NULL && found->sweep->takes != OG_SWEEPS_POLYGONS
                                        : found->pair != NULL;
  if (fits) *algorithm = found;
  else
    fprintf(stderr,
            "origo world: --%s takes an algorithm of the door '%s' for %s, which %s is not ('origo run "
            "--list' lists them)\n",
            options[option].name, doors[option], option == MID ? "boxes along the axes" : "bodies in space", found->id);
  return fits;
}

static bool take_option(world_run *run, int option, const char *value) {
  switch (option) {
  case BROAD: return take_algorithm(&run->broad, value, option);
  case MID: return take_algorithm(&run->mid, value, option);
  case NARROW: return take_algorithm(&run->narrow, value, option);
  case GENERAL: return take_algorithm(&run->general, value, option);
  case DISPATCH: return og_choose_dispatch(&run->choice, value);
  case TABLE: return run->table = true;
  case CONTACT: return take_algorithm(&run->contact, value, option);
  case LIVES: return run->keeps_lives = true;
  case SWEEP: return take_algorithm(&run->sweep, value, option);
  case MOTION: return take_algorithm(&run->motion, value, option);
  case STEPS: return run->has_steps = og_read_count(&run->steps, value, 0, &usage, "steps");
  case SWEPT: return run->swept = true;
  case CHECK: return run->check = true;
  case HTML: return (run->html = value) != NULL;
  case MAX_PAIRS: return og_read_count(&run->max_pairs, value, 1, &usage, "max-pairs");
  case MAX_TOUCHING: return og_read_count(&run->max_touching, value, 1, &usage, "max-touching");
  case MAX_CONTACTS: return og_read_count(&run->max_contacts, value, 1, &usage, "max-contacts");
  case MAX_NEAR: return og_read_count(&run->max_near, value, 1, &usage, "max-near");
  case MAX_POINTS: return og_read_count(&run->max_points, value, 1, &usage, "max-points");
  case QUIET: return run->quiet = true;
  default: return false;
  }
}

static void set_dispatch(og_dispatch *dispatch, const world_run *run) {
  if (run->narrow == NULL) og_dispatch_by_kinds(dispatch, run->general->pair);
  else og_dispatch_to_one(dispatch, run->narrow->pair, run->general->pair);
  og_apply_dispatch(dispatch, &run->choice);
}

static og_world_stages stages_of(const world_run *run) {
  og_world_stages stages = {.broad = run->broad->overlaps,
                            .keeps_trees = run->mid == NULL,
                            .swept = run->swept || run->script.swept || run->motion != NULL};
  if (run->mid != NULL) stages.mid = run->mid->mesh_pairs;
  set_dispatch(&stages.narrow, run);
  if (run->contact != NULL) stages.contact = run->contact->contact;
  if (run->sweep != NULL) stages.sweep = run->sweep->sweep;
  stages.flat = OG_CONTACT_FLAT;
  return stages;
}

static bool take_room(int64_t *room, size_t given) {
  if (given > (size_t)OG_MOST_PAIRS) return false;
  if (given > 0) *room = (int64_t)given;
  return true;
}

static bool set_rooms(const world_run *run, og_world_rooms *rooms) {
  *rooms = og_world_rooms_for(&run->script);
  if (run->max_pairs > 0) rooms->touching = (int64_t)run->max_pairs;
  if (take_room(&rooms->pairs, run->max_pairs) && take_room(&rooms->touching, run->max_touching) &&
      take_room(&rooms->contacts, run->max_contacts) && take_room(&rooms->near, run->max_near))
    return true;
  fputs("origo world: more than the limit of 2^40 pairs\n", stderr);
  return false;
}

// ---- what is said ----

static const char *name_of(const world_run *run, char quoted[OG_QUOTE_SIZE], int32_t body) {
  return og_quote(quoted, run->script.body[body].name);
}

// For a stop, the line of the scene that named the body last.
static size_t line_of(const world_run *run, int32_t body) {
  size_t line = 0;
  for (size_t k = 0; k < run->script.actions && run->script.action[k].step <= run->player.steps; k++)
    if (run->script.action[k].body == body) line = run->script.action[k].line;
  return line;
}

static const char *option_of(og_world_stage stage) {
  return stage == OG_STAGE_MID        ? "max-near"
         : stage == OG_STAGE_NARROW   ? "max-touching"
         : stage == OG_STAGE_CONTACTS ? "max-contacts"
                                      : "max-pairs";
}

static int report_stop(const world_run *run, og_world_stop stopped) {
  static const char *const stages[] = {
      [OG_STAGE_CHANGES] = "changes", [OG_STAGE_BODIES] = "bodies",       [OG_STAGE_BROAD] = "broad phase",
      [OG_STAGE_MID] = "mid phase",   [OG_STAGE_NARROW] = "narrow phase", [OG_STAGE_CONTACTS] = "contacts"};
  static const char *const outcomes[OG_OUTCOME_COUNT] = {
      "answered",        "iteration limit",        "degenerate", "out of range: a number that is infinite or too large",
      "a limit reached", "input without a meaning"};
  char quoted[OG_QUOTE_SIZE];
  fprintf(stderr, "%s:", run->name);
  if (stopped.body >= 0) fprintf(stderr, "%zu:", line_of(run, stopped.body));
  fprintf(stderr, " step %zu: %s: %s", run->player.steps, stages[stopped.stage], outcomes[stopped.outcome]);
  if (stopped.body >= 0) fprintf(stderr, ", at body %s", name_of(run, quoted, stopped.body));
  if (stopped.outcome == OG_OUTCOME_FULL) fprintf(stderr, " (--%s raises it)", option_of(stopped.stage));
  fputc('\n', stderr);
  return stopped.outcome == OG_OUTCOME_FULL ? STATUS_LIMIT : STATUS_BAD;
}

// Into run->fault: what is wrong, and with which bodies.
static void say_fault(world_run *run, const og_world_fault *fault) {
  char quoted[OG_QUOTE_SIZE];
  og_text *const text = &run->fault;
  if (fault->i >= 0) og_text_format(text, "%s", name_of(run, quoted, fault->i));
  if (fault->j >= 0) og_text_format(text, " and %s", name_of(run, quoted, fault->j));
  if (fault->j >= 0 && (run->script.body[fault->i].is_concave || run->script.body[fault->j].is_concave))
    og_text_format(text, ", parts %d and %d", (int)fault->a, (int)fault->b);
  og_text_format(text, ": %s", og_world_fault_text(fault->kind));
  if (fault->kind == OG_WORLD_MEETING_MISSED || fault->kind == OG_WORLD_MEETING_INVENTED)
    og_text_format(text, ": %s, signed distance %.3g", og_relation_name(fault->relation), fault->distance);
  if (fault->kind == OG_WORLD_CONTACT_OFF || fault->kind == OG_WORLD_ARRIVAL_TIME)
    og_text_format(text, ": by %.3g", fault->distance);
}

static int report_fault(world_run *run, const og_world_fault *fault) {
  say_fault(run, fault);
  fprintf(stderr, "%s: step %zu: %s\n", run->name, run->player.steps - 1, run->fault.at);
  return STATUS_WRONG;
}

static void report_right(const world_run *run) {
  fprintf(stderr, "%zu steps checked: %lld pairs of boxes, ", run->player.steps, (long long)run->checker.checked_boxes);
  if (run->player.world->limits.parts > 0)
    fprintf(stderr, "%lld near pairs of parts, ", (long long)run->checker.checked_near);
  fprintf(stderr, "%lld pairs of bodies, ", (long long)run->checker.checked_bodies);
  const int64_t left_open = run->checker.left_open + run->turn_checker.left_open;
  if (left_open > 0) fprintf(stderr, "%lld pairs left open, ", (long long)left_open);
  const og_turn_checker *turns = &run->turn_checker;
  fprintf(stderr, "%lld ways, %lld contacts", (long long)(run->checker.checked_ways + turns->checked),
          (long long)run->checker.checked_contacts);
  if (run->keeps_lives) fprintf(stderr, ", %lld kept", (long long)run->checker.checked_kept);
  fputs("; all right\n", stderr);
}

static int put(world_run *run) {
  og_text_reset(&run->text);
  og_write_step(&run->text, &run->player, run->keeps_lives ? &run->lives : NULL,
                run->motion != NULL ? &run->turns : NULL);
  if (og_text_write(&run->text, STDOUT_FILENO)) return STATUS_OK;
  og_progress_wipe(&run->progress);
  fprintf(stderr, "origo world: cannot write to standard output: %s\n", strerror(errno));
  return STATUS_BAD;
}

// ---- the play ----

// The line of a step is written before it is judged: what is wrong in it can be looked at.
static int play_step(world_run *run) {
  const og_world_stop stopped = og_world_player_step(&run->player);
  if (stopped.outcome != OG_OUTCOME_ANSWERED) {
    og_progress_wipe(&run->progress);
    return report_stop(run, stopped);
  }
  if (run->motion != NULL) og_world_turns_step(&run->turns, run->motion->motion, &run->player);
  if (run->keeps_lives) og_contact_lives_step(&run->lives, run->player.world);
  if (run->html != NULL) og_replay_step(&run->replay, &run->player);
  const int status = put(run);
  if (status != STATUS_OK || !run->check) return status;
  og_world_fault fault = og_check_world(&run->checker, run->player.world);
  if (fault.kind == OG_WORLD_RIGHT && run->keeps_lives)
    fault = og_check_contact_lives(&run->checker, run->player.world, &run->lives);
  if (fault.kind == OG_WORLD_RIGHT && run->motion != NULL)
    fault = og_check_world_turns(&run->turn_checker, &run->turns, run->motion->motion, &run->player);
  if (fault.kind == OG_WORLD_RIGHT) return STATUS_OK;
  og_progress_wipe(&run->progress);
  return report_fault(run, &fault);
}

static size_t steps_of(const world_run *run) { return run->has_steps ? run->steps : run->script.steps; }

static int play(world_run *run) {
  const size_t steps = steps_of(run);
  if (!run->quiet && !isatty(STDOUT_FILENO)) og_progress_start_steps(&run->progress, steps + 1);
  int status = STATUS_OK;
  for (size_t k = 0; k <= steps && status == STATUS_OK; k++) {
    status = play_step(run);
    og_progress_step(&run->progress, k + 1);
  }
  og_progress_wipe(&run->progress);
  if (status == STATUS_OK && run->check) report_right(run);
  return status;
}

// Up to the step at which the play ended.
static bool save_page(world_run *run) {
  og_replay_end(&run->replay, run->fault.length > 0 ? run->fault.at : NULL);
  og_text_reset(&run->text);
  og_page_write(&run->text, &(og_page_parts){.world = run->replay.json.at});
  if (og_text_save(&run->text, run->html)) return true;
  fprintf(stderr, "origo world: cannot write %s: %s\n", run->html, strerror(errno));
  return false;
}

static int read_and_play(world_run *run) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  if (!og_read_world(&run->script, run->name, run->max_points, &complaint)) {
    fprintf(stderr, "%s\n", complaint.text);
    return complaint.status == OG_INPUT_LIMIT ? STATUS_LIMIT : STATUS_BAD;
  }
  if (!og_bound_scene(&run->script, steps_of(run), &complaint)) {
    fprintf(stderr, "%s\n", complaint.text);
    return STATUS_LIMIT;
  }
  og_world_rooms rooms;
  if (!set_rooms(run, &rooms)) return STATUS_BAD;
  if (run->html != NULL && !og_replay_fits(&run->script, steps_of(run), "origo world")) return STATUS_LIMIT;
  const og_world_stages stages = stages_of(run);
  og_world_player_start(&run->player, &run->script, &stages, &rooms);
  if (run->html != NULL) og_replay_start(&run->replay, &run->script, run->name);
  int status = play(run);
  if (run->html != NULL && !save_page(run)) status = STATUS_BAD;
  og_world_player_clear(&run->player);
  return status;
}

static int run_scene(world_run *run) {
  og_world_script_init(&run->script);
  og_world_checker_init(&run->checker);
  og_contact_lives_init(&run->lives);
  og_world_turns_init(&run->turns);
  og_turn_checker_init(&run->turn_checker);
  og_text_init(&run->text);
  og_text_init(&run->fault);
  og_replay_init(&run->replay);
  const int status = read_and_play(run);
  og_text_clear(&run->text);
  og_text_clear(&run->fault);
  og_replay_clear(&run->replay);
  og_world_checker_clear(&run->checker);
  og_contact_lives_clear(&run->lives);
  og_world_turns_clear(&run->turns);
  og_turn_checker_clear(&run->turn_checker);
  og_world_script_clear(&run->script);
  return status;
}

static int print_table(const world_run *run) {
  og_text text;
  og_dispatch dispatch;
  og_text_init(&text);
  set_dispatch(&dispatch, run);
  og_write_dispatch(&text, &dispatch);
  const bool written = og_text_write(&text, STDOUT_FILENO);
  if (!written) fprintf(stderr, "origo world: cannot write to standard output: %s\n", strerror(errno));
  og_text_clear(&text);
  return written ? STATUS_OK : STATUS_BAD;
}

int og_world_command(int argc, char **argv) {
  world_run run;
  memset(&run, 0, sizeof run);
  run.broad = og_algorithm_by_id("dynamic-tree");
  run.general = og_algorithm_by_id("gjk");
  run.max_points = og_default_case_limits.max_points;
  const char *value;
  int option;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP) return og_print_help(&usage) ? STATUS_OK : STATUS_BAD;
    if (option == OG_OPTION_VERSION) return og_print_version() ? STATUS_OK : STATUS_BAD;
    if (option == OG_OPTION_BAD || !take_option(&run, option, value)) return STATUS_BAD;
  }
  if (run.keeps_lives && run.contact == NULL) {
    fputs("origo world: --lives goes with --contact NAME\n", stderr);
    return STATUS_BAD;
  }
  if (run.table && optind == argc) return print_table(&run);
  if (run.table) {
    fputs("origo world: --table plays nothing; expected no scene\n", stderr);
    return STATUS_BAD;
  }
  if (optind + 1 != argc) {
    fputs("origo world: expected one scene; see origo world --help\n", stderr);
    return STATUS_BAD;
  }
  run.name = argv[optind];
  return run_scene(&run);
}
