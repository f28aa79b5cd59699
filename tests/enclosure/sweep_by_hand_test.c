// Ranges of one sweep, written by hand: each way that the checker refuses one, and beside it the range that it accepts.
// Two cylinders of radius 5 and half height 2 stand one above the other, their caps 6 apart.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/body/shape.h"
#include "spec/enclosure/solve/enclosure.h"
#include "spec/enclosure/solve/sweep.h"
#include "tests/shared/curved_frame.h"

#define FIRST OG_SWEEP_RANGE_FIRST
#define NEVER OG_SWEEP_RANGE_NEVER
#define CLEAR OG_SWEEP_RANGE_CLEAR
#define NO_END                                                                                                         \
  { 0, 0 }
enum { NEARER = -1, FURTHER = 1 };

typedef struct fraction {
  long num, den;
} fraction;

typedef struct hand_range {
  const char *name;
  og_sweep_range_kind kind;
  long velocity;    // of B, along z
  fraction until;   // 0 / 0: none
  fraction lo, hi;  // of NEVER lo is how far apart
  fraction contact; // the time of the contact's certificate
  long down;        // the direction (0, 0, -down)
  og_sweep_refusal refusal;
} hand_range;

// clang-format off
static const hand_range ranges[] = {
  {"first at 6", FIRST, NEARER, NO_END, {6, 1}, {6, 1}, {6, 1}, 1, OG_SWEEP_ACCEPTED},
  {"first as it ends", FIRST, NEARER, {6, 1}, {6, 1}, {6, 1}, {6, 1}, 1, OG_SWEEP_ACCEPTED},
  {"first from 5 on", FIRST, NEARER, NO_END, {5, 1}, {6, 1}, {6, 1}, 2, OG_SWEEP_ACCEPTED},
  {"first by 13/2, within", FIRST, NEARER, NO_END, {0, 1}, {13, 2}, {13, 2}, 0, OG_SWEEP_ACCEPTED},
  {"first before apart is shown", FIRST, NEARER, NO_END, {7, 1}, {8, 1}, {8, 1}, 1, OG_SWEEP_REFUSED_SIDE},
  {"hi before lo", FIRST, NEARER, NO_END, {6, 1}, {5, 1}, {6, 1}, 1, OG_SWEEP_REFUSED_RANGE},
  {"hi before the start", FIRST, NEARER, NO_END, {0, 1}, {-1, 1}, {6, 1}, 1, OG_SWEEP_REFUSED_RANGE},
  {"hi over zero", FIRST, NEARER, NO_END, {5, 1}, {6, 0}, {6, 1}, 1, OG_SWEEP_REFUSED_RANGE},
  {"hi over less than zero", FIRST, NEARER, NO_END, {5, 1}, {6, -1}, {6, 1}, 1, OG_SWEEP_REFUSED_RANGE},
  {"hi after the end", FIRST, NEARER, {11, 2}, {5, 1}, {6, 1}, {6, 1}, 1, OG_SWEEP_REFUSED_RANGE},
  {"lo after the end", FIRST, NEARER, {11, 2}, {6, 1}, {6, 1}, {6, 1}, 1, OG_SWEEP_REFUSED_RANGE},
  {"the contact of another time", FIRST, NEARER, NO_END, {5, 1}, {23, 4}, {6, 1}, 1, OG_SWEEP_REFUSED_CONTACT},
  {"no contact", FIRST, NEARER, NO_END, {5, 1}, {11, 2}, {11, 2}, 1, OG_SWEEP_REFUSED_CONTACT},

  {"never, further", NEVER, FURTHER, NO_END, {6, 1}, {0, 1}, {0, 1}, 1, OG_SWEEP_ACCEPTED},
  {"never, too far", NEVER, FURTHER, NO_END, {25, 4}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_SIDE},
  {"never, apart by nothing", NEVER, FURTHER, NO_END, {0, 1}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_APART},
  {"never, apart by less", NEVER, FURTHER, NO_END, {-1, 1}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_APART},
  {"never, over zero", NEVER, FURTHER, NO_END, {1, 0}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_APART},
  {"never, by no direction", NEVER, FURTHER, NO_END, {1, 1}, {0, 1}, {0, 1}, 0, OG_SWEEP_REFUSED_DIRECTION},
  {"never, upside down", NEVER, FURTHER, NO_END, {1, 1}, {0, 1}, {0, 1}, -1, OG_SWEEP_REFUSED_SIDE},
  {"never, nearer for ever", NEVER, NEARER, NO_END, {1, 1}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_SIDE},
  {"never, until 5", NEVER, NEARER, {5, 1}, {1, 1}, {0, 1}, {0, 1}, 1, OG_SWEEP_ACCEPTED},
  {"never, until 5, too far", NEVER, NEARER, {5, 1}, {2, 1}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_SIDE},

  {"clear until 13/2", CLEAR, NEARER, NO_END, {13, 2}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_SIDE},
  {"clear until 0", CLEAR, NEARER, NO_END, {0, 1}, {0, 1}, {0, 1}, 0, OG_SWEEP_ACCEPTED},
  {"clear by no direction", CLEAR, NEARER, NO_END, {1, 1}, {0, 1}, {0, 1}, 0, OG_SWEEP_REFUSED_DIRECTION},
  {"clear, further", CLEAR, FURTHER, NO_END, {1, 1}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_RECEDES},
  {"clear before the start", CLEAR, NEARER, NO_END, {-1, 1}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_RANGE},
  {"clear over zero", CLEAR, NEARER, NO_END, {1, 0}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_RANGE},
  {"clear after the end", CLEAR, NEARER, {1, 2}, {1, 1}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_RANGE},

  {"an end before the start", CLEAR, NEARER, {-1, 1}, {0, 1}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_PROBLEM},
  {"an end over less than zero", CLEAR, NEARER, {1, -1}, {0, 1}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_PROBLEM},
  {"of no kind", OG_SWEEP_RANGE_NONE, NEARER, NO_END, {0, 1}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_KIND},
  {"of one too many", OG_SWEEP_RANGE_KIND_COUNT, NEARER, NO_END, {0, 1}, {0, 1}, {0, 1}, 1, OG_SWEEP_REFUSED_KIND},
};
// clang-format on
enum { RANGES = sizeof ranges / sizeof *ranges };

static const hand_range clear_until_6 = {
    .name = "clear until 6",
    .kind = CLEAR,
    .velocity = NEARER,
    .lo = {6, 1},
    .down = 1,
    .refusal = OG_SWEEP_ACCEPTED,
};

typedef struct bench {
  og_enclosure_problem problem, moved;
  og_enclosure_solver *solver;
  og_enclosure_answer contact;
  og_sweep_range range;
} bench;

static void set_bodies(og_enclosure_problem *problem) {
  og_shape shape;
  og_exact_body body[2];
  og_shape_init(&shape);
  for (int k = 0; k < 2; k++) {
    og_exact_body_init(&body[k]);
    or_curved_frame_si(&shape, 5, 2);
    shape.pose = OG_POSE_ROTATION;
    og_rational_set_si(&shape.rotation[3], 1);
    og_rational_set_si(&shape.translation[2], 10 * k);
    problem->curve[k] = OG_CURVE_CYLINDER;
    assert_int_equal(og_shape_to_body(&body[k], &shape, SIZE_MAX), OG_SHAPE_OK);
  }
  assert_int_equal(og_problem_set_exact(&problem->pair, &body[0], &body[1], NULL), OG_PROBLEM_OK);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&body[k]);
  og_shape_clear(&shape);
}

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  og_enclosure_problem_init(&b->problem);
  og_enclosure_problem_init(&b->moved);
  b->solver = og_enclosure_solver_new();
  og_enclosure_answer_init(&b->contact);
  og_sweep_range_init(&b->range);
  set_bodies(&b->problem);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_enclosure_problem_clear(&b->problem);
  og_enclosure_problem_clear(&b->moved);
  og_enclosure_solver_free(b->solver);
  og_enclosure_answer_clear(&b->contact);
  og_sweep_range_clear(&b->range);
  free(b);
  return 0;
}

// As it stands: no fraction is brought to a plain form.
static void set_fraction(og_rational *r, fraction f) {
  og_int_set_si(&r->num, f.num);
  og_int_set_si(&r->den, f.den);
}

static void set_motion(bench *b, long velocity, fraction until) {
  og_problem *pair = &b->problem.pair;
  og_ivec_set_zero(&pair->velocity);
  og_int_set_si(&pair->velocity.z, velocity);
  pair->has_until = until.den != 0;
  og_int_set_si(&pair->until_num, until.num);
  og_int_set_si(&pair->until_den, pair->has_until ? until.den : 1);
}

static void set_contact(bench *b, fraction time) {
  og_rational at;
  og_rational_init(&at);
  set_fraction(&at, time);
  og_enclosure_problem_at(&b->moved, &b->problem, &at.num, &at.den);
  assert_int_equal(og_solve_enclosure(b->solver, OG_RELATION, &b->moved, &b->contact), OG_ENCLOSURE_ANSWERED);
  og_rational_clear(&at);
}

static og_sweep_refusal check(bench *b, const hand_range *hand) {
  og_sweep_range *range = &b->range;
  og_sweep_range_reset(range);
  set_motion(b, hand->velocity, hand->until);
  range->kind = hand->kind;
  set_fraction(&range->lo, hand->lo);
  set_fraction(&range->apart, hand->lo);
  set_fraction(&range->hi, hand->hi);
  og_int_set_si(&range->direction.z, -hand->down);
  if (hand->kind != OG_SWEEP_RANGE_FIRST) return og_check_sweep_range(&b->problem, range);
  set_contact(b, hand->contact);
  const og_enclosure_certificate none = range->contact;
  range->contact = b->contact.certificate; // lent
  const og_sweep_refusal refusal = og_check_sweep_range(&b->problem, range);
  range->contact = none;
  return refusal;
}

static void check_by_hand(void **state) {
  for (int k = 0; k < RANGES; k++) {
    const og_sweep_refusal refusal = check(*state, &ranges[k]);
    if (refusal != ranges[k].refusal)
      fail_msg("%s: %s, not: %s", ranges[k].name, og_sweep_refusal_text(refusal),
               og_sweep_refusal_text(ranges[k].refusal));
  }
}

// Of other problems the same range is refused, and nothing is apart.
static void refuse_other_problems(void **state) {
  bench *b = *state;
  og_problem *pair = &b->problem.pair;
  assert_int_equal(check(b, &ranges[0]), OG_SWEEP_ACCEPTED);
  const hand_range *clear = &clear_until_6;
  assert_int_equal(check(b, clear), OG_SWEEP_ACCEPTED);
  og_rational apart;
  og_rational_init(&apart);
  og_rational_set_si(&apart, 1);
  assert_true(og_check_apart(&b->problem, &b->range.direction, &apart));

  b->problem.curve[0] = b->problem.curve[1] = OG_CURVE_NONE;
  assert_int_equal(check(b, clear), OG_SWEEP_REFUSED_PROBLEM);
  assert_false(og_check_apart(&b->problem, &b->range.direction, &apart));
  b->problem.curve[0] = b->problem.curve[1] = OG_CURVE_CYLINDER;
  og_int_set_si(&pair->radius, -1);
  assert_int_equal(check(b, clear), OG_SWEEP_REFUSED_PROBLEM);
  assert_false(og_check_apart(&b->problem, &b->range.direction, &apart));
  og_int_set_si(&pair->radius, 0);
  for (int body = 0; body < 2; body++) {
    og_points *points = body == 0 ? &pair->a : &pair->b;
    const size_t count = points->count;
    points->count = 3; // a frame has four
    assert_int_equal(check(b, clear), OG_SWEEP_REFUSED_PROBLEM);
    assert_false(og_check_apart(&b->problem, &b->range.direction, &apart));
    points->count = count;
  }
  assert_int_equal(check(b, clear), OG_SWEEP_ACCEPTED);
  og_rational_clear(&apart);
}

// One third is between two doubles; the nearest to both ends, and to all between, is 0x1.5555555555555p-2.
static void tell_the_double(void **state) {
  bench *b = *state;
  og_sweep_range *range = &b->range;
  double first;
  range->kind = OG_SWEEP_RANGE_FIRST;
  set_fraction(&range->lo, (fraction){1, 3});
  set_fraction(&range->hi, (fraction){1, 3});
  assert_true(og_sweep_range_double(&first, range) && first == 0x1.5555555555555p-2);
  set_fraction(&range->hi, (fraction){1, 2});
  assert_false(og_sweep_range_double(&first, range));
  set_fraction(&range->hi, (fraction){1, 3});
  range->kind = OG_SWEEP_RANGE_CLEAR;
  assert_false(og_sweep_range_double(&first, range));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(check_by_hand),
      cmocka_unit_test(refuse_other_problems),
      cmocka_unit_test(tell_the_double),
  };
  return cmocka_run_group_tests(tests, open_bench, close_bench);
}
