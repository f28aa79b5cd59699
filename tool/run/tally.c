#include "tool/run/tally.h"

#include <string.h>

static void errors_clear(og_errors *errors) {
  og_sample_clear(&errors->fraction);
  og_sample_clear(&errors->ulps);
}

void og_tally_clear(og_tally *tally) {
  errors_clear(&tally->distance);
  errors_clear(&tally->depth);
  errors_clear(&tally->normal);
  errors_clear(&tally->points);
  og_sample_clear(&tally->iterations);
  memset(tally, 0, sizeof *tally);
}

// The distance to the next scalar away from zero.
static double ulp_of(double exact) {
  const og_scalar x = (og_scalar)fabs(exact);
#ifdef OG_BINARY32
  return (double)nextafterf(x, HUGE_VALF) - (double)x;
#else
  return nextafter(x, HUGE_VAL) - x;
#endif
}

static void add_error(og_errors *errors, const og_measured_case *measured, double error) {
  const double fraction = og_fraction_of(&measured->extent, error);
  og_sample_add(&errors->fraction, fraction);
  if (errors->fraction.count > 1 && fraction <= errors->worst) return;
  errors->worst = fraction;
  strcpy(errors->worst_case, measured->id);
}

static void add_length(og_errors *errors, const og_measured_case *measured, og_scalar claimed, const og_surd *exact) {
  // That bodies that meet are 0 apart, and that those apart overlap by 0, is the verdict once more.
  if (claimed == 0 && og_surd_sign(exact) == 0) return;
  const double error = og_error_of((double)claimed, exact), value = og_surd_to_double(exact);
  add_error(errors, measured, error);
  if (value > 0 && value <= (double)OG_SCALAR_MAX) og_sample_add(&errors->ulps, error / ulp_of(value));
}

// ---- verdicts ----

static void add_verdict(og_tally *tally, const og_measured_case *measured, og_verdict verdict) {
  const og_relation relation = measured->exact->relation;
  if (relation == OG_TOUCHING) {
    if (verdict == OG_VERDICT_MEET) tally->touching_meet++;
    if (verdict == OG_VERDICT_APART) tally->touching_apart++;
    return;
  }
  const og_verdict truth = relation == OG_SEPARATED ? OG_VERDICT_APART : OG_VERDICT_MEET;
  if (verdict == OG_VERDICT_NONE || verdict == truth) return;
  const double fraction = og_fraction_of(&measured->extent, fabs(measured->exact->signed_distance));
  if (fraction <= OG_WITHIN_ROUNDING) tally->within_rounding++;
  else if (fraction <= OG_GROSS) tally->near++;
  else tally->gross++;
  if (fraction <= OG_GROSS || fraction <= tally->gross_fraction) return;
  tally->gross_fraction = fraction;
  strcpy(tally->gross_case, measured->id);
}

// ---- points and normals ----

static double apart(const og_extent *extent, og_vec3 a, og_vec3 b) {
  const double x = ldexp((double)a.x, -extent->exponent) - ldexp((double)b.x, -extent->exponent),
               y = ldexp((double)a.y, -extent->exponent) - ldexp((double)b.y, -extent->exponent),
               z = ldexp((double)a.z, -extent->exponent) - ldexp((double)b.z, -extent->exponent);
  return ldexp(sqrt(x * x + y * y + z * z), extent->exponent);
}

// Nearest points are the distance apart, deepest points the depth. Points of bodies that meet may be any common point,
// unless a depth is claimed with them.
static void add_points(og_tally *tally, const og_measured_case *measured, const og_claim *claim) {
  const double length = apart(&measured->extent, claim->a, claim->b), exact = measured->exact->signed_distance;
  if (claim->verdict == OG_VERDICT_MEET && !claim->has_depth) add_error(&tally->points, measured, length);
  else add_error(&tally->points, measured, fabs(length - fabs(exact)));
}

// No direction parts the bodies more than the nearest points do, or with a shorter translation than the depth: what is
// missing along this one is its error. Without a distance claimed, any direction that separates is right; without a depth, any
// at all.
static void add_normal(og_tally *tally, const og_measured_case *measured, const og_claim *claim) {
  if (claim->verdict == OG_VERDICT_MEET && !claim->has_depth) return;
  const double gap = og_gap_along(&measured->extent, measured->a, measured->b, claim->normal);
  const bool measures = claim->has_distance || claim->has_depth;
  const double wanted = measures ? measured->exact->signed_distance : 0;
  add_error(&tally->normal, measured, gap < wanted ? wanted - gap : 0);
}

static bool is_finite_claim(const og_claim *claim) {
  return (!claim->has_distance || isfinite(claim->distance)) && (!claim->has_depth || isfinite(claim->depth)) &&
         (!claim->has_points || (og_is_finite(claim->a) && og_is_finite(claim->b))) &&
         (!claim->has_normal || og_is_finite(claim->normal));
}

void og_tally_add(og_tally *tally, const og_measured_case *measured, const og_claim *claim) {
  tally->cases++;
  tally->outcome[claim->outcome]++;
  if (claim->outcome == OG_OUTCOME_ANSWERED || claim->outcome == OG_OUTCOME_ITERATION_LIMIT)
    og_sample_add(&tally->iterations, claim->iterations);
  if (claim->outcome != OG_OUTCOME_ANSWERED) return;
  add_verdict(tally, measured, claim->verdict);
  if (!is_finite_claim(claim)) {
    tally->not_finite++;
    return;
  }
  if (claim->has_distance) add_length(&tally->distance, measured, claim->distance, &measured->exact->distance);
  if (claim->has_depth) add_length(&tally->depth, measured, claim->depth, &measured->exact->depth);
  // The wrong verdict is counted; its points and its normal would only say it again.
  const bool agrees = measured->exact->relation == OG_TOUCHING || claim->verdict == OG_VERDICT_NONE ||
                      (claim->verdict == OG_VERDICT_APART) == (measured->exact->relation == OG_SEPARATED);
  if (claim->has_points && agrees) add_points(tally, measured, claim);
  if (claim->has_normal && agrees) add_normal(tally, measured, claim);
}

void og_tally_add_out_of_range(og_tally *tally) {
  tally->cases++;
  tally->outcome[OG_OUTCOME_OUT_OF_RANGE]++;
}
