#include "ref/features/clip.h"

og_clip og_clip_whole(void) { return (og_clip){.low = 0, .high = 1}; }

static void exclude(og_clip *clip, og_feature beyond) {
  clip->is_simply_excluded = clip->is_excluded = true;
  clip->beyond_low = clip->beyond_high = beyond;
}

static void raise_low(og_clip *clip, og_scalar at, og_feature beyond) {
  if (at <= clip->low && clip->has_low) return;
  clip->low = at;
  clip->has_low = true;
  clip->beyond_low = beyond;
}

static void lower_high(og_clip *clip, og_scalar at, og_feature beyond) {
  if (at >= clip->high && clip->has_high) return;
  clip->high = at;
  clip->has_high = true;
  clip->beyond_high = beyond;
}

static void clip_by_plane(og_clip *clip, const og_voronoi_plane *plane, og_scalar tail, og_scalar head) {
  if (tail < 0 && head < 0) exclude(clip, plane->beyond);
  else if (tail < 0) raise_low(clip, og_fraction(-tail, head - tail), plane->beyond);
  else if (head < 0) lower_high(clip, og_fraction(tail, tail - head), plane->beyond);
  if (clip->low > clip->high) clip->is_excluded = true;
}

void og_clip_by(og_clip *clip, const og_half_edge_mesh *mesh, int h, og_voronoi_region *region, int count) {
  og_voronoi_plane plane;
  for (int k = 0; k < count && !clip->is_excluded && og_voronoi_next(region, &plane); k++)
    clip_by_plane(clip, &plane, og_voronoi_side(&plane, region->scale, og_edge_tail(mesh, h)),
                  og_voronoi_side(&plane, region->scale, og_edge_head(mesh, h)));
}

og_clip og_clip_by_region(const og_half_edge_mesh *mesh, int h, og_voronoi_region region) {
  og_clip clip = og_clip_whole();
  og_clip_by(&clip, mesh, h, &region, region.left);
  return clip;
}
