// Points of many families and every scale: each algorithm behind the door `bound` holds all of them by its outer
// volume, exactly. Radii are compared with the exact least one: what the methods promise of it, and what they are seen
// to miss.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/bound/k_dop.h"
#include "ref/bound/sphere_brute.h"
#include "ref/closest/range.h"
#include "ref/registry.h"
#include "spec/bound/solve/bound.h"
#include "tests/shared/bounding_fault.h"
#include "tests/shared/bounding_surface.h"
#include "tool/gen/random.h"

enum { MOST = 4200, FEW = 20, DIRECTIONS = 13, SETS = 60 };

typedef enum family {
  RANDOM,
  LATTICE,
  COSPHERICAL,
  SPHERE,
  DUPLICATES,
  COLLINEAR,
  COPLANAR,
  FLAT,
  ONE_ULP,
  EXPONENTS,
  FAMILY_COUNT
} family;
static const char *const family_names[FAMILY_COUNT] = {"random",    "lattice",  "cospherical", "sphere",  "duplicates",
                                                       "collinear", "coplanar", "flat",        "one-ulp", "exponents"};

typedef struct bench {
  og_random random;
  og_vec3 point[MOST], direction[DIRECTIONS];
  int order[MOST], corner[MOST + 1];
  og_slab slab[DIRECTIONS];
  og_bounding_input in;
  og_bounding_room room;
  or_bounding_surface surface; // of the families
  int hulls;                   // that were taken
  og_volume_problem problem;
  og_volume_answer answer;
} bench;

// Under slow instruments the caller asks for smaller runs.
static uint64_t sets(void) { return getenv("ORIGO_TEST_PAIRS") == NULL ? SETS : SETS / 10; }

// ---- points ----

static int whole(bench *b, int reach) { return (int)og_random_integer(&b->random, -reach, reach); }
static og_scalar between(bench *b, double lo, double hi) { return (og_scalar)og_random_between(&b->random, lo, hi); }

static og_vec3 cospherical(bench *b) {
  static const int shapes[][3] = {{9, 0, 0}, {8, 4, 1}, {7, 4, 4}, {6, 6, 3}};
  const int *shape = shapes[og_random_integer(&b->random, 0, 3)];
  const int turn = (int)og_random_integer(&b->random, 0, 2);
  og_scalar x[3];
  for (int k = 0; k < 3; k++)
    x[k] = (og_scalar)(og_random_flip(&b->random) ? shape[(k + turn) % 3] : -shape[(k + turn) % 3]);
  return (og_vec3){x[0], x[1], x[2]};
}

static og_vec3 uniform(bench *b, double size) {
  const og_scalar x = between(b, -size, size), y = between(b, -size, size);
  return (og_vec3){x, y, between(b, -size, size)};
}

static og_scalar nudged(bench *b, og_scalar x) {
  return x * (og_random_flip(&b->random) ? 1 + OG_SCALAR_EPSILON : 1 - OG_SCALAR_EPSILON);
}

static og_scalar of_any_scale(bench *b) {
  const int low = sizeof(og_scalar) == 4 ? -140 : -1070, high = sizeof(og_scalar) == 4 ? 120 : 1000;
  return (og_scalar)ldexp(og_random_between(&b->random, -1, 1), (int)og_random_integer(&b->random, low, high));
}

static og_vec3 place(bench *b, family f, int k) {
  const og_scalar t = (og_scalar)whole(b, 9), u = (og_scalar)whole(b, 9), v = (og_scalar)whole(b, 9);
  og_vec3 p = {t, u, v};
  switch (f) {
  case RANDOM: return uniform(b, 1);
  case COSPHERICAL: return cospherical(b);
  case SPHERE:
    do p = uniform(b, 1);
    while (!(og_norm2(p) > (og_scalar)0.01));
    return og_add((og_vec3){3, 5, 7}, og_scale(1 / og_norm(p), p));
  case DUPLICATES: return (og_vec3){(og_scalar)(k % 2), (og_scalar)(k % 3), (og_scalar)0.1};
  case COLLINEAR:
    return og_add((og_vec3){(og_scalar)0.1, (og_scalar)0.2, (og_scalar)0.3},
                  og_scale(t, (og_vec3){3, -1, (og_scalar)0.7}));
  case COPLANAR:
    return og_add(og_scale(t, (og_vec3){1, (og_scalar)0.1, 0}), og_scale(u, (og_vec3){0, (og_scalar)0.3, 1}));
  case FLAT: return (og_vec3){between(b, -1, 1), between(b, -1, 1), between(b, -1, 1) * (og_scalar)1e-6};
  case ONE_ULP: p = cospherical(b); return (og_vec3){nudged(b, p.x), nudged(b, p.y), nudged(b, p.z)};
  case EXPONENTS:
    p.x = of_any_scale(b);
    p.y = of_any_scale(b);
    return (og_vec3){p.x, p.y, of_any_scale(b)};
  case LATTICE:
  case FAMILY_COUNT: break;
  }
  return p;
}

static void make(bench *b, family f, uint64_t seed, int count) {
  og_random_start(&b->random, family_names[f], 1, seed);
  const bool in_plane = seed % 4 == 1;
  for (int k = 0; k < count; k++) {
    b->point[k] = place(b, f, k);
    if (in_plane) b->point[k].z = 0;
  }
  for (int k = 0; k < DIRECTIONS; k++) {
    b->direction[k] = seed % 2 == 0 ? (og_vec3){(og_scalar)whole(b, 1), (og_scalar)whole(b, 1), 1} : uniform(b, 1);
    if (in_plane) b->direction[k].z = 0, b->direction[k].x = 1;
  }
  b->in =
      (og_bounding_input){.point = b->point, .count = count, .direction = b->direction, .direction_count = DIRECTIONS};
}

// ---- the exact least radius ----

static void set_exactly(og_int *r, og_scalar x, int shift) {
  mpq_t q;
  mpq_init(q);
  mpq_set_d(q, (double)x);
  mpq_mul_2exp(q, q, (mp_bitcnt_t)shift);
  assert_int_equal(mpz_cmp_ui(mpq_denref(q), 1), 0);
  mpz_set(r->z, mpq_numref(q));
  mpq_clear(q);
}

static og_scalar least_radius(bench *b) {
  const int shift = 1074;
  og_volume_problem *problem = &b->problem;
  problem->kind = OG_VOLUME_SPHERE;
  og_exact_body_resize(&problem->points, (size_t)b->in.count);
  mpz_set_ui(problem->points.den.z, 1);
  mpz_mul_2exp(problem->points.den.z, problem->points.den.z, (mp_bitcnt_t)shift);
  for (int k = 0; k < b->in.count; k++) {
    og_ivec *p = &problem->points.point[k];
    set_exactly(&p->x, b->point[k].x, shift);
    set_exactly(&p->y, b->point[k].y, shift);
    set_exactly(&p->z, b->point[k].z, shift);
  }
  assert_int_equal(og_solve_volume(problem, &b->answer), OG_VOLUME_ACCEPTED);
  return (og_scalar)og_surd_to_double(&b->answer.finding.radius);
}

// ---- all algorithms ----

static og_bounding_claim run(bench *b, const og_algorithm *algorithm) {
  memset(b->slab, 0, sizeof b->slab);
  memset(b->order, 0xff, sizeof b->order);
  return og_bound_run(algorithm->bound, &b->in, &b->room);
}

static bool is_level(const bench *b) {
  for (int k = 0; k < b->in.count; k++)
    if (b->point[k].z != 0) return false;
  return true;
}

static void expect_kept(bench *b, const og_algorithm *algorithm, const og_bounding_claim *claim, family f,
                        uint64_t seed) {
  const bool is_refused = algorithm->bound->in_plane && (!is_level(b) || f == EXPONENTS);
  if (is_refused && claim->outcome != OG_OUTCOME_ANSWERED) {
    assert_int_equal(claim->outcome, is_level(b) ? OG_OUTCOME_OUT_OF_RANGE : OG_OUTCOME_DEGENERATE);
    return;
  }
  if (or_surface_is_refused(algorithm->bound, &b->in)) {
    assert_int_equal(claim->outcome, b->in.hull == NULL ? OG_OUTCOME_DEGENERATE : og_mesh_outcome(b->in.hull));
    return;
  }
  if (algorithm->bound->of_hull) b->hulls++;
  if (claim->outcome != OG_OUTCOME_ANSWERED)
    fail_msg("%s, %s %u: outcome %d", algorithm->id, family_names[f], (unsigned)seed, (int)claim->outcome);
  const char *fault = or_bounding_fault(algorithm->bound, &b->in, &b->room, claim);
  if (fault != NULL) fail_msg("%s, %s %u: %s", algorithm->id, family_names[f], (unsigned)seed, fault);
}

// Which share above the least radius is taken for rounding, of each method. Of the mean a factor of 2 is promised.
static og_scalar allowance(const og_algorithm *algorithm) {
  if (strcmp(algorithm->id, "sphere-mean") == 0) return 1;
  return 64 * OG_SCALAR_EPSILON;
}

static void expect_radius(const og_algorithm *algorithm, const og_ball *ball, og_scalar least, family f,
                          uint64_t seed) {
  const og_scalar room = 16 * OG_SCALAR_EPSILON;
  if (!(ball->outer >= least * (1 - room)))
    fail_msg("%s, %s %u: smaller than the least", algorithm->id, family_names[f], (unsigned)seed);
  if (ball->radius > least * (1 + allowance(algorithm)) + 4 * OG_SCALAR_MIN)
    fail_msg("%s, %s %u: %.17g times the least radius", algorithm->id, family_names[f], (unsigned)seed,
             (double)(ball->radius / least));
}

static void test_families(void **state) {
  bench *b = *state;
  for (family f = 0; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < sets(); seed++) {
      const int count = seed < FEW ? (int)seed + 1 : 1 + (int)seed % OG_SPHERE_BRUTE_MOST;
      make(b, f, seed, count);
      or_add_surface(&b->surface, &b->in);
      const og_scalar least = least_radius(b);
      for (int k = 0; k < og_algorithm_count(); k++) {
        const og_algorithm *algorithm = og_algorithm_at(k);
        if (algorithm->bound == NULL) continue;
        const og_bounding_claim claim = run(b, algorithm);
        expect_kept(b, algorithm, &claim, f, seed);
        if (algorithm->bound->shape == OG_BOUNDING_BALL) expect_radius(algorithm, &claim.ball, least, f, seed);
      }
    }
  assert_true(b->hulls > 3 * (int)sets()); // of three algorithms that take them
}

// ---- many points ----

static const og_algorithm *welzl(void) { return og_algorithm_by_id("sphere-welzl"); }

// Linear: some tests a point. None of these families is near flat in a way that costs digits.
static void expect_linear(bench *b, family f, uint64_t seed) {
  const og_bounding_claim claim = run(b, welzl());
  expect_kept(b, welzl(), &claim, f, seed);
  expect_radius(welzl(), &claim.ball, least_radius(b), f, seed);
  if (b->in.count > 1000 && claim.tests > 20 * (int64_t)b->in.count)
    fail_msg("%s: %ld tests of %d points", family_names[f], (long)claim.tests, b->in.count);
}

static void test_many(void **state) {
  bench *b = *state;
  for (family f = 0; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < 2; seed++) {
      make(b, f, seed, MOST);
      expect_linear(b, f, seed);
    }
}

// Orders in which each point is outside of the sphere around those before it; the shuffle takes them apart.
static void test_growing_orders(void **state) {
  bench *b = *state;
  b->in = (og_bounding_input){.point = b->point, .count = MOST, .direction = b->direction, .direction_count = 1};
  for (int k = 0; k < MOST; k++) b->point[k] = (og_vec3){(og_scalar)k, 0, 0};
  expect_linear(b, COLLINEAR, 0);
  for (int k = 0; k < MOST; k++) {
    const double angle = 0.001 * k;
    b->point[k] = (og_vec3){(og_scalar)(cos(angle) * k), (og_scalar)(sin(angle) * k), (og_scalar)k};
  }
  expect_linear(b, RANDOM, 0);
  for (int k = 0; k < 4096; k++)
    b->point[k] = (og_vec3){(og_scalar)(k % 16), (og_scalar)(k / 16 % 16), (og_scalar)(k / 256)};
  b->in.count = 4096;
  expect_linear(b, LATTICE, 0);
  const og_scalar radius = run(b, welzl()).ball.radius, right = 15 * og_sqrt(3) / 2;
  assert_true(og_abs(radius - right) <= 4 * OG_SCALAR_EPSILON * right);
}

// The order that the shuffle turns into the growing line: the limit is said to be reached, and all points are held.
static void test_limit(void **state) {
  bench *b = *state;
  b->in = (og_bounding_input){.point = b->point, .count = MOST, .direction = b->direction, .direction_count = 1};
  for (int k = 0; k < MOST; k++) b->point[k] = (og_vec3){1, 2, 3};
  assert_int_equal(run(b, welzl()).outcome, OG_OUTCOME_ANSWERED);
  for (int k = 0; k < MOST; k++) b->point[b->order[k]] = (og_vec3){(og_scalar)k, 0, 0};
  const og_bounding_claim claim = run(b, welzl());
  assert_int_equal(claim.outcome, OG_OUTCOME_ITERATION_LIMIT);
  assert_int_equal(claim.tests, 1000 * (int64_t)MOST);
  assert_null(or_bounding_fault(welzl()->bound, &b->in, &b->room, &claim));
}

// ---- one point, two points, and what is refused ----

static void test_hand(void **state) {
  bench *b = *state;
  int balls = 0;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->bound == NULL || algorithm->bound->shape != OG_BOUNDING_BALL) continue;
    b->point[0] = (og_vec3){1, 2, 3};
    b->point[1] = (og_vec3){1, 2, 7};
    b->in = (og_bounding_input){.point = b->point, .count = 1};
    og_bounding_claim claim = run(b, algorithm);
    assert_true(claim.ball.centre.x == 1 && claim.ball.centre.y == 2 && claim.ball.centre.z == 3);
    assert_true(claim.ball.radius == 0 && claim.ball.outer == 0);
    b->in.count = 2;
    claim = run(b, algorithm);
    assert_true(claim.ball.centre.x == 1 && claim.ball.centre.y == 2 && claim.ball.centre.z == 5);
    assert_true(claim.ball.radius == 2 && claim.ball.outer > 2);
    balls++;
  }
  assert_int_equal(balls, 3);
}

// Parac 2020, 5.2.1 takes quadruples alone: of these four points that gives sqrt(17/8).
static void test_four_points_are_too_many(void **state) {
  bench *b = *state;
  const og_scalar half = (og_scalar)0.5;
  const og_vec3 point[4] = {{1, 0, 0}, {-1, 0, 0}, {0, half, 0}, {0, 0, half}};
  memcpy(b->point, point, sizeof point);
  b->in = (og_bounding_input){.point = b->point, .count = 4};
  assert_true(run(b, og_algorithm_by_id("sphere-brute")).ball.radius == 1);
  og_vec3 centre;
  assert_true(og_circumcentre(&centre, point, 4));
  const og_scalar square = og_norm2(og_sub(point[0], centre));
  assert_true(og_abs(square - (og_scalar)17 / 8) <= 8 * OG_SCALAR_EPSILON);
}

static void expect_outcome(bench *b, const og_algorithm *algorithm, og_outcome outcome) {
  const og_bounding_claim claim = run(b, algorithm);
  if (claim.outcome != outcome) fail_msg("%s: outcome %d", algorithm->id, (int)claim.outcome);
}

// Kravec's k-DOPs and Parac 2020, 5.2.3 ask of the k directions alone. These two bodies are k-DOPs of four directions,
// whose slabs touch in each; they are sqrt(1/2) apart (kravec-dop-directions of corpus/counterexamples/errata.jsonl).
static void test_directions_of_a_dop_are_too_few(void **state) {
  (void)state;
  enum { FOUR = 4 };
  static const og_vec3 direction[FOUR] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}};
  static const og_vec3 a[4] = {{0, 1, 1}, {-1, 1, 1}, {0, 0, 1}, {0, 1, 0}};
  og_vec3 b[8];
  for (int k = 0; k < 8; k++) b[k] = (og_vec3){(og_scalar)(k & 1), (og_scalar) - (k >> 1 & 1), (og_scalar) - (k >> 2)};
  og_slab of_a[FOUR], of_b[FOUR];
  assert_int_equal(og_k_dop(a, 4, direction, FOUR, of_a), OG_OUTCOME_ANSWERED);
  assert_int_equal(og_k_dop(b, 8, direction, FOUR, of_b), OG_OUTCOME_ANSWERED);
  for (int d = 0; d < FOUR; d++) assert_true(of_a[d].lo <= of_b[d].hi && of_b[d].lo <= of_a[d].hi);
  // Along (0, 1, 1), which is no direction of theirs, they are apart.
  const og_vec3 between = {0, 1, 1};
  assert_true(og_slab_along(a, 4, between).lo > og_slab_along(b, 8, between).hi);
}

static void test_refusals(void **state) {
  bench *b = *state;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->bound == NULL) continue;
    if (algorithm->bound->in_plane) continue;                                  // test_rectangles
    if (algorithm->bound->of_triangles || algorithm->bound->of_hull) continue; // principal_boxes_test
    const bool is_k_dop = algorithm->bound->shape == OG_BOUNDING_K_DOP;
    make(b, RANDOM, 0, OG_SPHERE_BRUTE_MOST + 1);
    expect_outcome(b, algorithm, algorithm->bound->most > 0 ? OG_OUTCOME_DEGENERATE : OG_OUTCOME_ANSWERED);
    b->in.count = 5;
    expect_outcome(b, algorithm, OG_OUTCOME_ANSWERED);
    const og_scalar bad[] = {(og_scalar)NAN, (og_scalar)INFINITY, OG_SCALAR_MAX};
    for (int n = 0; n < 3; n++)
      for (int axis = 0; axis < 3; axis++) {
        make(b, RANDOM, 0, 5);
        og_scalar *const x[3] = {&b->point[4].x, &b->point[4].y, &b->point[4].z};
        *x[axis] = bad[n];
        expect_outcome(b, algorithm, OG_OUTCOME_OUT_OF_RANGE);
        make(b, RANDOM, 0, 5);
        og_scalar *const d[3] = {&b->direction[12].x, &b->direction[12].y, &b->direction[12].z};
        *d[axis] = bad[n];
        expect_outcome(b, algorithm, is_k_dop ? OG_OUTCOME_OUT_OF_RANGE : OG_OUTCOME_ANSWERED);
      }
    make(b, RANDOM, 0, 5);
    b->direction[7] = (og_vec3){0, 0, 0};
    expect_outcome(b, algorithm, is_k_dop ? OG_OUTCOME_DEGENERATE : OG_OUTCOME_ANSWERED);
    b->direction[7] = (og_vec3){OG_SCALAR_MAX / 16, 1, 1}; // its products with a point are beyond all numbers
    b->point[3].x = 1000;
    expect_outcome(b, algorithm, is_k_dop ? OG_OUTCOME_OUT_OF_RANGE : OG_OUTCOME_ANSWERED);
    b->in.direction_count = 0;
    expect_outcome(b, algorithm, is_k_dop ? OG_OUTCOME_DEGENERATE : OG_OUTCOME_ANSWERED);
    b->in.count = 0;
    expect_outcome(b, algorithm, OG_OUTCOME_DEGENERATE);
    b->in.count = -1;
    expect_outcome(b, algorithm, OG_OUTCOME_DEGENERATE);
  }
}

// ---- boxes along principal axes ----

static og_scalar extent(const og_slab *slab) { return slab->hi - slab->lo; }

// A turned brick's corners: the axes found are its own, the extents its edges.
static void test_turned_brick(void **state) {
  bench *b = *state;
  const og_vec3 u = {(og_scalar)2 / 3, (og_scalar)2 / 3, (og_scalar)1 / 3};
  const og_vec3 v = {(og_scalar)-2 / 3, (og_scalar)1 / 3, (og_scalar)2 / 3}, w = og_cross(u, v);
  for (int k = 0; k < 8; k++) {
    const og_vec3 p = og_add_scaled((og_vec3){10, 20, 30}, k & 1 ? 1 : -1, u);
    b->point[k] = og_add_scaled(og_add_scaled(p, k & 2 ? 2 : -2, v), k & 4 ? 4 : -4, w);
  }
  b->in = (og_bounding_input){.point = b->point, .count = 8};
  const og_algorithm *algorithm = og_algorithm_by_id("obb-pca-points");
  const og_bounding_claim claim = run(b, algorithm);
  assert_null(or_bounding_fault(algorithm->bound, &b->in, &b->room, &claim));
  const og_scalar found[3] = {extent(&b->slab[0]), extent(&b->slab[1]), extent(&b->slab[2])};
  for (int wanted = 2; wanted <= 8; wanted *= 2) {
    int times = 0;
    for (int k = 0; k < 3; k++) times += og_abs(found[k] - (og_scalar)wanted) <= 200 * OG_SCALAR_EPSILON;
    assert_int_equal(times, 1);
  }
}

// ---- rectangles in the plane ----

// The least area over all edges between two points that have all others to one side, by trying every two.
static og_scalar least_area(const bench *b) {
  og_scalar least = -1, reach = 0;
  for (int k = 0; k < b->in.count; k++) reach = og_max(reach, og_norm(b->point[k]));
  for (int i = 0; i < b->in.count; i++)
    for (int j = 0; j < b->in.count; j++) {
      const og_vec3 edge = og_sub(b->point[j], b->point[i]);
      if (og_largest(edge) == 0) continue;
      const og_vec3 normal = {-edge.y, edge.x, 0};
      const og_slab along = og_slab_along(b->point, b->in.count, edge),
                    across = og_slab_along(b->point, b->in.count, normal);
      // Points an ulp beside the edge's line are on it.
      if (across.lo < og_dot(normal, b->point[i]) - 16 * OG_SCALAR_EPSILON * og_norm(edge) * reach) continue;
      const og_scalar area = extent(&along) / og_norm2(edge) * extent(&across);
      if (least < 0 || area < least) least = area;
    }
  return least;
}

static void test_rectangles(void **state) {
  bench *b = *state;
  const og_algorithm *algorithm = og_algorithm_by_id("obb-calipers-2d");
  for (family f = 0; f < EXPONENTS; f++)
    for (uint64_t seed = 0; seed < sets(); seed++) {
      make(b, f, seed, 2 + (int)seed % 30);
      for (int k = 0; k < b->in.count; k++) b->point[k].z = 0;
      const og_bounding_claim claim = run(b, algorithm);
      expect_kept(b, algorithm, &claim, f, seed);
      const og_scalar least = least_area(b), area = extent(&b->slab[0]) * extent(&b->slab[1]);
      const og_scalar size = og_max(extent(&b->slab[0]), extent(&b->slab[1]));
      if (!(og_abs(area - least) <= 128 * OG_SCALAR_EPSILON * (size * size + og_norm2(b->point[0]))))
        fail_msg("%s %u: area %.17g, not %.17g", family_names[f], (unsigned)seed, (double)area, (double)least);
    }
  // A square that stands on a corner: half the area of the box along the axes.
  const og_vec3 corners[5] = {{1, 0, 0}, {0, 1, 0}, {-1, 0, 0}, {0, -1, 0}, {0, 0, 0}};
  memcpy(b->point, corners, sizeof corners);
  b->in = (og_bounding_input){.point = b->point, .count = 5};
  assert_int_equal(run(b, algorithm).outcome, OG_OUTCOME_ANSWERED);
  assert_true(og_abs(extent(&b->slab[0]) * extent(&b->slab[1]) - 2) <= 8 * OG_SCALAR_EPSILON);
  b->in.count = 1;
  assert_int_equal(run(b, algorithm).outcome, OG_OUTCOME_ANSWERED);
  assert_true(extent(&b->slab[0]) == 0 && extent(&b->slab[1]) == 0);
  b->point[0].z = 1;
  assert_int_equal(run(b, algorithm).outcome, OG_OUTCOME_DEGENERATE);
  b->point[0] = (og_vec3){0, (og_scalar)NAN, 0};
  assert_int_equal(run(b, algorithm).outcome, OG_OUTCOME_OUT_OF_RANGE);
  b->in.count = 0;
  assert_int_equal(run(b, algorithm).outcome, OG_OUTCOME_DEGENERATE);
}

// The area along the two axes in the plane, whichever they are.
static og_scalar area_in_plane(const bench *b, const og_bounding_claim *claim) {
  og_scalar area = 1;
  for (int k = 0; k < 3; k++)
    if (og_abs(claim->axis[k].z) < (og_scalar)0.5) area *= extent(&b->slab[k]);
  return area;
}

// Principal axes are never better than the best of all rectangles. A crowd in one corner of a brick's outline turns
// them.
static void test_principal_axes_are_not_the_best(void **state) {
  bench *b = *state;
  const og_algorithm *calipers = og_algorithm_by_id("obb-calipers-2d"), *pca = og_algorithm_by_id("obb-pca-points");
  for (uint64_t seed = 0; seed < sets(); seed++) {
    make(b, RANDOM, seed, 24);
    const bool is_crowd = seed % 2 == 1;
    for (int k = 0; k < 24; k++) {
      og_vec3 *p = &b->point[k];
      p->z = 0;
      if (is_crowd) *p = (og_vec3){(og_scalar)0.9 + (og_scalar)0.1 * p->x, (og_scalar)0.4 + (og_scalar)0.1 * p->y, 0};
      if (is_crowd && k < 4) *p = (og_vec3){k & 1 ? 1 : -1, k & 2 ? (og_scalar)0.5 : (og_scalar)-0.5, 0};
    }
    og_bounding_claim claim = run(b, calipers);
    const og_scalar least = area_in_plane(b, &claim);
    claim = run(b, pca);
    const og_scalar found = area_in_plane(b, &claim);
    assert_true(found >= least * (1 - 64 * OG_SCALAR_EPSILON));
    if (is_crowd) assert_true(found > (og_scalar)1.4 * least);
  }
}

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->room = (og_bounding_room){b->order, b->corner, b->slab};
  or_bounding_surface_init(&b->surface, OG_SPHERE_BRUTE_MOST + FEW);
  og_volume_problem_init(&b->problem);
  og_volume_answer_init(&b->answer);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  or_bounding_surface_clear(&b->surface);
  og_volume_problem_clear(&b->problem);
  og_volume_answer_clear(&b->answer);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_families, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_many, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_growing_orders, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_limit, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_hand, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_four_points_are_too_many, set_up, tear_down),
      cmocka_unit_test(test_directions_of_a_dop_are_too_few),
      cmocka_unit_test_setup_teardown(test_refusals, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_turned_brick, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_rectangles, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_principal_axes_are_not_the_best, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
