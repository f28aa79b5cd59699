#include "tests/oracle/promises.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "ref/closest/range.h"
#include "ref/cso/epa.h"
#include "ref/cso/mpr.h"
#include "ref/cso/walk.h"
#include "ref/separation/chung_wang.h"
#include "tests/oracle/thinness.h"

// ---- what is not promised ----

enum { OBB_LOW = (int)sizeof(og_scalar) == 4 ? OR_PROMISE_LOW : -969 };

static const or_promise promised_of_all = {"", OR_REFUSES_ALIKE, 4, 2, false, false, OR_PROMISE_LOW, ""};
static const or_promise exceptions[] = {
    {"face-plane", OR_REFUSES_ALIKE, 4, 2, true, false, OR_PROMISE_LOW, "the faces of A only"},
    {"sat-obb", OR_REFUSES_ALIKE, 4, 2, false, false, OBB_LOW,
     "obb.h: no smaller than OG_SCALAR_MIN / OG_SCALAR_EPSILON"},
    {"sat-lite", OR_REFUSES_ALIKE, 4, 2, false, false, OBB_LOW,
     "obb.h: no smaller than OG_SCALAR_MIN / OG_SCALAR_EPSILON"},
    {"chung-wang", OR_REFUSES_EITHER, 4, 2, false, true, OR_PROMISE_LOW,
     "directions of hundreds of rounds hold subnormal numbers"},
    {"gjk", OR_REFUSES_EITHER, 4096, 2, false, false, OR_PROMISE_LOW,
     "bounds agree to OG_GJK_STALL, or the pair is refused"},
    {"gjk-johnson", OR_REFUSES_EITHER, 4096, 2, false, false, OR_PROMISE_LOW, "as gjk"},
    {"gjk-backup", OR_REFUSES_EITHER, 4096, 2, false, false, OR_PROMISE_LOW, "as gjk"},
    {"gjk-voronoi", OR_REFUSES_EITHER, 4096, 2, false, false, OR_PROMISE_LOW, "as gjk"},
    {"gjk-boolean", OR_REFUSES_EITHER, 4, 2, false, false, OR_PROMISE_LOW, "may go round in contact until it gives up"},
    {"gjk-isa", OR_REFUSES_EITHER, 4, 2, false, false, OR_PROMISE_LOW, "as gjk"},
    {"gjk-enhanced", OR_REFUSES_EITHER, -1, 2, false, false, OR_PROMISE_LOW,
     "as gjk; the depth is that of a face of some simplex"},
    {"epa", OR_REFUSES_EITHER, 128, 2, false, false, OR_PROMISE_LOW,
     "epa.h: 128 epsilon where A - B is as thin as rounding"},
    {"lin-canny", OR_REFUSES_EITHER, -1, HUGE_VAL, true, false, OR_PROMISE_LOW,
     "lin_canny.h: gross errors on thin bodies and nearly parallel ones"},
    {"v-clip", OR_REFUSES_EITHER, 4096, 65536, false, false, OR_PROMISE_LOW,
     "may go round near contact; v_clip.h: thin bodies"},
    {"sphere-box", OR_REFUSES_ALIKE, 12, 2, false, false, OR_PROMISE_LOW, "sphere_box.h: 6 epsilon, of either claim"},
    {"mpr", OR_REFUSES_EITHER, -1, 2, false, false, OR_PROMISE_LOW,
     "the depth is that along a ray, which rounding may turn"},
    {"cd-dual", OR_GIVES_UP_EITHER, 4, 2, false, false, OR_PROMISE_LOW, "cd_dual.h: a search that ends nowhere"},
};

const or_promise *or_promise_of(const og_algorithm *algorithm) {
  for (size_t k = 0; k < sizeof exceptions / sizeof exceptions[0]; k++)
    if (strcmp(exceptions[k].id, algorithm->id) == 0) return &exceptions[k];
  return &promised_of_all;
}

// ---- running ----

void or_promise_bench_init(or_promise_bench *bench) {
  og_world_body_init(&bench->a);
  og_world_body_init(&bench->b);
  og_exact_pair_init(&bench->exact);
  bench->text[0] = '\0';
}

void or_promise_bench_clear(or_promise_bench *bench) {
  og_world_body_clear(&bench->a);
  og_world_body_clear(&bench->b);
  og_exact_pair_clear(&bench->exact);
}

void or_promise_enter(or_promise_bench *bench, const or_body_pair *pair) {
  og_copy_body(&bench->a, &pair->a);
  og_copy_body(&bench->b, &pair->b);
}

bool or_promise_takes_too_long(const or_promise_bench *bench, const og_algorithm *algorithm) {
  return strcmp(algorithm->id, "sat-3d") == 0 && bench->a.body.vertex_count + bench->b.body.vertex_count > 40;
}

og_claim or_promise_run(const or_promise_bench *bench, const og_algorithm *algorithm) {
  return og_algorithm_run(algorithm, &bench->a.body, &bench->b.body);
}

// ---- well-formed claims ----

// Axes: the faces and the pairs of edges (both ways of a body thinner than rounding, sat_gauss.h), twice in sat-cached
// and one more for its memory; 15 for two boxes.
static int axis_bound(const or_promise_bench *bench) {
  const og_half_edge_mesh *a = bench->a.body.mesh, *b = bench->b.body.mesh;
  if (a == NULL || b == NULL) return 15;
  return 15 + 2 * (a->face_count + b->face_count + 2 * (a->edge_count / 2) * (b->edge_count / 2)) + 1;
}

// What the headers say; epa comes after a walk, gjk-enhanced adds the two ways out of a triangle.
static int iteration_bound(const or_promise_bench *bench, const og_algorithm *algorithm) {
  if (strncmp(algorithm->id, "gjk", 3) == 0) return OG_WALK_ITERATIONS + 2;
  if (strcmp(algorithm->id, "mpr") == 0) return OG_MPR_ITERATIONS;
  if (strcmp(algorithm->id, "epa") == 0) return OG_WALK_ITERATIONS + 4 * OG_EPA_VERTICES;
  if (strcmp(algorithm->id, "chung-wang") == 0) return OG_CHUNG_WANG_LIMIT;
  if (strncmp(algorithm->path, "ref/pairs/", 10) == 0) return 15;
  if (strncmp(algorithm->path, "ref/separation/", 15) == 0) return axis_bound(bench);
  return INT_MAX; // its own test holds it to its bound
}

static bool is_length(og_scalar x) { return isfinite(x) && x >= 0; }

static bool is_well_formed(const or_promise_bench *bench, const og_algorithm *algorithm, const og_claim *c) {
  if (c->outcome < OG_OUTCOME_ANSWERED || c->outcome > OG_OUTCOME_OUT_OF_RANGE) return false;
  if (!is_length(c->distance) || !is_length(c->depth)) return false;
  if (!og_is_finite(c->a) || !og_is_finite(c->b) || !og_is_finite(c->normal)) return false;
  if (c->has_normal && og_abs(og_norm2(c->normal) - 1) > 16 * OG_SCALAR_EPSILON) return false;
  if (c->iterations < 0 || c->iterations > iteration_bound(bench, algorithm)) return false;
  if (c->simplex_count < 0 || c->simplex_count > 4) return false;
  for (int k = 0; k < c->simplex_count; k++)
    if (c->simplex[k][0] < -1 || c->simplex[k][0] >= bench->a.body.vertex_count || c->simplex[k][1] < -1 ||
        c->simplex[k][1] >= bench->b.body.vertex_count)
      return false;
  // Input that is refused has no answer; a search given up may know one already.
  return c->outcome != OG_OUTCOME_OUT_OF_RANGE || (c->verdict == OG_VERDICT_NONE && !c->has_distance && !c->has_depth);
}

bool or_promise_well_formed(or_promise_bench *bench, const og_algorithm *algorithm, const char *name,
                            const og_claim *claim) {
  if (is_well_formed(bench, algorithm, claim)) return true;
  snprintf(bench->text, sizeof bench->text, "%s, %s: outcome %d distance %g depth %g normal %g %g %g iterations %d",
           algorithm->id, name, claim->outcome, (double)claim->distance, (double)claim->depth, (double)claim->normal.x,
           (double)claim->normal.y, (double)claim->normal.z, claim->iterations);
  return false;
}

// ---- the same pair, told otherwise ----

static bool swapped(or_body_pair *pair) {
  or_body_pair_swap(pair);
  return true;
}

static bool reversed(or_body_pair *pair) {
  or_body_pair_reverse(pair);
  return true;
}

static bool mirrored(or_body_pair *pair) {
  or_body_pair_mirror(pair);
  return true;
}

static bool shifted(or_body_pair *pair) {
  return or_body_pair_shift(pair, (og_vec3){(og_scalar)0.5, (og_scalar)-0.5, (og_scalar)0.25});
}

const or_pair_change or_pair_changes[OR_PAIR_CHANGES] = {
    {"swapped", swapped, true},
    {"with its vertices reversed", reversed, false},
    {"mirrored", mirrored, false},
    {"shifted", shifted, false},
};

void or_promise_normalise(or_body_pair *pair) {
  enum { LAST = sizeof(og_scalar) == 4 ? -149 : -1074 }; // the exponent of the smallest subnormal number
  int exponent;
  const og_scalar largest = or_body_pair_largest(pair);
  if (!(largest > 0)) return;
  (void)frexp((double)largest, &exponent);
  if (or_body_pair_last_bit(pair) - exponent >= LAST) or_body_pair_scale(pair, -exponent);
}

// Not zero where all bodies are the origin.
static double unit_of(const or_body_pair *pair) {
  return fmax((double)OG_SCALAR_EPSILON * (double)or_body_pair_largest(pair), DBL_MIN);
}

static double signed_length(const og_claim *c) {
  return c->verdict == OG_VERDICT_APART ? (double)c->distance : -(double)c->depth;
}

static bool compare_verdicts(or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair,
                             const char *how, or_promise_worst *worst) {
  or_promise_enter(bench, pair);
  worst->verdicts++;
  if (!og_exact_pair_solve(&bench->exact, &bench->a.body, &bench->b.body)) {
    snprintf(bench->text, sizeof bench->text, "%s %s: the solver has no answer", pair->name, how);
    return false;
  }
  const double off = fabs(bench->exact.signed_distance) / unit_of(pair);
  worst->verdict = fmax(worst->verdict, off);
  if (off <= or_promise_of(algorithm)->near) return true;
  snprintf(bench->text, sizeof bench->text, "%s, %s %s: another verdict %g epsilon from touching", algorithm->id,
           pair->name, how, off);
  return false;
}

static double let_off(const or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair);

bool or_promise_compare(or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair,
                        const char *how, const og_claim *before, const og_claim *after, int power,
                        or_promise_worst *worst) {
  const or_promise *promise = or_promise_of(algorithm);
  worst->compared++;
  if (before->outcome != after->outcome) {
    worst->outcomes++;
    const bool answered = before->outcome == OG_OUTCOME_ANSWERED || after->outcome == OG_OUTCOME_ANSWERED;
    const bool ranged = before->outcome == OG_OUTCOME_OUT_OF_RANGE || after->outcome == OG_OUTCOME_OUT_OF_RANGE;
    if (promise->refuses == OR_REFUSES_EITHER) return true;
    if (promise->refuses == OR_GIVES_UP_EITHER && !answered && !ranged) return true;
    snprintf(bench->text, sizeof bench->text, "%s, %s %s: outcome %d became %d", algorithm->id, pair->name, how,
             before->outcome, after->outcome);
    return false;
  }
  if (before->outcome != OG_OUTCOME_ANSWERED) return true;
  if (before->verdict != after->verdict) return compare_verdicts(bench, algorithm, pair, how, worst);
  if (promise->value < 0 || before->has_distance != after->has_distance || before->has_depth != after->has_depth)
    return true;
  const double off = fabs(ldexp(signed_length(after), -power) - signed_length(before)) / unit_of(pair);
  worst->value = fmax(worst->value, off);
  // Errors that headers allow on thin bodies may be others of the pair changed.
  if (off <= promise->value || off * let_off(bench, algorithm, pair) <= promise->value) return true;
  snprintf(bench->text, sizeof bench->text, "%s, %s %s: a length changed by %g epsilon", algorithm->id, pair->name, how,
           off);
  return false;
}

// ---- what the headers say of the truth ----

// Bounds in OG_SCALAR_EPSILON of the largest coordinate; -1: none.
typedef struct limit {
  const char *id;
  double verdict;         // how far from touching a verdict may be wrong
  bool misses;            // may say of bodies apart, however far, that they meet
  double distance, depth; // errors
  int thin;               // the bounds are over the pair's thinness to this power
  const char *why;
  unsigned not_of; // what its bounds are not of, besides
} limit;

enum {
  FLAT_SIMPLEX = 1,    // MEET where the walk ended on four points with little volume: errors are over it
  FLAT_BODY = 2,       // a body that is thinner than rounding
  PARALLEL_PLANES = 4, // planes at a tiny angle: it counts as thinness
  SLIVER_FACES = 8,    // faces whose normals are rounding
  UNLIKE_LENGTHS = 16, // segments whose cross product has a square near underflow
};

// gjk.h: |v| up to OG_WALK_ROUNDING counts as contact, and v is rounded.
enum { GJK_VERDICT = 16 + 8 };

static const limit limit_of_all = {"", 8, false, 8, 8, 0, "header: rounding", 0};
static const limit limits[] = {
    {"face-plane", 8, true, 8, 8, 0, "face_plane.h: the faces of A only", 0},
    {"face-plane-both", 8, true, 8, 8, 0, "face_plane.h: no edge pairs", 0},
    {"sat-lite", 8, true, 8, 8, 0, "sat_lite.h: no products of edges", 0},
    {"gjk", GJK_VERDICT, false, 4096, 4096, 1, "gjk.h: OG_GJK_STALL; needles", 0},
    {"gjk-johnson", GJK_VERDICT, false, 4096, 4096, 2, "gjk.h: thin bodies; the parallelogram of two edges",
     FLAT_SIMPLEX},
    {"gjk-backup", GJK_VERDICT, false, 4096, 4096, 2, "as gjk-johnson", FLAT_SIMPLEX},
    {"gjk-voronoi", GJK_VERDICT, false, 4096, 4096, 2, "as gjk-johnson", FLAT_SIMPLEX},
    {"gjk-boolean", 8, false, 8, 8, 1, "gjk_boolean.h: needles, by up to 2e-9 of the largest coordinate", 0},
    {"gjk-isa", GJK_VERDICT, false, 8, 8, 0, "gjk_isa.h: as gjk", 0},
    {"gjk-enhanced", GJK_VERDICT, false, 4096, -1, 2, "as gjk-johnson; the depth is an upper bound",
     FLAT_SIMPLEX | SLIVER_FACES},
    {"epa", 128, false, 4096, 4096, 1, "epa.h: 128 epsilon where A - B is as thin as rounding", 0},
    {"capsule-capsule", 8, false, 8, 8, 0, "segment_segment.h: one segment far shorter than the other", UNLIKE_LENGTHS},
    {"mpr", 48, false, 8, -1, 1, "mpr.h: 48 epsilon but for thin bodies; the depth is that along one ray", 0},
    {"lin-canny", 8, false, 4096, 4096, 2, "lin_canny.h: gross errors on thin bodies and nearly parallel ones",
     PARALLEL_PLANES | SLIVER_FACES},
    {"v-clip", 65536, false, 65536, 65536, 2, "v_clip.h: thin bodies", SLIVER_FACES},
    // 8 epsilon, and 4 times the 2 that rounded axes may lack, of the centres' distance and the half edges: at most
    // 2 sqrt(3) + 6 largest coordinates.
    {"sat-obb", 152, false, 8, 8, 0, "sat_obb.h: boxes apart by less", 0},
    {"sat-3d", 8, false, 8, 8, 0, "sat_3d.h: bodies thinner than rounding", FLAT_BODY},
    {"sat-gauss", 8, false, 8, 8, 0, "as sat-3d", FLAT_BODY},
    {"sat-cached", 8, false, 8, 8, 0, "as sat-3d", FLAT_BODY},
    {"cd-dual", 8, false, 8, 8, 0, "cd_dual.h: bodies thinner than rounding", FLAT_BODY},
};

static const limit *limit_of(const og_algorithm *algorithm) {
  for (size_t k = 0; k < sizeof limits / sizeof limits[0]; k++)
    if (strcmp(limits[k].id, algorithm->id) == 0) return &limits[k];
  return &limit_of_all;
}

// What an error is multiplied by before it is held to a bound.
static double let_off(const or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair) {
  const limit *l = limit_of(algorithm);
  const double largest = (double)or_body_pair_largest(pair);
  const og_body *a = &bench->a.body, *b = &bench->b.body;
  if (l->not_of & FLAT_BODY && !(or_body_is_solid(a, largest) && or_body_is_solid(b, largest))) return 0;
  if (l->not_of & SLIVER_FACES && (or_body_has_sliver(a, largest) || or_body_has_sliver(b, largest))) return 0;
  if (l->not_of & UNLIKE_LENGTHS && or_pair_cross_is_subnormal(pair)) return 0;
  if (l->thin == 0) return 1;
  const double thinness = or_pair_thinness(pair);
  return pow(l->not_of & PARALLEL_PLANES ? fmin(thinness, or_pair_plane_sine(pair)) : thinness, l->thin);
}

static bool within(or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair, const char *what,
                   double error, double bound) {
  if (bound < 0) return true;
  const double off = error / unit_of(pair);
  if (off <= bound || off * let_off(bench, algorithm, pair) <= bound) return true;
  snprintf(bench->text, sizeof bench->text, "%s, %s: %s off by %g epsilon of the largest coordinate (thinness %g)",
           algorithm->id, pair->name, what, off, or_pair_thinness(pair));
  return false;
}

// Six times the volume of the four points of A - B that the walk ended on, over the cube of their largest coordinate; 1
// where there are no four.
static double simplex_volume(const or_promise_bench *bench, const og_claim *claim) {
  double w[4][3], size = 0;
  if (claim->simplex_count != 4) return 1;
  for (int k = 0; k < 4; k++) {
    if (claim->simplex[k][0] < 0 || claim->simplex[k][1] < 0) return 1;
    const og_vec3 a = bench->a.body.vertex[claim->simplex[k][0]], b = bench->b.body.vertex[claim->simplex[k][1]];
    w[k][0] = (double)a.x - (double)b.x;
    w[k][1] = (double)a.y - (double)b.y;
    w[k][2] = (double)a.z - (double)b.z;
    for (int i = 0; i < 3; i++) size = fmax(size, fabs(w[k][i]));
  }
  if (!(size > 0)) return 0;
  for (int k = 0; k < 4; k++)
    for (int i = 0; i < 3; i++) w[k][i] /= size;
  double e[3][3];
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < 3; i++) e[k][i] = w[k + 1][i] - w[0][i];
  double volume = 0;
  for (int i = 0; i < 3; i++) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    volume += e[0][i] * (e[1][j] * e[2][k] - e[1][k] * e[2][j]);
  }
  return fmin(fabs(volume), 1);
}

// The verdict is known to be wrong.
static bool verdict_within(or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair,
                           const og_claim *claim) {
  const limit *l = limit_of(algorithm);
  if (l->misses && claim->verdict == OG_VERDICT_MEET) return true;
  if (bench->exact.relation == OG_TOUCHING) return true; // both answers are within the reach of rounding
  if (!og_exact_pair_solve(&bench->exact, &bench->a.body, &bench->b.body)) return true;
  const bool by_volume = l->not_of & FLAT_SIMPLEX && claim->verdict == OG_VERDICT_MEET;
  const double off = fabs(bench->exact.signed_distance) * (by_volume ? simplex_volume(bench, claim) : 1);
  return within(bench, algorithm, pair, "a wrong verdict,", off, l->verdict);
}

bool or_promise_true(or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair,
                     const og_claim *claim, og_question which) {
  const og_exact_pair *exact = &bench->exact;
  if (claim->outcome != OG_OUTCOME_ANSWERED) return true;
  const bool apart = exact->relation == OG_SEPARATED;
  if (claim->verdict != OG_VERDICT_NONE && (claim->verdict == OG_VERDICT_APART) != apart)
    return verdict_within(bench, algorithm, pair, claim);
  if (which == OG_DISTANCE && claim->has_distance && apart)
    return within(bench, algorithm, pair, "the distance", og_error_of((double)claim->distance, &exact->distance),
                  limit_of(algorithm)->distance);
  if (which == OG_DEPTH && claim->has_depth && !apart)
    return within(bench, algorithm, pair, "the depth", og_error_of((double)claim->depth, &exact->depth),
                  limit_of(algorithm)->depth);
  return true;
}
