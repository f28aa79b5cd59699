#include "ref/pairs/aabb_aabb.h"

#include "ref/closest/range.h"
#include "ref/door/pair.h"
#include "ref/pairs/level.h"

static og_claim verdict(bool meet) {
  return (og_claim){.outcome = OG_OUTCOME_ANSWERED, .verdict = meet ? OG_VERDICT_MEET : OG_VERDICT_APART};
}

// ---- lowest and highest corner ----

og_claim og_aabb_aabb(const og_aabb *a, const og_aabb *b) {
  if (!og_is_finite(a->lo) || !og_is_finite(a->hi) || !og_is_finite(b->lo) || !og_is_finite(b->hi))
    return (og_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (!og_aabb_is_sound(a) || !og_aabb_is_sound(b)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  return verdict(og_aabb_overlap(a, b));
}

og_claim og_run_aabb_aabb(const og_body *a, const og_body *b) {
  if (!og_is_level_box(a) || !og_is_level_box(b)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_aabb p = og_level_aabb(a), q = og_level_aabb(b);
  return og_aabb_aabb(&p, &q);
}

// ---- centre and half edges ----

static og_outcome outcome_of(const og_centre_box *a) {
  if (!og_vec_in_range(a->centre) || !og_vec_in_range(a->half)) return OG_OUTCOME_OUT_OF_RANGE;
  return a->half.x >= 0 && a->half.y >= 0 && a->half.z >= 0 ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE;
}

og_claim og_aabb_aabb_centre(const og_centre_box *a, const og_centre_box *b) {
  const og_outcome of_a = outcome_of(a), of_b = outcome_of(b);
  if (of_a != OG_OUTCOME_ANSWERED || of_b != OG_OUTCOME_ANSWERED)
    return (og_claim){.outcome = of_a > of_b ? of_a : of_b};
  return verdict(og_abs(a->centre.x - b->centre.x) <= a->half.x + b->half.x &&
                 og_abs(a->centre.y - b->centre.y) <= a->half.y + b->half.y &&
                 og_abs(a->centre.z - b->centre.z) <= a->half.z + b->half.z);
}

// Half the edges along the coordinate axes: each row of the rotation has one component that is not 0, and it is 1 or -1.
static og_centre_box centre_box(const og_body *body) {
  const og_vec3 *row = body->rotation.row;
  return (og_centre_box){
      body->centre,
      {og_abs(og_dot(row[0], body->half)), og_abs(og_dot(row[1], body->half)), og_abs(og_dot(row[2], body->half))}};
}

og_claim og_run_aabb_aabb_centre(const og_body *a, const og_body *b) {
  if (!og_is_level_box(a) || !og_is_level_box(b)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_centre_box p = centre_box(a), q = centre_box(b);
  return og_aabb_aabb_centre(&p, &q);
}

// ---- what is known of them ----

static const og_door_pair corners_door = {
    .run = og_run_aabb_aabb, .takes = OG_TAKES_KINDS, .promises = {.bound = OG_BOUND_BY_NUMBER}};

const og_algorithm og_algorithm_aabb_aabb = {
    .id = "aabb-aabb",
    .row = "3.1",
    .questions = "relation",
    .path = "ref/pairs/aabb_aabb",
    .source = "Varjus 2018, 2.6",
    .cost = "O(1)",
    .limits = "boxes with the coordinate axes; corners exact, centres unsure within 2 epsilon of touching",
    .pair = &corners_door,
};

static const og_door_pair centre_door = {
    .run = og_run_aabb_aabb_centre, .takes = OG_TAKES_KINDS, .promises = {.bound = OG_BOUND_BY_NUMBER}};

const og_algorithm og_algorithm_aabb_aabb_centre = {
    .id = "aabb-aabb-centre",
    .row = "3.1",
    .questions = "relation",
    .path = "ref/pairs/aabb_aabb",
    .source = "Varjus 2018, 2.6",
    .cost = "O(1)",
    .limits = "boxes with the coordinate axes; corners exact, centres unsure within 2 epsilon of touching",
    .pair = &centre_door,
};
