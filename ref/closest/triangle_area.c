#include "ref/closest/triangle_area.h"

// The longest edge is followed by `next` and led up to by `before`. The shorter of these two says how far the third
// vertex is from the longest edge: the other one is rounded by as much more as it is longer.
/*@ requires closed: exact_arithmetic ==> next.x == -longest.x - before.x && next.y == -longest.y - before.y &&
                                          next.z == -longest.z - before.z;
    terminates \true; exits \false; assigns \nothing;
    ensures cross: exact_arithmetic ==> is_cross(\result, longest, next); */
static og_vec3 by_longest(og_vec3 longest, og_vec3 next, og_vec3 before) {
  if (og_norm2(next) <= og_norm2(before)) return og_cross(longest, og_across(next, longest));
  return og_cross(og_across(before, longest), longest);
}

// Thin triangles have two edges with a length, and so a longest one.
og_vec3 og_thin_triangle_area(og_vec3 a, og_vec3 b, og_vec3 c) {
  const og_vec3 ab = og_sub(b, a), bc = og_sub(c, b), ca = og_sub(a, c);
  const og_scalar ab2 = og_norm2(ab), bc2 = og_norm2(bc), ca2 = og_norm2(ca);
  if (ab2 >= bc2 && ab2 >= ca2) return by_longest(ab, bc, ca);
  return bc2 >= ca2 ? by_longest(bc, ca, ab) : by_longest(ca, ab, bc);
}
