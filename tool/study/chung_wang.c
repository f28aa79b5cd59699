#include "tool/study/chung_wang.h"

#include <stdlib.h>
#include <string.h>

#include "ref/separation/chung_wang.h"
#include "ref/support/affine_image.h"
#include "ref/support/ellipsoid.h"
#include "spec/number/allocation.h"
#include "tool/run/exact_pair.h"
#include "tool/run/sample.h"
#include "tool/study/hull_pair.h"
#include "tool/study/scatter.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"relation", "bodies", OG_COLUMN_NAME},
    {"shape", "shape", OG_COLUMN_NAME},
    {"vertices", "vertices", OG_COLUMN_COUNT},
    {"flat", "flat", OG_COLUMN_VALUE},
    {"gap", "gap", OG_COLUMN_ERROR},
    {"pairs", "pairs", OG_COLUMN_COUNT},
    {"rounds", "rounds: median", OG_COLUMN_COUNT},
    {"rounds_worst", "worst", OG_COLUMN_COUNT},
    {"gave_up", "gave up", OG_COLUMN_COUNT},
    {"bare_worst", "no rules: worst", OG_COLUMN_COUNT},
    {"bare_gave_up", "gave up", OG_COLUMN_COUNT},
    {"weak", "weak", OG_COLUMN_COUNT},
    {"wrong", "wrong", OG_COLUMN_COUNT},
};

static const og_study_about about = {
    "origo study chung-wang",
    "The separating vector iteration may take an almost arbitrary number of rounds for bodies of certain "
    "shapes, and is very slow where bodies are very near each other.",
    "Huotari 2011, 5.4.3, after van den Bergen",
    "Rounds of chung-wang from random first vectors, up to its limit of 1000, for bodies of radius 1: "
    "ellipsoids 1 : 1 : flat (two alike, one shifted), cuboids 1 : 1 : flat and hulls of random points on a "
    "sphere scaled to 1 : 1 : flat, turned at random. 'Apart' by the gap, from 1/16 of flat down to one unit "
    "in the last place of 1, or 'meeting' by as much. The same without the two extra rules (stop where the "
    "extreme points repeat, replace s by w where they come back). Weak: the separating vector found does not "
    "show a gap. Wrong: a verdict that the truth denies (polyhedra: the exact solver, touching left out; "
    "ellipsoids: an equation, with 64 epsilon for rounding). The table has the widest and the smallest gap of "
    "most shapes, --csv all.",
    "the shape counts where the median of rounds, on ellipsoids apart by the widest gap, grows at least as "
    "flat^-1/2 (a fitted exponent). Nearness counts where at the smallest gap some body that is not flat takes "
    "100 rounds. Reproduced: both count. Partly: one, or nearness only without the extra rules. Refuted: none.",
    "pairs of every shape and gap",
    60,
    columns,
    sizeof columns / sizeof *columns,
};

// ---- shapes and gaps ----

typedef enum kind { ELLIPSOID, CUBOID, HULL } kind;

static const struct shape {
  kind kind;
  const char *name;
  int vertices;
  int flat; // power of two, negated
} shapes[] = {
    {ELLIPSOID, "ellipsoid", 0, 0}, {ELLIPSOID, "ellipsoid", 0, 1}, {ELLIPSOID, "ellipsoid", 0, 2},
    {ELLIPSOID, "ellipsoid", 0, 3}, {ELLIPSOID, "ellipsoid", 0, 4}, {ELLIPSOID, "ellipsoid", 0, 5},
    {ELLIPSOID, "ellipsoid", 0, 6}, {ELLIPSOID, "ellipsoid", 0, 7}, {ELLIPSOID, "ellipsoid", 0, 8},
    {CUBOID, "cuboid", 8, 0},       {CUBOID, "cuboid", 8, 4},       {CUBOID, "cuboid", 8, 8},
    {CUBOID, "cuboid", 8, 12},      {HULL, "hull", 8, 0},           {HULL, "hull", 16, 0},
    {HULL, "hull", 32, 0},          {HULL, "hull", 64, 0},          {HULL, "hull", 128, 0},
    {HULL, "flat hull", 32, 2},     {HULL, "flat hull", 32, 4},     {HULL, "flat hull", 32, 6},
    {HULL, "flat hull", 32, 8},     {HULL, "flat hull", 128, 4},    {HULL, "flat hull", 128, 8},
};
enum { SHAPES = sizeof shapes / sizeof *shapes, GAPS = 8, FLATTEST = 8 };

// Rounds that are very many: polyhedra far from contact take a dozen.
#define SLOW 100

// From 1/16 of the smallest half width to one unit in the last place of 1, in even powers of two.
static double gap_at(const struct shape *shape, int place) {
  const int first = 4 + shape->flat, last = (int)-log2((double)OG_SCALAR_EPSILON);
  return ldexp(1, -(first + (last - first) * place / (GAPS - 1)));
}

// ---- one row ----

typedef struct tally {
  og_sample rounds, bare;
  size_t gave_up, bare_gave_up, weak, wrong;
} tally;

typedef struct bench {
  og_hull_solid a, b;
  og_exact_pair exact;
  bool solved;
} bench;

static void add_pair(tally *t, const og_convex *a, const og_convex *b, og_vec3 along, og_relation truth) {
  const og_chung_wang_result found = og_chung_wang(a, b, along);
  const og_chung_wang_result bare = og_chung_wang_by_rules(a, b, along, (og_chung_wang_rules){false, false});
  og_sample_add(&t->rounds, found.rounds);
  og_sample_add(&t->bare, bare.rounds);
  t->gave_up += found.outcome == OG_OUTCOME_ITERATION_LIMIT;
  t->bare_gave_up += bare.outcome == OG_OUTCOME_ITERATION_LIMIT;
  t->weak += found.verdict == OG_CHUNG_WANG_WEAK;
  const bool meet = found.verdict == OG_CHUNG_WANG_MEET;
  t->wrong += found.outcome == OG_OUTCOME_ANSWERED && truth != OG_TOUCHING && meet != (truth == OG_PENETRATING);
}

// B's centre is in the obstacle of two ellipsoids alike, one of twice the half axes, where the form below is less
// than 1. Nearer than `rounding` to that (the flattest axis' coordinates are rounded as those of size 1) it counts as
// touching.
static og_relation relation_of_shift(og_vec3 half, og_vec3 shift) {
  const double x = (double)(shift.x / half.x), y = (double)(shift.y / half.y), z = (double)(shift.z / half.z);
  const double form = (x * x + y * y + z * z) / 4, rounding = 64 * (double)(OG_SCALAR_EPSILON / half.z);
  return fabs(form - 1) <= rounding ? OG_TOUCHING : form > 1 ? OG_SEPARATED : OG_PENETRATING;
}

// Two ellipsoids alike, B shifted so that it touches A where the normal is the image of a random one, then by the gap
// along that normal.
static void add_ellipsoids(tally *t, double flat, double gap, og_random *random) {
  const og_ellipsoid shape = {{1, 1, (og_scalar)flat}};
  const og_vec3 h = shape.half, u = og_scatter_rounded(og_scatter_direction(random));
  const og_vec3 steep = {u.x / h.x, u.y / h.y, u.z / h.z};
  const og_vec3 normal = og_scale(1 / og_norm(steep), steep);
  const og_vec3 touching = {2 * h.x * u.x, 2 * h.y * u.y, 2 * h.z * u.z};
  const og_affine_image shifted = {og_convex_ellipsoid(&shape),
                                   {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
                                   og_add_scaled(touching, (og_scalar)gap, normal)};
  const og_convex a = og_convex_ellipsoid(&shape), b = og_convex_affine_image(&shifted);
  add_pair(t, &a, &b, og_scatter_rounded(og_scatter_direction(random)), relation_of_shift(h, shifted.translation));
}

static bool draw(og_hull_solid *solid, const struct shape *shape, og_random *random) {
  const double flat = ldexp(1, -shape->flat);
  return shape->kind == CUBOID ? og_hull_solid_cuboid(solid, flat, random)
                               : og_hull_solid_draw(solid, shape->vertices, flat, random);
}

// Hulls of few points may not hold the middle, so not overlap there at first; 200 draws in vain do not happen.
static bool place(bench *at, const struct shape *shape, double gap, og_random *random) {
  for (int k = 0; k < 200; k++)
    if (draw(&at->a, shape, random) && draw(&at->b, shape, random) && og_hull_pair_place(&at->a, &at->b, gap, random))
      return true;
  return false;
}

static void add_polyhedra(bench *at, tally *t, const struct shape *shape, double gap, og_random *random) {
  if (!place(at, shape, gap, random)) return;
  const og_body a = og_hull_body(&at->a), b = og_hull_body(&at->b);
  at->solved = og_exact_pair_relate(&at->exact, &a, &b) && at->solved;
  add_pair(t, &a.convex, &b.convex, og_scatter_rounded(og_scatter_direction(random)), at->exact.relation);
}

static void measure(bench *at, tally *t, const struct shape *shape, double gap, const og_sheet *sheet) {
  for (size_t k = 0; k < sheet->count; k++) {
    og_random random;
    og_random_start(&random, shape->name, sheet->seed, k);
    if (shape->kind == ELLIPSOID) add_ellipsoids(t, ldexp(1, -shape->flat), gap, &random);
    else add_polyhedra(at, t, shape, gap, &random);
  }
}

static void add_row(og_sheet *sheet, const struct shape *shape, int place_of_gap, bool apart, tally *t) {
  const bool is_end = place_of_gap == 0 || place_of_gap == GAPS - 1;
  if (is_end && shape->flat % 2 == 0) og_sheet_row(sheet);
  else og_sheet_detail(sheet);
  og_sheet_name(sheet, apart ? "apart" : "meeting");
  og_sheet_name(sheet, shape->name);
  const double numbers[] = {shape->kind == ELLIPSOID ? (double)NAN : shape->vertices,
                            ldexp(1, -shape->flat),
                            gap_at(shape, place_of_gap),
                            (double)t->rounds.count,
                            og_sample_median(&t->rounds),
                            og_sample_worst(&t->rounds),
                            (double)t->gave_up,
                            og_sample_worst(&t->bare),
                            (double)t->bare_gave_up,
                            (double)t->weak,
                            (double)t->wrong};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_sheet_number(sheet, numbers[k]);
}

// ---- the verdict ----

typedef struct summary {
  double median[2][SHAPES][GAPS], worst[2][SHAPES][GAPS], bare[2][SHAPES][GAPS]; // meeting, apart
  size_t gave_up, bare_gave_up, pairs, wrong;
  double wrong_at; // the widest gap with a wrong verdict
} summary;

// Exponent of 1 / flat in the median rounds of ellipsoids apart by the widest gap; flat from 1/4 on, as 1 needs next to
// none.
static double exponent_of_flatness(const summary *s) {
  double n = 0, sx = 0, sy = 0, sxx = 0, sxy = 0;
  for (int k = 0; k < SHAPES; k++) {
    if (shapes[k].kind != ELLIPSOID || shapes[k].flat < 2) continue;
    const double x = shapes[k].flat, y = log2(s->median[1][k][0]);
    n += 1, sx += x, sy += y, sxx += x * x, sxy += x * y;
  }
  return (n * sxy - sx * sy) / (n * sxx - sx * sx);
}

// The most rounds at the smallest gap on shapes that are not flat.
static double most_when_near(const double rounds[2][SHAPES][GAPS]) {
  double most = 0;
  for (int apart = 0; apart < 2; apart++)
    for (int k = 0; k < SHAPES; k++)
      if (shapes[k].flat == 0) most = fmax(most, rounds[apart][k][GAPS - 1]);
  return most;
}

static void conclude(og_sheet *sheet, const summary *s) {
  const double exponent = exponent_of_flatness(s);
  const double near = most_when_near(s->worst), near_bare = most_when_near(s->bare);
  const bool shape_counts = exponent >= 0.5, nearness_counts = near >= SLOW, nearness_counts_bare = near_bare >= SLOW;
  const double *flattest = s->median[1][FLATTEST];
  og_sheet_verdict(sheet, 12,
                   shape_counts && nearness_counts                           ? OG_CLAIM_REPRODUCED
                   : shape_counts || nearness_counts || nearness_counts_bare ? OG_CLAIM_PARTLY
                                                                             : OG_CLAIM_REFUTED,
                   "the shape counts%s: rounds on ellipsoids apart grow as flat^-%.2f, to a median of %.0f at "
                   "flat 1/256 (%.0f one unit in the last place away); nearness counts%s: bodies not flat take "
                   "at most %.0f rounds at the smallest gap, but %.0f without the extra rules; %zu of %zu runs "
                   "gave up, %zu without these rules; %zu verdicts wrong, none at a gap above %.1e",
                   shape_counts ? "" : " not", exponent, flattest[0], flattest[GAPS - 1],
                   nearness_counts        ? ""
                   : nearness_counts_bare ? " only without the extra rules"
                                          : " not",
                   near, near_bare, s->gave_up, s->pairs, s->bare_gave_up, s->wrong, s->wrong_at);
}

static void study_row(og_sheet *sheet, bench *at, summary *s, int apart, int shape, int gap) {
  tally t;
  memset(&t, 0, sizeof t);
  measure(at, &t, &shapes[shape], apart ? gap_at(&shapes[shape], gap) : -gap_at(&shapes[shape], gap), sheet);
  add_row(sheet, &shapes[shape], gap, apart == 1, &t);
  s->median[apart][shape][gap] = og_sample_median(&t.rounds);
  s->worst[apart][shape][gap] = og_sample_worst(&t.rounds);
  s->bare[apart][shape][gap] = og_sample_worst(&t.bare);
  s->gave_up += t.gave_up;
  s->bare_gave_up += t.bare_gave_up;
  s->pairs += t.rounds.count;
  s->wrong += t.wrong;
  if (t.wrong > 0) s->wrong_at = fmax(s->wrong_at, gap_at(&shapes[shape], gap));
  og_sample_clear(&t.rounds);
  og_sample_clear(&t.bare);
}

static bool work(og_sheet *sheet) {
  bench *at = og_grow(NULL, 1, sizeof *at);
  summary *s = og_grow(NULL, 1, sizeof *s);
  memset(s, 0, sizeof *s);
  og_exact_pair_init(&at->exact);
  at->solved = true;
  og_progress_start_steps(&sheet->progress, 2 * SHAPES * GAPS);
  size_t step = 0;
  for (int apart = 1; apart >= 0; apart--)
    for (int k = 0; k < SHAPES; k++)
      for (int g = 0; g < GAPS; g++) {
        study_row(sheet, at, s, apart, k, g);
        og_progress_step(&sheet->progress, ++step);
      }
  conclude(sheet, s);
  const bool solved = at->solved;
  og_exact_pair_clear(&at->exact);
  free(at);
  free(s);
  return solved;
}

int og_study_chung_wang(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
