#include "ref/polygon/half_plane.h"

og_half_plane og_left_of(og_vec2 from, og_vec2 to) {
  const og_vec2 along = og_sub2(to, from);
  const og_vec3 unit = og_axis_unit((og_vec3){-along.y, along.x, 0});
  return (og_half_plane){from, {unit.x, unit.y}};
}

// On the segment even where an end counts as within that is not.
static og_vec2 crossing(og_vec2 p, og_scalar of_p, og_vec2 q, og_scalar of_q) {
  const og_scalar t = og_max(0, og_min(1, of_p / (of_p - of_q)));
  return (og_vec2){p.x + t * (q.x - p.x), p.y + t * (q.y - p.y)};
}

int og_half_plane_cut(og_vec2 *kept, int most, const og_vec2 *corner, int count, const og_half_plane *h,
                      og_scalar slack) {
  int n = 0;
  /*@ loop invariant k: 0 <= k <= count;
      loop invariant n: 0 <= n <= most;
      loop assigns k, n, kept[0 .. most - 1];
      loop variant count - k; */
  for (int k = 0; k < count; k++) {
    const og_vec2 p = corner[k], q = corner[k + 1 < count ? k + 1 : 0];
    const og_scalar of_p = og_half_plane_depth(h, p), of_q = og_half_plane_depth(h, q);
    if (n < most && of_p >= -slack) kept[n++] = p;
    if (n < most && (of_p >= -slack) != (of_q >= -slack)) kept[n++] = crossing(p, of_p, q, of_q);
  }
  return n;
}
