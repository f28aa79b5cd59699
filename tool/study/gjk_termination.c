#include "tool/study/gjk_termination.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ref/simplex/simplex_backup.h"
#include "ref/simplex/simplex_johnson.h"
#include "ref/simplex/simplex_signed_volumes.h"
#include "ref/simplex/simplex_voronoi.h"
#include "spec/number/allocation.h"
#include "spec/pair/solve/nearest.h"
#include "tool/run/exact_pair.h"
#include "tool/run/extent.h"
#include "tool/run/sample.h"
#include "tool/study/family_bodies.h"
#include "tool/study/sheet.h"
#include "tool/study/signed_volumes_printed.h"
#include "tool/study/simplex_cases.h"
#include "tool/study/walk_trace.h"

// ---- the runs ----

typedef enum part { EXACT, REFERENCE, PRINTED, PARTS } part;
static const char *const part_name[PARTS] = {"exact", "reference", "printed"};

static const struct method {
  const char *name;
  og_simplex_solver solver;
} methods[] = {
    {"signed-volumes", og_simplex_signed_volumes},
    {"johnson", og_simplex_johnson},
    {"backup", og_simplex_backup},
    {"voronoi", og_simplex_voronoi},
    {"signed-volumes-printed", og_simplex_signed_volumes_printed},
};
enum { METHODS = sizeof methods / sizeof methods[0] };

/// Tolerances of the printed test, as fractions of the size. Varjus has 1e-8 to the machine epsilon.
static const struct tolerance {
  const char *name;
  bool root;
} tolerances[] = {{"sqrt(epsilon)", true}, {"epsilon", false}};
enum { TOLERANCES = sizeof tolerances / sizeof tolerances[0] };

/// One exact run, the reference's and the printed ones, by method (and tolerance).
enum { RUNS = 1 + METHODS + METHODS * TOLERANCES };

typedef struct run_kind {
  part part;
  int method, tolerance; // -1: does not apply
} run_kind;

static run_kind kind_of(int run) {
  if (run == 0) return (run_kind){EXACT, -1, -1};
  run--;
  if (run < METHODS) return (run_kind){REFERENCE, run, -1};
  run -= METHODS;
  return (run_kind){PRINTED, run % METHODS, run / METHODS};
}

typedef struct tally {
  size_t runs, end[OG_WALK_TRACE_ENDS];
  size_t steps, level, up; // exact |v|: not less than before; more
  size_t again;            // runs in which a simplex came back
  og_sample iterations;
} tally;

typedef struct study {
  og_sheet *sheet;
  size_t family_count;          // degenerate ones, then the hard pairs; then their sum
  const char **name;            // of the families
  const og_gen_family **family; // null: hard pairs
  tally *tally;                 // family by run
  og_family_bodies made;
  og_world_body a, b; // hard pairs
  og_exact_pair exact;
  og_exact_simplex simplex;
  og_int square, total, left, right; // of the step before
  og_walk_trace trace;
} study;

// ---- exact lengths ----

static void remember_length(study *s) {
  og_int_set(&s->square, &s->simplex.square);
  og_int_set(&s->total, &s->simplex.total);
}

/// Is the simplex's exact |v| less than (negative), equal to or more than the one remembered? |v|^2 = square / total^2.
static int compare_length(study *s) {
  og_int_mul(&s->left, &s->total, &s->total);
  og_int_mul(&s->left, &s->left, &s->simplex.square);
  og_int_mul(&s->right, &s->simplex.total, &s->simplex.total);
  og_int_mul(&s->right, &s->right, &s->square);
  return og_int_compare(&s->left, &s->right);
}

static void count_step(tally *const to[2], int compared) {
  for (int k = 0; k < 2; k++) {
    to[k]->steps++;
    if (compared >= 0) to[k]->level++;
    if (compared > 0) to[k]->up++;
  }
}

/// The simplex of one step in exact numbers.
static void set_exact(study *s, const og_walk_trace_step *step) {
  s->simplex.count = 0;
  for (int k = 0; k < step->count; k++)
    og_exact_simplex_add(&s->simplex, &s->exact.problem,
                         (og_pair){(uint32_t)step->pair[k][0], (uint32_t)step->pair[k][1]});
  og_exact_simplex_reduce(&s->simplex);
}

static bool comes_again(const og_walk_trace *trace) {
  for (int k = 1; k < trace->count; k++)
    for (int j = 0; j < k - 1; j++)
      if (og_walk_trace_same_simplex(&trace->step[j], &trace->step[k])) return true;
  return false;
}

static void judge_trace(study *s, tally *const to[2]) {
  const og_walk_trace *trace = &s->trace;
  if (trace->end != OG_WALK_TRACE_OUT_OF_RANGE) {
    for (int k = 0; k < trace->count; k++) {
      set_exact(s, &trace->step[k]);
      if (k > 0) count_step(to, compare_length(s));
      remember_length(s);
    }
  }
  const bool again = trace->end == OG_WALK_TRACE_CYCLE || comes_again(trace);
  for (int k = 0; k < 2; k++) {
    to[k]->runs++;
    to[k]->end[trace->end]++;
    to[k]->again += again;
    if (trace->end == OG_WALK_TRACE_ENDED || trace->end == OG_WALK_TRACE_STUCK)
      og_sample_add(&to[k]->iterations, trace->iterations);
  }
}

/// The walk in exact numbers, step by step: every step must bring v nearer.
static void run_exact(study *s, tally *const to[2]) {
  og_guess start = {.count = 1, .pair = {{0, 0}}};
  if (s->trace.count > 0) // where the walk of the reference began
    start.pair[0] = (og_pair){(uint32_t)s->trace.step[0].pair[0][0], (uint32_t)s->trace.step[0].pair[0][1]};
  og_nearest_start(&s->simplex, &s->exact.problem, &start);
  size_t steps = 0;
  bool done = false;
  og_walk_trace_end end = OG_WALK_TRACE_ENDED;
  while (!done && end == OG_WALK_TRACE_ENDED) {
    const size_t before = steps;
    remember_length(s);
    done = og_nearest_finish(&s->simplex, &s->exact.problem, steps + 1, &steps);
    if (steps > before) count_step(to, compare_length(s));
    if (steps >= OG_WALK_TRACE_MOST) end = OG_WALK_TRACE_BOUND;
  }
  for (int k = 0; k < 2; k++) {
    to[k]->runs++;
    to[k]->end[end]++;
    og_sample_add(&to[k]->iterations, (double)steps + 1); // and the point that it began with
  }
}

// ---- one pair ----

static void run_pair(study *s, size_t family, const og_body *a, const og_body *b) {
  const og_extent extent = og_extent_of(a, b);
  const double size = ldexp(extent.diagonal, extent.exponent);
  for (int run = RUNS - 1; run >= 0; run--) { // the exact one last: it begins where the reference does
    const run_kind kind = kind_of(run);
    tally *const to[2] = {&s->tally[family * RUNS + (size_t)run], &s->tally[s->family_count * RUNS + (size_t)run]};
    if (kind.part == EXACT) {
      run_exact(s, to);
    } else if (kind.part == REFERENCE) {
      og_walk_trace_reference(&s->trace, &a->core, &b->core, methods[kind.method].solver);
      judge_trace(s, to);
    } else if (og_is_human_scale(&extent)) { // as printed it has no other range
      const double epsilon = (double)OG_SCALAR_EPSILON;
      const double fraction = tolerances[kind.tolerance].root ? sqrt(epsilon) : epsilon;
      og_walk_trace_printed(&s->trace, &a->core, &b->core, methods[kind.method].solver, (og_scalar)(fraction * size));
      judge_trace(s, to);
    }
  }
}

static bool run_case(study *s, size_t family, size_t index) {
  og_body a, b;
  if (s->family[family] != NULL) {
    if (!og_family_bodies_make(&s->made, s->family[family], s->sheet->seed, index)) return true; // not representable
    a = s->made.a.body;
    b = s->made.b.body;
  } else {
    const og_hard_family hard = (og_hard_family)(family + OG_HARD_FAMILIES - s->family_count);
    const og_hard_pair pair =
        og_hard_pair_of(hard, s->sheet->seed, (int)(index % OG_HARDNESS_STEPS), index / OG_HARDNESS_STEPS);
    og_make_hull(&s->a, pair.a, OG_PAIR_VERTICES);
    og_make_hull(&s->b, pair.b, OG_PAIR_VERTICES);
    a = s->a.body;
    b = s->b.body;
  }
  a.radius = b.radius = 0; // GJK runs on the cores
  if (!og_exact_pair_set(&s->exact, &a, &b)) return false;
  run_pair(s, family, &a, &b);
  return true;
}

// ---- the report ----

static double share_or_none(size_t n, bool applies) { return applies ? (double)n : (double)NAN; }

static void add_row(study *s, int run, size_t family) {
  const run_kind kind = kind_of(run);
  tally *t = &s->tally[family * RUNS + (size_t)run];
  og_sheet *sheet = s->sheet;
  if (family == s->family_count) og_sheet_row(sheet);
  else og_sheet_detail(sheet);
  og_sheet_name(sheet, part_name[kind.part]);
  og_sheet_name(sheet, kind.method < 0 ? NULL : methods[kind.method].name);
  og_sheet_name(sheet, kind.tolerance < 0 ? NULL : tolerances[kind.tolerance].name);
  og_sheet_name(sheet, family == s->family_count ? "all" : s->name[family]);
  og_sheet_number(sheet, (double)t->runs);
  og_sheet_number(sheet, (double)t->end[OG_WALK_TRACE_ENDED]);
  og_sheet_number(sheet, (double)t->end[OG_WALK_TRACE_STUCK]);
  og_sheet_number(sheet, share_or_none(t->end[OG_WALK_TRACE_CYCLE], kind.part == PRINTED));
  og_sheet_number(sheet, (double)t->end[OG_WALK_TRACE_BOUND]);
  og_sheet_number(sheet, (double)t->end[OG_WALK_TRACE_OUT_OF_RANGE]);
  og_sheet_number(sheet, t->iterations.count == 0 ? (double)NAN : og_sample_median(&t->iterations));
  og_sheet_number(sheet, t->iterations.count == 0 ? (double)NAN : og_sample_quantile(&t->iterations, 0.99));
  og_sheet_number(sheet, t->iterations.count == 0 ? (double)NAN : og_sample_worst(&t->iterations));
  og_sheet_number(sheet, (double)t->steps);
  og_sheet_number(sheet, (double)t->level);
  og_sheet_number(sheet, (double)t->up);
  og_sheet_number(sheet, (double)t->again);
}

static void report(study *s) {
  size_t reference = 0, bound = 0, rising = 0, printed = 0, cycles = 0;
  double worst = 0;
  for (int run = 0; run < RUNS; run++) {
    for (size_t family = 0; family <= s->family_count; family++) add_row(s, run, family);
    const tally *all = &s->tally[s->family_count * RUNS + (size_t)run];
    if (kind_of(run).part == REFERENCE) {
      reference += all->runs;
      bound += all->end[OG_WALK_TRACE_BOUND];
      rising += all->level;
      worst = fmax(worst, og_sample_worst(&all->iterations));
    } else if (kind_of(run).part == PRINTED) {
      printed += all->runs;
      cycles += all->end[OG_WALK_TRACE_CYCLE];
    }
  }
  const tally *exact = &s->tally[s->family_count * RUNS];
  const bool holds = exact->level == 0 && exact->end[OG_WALK_TRACE_ENDED] == exact->runs;
  og_sheet_verdict(
      s->sheet, 15,
      !holds                      ? OG_CLAIM_REFUTED
      : cycles == 0 && bound == 0 ? OG_CLAIM_REPRODUCED
                                  : OG_CLAIM_PARTLY,
      "exact: %zu of %zu runs end, |v| decreases in all but %zu of %zu steps, at most %.0f iterations; as "
      "printed %zu of %zu floating-point runs go round for ever; the reference reaches its bound in %zu of %zu, "
      "takes at most %.0f iterations, and exact |v| does not decrease in %zu of its steps",
      exact->end[OG_WALK_TRACE_ENDED], exact->runs, exact->level, exact->steps, og_sample_worst(&exact->iterations),
      cycles, printed, bound, reference, worst, rising);
}

// ---- the work ----

static void list_families(study *s) {
  const size_t most = og_gen_family_count() + OG_HARD_FAMILIES;
  s->name = og_grow(NULL, most, sizeof *s->name);
  s->family = og_grow(NULL, most, sizeof *s->family);
  for (size_t k = 0; k < og_gen_body_family_count(); k++) {
    const og_gen_family *family = og_gen_family_at(k);
    if (og_gen_family_moves(family)) continue;
    s->name[s->family_count] = family->id;
    s->family[s->family_count++] = family;
  }
  static const char *const names[OG_HARD_FAMILIES] = {"hard-near", "hard-sliver", "hard-needle"};
  for (int k = 0; k < OG_HARD_FAMILIES; k++) {
    s->name[s->family_count] = names[k];
    s->family[s->family_count++] = NULL;
  }
  s->tally = og_grow(NULL, (s->family_count + 1) * RUNS, sizeof *s->tally);
  memset(s->tally, 0, (s->family_count + 1) * RUNS * sizeof *s->tally);
}

static void study_clear(study *s) {
  for (size_t k = 0; k < (s->family_count + 1) * RUNS; k++) og_sample_clear(&s->tally[k].iterations);
  free(s->tally);
  free((void *)s->name);
  free((void *)s->family);
  og_family_bodies_clear(&s->made);
  og_world_body_clear(&s->a);
  og_world_body_clear(&s->b);
  og_exact_pair_clear(&s->exact);
  og_exact_simplex_clear(&s->simplex);
  og_int *const numbers[] = {&s->square, &s->total, &s->left, &s->right};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
  free(s);
}

static bool work(og_sheet *sheet) {
  study *s = og_grow(NULL, 1, sizeof *s);
  memset(s, 0, sizeof *s);
  s->sheet = sheet;
  list_families(s);
  og_family_bodies_init(&s->made);
  og_world_body_init(&s->a);
  og_world_body_init(&s->b);
  og_exact_pair_init(&s->exact);
  og_exact_simplex_init(&s->simplex);
  og_int *const numbers[] = {&s->square, &s->total, &s->left, &s->right};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
  og_progress_start_steps(&sheet->progress, s->family_count * sheet->count);
  bool good = true;
  for (size_t family = 0; family < s->family_count && good; family++)
    for (size_t k = 0; k < sheet->count && good; k++) {
      good = run_case(s, family, k);
      og_progress_step(&sheet->progress, family * sheet->count + k);
    }
  if (good) report(s);
  else fputs("origo study gjk-termination: a case has no exact form; this is a defect of origo\n", stderr);
  study_clear(s);
  return good;
}

static const og_column columns[] = {
    {"part", "part", OG_COLUMN_NAME},
    {"method", "method", OG_COLUMN_NAME},
    {"tolerance", "tolerance", OG_COLUMN_NAME},
    {"family", "family", OG_COLUMN_NAME},
    {"runs", "runs", OG_COLUMN_COUNT},
    {"ended", "ended", OG_COLUMN_COUNT},
    {"stuck", "stuck", OG_COLUMN_COUNT},
    {"cycle", "for ever", OG_COLUMN_COUNT},
    {"bound", "bound", OG_COLUMN_COUNT},
    {"out_of_range", "range", OG_COLUMN_COUNT},
    {"iterations_median", "median", OG_COLUMN_COUNT},
    {"iterations_99", "99 %", OG_COLUMN_COUNT},
    {"iterations_worst", "worst", OG_COLUMN_COUNT},
    {"steps", "steps", OG_COLUMN_COUNT},
    {"not_less", "not less", OG_COLUMN_COUNT},
    {"more", "more", OG_COLUMN_COUNT},
    {"again", "again", OG_COLUMN_COUNT},
};

static const og_study_about about = {
    .program = "origo study gjk-termination",
    .claim = "On polytopes GJK ends after finitely many iterations.",
    .source = "Varjus 2018, 5.2, algorithm 1, after Gilbert, Johnson, Keerthi 1988",
    .measured =
        "GJK on every generated family of degenerate pairs without motion, and on the well-shaped, flat and thin pairs "
        "of simplex-accuracy (hard-...), in " OG_SCALAR_NAME
        ". Part 'exact': the same walk in exact integers. 'reference': og_gjk with each sub-algorithm, bound 256. "
        "'printed': algorithm 1 with nothing but its test |v|^2 - v.w > tolerance^2, the tolerance a fraction of the "
        "size; "
        "human-scale pairs only. Columns: runs; ended, by the algorithm's own test; stuck, without an answer (the "
        "reference: DEGENERATE); for ever, where simplex and v are bit for bit those of an earlier step; bound, 1000 "
        "iterations (256); numbers out of range; iterations (support points of A - B) of those that ended or were "
        "stuck: median, what 99 % need, worst. Of the simplices "
        "recorded: steps from one to the next; those after which the *exact* nearest point of the simplex is not less "
        "far, or "
        "farther; again, runs in which a simplex came back.",
    .rule =
        "refuted where an exact run does not end or has a step that does not bring v nearer (without such a step no "
        "simplex comes twice, and there are finitely many); reproduced where also no floating-point run goes round for "
        "ever or reaches the reference's bound; else partly: true of exact numbers, not of rounded ones.",
    .counts = "pairs of each family",
    .count = 64,
    .column = columns,
    .column_count = sizeof columns / sizeof columns[0],
};

int og_study_gjk_termination(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
