#include "spec/curved/solve/support.h"

void og_curved_support_answer_init(og_curved_support_answer *answer) {
  answer->refusal = OG_CURVED_SUPPORT_REFUSED_PROBLEM;
  answer->face = OG_CURVED_FACE_NONE;
  og_primitive_finding_init(&answer->finding);
}

void og_curved_support_answer_clear(og_curved_support_answer *answer) { og_primitive_finding_clear(&answer->finding); }

og_curved_support_refusal og_solve_curved_support(const og_curved_support_problem *problem,
                                                  og_curved_support_answer *answer) {
  answer->refusal = OG_CURVED_SUPPORT_REFUSED_PROBLEM;
  for (og_curved_face face = OG_CURVED_FACE_ALL; face < OG_CURVED_FACE_COUNT; face++) {
    answer->face = face;
    answer->refusal = og_check_curved_support(problem, face, &answer->finding);
    if (answer->refusal == OG_CURVED_SUPPORT_ACCEPTED) break;
  }
  return answer->refusal;
}
