#ifndef OG_JUDGE_SWEEP_H
#define OG_JUDGE_SWEEP_H

/// The judgement of a statement about a sweep: do the bodies meet, and when first?
///
/// A time that is early or late is judged as the way that the bodies make towards each other meanwhile, a length. To
/// miss a contact is as wrong as twice the depth halfway between the first and the last time, than which the bodies are
/// never deeper in each other (the depth along a straight way through a convex set is concave): none where they only
/// touch. A contact that there is none of is as wrong as the larger of two skins, rounding and gross, with which there
/// is one. A normal, points and a depth are judged as those of the two bodies where they first meet.

#include "tool/judge/judge.h"
#include "tool/judge/handed_truth.h"

/// `truth` holds the answer to the sweep; it is used up.
og_judgement og_judge_sweep(og_handed_truth *truth, const og_handed_case *c, const og_statement *statement,
                            og_tolerance tolerance);

/// How the bodies lie at their closest during the motion: separated, if they never meet; touching, if they meet and
/// never overlap; penetrating. OG_RELATION_NONE where the contact is shorter than the doubles near it tell. What
/// `truth` knows of the bodies at rest is used up.
og_relation og_sweep_relation(og_handed_truth *truth, const og_handed_case *c);

#endif
