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

static void add_error(og_errors *errors, const char *id, const og_checked *check) {
  if (check == NULL) return;
  og_sample_add(&errors->fraction, check->fraction);
  if (isfinite(check->ulps)) og_sample_add(&errors->ulps, check->ulps);
  if (errors->fraction.count > 1 && check->fraction <= errors->worst) return;
  errors->worst = check->fraction;
  strcpy(errors->worst_case, id);
}

// That bodies that meet are 0 apart, and that those apart overlap by 0, is the verdict once more.
static void add_length(og_errors *errors, const char *id, const og_checked *check, const og_surd *exact) {
  if (check == NULL || (check->absolute == 0 && og_surd_sign(exact) == 0)) return;
  add_error(errors, id, check);
}

static void add_verdict(og_tally *tally, const og_measured_case *measured, og_verdict verdict,
                        const og_checked *check) {
  if (measured->exact->relation == OG_TOUCHING) {
    if (verdict == OG_VERDICT_MEET) tally->touching_meet++;
    if (verdict == OG_VERDICT_APART) tally->touching_apart++;
    return;
  }
  if (check == NULL || check->class == OG_ERROR_NONE) return;
  if (check->class == OG_ERROR_ROUNDING) tally->within_rounding++;
  else if (check->class == OG_ERROR_NEAR) tally->near++;
  else tally->gross++;
  if (check->class != OG_ERROR_GROSS || check->fraction <= tally->gross_fraction) return;
  tally->gross_fraction = check->fraction;
  strcpy(tally->gross_case, measured->id);
}

static void add_judgement(og_tally *tally, const og_measured_case *measured, const og_claim *claim,
                          const og_judgement *judgement) {
  const char *id = measured->id;
  add_verdict(tally, measured, claim->verdict, og_find_check(judgement, OG_CHECK_VERDICT));
  if (og_find_check(judgement, OG_CHECK_FINITE)->judged != OG_RIGHT) tally->not_finite++;
  add_length(&tally->distance, id, og_find_check(judgement, OG_CHECK_DISTANCE), &measured->exact->distance);
  add_length(&tally->depth, id, og_find_check(judgement, OG_CHECK_DEPTH), &measured->exact->depth);
  add_error(&tally->points, id, og_find_check(judgement, OG_CHECK_POINTS));
  add_error(&tally->normal, id, og_find_check(judgement, OG_CHECK_NORMAL));
}

void og_tally_add(og_tally *tally, const og_measured_case *measured, const og_claim *claim) {
  tally->cases++;
  tally->outcome[claim->outcome]++;
  if (claim->outcome == OG_OUTCOME_ANSWERED || claim->outcome == OG_OUTCOME_ITERATION_LIMIT)
    og_sample_add(&tally->iterations, claim->iterations);
  if (claim->outcome != OG_OUTCOME_ANSWERED) return;
  og_statement statement;
  og_statement_init(&statement);
  og_statement_of_claim(&statement, claim);
  const og_judgement judgement = og_judge(measured->exact, &statement, og_scalar_tolerance());
  add_judgement(tally, measured, claim, &judgement);
  og_statement_clear(&statement);
}

void og_tally_add_out_of_range(og_tally *tally) {
  tally->cases++;
  tally->outcome[OG_OUTCOME_OUT_OF_RANGE]++;
}
