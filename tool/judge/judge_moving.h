#ifndef OG_JUDGE_MOVING_H
#define OG_JUDGE_MOVING_H

/// The judgement of a statement about two features that move: do they meet on [0, 1], and when first?
///
/// A contact missed is gross, even one where the features only graze: they have no inner points, so there is no depth
/// to measure it by. The error of a contact invented is the least distance that a search over time finds. The error of
/// a time is a length: what the fastest point of A and that of B travel between the true time and the one stated.

#include "tool/judge/handed_moving.h"
#include "tool/judge/judge.h"

/// `truth` is solved. `pair` is working storage.
og_judgement og_judge_moving(const og_handed_moving *truth, og_exact_pair *pair, const og_statement *statement,
                             og_tolerance tolerance);

/// How far apart `of`, which never meet, are at the best time that a search finds.
typedef double og_least_apart(const void *of, og_exact_pair *pair);
/// The same judgement of more than two features: `truth` says when they meet, how far the fastest move, and their size.
og_judgement og_judge_first_contact(const og_handed_moving *truth, og_least_apart *apart, const void *of,
                                    og_exact_pair *pair, const og_statement *statement, og_tolerance tolerance);

/// How far apart they are at the best time that a search finds. They never meet.
double og_least_apart_moving(const og_handed_moving *c, og_exact_pair *pair);

#endif
