#include "ref/support/triangle.h"

#include "ref/door/support.h"
#include "ref/closest/triangle_logic.h"
#include "ref/support/hull_scan.h"

/*@ lemma sum_below: \forall real m, a, b, c, x, y, z;
      weights3(x, y, z) && a <= m && b <= m && c <= m ==> sum3(a, b, c, x, y, z) <= m;
    lemma between_corners: \forall og_vec3 p, a, b, c, d, real m, x, y, z;
      weights3(x, y, z) && combined(p, a, b, c, x, y, z) && dot(d, a) <= m && dot(d, b) <= m && dot(d, c) <= m ==>
      dot(d, p) <= m; */

/*@ requires triangle: \valid_read(triangle);
    terminates \true; exits \false; assigns \nothing;
    ensures corner:   0 <= \result.vertex < 3 && \result.point == triangle->corner[\result.vertex];
    ensures farthest: exact_arithmetic ==> \forall og_vec3 p, real x, y, z; weights3(x, y, z) &&
                        combined(p, triangle->corner[0], triangle->corner[1], triangle->corner[2], x, y, z) ==>
                        dot(direction, p) <= dot(direction, \result.point); */
static og_support support(const og_triangle_corners *triangle, og_vec3 direction) {
  const og_hull hull = {3, triangle->corner};
  const og_support found = og_hull_highest(&hull, direction);
  /*@ assert corners: exact_arithmetic ==> dot(direction, triangle->corner[0]) <= dot(direction, found.point) &&
        dot(direction, triangle->corner[1]) <= dot(direction, found.point) &&
        dot(direction, triangle->corner[2]) <= dot(direction, found.point); */
  return found;
}

og_support og_triangle_support(const void *shape, og_vec3 direction) {
  const og_triangle_corners *triangle = shape;
  return support(triangle, direction);
}

og_convex og_convex_triangle(const og_triangle_corners *triangle) {
  const og_hull hull = {3, triangle->corner};
  return (og_convex){og_triangle_support, triangle, og_convex_hull(&hull).inside};
}

static og_support_claim run_support_triangle(const og_support_input *input) {
  const og_triangle_corners triangle = {{input->point[0], input->point[1], input->point[2]}};
  return og_support_claim_of(og_triangle_support(&triangle, input->direction));
}

// ---- what is known of it ----

static const og_door_support support_triangle_door = {
    .run = run_support_triangle, .shape = OG_SUPPORT_POINTS, .points = 3, .bound = OG_SCAN_BOUND};

const og_algorithm og_algorithm_support_triangle = {
    .id = "support-triangle",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/triangle",
    .source = "van den Bergen 2003, 4.3.4",
    .cost = "O(1)",
    .limits = "as hull-scan",
    .support = &support_triangle_door,
};
