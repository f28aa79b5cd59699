#include "tool/study/sweep_and_prune.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ref/registry.h"
#include "spec/number/allocation.h"
#include "tool/study/box_steps.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"lists", "lists", OG_COLUMN_NAME},
    {"scene", "scene", OG_COLUMN_NAME},
    {"n", "n", OG_COLUMN_COUNT},
    {"pairs", "pairs", OG_COLUMN_VALUE},
    {"comparisons", "comparisons", OG_COLUMN_VALUE},
    {"exchanges", "exchanges", OG_COLUMN_VALUE},
    {"steps_of_law", "steps / law", OG_COLUMN_VALUE},
    {"step_ns", "ns", OG_COLUMN_TIME},
    {"exchanging_time", "exchanging %", OG_COLUMN_TIME},
};

static const og_study_about about = {
    "origo study sweep-and-prune",
    "Sweep and prune takes O(n log n + k) for n boxes of which k pairs overlap, and O(n + k) where the lists are "
    "nearly sorted "
    "since the step before. Most of its time goes to exchanges in dense scenes.",
    "Rasku 2003, 5; Parac 2020, 5.3.1; Varjus 2018, 3.3",
    "Boxes of which each overlaps a few others: along a diagonal, spread evenly, piled along z, and bars across the "
    "scene "
    "(tool/study/box_steps.h). Lists sorted anew: the step of sap-rebuild that inserts all boxes; its law is n log2 n "
    "+ k. Lists "
    "kept: a step of sap-incremental's lists in which every box moves by up to 0.01 along each axis (inserted by "
    "sap-batch, which "
    "moves boxes in the same way); its law is n + k. Counted are comparisons of two boxes and exchanges of two ends, "
    "both a box; "
    "steps are these and the ends walked. The comparisons of heap sort are not counted: they are within n log n. Times "
    "are a "
    "box's. The last column is the share of the step's time that it has beyond one in which all boxes are moved to "
    "where "
    "they are.",
    "Powers of n are fitted to steps and to law by least squares of logarithms. The law holds on a scene if the power "
    "of the steps "
    "is at most 0.1 above that of the law. Each claim is reproduced if its law holds on every scene, refuted if on "
    "none. Exchanges take "
    "most of the time if they take more than half of it for the most boxes: reproduced if so on the uniform scene, the "
    "pile and "
    "the bars.",
    "scenes of every kind",
    3,
    columns,
    sizeof columns / sizeof *columns,
};

enum { SIZES = 5, SCENES = 4, MOST = 4000 };
static const int32_t sizes[SIZES] = {250, 500, 1000, 2000, MOST};
static const og_steps_scene scenes[SCENES] = {OG_STEPS_DIAGONAL, OG_STEPS_UNIFORM, OG_STEPS_PILE, OG_STEPS_BARS};
static const char *const lists[2] = {"sorted anew", "kept"};
static const double motion = 0.01;

typedef struct tally {
  double pairs, comparisons, exchanges, walked, ns, still_ns; // sums over the scenes
} tally;

typedef struct summary {
  double power[2][SCENES], law[2][SCENES];
  double share[SCENES]; // of exchanges in the time, most boxes
} summary;

static void add(tally *t, const og_overlaps_work *work, double ns) {
  t->comparisons += (double)work->tests;
  t->exchanges += (double)work->swaps;
  t->walked += (double)work->visits;
  t->ns += ns;
}

static bool sort_anew(const og_aabb *box, int32_t n, tally *t) {
  og_box_steps steps;
  og_overlaps_work work;
  double ns;
  og_box_steps_start(&steps, og_algorithm_by_id("sap-rebuild")->overlaps, n);
  const bool good = og_box_steps_play(&steps, OG_INSERT, box, &work, &ns);
  t->pairs += (double)steps.begun.count;
  if (good) add(t, &work, ns);
  og_box_steps_finish(&steps);
  return good;
}

static bool keep(const og_aabb *box, const og_aabb *moved, int32_t n, tally *t) {
  og_box_steps steps;
  og_overlaps_work first, still, work;
  double first_ns, still_ns, ns;
  og_box_steps_start(&steps, og_algorithm_by_id("sap-batch")->overlaps, n);
  bool good = og_box_steps_play(&steps, OG_INSERT, box, &first, &first_ns);
  double pairs = (double)steps.begun.count;
  good = good && og_box_steps_play(&steps, OG_MOVE, box, &still, &still_ns) &&
         og_box_steps_play(&steps, OG_MOVE, moved, &work, &ns);
  if (good) {
    add(t, &work, ns);
    t->still_ns += still_ns;
    t->pairs += pairs + (double)(steps.begun.count - steps.ended.count);
  }
  og_box_steps_finish(&steps);
  return good;
}

// One scene's n log2 n + k, or n + k.
static double law_of(int kept, double n, double pairs) { return (kept ? n : n * log2(n)) + pairs; }

static void add_row(og_sheet *sheet, int kept, int scene, double n, const tally *t, double ratio) {
  const double all = n * (double)sheet->count;
  og_sheet_row(sheet);
  og_sheet_name(sheet, lists[kept]);
  og_sheet_name(sheet, og_steps_scene_name(scenes[scene]));
  og_sheet_number(sheet, n);
  og_sheet_number(sheet, t->pairs / all);
  og_sheet_number(sheet, t->comparisons / all);
  og_sheet_number(sheet, t->exchanges / all);
  og_sheet_number(sheet, ratio);
  og_sheet_number(sheet, t->ns / all);
  og_sheet_number(sheet, kept ? 100 * (1 - t->still_ns / t->ns) : (double)NAN);
}

static bool measure_scene(og_sheet *sheet, summary *s, int kept, int scene, og_aabb *box, og_aabb *moved) {
  double n[SIZES], steps[SIZES], law[SIZES];
  for (int k = 0; k < SIZES; k++) {
    tally t = {0, 0, 0, 0, 0, 0};
    for (size_t seed = 0; seed < sheet->count; seed++) {
      og_steps_scene_make(scenes[scene], sizes[k], sheet->seed * 1000 + seed, box);
      og_steps_scene_move(box, sizes[k], motion, sheet->seed * 1000 + seed, moved);
      if (!(kept ? keep(box, moved, sizes[k], &t) : sort_anew(box, sizes[k], &t))) return false;
    }
    n[k] = sizes[k];
    steps[k] = (t.comparisons + t.exchanges + t.walked) / (double)sheet->count;
    law[k] = law_of(kept, n[k], t.pairs / (double)sheet->count);
    add_row(sheet, kept, scene, n[k], &t, steps[k] / law[k]);
    s->share[scene] = 1 - t.still_ns / t.ns;
  }
  s->power[kept][scene] = og_fitted_power(n, steps, SIZES);
  s->law[kept][scene] = og_fitted_power(n, law, SIZES);
  return true;
}

static void conclude_cost(og_sheet *sheet, const summary *s, int kept) {
  int holds = 0;
  for (int k = 0; k < SCENES; k++) holds += s->power[kept][k] <= s->law[kept][k] + 0.1;
  const og_claim_verdict verdict = holds == SCENES ? OG_CLAIM_REPRODUCED
                                   : holds > 0     ? OG_CLAIM_PARTLY
                                                   : OG_CLAIM_REFUTED;
  og_sheet_verdict(
      sheet, 8, verdict,
      "lists %s: the law holds on %d of %d scenes; steps grow as n to the %.2f along a diagonal, %.2f spread evenly, "
      "%.2f piled, %.2f as bars, where the law grows as n to the %.2f, %.2f, %.2f and %.2f",
      lists[kept], holds, SCENES, s->power[kept][0], s->power[kept][1], s->power[kept][2], s->power[kept][3],
      s->law[kept][0], s->law[kept][1], s->law[kept][2], s->law[kept][3]);
}

static void conclude_share(og_sheet *sheet, const summary *s) {
  int most = 0;
  for (int k = 1; k < SCENES; k++) most += s->share[k] > 0.5;
  const og_claim_verdict verdict = most == SCENES - 1 ? OG_CLAIM_REPRODUCED
                                   : most > 0         ? OG_CLAIM_PARTLY
                                                      : OG_CLAIM_REFUTED;
  og_sheet_verdict(sheet, 8, verdict,
                   "exchanges' share: most of the time in %d of %d scenes; %.0f %% of it spread evenly, %.0f %% piled, "
                   "%.0f %% as bars (%.0f %% along a diagonal)",
                   most, SCENES - 1, 100 * s->share[1], 100 * s->share[2], 100 * s->share[3], 100 * s->share[0]);
}

static bool work(og_sheet *sheet) {
  og_aabb *const box = og_grow(NULL, MOST, sizeof *box), *const moved = og_grow(NULL, MOST, sizeof *moved);
  summary s;
  bool good = true;
  size_t step = 0;
  og_progress_start_steps(&sheet->progress, 2 * SCENES);
  for (int kept = 0; kept < 2; kept++)
    for (int scene = 0; good && scene < SCENES; scene++) {
      good = measure_scene(sheet, &s, kept, scene, box, moved);
      og_progress_step(&sheet->progress, ++step);
    }
  if (good) {
    conclude_cost(sheet, &s, 0);
    conclude_cost(sheet, &s, 1);
    conclude_share(sheet, &s);
  } else fputs("origo study sweep-and-prune: a step has no answer\n", stderr);
  free(box);
  free(moved);
  return good;
}

int og_study_sweep_and_prune(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
