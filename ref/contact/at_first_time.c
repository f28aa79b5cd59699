#include "ref/contact/at_first_time.h"

#include "ref/closest/range.h"

og_sweep_contact_claim og_at_first_time_of(og_at_first_time *at, const og_sweep_input *in,
                                           const og_sweep_claim *sweep) {
  og_sweep_contact_claim claim = {.outcome = sweep->outcome, .verdict = sweep->verdict};
  claim.iterations = sweep->iterations;
  claim.has_first = sweep->has_first;
  claim.first = sweep->first;
  claim.has_normal = sweep->has_normal;
  claim.normal = sweep->normal;
  *at = (og_at_first_time){.frame = og_axis_frame_empty()};
  at->moved[0] = og_scale(sweep->first, in->velocity_a);
  at->moved[1] = og_scale(sweep->first, og_add(in->velocity_a, in->velocity));
  return claim;
}

void og_at_first_time_include(og_at_first_time *at, int k, og_vec3 point) {
  const og_vec3 there = og_add(point, at->moved[k]);
  og_axis_frame_include(&at->frame, there);
  at->largest = og_max(at->largest, og_max(og_largest(point), og_largest(there)));
}

// A place is compared with a feature whose coordinates are rounded anew, as the body has moved.
static const og_scalar MOVED = 16 * OG_SCALAR_EPSILON;

void og_at_first_time_gather(og_gather *g, const og_at_first_time *at, const og_sweep_input *in, og_vec3 normal,
                             og_contact_room *room) {
  const og_scalar slack = og_max(OG_REGION_SLACK, MOVED * at->largest * at->frame.inverse);
  // Beyond a feature's side by the slack, the next face may fall off: not steeper than OG_REGION_STEEP.
  const og_contact_input near = {.a = in->a, .b = in->b, .within = slack / OG_REGION_STEEP * at->frame.unit};
  og_gather_open(g, &near, &at->frame, room);
  g->slack = slack;
  g->moved[0] = at->moved[0];
  g->moved[1] = at->moved[1];
  og_gather_across(g, normal);
}
