#ifndef OG_COMPARE_ANSWER_H
#define OG_COMPARE_ANSWER_H

/// Does an answer line say what its accepted certificate proves?

#include "tool/format/read_answer.h"
#include "tool/format/text.h"

/// Appends one phrase per claim that is not proved, joined by "; ", and returns how many there are. Exact values
/// are compared as values, whatever their spelling; a double must be the correctly rounded one; points must be
/// those that the certificate's own combination names; a direction must be parallel to the certificate's.
size_t og_compare_answer(og_text *mismatches, const og_claimed_answer *answer, const og_problem *problem,
                         const og_finding *finding);

#endif
