// All algorithms behind the door `moving_features` against the exact answer of just the numbers given: random features of many
// families, degenerate ones and near misses; hand cases, one ulp to each side, bad input. One that never misses never does.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "tests/shared/moving_fault.h"
#include "tool/gen/random.h"
#include "tool/run/make_moving.h"

extern const og_algorithm og_algorithm_cubic_solver, og_algorithm_inclusion_root, og_algorithm_additive_advancement;

static or_moving_judge judge;
static og_made_moving made;
static og_random drawn;

static int open_all(void **state) {
  (void)state;
  or_moving_judge_init(&judge);
  return 0;
}

static int close_all(void **state) {
  (void)state;
  or_moving_judge_clear(&judge);
  return 0;
}

static int rounds(void) { return getenv("ORIGO_TEST_PAIRS") == NULL ? 60 : 8; }

typedef enum family { LATTICE, SMALL, PLANAR, STATIC, ONE_MOVES, COLLAPSE, GENERAL, FAR_AWAY, NEAR_MISS, TINY, FAMILIES } family;

static og_scalar *coordinate(og_vec3 *v, int axis) { return axis == 0 ? &v->x : axis == 1 ? &v->y : &v->z; }

static double draw(family f) {
  if (f >= GENERAL) return og_random_between(&drawn, -1, 1);
  const int reach = f == SMALL ? 1 : 3;
  return (double)og_random_integer(&drawn, -reach, reach);
}

static void place(family f) {
  og_moving_features_input *in = &made.input;
  const int mover = (int)og_random_integer(&drawn, 0, 3);
  for (int k = 0; k < 4; k++)
    for (int axis = 0; axis < 3; axis++) {
      double from = draw(f), to = draw(f);
      if (f == PLANAR && axis == 2) from = to = 0;
      if (f == STATIC || (f == ONE_MOVES && k != mover)) to = from;
      if (f == COLLAPSE) to = axis - from;
      if (f == FAR_AWAY) from += 1000, to += 1000;
      if (f == TINY) from *= 0x1p-100, to *= 0x1p-100;
      // Nearly in one plane, that of z = x, and through it at about the same time.
      if (f == NEAR_MISS && axis == 2) from = 0x1p-24 * from + (k == 0), to = 0x1p-24 * to - (k == 0);
      *coordinate(&in->start[k], axis) = (og_scalar)from;
      *coordinate(&in->end[k], axis) = (og_scalar)to;
    }
  og_make_moving_limits(&made);
}

static og_moving_features_claim claim_by(const og_algorithm *algorithm) {
  return og_moving_features_run(algorithm->moving_features, &made.input, &made.room);
}

static or_moving_error hold(const og_algorithm *algorithm, const og_moving_features_claim *claim) {
  or_moving_error error;
  const char *fault = or_moving_fault(&judge, &error, algorithm->moving_features, &made.input, claim);
  if (fault == NULL) return error;
  for (int k = 0; k < 4; k++)
    print_message("%a %a %a to %a %a %a\n", (double)made.input.start[k].x, (double)made.input.start[k].y,
                  (double)made.input.start[k].z, (double)made.input.end[k].x, (double)made.input.end[k].y,
                  (double)made.input.end[k].z);
  fail_msg("%s, edges %d: %s; outcome %d, time %a", algorithm->id, made.input.of_edges, fault, (int)claim->outcome,
           (double)claim->first);
  return error;
}

typedef struct count {
  int asked, hits, missed, invented, limits;
  double early, apart;
} count;

static void add(count *c, const og_algorithm *algorithm) {
  const og_moving_features_claim claim = claim_by(algorithm);
  const or_moving_error error = hold(algorithm, &claim);
  c->asked++;
  c->hits += error.hit;
  c->missed += error.missed;
  c->invented += error.invented;
  c->limits += claim.outcome == OG_OUTCOME_ITERATION_LIMIT;
  c->early = fmax(c->early, error.early);
  c->apart = fmax(c->apart, error.apart);
}

static void promises_hold(void **state) {
  (void)state;
  for (int n = 0; n < og_algorithm_count(); n++) {
    const og_algorithm *algorithm = og_algorithm_at(n);
    if (algorithm->moving_features == NULL) continue;
    og_random_start(&drawn, "moving-features", 7, 0);
    for (family f = 0; f < FAMILIES; f++) {
      count c = {0};
      for (int round = 0; round < rounds(); round++) {
        made.input.of_edges = round % 2;
        place(f);
        add(&c, algorithm);
      }
      print_message("%s, family %d: %d asked, %d hits, %d missed, %d invented, %d limits, early %.2g, apart %.2g\n",
                    algorithm->id, (int)f, c.asked, c.hits, c.missed, c.invented, c.limits, c.early, c.apart);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(promises_hold),
  };
  return cmocka_run_group_tests(tests, open_all, close_all);
}
