#include "ref/continuous/additive_advancement.h"

#include "ref/closest/range.h"
#include "ref/continuous/features_at.h"

// Of a gap along a unit vector: both points' own rounding, 1.8 epsilon each, both products', 2.6 each, and the difference's,
// 1.8: below 11 epsilon.
static const og_scalar ERROR = 16 * OG_SCALAR_EPSILON;

// Of both lengths of the motion together: displacements, their mean and the difference are within 8 epsilon a coordinate, and
// the lengths, of 7 at most, within some more: below 70 epsilon.
static const og_scalar ERROR_OF_WAY = 128 * OG_SCALAR_EPSILON;

// Within this, rounding would leave no step.
static const og_scalar LEAST = 256 * OG_SCALAR_EPSILON;

static const og_scalar PART = (og_scalar)0.875; // of a step that is safe; 0.9 in the text is no binary number

// How far points of both features go towards each other in all of the motion, at most.
static og_scalar way_of(const og_moving_features_input *in) {
  og_vec3 way[4], mean = {0, 0, 0};
  /*@ loop invariant counter: 0 <= k <= 4;
      loop assigns k, way[0 .. 3], mean;
      loop variant 4 - k; */
  for (int k = 0; k < 4; k++) {
    way[k] = og_sub(in->end[k], in->start[k]);
    mean = og_add_scaled(mean, (og_scalar)0.25, way[k]);
  }
  const int split = in->of_edges ? 2 : 1;
  og_scalar of_a = 0, of_b = 0;
  /*@ loop invariant counter: 0 <= k <= 4;
      loop assigns k, of_a, of_b;
      loop variant 4 - k; */
  for (int k = 0; k < 4; k++) {
    const og_scalar length = og_norm(og_sub(way[k], mean));
    if (k < split) of_a = og_max(of_a, length);
    else of_b = og_max(of_b, length);
  }
  return of_a + of_b + ERROR_OF_WAY;
}

// How far the features are apart at least: along a unit vector from the second to the first.
static og_scalar gap_along(bool of_edges, const og_vec3 point[4], og_vec3 direction) {
  const int split = of_edges ? 2 : 1;
  og_scalar least = OG_SCALAR_MAX, most = -OG_SCALAR_MAX;
  /*@ loop invariant counter: 0 <= k <= 4;
      loop assigns k, least, most;
      loop variant 4 - k; */
  for (int k = 0; k < 4; k++) {
    const og_scalar height = og_dot(direction, point[k]);
    if (k < split) least = og_min(least, height);
    else most = og_max(most, height);
  }
  return least - most - ERROR;
}

// Across the triangle, or across both edges: exact where the offset of features that nearly touch is lost in rounding.
static og_vec3 normal_of(bool of_edges, const og_vec3 point[4]) {
  return of_edges ? og_cross(og_sub(point[1], point[0]), og_sub(point[3], point[2]))
                  : og_cross(og_sub(point[2], point[1]), og_sub(point[3], point[1]));
}

// The greater of the gaps along the offset and along the normal on its side.
static og_scalar gap_of(bool of_edges, const og_vec3 point[4], og_vec3 offset) {
  og_scalar length;
  const og_vec3 normal = og_direction_of(normal_of(of_edges, point), &length);
  const og_scalar across = gap_along(of_edges, point, og_dot(normal, offset) < 0 ? og_neg(normal) : normal);
  return og_max(across, gap_along(of_edges, point, og_direction_of(offset, &length)));
}

og_moving_features_claim og_additive_advancement(const og_moving_features_input *in, og_moving_features_room *room) {
  (void)room;
  const og_scalar way = way_of(in), tolerance = og_max(in->tolerance, LEAST);
  og_moving_features_claim claim = {.outcome = OG_OUTCOME_ANSWERED, .has_first = true};
  /*@ loop invariant counter: 0 <= claim.iterations <= in->most;
      loop assigns claim;
      loop variant in->most - claim.iterations; */
  while (claim.iterations < in->most) {
    claim.iterations++;
    og_vec3 point[4];
    og_features_at(point, in, claim.first);
    const og_vec3 offset = og_features_offset(in->of_edges, point);
    if (og_norm(offset) <= tolerance) {
      claim.verdict = OG_VERDICT_MEET;
      return claim;
    }
    const og_scalar gap = gap_of(in->of_edges, point, offset);
    if ((1 - claim.first) * way < gap * (1 - ERROR))
      return (og_moving_features_claim){
          .outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_APART, .iterations = claim.iterations};
    const og_scalar step = PART * gap / way - OG_SCALAR_EPSILON;
    if (!(step > 0)) break; // nearest points that are lost in rounding
    claim.first = og_min(claim.first + step, 1);
  }
  claim.outcome = OG_OUTCOME_ITERATION_LIMIT;
  return claim;
}

// ---- what is known of it ----

// The distance is that of two points as computed: each coordinate of them and of the difference is within 8 epsilon.
static const og_door_moving_features additive_advancement_door = {
    .run = og_additive_advancement,
    .promises = {.times = 1, .apart = 560},
};

const og_algorithm og_algorithm_additive_advancement = {
    .id = "additive-advancement",
    .row = "3.8",
    .questions = "vertex-face, edge-edge",
    .path = "ref/continuous/additive_advancement",
    .source = "Li, Kaufman, Jiang 2021, 5",
    .cost = "a distance for each eightfold approach; more the flatter it is",
    .limits = "says MEET within the tolerance; features that glide just outside of it take the limit of steps",
    .moving_features = &additive_advancement_door,
};
