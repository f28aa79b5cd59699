#include "ref/bound/any_turn.h"

og_ball og_sphere_any_turn(const og_vec3 *point, int count, og_vec3 pivot) {
  return og_ball_around(point, count, pivot);
}

// A sum or a difference is off by half OG_SCALAR_EPSILON of itself at most, and never by an underflow.
static og_scalar below(og_scalar at, og_scalar by) {
  const og_scalar end = at - by;
  return end - OG_SCALAR_EPSILON * og_abs(end);
}
static og_scalar above(og_scalar at, og_scalar by) {
  const og_scalar end = at + by;
  return end + OG_SCALAR_EPSILON * og_abs(end);
}

og_aabb og_cube_any_turn(const og_ball *ball) {
  const og_vec3 c = ball->centre;
  const og_scalar r = ball->outer;
  return (og_aabb){{below(c.x, r), below(c.y, r), below(c.z, r)}, {above(c.x, r), above(c.y, r), above(c.z, r)}};
}

// ---- what is known of them ----

static og_turn_claim run_sphere(const og_turn_input *in) {
  return (og_turn_claim){.outcome = OG_OUTCOME_ANSWERED, .ball = og_sphere_any_turn(in->point, in->count, in->pivot)};
}

static og_turn_claim run_cube(const og_turn_input *in) {
  const og_ball ball = og_sphere_any_turn(in->point, in->count, in->pivot);
  const og_vec3 r = {ball.radius, ball.radius, ball.radius};
  return (og_turn_claim){.outcome = OG_OUTCOME_ANSWERED,
                         .box = {og_sub(ball.centre, r), og_add(ball.centre, r)},
                         .outer = og_cube_any_turn(&ball)};
}

static const og_door_turn sphere_door = {.run = run_sphere, .makes_ball = true, .for_all = true};
static const og_door_turn cube_door = {.run = run_cube, .for_all = true};

const og_algorithm og_algorithm_sphere_any_turn = {
    .id = "sphere-any-turn",
    .row = "3.3",
    .questions = "bound",
    .path = "ref/bound/any_turn",
    .source = "Rasku 2003, 3.2.3",
    .cost = "O(n), once",
    .limits =
        "the box of a long body in one pose may be far smaller; a pivot far away makes both as large as the way to it",
    .turn = &sphere_door,
};

const og_algorithm og_algorithm_cube_any_turn = {
    .id = "cube-any-turn",
    .row = "3.3",
    .questions = "bound",
    .path = "ref/bound/any_turn",
    .source = "Rasku 2003, 5",
    .cost = "O(n), once",
    .limits =
        "the box of a long body in one pose may be far smaller; a pivot far away makes both as large as the way to it",
    .turn = &cube_door,
};
