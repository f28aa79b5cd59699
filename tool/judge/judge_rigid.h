#ifndef OG_JUDGE_RIGID_H
#define OG_JUDGE_RIGID_H

/// The judgement of a statement about two bodies that move and turn: do they meet on [0, 1], and when first?
///
/// The error of a contact missed is the greatest depth, that of one invented the least distance that a search over time
/// finds. The error of a time is a length: what the fastest point of A and that of B travel between the time stated and
/// the enclosure of the first contact. Where it is undecided whether they meet, no verdict is judged: only times before
/// which there is no contact for certain.

#include "tool/judge/handed_rigid.h"
#include "tool/judge/judge.h"

/// `truth` is solved. `pair` is working storage.
og_judgement og_judge_rigid(const og_handed_rigid *truth, og_exact_pair *pair, const og_statement *statement,
                            og_tolerance tolerance);

#endif
