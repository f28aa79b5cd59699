// The expanding polytope algorithm that splits faces and edges: against the exact depth, beside epa, and the surface
// that it leaves: closed, star-shaped, without a vertex twice.
//
// ORIGO_TEST_PAIRS sets the number of pairs (default 90,000: 3,000 a family).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "ref/cso/epa_split.h"
#include "ref/orientation/orient_exact.h"
#include "ref/support/sphere.h"
#include "tests/cso/pair_bodies.h"
#include "tests/shared/wanted_pairs.h"

#define DEFAULT_PAIRS 90000

// Errors as fractions of the pair's largest coordinate. Where no body is thin (measured: 4.2 eps) ...
#define BOUND (5 * OG_SCALAR_EPSILON)
// ... and where one is nearly flat: the algorithm stops at heights of 32 eps of A - B (measured: 126 eps).
#define THIN_BOUND (128 * OG_SCALAR_EPSILON)

static pair_bodies bodies;
static og_epa_workspace work;

static bool is_one_of(const char *family, const char *const *thin) {
  while (*thin != NULL && strcmp(family, *thin) != 0) thin++;
  return *thin != NULL;
}

static double bound_of(const char *family) {
  static const char *const thin[] = {"slivers", "near-parallel-edges", "mixed-scales", "one-ulp", NULL};
  return is_one_of(family, thin) ? THIN_BOUND : BOUND;
}

// What may give up, and how often in 3,000 pairs (measured: 41 slivers, one each of the others).
static int give_ups_of(const char *family) {
  static const char *const few[] = {"near-parallel-edges", "far-away", NULL};
  return strcmp(family, "slivers") == 0 ? 60 : is_one_of(family, few) ? 2 : 0;
}

static void raise_to(double *most, double error) {
  if (!(error <= *most)) *most = error; // NaN too
}

typedef struct tally {
  int met, gave_up, wrong;
  double depth, direction, points;
  int iterations, iterations_of_epa;
} tally;

static void measure(tally *t, const og_claim *claim, double exact) {
  const double size = bodies.size, scale = 1 / size;
  raise_to(&t->depth, fabs(claim->depth - exact) / size);
  raise_to(&t->direction, (double)fabsl(body_width_along(&bodies, claim->normal) - (long double)exact) / size);
  // Quotients first: differences of the largest coordinates may overflow.
  const og_vec3 apart = og_sub(og_scale(scale, claim->b), og_scale(scale, claim->a));
  raise_to(&t->points, og_norm(og_sub(apart, og_scale(scale * claim->depth, claim->normal))));
}

// Is it the cores' depth that is asked for? Where cores are apart gjk answers, and its tests measure that.
static bool is_deep(double depth, double bound) {
  const double radii = bodies.ra + bodies.rb;
  return radii <= 0 || depth > radii + bound * bodies.size;
}

static void run_pair(exact_bench *exact, double bound, tally *t) {
  exact_truth truth = {.meet = false};
  assert_true(exact_truth_of(exact, &bodies, &truth));
  const og_claim claim = og_run_epa_split(&bodies.a, &bodies.b), epa = og_run_epa(&bodies.a, &bodies.b);
  assert_false(isnan(claim.depth) || isnan(claim.distance) || !og_is_finite(claim.normal));
  if (!truth.meet) t->wrong += claim.verdict == OG_VERDICT_MEET && truth.distance > bound * bodies.size;
  if (!truth.meet) return;
  t->met++;
  t->gave_up += claim.outcome == OG_OUTCOME_DEGENERATE || claim.outcome == OG_OUTCOME_ITERATION_LIMIT;
  if (claim.outcome != OG_OUTCOME_ANSWERED) return;
  assert_true(exact_depth_of(exact, &truth));
  if (claim.verdict != OG_VERDICT_MEET) t->wrong += truth.depth > bound * bodies.size;
  if (claim.verdict != OG_VERDICT_MEET) return;
  if (claim.iterations > t->iterations) t->iterations = claim.iterations;
  if (epa.iterations > t->iterations_of_epa) t->iterations_of_epa = epa.iterations;
  if (is_deep(truth.depth, bound)) measure(t, &claim, truth.depth);
}

static void depth_is_exact_but_for_rounding(void **state) {
  (void)state;
  static or_pair pair;
  exact_bench exact;
  exact_bench_open(&exact);
  const size_t families = or_pair_family_count(), count = (size_t)wanted_pairs(DEFAULT_PAIRS) / families;
  int bad = 0;
  printf("%-22s %6s %7s %9s %9s %9s %5s %5s\n", "errors / size", "meet", "gave up", "depth", "direction", "points",
         "iter", "epa's");
  for (size_t family = 0; family < families; family++) {
    tally t = {.met = 0};
    double bound = 0;
    for (size_t seed = 0; seed < count; seed++) {
      or_pair_make(&pair, family, seed);
      pair_bodies_of(&bodies, &pair);
      bound = bound_of(pair.family);
      run_pair(&exact, bound, &t);
    }
    printf("%-22s %6d %7d %9.2g %9.2g %9.2g %5d %5d\n", pair.family, t.met, t.gave_up, t.depth, t.direction, t.points,
           t.iterations, t.iterations_of_epa);
    const bool gave_up_often = t.gave_up * 3000 > give_ups_of(pair.family) * (int)count + 2999;
    bad += t.wrong + (give_ups_of(pair.family) == 0 ? t.gave_up : gave_up_often);
    bad += !(t.depth <= bound && t.direction <= bound && t.points <= 2 * bound);
  }
  exact_bench_close(&exact);
  assert_int_equal(bad, 0);
}

// ---- the surface ----

// From one point of A - B that is no support point: it ends up inside, and its faces go.
static og_epa_result from_within(void) {
  og_simplex start = {.count = 1, .weight = {1}};
  og_vec3 centre_a = {0, 0, 0}, centre_b = {0, 0, 0};
  for (int k = 0; k < bodies.na; k++) centre_a = og_add_scaled(centre_a, 1.0 / bodies.na, bodies.a_point[k]);
  for (int k = 0; k < bodies.nb; k++) centre_b = og_add_scaled(centre_b, 1.0 / bodies.nb, bodies.b_point[k]);
  start.vertex[0] = (og_cso_vertex){og_sub(centre_a, centre_b), {centre_a, -1}, {centre_b, -1}};
  return og_epa_split(&bodies.a.core, &bodies.b.core, &start, 0, &work);
}

static og_epa_result from_support(void) {
  og_simplex start = {.count = 1, .weight = {1}};
  start.vertex[0] = og_cso_support(&bodies.a.core, &bodies.b.core, (og_vec3){0, 0, 1});
  return og_epa_split(&bodies.a.core, &bodies.b.core, &start, 0, &work);
}

static bool is_twin(int g, int f, int from, int to) {
  const og_epa_face *face = &work.face[g];
  for (int k = 0; k < 3; k++)
    if (face->neighbour[k] == f && face->vertex[k] == to && face->vertex[(k + 1) % 3] == from) return true;
  return false;
}

static void check_face(int f) {
  const og_epa_face *face = &work.face[f];
  const og_vec3 *p = work.point, zero = {0, 0, 0};
  assert_int_equal(og_orient3d_exact(p[face->vertex[0]], p[face->vertex[1]], p[face->vertex[2]], zero), 1);
  for (int k = 0; k < 3; k++) {
    assert_true(work.face[face->neighbour[k]].state != OG_EPA_FREE);
    assert_true(is_twin(face->neighbour[k], f, face->vertex[k], face->vertex[(k + 1) % 3]));
  }
}

// Every face sees the origin, and its neighbours have it as theirs. With v - e + f = 2 they are one sphere about the
// origin. No vertex is there twice. Returns how many edges are in a valley.
static int check_surface(void) {
  int faces = 0, corners = 0, valleys = 0;
  bool is_used[OG_EPA_VERTICES] = {false};
  for (int f = 0; f < work.face_count; f++) {
    const og_epa_face *face = &work.face[f];
    if (face->state == OG_EPA_FREE) continue;
    check_face(f);
    faces++;
    for (int k = 0; k < 3; k++) {
      is_used[face->vertex[k]] = true;
      const og_epa_face *g = &work.face[face->neighbour[k]];
      for (int n = 0; n < 3; n++)
        valleys += og_orient3d_exact(work.point[face->vertex[0]], work.point[face->vertex[1]],
                                     work.point[face->vertex[2]], work.point[g->vertex[n]]) < 0;
    }
  }
  for (int v = 0; v < work.vertex_count; v++) {
    corners += is_used[v];
    for (int u = 0; u < v; u++)
      if (is_used[u] && is_used[v]) assert_memory_not_equal(&work.point[u], &work.point[v], sizeof work.point[u]);
  }
  assert_int_equal(faces, 2 * corners - 4);
  return valleys / 2;
}

static void surface_goes_round_the_origin(void **state) {
  (void)state;
  static or_pair pair;
  int surfaces = 0, with_valleys = 0;
  for (size_t family = 0; family < 12; family++)
    for (size_t seed = 0; seed < 300; seed++) {
      or_pair_make(&pair, family, seed);
      pair_bodies_of(&bodies, &pair);
      const og_epa_result r = seed % 4 == 0 ? from_within() : from_support();
      // Deeper than rounding, so that the surface was split.
      if (r.outcome != OG_OUTCOME_ANSWERED || !(r.depth > 1e-9 * bodies.size)) continue;
      with_valleys += check_surface() > 0;
      surfaces++;
    }
  print_message("%d surfaces, %d of them not convex at the end\n", surfaces, with_valleys);
  assert_true(surfaces > 500 && with_valleys > 50);
}

// ---- hand-made ----

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

static og_epa_result from_start(int count, const int pair[4][2]) {
  og_simplex start = {.count = count};
  for (int k = 0; k < count; k++) {
    start.vertex[k].a = (og_support){bodies.a_point[pair[k][0]], pair[k][0]};
    start.vertex[k].b = (og_support){bodies.b_point[pair[k][1]], pair[k][1]};
    start.vertex[k].w = og_sub(start.vertex[k].a.point, start.vertex[k].b.point);
    start.weight[k] = (og_scalar)1 / (og_scalar)count;
  }
  return og_epa_split(&bodies.a.core, &bodies.b.core, &start, 0, &work);
}

// The cube of edge 1 against itself: depth 1 along an axis, from starts of every dimension.
static void cube_against_itself(void **state) {
  (void)state;
  const double half[3] = {0.5, 0.5, 0.5}, none[3] = {0, 0, 0};
  static const struct {
    int count, pair[4][2];
  } start[] = {
      {1, {{0, 0}}},
      {2, {{0, 7}, {7, 0}}},
      {2, {{3, 3}, {5, 5}}},
      {3, {{0, 7}, {7, 0}, {2, 2}}},
      {3, {{0, 3}, {1, 0}, {2, 0}}},
      {4, {{0, 3}, {3, 0}, {1, 2}, {2, 1}}},
      {4, {{0, 7}, {3, 4}, {5, 2}, {6, 1}}},
      {4, {{0, 0}, {1, 1}, {2, 2}, {3, 3}}},
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
  const og_claim claim = og_run_epa_split(&bodies.a, &bodies.b);
  assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
  assert_true(claim.depth == 2 && fabs(claim.normal.x) == 1);
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
    const og_claim claim = og_run_epa_split(&bodies.a, &bodies.b);
    assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
    assert_int_equal(claim.verdict, step > 0 ? OG_VERDICT_APART : OG_VERDICT_MEET);
    if (step <= 0) assert_true(claim.depth == (step < 0 ? 2 - nextafter(2, 0) : 0) && fabs(claim.normal.x) == 1);
  }
}

// A - B without volume: depth 0, a normal of the flat, common points.
static void flat_bodies_touch(void **state) {
  (void)state;
  const double a[9] = {0, 0, 5, 4, 0, 5, 0, 4, 5}, b[9] = {1, 1, 5, 5, 1, 5, 1, 5, 5};
  pair_bodies_of_points(&bodies, 3, a, 3, b);
  const og_claim claim = og_run_epa_split(&bodies.a, &bodies.b);
  assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
  assert_int_equal(claim.verdict, OG_VERDICT_MEET);
  assert_true(claim.depth == 0 && fabs(claim.normal.z) == 1);
  assert_true(og_norm(og_sub(claim.a, claim.b)) <= BOUND * bodies.size);
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

// Multiplying all coordinates by a power of two changes nothing but the exponent of the answer.
static void powers_of_two_change_no_bit(void **state) {
  (void)state;
  static or_pair pair;
  static const int exponents[] = {-990, -31, 1, 500, 995};
  for (size_t family = 0; family < 12; family++)
    for (size_t seed = 0; seed < 60; seed++) {
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

// ---- the ends of the domain ----

// A ball within a ball: bounds hold at every tolerance; the workspace ends the search where it is too small.
static void balls_converge(double offset, double first, double last) {
  const og_sphere big = {{0, 0, 0}, 2}, small = {{offset, offset / 2, -offset / 4}, 1};
  const og_convex a = og_convex_sphere(&big), b = og_convex_sphere(&small);
  const double exact = 3 - offset * sqrt(1 + 0.25 + 0.0625);
  og_simplex start = {.count = 1, .weight = {1}};
  start.vertex[0] = og_cso_support(&a, &b, (og_vec3){1, 0, 0});
  for (double tolerance = first; tolerance > last; tolerance /= 10) {
    const og_epa_result r = og_epa_split(&a, &b, &start, tolerance, &work);
    printf("balls %4.2f off centre, tolerance %5.0e: %3d vertices, bounds off by %7.1e and %7.1e\n", offset, tolerance,
           r.vertices, exact - r.lower, r.upper - exact);
    assert_int_equal(r.outcome, r.vertices < OG_EPA_VERTICES ? OG_OUTCOME_ANSWERED : OG_OUTCOME_ITERATION_LIMIT);
    assert_true(r.lower <= exact + BOUND * 4 && exact <= r.upper + BOUND * 4);
    if (r.outcome == OG_OUTCOME_ANSWERED) assert_true(r.upper - r.lower <= tolerance * r.upper);
  }
}

static void balls_converge_slowly(void **state) {
  (void)state;
  balls_converge(0.5, 0.1, 1e-6);
  balls_converge(0, 0.1, 1e-3);
}

static og_support at_point(const void *shape, og_vec3 direction) {
  (void)direction;
  return (og_support){*(const og_vec3 *)shape, 0};
}

// A body that answers with any point, wherever it is asked for: among small integers or not, in a slab as thin as
// rounding or not. The search ends, and no number is lost.
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
  const og_vec3 zero = {0, 0, 0};
  int outcomes[OG_OUTCOME_OUT_OF_RANGE + 1] = {0};
  static const uint64_t found[] = {288, 3581, 4505, 345763};
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
    const og_epa_result r = og_epa_split(&a, &b, &start, 0, &work);
    assert_true(r.vertices <= OG_EPA_VERTICES && work.face_count <= OG_EPA_FACES);
    assert_true(og_is_finite(r.normal) && og_is_finite(r.a) && og_is_finite(r.b) && r.depth >= 0);
    outcomes[r.outcome]++;
  }
  print_message("any points: %d answered, %d given up, %d degenerate\n", outcomes[OG_OUTCOME_ANSWERED],
                outcomes[OG_OUTCOME_ITERATION_LIMIT], outcomes[OG_OUTCOME_DEGENERATE]);
  assert_true(outcomes[OG_OUTCOME_OUT_OF_RANGE] == 0 && outcomes[OG_OUTCOME_DEGENERATE] > 0);
}

// A body that answers with these points in turn, then as a ball.
typedef struct scripted {
  const og_vec3 *point;
  int left;
  og_scalar radius;
} scripted;

static og_support map_scripted(const void *shape, og_vec3 direction) {
  scripted *const *body = shape;
  if ((*body)->left == 0) {
    const og_scalar length = og_norm(direction);
    return (og_support){length > 0 ? og_scale((*body)->radius / length, direction) : direction, -1};
  }
  (*body)->left--;
  return (og_support){*(*body)->point++, -1};
}

static og_epa_result from_script(scripted body, int count, const og_vec3 corner[4]) {
  scripted *const kept = &body;
  const og_vec3 zero = {0, 0, 0};
  const og_convex a = {map_scripted, &kept, zero}, b = {at_point, &zero, zero};
  og_simplex start = {.count = count, .weight = {1}};
  for (int k = 0; k < count; k++) start.vertex[k] = (og_cso_vertex){corner[k], {corner[k], -1}, {zero, 0}};
  return og_epa_split(&a, &b, &start, 0, &work);
}

// A - B has an edge through the origin, or nearly. What is found beside it turns round it, a step each time: no face
// has the origin below it until the room is full.
static void a_start_that_turns_round_an_edge(void **state) {
  (void)state;
  static og_vec3 point[OG_EPA_VERTICES];
  const double degree = acos(-1) / 180, y = -1e-15 * sin(degree), z = 1e-15 * cos(degree);
  for (int k = 0; k < OG_EPA_VERTICES; k++) {
    const double angle = (79 - 160.0 * k / OG_EPA_VERTICES) * degree;
    point[k] = (og_vec3){0, cos(angle), sin(angle)};
  }
  const og_vec3 corner[4] = {{-1, y, z}, {1, y, z}, {0, 0, 1}, {0, cos(80 * degree), sin(80 * degree)}};
  const og_epa_result r = from_script((scripted){point, OG_EPA_VERTICES, 1}, 4, corner);
  assert_int_equal(r.outcome, OG_OUTCOME_ITERATION_LIMIT);
  assert_int_equal(r.vertices, OG_EPA_VERTICES);
}

// Two vertices below the origin by little more than rounding, and a third far below, which leaves them inside: slots of
// faces stay empty.
static void faces_that_are_not_needed_again(void **state) {
  (void)state;
  const og_vec3 point[3] = {{0.5, -0.9, -2e-14}, {-0.5, -0.5, -2.2e-14}, {0, 0, -100}};
  const og_vec3 corner[4] = {{-1, -1, 0}, {1, -1, 0}, {0, 1, 0}, {0, 0, 1}};
  const og_epa_result r = from_script((scripted){point, 3, 200}, 4, corner);
  int empty = 0;
  for (int f = 0; f < work.face_count; f++) empty += work.face[f].state == OG_EPA_FREE;
  assert_true(empty > 0);
  assert_int_equal(r.outcome, OG_OUTCOME_ITERATION_LIMIT);
  assert_true(0 < r.lower && r.lower <= 200 && r.upper <= 200 * (1 + BOUND));
}

// A tetrahedron about the origin, with a corner far off on either side, one of which each of its faces sees. Beside
// them its edges are so short that triangles with them have no area in doubles. Bounds hold to within rounding of the
// size.
static void spikes_on_both_sides(void **state) {
  (void)state;
  const double corner[6][3] = {{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}, {0x1p600, 0, 0}, {-0x1p600, 0, 0}};
  static const int exponent[] = {600, 500, 400, 200, 60, 40, 20};
  for (size_t n = 0; n < sizeof exponent / sizeof *exponent; n++) {
    bodies.na = 6;
    bodies.nb = 1;
    memcpy(bodies.a_xyz, corner, sizeof corner);
    memset(bodies.b_xyz, 0, 3 * sizeof *bodies.b_xyz);
    bodies.a_xyz[12] = ldexp(1, exponent[n]);
    bodies.a_xyz[15] = -bodies.a_xyz[12];
    pair_bodies_make(&bodies);
    const int pair[4][2] = {{0, 0}, {1, 0}, {2, 0}, {3, 0}};
    const og_epa_result r = from_start(4, pair);
    const double rounding = ldexp(64 * OG_SCALAR_EPSILON, exponent[n]);
    print_message("spikes of 2^%d: outcome %d, %d rounds, bounds %g and %g\n", exponent[n], (int)r.outcome,
                  r.iterations, r.lower, r.upper);
    // The depth is along y, or z, but for the spikes' slope.
    assert_true(r.lower <= 1 + rounding && 1 <= r.upper + rounding + ldexp(1, -exponent[n]) && r.depth == r.upper);
  }
}

// A tetrahedron of size 1: what its faces' normals, or its edges' nearest points, lead to is out of range.
typedef struct spiky {
  og_scalar of_edges, of_faces;
} spiky;

static og_support map_spiky(const void *shape, og_vec3 direction) {
  const spiky *body = shape;
  const og_scalar length = og_norm(direction);
  const bool is_axis = fmax(fabs(direction.x), fmax(fabs(direction.y), fabs(direction.z))) > 0.9 * length;
  return (og_support){og_scale((is_axis ? body->of_edges : body->of_faces) / length, direction), -1};
}

static void out_of_range(void **state) {
  (void)state;
  static const spiky body[] = {{1, 0x1p1010}, {0x1p1010, 1.5}};
  const og_vec3 zero = {0, 0, 0}, corner[4] = {{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}};
  for (size_t k = 0; k < sizeof body / sizeof *body; k++) {
    const og_convex a = {map_spiky, &body[k], zero}, b = {at_point, &zero, zero};
    og_simplex start = {.count = 4, .weight = {0.25, 0.25, 0.25, 0.25}};
    for (int n = 0; n < 4; n++) start.vertex[n] = (og_cso_vertex){corner[n], {corner[n], -1}, {zero, 0}};
    assert_int_equal(og_epa_split(&a, &b, &start, 0, &work).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
  const double half[3] = {1, 1, 1}, offset[3] = {1, 0, 0};
  for (int k = 0; k < 3; k++) {
    two_boxes(half, half, offset);
    if (k < 2) pair_bodies_scale(&bodies, k == 0 ? 1015 : -1010);
    else bodies.a_point[3].y = HUGE_VAL;
    assert_int_equal(from_support().outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
  // A segment, beside which the first points that are looked for are far off.
  const og_vec3 near = {1, 0, 0}, beside = {0, 0x1p1010, 0};
  const og_vec3 point[9] = {near, near, near, near, near, near, beside, beside, beside}, ends[4] = {zero, near};
  assert_int_equal(from_script((scripted){point, 9, 1}, 2, ends).outcome, OG_OUTCOME_OUT_OF_RANGE);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(depth_is_exact_but_for_rounding),
                                     cmocka_unit_test(surface_goes_round_the_origin),
                                     cmocka_unit_test(cube_against_itself),
                                     cmocka_unit_test(box_within_box),
                                     cmocka_unit_test(one_unit_in_the_last_place),
                                     cmocka_unit_test(flat_bodies_touch),
                                     cmocka_unit_test(bodies_apart_are_degenerate),
                                     cmocka_unit_test(powers_of_two_change_no_bit),
                                     cmocka_unit_test(balls_converge_slowly),
                                     cmocka_unit_test(a_body_that_answers_anything),
                                     cmocka_unit_test(a_start_that_turns_round_an_edge),
                                     cmocka_unit_test(faces_that_are_not_needed_again),
                                     cmocka_unit_test(spikes_on_both_sides),
                                     cmocka_unit_test(out_of_range)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
