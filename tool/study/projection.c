#include "tool/study/projection.h"

#include <gmp.h>
#include <stdlib.h>
#include <string.h>

#include "ref/polytope/hull_2d.h"
#include "ref/support/project_bisect.h"
#include "spec/number/allocation.h"
#include "tool/gen/random.h"
#include "tool/study/clock.h"
#include "tool/study/scatter.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"polygon", "polygon", OG_COLUMN_NAME},
    {"vertices", "vertices", OG_COLUMN_VALUE},
    {"axes", "axes", OG_COLUMN_COUNT},
    {"scan_products", "products: scan", OG_COLUMN_VALUE},
    {"bisect_products", "bisect", OG_COLUMN_VALUE},
    {"wrong", "wrong", OG_COLUMN_COUNT},
    {"scan_short", "short: scan", OG_COLUMN_ERROR},
    {"bisect_short", "bisect", OG_COLUMN_ERROR},
    {"scan_ns", "scan ns", OG_COLUMN_TIME},
    {"bisect_ns", "bisect ns", OG_COLUMN_TIME},
    {"ratio_time", "times faster", OG_COLUMN_TIME},
};

static const og_study_about about = {
    "origo study projection",
    "Finding the interval of a convex polygon on an axis by bisection pays for polygons of more than n "
    "vertices, n between 32 and 64.",
    "Parac 2020, 2.3, after Eberly, who measured it, on a tree of normals",
    "project-scan (all vertices) and project-bisect (halving the chain of edges). Round: vertices on a circle, "
    "at steps that differ by up to a factor of 6; axes are random, every second one across an edge. Bulge: a "
    "triangle of which one side bulges by no more than the rounding of points on it, and the axis across that "
    "side, for every axis another; vertices are those that the rounding left, a mean. Dot products taken are "
    "means, the time of a call that of the quickest of several runs over all axes. The intervals are compared "
    "with the exact ones: short is the most that an end lacks, as a fraction of |axis| times the size; wrong "
    "are intervals by bisection short by more than 4 epsilon.",
    "the crossing is the number of vertices, interpolated, from which bisection costs less on round polygons. "
    "Reproduced: by time it lies between 32 and 64. Partly: by time within a factor of 2 of that, or by dot "
    "products it lies at 64 or below. Refuted: otherwise.",
    "axes of every polygon",
    2000,
    columns,
    sizeof columns / sizeof *columns,
};

static const int sizes[] = {4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 256, 512, 1024};
enum { SIZES = sizeof sizes / sizeof *sizes, MOST = 1024, BULGES = 5 };

typedef struct bench {
  int count;
  og_vec3 polygon[MOST];
  og_vec3 point[MOST];
  int corner[MOST + 1], order[MOST];
  size_t axis_count;
  og_vec3 *axis;
  mpz_t x[MOST], y[MOST], ax, ay, height, low, high;
} bench;

// ---- polygons and axes ----

// What is convex exactly of the points, in order.
static void keep_corners(bench *at, int count) {
  at->count = og_hull_2d(at->point, count, at->corner, at->order).corner_count;
  for (int k = 0; k < at->count; k++) at->polygon[k] = at->point[at->corner[k]];
}

static void make_round(bench *at, int count, og_random *random) {
  for (int k = 0; k < count; k++) {
    at->point[k] = og_scatter_rounded(og_scatter_circle((k + og_random_between(random, 0.25, 0.75)) / count));
  }
  keep_corners(at, count);
}

static int by_x(const void *a, const void *b) {
  const og_vec3 *p = a, *q = b;
  return p->x != q->x ? (p->x > q->x) - (p->x < q->x) : (p->y > q->y) - (p->y < q->y);
}

// A triangle of which one side bulges by the rounding of its points, and the axis across that side exactly.
static og_vec3 make_bulge(bench *at, int count, og_random *random) {
  const int64_t p = og_random_integer(random, 1, 15), q = og_random_integer(random, 1, 15);
  for (int k = 0; k + 1 < count; k++) {
    const og_scalar x = (og_scalar)og_random_integer(random, -64, 64) / 64;
    at->point[k] = (og_vec3){x, -((og_scalar)p * x) / (og_scalar)q, 0};
  }
  at->point[count - 1] = (og_vec3){0, 2, 0};
  qsort(at->point, (size_t)count, sizeof *at->point, by_x);
  keep_corners(at, count);
  return (og_vec3){(og_scalar)p, (og_scalar)q, 0};
}

static og_vec3 draw_axis(const bench *at, bool is_across, og_random *random) {
  if (!is_across) return og_scatter_rounded(og_scatter_circle(og_random_between(random, 0, 1)));
  const int k = (int)og_random_integer(random, 0, at->count - 1);
  const og_vec3 edge = og_sub(at->polygon[(k + 1) % at->count], at->polygon[k]);
  return (og_vec3){-edge.y, edge.x, 0};
}

// ---- the truth ----

// Numbers of magnitude 2^-800 to 2, or zero, become integers on one scale.
static void set_exact(mpz_t r, og_scalar x) { mpz_set_d(r, ldexp((double)x, 900)); }

static void find_ends(bench *at, og_vec3 axis) {
  set_exact(at->ax, axis.x);
  set_exact(at->ay, axis.y);
  for (int k = 0; k < at->count; k++) {
    mpz_mul(at->height, at->ax, at->x[k]);
    mpz_addmul(at->height, at->ay, at->y[k]);
    if (k == 0 || mpz_cmp(at->height, at->low) < 0) mpz_set(at->low, at->height);
    if (k == 0 || mpz_cmp(at->height, at->high) > 0) mpz_set(at->high, at->height);
  }
}

// By how much the interval between the two vertices falls short of the true one, at the worse end. (The rounding of the
// ends' own heights is not in it.)
static double shortfall(bench *at, const og_projection *found) {
  double worst = 0;
  const int end[2] = {found->lowest, found->highest};
  for (int k = 0; k < 2; k++) {
    mpz_mul(at->height, at->ax, at->x[end[k]]);
    mpz_addmul(at->height, at->ay, at->y[end[k]]);
    mpz_sub(at->height, at->height, k == 0 ? at->low : at->high);
    long exponent;
    const double mantissa = mpz_get_d_2exp(&exponent, at->height);
    worst = fmax(worst, fabs(ldexp(mantissa, (int)(exponent - 1800))));
  }
  return worst;
}

// ---- measuring ----

// What all polygons measure, nearly.
#define SIZE 2

typedef struct tally {
  double corners, products[2], shortfall[2], ns[2];
  size_t wrong;
} tally;

typedef og_projection (*projection)(const og_hull *polygon, og_vec3 axis);

// Nanoseconds a call, one batch of all axes after the other for a while.
static double time_batches(projection run, const bench *at) {
  const og_hull hull = {at->count, at->polygon};
  const double enough = 5e5; // ns: a thousand times what reading the clock takes
  const double start = og_processor_ns();
  double now = start;
  size_t calls = 0;
  while (calls == 0 || now - start < enough) {
    for (size_t k = 0; k < at->axis_count; k++) (void)run(&hull, at->axis[k]);
    calls += at->axis_count;
    now = og_processor_ns();
  }
  return (now - start) / (double)calls;
}

// The least of several by turns: what else the machine does only adds.
static void time_both(const bench *at, double ns[2]) {
  for (int turn = 0; turn < 7; turn++) {
    const double scan = time_batches(og_project_scan, at), bisect = time_batches(og_project_bisect, at);
    ns[0] = turn == 0 ? scan : fmin(ns[0], scan);
    ns[1] = turn == 0 ? bisect : fmin(ns[1], bisect);
  }
}

static void set_polygon(bench *at) {
  for (int k = 0; k < at->count; k++) {
    set_exact(at->x[k], at->polygon[k].x);
    set_exact(at->y[k], at->polygon[k].y);
  }
}

static void add_axis(bench *at, tally *t, og_vec3 axis) {
  static const projection both[2] = {og_project_scan, og_project_bisect};
  const og_hull hull = {at->count, at->polygon};
  find_ends(at, axis);
  for (int k = 0; k < 2; k++) {
    const og_projection found = both[k](&hull, axis);
    const double lacks = shortfall(at, &found) / (SIZE * (double)og_norm(axis));
    t->products[k] += found.products / (double)at->axis_count;
    t->shortfall[k] = fmax(t->shortfall[k], lacks);
    if (k == 1) t->wrong += lacks > 4 * (double)OG_SCALAR_EPSILON;
  }
  t->corners += at->count / (double)at->axis_count;
}

static void add_row(og_sheet *sheet, const char *polygon, const tally *t) {
  og_sheet_row(sheet);
  og_sheet_name(sheet, polygon);
  const double numbers[] = {t->corners,      (double)sheet->count, t->products[0], t->products[1], (double)t->wrong,
                            t->shortfall[0], t->shortfall[1],      t->ns[0],       t->ns[1],       t->ns[0] / t->ns[1]};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_sheet_number(sheet, numbers[k]);
}

// Where the ratio passes 1 for the last time, on logarithmic scales; the first or last size where it does not.
static double crossing(const double ratio[SIZES]) {
  for (int k = SIZES - 1; k > 0; k--)
    if (ratio[k - 1] < 1 && ratio[k] >= 1) {
      const double part = log(1 / ratio[k - 1]) / log(ratio[k] / ratio[k - 1]);
      return sizes[k - 1] * pow((double)sizes[k] / sizes[k - 1], part);
    }
  return ratio[0] >= 1 ? sizes[0] : sizes[SIZES - 1];
}

typedef struct summary {
  double by_time[SIZES], by_products[SIZES]; // scan over bisection, on round polygons
  size_t axes[2], wrong[2];                  // round, bulge
  double worst[2];
  double product_ns[2]; // time over dot products, at the most vertices
} summary;

static void conclude(og_sheet *sheet, const summary *s) {
  const double by_time = crossing(s->by_time), by_products = crossing(s->by_products);
  const bool in_time = by_time >= 32 && by_time <= 64, nearly = by_time >= 16 && by_time <= 128;
  og_sheet_verdict(
      sheet, 10,
      in_time                       ? OG_CLAIM_REPRODUCED
      : nearly || by_products <= 64 ? OG_CLAIM_PARTLY
                                    : OG_CLAIM_REFUTED,
      "bisection takes less time from %.0f vertices on and fewer dot products from %.0f on (a product takes "
      "%.1f ns scanning, %.1f bisecting); its interval was too short for %zu of %zu axes on round polygons (by "
      "%.1e of size at most) and for %zu of %zu on bulges (by %.1e)",
      by_time, by_products, s->product_ns[0], s->product_ns[1], s->wrong[0], s->axes[0], s->worst[0], s->wrong[1],
      s->axes[1], s->worst[1]);
}

static void add_to(summary *s, int kind, const tally *t, size_t axes) {
  s->axes[kind] += axes;
  s->wrong[kind] += t->wrong;
  s->worst[kind] = fmax(s->worst[kind], t->shortfall[1]);
}

static void study_round(og_sheet *sheet, bench *at, summary *s, int place) {
  og_random random;
  og_random_start(&random, "round", sheet->seed, (uint64_t)sizes[place]);
  make_round(at, sizes[place], &random);
  set_polygon(at);
  tally t = {.corners = 0};
  for (size_t k = 0; k < at->axis_count; k++) {
    at->axis[k] = draw_axis(at, k % 2 == 1, &random);
    add_axis(at, &t, at->axis[k]);
  }
  time_both(at, t.ns);
  add_row(sheet, "round", &t);
  add_to(s, 0, &t, at->axis_count);
  for (int k = 0; k < 2; k++) s->product_ns[k] = t.ns[k] / t.products[k];
  s->by_time[place] = t.ns[0] / t.ns[1];
  s->by_products[place] = t.products[0] / t.products[1];
}

// A polygon for every axis.
static void study_bulges(og_sheet *sheet, bench *at, summary *s, int place) {
  tally t = {.ns = {(double)NAN, (double)NAN}};
  for (size_t k = 0; k < at->axis_count; k++) {
    og_random random;
    og_random_start(&random, "bulge", sheet->seed, (uint64_t)place << 32 | k);
    const og_vec3 axis = make_bulge(at, 4 << place, &random);
    set_polygon(at);
    add_axis(at, &t, axis);
  }
  add_row(sheet, "bulge", &t);
  add_to(s, 1, &t, at->axis_count);
}

static void bench_init(bench *at, size_t axes) {
  at->axis_count = axes;
  at->axis = og_grow(NULL, axes, sizeof *at->axis);
  for (int k = 0; k < MOST; k++) mpz_inits(at->x[k], at->y[k], NULL);
  mpz_inits(at->ax, at->ay, at->height, at->low, at->high, NULL);
}

static void bench_clear(bench *at) {
  free(at->axis);
  for (int k = 0; k < MOST; k++) mpz_clears(at->x[k], at->y[k], NULL);
  mpz_clears(at->ax, at->ay, at->height, at->low, at->high, NULL);
}

static bool work(og_sheet *sheet) {
  bench *at = og_grow(NULL, 1, sizeof *at);
  bench_init(at, sheet->count);
  summary s = {.worst = {0, 0}};
  og_progress_start_steps(&sheet->progress, SIZES);
  for (int k = 0; k < SIZES; k++) {
    study_round(sheet, at, &s, k);
    og_progress_step(&sheet->progress, (size_t)k + 1);
  }
  for (int k = 0; k < BULGES; k++) study_bulges(sheet, at, &s, k);
  conclude(sheet, &s);
  bench_clear(at);
  free(at);
  return true;
}

int og_study_projection(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
