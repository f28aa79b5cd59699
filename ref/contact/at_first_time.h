#ifndef OG_AT_FIRST_TIME_H
#define OG_AT_FIRST_TIME_H

/// Bodies where they are when they first meet: what both contact sets of moving bodies share.
///
/// A contact there has no depth but by rounding: that of a moved coordinate. All that is compared between both bodies
/// may be off by so much, along the normal and across it.
/// Cost: linear. Source: Parac 2020, 3.2, (3.1) and (3.2).
/// Safe (proofs/eva.py): A, all functions.

#include "ref/contact/gather.h"
#include "ref/door/sweep_contact.h"

typedef struct og_at_first_time {
  og_vec3 moved[2];    // A and B, since time 0
  og_axis_frame frame; // of both, where they are then
  og_scalar largest;   // coordinate, then or at time 0
} og_at_first_time;

/// What the sweep says, without contacts. Where they meet at a time, both ways to there; the frame has no point yet.
/*@ requires memory: \valid_read(in) && \valid_read(sweep) && \valid(at);
    terminates \true;
    exits \false;
    assigns *at;
    ensures none: \result.count == 0;
*/
og_sweep_contact_claim og_at_first_time_of(og_at_first_time *at, const og_sweep_input *in, const og_sweep_claim *sweep);

/// Takes a point of body k into the frame, given where it is at time 0.
/*@ requires memory: \valid(at) && 0 <= k <= 1;
    terminates \true;
    exits \false;
    assigns at->frame, at->largest;
    ensures largest: \old(at->largest) <= at->largest && \abs(point.x) <= at->largest && \abs(point.y) <= at->largest &&
      \abs(point.z) <= at->largest;
    ensures holds_x: at->frame.low.x <= point.x + at->moved[k].x + OG_SCALAR_EPSILON * at->largest &&
      point.x + at->moved[k].x <= at->frame.high.x + OG_SCALAR_EPSILON * at->largest;
    ensures holds_y: at->frame.low.y <= point.y + at->moved[k].y + OG_SCALAR_EPSILON * at->largest &&
      point.y + at->moved[k].y <= at->frame.high.y + OG_SCALAR_EPSILON * at->largest;
    ensures holds_z: at->frame.low.z <= point.z + at->moved[k].z + OG_SCALAR_EPSILON * at->largest &&
      point.z + at->moved[k].z <= at->frame.high.z + OG_SCALAR_EPSILON * at->largest;
*/
void og_at_first_time_include(og_at_first_time *at, int k, og_vec3 point);

/// Begins to gather contacts across the normal. The frame is finished. The gather's room and bodies stand in `in`.
/*@ requires memory: \valid_read(at) && \valid(g) && \valid_read(in) && \valid(room);
    terminates \true;
    exits \false;
    assigns *g;
    ensures none: g->count == 0;
*/
void og_at_first_time_gather(og_gather *g, const og_at_first_time *at, const og_sweep_input *in, og_vec3 normal,
                             og_contact_room *room);

#endif
