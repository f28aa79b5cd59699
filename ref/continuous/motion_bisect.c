#include "ref/continuous/motion_bisect.h"

#include "ref/closest/range.h"
#include "ref/continuous/rigid_path.h"

// A lower bound of the gap: how far the bodies may move without meeting. 0 where there is none.
static og_scalar clear_of(const og_moment *m) { return m->meet || m->is_open ? 0 : m->clear; }

// How far points of both move towards each other between these times, at most.
static og_scalar way_of(const og_rigid_pair *pair, og_scalar time, og_scalar end) {
  const og_scalar speed = og_length(og_sub(pair->b.velocity, pair->a.velocity));
  const og_scalar turns =
      og_rigid_rate(&pair->a, time, end) * pair->a.reach + og_rigid_rate(&pair->b, time, end) * pair->b.reach;
  return (speed + turns) * (end - time);
}

og_motion_claim og_motion_bisect(const og_motion_input *in) {
  const og_rigid_pair pair = og_rigid_pair_of(in);
  // Ends of intervals to come, and what is seen there; the one at hand is from `time` to the last of them.
  og_scalar end[OG_MOTION_HALVINGS + 1] = {1};
  og_moment at_end[OG_MOTION_HALVINGS + 1] = {{.outcome = OG_OUTCOME_ANSWERED}};
  int halved[OG_MOTION_HALVINGS + 1] = {0};
  og_scalar time = 0;
  og_vec3 normal = {0, 0, 0};
  og_moment start = og_rigid_moment(&pair, 0, normal);
  if (start.outcome != OG_OUTCOME_ANSWERED) return og_rigid_open(start.outcome, &start, 0, 1);
  if (start.meet) return og_rigid_contact(&start, 0, normal, 1);
  if (in->most < 2) return og_rigid_open(OG_OUTCOME_ITERATION_LIMIT, &start, 0, 1);
  at_end[0] = og_rigid_moment(&pair, 1, start.normal);
  int count = 1, iterations = 2;
  /*@ loop invariant counter: 2 <= iterations;
      loop invariant some: 1 <= count <= OG_MOTION_HALVINGS + 1;
      loop assigns iterations, count, time, normal, start, end[0 .. OG_MOTION_HALVINGS],
        at_end[0 .. OG_MOTION_HALVINGS], halved[0 .. OG_MOTION_HALVINGS];
      loop variant 2 * (in->most - iterations) + count; */
  for (;;) {
    if (start.outcome != OG_OUTCOME_ANSWERED) return og_rigid_open(start.outcome, &start, time, iterations);
    if (start.meet) return og_rigid_contact(&start, time, normal, iterations);
    normal = start.normal;
    const int top = count - 1, depth = halved[top]; // at least top
    const og_scalar way = way_of(&pair, time, end[top]);
    if (clear_of(&start) > way || clear_of(&at_end[top]) > way) { // nothing in this interval: on from its end
      if (count == 1) return og_rigid_apart(&start, time, iterations);
      time = end[top];
      start = at_end[top];
      count--;
      continue;
    }
    if (depth >= OG_MOTION_HALVINGS || count > OG_MOTION_HALVINGS)
      return og_rigid_contact(&start, time, normal, iterations);
    if (iterations >= in->most) return og_rigid_open(OG_OUTCOME_ITERATION_LIMIT, &start, time, iterations);
    end[count] = time + (end[top] - time) / 2;
    at_end[count] = og_rigid_moment(&pair, end[count], normal);
    halved[top] = halved[count] = depth + 1;
    iterations++;
    count++;
  }
}

// ---- what is known of it ----

// An interval's way is a part of the whole, which is at most twice sqrt(3) sizes.
static const og_door_motion motion_bisect_door = {
    .run = og_motion_bisect,
    .promises = {.gap = 64 + 4 * (double)OG_MOTION_PART / (double)OG_SCALAR_EPSILON,
                 .depth = 64,
                 .advances = true,
                 .why = "it ends with an interval of that length"}};

const og_algorithm og_algorithm_motion_bisect = {
    .id = "motion-bisect",
    .row = "3.8",
    .questions = "motion",
    .path = "ref/continuous/motion_bisect",
    .source = "Parac 2020, alg. 4.1; Ericson 2005, 5.5.1",
    .cost = "O(1 / part) times gjk",
    .limits =
        "bodies that pass within 2^-24 of the way (2^-12 in binary32) are said to meet; gliding ones take all steps",
    .motion = &motion_bisect_door,
};
