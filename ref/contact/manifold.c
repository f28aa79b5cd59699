#include "ref/contact/manifold.h"

#include "ref/contact/gather.h"
#include "ref/contact/shared_region.h"
#include "ref/cso/gjk.h"
#include "ref/separation/sat_gauss.h"

// ---- the normal ----

typedef struct choice {
  og_vec3 normal; // from B to A
  og_scalar gap;  // along it, in the frame's unit
} choice;

static void offer(choice *best, const og_gather *m, og_vec3 axis) {
  const og_half_edge_mesh *a = m->mesh[0], *b = m->mesh[1];
  const og_axis_gap g = og_axis_gap_of(&m->plane.frame, axis, a->vertex, a->vertex_count, b->vertex, b->vertex_count);
  if (!(g.gap > best->gap)) return;
  *best = (choice){og_scale(g.towards, axis), g.gap};
}

// The separating axis test ends at the first axis that separates, which may be far from the best.
static og_vec3 best_of_apart(const og_gather *m, const og_contact_input *in, og_vec3 found) {
  choice best = {found, -OG_SCALAR_MAX};
  offer(&best, m, found);
  for (int k = 0; k < 2; k++)
    for (int f = 0; f < m->mesh[k]->face_count; f++) offer(&best, m, m->mesh[k]->face[f].normal);
  const og_gjk_result nearest = og_gjk(&in->a->core, &in->b->core, NULL);
  const og_vec3 direction = og_axis_unit(nearest.nearest);
  if (nearest.outcome == OG_OUTCOME_ANSWERED && og_norm2(direction) > 0) offer(&best, m, direction);
  return best.normal;
}

// ---- regions that share nothing ----

static bool holds(const og_gather *m, const og_half_edge_mesh *mesh, og_vec3 point) {
  for (int f = 0; f < mesh->face_count; f++) {
    const og_vec3 corner = mesh->vertex[mesh->edge[mesh->face[f].edge].origin];
    if (og_dot(mesh->face[f].normal, og_sub(point, corner)) > OG_REGION_SLACK * m->plane.frame.unit) return false;
  }
  return true;
}

// A corner of a region may lie below or above a part of the other body's surface that is not of its region.
static void try_corners(og_gather *m) {
  for (int k = 0; k < 2; k++) {
    const og_region *region = &m->room->region[k];
    for (int i = 0; i < region->count; i++) {
      const og_vec2 at = region->corner[i];
      const og_scalar down = og_surface_height(m->mesh[0], &m->plane, true, at);
      const og_scalar up = og_surface_height(m->mesh[1], &m->plane, false, at);
      if (down == OG_SCALAR_MAX || up == OG_SCALAR_MAX) continue;
      if (holds(m, m->mesh[0], og_gather_above(&m->plane, at, -down)) &&
          holds(m, m->mesh[1], og_gather_above(&m->plane, at, up)))
        og_gather_at(m, at, down, up);
    }
  }
}

static void try_nearest(og_gather *m) {
  if (m->room->region[0].count == 2 && m->room->region[1].count == 2) og_gather_crossing(m);
  if (m->count == 0) try_corners(m);
}

// ---- the manifold ----

static og_outcome collect(og_gather *m, og_scalar flat, og_region_search search) {
  og_contact_room *room = m->room;
  for (int k = 0; k < 2; k++) {
    const og_outcome outcome = og_region_find(&room->region[k], m->mesh[k], &m->plane, k == 0, flat, search);
    if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  }
  const int shared = og_shared_region(room->clipped, &room->region[0], &room->region[1], OG_REGION_SLACK);
  for (int k = 0; k < shared; k++) og_gather_lifted(m, room->clipped[0][k]);
  if (m->count == 0) try_nearest(m);
  return OG_OUTCOME_ANSWERED;
}

og_manifold_claim og_manifold_make(const og_contact_input *in, og_contact_room *room, og_region_search search) {
  const og_half_edge_mesh *a = in->a->mesh, *b = in->b->mesh;
  og_axis_frame frame;
  og_manifold_claim claim = {.outcome =
                                 og_axis_frame_of(&frame, a->vertex, a->vertex_count, b->vertex, b->vertex_count)};
  if (claim.outcome != OG_OUTCOME_ANSWERED) return claim;
  const og_separation found = og_sat_gauss_bounded(&frame, a, b);
  claim.outcome = found.outcome;
  claim.iterations = found.axes;
  if (found.outcome != OG_OUTCOME_ANSWERED) return claim;
  og_gather m;
  og_gather_open(&m, in, &frame, room);
  claim.verdict = found.apart ? OG_VERDICT_APART : OG_VERDICT_MEET;
  claim.normal = found.apart ? best_of_apart(&m, in, found.axis) : found.axis;
  claim.has_normal = true;
  og_gather_across(&m, claim.normal);
  claim.outcome = collect(&m, in->flat, search);
  if (claim.outcome == OG_OUTCOME_ANSWERED && m.count == 0 && in->flat > 0) claim.outcome = collect(&m, 0, search);
  claim.count = m.count;
  claim.outcome = og_gather_outcome(&m, claim.outcome);
  return claim;
}
