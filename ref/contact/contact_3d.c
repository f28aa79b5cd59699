#include "ref/contact/contact_3d.h"

#include "ref/contact/shared_region.h"
#include "ref/separation/sat_3d.h"

// Across the normal both features share a point, a segment or a polygon, whatever kinds they are: two faces side by side
// share an edge or a corner only.
/*@ requires memory: \valid(g) && \valid(g->room);
    terminates \true; exits \false; */
static void share_ends(og_gather *g) {
  const og_region *a = &g->room->region[0], *b = &g->room->region[1];
  const int shared = og_shared_region(g->room->clipped, a, b, g->slack);
  /*@ loop invariant range: 0 <= k;
      loop variant shared - k; */
  for (int k = 0; k < shared; k++) og_gather_lifted(g, g->room->clipped[0][k]);
  if (shared == 0 && a->count == 2 && b->count == 2) og_gather_crossing(g);
}

og_outcome og_contact_between_ends(og_gather *g) {
  og_region *a = &g->room->region[0], *b = &g->room->region[1];
  const og_outcome of_a = og_region_find(a, g->mesh[0], &g->of_body[0], true, 0, OG_REGION_OF_END);
  if (of_a != OG_OUTCOME_ANSWERED) return of_a;
  const og_outcome of_b = og_region_find(b, g->mesh[1], &g->of_body[1], false, 0, OG_REGION_OF_END);
  if (of_b != OG_OUTCOME_ANSWERED) return of_b;
  if (a->count == 1) og_gather_lifted(g, a->corner[0]);
  else if (b->count == 1) og_gather_lifted(g, b->corner[0]);
  else share_ends(g);
  return og_gather_outcome(g, OG_OUTCOME_ANSWERED);
}

og_manifold_claim og_contact_3d(const og_contact_input *in, og_contact_room *room) {
  const og_half_edge_mesh *a = in->a->mesh, *b = in->b->mesh;
  const og_separation found = og_sat_3d(a, b);
  og_manifold_claim claim = {.outcome = found.outcome, .iterations = found.axes};
  if (found.outcome != OG_OUTCOME_ANSWERED) return claim;
  claim.verdict = found.apart ? OG_VERDICT_APART : OG_VERDICT_MEET;
  claim.normal = found.axis;
  claim.has_normal = true;
  og_axis_frame frame;
  claim.outcome = og_axis_frame_of(&frame, a->vertex, a->vertex_count, b->vertex, b->vertex_count);
  if (found.apart || claim.outcome != OG_OUTCOME_ANSWERED) return claim;
  og_gather g;
  og_gather_open(&g, in, &frame, room);
  og_gather_across(&g, found.axis);
  claim.outcome = og_contact_between_ends(&g);
  claim.count = g.count;
  return claim;
}

// ---- what is known of it ----

static const og_door_contact contact_3d_door = {
    .run = og_contact_3d,
    .promises = {.points = 64,
                 .cover = 16,
                 .rigid = true,
                 .why = "of bodies that overlap a vertex at the end of its interval need not face the other body"},
};

const og_algorithm og_algorithm_contact_3d = {
    .id = "contact-3d",
    .row = "3.7",
    .questions = "contact",
    .path = "ref/contact/contact_3d",
    .source = "Parac 2020, 2.5.2",
    .cost = "sat-3d, and O(n m) for features of n and m corners",
    .limits = "bodies are taken to be rigid; of deep ones only the axis of least overlap counts",
    .contact = &contact_3d_door,
};
