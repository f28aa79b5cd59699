// origo shrink: the smallest case found on which an algorithm of the reference, or an engine, still fails.

#include "tool/shrink/shrink_command.h"

#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/fields.h"
#include "tool/format/settings.h"
#include "tool/judge/keeper.h"
#include "tool/run/case_walk.h"
#include "tool/run/find_algorithm.h"
#include "tool/shrink/failure.h"
#include "tool/shrink/fill_template.h"
#include "tool/shrink/shrink_boxes.h"
#include "tool/shrink/shrink_meshes.h"
#include "tool/shrink/shrink_motion.h"
#include "tool/shrink/shrink_moving.h"
#include "tool/shrink/shrink_points.h"
#include "tool/shrink/shrink_set.h"
#include "tool/shrink/write_small.h"

enum {
  ALGORITHM,
  ENGINE,
  MARGIN,
  KIND,
  AT_LEAST,
  LIMIT,
  ID,
  HUMAN_SCALE,
  KEEP_SHAPES,
  ANY_SHAPES,
  SMALLEST,
  CHECK,
  REPRODUCER,
  TEMPLATE,
  SETTINGS,
  NO_SETTINGS,
  OPTION_COUNT
};

static const og_option options[OPTION_COUNT] = {
    [ALGORITHM] = {"algorithm", "ID", "the algorithm that fails ('origo run --list' lists them)"},
    [ENGINE] = {"engine", "COMMAND", "the engine that fails, a command as 'origo judge' takes it"},
    [MARGIN] = {"margin", "X", "the engine documents an error up to X, in the cases' unit: no failure"},
    [KIND] = {"kind", "K", "how, see below (the worst there is)"},
    [AT_LEAST] = {"at-least", "X", "an error must stay at least this fraction of the size (0)"},
    [LIMIT] = {"limit", "N", "cases tried for each (20000)"},
    [ID] = {"id", "ID", "the small case's id, instead of the case's with '-small'"},
    [HUMAN_SCALE] = {"human-scale", NULL, "before all else, numbers of magnitude 1/16 to 64, or 0"},
    [KEEP_SHAPES] = {"keep-shapes", NULL,
                     "boxes stay boxes, hulls hulls; what has a radius, an interior or an area keeps it: always with "
                     "--engine"},
    [ANY_SHAPES] = {"any-shapes", NULL, "with --engine: a box may become points, a cylinder a cone, a hull flat"},
    [SMALLEST] = {"smallest", NULL, "of all the cases on which it fails, only the one that became smallest"},
    [CHECK] = {"check", NULL, "shrink nothing: say how the algorithm fails on each case; status 1 where it does not"},
    [REPRODUCER] = {"c", NULL,
                    "write a C program that calls the algorithm, instead of a line; for one case or with --smallest"},
    [TEMPLATE] = {"template", "FILE",
                  "write this text with the bodies in its places, instead of a line (docs/use/adding-an-engine.md)"},
    [SETTINGS] = {"settings", "FILE", "options from this file first, instead of " OG_SETTINGS_FILE " if it is there"},
    [NO_SETTINGS] = {"no-settings", NULL, "none from a file"},
};

static const og_usage usage = {
    "origo shrink",
    "--algorithm ID | --engine COMMAND [CASES...]",
    "Makes cases on which an algorithm of the reference or an engine fails, in " OG_SCALAR_NAME
    ", as small as it can: fewer\n"
    "vertices, simpler shapes and poses, shorter numbers, as long as it fails in the same way: in the same kind and "
    "at\n"
    "least the same class (a gross error stays gross). Writes a case a line, each asking what the failure is about, "
    "and\n"
    "on standard error what became smaller. No file, or '-', means standard input.\n"
    "Of an engine also sets of boxes: boxes are left out, then steps, then changes; and pairs of triangles of meshes:\n"
    "triangles are left out, then numbers made shorter. And bodies and features that move: they stand still, have "
    "fewer\n"
    "points and shorter numbers. And hulls, volumes, polygons to triangulate and polygons to clip: points are left "
    "out,\n"
    "of a k-DOP also directions, then numbers made shorter.\n"
    "Kinds: verdict, distance, depth, separation, points, normal, gave-up, refused, not-finite; of an engine also "
    "crashed, "
    "timed-out,\nnonsense; of boxes and meshes missed, invented, repeated; of what moves missed, invented, early, "
    "late;\n"
    "of hulls closed, outside; of volumes outside, larger, skew; of triangles corners, triangles, turned, "
    "area-missing,\n"
    "area-twice, area-outside; of common parts of polygons cover, beyond, area-missing, area-outside.\n"
    "Exit status: 0 all shrunk, 1 there is no failure on some case, 2 bad usage or input, 3 a limit reached.",
    options,
    OPTION_COUNT,
    og_manner_options,
    OG_MANNER_COUNT};

enum { EXIT_NO_FAILURE = 1 };

typedef struct shrink_run {
  const og_algorithm *algorithm; // null: an engine
  char *const *files;            // of cases
  int file_count;
  og_trial trial;
  og_failure_kind kind; // OG_FAILURE_COUNT: the worst
  double at_least;
  size_t limit;
  const char *id;
  bool human_scale, keep_shapes, any_shapes, check, smallest, reproducer;
  bool from_settings; // the engine so far: what the command line names replaces it
  double margin;
  const char *engine, *template_name;
  char *template_text;
  og_manner manner;
  size_t cases;
  bool found; // `smallest`: a case so far
  og_small_case least;
  char least_id[OG_MAX_ID + 1];
  og_failure least_failure; // as it was wanted
  int status;
} shrink_run;

// ---- what is said ----

static void say_size(FILE *out, const og_small_case *c) {
  const og_small_cost cost = og_small_cost_of(c);
  fprintf(out, "%zu vertices, length %zu", cost.vertices, cost.length);
}

static void complain_of_none(const shrink_run *run, const char *id) {
  char quoted[OG_QUOTE_SIZE];
  fprintf(stderr, "origo shrink: %s: %s does not fail on it in " OG_SCALAR_NAME, og_quote(quoted, id),
          og_trial_name(&run->trial));
  if (run->kind != OG_FAILURE_COUNT) fprintf(stderr, " (%s)", og_failure_name(run->kind));
  fputc('\n', stderr);
}

// The question that the failure is about. Engines may do other things when they are asked another.
static og_question question_of(const og_trial *trial, const og_small_case *small) {
  if (og_small_is_curved(small)) return trial->question; // which has an answer
  const bool apart = trial->lies == OG_SEPARATED;
  switch (trial->wanted.kind) {
  case OG_FAILS_DISTANCE: return OG_DISTANCE;
  case OG_FAILS_DEPTH: return OG_DEPTH;
  default: return trial->algorithm == NULL ? trial->question : apart ? OG_DISTANCE : OG_DEPTH;
  }
}

// ---- one case ----

// The case as small bodies that still fail: each in its own shape if possible, else as points.
static bool start_small(shrink_run *run, og_small_case *from, const og_walked_case *walked) {
  if (run->engine != NULL) {
    og_small_case_copy(from, &run->trial.handed);
    return og_trial_fails(&run->trial, from);
  }
  const og_shape *shape[] = {&walked->a->shape, &walked->b->shape};
  for (int points = 0; points < 4; points++) {
    if (!og_make_body(&run->trial.world[0], walked->a) || !og_make_body(&run->trial.world[1], walked->b)) return false;
    for (int k = 0; k < 2; k++) {
      const og_body *world = &run->trial.world[k].body;
      if ((points >> k & 1) != 0) og_small_of_world(&from->body[k], world);
      else og_small_of_shape(&from->body[k], shape[k], world);
    }
    if (og_trial_fails(&run->trial, from)) return true;
  }
  return false;
}

static bool has_no_points(const og_small_case *small) {
  if (!og_small_is_curved(small)) return false;
  fputs("origo shrink: --template is for bodies with points: there is a cylinder or a cone\n", stderr);
  return true;
}

// The bodies as points, in the places of the template.
static bool fill_template(shrink_run *run, const og_small_case *small, const og_failure *failure, const char *id) {
  og_trial *trial = &run->trial;
  const og_hand_over as_points = {trial->manner.how.binary32, true};
  og_small_case points;
  char says[OG_MAX_ID];
  snprintf(says, sizeof says, "%s: off by %.3g", og_failure_name(failure->kind), failure->absolute);
  if (isinf(failure->absolute)) snprintf(says, sizeof says, "%s", og_failure_name(failure->kind));
  og_small_case_init(&points);
  const og_template_values values = {id, says, trial->pair.signed_distance, &points, small};
  const bool good = !has_no_points(small) &&
                    og_hand_over_bodies(&points, &as_points, &trial->as_case[0], &trial->as_case[1]) &&
                    og_fill_template(stdout, run->template_name, run->template_text, &values);
  og_small_case_clear(&points);
  return good;
}

// As the engine was handed it: in JSON's numbers.
static bool write_handed(shrink_run *run, const og_small_case *small, const char *from) {
  og_trial *trial = &run->trial;
  const og_set_wish wish = {.id = run->id};
  const og_handed_case handed = {.bodies = *small}; // which is only read
  char own[OG_MAX_ID + 8];
  const char *id = og_begin_small_set(trial, &wish, from, own);
  og_write_handed(&trial->line, id, question_of(trial, small), &handed);
  og_write_small_set(trial, from);
  return true;
}

static bool write_result(shrink_run *run, const og_small_case *small, const char *id) {
  og_trial *trial = &run->trial;
  if (!og_trial_of_small_case(trial, small)) return false;
  const og_failure failure = og_failure_in(&trial->judgement, trial->wanted.kind, trial->stated);
  char says[OG_MAX_ID + 80], own[OG_MAX_ID + 8];
  if (run->template_text != NULL) return fill_template(run, small, &failure, id);
  if (run->reproducer) {
    snprintf(says, sizeof says, "%s, off by %.3g", og_failure_name(failure.kind), failure.absolute);
    const og_body body[2] = {trial->world[0].body, trial->world[1].body};
    og_write_reproducer(stdout, trial->algorithm, body, says);
    return true;
  }
  snprintf(own, sizeof own, "%s-small", id);
  snprintf(says, sizeof says, "origo shrink --algorithm %.100s --kind %s, " OG_SCALAR_NAME ", from %.100s",
           og_trial_name(trial), og_failure_name(failure.kind), id);
  if (run->engine != NULL) return write_handed(run, small, id);
  static const char *const flags[] = {"counterexample", NULL};
  const og_small_title title = {run->id != NULL ? run->id : own, says, flags, question_of(trial, small)};
  return og_write_small(stdout, small, &title);
}

static void keep_least(shrink_run *run, const og_small_case *small, const char *id) {
  const og_small_cost least = og_small_cost_of(&run->least), cost = og_small_cost_of(small);
  if (run->found && og_small_cost_compare(&cost, &least) >= 0) return;
  run->found = true;
  og_small_case_copy(&run->least, small);
  strcpy(run->least_id, id);
  run->least_failure = run->trial.wanted;
}

static bool shrink_case(shrink_run *run, const og_small_case *from, const og_failure *before, const char *id) {
  og_shrink shrink;
  og_shrink_init(&shrink, og_trial_fails, &run->trial, from, run->limit);
  shrink.human_scale = run->human_scale;
  shrink.keep_shapes = run->keep_shapes || (run->engine != NULL && !run->any_shapes);
  if (run->engine != NULL) og_shrink_keep_distinct(&shrink);
  shrink.binary32 = run->trial.manner.how.binary32;
  if (!og_shrink_run(&shrink) && run->status == OG_EXIT_OK) run->status = OG_EXIT_LIMIT;
  if (run->smallest) keep_least(run, &shrink.best, id);
  const bool good = run->smallest || write_result(run, &shrink.best, id);
  if (!good && run->template_text == NULL)
    fprintf(stderr, "origo shrink: %s: more than %d points are left\n", id, OG_SMALL_MAX_POINTS);
  og_trial_of_small_case(&run->trial, &shrink.best);
  const og_failure after = og_failure_in(&run->trial.judgement, run->trial.wanted.kind, run->trial.stated);
  fprintf(stderr, "%s: ", id);
  say_size(stderr, from);
  fputs(", ", stderr);
  og_failure_say(stderr, before);
  fputs(" -> ", stderr);
  say_size(stderr, &shrink.best);
  fputs(", ", stderr);
  og_failure_say(stderr, &after);
  fprintf(stderr, " (%zu tried, %zu taken%s)\n", shrink.tried, shrink.taken,
          shrink.tried >= shrink.limit ? ", the limit" : "");
  og_shrink_clear(&shrink);
  return good;
}

// A line for programs and people alike: id, kind, class, absolute error, fraction of the size, vertices, length.
static void report(const shrink_run *run, const og_failure *failure, const og_small_case *small, const char *id) {
  const og_small_cost cost = og_small_cost_of(small);
  printf("%s %s %s %s %.3g %.2g %zu %zu\n", id, og_trial_name(&run->trial), og_failure_name(failure->kind),
         og_error_class_name(failure->class), failure->absolute, failure->fraction, cost.vertices, cost.length);
}

static bool is_of_points(og_question question) {
  return question == OG_HULL || question == OG_BOUND || question == OG_TRIANGULATE || question == OG_CLIP;
}

// What is not about how two bodies lie.
static bool is_set(og_question question) {
  return question == OG_OVERLAPS || question == OG_MESH_PAIRS || question == OG_MOTION ||
         og_question_is_of_moving(question) || is_of_points(question);
}

static og_set_end shrink_set(shrink_run *run, const og_walked_case *walked, const og_set_wish *wish) {
  const og_question question = walked->one->question;
  if (is_of_points(question)) return og_shrink_points(&run->trial, walked->one, wish);
  switch (question) {
  case OG_OVERLAPS: return og_shrink_boxes(&run->trial, walked->one, wish);
  case OG_MESH_PAIRS: return og_shrink_meshes(&run->trial, walked->one, wish);
  case OG_MOTION: return og_shrink_motion(&run->trial, walked, wish);
  default: return og_shrink_moving(&run->trial, walked->one, wish);
  }
}

static bool take_set(shrink_run *run, const og_walked_case *walked) {
  const og_case *one = walked->one;
  const og_set_wish wish = {run->kind, run->limit, run->id, run->check, run->human_scale, run->keep_shapes};
  if (run->smallest || run->template_text != NULL || run->at_least > 0 ||
      (one->question == OG_OVERLAPS && (run->human_scale || run->keep_shapes))) {
    fprintf(stderr,
            "origo shrink: %s: --smallest, --template and --at-least are for two bodies, --human-scale and "
            "--keep-shapes for all but sets of boxes\n",
            one->id);
    return false;
  }
  if (one->question == OG_BOUND && one->volume.triangles.count > 0) {
    fprintf(stderr, "origo shrink: %s: volumes around triangles are not made smaller, only those around points\n",
            one->id);
    return false;
  }
  if (one->question == OG_TRIANGULATE && one->polygon.hole_count > 0) {
    fprintf(stderr, "origo shrink: %s: polygons with holes are not made smaller, only an outline\n", one->id);
    return false;
  }
  const og_set_end end = shrink_set(run, walked, &wish);
  if (run->trial.no_engine) return false;
  switch (end) {
  case OG_SET_SHRUNK: return true;
  case OG_SET_FINE:
    complain_of_none(run, one->id);
    run->status = EXIT_NO_FAILURE;
    return true;
  case OG_SET_LIMIT: break;
  case OG_SET_TOO_LARGE:
    fprintf(stderr,
            "origo shrink: %s: a number is too large for " OG_SCALAR_NAME
            ", a direction vanishes in it, or there are too many pairs\n",
            one->id);
    break;
  }
  if (run->status == OG_EXIT_OK) run->status = OG_EXIT_LIMIT;
  return true;
}

static bool take(void *context, const og_walked_case *walked) {
  shrink_run *run = context;
  const char *id = walked->one->id;
  if (run->cases++ > 0 && !run->smallest && (run->reproducer || run->template_text != NULL || run->id != NULL)) {
    fputs("origo shrink: --c, --template and --id are for one case, or go with --smallest\n", stderr);
    return false;
  }
  og_failure failure = {OG_FAILURE_COUNT, OG_ERROR_NONE, 0, 0};
  if (walked->one->question == OG_OVERLAPS || (is_set(walked->one->question) && run->engine != NULL))
    return take_set(run, walked);
  if (walked->one->question >= OG_SWEEP) {
    fprintf(stderr,
            "origo shrink: %s: only cases about how two bodies lie, of boxes, of meshes, of what moves, and of hulls, "
            "volumes and polygons are made smaller\n",
            id);
    return false;
  }
  run->trial.question = walked->one->question;
  if (og_trial_of_case(&run->trial, walked->a, walked->b))
    failure = og_failure_in(&run->trial.judgement, run->kind, run->trial.stated);
  if (run->trial.no_engine) return false;
  run->trial.wanted = failure;
  run->trial.wanted.fraction = run->at_least;
  run->trial.relation = run->trial.lies;
  run->trial.searched = run->trial.iterations > 0;
  og_small_case from;
  og_small_case_init(&from);
  bool good = true;
  if (failure.kind == OG_FAILURE_COUNT || failure.fraction < run->at_least || !start_small(run, &from, walked)) {
    if (!run->smallest) complain_of_none(run, id);
    if (!run->smallest) run->status = EXIT_NO_FAILURE;
  } else if (run->check) {
    report(run, &failure, &from, id);
  } else {
    good = shrink_case(run, &from, &failure, id);
  }
  og_small_case_clear(&from);
  return good;
}

// ---- the command ----

static bool read_kind(og_failure_kind *kind, const char *value) {
  *kind = og_failure_by_name(value);
  if (*kind != OG_FAILURE_COUNT) return true;
  char quoted[OG_QUOTE_SIZE];
  fprintf(
      stderr,
      "origo shrink: unknown kind %s; expected verdict, distance, depth, separation, points, normal, gave-up, refused, "
      "not-finite, crashed, timed-out, nonsense, missed, invented, repeated, early, late, closed, outside, larger, "
      "skew, corners, triangles, turned, cover, beyond, area-missing, area-twice or area-outside\n",
      og_quote(quoted, value));
  return false;
}

// What the command line names replaces the engine of a file.
static void name_anew(shrink_run *run, bool from_settings) {
  if (run->from_settings) run->engine = NULL;
  run->from_settings = from_settings;
}

static bool read_algorithm(shrink_run *run, const char *value, bool from_settings) {
  name_anew(run, from_settings);
  return (run->algorithm = og_find_pair_algorithm(usage.program, value)) != NULL;
}

static bool read_engine(shrink_run *run, const char *value, bool from_settings) {
  if (from_settings && run->engine != NULL) return true; // the first of a file
  name_anew(run, from_settings);
  return (run->engine = value) != NULL;
}

static bool take_option(shrink_run *run, int option, const char *value, bool from_settings) {
  if (option >= OPTION_COUNT)
    return og_manner_take(&run->manner, (og_manner_option)(option - OPTION_COUNT), value, &usage);
  switch (option) {
  case ALGORITHM: return read_algorithm(run, value, from_settings);
  case ENGINE: return read_engine(run, value, from_settings);
  case MARGIN: return og_read_amount(&run->margin, value, &usage, "margin");
  case TEMPLATE: return (run->template_name = value) != NULL;
  case KIND: return read_kind(&run->kind, value);
  case AT_LEAST: return og_read_amount(&run->at_least, value, &usage, "at-least");
  case LIMIT: return og_read_count(&run->limit, value, 1, &usage, "limit");
  case ID: return (run->id = value) != NULL;
  case HUMAN_SCALE: return run->human_scale = true;
  case KEEP_SHAPES: return run->keep_shapes = true;
  case ANY_SHAPES: return run->any_shapes = true;
  case SETTINGS:
  case NO_SETTINGS: return true; // has been read
  case SMALLEST: return run->smallest = true;
  case CHECK: return run->check = true;
  case REPRODUCER: return run->reproducer = true;
  default: return false;
  }
}

// What --smallest found.
static bool write_least(shrink_run *run) {
  run->trial.wanted = run->least_failure;
  if (run->found) return write_result(run, &run->least, run->least_id);
  fprintf(stderr, "origo shrink: %s fails on none of %zu cases\n", og_trial_name(&run->trial), run->cases);
  run->status = EXIT_NO_FAILURE;
  return true;
}

static int run_on(void *context) {
  static char standard_input[] = "-";
  char *const none[] = {standard_input};
  shrink_run *run = context;
  const og_algorithm *algorithm = run->algorithm;
  char *const *names = run->files;
  const int count = run->file_count;
  og_case_walk walk = og_case_walk_default();
  if (algorithm != NULL) walk.instead = OG_RELATION; // sweeps are taken as they lie at time 0
  walk.hostile = true;
  walk.curved_depth = algorithm == NULL;
  walk.take = take;
  walk.context = run;
  if (algorithm != NULL) og_trial_init(&run->trial, algorithm);
  else if (!og_trial_init_engine(&run->trial, run->engine, &run->manner)) return OG_EXIT_LIMIT;
  run->trial.margin = run->margin;
  int status = og_walk_cases(&walk, count > 0 ? names : none, count > 0 ? count : 1);
  if (status == OG_EXIT_OK && run->smallest && !write_least(run)) status = OG_EXIT_BAD;
  og_small_case_clear(&run->least);
  og_trial_clear(&run->trial);
  if (status == OG_EXIT_OK) status = run->status;
  if (fflush(stdout) == 0 && !ferror(stdout)) return status;
  fprintf(stderr, "origo shrink: cannot write to standard output: %s\n", strerror(errno));
  return OG_EXIT_BAD;
}

static bool is_sensible(const shrink_run *run) {
  if ((run->algorithm == NULL) == (run->engine == NULL)) {
    fputs("origo shrink: what fails? --algorithm ID ('origo run --list' lists them) or --engine COMMAND\n", stderr);
    return false;
  }
  if (!run->reproducer || run->engine == NULL) return true;
  fputs("origo shrink: --c calls an algorithm of the reference; for an engine, --template\n", stderr);
  return false;
}

static bool read_template(shrink_run *run) {
  enum { PIECE = 4096 };
  FILE *file = fopen(run->template_name, "rb");
  size_t length = 0, count = file != NULL;
  while (count > 0) {
    run->template_text = og_grow(run->template_text, length + PIECE + 1, 1);
    count = fread(run->template_text + length, 1, PIECE, file);
    length += count;
    run->template_text[length] = '\0';
  }
  const bool good = file != NULL && !ferror(file);
  if (!good) fprintf(stderr, "origo shrink: %s: %s\n", run->template_name, strerror(errno));
  if (file != NULL) fclose(file);
  return good;
}

static bool take_setting(void *context, int option, const char *value) {
  return take_option(context, option, value, true);
}

// Options from a file, if there is one, then those of the command line. The status, or -1: go on.
static int read_options(shrink_run *run, og_settings *settings, int argc, char **argv) {
  const char *name = og_settings_name(argc, argv), *value;
  int option;
  if (name != NULL && !og_settings_read(settings, name)) return OG_EXIT_BAD;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP) return og_print_help(&usage) ? OG_EXIT_OK : OG_EXIT_BAD;
    if (option == OG_OPTION_VERSION) return og_print_version() ? OG_EXIT_OK : OG_EXIT_BAD;
    if (option == OG_OPTION_BAD || !take_option(run, option, value, false)) return OG_EXIT_BAD;
  }
  if (name != NULL && run->engine != NULL) fprintf(stderr, "origo shrink: options of %s\n", name);
  return is_sensible(run) && (run->template_name == NULL || read_template(run)) ? -1 : OG_EXIT_BAD;
}

int og_shrink_command(int argc, char **argv) {
  static const char *const of_others[] = {"claims",   "metamorphic", "record", "baseline",   "write-baseline",
                                          "write-run", "question", "shard",       "quiet",  "keep-going", "max-points",
                                          "max-bits",  "max-line", "jobs",        NULL};
  shrink_run run = {.kind = OG_FAILURE_COUNT, .limit = 20000, .manner = og_manner_default()};
  og_settings settings = {
      .usage = &usage, .others = of_others, .operands = "cases", .take = take_setting, .context = &run};
  int status = read_options(&run, &settings, argc, argv);
  if (status < 0) {
    run.files = argv + optind;
    run.file_count = argc - optind;
    if (run.file_count == 0) {
      run.files = settings.operand;
      run.file_count = (int)settings.operand_count;
    }
    status = run.engine != NULL ? og_run_kept(run_on, &run) : run_on(&run);
  }
  free(run.template_text);
  og_settings_clear(&settings);
  return status;
}
