#ifndef OG_CHUNG_WANG_H
#define OG_CHUNG_WANG_H

/// Separating vector iteration of Chung and Wang.                                             (catalogue: chung-wang)
///
/// Looks for a vector s along which B lies wholly ahead of A: asks both bodies for their extreme points p and q towards
/// each other, and where these overlap along s reflects s in the plane perpendicular to q - p. The directions q - p
/// are kept; once no half sphere holds them all (half_sphere.h) the origin lies inside the obstacle and the bodies
/// meet. With both extra rules: the same p and q twice running end the search, as s then separates them weakly; a
/// direction that comes back later, after OG_CHUNG_WANG_SETTLE rounds, has s replaced by the sub-algorithm's w.
///
/// Bodies by support mapping: any shape. Along a separating s the gap must exceed the rounding of the two support
/// points to be APART. Where s separates weakly the verdict is WEAK.
/// Failure: OUT_OF_RANGE where a support point is not finite or greater than OG_SCALAR_MAX / 4, or all that were seen
/// are less than 2^22 OG_SCALAR_MIN (but not all zero); ITERATION_LIMIT.
/// Cost: a support point of each body and O(rounds) a round.
/// Source: Huotari 2011, 5.4 pseudocode 7 (after Chung and Wang 1996).
/// Limits: 3 in 5 touching pairs are said to be apart; gives up on 119 of 228 rounded pairs within an ulp of
/// touching.
/// Errors, proofs, measurements and tests: chung_wang.md.

#include "ref/body.h"
#include "ref/claim.h"

/// Rounds after which the search gives up. The source has no bound; memory of the directions (24 bytes each) and the
/// study of claim 12 set this one.
#define OG_CHUNG_WANG_LIMIT 1000

/// Rounds after which a direction that came back means a cycle. The source says "a certain number".
#define OG_CHUNG_WANG_SETTLE 8

typedef enum og_chung_wang_verdict {
  OG_CHUNG_WANG_NONE,
  OG_CHUNG_WANG_APART, // B lies strictly ahead of A along `along`
  OG_CHUNG_WANG_WEAK,  // not behind it: the interiors share no point as far as can be told, the bodies perhaps
  OG_CHUNG_WANG_MEET,  // they have a point in common: the extreme one, or the origin lies inside a hull of q - p
} og_chung_wang_verdict;

typedef struct og_chung_wang_result {
  og_outcome outcome;
  og_chung_wang_verdict verdict;
  og_vec3 along; // unit length, from A to B: the separating vector, or the last one tried
  int rounds;    // pairs of support points asked for
  int switches;  // times that s was replaced by w
} og_chung_wang_result;

/// The source's two extra rules, which may be left out to see what they are for.
typedef struct og_chung_wang_rules {
  bool stop;    // the same extreme points twice running end the search
  bool replace; // a direction that comes back has s replaced by w
} og_chung_wang_rules;

/// Starts from `along` (any vector; zero means from the one body's inside to the other's): hand over the result's for
/// bodies that moved a little.
/*@ requires bodies: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures bounded: 0 <= \result.rounds <= OG_CHUNG_WANG_LIMIT;
*/
og_chung_wang_result og_chung_wang(const og_convex *a, const og_convex *b, og_vec3 along);

/// The same with the extra rules that are wanted only. Without them it may go round for ever, so to the limit.
/*@ requires bodies: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures bounded: 0 <= \result.rounds <= OG_CHUNG_WANG_LIMIT;
*/
og_chung_wang_result og_chung_wang_by_rules(const og_convex *a, const og_convex *b, og_vec3 along,
                                            og_chung_wang_rules rules);

/// On bodies of any kind, rounded ones included, started afresh. As in the source WEAK is claimed as
/// apart, so touching bodies may be. Iterations: rounds.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_chung_wang(const og_body *a, const og_body *b);

#endif
