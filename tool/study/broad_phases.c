#include "tool/study/broad_phases.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ref/broad/cell_table.h"
#include "ref/registry.h"
#include "spec/number/allocation.h"
#include "tool/study/box_steps.h"
#include "tool/study/clock.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"against", "against", OG_COLUMN_NAME},      {"algorithm", "algorithm", OG_COLUMN_NAME},
    {"scene", "scene", OG_COLUMN_NAME},          {"n", "n", OG_COLUMN_COUNT},
    {"motion", "motion", OG_COLUMN_VALUE},       {"cell", "cell", OG_COLUMN_VALUE},
    {"tests", "tests", OG_COLUMN_VALUE},         {"visits", "visits", OG_COLUMN_VALUE},
    {"exchanges", "exchanges", OG_COLUMN_VALUE}, {"power", "power", OG_COLUMN_VALUE},
    {"step_ns", "ns", OG_COLUMN_TIME},
};

static const og_study_about about = {
    "origo study broad-phases",
    "A grid pays where boxes are spread evenly and its cells are neither small nor large beside them: short cells hold "
    "boxes many "
    "times, long ones crowd, and so do boxes in clusters. The costs of all other broad phases beside it.",
    "Varjus 2018, 3.1",
    "Against n: the step that inserts all boxes of a uniform scene, each algorithm behind the door of overlaps; the "
    "power of n is "
    "fitted to tests, visits and exchanges together by least squares of logarithms. Against motion: a step in which "
    "each of "
    "500 such boxes moves by up to that much along each axis (edges are 0.5 to 1.5). Against the cell: cells in a hash "
    "table (cell_table.h) whose length is so many mean edges, on uniform boxes and on clusters. Tests are pairs "
    "compared, "
    "visits cells, nodes or entries looked at, exchanges those of ends in lists, all and the time a box.",
    "The length of cells decides if tests and visits together are least at an inner length, and at the shortest and "
    "the longest at "
    "least twice as many. The spread decides if clusters take at least twice the tests and visits of even boxes, each "
    "at its "
    "best length. Reproduced: both. Partly: one. Refuted: none.",
    "scenes of every kind",
    2,
    columns,
    sizeof columns / sizeof *columns,
};

enum { SIZES = 4, MOST = 2000, MOVED = 500, MOTIONS = 4, LENGTHS = 8, CELL_BOXES = 2000, SCENES = 2 };
static const int32_t sizes[SIZES] = {125, 250, 500, 1000};
static const double motions[MOTIONS] = {0, 0.01, 0.1, 1};
static const double lengths[LENGTHS] = {0.5, 0.75, 1, 1.5, 2, 3, 6, 12}; // of cells, in mean edges
static const og_steps_scene scenes[SCENES] = {OG_STEPS_UNIFORM, OG_STEPS_CLUSTERS};

typedef struct row {
  const char *against, *algorithm, *scene;
  double n, motion, cell, power;
  og_overlaps_work work; // sums over the scenes
  double ns;
} row;

static void add_row(og_sheet *sheet, const row *r) {
  const double all = r->n * (double)sheet->count;
  og_sheet_row(sheet);
  og_sheet_name(sheet, r->against);
  og_sheet_name(sheet, r->algorithm);
  og_sheet_name(sheet, r->scene);
  og_sheet_number(sheet, r->n);
  og_sheet_number(sheet, r->motion);
  og_sheet_number(sheet, r->cell);
  og_sheet_number(sheet, (double)r->work.tests / all);
  og_sheet_number(sheet, (double)r->work.visits / all);
  og_sheet_number(sheet, (double)r->work.swaps / all);
  og_sheet_number(sheet, r->power);
  og_sheet_number(sheet, r->ns / all);
}

static double steps_of(const og_overlaps_work *w) { return (double)(w->tests + w->visits + w->swaps); }

static void add_work(row *r, const og_overlaps_work *work, double ns) {
  r->work.tests += work->tests;
  r->work.visits += work->visits;
  r->work.swaps += work->swaps;
  r->ns += ns;
}

// ---- against the number of boxes ----

static bool insert(const og_sheet *sheet, const og_algorithm *a, int32_t n, og_aabb *box, row *r) {
  bool good = true;
  for (size_t seed = 0; good && seed < sheet->count; seed++) {
    og_box_steps steps;
    og_overlaps_work work;
    double ns;
    og_steps_scene_make(OG_STEPS_UNIFORM, n, sheet->seed * 1000 + seed, box);
    og_box_steps_start(&steps, a->overlaps, n);
    good = og_box_steps_play(&steps, OG_INSERT, box, &work, &ns);
    if (good) add_work(r, &work, ns);
    og_box_steps_finish(&steps);
  }
  return good;
}

static bool against_boxes(og_sheet *sheet, const og_algorithm *a, og_aabb *box) {
  double n[SIZES], steps[SIZES];
  for (int k = 0; k < SIZES; k++) {
    row r = {"boxes", a->id, "uniform", sizes[k], (double)NAN, (double)NAN, (double)NAN, {0, 0, 0}, 0};
    if (!insert(sheet, a, sizes[k], box, &r)) return false;
    n[k] = sizes[k];
    steps[k] = steps_of(&r.work);
    if (k == SIZES - 1) r.power = og_fitted_power(n, steps, SIZES);
    add_row(sheet, &r);
  }
  return true;
}

// ---- against their motion ----

static bool move(const og_sheet *sheet, const og_algorithm *a, double far, og_aabb *box, og_aabb *moved, row *r) {
  bool good = true;
  for (size_t seed = 0; good && seed < sheet->count; seed++) {
    og_box_steps steps;
    og_overlaps_work work;
    double ns;
    og_steps_scene_make(OG_STEPS_UNIFORM, MOVED, sheet->seed * 1000 + seed, box);
    og_steps_scene_move(box, MOVED, far, sheet->seed * 1000 + seed, moved);
    og_box_steps_start(&steps, a->overlaps, MOVED);
    good =
        og_box_steps_play(&steps, OG_INSERT, box, &work, &ns) && og_box_steps_play(&steps, OG_MOVE, moved, &work, &ns);
    if (good) add_work(r, &work, ns);
    og_box_steps_finish(&steps);
  }
  return good;
}

static bool against_motion(og_sheet *sheet, const og_algorithm *a, og_aabb *box, og_aabb *moved) {
  for (int k = 0; k < MOTIONS; k++) {
    row r = {"motion", a->id, "uniform", MOVED, motions[k], (double)NAN, (double)NAN, {0, 0, 0}, 0};
    if (!move(sheet, a, motions[k], box, moved, &r)) return false;
    add_row(sheet, &r);
  }
  return true;
}

// ---- a grid against the length of its cells ----

static int32_t cells_along(og_scalar lo, og_scalar hi, og_scalar mean, double length) {
  const double cells = (double)(hi - lo) / (2 * (double)mean * length); // halves over a quarter of the mean length
  return cells < 1 ? 1 : (int32_t)cells;
}

// Enters the boxes in cells of that length. Short cells need more entries than a table has by itself.
static void list_in_cells(const og_aabb *box, int32_t n, double length, og_pairs *pairs, row *r) {
  const og_extent e = og_extent_of_boxes(box, n);
  const int32_t wanted[3] = {cells_along(e.lo.x, e.hi.x, e.mean.x, length),
                             cells_along(e.lo.y, e.hi.y, e.mean.y, length),
                             cells_along(e.lo.z, e.hi.z, e.mean.z, length)};
  const og_lattice lattice = og_lattice_over(&e, wanted);
  og_cell_table table = {.item = og_grow(NULL, (size_t)n, sizeof *table.item),
                         .start = og_grow(NULL, 2 * (size_t)n + 4, sizeof *table.start)};
  og_overlaps_work work = {0, 0, 0};
  size_t entries = OG_CELL_ENTRIES * (size_t)n;
  for (int32_t k = 0; k < n; k++) {
    table.item[k] = (og_cell_item){og_reach_of(&lattice, &box[k]), 0};
    entries += (size_t)og_reach_size(&table.item[k].reach, INT32_MAX);
  }
  table.entry = og_grow(NULL, entries, sizeof *table.entry);
  const double start = og_processor_ns();
  og_cell_table_level(&table, box, n, 0, 0, pairs, &work);
  add_work(r, &work, og_processor_ns() - start);
  free(table.item);
  free(table.start);
  free(table.entry);
}

// Tests and visits a box at each length; false where a length gives other pairs than the first.
static bool against_cells(og_sheet *sheet, og_steps_scene scene, og_aabb *box, double steps[LENGTHS]) {
  int64_t listed[LENGTHS] = {0};
  for (int k = 0; k < LENGTHS; k++) {
    row r = {"cell",      "cells in a table", og_steps_scene_name(scene),
             CELL_BOXES,  (double)NAN,        lengths[k],
             (double)NAN, {0, 0, 0},          0};
    for (size_t seed = 0; seed < sheet->count; seed++) {
      og_pairs pairs = {NULL, 0, 0}; // counted
      og_steps_scene_make(scene, CELL_BOXES, sheet->seed * 1000 + seed, box);
      list_in_cells(box, CELL_BOXES, lengths[k], &pairs, &r);
      listed[k] += pairs.count;
    }
    steps[k] = steps_of(&r.work) / ((double)CELL_BOXES * (double)sheet->count);
    add_row(sheet, &r);
  }
  for (int k = 1; k < LENGTHS; k++)
    if (listed[k] != listed[0]) return false;
  return true;
}

static void conclude(og_sheet *sheet, double steps[SCENES][LENGTHS]) {
  int best[SCENES] = {0, 0};
  for (int s = 0; s < SCENES; s++)
    for (int k = 1; k < LENGTHS; k++)
      if (steps[s][k] < steps[s][best[s]]) best[s] = k;
  const double least = steps[0][best[0]], first = steps[0][0] / least, last = steps[0][LENGTHS - 1] / least,
               clusters = steps[1][best[1]] / least;
  const int right = (first >= 2 && last >= 2) + (clusters >= 2);
  og_sheet_verdict(
      sheet, OG_UNNUMBERED,
      right == 2   ? OG_CLAIM_REPRODUCED
      : right == 1 ? OG_CLAIM_PARTLY
                   : OG_CLAIM_REFUTED,
      "cells of %.3g mean edges take least, %.3g tests and visits a box; the shortest %.3g times that, the longest "
      "%.3g times; clusters at their best length of %.3g mean edges %.3g times",
      lengths[best[0]], least, first, last, lengths[best[1]], clusters);
}

// ---- the study ----

static bool measure_all(og_sheet *sheet, og_aabb *box, og_aabb *moved) {
  const int count = og_algorithm_count();
  for (int pass = 0; pass < 2; pass++)
    for (int k = 0; k < count; k++) {
      const og_algorithm *const a = og_algorithm_at(k);
      if (a->overlaps != NULL && !(pass == 0 ? against_boxes(sheet, a, box) : against_motion(sheet, a, box, moved)))
        return false;
      og_progress_step(&sheet->progress, (size_t)(pass * count + k) + 1);
    }
  return true;
}

static bool work(og_sheet *sheet) {
  og_aabb *const box = og_grow(NULL, MOST, sizeof *box), *const moved = og_grow(NULL, MOST, sizeof *moved);
  double steps[SCENES][LENGTHS];
  og_progress_start_steps(&sheet->progress, 2 * (size_t)og_algorithm_count());
  bool good = measure_all(sheet, box, moved);
  for (int s = 0; good && s < SCENES; s++) good = against_cells(sheet, scenes[s], box, steps[s]);
  if (good) conclude(sheet, steps);
  else fputs("origo study broad-phases: a step has no answer, or other pairs than it should\n", stderr);
  free(box);
  free(moved);
  return good;
}

int og_study_broad_phases(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
