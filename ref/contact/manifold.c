#include "ref/contact/manifold.h"

#include "ref/closest/segment_segment.h"
#include "ref/cso/gjk.h"
#include "ref/contact/shared_region.h"
#include "ref/separation/sat_gauss.h"

typedef struct maker {
  const og_contact_input *in;
  const og_half_edge_mesh *mesh[2]; // of A, of B
  og_contact_room *room;
  og_contact_plane plane;
  int count;
  bool full;
} maker;

// ---- the normal ----

typedef struct choice {
  og_vec3 normal; // from B to A
  og_scalar gap;  // along it, in the frame's unit
} choice;

static void offer(choice *best, const maker *m, og_vec3 axis) {
  const og_half_edge_mesh *a = m->mesh[0], *b = m->mesh[1];
  const og_axis_gap g = og_axis_gap_of(&m->plane.frame, axis, a->vertex, a->vertex_count, b->vertex, b->vertex_count);
  if (!(g.gap > best->gap)) return;
  *best = (choice){og_scale(g.towards, axis), g.gap};
}

// The separating axis test ends at the first axis that separates, which may be far from the best.
static og_vec3 best_of_apart(const maker *m, og_vec3 found) {
  choice best = {found, -OG_SCALAR_MAX};
  offer(&best, m, found);
  for (int k = 0; k < 2; k++)
    for (int f = 0; f < m->mesh[k]->face_count; f++) offer(&best, m, m->mesh[k]->face[f].normal);
  const og_gjk_result nearest = og_gjk(&m->in->a->core, &m->in->b->core, NULL);
  const og_vec3 direction = og_axis_unit(nearest.nearest);
  if (nearest.outcome == OG_OUTCOME_ANSWERED && og_norm2(direction) > 0) offer(&best, m, direction);
  return best.normal;
}

static void set_axes(og_contact_plane *plane, og_vec3 n) {
  const og_scalar x = og_abs(n.x), y = og_abs(n.y), z = og_abs(n.z);
  og_vec3 least = {0, 0, 1};
  if (x <= y && x <= z) least = (og_vec3){1, 0, 0};
  else if (y <= z) least = (og_vec3){0, 1, 0};
  plane->axis[2] = n;
  plane->axis[0] = og_axis_unit(og_cross(least, n));
  plane->axis[1] = og_cross(n, plane->axis[0]);
}

// ---- contacts ----

static og_vec3 above(const og_contact_plane *plane, og_vec2 at, og_scalar height) {
  const og_vec3 across = og_add(og_scale(at.x, plane->axis[0]), og_scale(at.y, plane->axis[1]));
  return og_add_scaled(plane->frame.centre, plane->frame.unit, og_add_scaled(across, height, plane->axis[2]));
}

static bool is_known(const maker *m, const og_contact *contact) {
  const og_scalar near = 4 * OG_REGION_SLACK * m->plane.frame.unit;
  for (int k = 0; k < m->count; k++)
    if (og_largest(og_sub(m->room->contact[k].a, contact->a)) <= near) return true;
  return false;
}

// Keeps the deepest where there is no room for all.
static void keep(maker *m, const og_contact *contact) {
  og_contact *kept = m->room->contact;
  if (is_known(m, contact)) return;
  if (m->count < m->room->capacity) {
    kept[m->count++] = *contact;
    return;
  }
  int shallowest = 0;
  for (int k = 1; k < m->count; k++)
    if (kept[k].depth < kept[shallowest].depth) shallowest = k;
  if (contact->depth > kept[shallowest].depth) kept[shallowest] = *contact;
  m->full = true;
}

static bool is_near_enough(const maker *m, og_scalar depth) {
  return depth >= -m->in->within - OG_REGION_SLACK * m->plane.frame.unit;
}

static void try_contact(maker *m, og_vec2 at, og_scalar down, og_scalar up) {
  const og_scalar depth = (down + up) * m->plane.frame.unit;
  if (!is_near_enough(m, depth)) return;
  const og_contact contact = {above(&m->plane, at, -down), above(&m->plane, at, up), depth};
  keep(m, &contact);
}

static void try_lifted(maker *m, og_vec2 at) {
  try_contact(m, at, og_region_height(&m->room->region[0], m->mesh[0], &m->plane, true, at),
              og_region_height(&m->room->region[1], m->mesh[1], &m->plane, false, at));
}

// ---- regions that share nothing ----

static bool holds(const maker *m, const og_half_edge_mesh *mesh, og_vec3 point) {
  for (int f = 0; f < mesh->face_count; f++) {
    const og_vec3 corner = mesh->vertex[mesh->edge[mesh->face[f].edge].origin];
    if (og_dot(mesh->face[f].normal, og_sub(point, corner)) > OG_REGION_SLACK * m->plane.frame.unit) return false;
  }
  return true;
}

// A corner of a region may lie below or above a part of the other body's surface that is not of its region.
static void try_corners(maker *m) {
  for (int k = 0; k < 2; k++) {
    const og_region *region = &m->room->region[k];
    for (int i = 0; i < region->count; i++) {
      const og_vec2 at = region->corner[i];
      const og_scalar down = og_surface_height(m->mesh[0], &m->plane, true, at);
      const og_scalar up = og_surface_height(m->mesh[1], &m->plane, false, at);
      if (down == OG_SCALAR_MAX || up == OG_SCALAR_MAX) continue;
      if (holds(m, m->mesh[0], above(&m->plane, at, -down)) && holds(m, m->mesh[1], above(&m->plane, at, up)))
        try_contact(m, at, down, up);
    }
  }
}

static void try_edges(maker *m) {
  og_vec3 end[2][2];
  for (int k = 0; k < 2; k++)
    for (int i = 0; i < 2; i++) end[k][i] = m->mesh[k]->vertex[m->room->region[k].vertex[i]];
  const og_segment_pair nearest = og_segment_segment(end[0][0], end[0][1], end[1][0], end[1][1]);
  if (nearest.outcome != OG_OUTCOME_ANSWERED) return;
  const og_scalar depth = -og_dot(m->plane.axis[2], nearest.offset);
  const og_vec3 across = og_add_scaled(nearest.offset, depth, m->plane.axis[2]);
  if (og_largest(across) > OG_REGION_SLACK * m->plane.frame.unit) return; // these edges are not above each other
  const og_contact contact = {nearest.a, nearest.b, depth};
  if (is_near_enough(m, depth)) keep(m, &contact);
}

static void try_nearest(maker *m) {
  if (m->room->region[0].count == 2 && m->room->region[1].count == 2) try_edges(m);
  if (m->count == 0) try_corners(m);
}

// ---- the manifold ----

static og_outcome collect(maker *m, og_scalar flat, og_region_search search) {
  og_contact_room *room = m->room;
  for (int k = 0; k < 2; k++) {
    const og_outcome outcome = og_region_find(&room->region[k], m->mesh[k], &m->plane, k == 0, flat, search);
    if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  }
  const int shared = og_shared_region(room->clipped, &room->region[0], &room->region[1], OG_REGION_SLACK);
  for (int k = 0; k < shared; k++) try_lifted(m, room->clipped[0][k]);
  if (m->count == 0) try_nearest(m);
  return OG_OUTCOME_ANSWERED;
}

og_manifold_claim og_manifold_make(const og_contact_input *in, og_contact_room *room, og_region_search search) {
  maker m = {.in = in, .mesh = {in->a->mesh, in->b->mesh}, .room = room};
  const og_separation found = og_sat_gauss(m.mesh[0], m.mesh[1]);
  og_manifold_claim claim = {.outcome = found.outcome, .iterations = found.axes};
  if (found.outcome != OG_OUTCOME_ANSWERED) return claim;
  claim.outcome = og_axis_frame_of(&m.plane.frame, m.mesh[0]->vertex, m.mesh[0]->vertex_count, m.mesh[1]->vertex,
                                   m.mesh[1]->vertex_count);
  if (claim.outcome != OG_OUTCOME_ANSWERED) return claim;
  claim.verdict = found.apart ? OG_VERDICT_APART : OG_VERDICT_MEET;
  claim.normal = found.apart ? best_of_apart(&m, found.axis) : found.axis;
  claim.has_normal = true;
  set_axes(&m.plane, claim.normal);
  claim.outcome = collect(&m, in->flat, search);
  if (claim.outcome == OG_OUTCOME_ANSWERED && m.count == 0 && in->flat > 0) claim.outcome = collect(&m, 0, search);
  claim.count = m.count;
  if (claim.outcome == OG_OUTCOME_ANSWERED && m.full) claim.outcome = OG_OUTCOME_FULL;
  return claim;
}
