// A pair of hulls of doubles and the same pair as exact bodies: every judgement is the same to the last bit, although
// lattice, guesses, certificates and the way to the errors differ. Claims of every algorithm about every family of the
// generators, as they are and with numbers moved.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "ref/door/pair.h"
#include "ref/registry.h"
#include "tests/shared/body_pair.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/judge/judge.h"
#include "tool/run/exact_body.h"

typedef struct fixture {
  or_body_pair pair;
  og_family_bodies maker;
  og_world_body a, b;
  og_exact_pair hulls, exact;
  og_exact_body exact_a, exact_b;
  og_statement statement;
  or_random random;
  long compared;
} fixture;

static int rounds(int usual) {
  const int count = (int)((wanted_pairs(100L * usual) + 99) / 100);
  return count < usual ? count : usual;
}

static int set_up(void **state) {
  static fixture f;
  memset(&f, 0, sizeof f);
  og_family_bodies_init(&f.maker);
  og_world_body_init(&f.a);
  og_world_body_init(&f.b);
  og_exact_pair_init(&f.hulls);
  og_exact_pair_init(&f.exact);
  og_exact_body_init(&f.exact_a);
  og_exact_body_init(&f.exact_b);
  og_statement_init(&f.statement);
  f.random = or_random_seeded(1);
  *state = &f;
  return 0;
}

static int tear_down(void **state) {
  fixture *f = *state;
  og_family_bodies_clear(&f->maker);
  og_world_body_clear(&f->a);
  og_world_body_clear(&f->b);
  og_exact_pair_clear(&f->hulls);
  og_exact_pair_clear(&f->exact);
  og_exact_body_clear(&f->exact_a);
  og_exact_body_clear(&f->exact_b);
  og_statement_clear(&f->statement);
  return 0;
}

// ---- judging twice ----

static bool is_same_check(const og_checked *a, const og_checked *b) {
  return a->what == b->what && a->judged == b->judged && a->class == b->class && a->absolute == b->absolute &&
         a->fraction == b->fraction && a->relative == b->relative && a->ulps == b->ulps;
}

static void compare(fixture *f, const char *who, const og_claim *claim) {
  og_statement_of_claim(&f->statement, claim);
  const og_judgement a = og_judge(&f->hulls, &f->statement, og_scalar_tolerance());
  const og_judgement b = og_judge(&f->exact, &f->statement, og_scalar_tolerance());
  assert_int_equal(a.judged, b.judged);
  assert_int_equal(a.count, b.count);
  for (int k = 0; k < a.count; k++) {
    if (!is_same_check(&a.check[k], &b.check[k]))
      fail_msg("%s, %s, %s: %a %a %a %a and %a %a %a %a", f->pair.name, who, og_check_name(a.check[k].what),
               a.check[k].absolute, a.check[k].fraction, a.check[k].relative, a.check[k].ulps, b.check[k].absolute,
               b.check[k].fraction, b.check[k].relative, b.check[k].ulps);
  }
  f->compared++;
}

// ---- claims ----

static void move(fixture *f, og_scalar *x) {
  switch (or_random_int(&f->random, 0, 7)) {
  case 0: *x = nextafter(*x, HUGE_VAL); break;
  case 1: *x = nextafter(*x, 0); break;
  case 2: *x *= 1 + 0x1p-40; break;
  case 3: *x = -*x; break;
  case 4: *x = or_random_uniform(&f->random); break;
  default: break;
  }
}

static void move_all(fixture *f, og_claim *c) {
  og_scalar *const number[] = {&c->distance, &c->depth, &c->a.x,      &c->a.y,      &c->a.z,     &c->b.x,
                               &c->b.y,      &c->b.z,   &c->normal.x, &c->normal.y, &c->normal.z};
  for (size_t k = 0; k < sizeof number / sizeof *number; k++) move(f, number[k]);
}

static bool takes_too_long(const og_algorithm *algorithm, const fixture *f) {
  const int most = algorithm->pair->most_vertices;
  return most > 0 && f->a.body.vertex_count + f->b.body.vertex_count > most;
}

static void judge_all(fixture *f) {
  og_copy_body(&f->a, &f->pair.a);
  og_copy_body(&f->b, &f->pair.b);
  const og_body *a = &f->a.body, *b = &f->b.body;
  og_exact_body_of_points(&f->exact_a, a->vertex, (size_t)a->vertex_count, a->radius);
  og_exact_body_of_points(&f->exact_b, b->vertex, (size_t)b->vertex_count, b->radius);
  assert_true(og_exact_pair_solve(&f->hulls, a, b));
  assert_true(og_exact_pair_solve_exact(&f->exact, &f->exact_a, &f->exact_b));
  assert_int_equal(f->hulls.relation, f->exact.relation);
  assert_true(f->hulls.signed_distance == f->exact.signed_distance && f->hulls.exponent == f->exact.exponent &&
              f->hulls.diagonal == f->exact.diagonal && f->hulls.reach == f->exact.reach);
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->pair == NULL || takes_too_long(algorithm, f)) continue;
    og_claim claim = og_pair_run(algorithm->pair, a, b);
    compare(f, algorithm->id, &claim);
    move_all(f, &claim);
    compare(f, algorithm->id, &claim);
  }
}

static void every_family(void **state) {
  fixture *f = *state;
  const int count = rounds(8);
  for (size_t k = 0; k < og_gen_family_count(); k++) {
    const og_gen_family *family = og_gen_family_at(k);
    if (!og_gen_family_is_of_pairs(family)) continue;
    for (int index = 0; index < count; index++)
      if (or_body_pair_generate(&f->pair, &f->maker, family, (uint64_t)index)) judge_all(f);
  }
  assert_true(f->compared > 1000L * count);
}

// Of any size, down to the smallest subnormal: where no error may be scaled by a power of two without a thought.
static void every_magnitude(void **state) {
  fixture *f = *state;
  const int count = rounds(100);
  for (int k = 0; k < count; k++) {
    or_body_pair_extreme(&f->pair, &f->random, k % 2 == 0 ? -1000 : 1000);
    judge_all(f);
  }
  assert_true(f->compared > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(every_family, set_up, tear_down),
      cmocka_unit_test_setup_teardown(every_magnitude, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
