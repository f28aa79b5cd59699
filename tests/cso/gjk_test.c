// gjk with each of its sub-algorithms, against the exact distance: every degenerate family of tests/oracle, random
// hulls of 8, 32 and 128 vertices, thin bodies; then by hand: ends, warm starts, domain, scales, order.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "ref/cso/gjk.h"
#include "tests/cso/pair_bodies.h"

#define PAIRS 400 // of a family
#define SOLVERS 4

typedef og_claim (*runner)(const og_body *a, const og_body *b);
static const runner run[SOLVERS] = {og_run_gjk, og_run_gjk_johnson, og_run_gjk_backup, og_run_gjk_voronoi};
static const char *const name[SOLVERS] = {"signed volumes", "johnson", "backup", "voronoi"};

typedef struct tally {
  long tried, gave_up, refused, close_verdicts, gross_verdicts;
  double worst; // error of the distance, as a fraction of the size
  int iterations;
} tally;

static exact_bench exact;
static pair_bodies bodies;

/// How far from contact the bodies are: the distance, or the depth.
static double off_contact(exact_truth *truth) {
  if (!truth->meet) return truth->distance;
  assert_true(exact_depth_of(&exact, truth));
  return truth->depth;
}

static void judge(tally *t, const og_claim *claim, exact_truth *truth) {
  t->tried++;
  if (claim->iterations > t->iterations) t->iterations = claim->iterations;
  if (claim->outcome == OG_OUTCOME_OUT_OF_RANGE) {
    t->refused++;
    return;
  }
  if (claim->outcome != OG_OUTCOME_ANSWERED) {
    t->gave_up++;
    return;
  }
  assert_int_not_equal(claim->verdict, OG_VERDICT_NONE);
  if ((claim->verdict == OG_VERDICT_MEET) != truth->meet) {
    if (off_contact(truth) > 1e-9 * bodies.size) t->gross_verdicts++;
    else t->close_verdicts++;
  }
  if (bodies.size > 0) t->worst = fmax(t->worst, fabs(claim->distance - truth->distance) / bodies.size);
  if (claim->verdict == OG_VERDICT_MEET && claim->has_depth) {
    if (!truth->meet) return;
    (void)off_contact(truth);
    assert_true(fabs(claim->depth - truth->depth) <= 1e-12 * bodies.size);
  }
}

static void print(const char *what, const char *solver, const tally *t) {
  printf("%-22s %-15s gave up %ld, refused %ld of %ld; verdicts wrong: %ld near contact, %ld grossly; distance %.1e of "
         "the "
         "size; at most %d iterations\n",
         what, solver, t->gave_up, t->refused, t->tried, t->close_verdicts, t->gross_verdicts, t->worst, t->iterations);
}

static bool is_one_of(const char *family, const char *const *list) {
  for (; *list != NULL; list++)
    if (strcmp(family, *list) == 0) return true;
  return false;
}

/// Signed volumes: within 1e-12 of the size, no gross verdict, and no giving up but on slivers.
static void all_families(void **state) {
  (void)state;
  static const char *const thin[] = {"slivers",      "needles",           "near-parallel-edges",
                                     "mixed-scales", "extreme-exponents", NULL};
  tally plain[SOLVERS], all[SOLVERS];
  memset(plain, 0, sizeof plain);
  memset(all, 0, sizeof all);
  for (size_t family = 0; family < or_pair_family_count(); family++) {
    static or_pair pair;
    tally t[SOLVERS];
    memset(t, 0, sizeof t);
    bool is_plain = false;
    for (uint64_t seed = 0; seed < PAIRS; seed++) {
      or_pair_make(&pair, family, seed);
      pair_bodies_of(&bodies, &pair);
      is_plain = !is_one_of(pair.family, thin);
      exact_truth truth = {.meet = false};
      assert_true(exact_truth_of(&exact, &bodies, &truth));
      for (int k = 0; k < SOLVERS; k++) {
        const og_claim claim = run[k](&bodies.a, &bodies.b);
        judge(&t[k], &claim, &truth);
        judge(&all[k], &claim, &truth);
        if (is_plain) judge(&plain[k], &claim, &truth);
      }
    }
    for (int k = 0; k < SOLVERS; k++) print(pair.family, name[k], &t[k]);
    if (strcmp(pair.family, "slivers") == 0) assert_true(t[0].gave_up <= PAIRS / 10);
    else assert_int_equal(t[0].gave_up, 0);
    if (strcmp(pair.family, "tiny") == 0) assert_int_equal(t[0].refused, PAIRS);
    else if (strcmp(pair.family, "extreme-exponents") != 0) assert_int_equal(t[0].refused, 0);
  }
  for (int k = 0; k < SOLVERS; k++) print("plain families", name[k], &plain[k]);
  for (int k = 0; k < SOLVERS; k++) print("all families", name[k], &all[k]);
  assert_int_equal(all[0].gross_verdicts, 0);
  assert_true(all[0].worst <= 1e-12);
  for (int k = 0; k < SOLVERS; k++) {
    assert_int_equal(plain[k].gross_verdicts, 0);
    assert_true(plain[k].worst <= 4 * OG_SCALAR_EPSILON);
    assert_true(all[k].iterations <= 16);
  }
}

static void round_hulls(void **state) {
  (void)state;
  static const int counts[] = {8, 32, 128};
  or_random r = or_random_seeded(1988);
  for (size_t c = 0; c < 3; c++) {
    tally t[SOLVERS];
    memset(t, 0, sizeof t);
    for (int n = 0; n < 500; n++) {
      const double scale = n % 2 == 0 ? 1.5 : 2.5;
      const double shift[3] = {scale * or_random_uniform(&r), or_random_uniform(&r), or_random_uniform(&r)};
      pair_bodies_round(&bodies, counts[c], shift, &r);
      exact_truth truth = {.meet = false};
      assert_true(exact_truth_of(&exact, &bodies, &truth));
      for (int k = 0; k < SOLVERS; k++) {
        const og_claim claim = run[k](&bodies.a, &bodies.b);
        judge(&t[k], &claim, &truth);
      }
    }
    char what[32];
    snprintf(what, sizeof what, "hulls of %d", counts[c]);
    for (int k = 0; k < SOLVERS; k++) {
      print(what, name[k], &t[k]);
      assert_int_equal(t[k].gross_verdicts + t[k].close_verdicts, 0);
      assert_int_equal(t[k].gave_up, 0);
      assert_true(t[k].worst <= 2 * OG_SCALAR_EPSILON);
      assert_true(t[k].iterations <= 16);
    }
  }
}

static void slanted_needles(void **state) {
  (void)state;
  or_random r = or_random_seeded(1997);
  tally t[SOLVERS];
  memset(t, 0, sizeof t);
  for (int n = 0; n < 2000; n++) {
    pair_bodies_needles(&bodies, &r);
    exact_truth truth = {.meet = false};
    assert_true(exact_truth_of(&exact, &bodies, &truth));
    for (int k = 0; k < SOLVERS; k++) {
      const og_claim claim = run[k](&bodies.a, &bodies.b);
      judge(&t[k], &claim, &truth);
    }
  }
  for (int k = 0; k < SOLVERS; k++) print("slanted needles", name[k], &t[k]);
  assert_int_equal(t[0].gross_verdicts, 0);
  assert_true(t[0].worst <= 1e-12);
  assert_true(t[0].gave_up <= 100);
}

/// An axis-parallel box as a hull of eight points.
static void set_box(double *xyz, const double low[3], const double high[3]) {
  for (int k = 0; k < 8; k++)
    for (int i = 0; i < 3; i++) xyz[3 * k + i] = (k >> i & 1) ? high[i] : low[i];
}

static og_claim boxes_at(double gap, double radius, double unit) {
  bodies.na = bodies.nb = 8;
  bodies.ra = bodies.rb = radius * unit;
  set_box(bodies.a_xyz, (double[3]){(1 + gap) * unit, -unit, -unit}, (double[3]){3 * unit, unit, unit});
  set_box(bodies.b_xyz, (double[3]){-unit, -unit, -unit}, (double[3]){unit, unit, unit});
  pair_bodies_make(&bodies);
  return og_run_gjk(&bodies.a, &bodies.b);
}

static void by_hand(void **state) {
  (void)state;
  og_claim c = boxes_at(0.5, 0, 1);
  assert_int_equal(c.verdict, OG_VERDICT_APART);
  assert_true(c.distance == 0.5 && c.normal.x == 1 && c.normal.y == 0 && c.normal.z == 0);
  assert_true(c.a.x == 1.5 && c.b.x == 1 && c.a.y == c.b.y && c.a.z == c.b.z);
  c = boxes_at(0, 0, 1); // touching
  assert_int_equal(c.verdict, OG_VERDICT_MEET);
  assert_true(c.distance == 0);
  c = boxes_at(0x1p-52, 0, 1); // one ulp apart
  assert_int_equal(c.verdict, OG_VERDICT_APART);
  assert_true(c.distance == 0x1p-52);
  c = boxes_at(-0x1p-53, 0, 1); // one ulp deep
  assert_int_equal(c.verdict, OG_VERDICT_MEET);
  c = boxes_at(-0.5, 0, 1);
  assert_int_equal(c.verdict, OG_VERDICT_MEET);
  assert_false(c.has_depth);
  c = boxes_at(0.5, 0.125, 1); // balls of 1/8 on either
  assert_true(c.verdict == OG_VERDICT_APART && c.distance == 0.25 && c.a.x == 1.375 && c.b.x == 1.125);
  c = boxes_at(0.5, 0.25, 1); // balls touch
  assert_true(c.verdict == OG_VERDICT_MEET && c.has_depth && c.depth == 0 && c.a.x == 1.25 && c.b.x == 1.25);
  c = boxes_at(0.5, 0.5, 1);
  assert_true(c.verdict == OG_VERDICT_MEET && c.depth == 0.5 && c.a.x == 1 && c.b.x == 1.5 && c.normal.x == 1);
}

/// Of two segments A - B is a parallelogram. As a simplex of four it has no volume, and whether it holds the origin is
/// a matter of rounding for the cofactors of Johnson and backup: what gjk.h says of them. Found by fuzzing, on hulls.
static void parallelogram(void **state) {
  (void)state;
  static const double a[6] = {0, 3, 7, 0, 0, 0}, b[6] = {8, 0, 0x1.24924925p-3, 0, 0x1.8p+0, 0x1.a49249p+1};
  pair_bodies_of_points(&bodies, 2, a, 2, b);
  for (int k = 0; k < SOLVERS; k++) {
    const og_claim claim = run[k](&bodies.a, &bodies.b);
    const bool is_by_cofactors = run[k] == og_run_gjk_johnson || run[k] == og_run_gjk_backup;
    assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
    assert_int_equal(claim.verdict, is_by_cofactors ? OG_VERDICT_MEET : OG_VERDICT_APART);
    if (!is_by_cofactors) assert_true(fabs(claim.distance - 0x1.59b1f6dec6055p-4) <= 0x1p-50 * bodies.size);
  }
}

/// The same boxes from 1e-300 to 1e300: the same claims; outside the domain: refused.
static void at_every_scale(void **state) {
  (void)state;
  for (int e = -996; e <= 990; e += 6) {
    const double unit = ldexp(1, e);
    const og_claim apart = boxes_at(0.5, 0.125, unit), meet = boxes_at(-0.5, 0, unit);
    assert_int_equal(apart.outcome, OG_OUTCOME_ANSWERED);
    assert_true(apart.verdict == OG_VERDICT_APART && apart.distance == 0.25 * unit && apart.a.x == 1.375 * unit);
    assert_int_equal(meet.verdict, OG_VERDICT_MEET);
  }
  assert_int_equal(boxes_at(0.5, 0, 1e-300).verdict, OG_VERDICT_APART);
  assert_int_equal(boxes_at(0.5, 0, 3e299).verdict, OG_VERDICT_APART);
  assert_int_equal(boxes_at(0.5, 0, 0x1p-1010).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(boxes_at(0.5, 0, 0x1p1020).outcome, OG_OUTCOME_OUT_OF_RANGE);
  const double strange[] = {(double)NAN, (double)INFINITY, -(double)INFINITY};
  for (int k = 0; k < 3; k++) {
    (void)boxes_at(0.5, 0, 1);
    for (int n = 0; n < 8; n++) bodies.a_point[n].y = strange[k];
    assert_int_equal(og_run_gjk(&bodies.a, &bodies.b).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
}

/// A power of two changes nothing but the numbers; swapping and permuting not the verdict, nor the distance but by
/// rounding.
static void metamorphic(void **state) {
  (void)state;
  static or_pair pair;
  static pair_bodies other;
  double worst = 0;
  for (size_t family = 0; family < or_pair_family_count(); family++)
    for (uint64_t seed = 0; seed < 60; seed++) {
      or_pair_make(&pair, family, seed);
      if (strcmp(pair.family, "tiny") == 0 || strcmp(pair.family, "extreme-exponents") == 0) continue;
      pair_bodies_of(&bodies, &pair);
      const og_claim claim = og_run_gjk(&bodies.a, &bodies.b);
      other = bodies;
      pair_bodies_scale(&other, 100);
      const og_claim scaled = og_run_gjk(&other.a, &other.b);
      if (scaled.verdict != claim.verdict) or_pair_print(stderr, &pair);
      assert_int_equal(scaled.outcome, claim.outcome);
      assert_int_equal(scaled.verdict, claim.verdict);
      assert_int_equal(scaled.iterations, claim.iterations);
      assert_true(scaled.distance == ldexp(claim.distance, 100));
      // B and A, each in reverse order.
      pair_bodies_swap(&other, &bodies);
      const og_claim swapped = og_run_gjk(&other.a, &other.b);
      if (claim.outcome != OG_OUTCOME_ANSWERED || swapped.outcome != OG_OUTCOME_ANSWERED || bodies.size == 0) continue;
      worst = fmax(worst, fabs(swapped.distance - claim.distance) / bodies.size);
      if (swapped.verdict == claim.verdict) continue;
      // Only where the bodies touch up to rounding.
      assert_true(fmax(swapped.distance, claim.distance) <= 64 * OG_SCALAR_EPSILON * bodies.size);
    }
  printf("swapped and permuted: distance differs by %.1e of the size at most\n", worst);
  assert_true(worst <= 1e-12);
}

/// From the last simplex or the last v, fewer iterations and the same answer.
static void warm_starts(void **state) {
  (void)state;
  or_random r = or_random_seeded(99);
  long cold = 0, from_simplex = 0, from_direction = 0;
  for (int n = 0; n < 300; n++) {
    pair_bodies_round(&bodies, 64, (double[3]){2.5, or_random_uniform(&r), or_random_uniform(&r)}, &r);
    const og_gjk_result first = og_gjk(&bodies.a.core, &bodies.b.core, NULL);
    const og_gjk_options simplex = {.start = &first.simplex}, direction = {.direction = first.nearest};
    const og_gjk_result second = og_gjk(&bodies.a.core, &bodies.b.core, &simplex);
    const og_gjk_result third = og_gjk(&bodies.a.core, &bodies.b.core, &direction);
    assert_int_equal(second.outcome, OG_OUTCOME_ANSWERED);
    assert_true(fabs(second.distance - first.distance) <= 4 * OG_SCALAR_EPSILON);
    assert_true(fabs(third.distance - first.distance) <= 4 * OG_SCALAR_EPSILON);
    assert_true(second.iterations <= 1 || first.outcome != OG_OUTCOME_ANSWERED);
    cold += first.iterations;
    from_simplex += second.iterations;
    from_direction += third.iterations;
  }
  printf("300 pairs, iterations: cold %ld, from the last v %ld, from the last simplex %ld\n", cold, from_direction,
         from_simplex);
  assert_true(from_simplex < from_direction && from_direction < cold);
}

/// The bounds hold at any iteration limit, and the limit is kept.
static void iteration_limit(void **state) {
  (void)state;
  or_random r = or_random_seeded(5);
  for (int n = 0; n < 100; n++) {
    pair_bodies_round(&bodies, 64, (double[3]){2.5, or_random_uniform(&r), or_random_uniform(&r)}, &r);
    exact_truth truth = {.meet = false};
    assert_true(exact_truth_of(&exact, &bodies, &truth));
    bool limited = false;
    for (int limit = 1; limit < 12; limit++) {
      const og_gjk_options options = {.iterations = limit};
      const og_gjk_result g = og_gjk(&bodies.a.core, &bodies.b.core, &options);
      assert_true(g.iterations <= limit);
      assert_true(g.lower <= truth.distance * (1 + 8 * OG_SCALAR_EPSILON));
      assert_true(g.distance >= truth.distance * (1 - 8 * OG_SCALAR_EPSILON));
      limited = limited || g.outcome == OG_OUTCOME_ITERATION_LIMIT;
    }
    assert_true(limited);
  }
}

/// Ellipsoids of all proportions beside each other on a common axis, from far apart to 2^-52 deep: the gap is known.
typedef struct ellipsoid {
  og_vec3 centre, half;
} ellipsoid;

static og_support ellipsoid_map(const void *shape, og_vec3 d) {
  const ellipsoid *e = shape;
  const og_vec3 t = {d.x * e->half.x, d.y * e->half.y, d.z * e->half.z};
  const double n = og_norm(t);
  if (n == 0) return (og_support){e->centre, -1};
  return (og_support){og_add(e->centre, (og_vec3){e->half.x * t.x / n, e->half.y * t.y / n, e->half.z * t.z / n}), -1};
}

static void smooth_bodies(void **state) {
  (void)state;
  or_random r = or_random_seeded(1990);
  int most = 0;
  double worst = 0;
  for (int n = 0; n < 20000; n++) {
    ellipsoid a = {.centre = {0, 0, 0}}, b = a;
    a.half = (og_vec3){1, 0.2 + fabs(or_random_uniform(&r)), n % 3 == 0 ? 0.01 : 1};
    b.half = (og_vec3){0.01 + fabs(or_random_uniform(&r)), 0.5, 1};
    const double gap = ldexp(or_random_uniform(&r), -or_random_int(&r, 0, 52));
    b.centre.x = 1 + b.half.x + gap;
    const og_convex convex_a = {ellipsoid_map, &a, a.centre}, convex_b = {ellipsoid_map, &b, b.centre};
    og_gjk_options options = {.iterations = 0};
    options.direction.x = or_random_uniform(&r);
    options.direction.y = or_random_uniform(&r);
    options.direction.z = or_random_uniform(&r);
    const og_gjk_result g = og_gjk(&convex_a, &convex_b, &options);
    if (g.iterations > most) most = g.iterations;
    assert_int_equal(g.outcome, OG_OUTCOME_ANSWERED);
    if (fabs(gap) > 1e-14) assert_int_equal(g.verdict, gap > 0 ? OG_VERDICT_APART : OG_VERDICT_MEET);
    worst = fmax(worst, fabs(g.distance - fmax(gap, 0)));
  }
  printf("20000 pairs of ellipsoids: distance to %.1e, at most %d iterations\n", worst, most);
  assert_true(worst <= 1e-12);
  assert_true(most <= OG_WALK_ITERATIONS / 2 + 8);
}

// A start that is none is a cold start: a simplex with a number in it that is not finite, a direction likewise, points
// said to be inside that are beyond all numbers apart.
static void useless_starts(void **state) {
  (void)state;
  or_random r = or_random_seeded(17);
  pair_bodies_round(&bodies, 16, (double[3]){2.5, 0.25, 0}, &r);
  og_convex a = bodies.a.core, b = bodies.b.core;
  const og_gjk_result plain = og_gjk(&a, &b, NULL);
  assert_int_equal(plain.verdict, OG_VERDICT_APART);
  og_simplex simplex = plain.simplex;
  simplex.vertex[0].w.z = (double)NAN;
  const og_gjk_options start = {.start = &simplex};
  assert_true(og_gjk(&a, &b, &start).distance == plain.distance);
  const og_vec3 no_direction[3] = {{HUGE_VAL, 0, 0}, {0, (double)NAN, 1}, {0, 0, -HUGE_VAL}};
  for (int k = 0; k < 3; k++) {
    const og_gjk_options direction = {.direction = no_direction[k]};
    assert_true(og_gjk(&a, &b, &direction).distance == plain.distance);
  }
  a.inside = (og_vec3){0, OG_SCALAR_MAX, 0};
  b.inside = (og_vec3){0, -OG_SCALAR_MAX, 0};
  assert_true(fabs(og_gjk(&a, &b, NULL).distance - plain.distance) <= 4 * OG_SCALAR_EPSILON);
}

// Either body alone may be at fault.
static void not_finite(void **state) {
  (void)state;
  for (int k = 0; k < 4; k++) {
    or_random r = or_random_seeded(18);
    pair_bodies_round(&bodies, 16, (double[3]){2.5, 0.25, 0}, &r);
    og_vec3 *point = k < 2 ? bodies.a_point : bodies.b_point;
    for (int n = 0; n < 16; n++) point[n].y = k % 2 == 0 ? HUGE_VAL : (double)NAN;
    assert_int_equal(og_gjk(&bodies.a.core, &bodies.b.core, NULL).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
}

static int open_bench(void **state) {
  (void)state;
  exact_bench_open(&exact);
  return 0;
}

static int close_bench(void **state) {
  (void)state;
  exact_bench_close(&exact);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(by_hand),         cmocka_unit_test(at_every_scale),  cmocka_unit_test(metamorphic),
      cmocka_unit_test(warm_starts),     cmocka_unit_test(iteration_limit), cmocka_unit_test(all_families),
      cmocka_unit_test(slanted_needles), cmocka_unit_test(round_hulls),     cmocka_unit_test(smooth_bodies),
      cmocka_unit_test(useless_starts),  cmocka_unit_test(not_finite),      cmocka_unit_test(parallelogram),
  };
  return cmocka_run_group_tests(tests, open_bench, close_bench);
}
