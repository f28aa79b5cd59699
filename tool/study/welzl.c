#include "tool/study/welzl.h"

#include <math.h>
#include <stdlib.h>

#include "ref/bound/sphere_welzl.h"
#include "spec/number/allocation.h"
#include "tool/study/scatter.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"points", "points", OG_COLUMN_NAME},
    {"n", "n", OG_COLUMN_COUNT},
    {"sets", "sets", OG_COLUMN_COUNT},
    {"mean_tests", "tests a point", OG_COLUMN_VALUE},
    {"worst_tests", "worst", OG_COLUMN_VALUE},
    {"gave_up", "gave up", OG_COLUMN_COUNT},
};

static const og_study_about about = {
    "origo study welzl",
    "Welzl's method finds the smallest sphere around n points in time linear in n.",
    "Parac 2020, 5.2.1",
    "Points in a ball, in a cube, on a sphere, on a ring, and on a line that grows; each as drawn, and once more in the worst order "
    "known: with the fixed shuffle of sphere-welzl undone, so that the method meets the points from the middle outwards. "
    "Counted are comparisons of a point with a sphere, a point of the set, averaged over the sets; the worst set; and sets "
    "given up at 1,000 tests a point. Between the least and the largest n their growth is fitted as n to a power.",
    "Reproduced: for every kind of points the tests grow with a power of n of at most 1.1 and no set is given up. Partly: "
    "that holds for points as drawn. Refuted: otherwise.",
    "sets of every kind and n",
    10,
    columns,
    sizeof columns / sizeof *columns,
};

enum { KINDS = 5, SIZES = 3 };
static const char *const kind_names[2][KINDS] = {
    {"in a ball", "in a cube", "on a sphere", "on a ring", "on a line"},
    {"in a ball outwards", "in a cube outwards", "on a sphere outwards", "on a ring outwards", "on a line outwards"},
};
static const int sizes[SIZES] = {100, 1000, 10000};

typedef struct bench {
  og_vec3 *drawn, *point;
  int *order;
} bench;

// ---- points ----

static og_scatter_point in_ball(og_random *random) {
  for (;;) {
    const og_scatter_point p = og_scatter_cube(random);
    if (p.x[0] * p.x[0] + p.x[1] * p.x[1] + p.x[2] * p.x[2] <= 1) return p;
  }
}

static og_scatter_point draw_point(og_random *random, int kind, int k, int n) {
  const double part = (double)k / n;
  switch (kind) {
  case 0: return in_ball(random);
  case 1: return og_scatter_cube(random);
  case 2: return og_scatter_direction(random);
  case 3: return og_scatter_circle(part);
  default: return (og_scatter_point){{part, part, part}};
  }
}

// Where points are as far, the one with the lesser coordinates.
static int compare_lengths(const void *a, const void *b) {
  const og_vec3 p = *(const og_vec3 *)a, q = *(const og_vec3 *)b;
  const og_scalar left[] = {og_norm2(p), p.x, p.y, p.z}, right[] = {og_norm2(q), q.x, q.y, q.z};
  for (int k = 0; k < 4; k++)
    if (left[k] != right[k]) return left[k] < right[k] ? -1 : 1;
  return 0;
}

// The shuffle of sphere_welzl.c: place k is looked at k-th.
static void shuffled_places(int *place, int n) {
  uint64_t random = 1;
  for (int k = 0; k < n; k++) {
    random = random * 6364136223846793005u + 1442695040888963407u;
    const int other = (int)((random >> 33) % (uint64_t)(k + 1));
    place[k] = k;
    place[k] = place[other];
    place[other] = k;
  }
}

// Undone: the method meets the points from the middle outwards.
static void draw_points(bench *b, og_random *random, int kind, int n, bool undone) {
  for (int k = 0; k < n; k++) b->drawn[k] = og_scatter_rounded(draw_point(random, kind, k, n));
  if (undone) qsort(b->drawn, (size_t)n, sizeof *b->drawn, compare_lengths);
  if (undone) shuffled_places(b->order, n);
  for (int k = 0; k < n; k++) b->point[undone ? b->order[k] : k] = b->drawn[k];
}

// ---- the study ----

typedef struct tally {
  double sum, worst; // tests a point
  size_t gave_up;
} tally;

static tally measure(bench *b, const og_sheet *sheet, int kind, int n, bool undone) {
  tally t = {0, 0, 0};
  for (size_t k = 0; k < sheet->count; k++) {
    og_random random;
    og_random_start(&random, kind_names[0][kind], sheet->seed, k);
    draw_points(b, &random, kind, n, undone);
    const og_sphere_welzl_result found = og_sphere_welzl(b->point, n, b->order);
    const double tests = (double)found.tests / n;
    t.sum += tests;
    t.worst = fmax(t.worst, tests);
    t.gave_up += found.outcome != OG_OUTCOME_ANSWERED;
  }
  return t;
}

static void add_row(og_sheet *sheet, const char *name, int n, const tally *t) {
  og_sheet_row(sheet);
  og_sheet_name(sheet, name);
  og_sheet_number(sheet, n);
  og_sheet_number(sheet, (double)sheet->count);
  og_sheet_number(sheet, og_sheet_share(t->sum, (double)sheet->count));
  og_sheet_number(sheet, t->worst);
  og_sheet_number(sheet, (double)t->gave_up);
}

typedef struct summary {
  double least[2], most[2]; // the powers, as drawn and undone
  size_t gave_up[2];
} summary;

static bool is_linear(const summary *s, int undone) {
  return s->most[undone] <= 1.1 && s->gave_up[undone] == 0;
}

static void conclude(og_sheet *sheet, const summary *s) {
  const og_claim_verdict verdict = !is_linear(s, 0)  ? OG_CLAIM_REFUTED
                                   : !is_linear(s, 1) ? OG_CLAIM_PARTLY
                                                      : OG_CLAIM_REPRODUCED;
  og_sheet_verdict(
      sheet, 13, verdict,
      "tests grow as n to the %.2f to %.2f for points as drawn, and to the %.2f to %.2f from the middle outwards; "
      "%zu and %zu sets are given up",
      s->least[0], s->most[0], s->least[1], s->most[1], s->gave_up[0], s->gave_up[1]);
}

// All tests, n times those a point, from the least to the largest n.
static double power_of(const double tests[SIZES]) {
  const double growth = tests[SIZES - 1] / tests[0], ratio = (double)sizes[SIZES - 1] / sizes[0];
  return 1 + log(growth) / log(ratio);
}

static bool work(og_sheet *sheet) {
  const size_t most = (size_t)sizes[SIZES - 1];
  bench b = {og_grow(NULL, most, sizeof *b.drawn), og_grow(NULL, most, sizeof *b.point),
             og_grow(NULL, most, sizeof *b.order)};
  summary s = {{HUGE_VAL, HUGE_VAL}, {-HUGE_VAL, -HUGE_VAL}, {0, 0}};
  size_t step = 0;
  og_progress_start_steps(&sheet->progress, 2 * KINDS * SIZES);
  for (int undone = 0; undone < 2; undone++)
    for (int kind = 0; kind < KINDS; kind++) {
      double tests[SIZES];
      for (int k = 0; k < SIZES; k++) {
        const tally t = measure(&b, sheet, kind, sizes[k], undone != 0);
        add_row(sheet, kind_names[undone][kind], sizes[k], &t);
        tests[k] = t.sum;
        s.gave_up[undone] += t.gave_up;
        og_progress_step(&sheet->progress, ++step);
      }
      s.least[undone] = fmin(s.least[undone], power_of(tests));
      s.most[undone] = fmax(s.most[undone], power_of(tests));
    }
  conclude(sheet, &s);
  free(b.drawn);
  free(b.point);
  free(b.order);
  return true;
}

int og_study_welzl(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
