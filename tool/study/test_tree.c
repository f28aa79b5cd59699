#include "tool/study/test_tree.h"

#include <math.h>
#include <stdlib.h>

#include "ref/tree/build.h"
#include "ref/tree/volume_aabb.h"
#include "ref/tree/volume_kdop.h"
#include "ref/tree/volume_obb.h"
#include "ref/tree/volume_sphere.h"
#include "spec/number/allocation.h"
#include "tool/study/contact_matrix.h"
#include "tool/study/scatter.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"hits", "hits", OG_COLUMN_NAME},
    {"volume", "volume", OG_COLUMN_NAME},
    {"n", "n", OG_COLUMN_COUNT},
    {"mean_hits", "k", OG_COLUMN_VALUE},
    {"bound_below", "a(n, k)", OG_COLUMN_VALUE},
    {"least_queries", "least", OG_COLUMN_COUNT},
    {"mean_queries", "mean", OG_COLUMN_VALUE},
    {"most_queries", "most", OG_COLUMN_COUNT},
    {"bound_above", "to", OG_COLUMN_VALUE},
    {"outside", "outside", OG_COLUMN_COUNT},
    {"law_broken", "law", OG_COLUMN_COUNT},
};

static const og_study_about about = {
    "origo study test-tree",
    "In a query of two binary trees D - I + 2 S + 2 K = 1. With an ideal volume and balanced trees of n leaves one "
    "hit takes 2 log2(n^2) + 1 comparisons of volumes. k hits take 2 log2(n^2 / k) + 2 k - 1 at least, 2 k "
    "log2(n^2 / k) + 2 k - 1 at most. No other volume takes fewer than the ideal one.",
    "Rasku 2003, 8.1 and 8.6 to 8.9",
    "Queries of ref/tree/walk.h. Balanced: two perfectly balanced trees of n leaves, and meshes in which chosen "
    "triangles meet: "
    "one pair, all pairs of one block, one pair in each of k blocks, and pairs at random. Soup: random triangles in a "
    "cube, "
    "small and large, with trees by the longest axis. The ideal volume looks into the matrix of contacts. Of the "
    "comparisons "
    "of volumes the least, the mean and the most are given, and the two bounds averaged over the runs. Outside counts "
    "runs "
    "beyond a bound; of other volumes, runs that take fewer comparisons than the ideal one on the same trees. Law "
    "counts runs "
    "in which D - I + 2 S + 2 K is not 1.",
    "Claim 5 reproduced: the law holds in every run. Claim 6 reproduced: of balanced trees and ideal volumes no run is "
    "outside, every run of one hit takes 2 log2(n^2) + 1, and both bounds are reached. Besides, reproduced: no run "
    "with "
    "another volume takes fewer comparisons than with the ideal one. Each is partly so where nine runs in ten are, and "
    "refuted otherwise.",
    "runs of every kind and n",
    40,
    columns,
    sizeof columns / sizeof *columns,
};

typedef struct tally {
  size_t runs, outside, broken, at_least, at_most;
  double hits, below, least, queries, most, above;
} tally;

static const tally nothing = {.least = HUGE_VAL};

typedef struct summary {
  size_t runs, broken;          // of all
  size_t ideal, outside;        // balanced, ideal
  size_t blocks, reached_least; // one block of hits
  size_t spread, reached_most;  // one hit in each block
  size_t others, fewer;         // other volumes
} summary;

typedef struct bench {
  og_sheet *sheet;
  og_random random;
  og_contact_matrix *matrix;
  int a[OG_MATRIX_MOST], b[OG_MATRIX_MOST]; // places
  summary all;
} bench;

static double below(double n, double k) { return 2 * log2(n * n / k) + 2 * k - 1; }
static double above(double n, double k) { return 2 * k * log2(n * n / k) + 2 * k - 1; }

static bool keeps_law(const og_mesh_work *w) {
  return w->apart - w->overlapping + 2 * w->separate + 2 * w->meeting == w->begun && w->begun == 1;
}

static void count_run(bench *b, tally *t, const og_mesh_work *work) {
  const double queries = (double)work->volume_tests, n = b->matrix->n, k = b->matrix->hits;
  t->runs++;
  t->hits += k;
  t->queries += queries;
  t->least = fmin(t->least, queries);
  t->most = fmax(t->most, queries);
  t->broken += !keeps_law(work);
  if (k == 0) return;
  t->below += below(n, k);
  t->above += above(n, k);
}

// The logarithm of a power of two is exact. The bounds of other numbers are not whole, and no count is equal to them.
static void count_bounds(bench *b, tally *t, const og_mesh_work *work) {
  const double queries = (double)work->volume_tests, n = b->matrix->n, k = b->matrix->hits;
  t->outside += queries < below(n, k) || queries > above(n, k);
  t->at_least += queries == below(n, k);
  t->at_most += queries == above(n, k);
}

static void add_row(bench *b, const char *name, const char *volume, const tally *t) {
  og_sheet *const sheet = b->sheet;
  const double runs = (double)t->runs;
  og_sheet_row(sheet);
  og_sheet_name(sheet, name);
  og_sheet_name(sheet, volume);
  og_sheet_number(sheet, b->matrix->n);
  og_sheet_number(sheet, og_sheet_share(t->hits, runs));
  og_sheet_number(sheet, og_sheet_share(t->below, runs));
  og_sheet_number(sheet, t->least);
  og_sheet_number(sheet, og_sheet_share(t->queries, runs));
  og_sheet_number(sheet, t->most);
  og_sheet_number(sheet, og_sheet_share(t->above, runs));
  og_sheet_number(sheet, (double)t->outside);
  og_sheet_number(sheet, (double)t->broken);
  b->all.runs += t->runs;
  b->all.broken += t->broken;
}

// ---- balanced trees, ideal volumes ----

typedef enum hit_kind { ONE, BLOCK, SPREAD, ANYWHERE, HIT_KINDS } hit_kind;
static const char *const hit_names[HIT_KINDS] = {"one", "one block", "a block each", "anywhere"};

static int draw_below(bench *b, int end) { return (int)og_random_integer(&b->random, 0, end - 1); }

// All places differ at first.
static void place_apart(bench *b, int n) {
  for (int k = 0; k < n; k++) {
    b->a[k] = k;
    b->b[k] = n + k;
  }
}

// The matrix in parts of A times parts of B blocks, as halving makes them, A first.
static void place_hits(bench *b, int n, hit_kind kind, int halvings) {
  const int of_a = 1 << (halvings + 1) / 2, of_b = 1 << halvings / 2;
  const int rows = n / of_a, columns_of = n / of_b;
  place_apart(b, n);
  if (kind == ONE) b->b[draw_below(b, n)] = b->a[draw_below(b, n)];
  if (kind == BLOCK) {
    const int row = rows * draw_below(b, of_a), column = columns_of * draw_below(b, of_b);
    for (int k = 0; k < rows; k++) b->a[row + k] = 2 * n;
    for (int k = 0; k < columns_of; k++) b->b[column + k] = 2 * n;
  }
  // Each triangle is in one hit at most, so that no other pair meets.
  for (int r = 0; r < of_a && kind == SPREAD; r++)
    for (int c = 0; c < of_b; c++) b->b[c * columns_of + r] = b->a[r * rows + c];
  for (int k = 0; k < 1 << halvings && kind == ANYWHERE; k++) b->b[draw_below(b, n)] = b->a[draw_below(b, n)];
}

static bool measure_balanced(bench *b, int n, hit_kind kind, int halvings) {
  tally t = nothing;
  for (size_t run = 0; run < b->sheet->count; run++) {
    og_mesh_work work;
    place_hits(b, n, kind, halvings);
    og_matrix_of_places(b->matrix, n, b->a, b->b);
    if (!og_matrix_query(b->matrix, &og_volume_ideal, &work)) return false;
    count_run(b, &t, &work);
    count_bounds(b, &t, &work);
  }
  add_row(b, hit_names[kind], "ideal", &t);
  b->all.ideal += t.runs;
  b->all.outside += t.outside;
  if (kind == ONE) b->all.outside += t.runs - t.at_least;
  if (kind == BLOCK) b->all.blocks += t.runs, b->all.reached_least += t.at_least;
  if (kind == SPREAD) b->all.spread += t.runs, b->all.reached_most += t.at_most;
  return true;
}

// ---- a soup of triangles, trees as they are built, all volumes ----

enum { KINDS = 5 };
static const og_volume_kind *const kinds[KINDS] = {&og_volume_ideal, &og_volume_aabb, &og_volume_sphere,
                                                   &og_volume_kdop, &og_volume_obb};
static const char *const kind_names[KINDS] = {"ideal", "aabb", "sphere", "k-dop", "obb"};

static void make_soup(bench *b, int n, double length) {
  og_contact_matrix *const m = b->matrix;
  og_matrix_of_places(m, n, b->a, b->b); // memory and numbers; the points are others
  for (int side = 0; side < 2; side++) {
    for (int k = 0; k < n; k++) {
      const og_scatter_point centre = og_scatter_cube(&b->random);
      for (int c = 0; c < 3; c++)
        m->point[side][3 * k + c] = og_scatter_rounded(og_scatter_moved(centre, length, og_scatter_cube(&b->random)));
    }
    void *const room = og_grow(NULL, og_tree_build_bytes(OG_BUILD_LONGEST_AXIS, n), 1);
    og_tree_build(&m->tree[side], &m->mesh[side], OG_BUILD_LONGEST_AXIS, room);
    free(room);
  }
  og_matrix_count(m);
}

static bool measure_soup(bench *b, int n, const char *name, double length) {
  tally t[KINDS] = {nothing, nothing, nothing, nothing, nothing};
  place_apart(b, n);
  for (size_t run = 0; run < b->sheet->count; run++) {
    double ideal = 0;
    make_soup(b, n, length);
    for (int kind = 0; kind < KINDS; kind++) {
      og_mesh_work work;
      if (!og_matrix_query(b->matrix, kinds[kind], &work)) return false;
      count_run(b, &t[kind], &work);
      if (kind == 0) ideal = (double)work.volume_tests;
      t[kind].outside += (double)work.volume_tests < ideal;
    }
  }
  for (int kind = 0; kind < KINDS; kind++) {
    add_row(b, name, kind_names[kind], &t[kind]);
    if (kind > 0) b->all.others += t[kind].runs, b->all.fewer += t[kind].outside;
  }
  return true;
}

// ---- the study ----

static og_claim_verdict verdict_of(size_t wrong, size_t runs) {
  return wrong == 0 ? OG_CLAIM_REPRODUCED : 10 * wrong <= runs ? OG_CLAIM_PARTLY : OG_CLAIM_REFUTED;
}

static void conclude(og_sheet *sheet, const summary *s) {
  og_sheet_verdict(sheet, 5, verdict_of(s->broken, s->runs), "the law of counts: broken in %zu of %zu runs", s->broken,
                   s->runs);
  const size_t missed = (s->blocks - s->reached_least) + (s->spread - s->reached_most);
  og_sheet_verdict(sheet, 6, verdict_of(s->outside + missed, s->ideal),
                   "comparisons: %zu of %zu runs are outside; the bound below is reached by %zu of %zu runs of one "
                   "block, the one above by "
                   "%zu of %zu of a block each",
                   s->outside, s->ideal, s->reached_least, s->blocks, s->reached_most, s->spread);
  og_sheet_verdict(
      sheet, OG_UNNUMBERED, verdict_of(s->fewer, s->others),
      "the ideal volume: %zu of %zu runs with other volumes take fewer comparisons than with the ideal one", s->fewer,
      s->others);
}

static bool measure(bench *b) {
  static const int sizes[] = {16, 64, 256};
  size_t step = 0;
  og_progress_start_steps(&b->sheet->progress, 3 * HIT_KINDS + 2);
  for (int kind = 0; kind < HIT_KINDS; kind++)
    for (int s = 0; s < 3; s++) {
      // Blocks of 16 hits; 16 blocks.
      const int halvings = kind == BLOCK ? 2 * (int)log2(sizes[s]) - 4 : kind == ONE ? 0 : 4;
      if (!measure_balanced(b, sizes[s], (hit_kind)kind, halvings)) return false;
      og_progress_step(&b->sheet->progress, ++step);
    }
  if (!measure_soup(b, 256, "small soup", 0.1)) return false;
  og_progress_step(&b->sheet->progress, ++step);
  if (!measure_soup(b, 256, "large soup", 0.5)) return false;
  og_progress_step(&b->sheet->progress, ++step);
  return true;
}

static bool work(og_sheet *sheet) {
  bench *const b = og_grow(NULL, 1, sizeof *b);
  *b = (bench){.sheet = sheet, .matrix = og_grow(NULL, 1, sizeof *b->matrix)};
  og_random_start(&b->random, "test-tree", sheet->seed, 0);
  const bool is_done = measure(b);
  if (is_done) conclude(sheet, &b->all);
  free(b->matrix);
  free(b);
  return is_done;
}

int og_study_test_tree(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
