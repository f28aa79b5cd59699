// The expanding polytope algorithm against the exact depth: every family of random and degenerate pairs, every sort of
// start simplex, scale, order, and the ends of its domain.
//
// ORIGO_TEST_PAIRS sets the number of pairs (default 90,000: 3,000 a family).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "ref/cso/epa.h"
#include "ref/support/sphere.h"
#include "tests/cso/pair_bodies.h"
#include "tests/shared/wanted_pairs.h"

#define DEFAULT_PAIRS 90000

// Errors as fractions of the pair's largest coordinate. Where no body is thin (measured: 2.7 eps) ...
#define BOUND (4 * OG_SCALAR_EPSILON)
// ... and where one is nearly flat, so that A - B has a thickness near the rounding of its coordinates: the algorithm
// stops at heights of 32 eps of A - B, which is up to 8 times as large as the largest coordinate here (measured: 113
// eps).
#define THIN_BOUND (128 * OG_SCALAR_EPSILON)

static pair_bodies bodies;

static bool is_thin(const char *family) {
  return strcmp(family, "slivers") == 0 || strcmp(family, "near-parallel-edges") == 0 ||
         strcmp(family, "mixed-scales") == 0 || strcmp(family, "one-ulp") == 0;
}

typedef struct worst {
  double depth, bounds, direction, points;
  int iterations;
} worst;

static void raise_to(double *most, double error) {
  if (!(error <= *most)) *most = error; // NaN too
}

static void measure(worst *w, const pair_bodies *p, double exact, double depth, og_vec3 normal, og_vec3 a, og_vec3 b) {
  raise_to(&w->depth, fabs(depth - exact) / p->size);
  raise_to(&w->direction, (double)fabsl(body_width_along(p, normal) - (long double)exact) / p->size);
  // Quotients first: differences of the largest coordinates may overflow.
  const double scale = 1 / p->size;
  const og_vec3 apart = og_sub(og_scale(scale, b), og_scale(scale, a));
  raise_to(&w->points, og_norm(og_sub(apart, og_scale(scale * depth, normal))));
}

typedef struct tally {
  worst w;
  int met, claimed; // pairs that meet, and those of them that are said to
  int gave_up, out_of_range;
  int wrong; // said to be apart, or to meet, by more than the bound off
} tally;

static double bound_of(const char *family) { return is_thin(family) ? THIN_BOUND : BOUND; }

// Is it the cores' depth that is asked for? Where cores are apart gjk answers, and its tests measure that.
static bool is_deep(const pair_bodies *p, double depth, double bound) {
  const double radii = p->ra + p->rb;
  return radii <= 0 || depth > radii + bound * p->size;
}

static void run_pair(exact_bench *exact, const char *family, tally *t) {
  exact_truth truth = {.meet = false};
  assert_true(exact_truth_of(exact, &bodies, &truth));
  const og_claim claim = og_run_epa(&bodies.a, &bodies.b);
  assert_false(isnan(claim.depth) || isnan(claim.distance) || !og_is_finite(claim.normal));
  const double bound = bound_of(family) * bodies.size;
  if (!truth.meet) t->wrong += claim.verdict == OG_VERDICT_MEET && truth.distance > bound;
  if (!truth.meet) return;
  t->met++;
  t->out_of_range += claim.outcome == OG_OUTCOME_OUT_OF_RANGE;
  t->gave_up += claim.outcome == OG_OUTCOME_DEGENERATE || claim.outcome == OG_OUTCOME_ITERATION_LIMIT;
  if (claim.outcome != OG_OUTCOME_ANSWERED) return;
  assert_true(exact_depth_of(exact, &truth));
  if (claim.verdict != OG_VERDICT_MEET) t->wrong += truth.depth > bound;
  if (claim.verdict != OG_VERDICT_MEET) return;
  t->claimed++;
  t->w.iterations = claim.iterations > t->w.iterations ? claim.iterations : t->w.iterations;
  if (is_deep(&bodies, truth.depth, bound_of(family)))
    measure(&t->w, &bodies, truth.depth, claim.depth, claim.normal, claim.a, claim.b);
}

static void depth_is_exact_but_for_rounding(void **state) {
  (void)state;
  static or_pair pair;
  exact_bench exact;
  exact_bench_open(&exact);
  const size_t families = or_pair_family_count(), count = (size_t)wanted_pairs(DEFAULT_PAIRS) / families;
  int bad = 0;
  printf("%-22s %6s %7s %13s %9s %9s %9s %5s\n", "errors / size", "meet", "claimed", "gave up/range", "depth",
         "direction", "points", "iter");
  for (size_t family = 0; family < families; family++) {
    tally t = {.met = 0};
    for (size_t seed = 0; seed < count; seed++) {
      or_pair_make(&pair, family, seed);
      pair_bodies_of(&bodies, &pair);
      run_pair(&exact, pair.family, &t);
    }
    printf("%-22s %6d %7d %6d/%6d %9.2g %9.2g %9.2g %5d\n", pair.family, t.met, t.claimed, t.gave_up, t.out_of_range,
           t.w.depth, t.w.direction, t.w.points, t.w.iterations);
    const double bound = bound_of(pair.family);
    bad += t.wrong + t.gave_up;
    bad += !(t.w.depth <= bound && t.w.direction <= bound && t.w.points <= 2 * bound);
  }
  exact_bench_close(&exact);
  assert_int_equal(bad, 0);
}

// ---- hand-made ----

static og_epa_workspace work;

static void box_at(double *xyz, const double half[3], const double centre[3]) {
  for (int k = 0; k < 8; k++)
    for (int i = 0; i < 3; i++) xyz[3 * k + i] = centre[i] + ((k >> i & 1) != 0 ? half[i] : -half[i]);
}

static void two_boxes(const double half_a[3], const double half_b[3], const double offset[3]) {
  const double origin[3] = {0, 0, 0};
  bodies.na = bodies.nb = 8;
  bodies.ra = bodies.rb = 0;
  box_at(bodies.a_xyz, half_a, origin);
  box_at(bodies.b_xyz, half_b, offset);
  pair_bodies_make(&bodies);
}

// The start simplex of these vertex pairs, with equal weights.
static og_simplex start_of(int count, const int pair[4][2]) {
  og_simplex start = {.count = count};
  for (int k = 0; k < count; k++) {
    start.vertex[k].a = (og_support){bodies.a_point[pair[k][0]], pair[k][0]};
    start.vertex[k].b = (og_support){bodies.b_point[pair[k][1]], pair[k][1]};
    start.vertex[k].w = og_sub(start.vertex[k].a.point, start.vertex[k].b.point);
    start.weight[k] = (og_scalar)1 / (og_scalar)count;
  }
  return start;
}

static og_epa_result from_start(int count, const int pair[4][2]) {
  const og_simplex start = start_of(count, pair);
  return og_epa(&bodies.a.core, &bodies.b.core, &start, 0, &work);
}

// The cube of edge 1 against itself: depth 1 along an axis, from start simplices of every dimension, most of them
// within faces, edges or coordinate planes of A - B, or repeated points. Corner k has x, y, z in bits 0, 1, 2.
static void cube_against_itself(void **state) {
  (void)state;
  const double half[3] = {0.5, 0.5, 0.5}, none[3] = {0, 0, 0};
  static const struct {
    int count, pair[4][2];
  } start[] = {
      {1, {{0, 0}}},                         // the origin itself, an interior point
      {2, {{0, 7}, {7, 0}}},                 // opposite corners of A - B
      {2, {{0, 1}, {1, 0}}},                 // centres of opposite faces
      {2, {{3, 3}, {5, 5}}},                 // no length
      {3, {{0, 7}, {7, 0}, {2, 2}}},         // collinear
      {3, {{0, 3}, {1, 0}, {2, 0}}},         // about the origin, in a coordinate plane
      {4, {{0, 3}, {3, 0}, {1, 2}, {2, 1}}}, // four corners of one plane
      {4, {{0, 7}, {7, 0}, {1, 6}, {6, 1}}}, // four corners of a rectangle through the origin
      {4, {{0, 7}, {3, 4}, {5, 2}, {6, 1}}}, // a regular tetrahedron
      {4, {{0, 0}, {1, 1}, {2, 2}, {3, 3}}}, // four times the origin
  };
  two_boxes(half, half, none);
  for (size_t k = 0; k < sizeof start / sizeof *start; k++) {
    const og_epa_result r = from_start(start[k].count, start[k].pair);
    assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
    assert_true(r.depth == 1 && r.lower == 1 && r.upper == 1);
    assert_true(fabs(r.normal.x) + fabs(r.normal.y) + fabs(r.normal.z) == 1);
    assert_true(og_norm(og_sub(og_sub(r.b, r.a), r.normal)) <= BOUND);
    assert_int_equal(r.simplex_count, 3);
  }
}

// Where mpr says 3.7 (see mpr.h): a box of 2 x 1 x 0.5 within one of 2 x 4 x 6 leaves by 2 along x.
static void box_within_box(void **state) {
  (void)state;
  const double half_a[3] = {1, 2, 3}, half_b[3] = {1, 0.5, 0.25}, offset[3] = {0, 0.25, 0.5};
  two_boxes(half_a, half_b, offset);
  const og_claim claim = og_run_epa(&bodies.a, &bodies.b);
  assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
  assert_true(claim.depth == 2 && fabs(claim.normal.x) == 1);
}

// A - B without volume: depth 0, a normal of the flat, common points.
static void flat_bodies_touch(void **state) {
  (void)state;
  static const struct {
    int na, nb;
    double a[9], b[9];
    double normal[3]; // up to sign; zeros: anything
  } flat[] = {
      {1, 1, {1, 2, 3}, {1, 2, 3}, {0, 0, 0}},
      {1, 2, {1, 2, 3}, {0, 2, 3, 2, 2, 3}, {0, 0, 0}},
      {2, 2, {-1, 0, 4, 1, 0, 4}, {0, -1, 4, 0, 1, 4}, {0, 0, 1}},
      {3, 3, {0, 0, 5, 4, 0, 5, 0, 4, 5}, {1, 1, 5, 5, 1, 5, 1, 5, 5}, {0, 0, 1}},
  };
  for (size_t k = 0; k < sizeof flat / sizeof *flat; k++) {
    pair_bodies_of_points(&bodies, flat[k].na, flat[k].a, flat[k].nb, flat[k].b);
    const og_claim claim = og_run_epa(&bodies.a, &bodies.b);
    assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
    assert_int_equal(claim.verdict, OG_VERDICT_MEET);
    assert_true(claim.depth == 0 && fabs(og_norm(claim.normal) - 1) <= BOUND);
    assert_true(og_norm(og_sub(claim.a, claim.b)) <= BOUND * bodies.size);
    const double *n = flat[k].normal;
    if (n[2] != 0) assert_true(fabs(claim.normal.z) == 1);
  }
}

// Cubes of edge 2 that overlap by one unit in the last place, touch, and are one unit apart.
static void one_unit_in_the_last_place(void **state) {
  (void)state;
  const double half[3] = {1, 1, 1};
  for (int step = -1; step <= 1; step++) {
    const double offset[3] = {step < 0 ? nextafter(2, 0) : 2, 0.25, 0.5};
    two_boxes(half, half, offset);
    if (step > 0)
      for (int k = 0; k < 8; k++) bodies.b_xyz[3 * k] = nextafter(bodies.b_xyz[3 * k], 9);
    pair_bodies_make(&bodies);
    const og_claim claim = og_run_epa(&bodies.a, &bodies.b);
    assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
    assert_int_equal(claim.verdict, step > 0 ? OG_VERDICT_APART : OG_VERDICT_MEET);
    if (step <= 0) assert_true(claim.depth == (step < 0 ? 2 - nextafter(2, 0) : 0) && fabs(claim.normal.x) == 1);
  }
}

// ---- metamorphic ----

static og_epa_result from_support(void) {
  og_simplex start = {.count = 1, .weight = {1}};
  start.vertex[0] = og_cso_support(&bodies.a.core, &bodies.b.core, (og_vec3){0, 0, 1});
  return og_epa(&bodies.a.core, &bodies.b.core, &start, 0, &work);
}

// Multiplying all coordinates by a power of two changes nothing but the exponent of the answer.
static void powers_of_two_change_no_bit(void **state) {
  (void)state;
  static or_pair pair;
  static const int exponents[] = {-990, -500, -31, 1, 63, 500, 995};
  for (size_t family = 0; family < 12; family++)
    for (size_t seed = 0; seed < 100; seed++) {
      or_pair_make(&pair, family, seed);
      pair_bodies_of(&bodies, &pair);
      const og_epa_result unit = from_support();
      for (size_t k = 0; k < sizeof exponents / sizeof *exponents; k++) {
        pair_bodies_of(&bodies, &pair);
        pair_bodies_scale(&bodies, exponents[k]);
        const og_epa_result scaled = from_support();
        assert_int_equal(scaled.outcome, unit.outcome);
        assert_true(scaled.depth == ldexp(unit.depth, exponents[k]));
        assert_memory_equal(&scaled.normal, &unit.normal, sizeof unit.normal);
        assert_int_equal(scaled.iterations, unit.iterations);
      }
    }
}

static void swap_bodies(void) {
  static pair_bodies swapped;
  swapped.na = bodies.nb;
  swapped.nb = bodies.na;
  memcpy(swapped.a_xyz, bodies.b_xyz, sizeof bodies.b_xyz);
  memcpy(swapped.b_xyz, bodies.a_xyz, sizeof bodies.a_xyz);
  swapped.ra = bodies.rb;
  swapped.rb = bodies.ra;
  bodies = swapped;
  pair_bodies_make(&bodies);
}

static void reverse_points(double *xyz, int count) {
  for (int k = 0; k < count / 2; k++)
    for (int i = 0; i < 3; i++) {
      const double x = xyz[3 * k + i];
      xyz[3 * k + i] = xyz[3 * (count - 1 - k) + i];
      xyz[3 * (count - 1 - k) + i] = x;
    }
}

static void order_does_not_matter(void **state) {
  (void)state;
  static or_pair pair;
  for (size_t family = 0; family < 12; family++)
    for (size_t seed = 0; seed < 300; seed++) {
      or_pair_make(&pair, family, seed);
      pair_bodies_of(&bodies, &pair);
      const og_claim claim = og_run_epa(&bodies.a, &bodies.b);
      swap_bodies();
      const og_claim swapped = og_run_epa(&bodies.a, &bodies.b);
      reverse_points(bodies.a_xyz, bodies.na);
      reverse_points(bodies.b_xyz, bodies.nb);
      pair_bodies_make(&bodies);
      const og_claim reversed = og_run_epa(&bodies.a, &bodies.b);
      assert_true(fabs(claim.depth - swapped.depth) <= BOUND * bodies.size);
      assert_true(fabs(claim.depth - reversed.depth) <= BOUND * bodies.size);
      const bool touching = claim.depth <= BOUND * bodies.size && claim.distance <= BOUND * bodies.size;
      if (!touching) assert_true(claim.verdict == swapped.verdict && claim.verdict == reversed.verdict);
    }
}

// ---- the ends of the domain ----

// A ball within a ball: bounds hold at every tolerance; where no direction is deepest the workspace ends the search.
static void balls_converge(double offset, double first, double last) {
  const og_sphere big = {{0, 0, 0}, 2}, small = {{offset, offset / 2, -offset / 4}, 1};
  const og_convex a = og_convex_sphere(&big), b = og_convex_sphere(&small);
  const double exact = 3 - offset * sqrt(1 + 0.25 + 0.0625);
  og_simplex start = {.count = 1, .weight = {1}};
  start.vertex[0] = og_cso_support(&a, &b, (og_vec3){1, 0, 0});
  for (double tolerance = first; tolerance > last; tolerance /= 10) {
    const og_epa_result r = og_epa(&a, &b, &start, tolerance, &work);
    printf("balls %4.2f off centre, tolerance %5.0e: %3d vertices, bounds off by %7.1e and %7.1e\n", offset, tolerance,
           r.vertices, exact - r.lower, r.upper - exact);
    assert_int_equal(r.outcome, r.vertices < OG_EPA_VERTICES ? OG_OUTCOME_ANSWERED : OG_OUTCOME_ITERATION_LIMIT);
    assert_true(r.lower <= exact + BOUND * 4 && exact <= r.upper + BOUND * 4);
    if (r.outcome == OG_OUTCOME_ANSWERED) assert_true(r.upper - r.lower <= tolerance * r.upper);
  }
}

static void balls_converge_slowly(void **state) {
  (void)state;
  balls_converge(0.5, 0.1, 1e-13);
  balls_converge(0, 0.1, 1e-3);
}

static void bodies_apart_are_degenerate(void **state) {
  (void)state;
  const double half[3] = {1, 1, 1}, offset[3] = {0, 3, 0};
  two_boxes(half, half, offset);
  const og_epa_result r = from_support();
  assert_int_equal(r.outcome, OG_OUTCOME_DEGENERATE);
  // The normal separates: all of A lies ahead of all of B.
  assert_true(body_width_along(&bodies, r.normal) < 0);
}

// Vertices of the start that are no support points, but lie within A - B: they end up inside the polytope. What
// completes them is no more than is needed: the axes for a point, a circle for a segment, either side for a triangle.
static void starts_within(void **state) {
  static const int completion[] = {6, 3, 2, 0};
  (void)state;
  const double half_a[3] = {3, 2, 1}, half_b[3] = {1, 1, 1}, offset[3] = {0.5, -0.25, 0.125};
  for (int count = 1; count <= 4; count++) {
    two_boxes(half_a, half_b, offset);
    og_simplex start = {.count = count};
    static const double corner[4][3] = {{0.125, 0.125, 0.125}, {-0.25, 0.125, 0}, {0, -0.25, 0.125}, {0, 0, -0.25}};
    for (int k = 0; k < count; k++) {
      og_cso_vertex *v = &start.vertex[k];
      v->a = (og_support){{corner[k][0], corner[k][1], corner[k][2]}, -1};
      v->b = (og_support){{0, 0, 0}, -1};
      v->w = v->a.point;
      start.weight[k] = 1.0 / count;
    }
    const og_epa_result r = og_epa(&bodies.a.core, &bodies.b.core, &start, 0, &work);
    assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
    assert_int_equal(r.vertices, count + completion[count - 1] + r.iterations);
    // By z: half edges of 1 and 1, less the offset.
    assert_true(fabs(r.depth - 1.875) <= 8 * OG_SCALAR_EPSILON && fabs(r.normal.z) == 1);
    assert_true(fabsl(body_width_along(&bodies, r.normal) - (long double)r.depth) <=
                16 * (long double)OG_SCALAR_EPSILON);
  }
}

// Points of either body, or only their difference, out of range; and points that are so only farther on.
static og_support at_point(const void *shape, og_vec3 direction) {
  (void)direction;
  return (og_support){*(const og_vec3 *)shape, 0};
}

static og_support far_along(const void *shape, og_vec3 direction) {
  const og_scalar *far = shape;
  const bool is_axis = fmax(fabs(direction.x), fmax(fabs(direction.y), fabs(direction.z))) == og_norm(direction);
  return (og_support){og_scale(is_axis ? 1 : *far, direction), -1};
}

// A body that is larger each time it is asked, as no convex body is: what was the hull is soon inside, and faces go
// that are not needed again. The search ends all the same, at the latest when the room for vertices is used up.
typedef struct growing {
  og_scalar radius, by;
} growing;

static og_support map_growing(const void *shape, og_vec3 direction) {
  growing *const *body = shape;
  (*body)->radius *= (*body)->by;
  const og_vec3 aside = og_cross(direction, (og_vec3){0.25, 0.5, 0.125});
  return (og_support){og_scale((*body)->radius / og_norm(direction), og_add(direction, aside)), -1};
}

static void a_body_that_grows(void **state) {
  (void)state;
  const og_vec3 zero = {0, 0, 0};
  long gone = 0, full = 0;
  for (int k = 1; k <= 32; k++) {
    growing body = {1, 1 + k / 16.0};
    growing *const kept = &body;
    const og_convex a = {map_growing, &kept, zero}, b = {at_point, &zero, zero};
    const int count = 1 + k % 4;
    og_simplex start = {.count = count};
    const og_vec3 corner[4] = {{1, 0, -1}, {-1, 0, -1}, {0, 1, 1}, {0, -1, 1}};
    for (int n = 0; n < count; n++) {
      start.vertex[n] = (og_cso_vertex){corner[n], {corner[n], -1}, {zero, 0}};
      start.weight[n] = 1.0 / count;
    }
    const og_epa_result r = og_epa(&a, &b, &start, 0, &work);
    assert_true(r.vertices <= OG_EPA_VERTICES && work.face_count <= OG_EPA_FACES);
    assert_true(og_is_finite(r.normal) && og_is_finite(r.a) && og_is_finite(r.b));
    full += r.vertices == OG_EPA_VERTICES;
    for (int f = 0; f < work.face_count; f++) gone += work.face[f].state == OG_EPA_FREE;
  }
  print_message("32 bodies that grow: %ld filled the workspace, %ld faces were not needed again\n", full, gone);
  assert_true(gone > 0 && full > 0);
}

// A body that answers with any point, wherever it is asked for: among small integers or not, in a slab as thin as
// rounding or not. What becomes of the surface then (outlines that pass a vertex twice, or are two, vertices swallowed
// in twos) is seen before it is made; the search ends, and no number is lost. The first seeds were found to lead there.
typedef struct anything {
  or_random random;
  bool is_integer, is_flat;
} anything;

static og_support map_anything(const void *shape, og_vec3 direction) {
  anything *const *body = shape;
  or_random *random = &(*body)->random;
  og_scalar x[3];
  for (int k = 0; k < 3; k++) x[k] = (*body)->is_integer ? or_random_int(random, -4, 4) : or_random_uniform(random);
  const og_vec3 p = {x[0], x[1], (*body)->is_flat ? ldexp(x[2], -46) : x[2]};
  return (og_support){og_dot(p, direction) < 0 ? og_neg(p) : p, -1};
}

static void a_body_that_answers_anything(void **state) {
  (void)state;
  static const uint64_t found[] = {288, 3581, 4505, 345763};
  const og_vec3 zero = {0, 0, 0};
  int outcomes[OG_OUTCOME_OUT_OF_RANGE + 1] = {0};
  for (uint64_t k = 0; k < 1000; k++) {
    const uint64_t seed = k < sizeof found / sizeof *found ? found[k] : k;
    anything body = {or_random_seeded(seed), seed % 4 < 2, seed % 2 == 1};
    anything *const kept = &body;
    const og_convex a = {map_anything, &kept, zero}, b = {at_point, &zero, zero};
    og_simplex start = {.count = 1 + (int)(seed / 4 % 4)};
    for (int n = 0; n < start.count; n++) {
      start.vertex[n] = og_cso_support(&a, &b, (og_vec3){1, 0, 0});
      start.weight[n] = 1.0 / start.count;
    }
    const og_epa_result r = og_epa(&a, &b, &start, 0, &work);
    assert_true(r.vertices <= OG_EPA_VERTICES && work.face_count <= OG_EPA_FACES);
    assert_true(og_is_finite(r.normal) && og_is_finite(r.a) && og_is_finite(r.b) && r.depth >= 0);
    outcomes[r.outcome]++;
  }
  assert_true(outcomes[OG_OUTCOME_OUT_OF_RANGE] == 0);
}

// A body that answers with these points in turn, the last for ever.
typedef struct scripted {
  const og_vec3 *point;
  int left;
} scripted;

static og_support map_scripted(const void *shape, og_vec3 direction) {
  scripted *const *body = shape;
  (void)direction;
  const og_support answer = {*(*body)->point, -1};
  if ((*body)->left > 0) (*body)->left--, (*body)->point++;
  return answer;
}

// An edge of length 1 beside which support points turn up so far off that the square of a face's area is below the
// smallest normal number, or that of the edge itself: the answer is a refusal or has a direction of length 1.
static void edges_without_length(void **state) {
  (void)state;
  const og_vec3 zero = {0, 0, 0}, near = {1, 0, 0};
  static const struct {
    og_scalar beside, above;
    og_outcome outcome;
  } far[] = {{0x1.ep536, 0x1.ep536, OG_OUTCOME_DEGENERATE},
             {0x1.ep509, 0x1.ep507, OG_OUTCOME_DEGENERATE},
             {0x1.ep509, 0x1.ep509, OG_OUTCOME_ANSWERED},
             {0x1p600, 0x1p600, OG_OUTCOME_ANSWERED},
             {0x1p1010, 0x1p1010, OG_OUTCOME_OUT_OF_RANGE}};
  for (size_t k = 0; k < sizeof far / sizeof *far; k++) {
    const og_vec3 beside = {0, far[k].beside, 0}, above = {0, 0, far[k].above};
    const og_vec3 answer[] = {near, near, near, near, near, near, beside, beside, beside, above};
    scripted body = {answer, 9}, *const kept = &body;
    const og_convex a = {map_scripted, &kept, zero}, b = {at_point, &zero, zero};
    og_simplex start = {.count = 2, .weight = {1, 0}};
    start.vertex[0] = (og_cso_vertex){zero, {zero, 0}, {zero, 0}};
    start.vertex[1] = (og_cso_vertex){near, {near, 1}, {zero, 0}};
    const og_epa_result r = og_epa(&a, &b, &start, 0, &work);
    assert_int_equal(r.outcome, far[k].outcome);
    if (r.outcome == OG_OUTCOME_ANSWERED) assert_true(fabs(og_norm(r.normal) - 1) <= BOUND);
  }
}

// Two hulls of radius 3, far from the origin beside it: no answer has a direction without length.
static void far_from_the_origin(void **state) {
  (void)state;
  or_random random = or_random_seeded(1);
  int answered = 0;
  for (int k = 0; k < 600; k++) {
    const double far[3] = {ldexp(1, k % 60), -1e10, 1e10}, aside[4] = {0, 1e-6, 5, 1e10}, apart = aside[k % 4];
    bodies.na = bodies.nb = 8;
    for (int n = 0; n < 8; n++)
      for (int c = 0; c < 3; c++) {
        bodies.a_xyz[3 * n + c] = far[c] + 3 * (2 * or_random_uniform(&random) - 1);
        bodies.b_xyz[3 * n + c] = far[c] + 3 * (2 * or_random_uniform(&random) - 1) + (c == k % 3 ? apart : 0);
      }
    pair_bodies_make(&bodies);
    const og_epa_result r = from_support();
    const og_claim claim = og_run_epa(&bodies.a, &bodies.b);
    if (r.outcome == OG_OUTCOME_ANSWERED) assert_true(fabs(og_norm(r.normal) - 1) <= BOUND);
    if (claim.has_normal) assert_true(fabs(og_norm(claim.normal) - 1) <= BOUND);
    answered += claim.outcome == OG_OUTCOME_ANSWERED;
  }
  assert_true(answered > 500);
}

// A tetrahedron about the origin, with a corner far off on either side, one of which each of its faces sees. Once that
// is seen the tetrahedron's edges are so short beside it that triangles with them have no area in doubles: no face can
// be pushed. The bounds hold all the same.
static void spikes_on_both_sides(void **state) {
  (void)state;
  const double corner[6][3] = {{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}, {0x1p600, 0, 0}, {-0x1p600, 0, 0}};
  for (int small = 0; small < 2; small++) {
    bodies.na = 6;
    bodies.nb = 1;
    memcpy(bodies.a_xyz, corner, sizeof corner);
    memset(bodies.b_xyz, 0, 3 * sizeof *bodies.b_xyz);
    // As far as the areas' squares are numbers, faces are pushed.
    if (small == 1) bodies.a_xyz[12] = 0x1p400, bodies.a_xyz[15] = -0x1p400;
    pair_bodies_make(&bodies);
    og_simplex start = {.count = 4};
    for (int k = 0; k < 4; k++) {
      const og_vec3 p = bodies.a_point[k];
      start.vertex[k] = (og_cso_vertex){p, {p, k}, {bodies.b_point[0], 0}};
      start.weight[k] = 0.25;
    }
    const og_epa_result r = og_epa(&bodies.a.core, &bodies.b.core, &start, 0, &work);
    assert_int_equal(r.outcome, small == 1 ? OG_OUTCOME_ANSWERED : OG_OUTCOME_ITERATION_LIMIT);
    assert_true(r.iterations == (small == 1 ? 3 : 4));
    // The depth is along y, or z, but for the spikes' slope.
    assert_true(r.lower <= 1 && 1 <= r.upper && r.depth == r.upper);
    if (small == 1) assert_true(r.lower == 1 && r.upper == 1);
  }
}

static void one_number_out_of_range(void **state) {
  (void)state;
  const og_vec3 zero = {0, 0, 0}, up = {0, 0x1p1023, 0}, down = {0, -0x1p1023, 0}, infinite = {0, HUGE_VAL, 0},
                nothing = {(double)NAN, 0, 0};
  const og_vec3 *const pair[5][2] = {
      {&zero, &infinite}, {&infinite, &zero}, {&up, &down}, {&zero, &nothing}, {&nothing, &zero}};
  for (int k = 0; k < 5; k++) {
    const og_convex a = {at_point, pair[k][0], zero}, b = {at_point, pair[k][1], zero};
    og_simplex start = {.count = 1, .weight = {1}};
    start.vertex[0] = og_cso_support(&a, &b, (og_vec3){1, 0, 0});
    assert_int_equal(og_epa(&a, &b, &start, 0, &work).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
  // An octahedron by its axes: what its faces' normals lead to is far off.
  const og_scalar far = 0x1p1010;
  const og_convex a = {far_along, &far, zero}, b = {at_point, &zero, zero};
  og_simplex start = {.count = 4, .weight = {0.25, 0.25, 0.25, 0.25}};
  const og_vec3 axis[4] = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 1}};
  for (int k = 0; k < 4; k++) start.vertex[k] = (og_cso_vertex){axis[k], {axis[k], -1}, {zero, 0}};
  assert_int_equal(og_epa(&a, &b, &start, 0, &work).outcome, OG_OUTCOME_OUT_OF_RANGE);
}

static void out_of_range(void **state) {
  (void)state;
  const double half[3] = {1, 1, 1}, offset[3] = {1, 0, 0};
  for (int k = 0; k < 4; k++) {
    two_boxes(half, half, offset);
    if (k < 2) pair_bodies_scale(&bodies, k == 0 ? 1015 : -1010);
    else bodies.a_point[3].y = k == 2 ? HUGE_VAL : 0x1p1003;
    const og_epa_result r = from_support();
    assert_int_equal(r.outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(depth_is_exact_but_for_rounding),
                                     cmocka_unit_test(cube_against_itself),
                                     cmocka_unit_test(box_within_box),
                                     cmocka_unit_test(flat_bodies_touch),
                                     cmocka_unit_test(one_unit_in_the_last_place),
                                     cmocka_unit_test(powers_of_two_change_no_bit),
                                     cmocka_unit_test(order_does_not_matter),
                                     cmocka_unit_test(balls_converge_slowly),
                                     cmocka_unit_test(bodies_apart_are_degenerate),
                                     cmocka_unit_test(starts_within),
                                     cmocka_unit_test(a_body_that_grows),
                                     cmocka_unit_test(a_body_that_answers_anything),
                                     cmocka_unit_test(edges_without_length),
                                     cmocka_unit_test(far_from_the_origin),
                                     cmocka_unit_test(spikes_on_both_sides),
                                     cmocka_unit_test(one_number_out_of_range),
                                     cmocka_unit_test(out_of_range)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
