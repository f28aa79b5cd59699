#include "tests/shared/claim_check.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <cmocka.h>

#include "ref/closest/range.h"

static double spread(const or_claim_pair *pair) {
  double size = fmax(pair->ra, pair->rb);
  for (size_t i = 0; i < pair->na; i++) size = fmax(size, (double)og_largest(og_sub(pair->a[i], pair->a[0])));
  for (size_t j = 0; j < pair->nb; j++) size = fmax(size, (double)og_largest(og_sub(pair->b[j], pair->b[0])));
  return fmax(size, (double)og_largest(og_sub(pair->a[0], pair->b[0])));
}

void or_claim_pair_solve(or_claim_pair *pair, or_exact *exact) {
  pair->size = spread(pair);
  pair->truth = or_exact_doubles(exact, pair->a, pair->na, pair->ra, pair->b, pair->nb, pair->rb);
}

// min n.a - max n.b over the cores.
static double gap_along(const or_claim_pair *pair, og_vec3 n) {
  double low = HUGE_VAL, high = -HUGE_VAL;
  for (size_t i = 0; i < pair->na; i++) low = fmin(low, (double)og_dot(n, og_sub(pair->a[i], pair->b[0])));
  for (size_t j = 0; j < pair->nb; j++) high = fmax(high, (double)og_dot(n, og_sub(pair->b[j], pair->b[0])));
  return low - high;
}

// How far the point is from the surface of the rounded core, if it is outside the core.
static double off_surface(or_exact *exact, og_vec3 point, const og_vec3 *core, size_t count, double radius) {
  mpq_t square;
  mpq_init(square);
  or_exact_square(exact, square, &point, 1, core, count);
  const double r = sqrt(mpq_get_d(square)) - radius;
  mpq_clear(square);
  return r;
}

void or_claim_check(const og_claim *claim, const or_claim_pair *pair, or_exact *exact, or_claim_errors *errors,
                    double bound) {
  const double unit = (double)OG_SCALAR_EPSILON * pair->size;
  assert_int_equal(claim->outcome, OG_OUTCOME_ANSWERED);
  assert_true(claim->verdict == OG_VERDICT_APART || claim->verdict == OG_VERDICT_MEET);
  const double truth = pair->truth.distance - pair->truth.depth;
  const bool apart = claim->verdict == OG_VERDICT_APART;
  if (apart != (pair->truth.relation == OG_SEPARATED)) {
    errors->wrong++;
    errors->worst_wrong = fmax(errors->worst_wrong, fabs(truth) / unit);
    assert_true(fabs(truth) <= bound * unit);
  }
  const bool has_value = apart ? claim->has_distance : claim->has_depth;
  const double value = (double)(apart ? claim->distance : -claim->depth);
  if (has_value) {
    assert_true(claim->distance >= 0 && claim->depth >= 0);
    or_tally_add(&errors->value, (value - truth) / pair->size);
  }
  if (claim->has_normal) {
    assert_true(fabs((double)og_norm2(claim->normal) - 1) <= 16 * (double)OG_SCALAR_EPSILON);
    const double gap = gap_along(pair, claim->normal) - (pair->ra + pair->rb);
    // Without a distance to compare with, it must at least separate.
    or_tally_add(&errors->normal, fmax(0, (has_value ? truth : 0) - gap) / pair->size);
  }
  if (claim->has_points) {
    or_tally_add(&errors->points, off_surface(exact, claim->a, pair->a, pair->na, pair->ra) / pair->size);
    or_tally_add(&errors->points, off_surface(exact, claim->b, pair->b, pair->nb, pair->rb) / pair->size);
    const og_vec3 rest = og_add_scaled(og_sub(claim->a, claim->b), -(og_scalar)value, claim->normal);
    // Distance and gap within k eps of the truth d bound the angle between a - b and the normal, so that the square
    // of the rest is at most 4 k eps d: nearest points may slide that far without being farther apart.
    const double between = fmax(fabs(value + pair->ra + pair->rb), unit);
    or_tally_add(&errors->way, (double)og_norm2(rest) / (between * pair->size));
  }
}

static void report(or_tally *tally, const char *what, double bound) {
  if (tally->count == 0) return;
  assert_true(or_tally_report(tally, what, (double)OG_SCALAR_EPSILON, "eps * size") <= bound);
}

void or_claim_errors_report(or_claim_errors *errors, const char *name, double bound) {
  printf("%s: %d verdicts wrong", name, errors->wrong);
  if (errors->wrong > 0) printf(", at most %.3g eps * size from touching", errors->worst_wrong);
  printf("\n");
  report(&errors->value, "  distance or depth", bound);
  report(&errors->normal, "  gap along the normal", bound);
  report(&errors->points, "  points off the surfaces", bound);
  report(&errors->way, "  points off the normal, squared / distance", 4 * bound);
  *errors = (or_claim_errors){.wrong = 0};
}

static og_scalar scaled(og_scalar x, int power) { return (og_scalar)ldexp((double)x, power); }

static bool same(og_vec3 a, og_vec3 b, int power) {
  return scaled(a.x, power) == b.x && scaled(a.y, power) == b.y && scaled(a.z, power) == b.z;
}

bool or_claim_scaled(const og_claim *a, const og_claim *b, int power) {
  return a->outcome == b->outcome && a->verdict == b->verdict && scaled(a->distance, power) == b->distance &&
         scaled(a->depth, power) == b->depth && same(a->normal, b->normal, 0) && same(a->a, b->a, power) &&
         same(a->b, b->b, power);
}
