#ifndef OG_JUDGE_CURVED_SWEEP_H
#define OG_JUDGE_CURVED_SWEEP_H

/// The judgement of a statement about a sweep with a cylinder or a cone: do the bodies meet, and when first?
///
/// A time is as wrong as it lies outside of the certified enclosure of the first contact, times the relative speed. To
/// miss a contact is as wrong as the bodies are seen to overlap; one that there is none of, as they stay apart. So no
/// error is said to be larger than it is. Where contact is undecided only a time is judged before which there is none.

#include "tool/judge/handed_curved_sweep.h"
#include "tool/judge/judge.h"

/// `truth` is solved for that motion; its storage is used.
og_judgement og_judge_curved_sweep(og_handed_curved_sweep *truth, const og_handed_motion *motion,
                                   const og_statement *statement, og_tolerance tolerance);

#endif
