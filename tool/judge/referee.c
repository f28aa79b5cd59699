#include "tool/judge/referee.h"

#include <math.h>

#include "tool/judge/judge_sweep.h"

void og_referee_init(og_referee *referee, og_round_format format) {
  *referee = (og_referee){.tolerance = og_tolerance_in(format)};
  og_handed_truth_init(&referee->truth);
  og_handed_truth_init(&referee->near);
  og_contacts_judge_init(&referee->contacts);
}

void og_referee_clear(og_referee *referee) {
  og_handed_truth_clear(&referee->truth);
  og_handed_truth_clear(&referee->near);
  og_contacts_judge_clear(&referee->contacts);
}

// ---- the case ----

static void keep_exact(og_referee *r) {
  const og_exact_pair *pair = &r->truth.pair;
  for (int k = 0; k < OG_CHECK_COUNT; k++) r->exact[k] = (double)NAN;
  r->relation = OG_RELATION_NONE;
  if (r->handed->motion.moves) {
    if (r->truth.hit) r->exact[OG_CHECK_TIME] = og_surd_to_double(&r->truth.first);
    r->relation = og_sweep_relation(&r->truth, r->handed);
    r->is_used = true;
    return;
  }
  r->relation = pair->relation;
  r->signed_distance = pair->signed_distance;
  r->size = ldexp(pair->diagonal, pair->exponent);
  r->exact[OG_CHECK_VERDICT] = r->exact[OG_CHECK_RELATION] = r->exact[OG_CHECK_METAMORPHIC] = pair->signed_distance;
  r->exact[OG_CHECK_DISTANCE] = pair->signed_distance > 0 ? pair->signed_distance : 0;
  r->exact[OG_CHECK_SEPARATION] = pair->signed_distance;
  r->exact[OG_CHECK_DEPTH] = pair->signed_distance < 0 ? -pair->signed_distance : 0;
}

bool og_referee_take(og_referee *referee, const og_handed_case *handed) {
  referee->handed = handed;
  referee->is_used = referee->has_reach = false;
  if (!og_handed_truth_solve(&referee->truth, handed)) return false;
  keep_exact(referee);
  return true;
}

// ---- excuses ----

static double value_of(const og_rational *r) { return mpz_get_d(r->num.z) / mpz_get_d(r->den.z); }

// The value was rounded twice on its way here, and so were the ends.
static bool is_within(double value, double low, double high) {
  const double slack = 4 * ldexp(1, -53) * fmax(fabs(low), fabs(high));
  return value >= low - slack && value <= high + slack;
}

static bool is_related(og_relation relation, og_reach reach) {
  switch (relation) {
  case OG_SEPARATED: return reach.high > 0;
  case OG_TOUCHING: return reach.low <= 0 && reach.high >= 0;
  case OG_PENETRATING: return reach.low < 0;
  default: return false;
  }
}

static bool is_excused(og_check_what what, const og_statement *statement, og_reach reach) {
  switch (what) {
  case OG_CHECK_VERDICT: return statement->verdict == OG_VERDICT_APART ? reach.high > 0 : reach.low <= 0;
  case OG_CHECK_RELATION: return is_related(statement->relation, reach);
  case OG_CHECK_DISTANCE: return is_within(value_of(&statement->distance), fmax(0, reach.low), fmax(0, reach.high));
  case OG_CHECK_DEPTH: return is_within(value_of(&statement->depth), fmax(0, -reach.high), fmax(0, -reach.low));
  case OG_CHECK_SEPARATION: return is_within(value_of(&statement->separation), reach.low, reach.high);
  default: return false;
  }
}

static bool may_be_excused(const og_judgement *judgement) {
  if (judgement->judged == OG_RIGHT) return false;
  for (int k = 0; k < judgement->count; k++) {
    const og_check_what what = judgement->check[k].what;
    const bool has_excuse = what >= OG_CHECK_VERDICT && what <= OG_CHECK_SEPARATION;
    if (judgement->check[k].judged != OG_RIGHT && !has_excuse) return false;
  }
  return true;
}

static bool find_excuse(og_referee *r, const og_statement *statement, const og_judgement *judgement) {
  if (!may_be_excused(judgement)) return false;
  if (!r->has_reach)
    r->reach = og_handed_truth_reach(&r->near, &r->handed->bodies, r->tolerance.format == OG_ROUND_BINARY32);
  r->has_reach = true;
  for (int k = 0; k < judgement->count; k++)
    if (judgement->check[k].judged != OG_RIGHT && !is_excused(judgement->check[k].what, statement, r->reach))
      return false;
  return true;
}

// ---- the judgement ----

bool og_referee_judge(og_referee *referee, const og_statement *statement, double margin, og_judgement *judgement,
                      og_judged *strict, bool *excusable) {
  *excusable = false;
  if (!referee->handed->motion.moves) {
    og_exact_pair *pair = &referee->truth.pair;
    *judgement = og_judge(pair, statement, referee->tolerance);
    if (!og_judge_contacts(&referee->contacts, pair, statement, referee->tolerance, judgement)) return false;
    *excusable = find_excuse(referee, statement, judgement);
  } else {
    if (referee->is_used && !og_handed_truth_solve(&referee->truth, referee->handed)) return false;
    referee->is_used = true;
    *judgement = og_judge_sweep(&referee->truth, referee->handed, statement, referee->tolerance);
  }
  og_judgement_allow_by_check(judgement, &referee->allowances);
  *strict = judgement->judged;
  if (margin > 0) og_judgement_allow(judgement, (og_allowance){.absolute = margin});
  return true;
}

void og_referee_add_moved(const og_referee *referee, og_judgement *judgement, bool moved) {
  if (!moved) {
    og_judgement_mark(judgement, OG_CHECK_METAMORPHIC, true);
    return;
  }
  const double error = fabs(referee->signed_distance);
  og_checked check = {OG_CHECK_METAMORPHIC, OG_RIGHT, OG_ERROR_NONE, error, 0, 1, 0};
  check.fraction = error == 0 ? referee->tolerance.rounding : referee->size == 0 ? HUGE_VAL : error / referee->size;
  check.ulps = error == 0 ? 0 : error / og_ulp_in(referee->tolerance.format, error);
  og_judgement_add(judgement, check, referee->tolerance);
  og_judgement_allow_by_check(judgement, &referee->allowances);
}
