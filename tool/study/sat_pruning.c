#include "tool/study/sat_pruning.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ref/separation/sat_3d.h"
#include "ref/separation/sat_gauss.h"
#include "spec/number/allocation.h"
#include "tool/run/exact_pair.h"
#include "tool/study/clock.h"
#include "tool/study/hull_pair.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"relation", "bodies", OG_COLUMN_NAME},
    {"vertices", "vertices", OG_COLUMN_COUNT},
    {"pairs", "pairs", OG_COLUMN_COUNT},
    {"edge_pairs", "edge pairs", OG_COLUMN_VALUE},
    {"crossing", "crossing", OG_COLUMN_VALUE},
    {"axes_all", "axes: all", OG_COLUMN_VALUE},
    {"axes_pruned", "pruned", OG_COLUMN_VALUE},
    {"wrong", "wrong", OG_COLUMN_COUNT},
    {"all_ns", "all ns", OG_COLUMN_TIME},
    {"pruned_ns", "pruned ns", OG_COLUMN_TIME},
    {"ratio_time", "times faster", OG_COLUMN_TIME},
};

static const og_study_about about = {
    "origo study sat-pruning",
    "The separating axis test with edge pairs pruned on the Gauss map is faster than brute force on simple "
    "bodies already, and tens of times faster on complex ones.",
    "Varjus 2018, 5.3.1, after Gregorius 2013",
    "sat-3d takes all face normals and all products of two edges, sat-gauss only edge pairs whose arcs cross. "
    "Bodies are hulls of random points on a sphere of radius 1. They are 1/16 into each other, so that every "
    "axis is needed, or 1/16 apart, so that the first separating axis ends it. Means over the pairs: edge pairs "
    "there are, those of "
    "them that cross (found by four products of vectors each), axes on which whole bodies are projected by "
    "each; the time of a call, and how many times faster pruning is. 'Wrong' are verdicts of either that the "
    "exact solver denies.",
    "for meeting bodies. Reproduced: pruning is faster at every number of vertices and at least 20 times "
    "faster from some number on (the verdict says which), and no verdict is wrong. Partly: at least 20 times "
    "faster somewhere. Refuted: otherwise.",
    "pairs up to 32 vertices; fewer of larger ones, in proportion to 1 / vertices",
    64,
    columns,
    sizeof columns / sizeof *columns,
};

static const int sizes[] = {4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 256};
enum { SIZES = sizeof sizes / sizeof *sizes };

typedef struct tally {
  size_t pairs, wrong;
  double edge_pairs, crossing, axes[2], ns[2];
} tally;

typedef struct bench {
  og_hull_solid a, b;
  og_exact_pair exact;
} bench;

typedef og_separation (*test)(const og_half_edge_mesh *a, const og_half_edge_mesh *b);

// Repeated until it takes a while that the clock can tell; *found is the last result.
static double time_call(test run, const bench *at, og_separation *found) {
  const double enough = 2e4; // ns: a hundred times what reading the clock takes
  const double start = og_processor_ns();
  double now = start;
  int calls = 0;
  while (calls < 1000 && (calls == 0 || now - start < enough)) {
    *found = run(&at->a.mesh, &at->b.mesh);
    calls++;
    now = og_processor_ns();
  }
  return (now - start) / calls;
}

// False where the exact solver fails.
static bool add_pair(bench *at, tally *t) {
  static const test tests[2] = {og_sat_3d, og_sat_gauss};
  const og_body a = og_hull_body(&at->a), b = og_hull_body(&at->b);
  if (!og_exact_pair_relate(&at->exact, &a, &b)) return false;
  t->pairs++;
  t->edge_pairs += (double)og_hull_edges(&at->a) * og_hull_edges(&at->b);
  for (int k = 0; k < 2; k++) {
    og_separation found;
    t->ns[k] += time_call(tests[k], at, &found);
    t->axes[k] += found.axes;
    t->wrong += found.outcome != OG_OUTCOME_ANSWERED || found.apart != (at->exact.relation == OG_SEPARATED);
    if (k == 1) t->crossing += (double)found.pairs_tested;
  }
  return true;
}

// Hulls of few points may not reach their sphere's middle, so do not overlap at first: then others are drawn. Of
// tetrahedra one pair in four does; 200 draws in vain do not happen.
static bool place(bench *at, int vertices, double gap, og_random *random) {
  for (int draw = 0; draw < 200; draw++)
    if (og_hull_solid_draw(&at->a, vertices, 1, random) && og_hull_solid_draw(&at->b, vertices, 1, random) &&
        og_hull_pair_place(&at->a, &at->b, gap, random))
      return true;
  return false;
}

static bool measure(bench *at, tally *t, int vertices, double gap, size_t pairs, uint64_t seed) {
  memset(t, 0, sizeof *t);
  bool solved = true;
  for (size_t k = 0; k < pairs && solved; k++) {
    og_random random;
    og_random_start(&random, "sat-pruning", seed, (uint64_t)vertices << 32 | k);
    if (place(at, vertices, gap, &random)) solved = add_pair(at, t);
  }
  return solved;
}

static void add_row(og_sheet *sheet, const char *relation, int vertices, const tally *t) {
  const double n = (double)t->pairs;
  og_sheet_row(sheet);
  og_sheet_name(sheet, relation);
  const double numbers[] = {vertices,          n,
                            t->edge_pairs / n, t->crossing / n,
                            t->axes[0] / n,    t->axes[1] / n,
                            (double)t->wrong,  t->ns[0] / n,
                            t->ns[1] / n,      t->ns[0] / t->ns[1]};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_sheet_number(sheet, numbers[k]);
}

// The slope of the least squares line through (log x, log y) for x >= 16: small sizes have costs of their own.
static double exponent(const double y[SIZES]) {
  double n = 0, sx = 0, sy = 0, sxx = 0, sxy = 0;
  for (int k = 0; k < SIZES; k++) {
    if (sizes[k] < 16 || !(y[k] > 0)) continue;
    const double lx = log(sizes[k]), ly = log(y[k]);
    n += 1, sx += lx, sy += ly, sxx += lx * lx, sxy += lx * ly;
  }
  return (n * sxy - sx * sy) / (n * sxx - sx * sx);
}

typedef struct summary {
  double ratio[SIZES], all[SIZES], pruned[SIZES]; // of meeting bodies: times
  double crossing[SIZES];
  size_t wrong;
} summary;

// The place from which on pruning is at least 20 times faster; SIZES where it is not even at the end.
static int complex_from(const summary *s) {
  int from = SIZES;
  while (from > 0 && s->ratio[from - 1] >= 20) from--;
  return from;
}

static void conclude(og_sheet *sheet, const summary *s) {
  double least = s->ratio[0], most = s->ratio[0];
  for (int k = 0; k < SIZES; k++) {
    least = fmin(least, s->ratio[k]);
    most = fmax(most, s->ratio[k]);
  }
  const int from = complex_from(s);
  const bool everywhere = least > 1 && from < SIZES && s->wrong == 0;
  char tens[64] = "nowhere 20 times at larger ones";
  if (from < SIZES) snprintf(tens, sizeof tens, "20 times or more from %d vertices on", sizes[from]);
  og_sheet_verdict(
      sheet, 9,
      everywhere   ? OG_CLAIM_REPRODUCED
      : most >= 20 ? OG_CLAIM_PARTLY
                   : OG_CLAIM_REFUTED,
      "on meeting bodies %.1f times faster at %d vertices, %s, %.0f times at %d; from 16 vertices on brute "
      "force grows as n^%.1f, pruning as n^%.1f, crossing edge pairs as n^%.1f; %zu wrong verdicts",
      s->ratio[0], sizes[0], tens, s->ratio[SIZES - 1], sizes[SIZES - 1], exponent(s->all), exponent(s->pruned),
      exponent(s->crossing), s->wrong);
}

static bool work(og_sheet *sheet) {
  bench *at = og_grow(NULL, 1, sizeof *at);
  og_exact_pair_init(&at->exact);
  summary s = {.wrong = 0};
  bool solved = true;
  og_progress_start_steps(&sheet->progress, 2 * SIZES);
  for (int apart = 0; apart < 2 && solved; apart++)
    for (int k = 0; k < SIZES && solved; k++) {
      const size_t fewer = sheet->count * 32 / (size_t)sizes[k];
      const size_t pairs = sizes[k] <= 32 ? sheet->count : fewer > 0 ? fewer : 1;
      tally t;
      solved = measure(at, &t, sizes[k], apart ? 0.0625 : -0.0625, pairs, sheet->seed);
      add_row(sheet, apart ? "apart" : "meeting", sizes[k], &t);
      s.wrong += t.wrong;
      if (!apart) {
        s.ratio[k] = t.ns[0] / t.ns[1];
        s.all[k] = t.ns[0] / (double)t.pairs;
        s.pruned[k] = t.ns[1] / (double)t.pairs;
        s.crossing[k] = t.crossing / (double)t.pairs;
      }
      og_progress_step(&sheet->progress, (size_t)(apart * SIZES + k + 1));
    }
  conclude(sheet, &s);
  og_exact_pair_clear(&at->exact);
  free(at);
  return solved;
}

int og_study_sat_pruning(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
