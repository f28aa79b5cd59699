#include "spec/curved/solve/hit.h"

void og_curved_hit_answer_init(og_curved_hit_answer *answer) {
  answer->refusal = OG_CURVED_HIT_REFUSED_PROBLEM;
  answer->certificate = (og_curved_hit_certificate){OG_CURVED_END_NONE, OG_CURVED_END_NONE};
  og_primitive_finding_init(&answer->finding);
}

void og_curved_hit_answer_clear(og_curved_hit_answer *answer) { og_primitive_finding_clear(&answer->finding); }

og_curved_hit_refusal og_solve_curved_hit(const og_curved_hit_problem *problem, og_curved_hit_answer *answer) {
  og_curved_hit_certificate *certificate = &answer->certificate;
  for (og_curved_end first = OG_CURVED_END_PATH; first < OG_CURVED_END_COUNT; first++)
    for (og_curved_end last = OG_CURVED_END_PATH; last < OG_CURVED_END_COUNT; last++) {
      *certificate = (og_curved_hit_certificate){first, last};
      answer->refusal = og_check_curved_hit(problem, certificate, &answer->finding);
      if (answer->refusal == OG_CURVED_HIT_ACCEPTED) return answer->refusal;
    }
  *certificate = (og_curved_hit_certificate){OG_CURVED_END_NONE, OG_CURVED_END_NONE};
  return answer->refusal = og_check_curved_hit(problem, certificate, &answer->finding);
}
