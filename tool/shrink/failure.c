#include "tool/shrink/failure.h"

#include <string.h>

static const char *const names[OG_FAILURE_COUNT] = {
    [OG_FAILS_FINITE] = "not-finite", [OG_FAILS_VERDICT] = "verdict", [OG_FAILS_DISTANCE] = "distance",
    [OG_FAILS_DEPTH] = "depth",       [OG_FAILS_POINTS] = "points",   [OG_FAILS_NORMAL] = "normal",
    [OG_FAILS_GAVE_UP] = "gave-up",   [OG_FAILS_REFUSED] = "refused",
};

const char *og_failure_name(og_failure_kind kind) { return names[kind]; }

og_failure_kind og_failure_by_name(const char *name) {
  og_failure_kind kind = OG_FAILS_FINITE;
  while (kind < OG_FAILURE_COUNT && strcmp(names[kind], name) != 0) kind++;
  return kind;
}

// ---- failures ----

// The kind that a check belongs to.
static og_failure_kind kind_of(og_check_what what, og_outcome outcome) {
  switch (what) {
  case OG_CHECK_ANSWER:
    return outcome == OG_OUTCOME_ITERATION_LIMIT ? OG_FAILS_GAVE_UP
           : outcome == OG_OUTCOME_DEGENERATE    ? OG_FAILS_REFUSED
                                                 : OG_FAILURE_COUNT; // out of range: as documented
  case OG_CHECK_FINITE: return OG_FAILS_FINITE;
  case OG_CHECK_VERDICT:
  case OG_CHECK_RELATION: return OG_FAILS_VERDICT;
  case OG_CHECK_DISTANCE: return OG_FAILS_DISTANCE;
  case OG_CHECK_DEPTH: return OG_FAILS_DEPTH;
  case OG_CHECK_POINT_A:
  case OG_CHECK_POINT_B:
  case OG_CHECK_POINTS: return OG_FAILS_POINTS;
  case OG_CHECK_NORMAL:
  case OG_CHECK_PARTS:
  case OG_CHECK_UNIT: return OG_FAILS_NORMAL;
  case OG_CHECK_TIME:        // of sweeps, which no algorithm answers
  case OG_CHECK_METAMORPHIC: // between two cases
  case OG_CHECK_COUNT: break;
  }
  return OG_FAILURE_COUNT;
}

og_failure og_failure_in(const og_judgement *judgement, og_failure_kind kind, og_outcome outcome) {
  og_failure worst = {OG_FAILURE_COUNT, OG_ERROR_NONE, 0, 0};
  for (int k = 0; k < judgement->count; k++) {
    const og_checked *check = &judgement->check[k];
    const og_failure_kind own = kind_of(check->what, outcome);
    if (check->judged == OG_RIGHT || own == OG_FAILURE_COUNT || (kind != OG_FAILURE_COUNT && own != kind)) continue;
    if (check->class < worst.class || (check->class == worst.class && own != worst.kind)) continue;
    if (own == worst.kind && check->fraction < worst.fraction) continue;
    worst = (og_failure){own, check->class, check->absolute, check->fraction};
  }
  return worst;
}

// ---- the trial ----

void og_trial_init(og_trial *trial, const og_algorithm *algorithm) {
  memset(trial, 0, sizeof *trial);
  trial->algorithm = algorithm;
  for (int k = 0; k < 2; k++) {
    og_shape_init(&trial->as_case[k].shape);
    og_exact_body_init(&trial->as_case[k].exact);
    og_world_body_init(&trial->world[k]);
  }
  og_exact_pair_init(&trial->pair);
  og_statement_init(&trial->statement);
}

void og_trial_clear(og_trial *trial) {
  for (int k = 0; k < 2; k++) {
    og_shape_clear(&trial->as_case[k].shape);
    og_exact_body_clear(&trial->as_case[k].exact);
    og_world_body_clear(&trial->world[k]);
  }
  og_exact_pair_clear(&trial->pair);
  og_statement_clear(&trial->statement);
}

bool og_trial_of_case(og_trial *trial, const og_case_body *a, const og_case_body *b) {
  const og_body *body_a = &trial->world[0].body, *body_b = &trial->world[1].body;
  if (!og_make_body(&trial->world[0], a) || !og_make_body(&trial->world[1], b)) return false;
  if (!og_exact_pair_solve(&trial->pair, body_a, body_b)) return false;
  trial->claim = trial->algorithm->run(body_a, body_b);
  og_statement_of_claim(&trial->statement, &trial->claim);
  trial->judgement = og_judge(&trial->pair, &trial->statement, og_scalar_tolerance());
  return true;
}

bool og_trial_of_small_case(og_trial *trial, const og_small_case *c) {
  return og_small_to_case_body(&trial->as_case[0], &c->body[0]) &&
         og_small_to_case_body(&trial->as_case[1], &c->body[1]) &&
         og_trial_of_case(trial, &trial->as_case[0], &trial->as_case[1]);
}

bool og_trial_fails(void *trial, const og_small_case *c) {
  og_trial *t = trial;
  if (!og_trial_of_small_case(t, c)) return false;
  const og_failure failure = og_failure_in(&t->judgement, t->wanted.kind, t->claim.outcome);
  if (t->pair.relation != t->relation) return false;
  return failure.kind == t->wanted.kind && failure.class >= t->wanted.class && failure.fraction >= t->wanted.fraction;
}
