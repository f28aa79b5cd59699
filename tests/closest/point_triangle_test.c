// The nearest point of a triangle: the exact distance of the point found against the exact distance of the triangle.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/closest/point_triangle.h"
#include "ref/closest/range.h"
#include "tests/shared/exact_pair.h"
#include "tests/shared/wanted_pairs.h"

#define CASES wanted_share(10000)

static void assert_weights(og_triangle_point r, double a, double b, double c) {
  assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
  assert_true(r.weight[0] == a && r.weight[1] == b && r.weight[2] == c);
}

// Every region of a triangle whose sides are powers of two: all products are exact.
static void each_region_by_hand(void **state) {
  (void)state;
  const og_vec3 a = {0, 0, 0}, b = {4, 0, 0}, c = {0, 4, 0};
  assert_weights(og_point_triangle(a, b, c, (og_vec3){-1, -2, 3}), 1, 0, 0);
  assert_weights(og_point_triangle(a, b, c, (og_vec3){6, -1, 3}), 0, 1, 0);
  assert_weights(og_point_triangle(a, b, c, (og_vec3){-1, 7, 3}), 0, 0, 1);
  assert_weights(og_point_triangle(a, b, c, (og_vec3){1, -5, 3}), 0.75, 0.25, 0);
  assert_weights(og_point_triangle(a, b, c, (og_vec3){-5, 1, 3}), 0.75, 0, 0.25);
  assert_weights(og_point_triangle(a, b, c, (og_vec3){4, 4, 3}), 0, 0.5, 0.5);
  assert_weights(og_point_triangle(a, b, c, (og_vec3){1, 1, 3}), 0.5, 0.25, 0.25);
  assert_weights(og_point_triangle(a, b, c, (og_vec3){1, 1, 0}), 0.5, 0.25, 0.25);
  // Without area: a segment (whichever corner is between the others), a point.
  const og_vec3 middle = {1, 0, 0};
  assert_true(og_norm2(og_point_triangle(a, b, middle, (og_vec3){3, 2, 0}).offset) == 4);
  assert_true(og_norm2(og_point_triangle(a, middle, b, (og_vec3){3, 2, 0}).offset) == 4);
  assert_true(og_norm2(og_point_triangle(middle, a, b, (og_vec3){3, 2, 0}).offset) == 4);
  assert_true(og_norm2(og_point_triangle(b, b, b, (og_vec3){7, 4, 0}).offset) == 25);
}

// Huotari 2011, 2: the first edge that has p beyond it is taken for the nearest. Here bc comes first, but ab is nearer.
static void obtuse_triangle(void **state) {
  (void)state;
  const og_vec3 a = {-1, 1, 0}, b = {0, 0, 0}, c = {2, 0, 0}, p = {-2, -1, 0};
  const og_vec3 bc = og_sub(c, b), ba = og_sub(a, b), normal = og_cross(bc, ba);
  assert_true(og_dot(og_cross(bc, normal), og_sub(p, b)) >= 0); // its first case holds
  const og_triangle_point r = og_point_triangle(a, b, c, p);
  assert_weights(r, 0.5, 0.5, 0);
  assert_true(og_norm2(r.offset) == 4.5);
  // What the text finds: the nearest point of bc, which is b.
  or_exact exact;
  or_exact_init(&exact);
  mpq_t square;
  mpq_init(square);
  const og_vec3 edge[2] = {b, c}, triangle[3] = {a, b, c};
  or_exact_square(&exact, square, &p, 1, edge, 2);
  assert_int_equal(mpq_cmp_si(square, 5, 1), 0);
  or_exact_square(&exact, square, &p, 1, triangle, 3);
  assert_int_equal(mpq_cmp_si(square, 9, 2), 0);
  mpq_clear(square);
  or_exact_clear(&exact);
}

// The known limit: corners that lie on a line but for rounding. The point p is a third of the way from a to b, to
// within 1e-16; but the face's areas are rounding errors, and so is the answer.
static void limit_without_area(void **state) {
  (void)state;
  const og_vec3 corner[3] = {{0, 0, 0.1}, {0.3, 0.6, -0.2}, {0.4, 0.8, -0.3}}, p = {0.1, 0.2, 0};
  or_exact exact;
  or_exact_init(&exact);
  mpq_t square;
  mpq_init(square);
  or_exact_square(&exact, square, &p, 1, corner, 3);
  assert_true(mpq_get_d(square) < 1e-32);
  mpq_clear(square);
  or_exact_clear(&exact);
  const double distance = og_norm(og_point_triangle(corner[0], corner[1], corner[2], p).offset);
  assert_true(distance > 0.027 && distance < 0.028);
}

// Rounding puts this point outside every region: its nearest edge answers, and no weight is negative.
static void outside_every_region(void **state) {
  (void)state;
  const og_vec3 a = {-0x1.f45abaebc0beep-1, 0x1.76faa0412a40ep-1, 0x1.d38b9944a0534p-1};
  const og_vec3 b = {-0x1.389135cfdd68p-4, 0x1.d28fb0575cfep-2, 0x1.eec8f2416839cp-2};
  const og_vec3 c = {-0x1.34470b5d82a2cp-3, 0x1.e9e7ff7592a42p-2, 0x1.09871614d8a61p-1};
  const og_vec3 p = {-0x1.5fbc34789c04ap-1, 0x1.4953632fadf92p-1, 0x1.8c9d758d98e15p-1};
  const og_triangle_point r = og_point_triangle(a, b, c, p);
  assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
  for (int k = 0; k < 3; k++) assert_true(r.weight[k] >= 0);
  assert_true(og_norm(r.offset) <= DBL_EPSILON);
}

// An edge so short that its square is zero, and the point over it as far as can be told: dividing by that would be no
// number. At a few scales, for the function brings the triangle to one of its own.
static void an_edge_without_a_square(void **state) {
  (void)state;
  const og_vec3 corner[2][3] = {{{-1, 1, -0x1p-537}, {1, 0, -0x1p-537}, {1, 0, -0x1p-538}},
                                {{0x1.cb82f812b7690p-2, 0x1.75d0ad0d49360p-3, 0},
                                 {0x1.80d38f00cea38p-1, -0x1.d51fa54bff056p-1, -0x1.7a97203582d04p-535},
                                 {0x1.cb82f812b7690p-2, 0x1.75d0ad0d49360p-3, 0x1.2f4d411412948p-538}}};
  or_exact exact;
  or_exact_init(&exact);
  mpq_t square;
  mpq_init(square);
  for (int k = 0; k < 2; k++)
    for (int scale = -3; scale <= 2; scale++) {
      const og_vec3 p = {0, 0, 0};
      og_vec3 c[3];
      for (int n = 0; n < 3; n++)
        c[n] = (og_vec3){ldexp(corner[k][n].x, scale), ldexp(corner[k][n].y, scale), corner[k][n].z};
      or_exact_square(&exact, square, &p, 1, c, 3);
      const og_triangle_point r = og_point_triangle(c[0], c[1], c[2], p);
      assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
      assert_true(fabs(og_norm(r.offset) - sqrt(mpq_get_d(square))) <= 4 * DBL_EPSILON * ldexp(1, scale));
    }
  mpq_clear(square);
  or_exact_clear(&exact);
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_vec3 one = {1, 1, 1}, nan = {(double)NAN, 0, 0}, huge = {0, -DBL_MAX, 0};
  assert_int_equal(og_point_triangle(nan, one, one, one).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_point_triangle(one, huge, one, one).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_point_triangle(one, one, nan, one).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_point_triangle(one, one, one, huge).outcome, OG_OUTCOME_OUT_OF_RANGE);
}

typedef struct figure {
  og_vec3 corner[3], p;
} figure;

enum { ANY, INTEGERS, NEAR, FAR, NEEDLE, CAP, FAMILIES };
static const char *const names[] = {"any", "integers", "point near the plane", "2^20 from the origin", "needle", "cap"};

static figure make(or_random *random, int family) {
  figure f;
  for (int k = 0; k < 3; k++)
    f.corner[k] = family == INTEGERS ? or_random_lattice_point(random, 2) : or_random_point(random, 1);
  f.p = family == INTEGERS ? or_random_lattice_point(random, 3) : or_random_point(random, 2);
  const double t = or_random_uniform(random);
  og_vec3 *c = f.corner;
  if (family == NEEDLE) c[2] = or_random_near(random, c[0], 60); // two corners nearly coincide
  if (family == CAP)
    c[2] = or_random_near(random, og_add_scaled(c[0], t, og_sub(c[1], c[0])), 60); // three nearly on a line
  if (family == NEAR || (family >= NEEDLE && or_random_int(random, 0, 1) == 0)) {
    const double s = or_random_uniform(random), q = or_random_uniform(random);
    f.p = or_random_near(random, og_add_scaled(og_add_scaled(c[0], s, og_sub(c[1], c[0])), q, og_sub(c[2], c[0])), 60);
  }
  if (family == FAR) {
    const og_vec3 away = {0x1p20, -0x1p20, 0x1p20};
    for (int k = 0; k < 3; k++) c[k] = og_add(c[k], away);
    f.p = og_add(f.p, away);
  }
  return f;
}

static double size_of(const figure *f) {
  double size = 0;
  for (int k = 0; k < 3; k++) size = og_max(size, og_largest(og_sub(f->corner[k], f->p)));
  return size;
}

// Height over the longest side: how thin the triangle is.
static double thinness(const figure *f) {
  const og_vec3 u = og_sub(f->corner[1], f->corner[0]), v = og_sub(f->corner[2], f->corner[0]);
  const double side = og_max(og_norm2(u), og_max(og_norm2(v), og_norm2(og_sub(u, v))));
  return side > 0 ? og_norm(og_cross(u, v)) / side : 0;
}

static void distance_is_least(void **state) {
  (void)state;
  or_exact exact;
  or_exact_init(&exact);
  or_tally offset = {0}, product = {0}, rest = {0};
  mpq_t least, found;
  or_vec a, zero;
  mpq_inits(least, found, NULL);
  or_vec_init(&a);
  or_vec_init(&zero);
  for (int family = 0; family < FAMILIES; family++) {
    or_random random = or_random_seeded((uint64_t)family);
    for (int k = 0; k < CASES; k++) {
      const figure f = make(&random, family);
      const double size = size_of(&f), thin = thinness(&f);
      if (!(size > 0)) continue;
      const og_triangle_point r = og_point_triangle(f.corner[0], f.corner[1], f.corner[2], f.p);
      assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
      const double sum = r.weight[0] + r.weight[1] + r.weight[2];
      assert_true(fabs(sum - 1) <= 2 * DBL_EPSILON);
      for (int j = 0; j < 3; j++) assert_true(r.weight[j] >= 0);
      or_exact_square(&exact, least, &f.p, 1, f.corner, 3);
      or_vec_from(&a, r.offset);
      or_square_between(found, &a, &zero);
      const double error = fabs(or_root_difference(found, least)) / size;
      or_tally_add(&offset, error);
      or_tally_add(&product, error * thin);
      if (thin > 0.01) or_tally_add(&rest, error);
    }
    printf("point-triangle, %s\n", names[family]);
    // The limit of the algorithm: the distance is off by up to size, so long as the triangle is thin enough.
    const double worst = or_tally_report(&offset, "  distance", DBL_EPSILON, "eps * size");
    assert_true(family >= NEEDLE || worst <= 3);
    assert_true(or_tally_report(&product, "  the same times height / longest side", DBL_EPSILON, "eps * size") <= 1);
    assert_true(or_tally_report(&rest, "  height / longest side > 0.01", DBL_EPSILON, "eps * size") <= 4);
  }
  mpq_clears(least, found, NULL);
  or_vec_clear(&a);
  or_vec_clear(&zero);
  or_exact_clear(&exact);
}

// Ericson's shorter form of 5.1.5: areas as differences of products of dot products.
static double distance_by_dot_products(const figure *f) {
  const og_vec3 a = f->corner[0], b = f->corner[1], c = f->corner[2], p = f->p;
  const og_vec3 ab = og_sub(b, a), ac = og_sub(c, a), ap = og_sub(p, a), bp = og_sub(p, b), cp = og_sub(p, c);
  const double d1 = og_dot(ab, ap), d2 = og_dot(ac, ap), d3 = og_dot(ab, bp), d4 = og_dot(ac, bp);
  const double d5 = og_dot(ab, cp), d6 = og_dot(ac, cp);
  const double vc = d1 * d4 - d3 * d2, vb = d5 * d2 - d1 * d6, va = d3 * d6 - d5 * d4;
  double v, w;
  if (d1 <= 0 && d2 <= 0) v = w = 0;
  else if (d3 >= 0 && d4 <= d3) v = 1, w = 0;
  else if (d6 >= 0 && d5 <= d6) v = 0, w = 1;
  else if (vc <= 0 && d1 >= 0 && d3 <= 0) v = d1 / (d1 - d3), w = 0;
  else if (vb <= 0 && d2 >= 0 && d6 <= 0) v = 0, w = d2 / (d2 - d6);
  else if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) w = (d4 - d3) / ((d4 - d3) + (d5 - d6)), v = 1 - w;
  else v = vb / (va + vb + vc), w = vc / (va + vb + vc);
  return og_norm(og_sub(ap, og_add(og_scale(v, ab), og_scale(w, ac))));
}

static void triple_products_keep_digits(void **state) {
  (void)state;
  or_random random = or_random_seeded(CAP);
  or_tally printed = {0}, ours = {0};
  or_exact exact;
  or_exact_init(&exact);
  mpq_t least;
  mpq_init(least);
  for (int k = 0; k < 4 * CASES; k++) {
    const figure f = make(&random, CAP);
    const double thin = thinness(&f);
    if (thin < 1e-6 || thin > 1e-4) continue;
    or_exact_square(&exact, least, &f.p, 1, f.corner, 3);
    const double truth = sqrt(mpq_get_d(least)), size = size_of(&f);
    or_tally_add(&printed, (distance_by_dot_products(&f) - truth) / size);
    or_tally_add(&ours, (og_norm(og_point_triangle(f.corner[0], f.corner[1], f.corner[2], f.p).offset) - truth) / size);
  }
  mpq_clear(least);
  or_exact_clear(&exact);
  const double short_form = or_tally_report(&printed, "cap 1e-6 to 1e-4 thin, dot products", DBL_EPSILON, "eps * size");
  const double long_form = or_tally_report(&ours, "cap 1e-6 to 1e-4 thin, triple products", DBL_EPSILON, "eps * size");
  assert_true(short_form > 100 * long_form);
}

static void scale_does_not_matter(void **state) {
  (void)state;
  or_random random = or_random_seeded(77);
  for (int k = 0; k < 3 * CASES; k++) {
    const figure f = make(&random, k % FAMILIES);
    const int power = or_random_int(&random, -800, 980);
    const og_triangle_point r = og_point_triangle(f.corner[0], f.corner[1], f.corner[2], f.p);
    const og_triangle_point s =
        og_point_triangle(og_vec_times_power(f.corner[0], power), og_vec_times_power(f.corner[1], power),
                          og_vec_times_power(f.corner[2], power), og_vec_times_power(f.p, power));
    assert_int_equal(s.outcome, OG_OUTCOME_ANSWERED);
    for (int j = 0; j < 3; j++) assert_true(s.weight[j] == r.weight[j]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_region_by_hand),      cmocka_unit_test(obtuse_triangle),
      cmocka_unit_test(limit_without_area),       cmocka_unit_test(outside_every_region),
      cmocka_unit_test(an_edge_without_a_square), cmocka_unit_test(bad_input_is_refused),
      cmocka_unit_test(distance_is_least),        cmocka_unit_test(triple_products_keep_digits),
      cmocka_unit_test(scale_does_not_matter)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
