// Every support mapping against the shape's definition in 512 bits: the point found is as high as the body along the
// direction, and no higher than the body along any other; at any scale, for any length of the direction.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"
#include "tests/support/high.h"

enum { POINTS = 12 };

/// One body of every kind, made from random numbers; `size` bounds |x| of its points.
typedef struct zoo {
  og_vec3 cloud[POINTS];
  og_hull hull;
  og_point point;
  og_segment segment;
  og_triangle_corners triangle;
  og_box box;
  og_sphere sphere;
  og_capsule capsule;
  og_cylinder cylinder;
  og_cone cone;
  og_ellipsoid ellipsoid;
  og_rounded rounded;
  og_minkowski_sum sum;
  og_minkowski_difference difference;
  og_affine_image image, flat;
} zoo;

enum { KINDS = 15 };
static const char *const kind_name[KINDS] = {"point",   "segment", "triangle",   "hull",  "box",
                                             "sphere",  "capsule", "cylinder",   "cone",  "ellipsoid",
                                             "rounded", "sum",     "difference", "image", "flat image"};
/// Worst loss of height and excess over the body allowed, in OG_SCALAR_EPSILON |direction| size: as measured, rounded
/// up.
static const double allowed[KINDS] = {0, 1, 1, 1, 2.5, 2, 2, 1.5, 1, 1, 2, 3, 3, 2, 3};

// Powers of two near the ends of the range.
#ifdef OG_BINARY32
enum { FAR_EXPONENT = 110, LONG_EXPONENT = 125 };
#else
enum { FAR_EXPONENT = 990, LONG_EXPONENT = 1000 };
#endif

static og_scalar uniform(or_random *random) { return (og_scalar)or_random_uniform(random); }
static og_vec3 random_vec(or_random *random) {
  const og_scalar x = uniform(random), y = uniform(random), z = uniform(random);
  return (og_vec3){x, y, z};
}
/// Often zero, tiny, or along an axis.
static og_vec3 random_direction(or_random *random) {
  og_vec3 d = random_vec(random);
  const int kind = or_random_int(random, 0, 9);
  const og_scalar tiny = (og_scalar)ldexp(1, -or_random_int(random, 1, 100));
  if (kind == 0) d.x = 0;
  if (kind == 1) d.x = d.y = 0;
  if (kind == 2) d.y *= tiny;
  if (kind == 3) d.x *= tiny, d.y *= tiny;
  if (kind == 4) d.z *= tiny;
  if (kind == 5) d.y = d.x, d.z = 0;
  if (kind == 6) d.x = d.y = d.z = 1;
  return d;
}

/// Across two edges between the cloud's points: most often three of them are equally far but for rounding.
static og_vec3 near_tie(const zoo *z, or_random *random, int exponent) {
  const og_scalar unit = (og_scalar)ldexp(1, -exponent);
  const int a = or_random_int(random, 0, 2);
  const og_vec3 u = og_scale(unit, og_sub(z->cloud[a], z->cloud[a + 1]));
  const og_vec3 v = og_scale(unit, og_sub(z->cloud[a], z->cloud[a + 2]));
  return og_cross(u, v);
}

/// A rotation from a random quaternion, rounded.
static og_mat3 random_rotation(or_random *random) {
  const og_scalar x = uniform(random), y = uniform(random), z = uniform(random), w = uniform(random);
  const og_scalar s = 2 / (x * x + y * y + z * z + w * w);
  return (og_mat3){{{1 - s * (y * y + z * z), s * (x * y - z * w), s * (x * z + y * w)},
                    {s * (x * y + z * w), 1 - s * (x * x + z * z), s * (y * z - x * w)},
                    {s * (x * z - y * w), s * (y * z + x * w), 1 - s * (x * x + y * y)}}};
}

static void make(zoo *z, or_random *random, int exponent) {
  const og_scalar unit = (og_scalar)ldexp(1, exponent);
  for (int k = 0; k < POINTS; k++) z->cloud[k] = og_scale(unit, random_vec(random));
  z->hull = (og_hull){POINTS, z->cloud};
  z->point.at = z->cloud[0];
  memcpy(z->segment.end, z->cloud, sizeof z->segment.end);
  memcpy(z->triangle.corner, z->cloud, sizeof z->triangle.corner);
  og_scalar length[6];
  for (int k = 0; k < 6; k++) length[k] = unit * og_abs(uniform(random));
  z->box = (og_box){z->cloud[1], {length[0], length[1], length[2]}, random_rotation(random)};
  z->sphere = (og_sphere){z->cloud[2], length[3]};
  z->capsule = (og_capsule){z->cloud[3], z->cloud[4], length[4]};
  z->cylinder = (og_cylinder){length[0], length[1]};
  z->cone = (og_cone){length[2], length[3]};
  z->ellipsoid.half = (og_vec3){length[3], length[4], length[5]};
  z->rounded = (og_rounded){og_convex_hull(&z->hull), length[5]};
  z->sum = (og_minkowski_sum){og_convex_box(&z->box), og_convex_cone(&z->cone)};
  z->difference = (og_minkowski_difference){og_convex_capsule(&z->capsule), og_convex_triangle(&z->triangle)};
  z->image = (og_affine_image){og_convex_cylinder(&z->cylinder), random_rotation(random), z->cloud[5]};
  z->flat = (og_affine_image){og_convex_hull(&z->hull), random_rotation(random), z->cloud[6]};
  z->flat.matrix.row[2] = z->flat.matrix.row[1];
}

static og_convex body_of(const zoo *z, int kind) {
  switch (kind) {
  case 0: return og_convex_point(&z->point);
  case 1: return og_convex_segment(&z->segment);
  case 2: return og_convex_triangle(&z->triangle);
  case 3: return og_convex_hull(&z->hull);
  case 4: return og_convex_box(&z->box);
  case 5: return og_convex_sphere(&z->sphere);
  case 6: return og_convex_capsule(&z->capsule);
  case 7: return og_convex_cylinder(&z->cylinder);
  case 8: return og_convex_cone(&z->cone);
  case 9: return og_convex_ellipsoid(&z->ellipsoid);
  case 10: return og_convex_rounded(&z->rounded);
  case 11: return og_convex_minkowski_sum(&z->sum);
  case 12: return og_convex_minkowski_difference(&z->difference);
  case 13: return og_convex_affine_image(&z->image);
  default: return og_convex_affine_image(&z->flat);
  }
}

/// (d . point - height of the body along d) / (OG_SCALAR_EPSILON |d| 2^exponent): 0 at the top, positive outside.
static double excess(const og_convex *body, og_vec3 point, og_vec3 direction, int exponent) {
  high_vec d;
  mpfr_t height, reached;
  high_init(&d);
  mpfr_inits2(HIGH_BITS, height, reached, (mpfr_ptr)0);
  high_set(&d, direction);
  high_height(height, body, &d);
  high_dot(reached, &d, point);
  mpfr_sub(reached, reached, height, MPFR_RNDN);
  high_length(height, &d, (og_vec3){1, 1, 1});
  mpfr_div(reached, reached, height, MPFR_RNDN);
  mpfr_mul_2si(reached, reached, -exponent, MPFR_RNDN);
  const double e = mpfr_get_d(reached, MPFR_RNDN) / (double)OG_SCALAR_EPSILON;
  mpfr_clears(height, reached, (mpfr_ptr)0);
  high_clear(&d);
  return e;
}

static void test_against_the_definition(void **state) {
  (void)state;
  double lost[KINDS] = {0}, outside[KINDS] = {0};
  or_random random = or_random_seeded(1);
  for (int round = 0; round < wanted_share(6000); round++) {
    const int exponent = round % 3 == 0 ? 0 : round % 3 == 1 ? FAR_EXPONENT : -FAR_EXPONENT;
    zoo z;
    make(&z, &random, exponent);
    for (int kind = 0; kind < KINDS; kind++) {
      const og_convex body = body_of(&z, kind);
      const og_vec3 direction = round % 2 == 0 ? random_direction(&random) : near_tie(&z, &random, exponent);
      const og_vec3 found = og_support_of(&body, direction).point;
      assert_true(og_is_finite(found));
      lost[kind] = fmax(lost[kind], -excess(&body, found, direction, exponent));
      outside[kind] = fmax(outside[kind], excess(&body, found, direction, exponent));
      for (int k = 0; k < 6; k++) {
        const og_vec3 other = k < 3 ? random_direction(&random)
                                    : og_add_scaled(direction, (og_scalar)ldexp(1, -10 * k), random_vec(&random));
        outside[kind] = fmax(outside[kind], excess(&body, found, other, exponent));
      }
    }
  }
  for (int kind = 0; kind < KINDS; kind++) {
    print_message("%-11s lost %.3f, outside %.3f eps |d| size\n", kind_name[kind], lost[kind], outside[kind]);
  }
  for (int kind = 0; kind < KINDS; kind++) {
    assert_true(lost[kind] <= allowed[kind]);
    assert_true(outside[kind] <= allowed[kind]);
  }
}

static bool same(og_vec3 a, og_vec3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

static void test_powers_of_two_change_nothing(void **state) {
  (void)state;
  for (uint64_t seed = 1; seed <= (uint64_t)wanted_share(200); seed++) {
    static const int body_exponent[] = {0, FAR_EXPONENT, -FAR_EXPONENT / 2},
                     direction_exponent[] = {0, LONG_EXPONENT, -LONG_EXPONENT / 2};
    og_vec3 answer[KINDS], direction[KINDS];
    for (int s = 0; s < 9; s++) {
      or_random random = or_random_seeded(seed);
      zoo z;
      make(&z, &random, body_exponent[s / 3]);
      for (int kind = 0; kind < KINDS; kind++) {
        if (s == 0) direction[kind] = random_vec(&random);
        const og_convex body = body_of(&z, kind);
        const og_vec3 d = og_scale((og_scalar)ldexp(1, direction_exponent[s % 3]), direction[kind]);
        const og_vec3 found = og_support_of(&body, d).point;
        if (s == 0) answer[kind] = found;
        assert_true(same(found, og_scale((og_scalar)ldexp(1, body_exponent[s / 3]), answer[kind])));
      }
    }
  }
}

static void test_zero_and_subnormal_directions(void **state) {
  (void)state;
  or_random random = or_random_seeded(2);
  for (int round = 0; round < wanted_share(50); round++) {
    zoo z;
    make(&z, &random, 0);
    for (int kind = 0; kind < KINDS; kind++) {
      const og_convex body = body_of(&z, kind);
      const og_vec3 found = og_support_of(&body, (og_vec3){0, 0, 0}).point;
      assert_true(og_is_finite(found) && og_is_finite(body.inside));
      const og_vec3 other = random_vec(&random);
      assert_true(excess(&body, found, other, 0) <= allowed[kind]);
      // Flat bodies: the middle is rounded too.
      assert_true(excess(&body, body.inside, other, 0) <= 2);
      const og_vec3 least = {0, -(OG_SCALAR_MIN * OG_SCALAR_EPSILON), 0};
      const og_vec3 d = {0, -1, 0};
      assert_true(same(og_support_of(&body, least).point, og_support_of(&body, d).point));
    }
  }
}

static void test_hand_made(void **state) {
  (void)state;
  // A 3-4-5 direction: everything is exact.
  const og_sphere sphere = {{1, 2, 3}, 10};
  assert_true(same(og_sphere_support(&sphere, (og_vec3){3, 0, -4}).point, (og_vec3){7, 2, -5}));
  const og_capsule capsule = {{0, 0, 0}, {0, 0, 1}, 5};
  assert_true(same(og_capsule_support(&capsule, (og_vec3){3, 4, 0}).point, (og_vec3){3, 4, 0}));
  assert_true(same(og_capsule_support(&capsule, (og_vec3){3, 0, 4}).point, (og_vec3){3, 0, 5}));
  const og_cylinder cylinder = {5, 7};
  assert_true(same(og_cylinder_support(&cylinder, (og_vec3){3, 4, -1}).point, (og_vec3){3, 4, -7}));
  assert_true(same(og_cylinder_support(&cylinder, (og_vec3){0, 0, 1}).point, (og_vec3){0, 0, 7}));
  assert_true(same(og_cylinder_support(&cylinder, (og_vec3){0, (og_scalar)-0x1p-60, 1}).point, (og_vec3){0, -5, 7}));
  // Radius 4, height 3: the slant's normal is (3, 0, 4) and everything on the slant is equally far.
  const og_cone cone = {4, (og_scalar)1.5};
  const og_vec3 apex = {0, 0, (og_scalar)1.5};
  const og_scalar eps = OG_SCALAR_EPSILON;
  assert_true(same(og_cone_support(&cone, (og_vec3){3, 0, 4}).point, apex));
  assert_true(same(og_cone_support(&cone, (og_vec3){3, 0, 4 * (1 + eps)}).point, apex));
  assert_true(same(og_cone_support(&cone, (og_vec3){3, 0, 4 * (1 - eps)}).point, (og_vec3){4, 0, (og_scalar)-1.5}));
  assert_true(same(og_cone_support(&cone, (og_vec3){0, 0, -1}).point, (og_vec3){0, 0, (og_scalar)-1.5}));
  const og_ellipsoid ellipsoid = {{3, 4, 5}};
  assert_true(same(og_ellipsoid_support(&ellipsoid, (og_vec3){0, -2, 0}).point, (og_vec3){0, -4, 0}));
  const og_ellipsoid egg = {{1, 2, 3}};
  assert_true(
      same(og_ellipsoid_support(&egg, (og_vec3){3, 2, 0}).point, (og_vec3){(og_scalar)3 / 5, (og_scalar)8 / 5, 0}));
  // An ellipsoid without thickness, seen from its side: its centre.
  const og_ellipsoid disk = {{3, 4, 0}};
  assert_true(same(og_ellipsoid_support(&disk, (og_vec3){0, 0, 1}).point, (og_vec3){0, 0, 0}));
  const og_mat3 identity = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  const og_box box = {{0, 0, 0}, {1, 2, 3}, identity};
  for (int k = 0; k < 8; k++) {
    const og_support s = og_box_support(&box, og_box_corner(&box, k));
    assert_int_equal(s.vertex, k);
    assert_true(same(s.point, og_box_corner(&box, k)));
  }
  assert_int_equal(og_box_support(&box, (og_vec3){1, 0, 0}).vertex, 1); // ties: the negative side
  // A shear of the box: x' = x + y. Along x its farthest corner has both x and y positive.
  const og_affine_image shear = {og_convex_box(&box), {{{1, 1, 0}, {0, 1, 0}, {0, 0, 1}}}, {10, 0, 0}};
  const og_support corner = og_affine_image_support(&shear, (og_vec3){1, 0, 0});
  assert_int_equal(corner.vertex, 3);
  assert_true(same(corner.point, (og_vec3){13, 2, -3}));
  const og_minkowski_difference difference = {og_convex_box(&box), og_convex_sphere(&sphere)};
  assert_true(same(og_minkowski_difference_support(&difference, (og_vec3){1, 0, 0}).point,
                   (og_vec3){1 - 1 + 10, -2 - 2, -3 - 3}));
}

static void test_first_index_on_ties(void **state) {
  (void)state;
  or_random random = or_random_seeded(3);
  for (int round = 0; round < wanted_share(20000); round++) {
    og_vec3 point[POINTS];
    for (int k = 0; k < POINTS; k++)
      point[k] = (og_vec3){(og_scalar)or_random_int(&random, -2, 2), (og_scalar)or_random_int(&random, -2, 2),
                           (og_scalar)or_random_int(&random, -2, 2)};
    const og_hull hull = {or_random_int(&random, 1, POINTS), point};
    const og_vec3 d = {(og_scalar)or_random_int(&random, -3, 3), (og_scalar)or_random_int(&random, -3, 3),
                       (og_scalar)or_random_int(&random, -3, 3)};
    const og_support s = og_hull_scan(&hull, d);
    const og_scalar height = og_dot(d, s.point);
    assert_true(same(s.point, point[s.vertex]));
    for (int k = 0; k < hull.count; k++)
      assert_true(k < s.vertex ? og_dot(d, point[k]) < height : og_dot(d, point[k]) <= height);
  }
}

static void test_vertex_numbers(void **state) {
  (void)state;
  or_random random = or_random_seeded(4);
  zoo z;
  make(&z, &random, 0);
  for (int kind = 0; kind < KINDS; kind++) {
    const og_convex body = body_of(&z, kind);
    const int vertex = og_support_of(&body, random_vec(&random)).vertex;
    const bool has_vertices = kind <= 4 || kind == 14;
    assert_true(has_vertices ? vertex >= 0 : vertex == -1);
  }
  z.rounded.radius = 0;
  const og_vec3 d = random_vec(&random);
  assert_int_equal(og_rounded_support(&z.rounded, d).vertex, og_hull_scan(&z.hull, d).vertex);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_against_the_definition),        cmocka_unit_test(test_powers_of_two_change_nothing),
      cmocka_unit_test(test_zero_and_subnormal_directions), cmocka_unit_test(test_hand_made),
      cmocka_unit_test(test_first_index_on_ties),           cmocka_unit_test(test_vertex_numbers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
