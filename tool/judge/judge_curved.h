#ifndef OG_JUDGE_CURVED_H
#define OG_JUDGE_CURVED_H

/// The judgement of a statement about two bodies of which one at least is a cylinder or a cone.
///
/// The checks are those of og_judge; contacts are judged apart (judge_curved_contacts.h). What is compared with is an
/// enclosure, and an error is how far a claim lies outside of it: so an error is never said to be larger than it is. A
/// relation that is not decided agrees with every verdict. Sizes are those of the bodies' box in doubles.

#include "tool/judge/handed_curved.h"
#include "tool/judge/judge.h"

/// `truth` is solved; its storage is used.
og_judgement og_judge_curved(og_handed_curved *truth, const og_statement *statement, og_tolerance tolerance);

/// What is compared with, as doubles by check: the middle of an enclosure that is narrow. NaN where there is none.
void og_curved_exact(double exact[OG_CHECK_COUNT], const og_handed_curved *truth);

/// Adds the error of a value; `value` is the exact one, more or less, `reach` the length that it is judged by, in
/// sizes.
void og_curved_add_error(og_judgement *judgement, const og_handed_curved *truth, og_tolerance tolerance,
                         og_check_what what, double error, double value, double reach);

#endif
