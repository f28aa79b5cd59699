#include "tool/world/check_turns.h"

#include <math.h>
#include <string.h>

#include "spec/number/allocation.h"

// Times between two at which bodies are looked at.
enum { LOOKS = 6 };

void og_turn_checker_init(og_turn_checker *checker) {
  memset(checker, 0, sizeof *checker);
  og_handed_rigid_init(&checker->handed);
  og_exact_pair_init(&checker->pair);
  for (int k = 0; k < 2; k++) og_exact_body_init(&checker->at[k]);
  og_rational_init(&checker->time);
}

void og_turn_checker_clear(og_turn_checker *checker) {
  og_handed_rigid_clear(&checker->handed);
  og_exact_pair_clear(&checker->pair);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&checker->at[k]);
  og_rational_clear(&checker->time);
}

// ---- the exact problem ----

static void put(double *to, og_vec3 v) {
  to[0] = (double)v.x;
  to[1] = (double)v.y;
  to[2] = (double)v.z;
}

static void take_body(og_handed_body *r, const og_motion_body *from) {
  const size_t count = (size_t)from->body->vertex_count;
  if (count > r->room) {
    r->xyz = og_grow(r->xyz, 3 * count, sizeof *r->xyz);
    r->room = count;
  }
  r->count = count;
  for (size_t k = 0; k < count; k++) put(&r->xyz[3 * k], from->body->vertex[k]);
  r->radius = (double)from->body->radius;
  for (int end = 0; end < 2; end++) {
    put(r->centre[end], from->centre[end]);
    put(r->rotation[end], from->rotation[0].axis);
    r->rotation[end][3] = (double)from->rotation[0].w;
  }
  r->spins = from->spins;
  put(r->spin, from->spin);
}

static bool take(og_turn_checker *checker, const og_motion_body *a, const og_motion_body *b) {
  take_body(&checker->handed.body[0], a);
  take_body(&checker->handed.body[1], b);
  return og_handed_rigid_take_numbers(&checker->handed);
}

// The exact distance at a time, or minus the depth. NaN: a defect of the exact side.
static double gap_at(og_turn_checker *checker, double time) {
  const og_rigid_problem *problem = &checker->handed.problem;
  og_rational_from_double(&checker->time, time);
  for (int k = 0; k < 2; k++) og_rigid_body_at(&checker->at[k], problem, k, &checker->time);
  // Both balls are A's, which is the same to the distance.
  og_int_mul(&checker->at[0].radius, &problem->radius, &checker->at[0].den);
  mpz_divexact(checker->at[0].radius.z, checker->at[0].radius.z, problem->den.z);
  if (!og_exact_pair_solve_exact(&checker->pair, &checker->at[0], &checker->at[1])) return (double)NAN;
  return checker->pair.signed_distance;
}

// The greatest depth found from one time to another, both included.
static double deepest(og_turn_checker *checker, double from, double to) {
  double most = 0;
  for (int k = 0; k <= LOOKS; k++) most = fmax(most, -gap_at(checker, from + (to - from) * k / LOOKS));
  return most;
}

// ---- a pair ----

// `turn`: null where it is not said that they meet.
static void judge(og_turn_checker *checker, og_world_fault *fault, const og_world_turn *turn,
                  const og_door_motion *door, const og_motion_input *in) {
  const double unit = (double)OG_SCALAR_EPSILON * (double)og_motion_size(in);
  const og_rigid_kind kind = checker->handed.answer.finding.kind;
  const double hi = checker->handed.hi, until = turn == NULL ? 1 : (double)turn->part;
  if (turn != NULL) {
    const double gap = gap_at(checker, until);
    fault->distance = gap;
    if (gap > door->promises.gap * unit)
      fault->kind = kind == OG_RIGID_NEVER ? OG_WORLD_ARRIVAL_INVENTED : OG_WORLD_ARRIVAL_TIME;
    if (fault->kind != OG_WORLD_RIGHT) return;
  }
  if (kind == OG_RIGID_CLEAR) checker->left_open++;
  else checker->checked++;
  if (kind != OG_RIGID_FIRST || until <= hi) return;
  fault->distance = deepest(checker, hi, until);
  if (fault->distance > door->promises.depth * unit)
    fault->kind = turn == NULL ? OG_WORLD_ARRIVAL_MISSED : OG_WORLD_ARRIVAL_TIME;
}

static og_world_fault check_pair(og_turn_checker *checker, const og_door_motion *door, const og_world_player *player,
                                 og_index_pair pair, const og_world_turn *turn) {
  og_world_fault fault = {.kind = OG_WORLD_RIGHT, .i = pair.i, .j = pair.j};
  og_motion_input in;
  bool has_way;
  if (!og_world_turn_input(&in, player, pair, &has_way)) {
    if (turn != NULL) fault.kind = OG_WORLD_ARRIVAL_INVENTED;
    return fault;
  }
  if (!take(checker, &in.a, &in.b)) return fault; // beyond what either side takes
  if (!og_handed_rigid_solve(&checker->handed)) fault.kind = OG_WORLD_UNDECIDED;
  else judge(checker, &fault, turn, door, &in);
  return fault;
}

// ---- boxes ----

static bool is_between(const og_rational *lo, const og_int *x, const og_int *radius, const og_int *den,
                       const og_rational *hi) {
  og_int end, other;
  og_int_init(&end);
  og_int_init(&other);
  og_int_sub(&end, x, radius);
  og_int_mul(&end, &end, &lo->den);
  og_int_mul(&other, &lo->num, den);
  bool within = og_int_compare(&other, &end) <= 0;
  og_int_add(&end, x, radius);
  og_int_mul(&end, &end, &hi->den);
  og_int_mul(&other, &hi->num, den);
  within = within && og_int_compare(&end, &other) <= 0;
  og_int_clear(&end);
  og_int_clear(&other);
  return within;
}

static bool is_held_along(const og_exact_body *at, int axis, double lo, double hi) {
  og_rational low, high;
  og_rational_init(&low);
  og_rational_init(&high);
  og_rational_from_double(&low, lo);
  og_rational_from_double(&high, hi);
  bool held = true;
  for (size_t k = 0; k < at->count && held; k++) {
    const og_ivec *v = &at->point[k];
    held = is_between(&low, axis == 0 ? &v->x : axis == 1 ? &v->y : &v->z, &at->radius, &at->den, &high);
  }
  og_rational_clear(&low);
  og_rational_clear(&high);
  return held;
}

// Is the body whose motion was taken in the box at that time?
static bool is_held(og_turn_checker *checker, const og_aabb *box, double time) {
  og_exact_body *const at = &checker->at[0];
  og_rational radius;
  og_rational_init(&radius);
  og_rational_from_double(&checker->time, time);
  og_rigid_body_at(at, &checker->handed.problem, 0, &checker->time);
  og_rational_from_double(&radius, checker->handed.body[0].radius);
  // Over the body's denominator, rounded up.
  og_int_mul(&at->radius, &radius.num, &at->den);
  mpz_cdiv_q(at->radius.z, at->radius.z, radius.den.z);
  og_rational_clear(&radius);
  return is_held_along(at, 0, (double)box->lo.x, (double)box->hi.x) &&
         is_held_along(at, 1, (double)box->lo.y, (double)box->hi.y) &&
         is_held_along(at, 2, (double)box->lo.z, (double)box->hi.z);
}

// A body that is not in its box at a moment of the step: looked at are those that spin.
static og_world_fault check_boxes(og_turn_checker *checker, const og_world_player *player) {
  for (int32_t k = 0; k < player->world->limits.bodies; k++) {
    og_motion_body motion;
    if (!og_world_turn_motion(&motion, player, k) || !motion.spins || !take(checker, &motion, &motion)) continue;
    for (int look = 0; look <= LOOKS; look++)
      if (!is_held(checker, &player->world->now.body[k].box, (double)look / LOOKS))
        return (og_world_fault){.kind = OG_WORLD_BOX_TOO_SMALL, .i = k, .j = -1};
  }
  return (og_world_fault){.kind = OG_WORLD_RIGHT, .i = -1, .j = -1};
}

og_world_fault og_check_world_turns(og_turn_checker *checker, const og_world_turns *turns, const og_door_motion *door,
                                    const og_world_player *player) {
  const og_pairs *boxes = &player->world->now.boxes;
  og_world_fault fault = check_boxes(checker, player);
  int64_t next = 0;
  for (int64_t k = 0; k < boxes->count && fault.kind == OG_WORLD_RIGHT; k++) {
    const og_index_pair pair = boxes->pair[k];
    const bool said = next < turns->count && turns->turn[next].pair.i == pair.i && turns->turn[next].pair.j == pair.j;
    fault = check_pair(checker, door, player, pair, said ? &turns->turn[next] : NULL);
    next += said;
  }
  if (fault.kind != OG_WORLD_RIGHT || next == turns->count) return fault;
  return (og_world_fault){
      .kind = OG_WORLD_ARRIVAL_INVENTED, .i = turns->turn[next].pair.i, .j = turns->turn[next].pair.j};
}
