#include "ref/continuous/ccd_bisect.h"

#include "ref/closest/range.h"
#include "ref/continuous/horizon.h"
#include "ref/continuous/moment.h"

// A lower bound of the gap: how far the bodies may move without meeting. 0 where there is none.
static og_scalar room_of(const og_moment *m) { return m->meet || m->is_open ? 0 : m->clear; }

og_sweep_claim og_ccd_bisect(const og_sweep_input *in) {
  const og_scalar horizon = og_sweep_horizon(in), speed = og_length(in->velocity);
  // Ends of intervals to come, of each the moment there; the one at hand is from `start` to the last of them.
  og_scalar end[OG_BISECT_HALVINGS + 1] = {horizon};
  int halved[OG_BISECT_HALVINGS + 1] = {0};
  og_scalar room[OG_BISECT_HALVINGS + 1] = {0};
  og_moment start = og_moment_at(in, 0, (og_vec3){0, 0, 0});
  og_moment last = horizon > 0 ? og_moment_at(in, horizon, start.normal) : start;
  og_scalar time = 0;
  int count = 1, iterations = 2;
  room[0] = room_of(&last);
  if (start.outcome != OG_OUTCOME_ANSWERED || last.outcome != OG_OUTCOME_ANSWERED)
    return (og_sweep_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE, .iterations = iterations};
  if (start.meet) return og_moment_claim(in, &start, 0, start.normal, iterations);
  while (count > 0) {
    const int top = count - 1, depth = halved[top]; // at least top
    const og_scalar length = end[top] - time, way = speed * length;
    if (room_of(&start) > way || room[top] > way) { // nothing in this interval: on from its end
      time = end[top];
      count--;
      if (count == 0) break;
      start = og_moment_at(in, time, start.normal);
      if (start.outcome != OG_OUTCOME_ANSWERED)
        return (og_sweep_claim){.outcome = start.outcome, .iterations = iterations};
    } else if (depth >= OG_BISECT_HALVINGS || count > OG_BISECT_HALVINGS) {
      return og_moment_claim(in, &start, time, start.normal, iterations);
    } else {
      const og_scalar middle = time + length / 2;
      const og_moment m = og_moment_at(in, middle, start.normal);
      if (m.outcome != OG_OUTCOME_ANSWERED) return (og_sweep_claim){.outcome = m.outcome, .iterations = iterations};
      end[count] = middle;
      room[count] = room_of(&m);
      halved[top] = halved[count] = depth + 1;
      count++;
    }
    if (++iterations > OG_BISECT_STEPS)
      return (og_sweep_claim){.outcome = OG_OUTCOME_ITERATION_LIMIT, .iterations = OG_BISECT_STEPS};
  }
  return (og_sweep_claim){.outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_APART, .iterations = iterations};
}

// ---- what is known of it ----

// An interval's way is a part of the whole, which is at most sqrt(3) times twice the extent of all, twice the size.
static const og_door_sweep ccd_bisect_door = {
    .run = og_ccd_bisect,
    .takes = OG_SWEEPS_ANY,
    .promises = {.verdict = 16 * (double)OG_BISECT_PART / (double)OG_SCALAR_EPSILON,
                 .time = 16 * (double)OG_BISECT_PART / (double)OG_SCALAR_EPSILON,
                 .points = 16 * (double)OG_BISECT_PART / (double)OG_SCALAR_EPSILON,
                 .iterations = OG_BISECT_STEPS,
                 .why = "it ends with an interval of that length"},
};

const og_algorithm og_algorithm_ccd_bisect = {
    .id = "ccd-bisect",
    .row = "3.8",
    .questions = "sweep",
    .path = "ref/continuous/ccd_bisect",
    .source = "Parac 2020, alg. 4.1; Ericson 2005, 5.5.1",
    .cost = "O(1 / part) times gjk",
    .limits = "no last time; bodies that pass within 2^-24 of the way (2^-12 in binary32) are said to meet; gliding "
              "ones take all steps",
    .sweep = &ccd_bisect_door,
};
