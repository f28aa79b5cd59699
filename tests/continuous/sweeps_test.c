// Bodies that translate, of many families and one ulp to each side: every algorithm behind the door `sweep` keeps its
// promises against the exact answer. Also on the corpus' families of sweeps. Prints how wrong each one is.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "tests/shared/exact_sweep.h"
#include "tests/shared/random_sweep.h"
#include "tool/run/make_sweep.h"

enum { MOST = 40, ROUNDING = 64 };

typedef struct tally {
  long asked, answered, tunnelled, alarmed; // wrong by more than rounding
  long bare;                                // with a normal, without points
  double missed, invented, early, late, last, points;
  int iterations;
  or_tally way;
} tally;

typedef struct bench {
  or_exact exact;
  or_sweep sweep;
  og_made_sweep made;
  tally said[MOST];
  char where[300];
  long cases, read;
} bench;

static int seeds(void) { return getenv("ORIGO_TEST_PAIRS") == NULL ? 240 : 30; }

static void note(tally *t, const og_sweep_claim *claim, const or_sweep_error *error) {
  t->asked++;
  if (claim->outcome != OG_OUTCOME_ANSWERED) return;
  t->answered++;
  t->missed = fmax(t->missed, error->missed);
  t->invented = fmax(t->invented, error->invented);
  t->early = fmax(t->early, error->early);
  t->late = fmax(t->late, error->late);
  t->last = fmax(t->last, error->last);
  t->points = fmax(t->points, error->points);
  if (claim->iterations > t->iterations) t->iterations = claim->iterations;
  t->bare += claim->has_normal && !claim->has_points;
  t->tunnelled += error->missed > ROUNDING;
  t->alarmed += error->invented > ROUNDING;
  if (error->missed == 0 && error->invented == 0 && claim->has_first) or_tally_add(&t->way, error->way);
}

static bool takes(const og_door_sweep *door, const og_sweep_input *in) {
  const bool sphere_a = in->a->vertex_count == 1, sphere_b = in->b->vertex_count == 1;
  switch (door->takes) {
  case OG_SWEEPS_ANY: return true;
  case OG_SWEEPS_SPHERES: return sphere_a && sphere_b;
  case OG_SWEEPS_MESHES: return in->a->mesh != NULL && in->b->mesh != NULL && in->a->radius == 0 && in->b->radius == 0;
  case OG_SWEEPS_POLYGONS: return in->flat_a != NULL && in->flat_b != NULL && in->velocity.z == 0;
  }
  return false;
}

static void ask_all(bench *b, const og_sweep_input *in) {
  or_sweep_error error;
  b->cases++;
  for (int k = 0, n = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->sweep == NULL) continue;
    assert_true(n < MOST);
    tally *said = &b->said[n++];
    const og_sweep_claim claim = og_sweep_run(algorithm->sweep, in);
    if (!takes(algorithm->sweep, in)) {
      if (claim.outcome == OG_OUTCOME_ANSWERED) fail_msg("%s answers about %s", algorithm->id, b->where);
      continue;
    }
    const char *fault = or_sweep_fault(&b->exact, &error, algorithm->sweep, in, &claim);
    if (fault != NULL)
      fail_msg("%s: %s, %s: missed %g, invented %g, early %g, late %g, last %g, points %g", algorithm->id, b->where,
               fault, error.missed, error.invented, error.early, error.late, error.last, error.points);
    if (or_sweep_is_promised(algorithm->sweep, in)) note(said, &claim, &error);
  }
}

static void report(bench *b, bool all) {
  printf("%ld cases; lengths in epsilon times the size; errors of the first time as ways, over the size\n", b->cases);
  printf("%-26s %7s %8s %6s %6s %9s %9s %9s %9s %9s %9s %5s %6s %9s %9s\n", "", "asked", "answered", "misses", "alarms",
         "missed", "invented", "early", "late", "last", "points", "bare", "steps", "median", "worst");
  for (int k = 0, n = 0; k < og_algorithm_count(); k++) {
    if (og_algorithm_at(k)->sweep == NULL) continue;
    tally *t = &b->said[n++];
    const double worst = or_tally_worst(&t->way);
    printf("%-26s %7ld %8ld %6ld %6ld %9.3g %9.3g %9.3g %9.3g %9.3g %9.3g %5ld %6d ", og_algorithm_at(k)->id, t->asked,
           t->answered, t->tunnelled, t->alarmed, t->missed, t->invented, t->early, t->late, t->last, t->points,
           t->bare, t->iterations);
    printf("%9.3g %9.3g\n", or_tally_median(&t->way), worst);
    assert_true(t->answered > 0 || (t->asked == 0 && !all));
    // Points of flat simplices may be withheld, and no others.
    if (og_algorithm_at(k)->sweep->promises.points > 0) assert_true(100 * t->bare <= t->answered);
    free(t->way.value);
    *t = (tally){0};
  }
  b->cases = 0;
}

static void random_motions(void **state) {
  bench *b = *state;
  for (int family = 0; family < or_sweep_family_count(); family++)
    for (int seed = 0; seed < seeds(); seed++) {
      or_sweep_make(&b->sweep, family, (uint64_t)seed);
      snprintf(b->where, sizeof b->where, "%s %d", or_sweep_family_name(family), seed);
      ask_all(b, &b->sweep.input);
    }
  report(b, true);
}

// ---- the corpus ----

static bool take_case(void *context, const og_walked_case *walked) {
  bench *b = context;
  snprintf(b->where, sizeof b->where, "%.200s", walked->one->id);
  assert_int_equal(walked->one->question, OG_SWEEP);
  b->read++;
  if (og_make_sweep(&b->made, walked) == OG_OUTCOME_ANSWERED) ask_all(b, &b->made.input);
  return true;
}

static void sweeps_of_the_corpus(void **state) {
  static const char *const families[] = {"head-on",     "grazing",        "corner",        "miss-by-ulp",
                                         "away",        "touching-start", "start-inside",  "zero-velocity",
                                         "until",       "random",         "extreme-speed", "parallel-velocity",
                                         "rounded-ulp", "rounded"};
  enum { FAMILIES = sizeof families / sizeof *families };
  bench *b = *state;
  for (int k = 0; k < FAMILIES; k++) {
    char name[100], *names[] = {name};
    snprintf(name, sizeof name, "corpus/cases/sweep-%s.jsonl", families[k]);
    og_case_walk walk = og_case_walk_default();
    walk.quiet = true;
    walk.take = take_case;
    walk.context = b;
    assert_int_equal(og_walk_cases(&walk, names, 1), OG_EXIT_OK);
  }
  assert_int_equal(b->read, 24 * FAMILIES);
  report(b, false);
}

static int set_up(void **state) {
  static bench b;
  or_exact_init(&b.exact);
  or_sweep_init(&b.sweep);
  og_made_sweep_init(&b.made);
  *state = &b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  or_exact_clear(&b->exact);
  or_sweep_clear(&b->sweep);
  og_made_sweep_clear(&b->made);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(sweeps_of_the_corpus), cmocka_unit_test(random_motions)};
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
