#include "ref/contact/contact_sweep_3d.h"

#include "ref/contact/at_first_time.h"
#include "ref/contact/contact_3d.h"
#include "ref/separation/sat_3d.h"

extern const og_algorithm og_algorithm_sat_sweep_3d;

/*@ requires memory: \valid(at) && \valid_read(mesh) && \valid_read(mesh->vertex + (0 .. mesh->vertex_count - 1));
    requires body: 0 <= k <= 1;
    terminates \true; exits \false; assigns at->frame, at->largest; */
static void reach(og_at_first_time *at, int k, const og_half_edge_mesh *mesh) {
  /*@ loop invariant range: 0 <= i;
      loop assigns i, at->frame, at->largest;
      loop variant mesh->vertex_count - i; */
  for (int i = 0; i < mesh->vertex_count; i++) og_at_first_time_include(at, k, mesh->vertex[i]);
}

// Nothing parts them at time 0: the axis of least overlap there.
static void take_resting_normal(og_sweep_contact_claim *claim, const og_sweep_input *in) {
  const og_separation found = og_sat_3d(in->a->mesh, in->b->mesh);
  claim->outcome = found.outcome;
  claim->normal = found.axis;
  claim->has_normal = found.outcome == OG_OUTCOME_ANSWERED;
}

og_sweep_contact_claim og_contact_sweep_3d(const og_sweep_input *in, og_contact_room *room) {
  const og_sweep_claim sweep = og_sweep_run(og_algorithm_sat_sweep_3d.sweep, in);
  og_at_first_time at;
  og_sweep_contact_claim claim = og_at_first_time_of(&at, in, &sweep);
  if (claim.outcome != OG_OUTCOME_ANSWERED || !claim.has_first) return claim;
  if (!claim.has_normal) take_resting_normal(&claim, in);
  if (claim.outcome != OG_OUTCOME_ANSWERED) return claim;
  reach(&at, 0, in->a->mesh);
  reach(&at, 1, in->b->mesh);
  claim.outcome = og_axis_frame_finish(&at.frame);
  if (claim.outcome != OG_OUTCOME_ANSWERED) return claim;
  og_gather g;
  og_at_first_time_gather(&g, &at, in, claim.normal, room);
  claim.outcome = og_contact_between_ends(&g);
  claim.count = g.count;
  return claim;
}

// ---- what is known of it ----

static const og_door_sweep_contact contact_sweep_3d_door = {
    .run = og_contact_sweep_3d,
    .first = &og_algorithm_sat_sweep_3d,
    .promises = {.points = 32, .cover = 64, .why = "a moved coordinate is rounded, and so is the first time"},
};

const og_algorithm og_algorithm_contact_sweep_3d = {
    .id = "contact-sweep-3d",
    .row = "3.7",
    .questions = "sweep",
    .path = "ref/contact/contact_sweep_3d",
    .source = "Parac 2020, 3.2",
    .cost = "sat-sweep-3d, and O(n m) for features of n and m corners",
    .limits =
        "solid bodies only; where two axes end to part them at one time but for rounding, either may be the normal",
    .sweep_contact = &contact_sweep_3d_door,
};
