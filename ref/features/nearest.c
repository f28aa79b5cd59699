#include "ref/features/nearest.h"

#include "ref/closest/point_segment.h"
#include "ref/closest/segment_segment.h"
#include "ref/features/clip.h"

// Side 0 is that of the first argument.
static og_nearest_points swapped(og_nearest_points p) { return (og_nearest_points){p.b, p.a, og_neg(p.offset)}; }

static og_nearest_points edge_edge(const og_half_edge_mesh *a, int h, const og_half_edge_mesh *b, int k) {
  const og_segment_pair s =
      og_segment_segment(og_edge_tail(a, h), og_edge_head(a, h), og_edge_tail(b, k), og_edge_head(b, k));
  return (og_nearest_points){s.a, s.b, s.offset};
}

// The parameter is measured in the frame of the nearer end, where the offset is exact but for one rounding.
static og_nearest_points point_edge(og_vec3 x, const og_half_edge_mesh *b, int k) {
  const og_segment_pair s = og_segment_segment(x, x, og_edge_tail(b, k), og_edge_head(b, k));
  return (og_nearest_points){x, s.b, s.offset};
}

static og_nearest_points point_face(og_vec3 x, const og_half_edge_mesh *b, int face, og_scalar scale) {
  const og_vec3 offset = og_scale(og_voronoi_height(b, scale, face, x) / scale, b->face[face].normal);
  return (og_nearest_points){x, og_sub(x, offset), offset};
}

static og_nearest_points edge_face(const og_half_edge_mesh *a, int h, const og_half_edge_mesh *b, int face,
                                   og_scalar scale) {
  const og_feature f = {OG_FEATURE_FACE, face};
  const og_clip clip = og_clip_by_region(a, h, og_voronoi_region_of(b, scale, f));
  const og_scalar middle = clip.is_excluded ? (og_scalar)0.5 : clip.low + (clip.high - clip.low) / 2;
  const og_vec3 tail = og_edge_tail(a, h), along = og_sub(og_edge_head(a, h), tail);
  return point_face(og_add_scaled(tail, middle, along), b, face, scale);
}

// Sets *h to the first edge around a's face that passes above b's.
static bool passes_above(const og_half_edge_mesh *a, int face_a, const og_half_edge_mesh *b, int face_b,
                         og_scalar scale, int *h) {
  const og_feature f = {OG_FEATURE_FACE, face_b};
  const int first = a->face[face_a].edge;
  *h = first;
  do {
    if (!og_clip_by_region(a, *h, og_voronoi_region_of(b, scale, f)).is_excluded) return true;
    *h = a->edge[*h].next;
  } while (*h != first);
  return false;
}

static og_nearest_points face_face(const og_half_edge_mesh *a, int face_a, const og_half_edge_mesh *b, int face_b,
                                   og_scalar scale) {
  int h;
  if (passes_above(a, face_a, b, face_b, scale, &h)) return edge_face(a, h, b, face_b, scale);
  (void)passes_above(b, face_b, a, face_a, scale, &h);
  return swapped(edge_face(b, h, a, face_a, scale));
}

// With the feature of lower dimension first.
static og_nearest_points in_order(const og_half_edge_mesh *a, og_feature x, const og_half_edge_mesh *b, og_feature y,
                                  og_scalar scale) {
  if (x.kind == OG_FEATURE_VERTEX) {
    const og_vec3 p = a->vertex[x.index];
    if (y.kind == OG_FEATURE_EDGE) return point_edge(p, b, y.index);
    if (y.kind == OG_FEATURE_FACE) return point_face(p, b, y.index, scale);
    return (og_nearest_points){p, b->vertex[y.index], og_sub(p, b->vertex[y.index])};
  }
  if (x.kind == OG_FEATURE_FACE) return face_face(a, x.index, b, y.index, scale);
  if (y.kind == OG_FEATURE_FACE) return edge_face(a, x.index, b, y.index, scale);
  return edge_edge(a, x.index, b, y.index);
}

og_nearest_points og_nearest_of_features(const og_half_edge_mesh *const mesh[2], og_scalar scale,
                                         og_feature_pair pair) {
  if (pair.of[0].kind <= pair.of[1].kind) return in_order(mesh[0], pair.of[0], mesh[1], pair.of[1], scale);
  return swapped(in_order(mesh[1], pair.of[1], mesh[0], pair.of[0], scale));
}

// Is a part of half-edge h outside the plane between the face of k and k's edge?
static bool is_outside(const og_half_edge_mesh *mesh, int h, const og_voronoi_plane *plane, og_scalar scale) {
  return og_voronoi_side(plane, scale, og_edge_tail(mesh, h)) < 0 ||
         og_voronoi_side(plane, scale, og_edge_head(mesh, h)) < 0;
}

og_feature og_nearest_on_boundary(const og_half_edge_mesh *mesh, int h, const og_half_edge_mesh *other, int face,
                                  og_scalar scale) {
  const og_feature f = {OG_FEATURE_FACE, face};
  og_voronoi_region region = og_voronoi_region_of(other, scale, f);
  og_voronoi_plane plane;
  og_feature best = {OG_FEATURE_EDGE, other->face[face].edge};
  og_scalar least = OG_SCALAR_MAX;
  while (og_voronoi_next(&region, &plane)) {
    if (!is_outside(mesh, h, &plane, scale)) continue;
    const int k = plane.beyond.index;
    const og_segment_pair s = og_segment_segment(og_edge_tail(mesh, h), og_edge_head(mesh, h), og_edge_tail(other, k),
                                                 og_edge_head(other, k));
    const og_scalar square = og_norm2(og_scale(scale, s.offset));
    if (!(square < least)) continue;
    least = square;
    best = plane.beyond;
    if (s.t == 0) best = (og_feature){OG_FEATURE_VERTEX, other->edge[k].origin};
    else if (s.t == 1) best = (og_feature){OG_FEATURE_VERTEX, other->edge[other->edge[k].twin].origin};
  }
  return best;
}
