#include "ref/contact/shared_region.h"

typedef struct half_plane {
  og_vec2 from, inwards; // of unit length
} half_plane;

static og_scalar depth_of(const half_plane *h, og_vec2 p) { return og_dot2(h->inwards, og_sub2(p, h->from)); }

// To the left of the way from one corner to the next. Zero inwards, which cuts nothing, where they are one.
static half_plane left_of(og_vec2 from, og_vec2 to) {
  const og_vec2 along = og_sub2(to, from);
  const og_vec3 unit = og_axis_unit((og_vec3){-along.y, along.x, 0});
  return (half_plane){from, {unit.x, unit.y}};
}

static og_vec2 crossing(og_vec2 p, og_scalar of_p, og_vec2 q, og_scalar of_q) {
  const og_scalar t = of_p / (of_p - of_q);
  return (og_vec2){p.x + t * (q.x - p.x), p.y + t * (q.y - p.y)};
}

// The part of the polygon in the half-plane: at most one corner more, as the polygon is convex but for rounding.
static int cut(og_vec2 *kept, const og_vec2 *corner, int count, const half_plane *h, og_scalar slack, int most) {
  int n = 0;
  for (int k = 0; k < count && n < most; k++) {
    const og_vec2 p = corner[k], q = corner[(k + 1) % count];
    const og_scalar of_p = depth_of(h, p), of_q = depth_of(h, q);
    if (of_p >= -slack) kept[n++] = p;
    if (n < most && (of_p >= -slack) != (of_q >= -slack)) kept[n++] = crossing(p, of_p, q, of_q);
  }
  return n;
}

// The corners in clipped[0], cut by the region's edges; of a region of two corners by its line and its ends.
static int cut_by_region(og_vec2 *clipped[2], int count, const og_region *region, og_scalar slack, int most) {
  for (int k = 0; k < region->count && count > 0; k++) {
    const half_plane edge = left_of(region->corner[k], region->corner[(k + 1) % region->count]);
    count = cut(clipped[1], clipped[0], count, &edge, slack, most);
    for (int i = 0; i < count; i++) clipped[0][i] = clipped[1][i];
  }
  if (region->count != 2) return count;
  for (int k = 0; k < 2 && count > 0; k++) {
    const og_vec2 along = og_sub2(region->corner[1 - k], region->corner[k]);
    const og_vec3 unit = og_axis_unit((og_vec3){along.x, along.y, 0});
    const half_plane end = {region->corner[k], {unit.x, unit.y}};
    count = cut(clipped[1], clipped[0], count, &end, slack, most);
    for (int i = 0; i < count; i++) clipped[0][i] = clipped[1][i];
  }
  return count;
}

// Two segments share more than a point only where both ends of one lie on the line through the other.
static bool cross_each_other(const og_region *a, const og_region *b, og_scalar slack) {
  if (a->count != 2 || b->count != 2) return false;
  const half_plane line = left_of(a->corner[0], a->corner[1]), other = left_of(b->corner[0], b->corner[1]);
  const bool on_a = og_abs(depth_of(&line, b->corner[0])) <= slack && og_abs(depth_of(&line, b->corner[1])) <= slack;
  const bool on_b = og_abs(depth_of(&other, a->corner[0])) <= slack && og_abs(depth_of(&other, a->corner[1])) <= slack;
  return !on_a && !on_b;
}

int og_shared_region(og_vec2 *clipped[2], const og_region *a, const og_region *b, og_scalar slack) {
  const og_region *few = a->count <= b->count ? a : b, *many = a->count <= b->count ? b : a;
  if (few->count < 1 || cross_each_other(a, b, slack)) return 0;
  if (many->count == 1) {
    const og_vec2 apart = og_sub2(a->corner[0], b->corner[0]);
    clipped[0][0] = a->corner[0];
    return og_abs(apart.x) <= slack && og_abs(apart.y) <= slack ? 1 : 0;
  }
  for (int k = 0; k < few->count; k++) clipped[0][k] = few->corner[k];
  return cut_by_region(clipped, few->count, many, slack, a->count + b->count + 2);
}
