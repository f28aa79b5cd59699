#include "ref/bound/sphere_mean.h"

#include "ref/door/bound.h"

og_vec3 og_mean(const og_vec3 *point, int count) {
  const og_ball_unit unit = og_ball_unit_of(point, count);
  og_vec3 sum = {0, 0, 0};
  /*@ loop invariant counter: 0 <= k <= count;
      loop assigns k, sum;
      loop variant count - k; */
  for (int k = 0; k < count; k++) sum = og_add(sum, og_into_unit(&unit, point[k]));
  return og_out_of_unit(&unit, og_scale(1 / (og_scalar)count, sum));
}

og_ball og_sphere_mean(const og_vec3 *point, int count) { return og_ball_around(point, count, og_mean(point, count)); }

// ---- what is known of it ----

static og_bounding_claim run(const og_bounding_input *in, const og_bounding_room *room) {
  (void)room;
  return (og_bounding_claim){.outcome = OG_OUTCOME_ANSWERED, .ball = og_sphere_mean(in->point, in->count)};
}

static const og_door_bound sphere_mean_door = {.run = run, .shape = OG_BOUNDING_BALL};

const og_algorithm og_algorithm_sphere_mean = {
    .id = "sphere-mean",
    .row = "3.3",
    .questions = "bound",
    .path = "ref/bound/sphere_mean",
    .source = "Parac 2020, 5.2.1",
    .cost = "O(n)",
    .limits = "up to twice the least radius; the radius as computed may leave points outside",
    .bound = &sphere_mean_door,
};
