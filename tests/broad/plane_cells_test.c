// Intervals of boxes along the directions of planes: along an axis the box's own, along a diagonal a quarter of what
// its corners span; rounding keeps the order, so boxes that overlap have intervals that overlap.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "ref/broad/plane_cells.h"
#include "tool/gen/random.h"

static const int normal[OG_DIRECTIONS][3] = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1},  {1, 1, 0},  {1, -1, 0},
                                             {1, 0, 1},  {1, 0, -1}, {0, 1, 1},  {0, 1, -1}, {1, 1, 1},
                                             {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};

static og_aabb random_box(og_random *random, int64_t size) {
  og_scalar end[2][3];
  for (int k = 0; k < 3; k++) {
    const og_scalar a = (og_scalar)og_random_integer(random, -size, size);
    const og_scalar b = (og_scalar)og_random_integer(random, -size, size);
    end[0][k] = og_min(a, b);
    end[1][k] = og_max(a, b);
  }
  return (og_aabb){{end[0][0], end[0][1], end[0][2]}, {end[1][0], end[1][1], end[1][2]}};
}

static og_scalar along(int direction, og_vec3 p) {
  const int *const n = normal[direction];
  const og_scalar sum = (og_scalar)n[0] * p.x + (og_scalar)n[1] * p.y + (og_scalar)n[2] * p.z;
  return direction < 3 ? sum : sum / 4;
}

// Small integers: nothing is rounded.
static void test_corners(void **state) {
  (void)state;
  og_random random;
  og_random_start(&random, "intervals", 1, 0);
  for (int round = 0; round < 1000; round++) {
    const og_aabb box = random_box(&random, 50);
    for (int direction = 0; direction < OG_DIRECTIONS; direction++) {
      og_scalar lo = OG_SCALAR_MAX, hi = -OG_SCALAR_MAX;
      for (int corner = 0; corner < 8; corner++) {
        const og_vec3 p = {(corner & 1) != 0 ? box.hi.x : box.lo.x, (corner & 2) != 0 ? box.hi.y : box.lo.y,
                           (corner & 4) != 0 ? box.hi.z : box.lo.z};
        lo = og_min(lo, along(direction, p));
        hi = og_max(hi, along(direction, p));
      }
      const og_interval found = og_along(&box, direction);
      assert_true(found.lo == lo && found.hi == hi);
    }
  }
}

// Far numbers, so that every sum is rounded: of boxes that share a corner the intervals still meet.
static void test_rounding_parts_nothing(void **state) {
  (void)state;
  og_random random;
  og_random_start(&random, "intervals", 1, 1);
  for (int round = 0; round < 3000; round++) {
    og_vec3 p[3];
    for (int k = 0; k < 3; k++) {
      const int power = (int)og_random_integer(&random, -60, 60);
      p[k].x = (og_scalar)ldexp(og_random_between(&random, -1, 1), power);
      p[k].y = (og_scalar)ldexp(og_random_between(&random, -1, 1), -power);
      p[k].z = (og_scalar)og_random_between(&random, -1, 1);
    }
    // From the middle one's corner down, and from it up.
    const og_aabb below = {{og_min(p[0].x, p[1].x), og_min(p[0].y, p[1].y), og_min(p[0].z, p[1].z)}, p[1]};
    const og_aabb above = {p[1], {og_max(p[2].x, p[1].x), og_max(p[2].y, p[1].y), og_max(p[2].z, p[1].z)}};
    for (int direction = 0; direction < OG_DIRECTIONS; direction++) {
      const og_interval a = og_along(&below, direction), b = og_along(&above, direction);
      assert_true(a.lo <= a.hi && b.lo <= b.hi && a.lo <= b.hi && b.lo <= a.hi);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_corners), cmocka_unit_test(test_rounding_parts_nothing)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
