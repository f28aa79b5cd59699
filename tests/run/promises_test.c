// What the registry promises of every algorithm on pairs of bodies, whatever they are: numbers in, numbers out; the
// same answer at any scale, for swapped bodies, vertices in another order, mirrored axes, shifted bodies. What is refused
// is in preconditions_test.c.
//
// An algorithm without a line in `exceptions` is held to all of it.

#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/cso/epa.h"
#include "ref/cso/mpr.h"
#include "ref/cso/walk.h"
#include "ref/registry.h"
#include "ref/separation/chung_wang.h"
#include "tests/oracle/body_pair.h"
#include "tests/oracle/wanted_pairs.h"
#include "tool/run/exact_pair.h"

// Sizes are taken from 1e-300 to 1e300 (1e-30 to 1e30). LAST is the exponent of the smallest subnormal number. The
// exact orientations, and with them the meshes, have bits within 2^SPAN of each other for their domain. An answer is
// exactly scaled where all bits of the input stay MARGIN above LAST: four significands, one for each rounding of a
// nearest point of touching bodies, which is what the rounding before it left (with three, 2 of 13,842 claims of gjk
// changed a bit).
#ifdef OG_BINARY32
enum { LOW = -99, HIGH = 99, LAST = -149, SPAN = 60, MARGIN = 100 };
#else
enum { LOW = -996, HIGH = 996, LAST = -1074, SPAN = 600, MARGIN = 216 };
#endif

// ---- what is not promised ----

typedef struct exception {
  const char *id;
  bool refuses; // rounding may decide whether it answers at all
  double value; // bound of what a length may change by, in OG_SCALAR_EPSILON of the largest coordinate; -1: any
  double near;  // how far from touching, in the same unit, a verdict may change
  bool swaps;   // the bodies' order matters
  bool drifts;  // a power of two may change more than the scale
  int low;      // the exponent of the least size, where it is not LOW
  const char *why;
} exception;

enum { OBB_LOW = (int)sizeof(og_scalar) == 4 ? LOW : -969 };

static const exception promised_of_all = {"", false, 4, 2, false, false, LOW, ""};
static const exception exceptions[] = {
    {"face-plane", false, 4, 2, true, false, LOW, "the faces of A only"},
    {"sat-obb", false, 4, 2, false, false, OBB_LOW, "obb.h: no smaller than OG_SCALAR_MIN / OG_SCALAR_EPSILON"},
    {"sat-lite", false, 4, 2, false, false, OBB_LOW, "obb.h: no smaller than OG_SCALAR_MIN / OG_SCALAR_EPSILON"},
    {"chung-wang", true, 4, 2, false, true, LOW, "directions of hundreds of rounds hold subnormal numbers"},
    {"gjk", true, 4096, 2, false, false, LOW, "bounds agree to OG_GJK_STALL, or the pair is refused"},
    {"gjk-johnson", true, 4096, 2, false, false, LOW, "as gjk"},
    {"gjk-backup", true, 4096, 2, false, false, LOW, "as gjk"},
    {"gjk-voronoi", true, 4096, 2, false, false, LOW, "as gjk"},
    {"gjk-boolean", true, 4, 2, false, false, LOW, "may go round in contact until it gives up"},
    {"gjk-isa", true, 4, 2, false, false, LOW, "as gjk"},
    {"gjk-enhanced", true, -1, 2, false, false, LOW, "as gjk; the depth is that of a face of some simplex"},
    {"epa", true, 128, 2, false, false, LOW, "epa.h: 128 epsilon where A - B is as thin as rounding"},
    {"lin-canny", true, -1, HUGE_VAL, true, false, LOW,
     "lin_canny.h: gross errors on thin bodies and nearly parallel ones"},
    {"v-clip", true, 4096, 65536, false, false, LOW, "may go round near contact; v_clip.h: thin bodies"},
    {"mpr", true, -1, 2, false, false, LOW, "the depth is that along a ray, which rounding may turn"},
};

static const exception *exception_of(const og_algorithm *algorithm) {
  for (size_t k = 0; k < sizeof exceptions / sizeof exceptions[0]; k++)
    if (strcmp(exceptions[k].id, algorithm->id) == 0) return &exceptions[k];
  return &promised_of_all;
}

// ---- running ----

static og_world_body world_a, world_b;
static og_exact_pair exact;
static or_body_maker maker;

static int set_up(void **state) {
  (void)state;
  og_world_body_init(&world_a);
  og_world_body_init(&world_b);
  og_exact_pair_init(&exact);
  or_body_maker_init(&maker);
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  og_world_body_clear(&world_a);
  og_world_body_clear(&world_b);
  og_exact_pair_clear(&exact);
  or_body_maker_clear(&maker);
  return 0;
}

static void enter(const or_body_pair *pair) {
  og_copy_body(&world_a, &pair->a);
  og_copy_body(&world_b, &pair->b);
}

// All edges of large bodies against each other take a second.
static bool takes_too_long(const og_algorithm *algorithm) {
  return strcmp(algorithm->id, "sat-3d") == 0 && world_a.body.vertex_count + world_b.body.vertex_count > 40;
}

static og_claim run(const og_algorithm *algorithm) { return og_algorithm_run(algorithm, &world_a.body, &world_b.body); }

static void run_all(const or_body_pair *pair, og_claim *claim) {
  enter(pair);
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->run != NULL && !takes_too_long(algorithm)) claim[k] = run(algorithm);
  }
}

// ---- well-formed claims ----

// Axes: the faces and the pairs of edges, twice in sat-cached and one more for its memory; 15 for two boxes.
static int axis_bound(void) {
  const og_half_edge_mesh *a = world_a.body.mesh, *b = world_b.body.mesh;
  if (a == NULL || b == NULL) return 15;
  return 15 + 2 * (a->face_count + b->face_count + a->edge_count / 2 * (b->edge_count / 2)) + 1;
}

// What the headers say; epa comes after a walk, gjk-enhanced adds the two ways out of a triangle.
static int iteration_bound(const og_algorithm *algorithm) {
  if (strncmp(algorithm->id, "gjk", 3) == 0) return OG_WALK_ITERATIONS + 2;
  if (strcmp(algorithm->id, "mpr") == 0) return OG_MPR_ITERATIONS;
  if (strcmp(algorithm->id, "epa") == 0) return OG_WALK_ITERATIONS + 4 * OG_EPA_VERTICES;
  if (strcmp(algorithm->id, "chung-wang") == 0) return OG_CHUNG_WANG_LIMIT;
  if (strncmp(algorithm->path, "ref/pairs/", 10) == 0) return 15;
  if (strncmp(algorithm->path, "ref/separation/", 15) == 0) return axis_bound();
  return INT_MAX; // its own test holds it to its bound
}

static bool is_length(og_scalar x) { return isfinite(x) && x >= 0; }

static bool is_well_formed(const og_algorithm *algorithm, const og_claim *c) {
  if (c->outcome < OG_OUTCOME_ANSWERED || c->outcome > OG_OUTCOME_OUT_OF_RANGE) return false;
  if (!is_length(c->distance) || !is_length(c->depth)) return false;
  if (!og_is_finite(c->a) || !og_is_finite(c->b) || !og_is_finite(c->normal)) return false;
  if (c->has_normal && og_abs(og_norm2(c->normal) - 1) > 16 * OG_SCALAR_EPSILON) return false;
  if (c->iterations < 0 || c->iterations > iteration_bound(algorithm)) return false;
  if (c->simplex_count < 0 || c->simplex_count > 4) return false;
  for (int k = 0; k < c->simplex_count; k++)
    if (c->simplex[k][0] < -1 || c->simplex[k][0] >= world_a.body.vertex_count || c->simplex[k][1] < -1 ||
        c->simplex[k][1] >= world_b.body.vertex_count)
      return false;
  // Input that is refused has no answer; a search given up may know one already.
  return c->outcome != OG_OUTCOME_OUT_OF_RANGE || (c->verdict == OG_VERDICT_NONE && !c->has_distance && !c->has_depth);
}

static void expect_well_formed(const og_algorithm *algorithm, const or_body_pair *pair, const char *how,
                               const og_claim *claim) {
  if (!is_well_formed(algorithm, claim))
    fail_msg("%s, %s %s: outcome %d distance %g depth %g normal %g %g %g iterations %d", algorithm->id, pair->name, how,
             claim->outcome, (double)claim->distance, (double)claim->depth, (double)claim->normal.x,
             (double)claim->normal.y, (double)claim->normal.z, claim->iterations);
}

// ---- comparing ----

typedef struct change {
  const char *name;
  bool (*apply)(or_body_pair *pair); // false: nothing to compare
  bool is_swap;
} change;

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

static double signed_length(const og_claim *c) {
  return c->verdict == OG_VERDICT_APART ? (double)c->distance : -(double)c->depth;
}

// How far the bodies are from touching.
static double from_touching(const or_body_pair *pair) {
  enter(pair);
  assert_true(og_exact_pair_solve(&exact, &world_a.body, &world_b.body));
  return fabs(exact.signed_distance);
}

typedef struct worst {
  double value, verdict; // changes of a length; wrong verdicts: distance from touching. In epsilon * largest
  long compared, verdicts, outcomes;
} worst;

// The claim about the pair, and that about the pair changed, whose lengths are 2^power times as large.
static void compare(const og_algorithm *algorithm, const or_body_pair *pair, const char *how, const og_claim *c,
                    const og_claim *d, int power, worst *w) {
  const exception *e = exception_of(algorithm);
  // Not zero where all bodies are the origin.
  const double unit = fmax((double)OG_SCALAR_EPSILON * (double)or_body_pair_largest(pair), DBL_MIN);
  w->compared++;
  if (c->outcome != d->outcome) {
    w->outcomes++;
    if (!e->refuses)
      fail_msg("%s, %s %s: outcome %d became %d", algorithm->id, pair->name, how, c->outcome, d->outcome);
    return;
  }
  if (c->outcome != OG_OUTCOME_ANSWERED) return;
  if (c->verdict != d->verdict) {
    const double off = from_touching(pair) / unit;
    w->verdicts++;
    if (off > w->verdict) w->verdict = off;
    if (off > e->near)
      fail_msg("%s, %s %s: another verdict %g epsilon from touching", algorithm->id, pair->name, how, off);
    return;
  }
  if (e->value < 0 || c->has_distance != d->has_distance || c->has_depth != d->has_depth) return;
  const double off = fabs(ldexp(signed_length(d), -power) - signed_length(c)) / unit;
  if (off > w->value) w->value = off;
  if (off > e->value) fail_msg("%s, %s %s: a length changed by %g epsilon", algorithm->id, pair->name, how, off);
}

// ---- the pairs ----

enum { MOST_ALGORITHMS = 128 };

typedef void each_pair(or_body_pair *pair, void *context);

// Scaled so that the largest length lies in [1/2, 1), if that rounds nothing.
static void normalise(or_body_pair *pair) {
  int exponent;
  const og_scalar largest = or_body_pair_largest(pair);
  if (!(largest > 0)) return;
  (void)frexp((double)largest, &exponent);
  if (or_body_pair_last_bit(pair) - exponent >= LAST) or_body_pair_scale(pair, -exponent);
}

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
    or_body_pair_extreme(&pair, &random, k % 2 == 0 ? HIGH : 0);
    look(&pair, context);
  }
}

// ---- nothing but numbers ----

static void look_at_claims(or_body_pair *pair, void *context) {
  long *count = context;
  enter(pair);
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->run == NULL || takes_too_long(algorithm)) continue;
    const og_claim claim = run(algorithm);
    expect_well_formed(algorithm, pair, "as it is", &claim);
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
  normalise(pair);
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

// ---- any scale ----

typedef struct scales {
  worst exactly[MOST_ALGORITHMS], nearly[MOST_ALGORITHMS];
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
    if (algorithm->run == NULL || takes_too_long(algorithm) || least <= exception_of(algorithm)->low) continue;
    if (!is_exact || exception_of(algorithm)->drifts) {
      compare(algorithm, pair, name, &before[k], &claim[k], power, &s->nearly[k]);
      continue;
    }
    s->exactly[k].compared++;
    if (!is_same(&before[k], &claim[k], power)) fail_msg("%s, %s %s: not the same", algorithm->id, pair->name, name);
  }
}

static void compare_scales(or_body_pair *pair, void *context) {
  normalise(pair);
  const int most = exponent_of(or_body_pair_largest(pair)), last = or_body_pair_last_bit(pair);
  const int least = exponent_of(or_body_pair_least_size(pair));
  if (most != 0 || most - last > SPAN || or_body_pair_least_size(pair) == 0) return;
  og_claim before[MOST_ALGORITHMS];
  run_all(pair, before);
  const int lowest = LOW + 1 - least > LAST - last ? LOW + 1 - least : LAST - last;
  const int steps[] = {HIGH - most, HIGH / 2, 1, -1, lowest / 2, LAST + MARGIN - last, lowest};
  for (size_t k = 0; k < sizeof steps / sizeof steps[0]; k++)
    if (steps[k] >= lowest) compare_scale(pair, steps[k], last + steps[k] >= LAST + MARGIN, before, context);
}

static void print_worst(const char *what, const worst *w) {
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
    assert_true(og_algorithm_at(k)->run == NULL || s.exactly[k].compared + s.nearly[k].compared > 100);
}

// ---- the same pair, told otherwise ----

static bool swapped(or_body_pair *pair) {
  or_body_pair_swap(pair);
  return true;
}

static bool reversed(or_body_pair *pair) {
  or_body_pair_reverse(pair);
  return true;
}

static bool mirrored(or_body_pair *pair) {
  or_body_pair_mirror(pair);
  return true;
}

static bool shifted(or_body_pair *pair) {
  return or_body_pair_shift(pair, (og_vec3){(og_scalar)0.5, (og_scalar)-0.5, (og_scalar)0.25});
}

static const change changes[] = {
    {"swapped", swapped, true},
    {"with its vertices reversed", reversed, false},
    {"mirrored", mirrored, false},
    {"shifted", shifted, false},
};
enum { CHANGES = sizeof changes / sizeof changes[0] };

static void compare_changes(or_body_pair *pair, void *context) {
  worst(*w)[MOST_ALGORITHMS] = context;
  normalise(pair);
  if (exponent_of(or_body_pair_largest(pair)) != 0 || -or_body_pair_last_bit(pair) > SPAN) return;
  og_claim before[MOST_ALGORITHMS], after[MOST_ALGORITHMS];
  run_all(pair, before);
  for (int c = 0; c < CHANGES; c++) {
    static or_body_pair other;
    or_body_pair_copy(&other, pair);
    if (!changes[c].apply(&other)) continue;
    run_all(&other, after);
    for (int k = 0; k < og_algorithm_count(); k++) {
      const og_algorithm *algorithm = og_algorithm_at(k);
      if (algorithm->run == NULL || (changes[c].is_swap && exception_of(algorithm)->swaps)) continue;
      enter(pair);
      if (takes_too_long(algorithm)) continue;
      compare(algorithm, pair, changes[c].name, &before[k], &after[k], 0, &w[c][k]);
    }
  }
}

static void told_otherwise(void **state) {
  (void)state;
  static worst w[CHANGES][MOST_ALGORITHMS];
  walk_pairs(compare_changes, w);
  for (int c = 0; c < CHANGES; c++) print_worst(changes[c].name, w[c]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(numbers_in_numbers_out),
      cmocka_unit_test(subnormal_and_huge),
      cmocka_unit_test(any_scale),
      cmocka_unit_test(told_otherwise),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
