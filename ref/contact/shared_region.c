#include "ref/contact/shared_region.h"

#include "ref/polygon/half_plane.h"

// The corners in clipped[0], cut by the region's edges; of a region of two corners by its line and its ends.
static int cut_by_region(og_vec2 *clipped[2], int count, const og_region *region, og_scalar slack, int most) {
  for (int k = 0; k < region->count && count > 0; k++) {
    const og_half_plane edge = og_left_of(region->corner[k], region->corner[(k + 1) % region->count]);
    count = og_half_plane_cut(clipped[1], most, clipped[0], count, &edge, slack);
    for (int i = 0; i < count; i++) clipped[0][i] = clipped[1][i];
  }
  if (region->count != 2) return count;
  for (int k = 0; k < 2 && count > 0; k++) {
    const og_vec2 along = og_sub2(region->corner[1 - k], region->corner[k]);
    const og_vec3 unit = og_axis_unit((og_vec3){along.x, along.y, 0});
    const og_half_plane end = {region->corner[k], {unit.x, unit.y}};
    count = og_half_plane_cut(clipped[1], most, clipped[0], count, &end, slack);
    for (int i = 0; i < count; i++) clipped[0][i] = clipped[1][i];
  }
  return count;
}

static bool runs_along(const og_region *segment, const og_region *other, og_scalar slack) {
  const og_half_plane line = og_left_of(other->corner[0], other->corner[1]);
  return og_abs(og_half_plane_depth(&line, segment->corner[0])) <= slack &&
         og_abs(og_half_plane_depth(&line, segment->corner[1])) <= slack;
}

// Two segments share more than a point only where both ends of one lie on the line through the other.
static bool cross_each_other(const og_region *a, const og_region *b, og_scalar slack) {
  return a->count == 2 && b->count == 2 && !runs_along(a, b, slack) && !runs_along(b, a, slack);
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
