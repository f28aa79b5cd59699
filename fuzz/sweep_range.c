// Cylinders, cones and boxes that translate. The enclosure of the first contact against the checker, the bodies
// swapped, and the relation at times before it; certificates of what is not so, which the checker must refuse; a time
// of impact of the reference.
//
// An input is two bodies (fuzz/curved_bodies.h), a velocity, an end of the motion, then a direction and a time for what
// is not so.

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "fuzz/curved_bodies.h"
#include "fuzz/harness.h"
#include "ref/closest/range.h"
#include "ref/door/sweep.h"
#include "ref/registry.h"
#include "spec/enclosure/solve/touch.h"
#include "spec/enclosure/solve/sweep.h"

typedef struct bench {
  curved_pair pair;
  double velocity[3], until;
  bool has_until;
  og_sweep_range_solver *solver;
  og_enclosure_solver *at_rest;
  og_sweep_range_answer answer, swapped;
  og_enclosure_problem other, moved;
  og_enclosure_answer look;
  og_sweep_range lie;
  og_rational time;
} bench;

static _Noreturn void found(const bench *b, const char *what) {
  og_fuzz_say_curved(&b->pair);
  fprintf(stderr, "velocity of B %a %a %a, until %a\n", b->velocity[0], b->velocity[1], b->velocity[2],
          b->has_until ? b->until : HUGE_VAL);
  og_fuzz_found(what, NULL);
}

// ---- the motion ----

static bool take_motion(bench *b, og_fuzz_bytes *in) {
  static const double rest[3] = {0, 0, 0};
  for (int k = 0; k < 3; k++) b->velocity[k] = og_fuzz_number(in);
  b->has_until = og_fuzz_byte(in) % 2 == 0;
  b->until = b->has_until ? fabs(og_fuzz_number(in)) : 0;
  if (b->velocity[0] == 0 && b->velocity[1] == 0 && b->velocity[2] == 0) b->velocity[0] = 1;
  const double *until = b->has_until ? &b->until : NULL;
  const og_case_body *from = b->pair.from;
  for (int k = 0; k < 2; k++) b->other.curve[k] = b->pair.problem.curve[1 - k];
  return og_problem_set_motion(&b->pair.problem.pair, rest, b->velocity, until) == OG_PROBLEM_OK &&
         og_problem_set_exact(&b->other.pair, &from[1].exact, &from[0].exact, NULL) == OG_PROBLEM_OK &&
         og_problem_set_motion(&b->other.pair, b->velocity, rest, until) == OG_PROBLEM_OK;
}

// ---- both ways ----

static bool is_less(const og_rational *a, const og_rational *b) {
  og_int left, right;
  og_int_init(&left);
  og_int_init(&right);
  og_int_mul(&left, &a->num, &b->den);
  og_int_mul(&right, &b->num, &a->den);
  const bool r = og_int_compare(&left, &right) < 0;
  og_int_clear(&left);
  og_int_clear(&right);
  return r;
}

static void check_swapped(const bench *b) {
  const og_sweep_range *one = &b->answer.range, *other = &b->swapped.range;
  if (one->kind == OG_SWEEP_RANGE_CLEAR || other->kind == OG_SWEEP_RANGE_CLEAR) return;
  if (one->kind != other->kind) found(b, "swapped, they meet or do not");
  if (one->kind != OG_SWEEP_RANGE_FIRST) return;
  if (is_less(&one->hi, &other->lo) || is_less(&other->hi, &one->lo)) found(b, "swapped, they meet at another time");
}

// ---- before the contact ----

// At a 256th part of the way to the first contact, or of a time if there is none.
static void check_before(bench *b, int part) {
  const og_sweep_range *range = &b->answer.range;
  const bool never = range->kind == OG_SWEEP_RANGE_NEVER;
  if (never) og_rational_from_double(&b->time, b->has_until ? b->until : 16);
  else og_rational_set(&b->time, &range->lo);
  if (!never && og_rational_sign(&b->time) == 0) return;
  og_int_set_si(&b->look.certificate.hi.num, part);
  og_int_mul(&b->time.num, &b->time.num, &b->look.certificate.hi.num);
  mpz_mul_2exp(b->time.den.z, b->time.den.z, 8);
  og_enclosure_problem_at(&b->moved, &b->pair.problem, &b->time.num, &b->time.den);
  if (og_solve_enclosure(b->at_rest, OG_RELATION, &b->moved, &b->look) == OG_ENCLOSURE_REFUSED)
    found(b, "the enclosure at a time is refused");
  const og_relation relation = og_enclosure_relation(&b->look.certificate);
  if (relation == OG_TOUCHING || relation == OG_PENETRATING) found(b, "they meet before the first contact");
}

// ---- what is not so ----

static void refuse(const bench *b, const char *what) {
  if (og_check_sweep_range(&b->pair.problem, &b->lie) == OG_SWEEP_ACCEPTED) found(b, what);
}

static void set_direction(bench *b, og_fuzz_bytes *in) {
  og_int *const to[3] = {&b->lie.direction.x, &b->lie.direction.y, &b->lie.direction.z};
  for (int k = 0; k < 3; k++) og_int_set_si(to[k], (int)og_fuzz_byte(in) - 128);
}

// The time and a bit of it more.
static void set_later(og_rational *r, const og_rational *time, int bits) {
  og_rational_set(r, time);
  mpz_mul_2exp(r->num.z, r->num.z, (mp_bitcnt_t)bits);
  mpz_mul_2exp(r->den.z, r->den.z, (mp_bitcnt_t)bits);
  og_int one;
  og_int_init(&one);
  og_int_set_si(&one, 1);
  og_int_addmul(&r->num, &one, &time->den);
  og_int_clear(&one);
}

// Of bodies that meet: that they never do, and that they do not until after it.
static void lie_of_meeting(bench *b, og_fuzz_bytes *in) {
  const og_sweep_range *range = &b->answer.range;
  const int bits = og_fuzz_byte(in);
  og_sweep_range_reset(&b->lie);
  for (int own = 0; own < 2; own++) {
    if (own == 0) set_direction(b, in);
    else og_ivec_set(&b->lie.direction, &range->direction);
    b->lie.kind = OG_SWEEP_RANGE_NEVER;
    og_rational_set_si(&b->lie.apart, 1);
    mpz_mul_2exp(b->lie.apart.den.z, b->lie.apart.den.z, (mp_bitcnt_t)bits);
    refuse(b, "that they never meet is accepted");
    b->lie.kind = OG_SWEEP_RANGE_CLEAR;
    set_later(&b->lie.lo, &range->hi, bits);
    refuse(b, "a time after the contact is accepted as clear");
  }
  b->lie.kind = OG_SWEEP_RANGE_FIRST;
  og_rational_set(&b->lie.lo, &range->lo);
  og_rational_set(&b->lie.hi, &range->hi);
  refuse(b, "a contact without a certificate is accepted");
}

// Of bodies that never meet: that they do, at the time looked at, by what certificate there is of how they lie then.
static void lie_of_missing(bench *b) {
  og_sweep_range_reset(&b->lie);
  b->lie.kind = OG_SWEEP_RANGE_FIRST;
  og_rational_set_si(&b->lie.lo, 0);
  og_rational_set(&b->lie.hi, &b->time);
  og_enclosure_copy(&b->lie.contact, &b->look.certificate);
  refuse(b, "that they meet is accepted");
  b->lie.contact.kind = OG_ENCLOSURE_TOUCHING;
  refuse(b, "that they touch is accepted");
  b->lie.contact.kind = OG_ENCLOSURE_PENETRATING;
  refuse(b, "that they overlap is accepted");
}

// ---- the reference ----

static void check_reference(const bench *b) {
  const og_world_body *world = b->pair.world;
  if (b->answer.range.kind != OG_SWEEP_RANGE_NEVER) return;
  const double *v = b->velocity;
  const og_sweep_input in = {.a = &world[0].body,
                             .b = &world[1].body,
                             .velocity = {(og_scalar)v[0], (og_scalar)v[1], (og_scalar)v[2]},
                             .endless = !b->has_until,
                             .until = (og_scalar)b->until};
  const og_sweep_claim claim = og_sweep_run(og_algorithm_by_id("conservative-advancement")->sweep, &in);
  const double apart = mpz_get_d(b->answer.range.apart.num.z) / mpz_get_d(b->answer.range.apart.den.z);
  const double way = claim.has_first ? (double)(claim.first * og_largest(in.velocity)) : 0;
  const double slack = 4096 * (double)OG_SCALAR_EPSILON * (b->pair.size + way);
  if (claim.outcome == OG_OUTCOME_ANSWERED && claim.verdict == OG_VERDICT_MEET && apart > slack)
    found(b, "conservative-advancement: they meet");
}

static void begin(bench *b) {
  curved_pair_init(&b->pair, 1);
  b->solver = og_sweep_range_solver_new();
  b->at_rest = og_enclosure_solver_new();
  og_sweep_range_answer_init(&b->answer);
  og_sweep_range_answer_init(&b->swapped);
  og_enclosure_problem_init(&b->other);
  og_enclosure_problem_init(&b->moved);
  og_enclosure_answer_init(&b->look);
  og_sweep_range_init(&b->lie);
  og_rational_init(&b->time);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  og_fuzz_bytes in = {data, data + size};
  if (b.solver == NULL) begin(&b);
  if (size == 0 || !og_fuzz_take_curved(&in, &b.pair) || !take_motion(&b, &in)) return 0;
  if (og_solve_sweep_range(b.solver, &b.pair.problem, &b.answer) == OG_ENCLOSURE_REFUSED)
    found(&b, "the solver's range is refused");
  if (og_solve_sweep_range(b.solver, &b.other, &b.swapped) == OG_ENCLOSURE_REFUSED)
    found(&b, "the solver's range is refused, swapped");
  check_swapped(&b);
  check_before(&b, og_fuzz_byte(&in));
  if (b.answer.range.kind == OG_SWEEP_RANGE_FIRST) lie_of_meeting(&b, &in);
  if (b.answer.range.kind == OG_SWEEP_RANGE_NEVER) lie_of_missing(&b);
  if (!og_fuzz_has_ellipsoid(&b.pair)) check_reference(&b);
  return 0;
}
