// sat-obb and sat-lite against the exact solver; table 1 of Rasku 2003 as printed, which the exact solver refutes.
//
// ORIGO_TEST_PAIRS sets the number of pairs (default 40,000).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "ref/separation/sat_lite.h"
#include "ref/separation/sat_obb.h"
#include "tests/separation/placements.h"
#include "tests/separation/truth.h"

#define DEFAULT_PAIRS 40000

static og_obb box(og_vec3 centre, og_vec3 half) {
  return (og_obb){centre, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {half.x, half.y, half.z}};
}

static void turn(og_obb *b, const og_mat3 *rotation) {
  for (int k = 0; k < 3; k++) b->axis[k] = og_apply(rotation, b->axis[k]);
}

static void corners(const og_obb *b, og_vec3 vertex[8]) {
  for (int k = 0; k < 8; k++) {
    vertex[k] = b->centre;
    for (int c = 0; c < 3; c++)
      vertex[k] = og_add_scaled(vertex[k], (k >> c) & 1 ? b->half[c] : -b->half[c], b->axis[c]);
  }
}

static exact_answer truth_of(exact_bench *e, const og_obb *a, const og_obb *b) {
  og_vec3 va[8], vb[8];
  corners(a, va);
  corners(b, vb);
  return exact_answer_of(e, va, 8, vb, 8);
}

// Quarter turns and the 3-4-5 rotation have axes that are rational: boxes of which every corner is a double need the
// first; those of the second are rounded like any other.
static void boxes_by_hand(void **state) {
  (void)state;
  const og_obb unit = box((og_vec3){0, 0, 0}, (og_vec3){1, 1, 1});
  og_obb b = unit;
  b.centre.x = 2.5;
  og_obb_separation found = og_sat_obb(&unit, &b);
  assert_true(found.apart && found.index == 0 && found.axes == 1 && found.axis.x == -1);
  b.centre.x = 2; // faces touch: closed boxes meet
  assert_false(og_sat_obb(&unit, &b).apart);
  assert_int_equal(og_sat_obb(&unit, &b).axes, 15);
  b.centre.x = 2 + 0x1p-40; // well above the rounding error
  assert_true(og_sat_obb(&unit, &b).apart);
  b.centre = (og_vec3){2, 2, 2}; // corners touch
  assert_false(og_sat_obb(&unit, &b).apart);
  b.centre = (og_vec3){0, 0, 0}; // one in the other
  b.half[0] = b.half[1] = b.half[2] = 0.125;
  assert_false(og_sat_obb(&unit, &b).apart);
}

static void bad_boxes_are_refused(void **state) {
  (void)state;
  const og_obb unit = box((og_vec3){0, 0, 0}, (og_vec3){1, 1, 1});
  og_obb b = unit;
  b.axis[0].x = 1.0 + 0x1p-40;
  assert_int_equal(og_sat_obb(&unit, &b).outcome, OG_OUTCOME_DEGENERATE);
  b.axis[0].x = (double)NAN;
  assert_int_equal(og_sat_obb(&unit, &b).outcome, OG_OUTCOME_DEGENERATE);
  b = unit;
  b.half[1] = -1;
  assert_int_equal(og_sat_lite(&unit, &b).outcome, OG_OUTCOME_DEGENERATE);
  b.half[1] = HUGE_VAL;
  assert_int_equal(og_sat_lite(&b, &unit).outcome, OG_OUTCOME_OUT_OF_RANGE);
  b = unit;
  b.centre.y = (double)NAN;
  assert_int_equal(og_sat_obb(&b, &unit).outcome, OG_OUTCOME_OUT_OF_RANGE);
}

typedef og_obb_separation (*box_test)(const og_obb *a, const og_obb *b);

// One number at fault at a time, in either box: each coordinate, each half edge, each axis.
static void each_number_counts(void **state) {
  (void)state;
  const box_test run[2] = {og_sat_obb, og_sat_lite};
  const og_obb unit = box((og_vec3){0, 0, 0}, (og_vec3){1, 1, 1});
  const og_scalar beyond[3] = {(og_scalar)NAN, OG_SCALAR_MAX / 8, -OG_SCALAR_MAX / 8};
  for (int k = 0; k < 3; k++) {
    og_obb far[3] = {unit, unit, unit}, wide = unit, inside_out = unit, skew = unit, near[2] = {unit, unit};
    for (int n = 0; n < 3; n++) {
      og_scalar *const of[3] = {&far[n].centre.x, &far[n].centre.y, &far[n].centre.z};
      *of[k] = beyond[n];
    }
    // The farthest and the largest that are taken.
    og_scalar *const of[3] = {&near[0].centre.x, &near[0].centre.y, &near[0].centre.z};
    *of[k] = OG_SCALAR_MAX / 16;
    near[1].half[k] = OG_SCALAR_MAX / 16;
    wide.half[k] = OG_SCALAR_MAX / 8;
    inside_out.half[k] = -0.5;
    skew.axis[k] = og_scale(1 + 9 * OG_SCALAR_EPSILON, skew.axis[k]);
    near[1].axis[k] = og_scale(1 + 8 * OG_SCALAR_EPSILON, near[1].axis[k]);
    for (int which = 0; which < 2; which++) {
      for (int n = 0; n < 3; n++) {
        assert_int_equal(run[which](&unit, &far[n]).outcome, OG_OUTCOME_OUT_OF_RANGE);
        assert_int_equal(run[which](&far[n], &unit).outcome, OG_OUTCOME_OUT_OF_RANGE);
      }
      for (int n = 0; n < 2; n++) {
        assert_int_equal(run[which](&unit, &near[n]).outcome, OG_OUTCOME_ANSWERED);
        assert_int_equal(run[which](&near[n], &unit).outcome, OG_OUTCOME_ANSWERED);
      }
      assert_int_equal(run[which](&unit, &wide).outcome, OG_OUTCOME_OUT_OF_RANGE);
      assert_int_equal(run[which](&wide, &unit).outcome, OG_OUTCOME_OUT_OF_RANGE);
      assert_int_equal(run[which](&unit, &inside_out).outcome, OG_OUTCOME_DEGENERATE);
      assert_int_equal(run[which](&inside_out, &unit).outcome, OG_OUTCOME_DEGENERATE);
      assert_int_equal(run[which](&unit, &skew).outcome, OG_OUTCOME_DEGENERATE);
      assert_int_equal(run[which](&skew, &unit).outcome, OG_OUTCOME_DEGENERATE);
    }
  }
  const og_obb point = box((og_vec3){3, 4, 5}, (og_vec3){0, 0, 0});
  assert_int_equal(og_sat_lite(&point, &point).outcome, OG_OUTCOME_DEGENERATE);
}

// Boxes without a radius, and nothing else.
static void wrappers_take_boxes(void **state) {
  (void)state;
  og_claim (*const run[2])(const og_body *, const og_body *) = {og_run_sat_obb, og_run_sat_lite};
  const og_body cube = {.kind = OG_BODY_BOX, .half = {1, 1, 1}, .rotation = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}};
  og_body other = cube, round = cube, hull = cube;
  other.centre.x = 3;
  round.radius = 0.5;
  hull.kind = OG_BODY_HULL;
  for (int k = 0; k < 2; k++) {
    const og_claim claim = run[k](&cube, &other);
    assert_true(claim.outcome == OG_OUTCOME_ANSWERED && claim.verdict == OG_VERDICT_APART);
    assert_true(claim.has_normal && claim.normal.x == -1 && claim.normal.y == 0 && claim.normal.z == 0);
    for (int axis = 0; axis < 3; axis++)
      for (int apart = 0; apart < 2; apart++) {
        og_body long_box = cube;
        long_box.half = (og_vec3){1, 2, 3};
        double *const of[3] = {&long_box.centre.x, &long_box.centre.y, &long_box.centre.z};
        *of[axis] = axis + (apart ? 2.25 : 1.75);
        assert_int_equal(run[k](&cube, &long_box).verdict, apart ? OG_VERDICT_APART : OG_VERDICT_MEET);
      }
    assert_int_equal(run[k](&round, &other).outcome, OG_OUTCOME_DEGENERATE);
    assert_int_equal(run[k](&other, &round).outcome, OG_OUTCOME_DEGENERATE);
    assert_int_equal(run[k](&hull, &other).outcome, OG_OUTCOME_DEGENERATE);
    assert_int_equal(run[k](&other, &hull).outcome, OG_OUTCOME_DEGENERATE);
  }
}

// Cubes of edge 2 stood on an edge each, one along x below, one along y above: no axis of a cube separates them before
// they are 1 apart.
static void six_axes_are_not_enough(void **state) {
  (void)state;
  exact_bench e;
  exact_bench_open(&e);
  const double r = sqrt(0.5);
  og_obb below = box((og_vec3){0, 0, 0}, (og_vec3){1, 1, 1}), above = below;
  below.axis[1] = (og_vec3){0, r, r};
  below.axis[2] = (og_vec3){0, -r, r};
  above.axis[0] = (og_vec3){r, 0, r};
  above.axis[2] = (og_vec3){-r, 0, r};
  for (int k = 0; k < 2; k++) {
    const double gap = k == 0 ? 0.99 : 1.01;
    above.centre.z = 4 * r + gap;
    const exact_answer truth = truth_of(&e, &below, &above);
    assert_true(truth.relation == OG_SEPARATED && fabs(truth.distance - gap) < 1e-14);
    const og_obb_separation found = og_sat_obb(&below, &above);
    assert_true(found.apart && (k == 1 || (found.index == 7 && fabs(found.axis.z + 1) < 1e-15)));
    assert_int_equal(og_sat_lite(&below, &above).apart, k == 1);
    if (k == 0) printf("sat-lite: says meet, truth apart by %g, %.2g of size\n", gap, gap / truth.size);
  }
  exact_bench_close(&e);
}

// Cubes of edge 2, the other turned by an eighth and moved along an axis of its own: only that separates them.
static void each_axis_of_a_face(void **state) {
  (void)state;
  const double r = sqrt(0.5);
  const og_vec3 e[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  const og_obb cube = box((og_vec3){0, 0, 0}, (og_vec3){1, 1, 1});
  for (int j = 0; j < 3; j++)
    for (int way = -1; way <= 1; way += 2) {
      const int v = (j + 2) % 3;
      og_obb turned = cube;
      turned.axis[j] = og_scale(r, og_add(e[j], e[v]));
      turned.axis[v] = og_scale(r, og_sub(e[v], e[j]));
      turned.centre = og_scale(3 * way, turned.axis[j]);
      const og_obb_separation found = og_sat_obb(&cube, &turned), back = og_sat_obb(&turned, &cube);
      assert_true(found.apart && found.index == 3 + j && found.axes == 4 + j);
      assert_true(back.apart && back.index == j && back.axes == 1 + j);
      assert_true(fabs(og_dot(found.axis, turned.axis[j]) + way) <= 4 * 0x1p-52);
      assert_true(fabs(og_dot(back.axis, turned.axis[j]) - way) <= 4 * 0x1p-52);
    }
}

// As six_axes_are_not_enough, with every name of the axes: the edges are axis i of the one and axis i + 1 of the other.
static void each_pair_of_edges(void **state) {
  (void)state;
  const double r = sqrt(0.5);
  const og_vec3 e[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  for (int i = 0; i < 3; i++) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    og_obb below = box((og_vec3){0, 0, 0}, (og_vec3){1, 1, 1}), above = below;
    below.axis[j] = og_scale(r, og_add(e[j], e[k]));
    below.axis[k] = og_scale(r, og_sub(e[k], e[j]));
    above.axis[i] = og_scale(r, og_add(e[i], e[k]));
    above.axis[k] = og_scale(r, og_sub(e[k], e[i]));
    above.centre = og_scale(4 * r + 0.99, e[k]);
    const og_obb_separation found = og_sat_obb(&below, &above), back = og_sat_obb(&above, &below);
    assert_true(found.apart && found.index == 6 + 3 * i + j && found.axes == found.index + 1);
    assert_true(back.apart && back.index == 6 + 3 * j + i && back.axes == back.index + 1);
    assert_true(fabs(og_dot(found.axis, e[k]) + 1) < 1e-15 && fabs(og_dot(back.axis, e[k]) - 1) < 1e-15);
  }
}

// The error is in proportion to the centres' distance along any axis, and to the edges; the least size is answered.
static void the_size_of_a_pair(void **state) {
  (void)state;
  const og_obb unit = box((og_vec3){0, 0, 0}, (og_vec3){1, 1, 1});
  og_obb_pair pair;
  for (int k = 0; k < 3; k++) {
    og_obb far = unit, small = box((og_vec3){0, 0, 0}, (og_vec3){0, 0, 0}), point = small;
    *(k == 0 ? &far.centre.x : k == 1 ? &far.centre.y : &far.centre.z) = -64;
    assert_int_equal(og_obb_pair_make(&pair, &unit, &far), OG_OUTCOME_ANSWERED);
    assert_true(pair.error == 8 * OG_SCALAR_EPSILON * 70);
    small.half[k] = OG_SCALAR_MIN / OG_SCALAR_EPSILON;
    assert_int_equal(og_obb_pair_make(&pair, &small, &point), OG_OUTCOME_ANSWERED);
    small.half[k] = nextafter(small.half[k], 0);
    assert_int_equal(og_obb_pair_make(&pair, &point, &small), OG_OUTCOME_OUT_OF_RANGE);
  }
}

static og_obb random_box(or_random *random, bool on_lattice) {
  og_obb b = box(place_point(random), (og_vec3){1, 1, 1});
  for (int k = 0; k < 3; k++)
    b.half[k] = on_lattice ? 0.125 * or_random_int(random, 0, 8) : 0.0625 + fabs(or_random_uniform(random));
  return b;
}

// The axis is the one with that number, of unit length and towards A, and all before it have been tested.
static void index_makes_the_axis(const og_obb_separation *found, const og_obb *a, const og_obb *b) {
  const int n = found->index, i = (n - 6) / 3, j = (n - 6) % 3;
  if (!found->apart) {
    assert_int_equal(n, -1);
    return;
  }
  assert_true(n >= 0 && n < 15 && found->axes == n + 1);
  const og_vec3 axis = n < 3 ? a->axis[n] : n < 6 ? b->axis[n - 3] : og_cross(a->axis[i], b->axis[j]);
  assert_true(fabs(og_norm(found->axis) - 1) <= 8 * 0x1p-52);
  assert_true(og_norm(og_cross(found->axis, axis)) <= 8 * 0x1p-52 * og_norm(axis));
  assert_true(og_dot(found->axis, og_sub(a->centre, b->centre)) > 0);
}

static void random_boxes(void **state) {
  (void)state;
  exact_bench e;
  exact_bench_open(&e);
  long pairs = 0, apart = 0, axes = 0, lite_apart = 0, swaps = 0;
  double worst = 0, worst_lite = 0;
  const long wanted = wanted_pairs(DEFAULT_PAIRS);
  for (long k = 0; k < wanted; k++) {
    or_random random = or_random_seeded((uint64_t)k);
    const int mode = (int)(k % 4); // free, leaning against each other, on a lattice with flat ones, near contact
    og_obb a = random_box(&random, mode == 2), b = random_box(&random, mode == 2);
    og_mat3 rotation = place_rotation(&random);
    if (mode != 2) turn(&a, &rotation);
    if (mode == 1) turn(&b, &rotation);
    rotation = mode == 1 ? solid_rotation(solid_direction(&random), pow(10, -or_random_int(&random, 3, 15)))
                         : place_rotation(&random);
    if (mode != 2) turn(&b, &rotation);
    a.centre = (og_vec3){0, 0, 0};
    if (mode == 2)
      b.centre = (og_vec3){0.125 * or_random_int(&random, -12, 12), 0.125 * or_random_int(&random, -12, 12),
                           0.125 * or_random_int(&random, -12, 12)};
    else b.centre = og_scale(3, b.centre);
    if (mode == 3) {
      og_vec3 va[8], vb[8];
      corners(&a, va);
      corners(&b, vb);
      const og_vec3 n = solid_direction(&random);
      int p = 0, q = 0;
      for (int i = 1; i < 8; i++) {
        if (og_dot(n, va[i]) > og_dot(n, va[p])) p = i;
        if (og_dot(n, vb[i]) < og_dot(n, vb[q])) q = i;
      }
      b.centre = og_add(b.centre, og_sub(va[p], vb[q]));
      b.centre = og_add_scaled(b.centre, 0x1p-52 * or_random_int(&random, -64, 64), n);
    }
    const og_obb_separation found = og_sat_obb(&a, &b), lite = og_sat_lite(&a, &b);
    assert_int_equal(found.outcome, OG_OUTCOME_ANSWERED);
    const exact_answer truth = truth_of(&e, &a, &b);
    pairs++;
    apart += found.apart;
    if (found.apart) axes += found.axes;
    lite_apart += lite.apart;
    assert_true(found.apart || !lite.apart);
    index_makes_the_axis(&found, &a, &b);
    index_makes_the_axis(&lite, &a, &b);
    worst = fmax(worst, truth_miss(&truth, found.apart));
    worst_lite = fmax(worst_lite, truth_miss(&truth, lite.apart));
    // Swapped, the same is computed in the other box's frame, so rounded differently: it may only matter that near.
    const og_obb_separation swapped = og_sat_obb(&b, &a);
    if (swapped.apart != found.apart) {
      swaps++;
      assert_true(truth.relation == OG_SEPARATED);
      worst = fmax(worst, truth_miss(&truth, swapped.apart));
    }
    // Scaled by a power of two: exactly the same.
    og_obb sa = a, sb = b;
    const double scale = ldexp(1, or_random_int(&random, -900, 900));
    sa.centre = og_scale(scale, a.centre);
    sb.centre = og_scale(scale, b.centre);
    for (int c = 0; c < 3; c++) {
      sa.half[c] = scale * a.half[c];
      sb.half[c] = scale * b.half[c];
    }
    assert_int_equal(og_sat_obb(&sa, &sb).apart, found.apart);
  }
  exact_bench_close(&e);
  printf("%ld pairs, %ld apart, %.2f axes for those; worst verdict %.2g of size\n", pairs, apart,
         (double)axes / (double)apart, worst);
  printf("%ld verdicts changed by swapping, all within the worst\n", swaps);
  printf("sat-lite: %.1f %% of the pairs apart found, worst verdict %.2g of size\n",
         100.0 * (double)lite_apart / (double)apart, worst_lite);
  assert_true(worst <= 64 * 0x1p-52);
}

// A box about a segment of the plane z = 0, its other axes turned round it by any angle.
static og_obb random_segment(or_random *random, int shortest) {
  og_obb b = box((og_vec3){0.125 * or_random_int(random, -8, 8), 0.125 * or_random_int(random, -8, 8), 0},
                 (og_vec3){0.125 * or_random_int(random, shortest, 8), 0, 0});
  const double about = 3.14159 * or_random_uniform(random);
  b.axis[1] = (og_vec3){0, cos(about), sin(about)};
  b.axis[2] = (og_vec3){0, -sin(about), cos(about)};
  const double nearly = or_random_int(random, 0, 1) ? 1 : pow(10, -or_random_int(random, 3, 15));
  const og_mat3 in_plane = solid_rotation((og_vec3){0, 0, 1}, 3.14159 * nearly * or_random_uniform(random));
  turn(&b, &in_plane);
  return b;
}

// Two segments or points of one plane: the nine axes of edges are no help then, as those of the segments make the
// plane's normal; and where the line of one misses the other it is an axis of the first box that separates.
static void segments_of_a_plane(void **state) {
  (void)state;
  exact_bench e;
  exact_bench_open(&e);
  long apart = 0;
  double worst = 0;
  const long wanted = wanted_pairs(DEFAULT_PAIRS) / 4;
  for (long k = 0; k < wanted; k++) {
    or_random random = or_random_seeded((uint64_t)k);
    og_obb a = random_segment(&random, 1), b = random_segment(&random, 0);
    const og_mat3 rotation = place_rotation(&random);
    if (k % 2 == 0) {
      turn(&a, &rotation);
      turn(&b, &rotation);
      a.centre = og_apply(&rotation, a.centre);
      b.centre = og_apply(&rotation, b.centre);
    }
    const og_obb_separation found = og_sat_obb(&a, &b);
    assert_int_equal(found.outcome, OG_OUTCOME_ANSWERED);
    const exact_answer truth = truth_of(&e, &a, &b);
    apart += found.apart;
    index_makes_the_axis(&found, &a, &b);
    worst = fmax(worst, truth_miss(&truth, found.apart));
  }
  exact_bench_close(&e);
  printf("%ld pairs of segments in one plane, %ld apart; worst verdict %.2g of size\n", wanted, apart, worst);
  assert_true(worst <= 64 * 0x1p-52);
}

// ---- table 1 as printed ----

typedef enum misprint {
  ROW_8,         // row v_A1 x v_B2: |c22 A3 - c31 A2| where c32 is meant
  ABSOLUTE_A,    // A1, A2, A3 as magnitudes in the rows of cross products
  CORNER_RADIUS, // the text's half width |r . L| of the one corner r = a1 v1 + a2 v2 + a3 v3
} misprint;

static bool apart_as_printed(const og_obb *a, const og_obb *b, misprint which) {
  og_vec3 t = og_sub(b->centre, a->centre);
  double c[3][3], A[3];
  for (int i = 0; i < 3; i++) {
    A[i] = og_dot(a->axis[i], t);
    if (which == ABSOLUTE_A) A[i] = fabs(A[i]);
    for (int j = 0; j < 3; j++) c[i][j] = og_dot(a->axis[i], b->axis[j]);
  }
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      const int i1 = (i + 1) % 3, i2 = (i + 2) % 3, j1 = (j + 1) % 3, j2 = (j + 2) % 3;
      const double second = which == ROW_8 && i == 0 && j == 1 ? c[2][0] : c[i2][j];
      const double between = fabs(c[i1][j] * A[i2] - second * A[i1]);
      double ra = a->half[i1] * fabs(c[i2][j]) + a->half[i2] * fabs(c[i1][j]);
      double rb = b->half[j1] * fabs(c[i][j2]) + b->half[j2] * fabs(c[i][j1]);
      if (which == CORNER_RADIUS) {
        ra = fabs(-a->half[i1] * c[i2][j] + a->half[i2] * c[i1][j]);
        rb = fabs(b->half[j1] * c[i][j2] - b->half[j2] * c[i][j1]);
      }
      if (between - ra - rb > 1e-9) return true;
    }
  for (int i = 0; i < 3; i++) { // rows 1 to 6, which are right in the table
    if (fabs(A[i]) - a->half[i] - b->half[0] * fabs(c[i][0]) - b->half[1] * fabs(c[i][1]) - b->half[2] * fabs(c[i][2]) >
        1e-9)
      return true;
    if (fabs(og_dot(b->axis[i], t)) - b->half[i] - a->half[0] * fabs(c[0][i]) - a->half[1] * fabs(c[1][i]) -
            a->half[2] * fabs(c[2][i]) >
        1e-9)
      return true;
  }
  return false;
}

// Small boxes with axes of 3-4-5 rotations, searched in a fixed order for one where the misprint decides wrongly.
static void printed_table_is_wrong(void **state) {
  (void)state;
  exact_bench e;
  exact_bench_open(&e);
  const og_mat3 x345 = {{{1, 0, 0}, {0, 0.6, -0.8}, {0, 0.8, 0.6}}};
  const og_mat3 y345 = {{{0.6, 0, 0.8}, {0, 1, 0}, {-0.8, 0, 0.6}}};
  const og_mat3 z345 = {{{0.6, -0.8, 0}, {0.8, 0.6, 0}, {0, 0, 1}}};
  const og_mat3 *const turns[3] = {&x345, &y345, &z345};
  static const char *const name[3] = {"row v_A1 x v_B2", "|A1|, |A2|, |A3|", "|r . L| of a corner"};
  for (misprint which = ROW_8; which <= CORNER_RADIUS; which++) {
    int found = 0;
    for (int wrongly_apart = 1; wrongly_apart >= 0; wrongly_apart--) {
      bool done = false;
      for (int n = 0; n < 9 * 729 * 64 && !done; n++) {
        og_obb a = box((og_vec3){0, 0, 0}, (og_vec3){1 + (n & 1), 1 + ((n >> 1) & 1), 1 + ((n >> 2) & 1)});
        const int m = n >> 6;
        og_obb b = box((og_vec3){m % 9 - 4, (m / 9) % 9 - 4, (m / 81) % 9 - 4},
                       (og_vec3){1 + ((n >> 3) & 1), 1 + ((n >> 4) & 1), 1 + ((n >> 5) & 1)});
        turn(&b, turns[(m / 729) % 3]);
        turn(&b, turns[(m / 2187) % 3]);
        if (apart_as_printed(&a, &b, which) != (wrongly_apart == 1)) continue;
        if (og_sat_obb(&a, &b).apart == (wrongly_apart == 1)) continue;
        const exact_answer truth = truth_of(&e, &a, &b);
        if (truth_miss(&truth, wrongly_apart) < 1e-3) continue;
        assert_true(truth_miss(&truth, !wrongly_apart) == 0);
        done = true;
        found++;
        printf("%s: says %s, truth %s by %.3g; half a %g %g %g, b at %g %g %g half %g %g %g, turns %d then %d\n",
               name[which], wrongly_apart ? "apart" : "meet", og_relation_name(truth.relation),
               truth.distance + truth.depth, a.half[0], a.half[1], a.half[2], b.centre.x, b.centre.y, b.centre.z,
               b.half[0], b.half[1], b.half[2], (m / 729) % 3, (m / 2187) % 3);
      }
    }
    assert_true(found > 0);
  }
  exact_bench_close(&e);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(boxes_by_hand),
                                     cmocka_unit_test(bad_boxes_are_refused),
                                     cmocka_unit_test(each_number_counts),
                                     cmocka_unit_test(wrappers_take_boxes),
                                     cmocka_unit_test(six_axes_are_not_enough),
                                     cmocka_unit_test(each_axis_of_a_face),
                                     cmocka_unit_test(each_pair_of_edges),
                                     cmocka_unit_test(the_size_of_a_pair),
                                     cmocka_unit_test(random_boxes),
                                     cmocka_unit_test(segments_of_a_plane),
                                     cmocka_unit_test(printed_table_is_wrong)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
