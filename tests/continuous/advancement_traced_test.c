// The steps that conservative advancement writes: the claim is the plain one, bit for bit; times never decrease and end
// with the claimed one; at each time the bounds enclose the bodies' distance.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ref/door/sweep_traced.h"
#include "ref/traced_registry.h"
#include "tests/shared/exact_sweep.h"
#include "tests/shared/random_sweep.h"
#include "tests/shared/trace_rooms.h"

extern const og_algorithm og_algorithm_conservative_advancement;

enum { SEEDS = 40 };

static or_sweep sweep;
static og_sweep_input in;

static void assert_same(const og_sweep_claim *c, const og_sweep_claim *d) {
  assert_true(c->outcome == d->outcome && c->verdict == d->verdict && c->iterations == d->iterations);
  assert_true(c->has_first == d->has_first && c->has_last == d->has_last && c->never_parts == d->never_parts);
  assert_true(c->has_points == d->has_points && c->has_normal == d->has_normal);
  assert_true(or_same_number(c->first, d->first) && or_same_number(c->last, d->last));
  assert_true(or_same_vector(c->a, d->a) && or_same_vector(c->b, d->b) && or_same_vector(c->normal, d->normal));
}

static og_sweep_claim plain(void) { return og_sweep_run(og_algorithm_conservative_advancement.sweep, &in); }

static void run_traced(void *context, og_trace *trace) {
  (void)context;
  const og_traced *const traced = og_traced_find(&og_algorithm_conservative_advancement);
  assert_non_null(traced);
  const og_sweep_claim c = plain(), d = og_sweep_run_traced(traced->sweep, &in, trace);
  assert_same(&c, &d);
}

// Where B is at that time.
static double gap_at(or_exact *exact, double time) { return or_gap_at(exact, &in, time); }

static void look_at_marks(or_exact *exact, const og_trace *trace, const og_sweep_claim *claim) {
  double time = 0, last = 0;
  assert_int_equal(or_trace_count(trace, OG_TRACE_STEP), claim->iterations);
  assert_int_equal(or_trace_count(trace, OG_TRACE_TIME), claim->iterations);
  for (int k = 0; k < trace->count; k++) {
    const og_trace_mark *const mark = &trace->marks[k];
    if (mark->kind == OG_TRACE_TIME) {
      time = (double)mark->number;
      assert_true(k == 1 ? time == 0 : time >= last);
      last = time;
    }
    const double slack = 64 * (double)OG_SCALAR_EPSILON * or_sweep_size(&in, time);
    if (mark->kind == OG_TRACE_DIRECTION) {
      const double length = (double)og_norm2(mark->vector[0]);
      assert_true(fabs(length - 1) <= 16 * (double)OG_SCALAR_EPSILON);
    }
    if (claim->outcome != OG_OUTCOME_ANSWERED) continue;
    const double gap = exact == NULL ? 0 : gap_at(exact, time);
    if (mark->kind == OG_TRACE_BOUND && exact != NULL) assert_true((double)mark->number <= gap + slack);
    if (mark->kind == OG_TRACE_NEAREST && exact != NULL) assert_true((double)mark->number >= gap - slack);
  }
  if (claim->has_first) assert_true(or_same_number((og_scalar)last, claim->first));
}

static void motions_of_all_families(void **state) {
  or_exact *const exact = *state;
  int meet = 0, apart = 0, turned = 0;
  for (int family = 0; family < or_sweep_family_count(); family++)
    for (int seed = 0; seed < SEEDS; seed++) {
      or_sweep_make(&sweep, family, (uint64_t)seed);
      in = sweep.input;
      const og_sweep_claim claim = plain();
      const og_trace *const trace = or_trace_rooms(run_traced, NULL);
      look_at_marks(exact, trace, &claim);
      meet += claim.verdict == OG_VERDICT_MEET;
      apart += claim.verdict == OG_VERDICT_APART;
      turned += claim.iterations > 2;
    }
  print_message("%d meet, %d pass, %d take more than two steps\n", meet, apart, turned);
  assert_true(meet > 100 && apart > 100 && turned > 20);
}

// The unit of time is the caller's, however fast they are.
static void times_in_the_caller_s_unit(void **state) {
  or_exact *const exact = *state;
  for (int e = -40; e <= 40; e += 8)
    for (int seed = 0; seed < 4; seed++) {
      or_sweep_make(&sweep, 0, (uint64_t)seed);
      in = sweep.input;
      const og_scalar factor = (og_scalar)ldexp(1, e);
      in.velocity = og_scale(factor, in.velocity);
      in.velocity_a = og_scale(factor, in.velocity_a);
      in.endless = true;
      const og_sweep_claim claim = plain();
      look_at_marks(exact, or_trace_rooms(run_traced, NULL), &claim);
    }
}

static void refused_motions_have_no_steps(void **state) {
  (void)state;
  or_sweep_make(&sweep, 0, 0);
  const og_scalar bad[] = {(og_scalar)NAN, (og_scalar)INFINITY};
  for (int k = 0; k < 2; k++) {
    in = sweep.input;
    in.velocity.x = bad[k];
    assert_int_equal(or_trace_rooms(run_traced, NULL)->count, 0);
    in = sweep.input;
    in.endless = false;
    in.until = bad[k];
    assert_int_equal(or_trace_rooms(run_traced, NULL)->count, 0);
    in.until = -1;
    assert_int_equal(or_trace_rooms(run_traced, NULL)->count, 0);
  }
}

static int set_up(void **state) {
  static or_exact exact;
  or_exact_init(&exact);
  or_sweep_init(&sweep);
  *state = &exact;
  return 0;
}

static int tear_down(void **state) {
  or_exact_clear(*state);
  or_sweep_clear(&sweep);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(motions_of_all_families),
      cmocka_unit_test(times_in_the_caller_s_unit),
      cmocka_unit_test(refused_motions_have_no_steps),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
