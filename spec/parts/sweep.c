// Bodies made of parts of which A moves: the first two parts to meet, and that no others meet before.

#include "spec/parts/checker_state.h"

// The parts are in the walk's order, which was looked at: they exist.
bool og_parts_meets_late(og_parts_checker *c, const og_parts_problem *problem, const og_parts_late_pair *late) {
  og_parts_take_pair(&c->pair, problem, late->part);
  if (og_check(c->of_pair, &c->pair, &late->sweep, &c->late) != OG_ACCEPTED || !c->late.has_hit) return false;
  return !c->late.hit || (c->has_first && og_surd_compare(&c->late.first, &c->first) >= 0);
}

static bool is_pair(const og_parts_problem *problem) {
  return problem->part[0].count == 1 && problem->part[1].count == 1;
}

static og_parts_refusal check_miss(og_parts_checker *c, const og_parts_problem *problem,
                                   const og_parts_certificate *certificate, og_finding *finding) {
  og_parts_bar_set_time(&c->bar, &problem->pair, NULL);
  c->has_first = false;
  finding->has_hit = true;
  return og_parts_check_others(c, problem, certificate);
}

static og_parts_refusal check(og_parts_checker *c, const og_parts_problem *problem,
                              const og_parts_certificate *certificate, og_finding *finding) {
  if (!certificate->has_pair) return check_miss(c, problem, certificate, finding);
  if (!og_parts_has_both(problem, certificate->part)) return OG_PARTS_REFUSED_INDEX;
  og_parts_take_pair(&c->pair, problem, certificate->part);
  const og_refusal refusal = og_check(c->of_pair, &c->pair, &certificate->pair, finding);
  if (refusal != OG_ACCEPTED || !finding->has_hit) return OG_PARTS_REFUSED_PAIR;
  if (is_pair(problem)) return OG_PARTS_ACCEPTED;
  if (!finding->hit) return OG_PARTS_REFUSED_PAIR; // that one part of several is missed says nothing of the others
  if (og_surd_sign(&finding->first) == 0) return OG_PARTS_ACCEPTED; // there is nothing before
  c->has_first = true;
  og_surd_set(&c->first, &finding->first);
  og_parts_bar_set_time(&c->bar, &c->pair, &finding->first);
  return og_parts_check_others(c, problem, certificate);
}

og_parts_refusal og_check_parts_sweep(og_parts_checker *checker, const og_parts_problem *problem,
                                      const og_parts_certificate *certificate, og_finding *finding) {
  finding->relation = OG_RELATION_NONE;
  finding->has_distance = finding->has_depth = finding->has_hit = finding->hit = false;
  const og_parts_refusal refusal = check(checker, problem, certificate, finding);
  if (refusal != OG_PARTS_ACCEPTED) finding->has_hit = finding->hit = false;
  return refusal;
}
