#include "ref/contact/contact_sweep_2d.h"

#include "ref/contact/at_first_time.h"
#include "ref/contact/contact_2d.h"
#include "ref/separation/sat_2d.h"

extern const og_algorithm og_algorithm_sat_sweep_2d;

/*@ requires memory: \valid(at) && \valid_read(polygon) && \valid_read(polygon->vertex + (0 .. polygon->count - 1));
    requires body: 0 <= k <= 1;
    terminates \true; exits \false; assigns at->frame, at->largest; */
static void reach(og_at_first_time *at, int k, const og_polygon *polygon) {
  /*@ loop invariant range: 0 <= i;
      loop assigns i, at->frame, at->largest;
      loop variant polygon->count - i; */
  for (int i = 0; i < polygon->count; i++) {
    const og_vec2 p = polygon->vertex[i];
    og_at_first_time_include(at, k, (og_vec3){p.x, p.y, 0});
  }
}

// Nothing parts them at time 0: the axis of least overlap there.
static void take_resting_normal(og_sweep_contact_claim *claim, const og_sweep_input *in) {
  const og_separation_2d found = og_sat_2d(in->flat_a, in->flat_b);
  claim->outcome = found.outcome;
  claim->normal = (og_vec3){found.axis.x, found.axis.y, 0};
  claim->has_normal = found.outcome == OG_OUTCOME_ANSWERED;
}

og_sweep_contact_claim og_contact_sweep_2d(const og_sweep_input *in, og_contact_room *room) {
  const og_sweep_claim sweep = og_sweep_run(og_algorithm_sat_sweep_2d.sweep, in);
  og_at_first_time at;
  og_sweep_contact_claim claim = og_at_first_time_of(&at, in, &sweep);
  if (claim.outcome != OG_OUTCOME_ANSWERED || !claim.has_first) return claim;
  if (!claim.has_normal) take_resting_normal(&claim, in);
  if (claim.outcome != OG_OUTCOME_ANSWERED) return claim;
  reach(&at, 0, in->flat_a);
  reach(&at, 1, in->flat_b);
  claim.outcome = og_axis_frame_finish(&at.frame);
  if (claim.outcome != OG_OUTCOME_ANSWERED) return claim;
  og_gather g;
  og_at_first_time_gather(&g, &at, in, claim.normal, room);
  og_contact_between_ends_2d(&g, in->flat_a, in->flat_b);
  claim.count = g.count;
  claim.outcome = og_gather_outcome(&g, claim.outcome);
  return claim;
}

// ---- what is known of it ----

static const og_door_sweep_contact contact_sweep_2d_door = {
    .run = og_contact_sweep_2d,
    .first = &og_algorithm_sat_sweep_2d,
    .promises = {.points = 32, .cover = 64, .why = "a moved coordinate is rounded, and so is the first time"},
};

const og_algorithm og_algorithm_contact_sweep_2d = {
    .id = "contact-sweep-2d",
    .row = "3.7",
    .questions = "sweep",
    .path = "ref/contact/contact_sweep_2d",
    .source = "Parac 2020, 3.2",
    .cost = "O((n_A + n_B)^2)",
    .limits =
        "no polygons thinner than rounding; where two axes end to part them at one time, either may be the normal",
    .sweep_contact = &contact_sweep_2d_door,
};
