// What the registry promises of every algorithm on pairs of bodies, whatever they are: numbers in, numbers out; the
// same answer at any scale, for swapped bodies, vertices in another order, mirrored axes, shifted bodies. What is
// refused is in preconditions_test.c.
//
// What one does not promise stands in its descriptor.

#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "ref/door/pair.h"
#include "ref/registry.h"
#include "tests/shared/body_pair.h"
#include "tests/shared/promises.h"
#include "tests/shared/wanted_pairs.h"

// LAST is the exponent of the smallest subnormal number. The
// exact orientations, and with them the meshes, have bits within 2^SPAN of each other for their domain. An answer is
// exactly scaled where all bits of the input stay MARGIN above LAST: four significands, one for each rounding of a
// nearest point of touching bodies, which is what the rounding before it left (with three, 2 of 13,842 claims of gjk
// changed a bit).
#ifdef OG_BINARY32
enum { LAST = -149, SPAN = 60, MARGIN = 100 };
#else
enum { LAST = -1074, SPAN = 600, MARGIN = 216 };
#endif

// ---- running ----

static or_promise_bench bench;
static og_family_bodies maker;

static int set_up(void **state) {
  (void)state;
  or_promise_bench_init(&bench);
  og_family_bodies_init(&maker);
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  or_promise_bench_clear(&bench);
  og_family_bodies_clear(&maker);
  return 0;
}

static void run_all(const or_body_pair *pair, og_claim *claim) {
  or_promise_enter(&bench, pair);
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->pair != NULL && !or_promise_takes_too_long(&bench, algorithm))
      claim[k] = or_promise_run(&bench, algorithm);
  }
}

// ---- well-formed claims ----

static void expect_well_formed(const og_algorithm *algorithm, const or_body_pair *pair, const og_claim *claim) {
  if (!or_promise_well_formed(&bench, algorithm, pair->name, claim)) fail_msg("%s", bench.text);
}

// ---- comparing ----

static og_scalar times_power(og_scalar x, int power) { return (og_scalar)ldexp((double)x, power); }

static bool is_scaled(og_vec3 a, og_vec3 b, int power) {
  return times_power(a.x, power) == b.x && times_power(a.y, power) == b.y && times_power(a.z, power) == b.z;
}

static bool is_same(const og_claim *a, const og_claim *b, int power) {
  return a->outcome == b->outcome && a->verdict == b->verdict && a->iterations == b->iterations &&
         a->has_distance == b->has_distance && a->has_depth == b->has_depth && a->simplex_count == b->simplex_count &&
         times_power(a->distance, power) == b->distance && times_power(a->depth, power) == b->depth &&
         is_scaled(a->normal, b->normal, 0) && is_scaled(a->a, b->a, power) && is_scaled(a->b, b->b, power);
}

static void compare(const og_algorithm *algorithm, const or_body_pair *pair, const char *how, const og_claim *c,
                    const og_claim *d, int power, or_promise_worst *w) {
  if (!or_promise_compare(&bench, algorithm, pair, how, c, d, power, w)) fail_msg("%s", bench.text);
}

// ---- the pairs ----

enum { MOST_ALGORITHMS = 256 };

typedef void each_pair(or_body_pair *pair, void *context);

static int pairs_a_family(void) {
  const long wanted = wanted_pairs(LONG_MAX);
  return wanted == LONG_MAX ? 12 : wanted >= 1000 ? 2 : 1;
}

static void walk_pairs(each_pair *look, void *context) {
  static or_body_pair pair;
  const int count = pairs_a_family();
  for (size_t f = 0; f < og_gen_family_count(); f++) {
    const og_gen_family *family = og_gen_family_at(f);
    if (og_gen_family_moves(family)) continue;
    for (int k = 0; k < count && k < (int)family->count; k++)
      if (or_body_pair_generate(&pair, &maker, family, (uint64_t)k)) look(&pair, context);
  }
  for (size_t f = 0; f < or_pair_family_count(); f++)
    for (int k = 0; k < count; k++)
      if (or_body_pair_of(&pair, f, (uint64_t)k + 1)) look(&pair, context);
  or_random random = or_random_seeded(5);
  for (int k = 0; k < 20 * count; k++) {
    or_body_pair_extreme(&pair, &random, k % 2 == 0 ? OR_PROMISE_HIGH : 0);
    look(&pair, context);
  }
}

// ---- nothing but numbers ----

static void look_at_claims(or_body_pair *pair, void *context) {
  long *count = context;
  or_promise_enter(&bench, pair);
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->pair == NULL || or_promise_takes_too_long(&bench, algorithm)) continue;
    const og_claim claim = or_promise_run(&bench, algorithm);
    expect_well_formed(algorithm, pair, &claim);
    ++*count;
  }
}

static void numbers_in_numbers_out(void **state) {
  (void)state;
  long count = 0;
  walk_pairs(look_at_claims, &count);
  assert_true(count > 1000);
}

// From the smallest numbers that there are to the largest: answered or refused, never nonsense.
static void to_the_very_ends(or_body_pair *pair, void *context) {
  or_body_pair scaled;
  const int largest = sizeof(og_scalar) == 4 ? 127 : 1023;
  int exponent;
  or_promise_normalise(pair);
  (void)frexp((double)or_body_pair_largest(pair), &exponent);
  for (int end = 0; end < 2; end++) {
    or_body_pair_copy(&scaled, pair);
    or_body_pair_scale(&scaled, (end == 0 ? LAST + 20 : largest) - exponent);
    look_at_claims(&scaled, context);
  }
}

static void subnormal_and_huge(void **state) {
  (void)state;
  long count = 0;
  walk_pairs(to_the_very_ends, &count);
  assert_true(count > 1000);
}

static void there_is_room_for_all(void **state) {
  (void)state;
  assert_in_range(og_algorithm_count(), 1, MOST_ALGORITHMS);
}

// ---- any scale ----

typedef struct scales {
  or_promise_worst exactly[MOST_ALGORITHMS], nearly[MOST_ALGORITHMS];
} scales;

static int exponent_of(og_scalar x) {
  int exponent;
  (void)frexp((double)x, &exponent);
  return exponent;
}

static void compare_scale(const or_body_pair *pair, int power, bool is_exact, const og_claim *before, scales *s) {
  static or_body_pair scaled;
  or_body_pair_copy(&scaled, pair);
  or_body_pair_scale(&scaled, power);
  char name[32];
  snprintf(name, sizeof name, "times 2^%d", power);
  const int least = exponent_of(or_body_pair_least_size(&scaled));
  og_claim claim[MOST_ALGORITHMS];
  run_all(&scaled, claim);
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->pair == NULL || or_promise_takes_too_long(&bench, algorithm) ||
        least <= or_promise_of(algorithm).low)
      continue;
    if (!is_exact || algorithm->pair->promises.drifts) {
      compare(algorithm, pair, name, &before[k], &claim[k], power, &s->nearly[k]);
      continue;
    }
    s->exactly[k].compared++;
    if (!is_same(&before[k], &claim[k], power)) fail_msg("%s, %s %s: not the same", algorithm->id, pair->name, name);
  }
}

static void compare_scales(or_body_pair *pair, void *context) {
  or_promise_normalise(pair);
  const int most = exponent_of(or_body_pair_largest(pair)), last = or_body_pair_last_bit(pair);
  const int least = exponent_of(or_body_pair_least_size(pair));
  if (most != 0 || most - last > SPAN || or_body_pair_least_size(pair) == 0) return;
  og_claim before[MOST_ALGORITHMS];
  run_all(pair, before);
  const int lowest = OR_PROMISE_LOW + 1 - least > LAST - last ? OR_PROMISE_LOW + 1 - least : LAST - last;
  const int steps[] = {OR_PROMISE_HIGH - most, OR_PROMISE_HIGH / 2, 1, -1, lowest / 2, LAST + MARGIN - last, lowest};
  for (size_t k = 0; k < sizeof steps / sizeof steps[0]; k++)
    if (steps[k] >= lowest) compare_scale(pair, steps[k], last + steps[k] >= LAST + MARGIN, before, context);
}

static void print_worst(const char *what, const or_promise_worst *w) {
  printf("%s\n", what);
  for (int k = 0; k < og_algorithm_count(); k++)
    if (w[k].compared > 0)
      printf("  %-16s %7ld compared: %4ld outcomes, %4ld verdicts within %.2g, lengths within %.3g epsilon\n",
             og_algorithm_at(k)->id, w[k].compared, w[k].outcomes, w[k].verdicts, w[k].verdict, w[k].value);
}

static void any_scale(void **state) {
  (void)state;
  static scales s;
  walk_pairs(compare_scales, &s);
  print_worst("scaled exactly", s.exactly);
  print_worst("scaled among the smallest numbers", s.nearly);
  for (int k = 0; k < og_algorithm_count(); k++)
    assert_true(og_algorithm_at(k)->pair == NULL || s.exactly[k].compared + s.nearly[k].compared > 100);
}

// ---- the same pair, told otherwise ----

static void compare_changes(or_body_pair *pair, void *context) {
  or_promise_worst(*w)[MOST_ALGORITHMS] = context;
  or_promise_normalise(pair);
  if (exponent_of(or_body_pair_largest(pair)) != 0 || -or_body_pair_last_bit(pair) > SPAN) return;
  og_claim before[MOST_ALGORITHMS], after[MOST_ALGORITHMS];
  run_all(pair, before);
  for (int c = 0; c < OR_PAIR_CHANGES; c++) {
    static or_body_pair other;
    or_body_pair_copy(&other, pair);
    if (!or_pair_changes[c].apply(&other)) continue;
    run_all(&other, after);
    for (int k = 0; k < og_algorithm_count(); k++) {
      const og_algorithm *algorithm = og_algorithm_at(k);
      if (algorithm->pair == NULL || (or_pair_changes[c].is_swap && algorithm->pair->promises.ordered)) continue;
      or_promise_enter(&bench, pair);
      if (or_promise_takes_too_long(&bench, algorithm)) continue;
      compare(algorithm, pair, or_pair_changes[c].name, &before[k], &after[k], 0, &w[c][k]);
    }
  }
}

static void told_otherwise(void **state) {
  (void)state;
  static or_promise_worst w[OR_PAIR_CHANGES][MOST_ALGORITHMS];
  walk_pairs(compare_changes, w);
  for (int c = 0; c < OR_PAIR_CHANGES; c++) print_worst(or_pair_changes[c].name, w[c]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(there_is_room_for_all), cmocka_unit_test(numbers_in_numbers_out),
      cmocka_unit_test(subnormal_and_huge),    cmocka_unit_test(any_scale),
      cmocka_unit_test(told_otherwise),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
