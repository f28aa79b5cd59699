#include "ref/contact/region.h"

#include "ref/polytope/hull_2d.h"

static og_vec3 towards_of(const og_contact_plane *plane, bool below) {
  return below ? og_neg(plane->axis[2]) : plane->axis[2];
}

// Of the vertices that are corners of the mesh: points within a face may be just as far.
static int farthest(const og_half_edge_mesh *mesh, const og_axis_frame *frame, og_vec3 d) {
  int best = 0;
  og_scalar most = -OG_SCALAR_MAX;
  for (int k = 0; k < mesh->vertex_count; k++) {
    if (mesh->vertex_edge[k] < 0) continue;
    const og_scalar value = og_axis_value(frame, d, mesh->vertex[k]);
    if (!(value > most)) continue;
    most = value;
    best = k;
  }
  return best;
}

static void take(og_region *region, int vertex) {
  if (region->seen[vertex] || region->count >= region->room) return;
  region->seen[vertex] = 1;
  region->found[region->count++] = vertex;
}

// ---- edges that face a direction ----

// Where both ends of an arc are turned away by more than rounding, so is all of it.
static const og_scalar AWAY = -16 * OG_SCALAR_EPSILON;

typedef struct disc {
  og_vec3 d;
  og_scalar cosine, sine; // of the tolerance angle
} disc;

// No angle is smaller than the rounding of a face's normal and of the direction.
static disc disc_about(og_vec3 d, og_scalar flat) {
  const og_scalar tangent = og_max(flat, 16 * OG_SCALAR_EPSILON);
  const og_scalar secant = og_sqrt(1 + tangent * tangent);
  return (disc){d, 1 / secant, tangent / secant};
}

// By the difference: the cosine of a small angle is 1 but for rounding.
static bool is_in_disc(const disc *c, og_vec3 normal, og_scalar towards) {
  // The tangent is at most 1. Most faces are far off, and need no product.
  if (!(towards > c->cosine / 2)) return false;
  return og_norm2(og_cross(og_sub(normal, c->d), c->d)) <= c->sine * c->sine;
}

// Does the arc between the edge's faces meet the disc: at an end, or where it is nearest to the centre?
static bool edge_faces(const disc *c, const og_half_edge_mesh *mesh, int h) {
  const og_half_edge *edge = &mesh->edge[h], *twin = &mesh->edge[edge->twin];
  const og_vec3 left = mesh->face[edge->face].normal, right = mesh->face[twin->face].normal;
  const og_scalar left_up = og_dot(left, c->d), right_up = og_dot(right, c->d);
  if (left_up < AWAY && right_up < AWAY) return false;
  if (is_in_disc(c, left, left_up) || is_in_disc(c, right, right_up)) return true;
  const og_vec3 along = og_sub(mesh->vertex[twin->origin], mesh->vertex[edge->origin]);
  // Too steep, whatever rounding does: most edges are, and need no vector of unit length.
  const og_scalar reach = og_abs(along.x) + og_abs(along.y) + og_abs(along.z); // at least the length
  if (og_abs(og_dot(along, c->d)) > 2 * c->sine * reach + OG_SCALAR_MIN) return false;
  const og_vec3 e = og_axis_unit(along);
  const og_scalar rise = og_dot(e, c->d);
  if (!(og_abs(rise) <= c->sine)) return false;
  const og_vec3 foot = og_add_scaled(c->d, -rise, e);
  // Along the arc from the left face's normal to the right one's the sphere turns about the edge counterclockwise.
  return og_dot(foot, og_add(left, right)) > 0 && og_dot(og_cross(left, foot), e) >= 0 &&
         og_dot(og_cross(foot, right), e) >= 0;
}

static void search_all(og_region *region, const og_half_edge_mesh *mesh, const disc *c) {
  for (int h = 0; h < mesh->edge_count; h++) {
    const int twin = mesh->edge[h].twin;
    if (h > twin || !edge_faces(c, mesh, h)) continue;
    take(region, mesh->edge[h].origin);
    take(region, mesh->edge[twin].origin);
  }
}

static void flood(og_region *region, const og_half_edge_mesh *mesh, const disc *c) {
  for (int next = 0; next < region->count; next++) {
    const int first = mesh->vertex_edge[region->found[next]];
    if (first < 0) continue;
    int h = first;
    for (int turns = 0; turns < mesh->edge_count; turns++) { // around the vertex
      const int twin = mesh->edge[h].twin;
      if (edge_faces(c, mesh, h)) take(region, mesh->edge[twin].origin);
      h = mesh->edge[twin].next;
      if (h == first) break;
    }
  }
}

// ---- samples ----

// cos and sin of multiples of 45 degrees; no mathematics library rounds them its own way.
static const og_scalar eighth[8][2] = {
    {1, 0},  {(og_scalar)0x1.6a09e667f3bcdp-1, (og_scalar)0x1.6a09e667f3bcdp-1},
    {0, 1},  {-(og_scalar)0x1.6a09e667f3bcdp-1, (og_scalar)0x1.6a09e667f3bcdp-1},
    {-1, 0}, {-(og_scalar)0x1.6a09e667f3bcdp-1, -(og_scalar)0x1.6a09e667f3bcdp-1},
    {0, -1}, {(og_scalar)0x1.6a09e667f3bcdp-1, -(og_scalar)0x1.6a09e667f3bcdp-1},
};

static void sample(og_region *region, const og_half_edge_mesh *mesh, const og_contact_plane *plane, og_vec3 d,
                   og_scalar flat) {
  const og_scalar tangent = og_max(flat, 16 * OG_SCALAR_EPSILON);
  for (int k = 0; k < 8; k++) {
    const og_vec3 u = og_scale(tangent * eighth[k][0], plane->axis[0]);
    const og_vec3 v = og_scale(tangent * eighth[k][1], plane->axis[1]);
    take(region, farthest(mesh, &plane->frame, og_add(d, og_add(u, v))));
  }
}

// ---- the interval's end ----

/*@ requires memory: \valid(region) && \valid_read(frame) && sound_mesh(mesh) && 1 <= mesh->vertex_count;
    requires room: mesh->vertex_count <= region->room;
    terminates \true; exits \false; */
static void take_end(og_region *region, const og_half_edge_mesh *mesh, const og_axis_frame *frame, og_vec3 d) {
  const og_scalar end = og_axis_value(frame, d, mesh->vertex[farthest(mesh, frame, d)]);
  /*@ loop invariant range: 0 <= k <= mesh->vertex_count;
      loop variant mesh->vertex_count - k; */
  for (int k = 0; k < mesh->vertex_count; k++)
    if (mesh->vertex_edge[k] >= 0 && og_axis_value(frame, d, mesh->vertex[k]) >= end - OG_REGION_SLACK) take(region, k);
}

// ---- the region ----

static og_vec3 seen_along(const og_contact_plane *plane, og_vec3 x) {
  return (og_vec3){og_axis_value(&plane->frame, plane->axis[0], x), og_axis_value(&plane->frame, plane->axis[1], x), 0};
}

static bool is_joined(const og_half_edge_mesh *mesh, int v, int w) {
  for (int h = 0; h < mesh->edge_count; h++)
    if (mesh->edge[h].origin == v && mesh->edge[mesh->edge[h].twin].origin == w) return true;
  return false;
}

static og_outcome make_hull(og_region *region, const og_half_edge_mesh *mesh, const og_contact_plane *plane) {
  const int found = region->count;
  for (int k = 0; k < found; k++) region->in_plane[k] = seen_along(plane, mesh->vertex[region->found[k]]);
  const og_hull_2d_result hull = og_hull_2d(region->in_plane, found, region->hull, region->order);
  region->count = 0;
  if (hull.outcome != OG_OUTCOME_ANSWERED) return hull.outcome;
  for (int k = 0; k < hull.corner_count; k++) {
    const int at = region->hull[k];
    region->corner[k] = (og_vec2){region->in_plane[at].x, region->in_plane[at].y};
    region->vertex[k] = region->found[at];
  }
  region->count = hull.corner_count;
  region->is_edge = region->count == 2 && is_joined(mesh, region->vertex[0], region->vertex[1]);
  return OG_OUTCOME_ANSWERED;
}

/*@ requires memory: \valid_read(region) && 1 <= region->count && \valid_read(region->corner + (0 .. region->count - 1));
    requires from: 0 <= from < region->count;
    terminates \true; exits \false; assigns \nothing;
    ensures corner: 0 <= \result < region->count; */
static int farthest_corner(const og_region *region, int from) {
  int best = from;
  og_scalar most = 0;
  /*@ loop invariant range: 0 <= k <= region->count && 0 <= best < region->count;
      loop assigns k, best, most;
      loop variant region->count - k; */
  for (int k = 0; k < region->count; k++) {
    const og_vec2 off = og_sub2(region->corner[k], region->corner[from]);
    const og_scalar square = og_dot2(off, off);
    if (!(square > most)) continue;
    most = square;
    best = k;
  }
  return best;
}

// Vertices on one line but for rounding are an edge: the lines through a sliver's sides would not end it.
/*@ requires memory: \valid(region) && \valid_read(region->corner + (0 .. region->count - 1)) &&
                     \valid_read(region->vertex + (0 .. region->count - 1));
    terminates \true; exits \false; */
static void flatten_sliver(og_region *region) {
  if (region->count < 2) return;
  const int end[2] = {farthest_corner(region, 0), farthest_corner(region, farthest_corner(region, 0))};
  const og_vec2 p = region->corner[end[0]], q = region->corner[end[1]], along = og_sub2(q, p);
  const og_vec3 unit = og_axis_unit((og_vec3){along.x, along.y, 0});
  /*@ loop invariant range: 0 <= k <= region->count;
      loop assigns k;
      loop variant region->count - k; */
  for (int k = 0; k < region->count; k++) {
    const og_vec2 off = og_sub2(region->corner[k], p);
    if (og_abs(unit.x * off.y - unit.y * off.x) > OG_REGION_SLACK) return;
  }
  const int vertex[2] = {region->vertex[end[0]], region->vertex[end[1]]};
  region->corner[0] = p, region->corner[1] = q;
  region->vertex[0] = vertex[0], region->vertex[1] = vertex[1];
  region->count = 2;
  region->is_edge = true;
}

og_outcome og_region_find(og_region *region, const og_half_edge_mesh *mesh, const og_contact_plane *plane, bool below,
                          og_scalar flat, og_region_search search) {
  const og_vec3 d = towards_of(plane, below);
  const disc c = disc_about(d, flat);
  region->count = 0;
  if (mesh->vertex_count > region->room) return OG_OUTCOME_FULL;
  for (int k = 0; k < mesh->vertex_count; k++) region->seen[k] = 0;
  take(region, farthest(mesh, &plane->frame, d));
  switch (search) {
  case OG_REGION_SIMPLY: search_all(region, mesh, &c); break;
  case OG_REGION_FLOODED: flood(region, mesh, &c); break;
  case OG_REGION_SAMPLED: sample(region, mesh, plane, d, flat); break;
  case OG_REGION_OF_END: take_end(region, mesh, &plane->frame, d); break;
  }
  const og_outcome outcome = make_hull(region, mesh, plane);
  if (search == OG_REGION_OF_END) flatten_sliver(region);
  return outcome;
}

// ---- heights ----

static og_scalar height_of(const og_half_edge_mesh *mesh, const og_contact_plane *plane, og_vec3 d, int vertex) {
  return og_axis_value(&plane->frame, d, mesh->vertex[vertex]);
}

static og_scalar height_on_edge(const og_region *region, const og_half_edge_mesh *mesh, const og_contact_plane *plane,
                                og_vec3 d, og_vec2 at) {
  const og_vec2 along = og_sub2(region->corner[1], region->corner[0]), from = og_sub2(at, region->corner[0]);
  const og_scalar square = og_dot2(along, along);
  const og_scalar t = square > 0 ? og_max(0, og_min(1, og_dot2(from, along) / square)) : 0;
  const og_scalar low = height_of(mesh, plane, d, region->vertex[0]);
  return low + t * (height_of(mesh, plane, d, region->vertex[1]) - low);
}

// Rounding of what a point and a plane are apart, of the point's coordinates: many times that.
static const og_scalar ABOVE = 1024 * OG_SCALAR_EPSILON;

// How high the face's plane is there; `up`, the part of its normal along d, is greater than zero.
static og_scalar plane_height(const og_half_edge_mesh *mesh, const og_contact_plane *plane, og_vec3 d, int f,
                              og_scalar up, og_vec2 at) {
  const og_vec3 n = mesh->face[f].normal, corner = mesh->vertex[mesh->edge[mesh->face[f].edge].origin];
  const og_vec3 seen = seen_along(plane, corner);
  const og_scalar u = og_dot(n, plane->axis[0]), v = og_dot(n, plane->axis[1]);
  // n . (p - corner) = 0 for p = corner + (at - seen) across the plane + (height - that of the corner) d
  return og_axis_value(&plane->frame, d, corner) - (u * (at.x - seen.x) + v * (at.y - seen.y)) / up;
}

// In the frame, the point so high above `at`.
static og_vec3 in_frame_at(const og_contact_plane *plane, og_vec3 d, og_vec2 at, og_scalar height) {
  return og_add_scaled(og_add(og_scale(at.x, plane->axis[0]), og_scale(at.y, plane->axis[1])), height, d);
}

// Is the face's plane above the point, in the frame, by more than rounding? Then its height is not worked out.
static bool is_above(const og_half_edge_mesh *mesh, const og_contact_plane *plane, int f, og_vec3 p) {
  const og_vec3 corner = mesh->vertex[mesh->edge[mesh->face[f].edge].origin];
  const og_vec3 from = og_scale(plane->frame.inverse, og_sub(corner, plane->frame.centre));
  return og_dot(mesh->face[f].normal, og_sub(p, from)) < -ABOVE * (1 + og_abs(p.x) + og_abs(p.y) + og_abs(p.z));
}

// The height of a steep plane is rounding over its slope, so it counts only where the point is beyond the plane by more
// than rounding.
static og_scalar below_steep(const og_half_edge_mesh *mesh, const og_contact_plane *plane, og_vec3 d, og_vec2 at,
                             og_scalar least) {
  for (int f = 0; f < mesh->face_count; f++) {
    const og_scalar up = og_dot(mesh->face[f].normal, d);
    if (!(up > OG_REGION_UPRIGHT && up <= OG_REGION_STEEP)) continue;
    const og_scalar height = plane_height(mesh, plane, d, f, up, at);
    if (least == OG_SCALAR_MAX || up * (least - height) > OG_REGION_SLACK) least = height;
  }
  return least;
}

og_scalar og_surface_height(const og_half_edge_mesh *mesh, const og_contact_plane *plane, bool below, og_vec2 at) {
  const og_vec3 d = towards_of(plane, below);
  og_scalar least = OG_SCALAR_MAX;
  og_vec3 lowest = {0, 0, 0};
  bool has_steep = false;
  for (int f = 0; f < mesh->face_count; f++) {
    const og_scalar up = og_dot(mesh->face[f].normal, d);
    has_steep |= up > OG_REGION_UPRIGHT && up <= OG_REGION_STEEP;
    if (!(up > OG_REGION_STEEP) || (least < OG_SCALAR_MAX && is_above(mesh, plane, f, lowest))) continue;
    const og_scalar height = plane_height(mesh, plane, d, f, up, at);
    if (!(height < least)) continue;
    least = height;
    lowest = in_frame_at(plane, d, at, least);
  }
  return has_steep ? below_steep(mesh, plane, d, at, least) : least;
}

og_scalar og_region_height(const og_region *region, const og_half_edge_mesh *mesh, const og_contact_plane *plane,
                           bool below, og_vec2 at) {
  const og_vec3 d = towards_of(plane, below);
  if (region->count == 1) return height_of(mesh, plane, d, region->vertex[0]);
  if (region->is_edge) return height_on_edge(region, mesh, plane, d, at);
  return og_surface_height(mesh, plane, below, at);
}
