#ifndef OG_CURVED_HIT_H
#define OG_CURVED_HIT_H

/// The question `hit` of a point, segment, ray or line and a cylinder or a cone: from which parameter to which it is
/// inside.
///
/// The path is start + t step. Seen from the frame (problem.h), its points are inside where three functions of t are at
/// most zero: two linear ones, of the planes at both ends, and a quadratic one, of the side. So an end of the common
/// part is a number with one square root. A certificate names what each end lies on; without one, nothing is common,
/// and the checker finds that by itself: the side's function is positive between the planes. docs/trust/certificates.md
/// has the proofs. Cost: constant. The checker shares nothing with the solver but the problem.

#include "spec/curved/problem.h"
#include "spec/primitive/checker.h"

typedef struct og_curved_hit_problem {
  og_curve curve;
  og_primitive pair; // A: the path; B: the frame, without a radius
} og_curved_hit_problem;

typedef enum og_curved_end {
  OG_CURVED_END_NONE, // nothing is common
  OG_CURVED_END_PATH, // where the path itself begins or ends
  OG_CURVED_END_SIDE,
  OG_CURVED_END_LOW,  // the plane at z = -half height, or the disc's from below
  OG_CURVED_END_HIGH, // that at z = +half height, or the disc's from above
  OG_CURVED_END_COUNT
} og_curved_end;

/// "none", "end", "side", "low", "high".
const char *og_curved_end_name(og_curved_end end);

typedef struct og_curved_hit_certificate {
  og_curved_end first, last; // both are NONE, or neither is
} og_curved_hit_certificate;

typedef enum og_curved_hit_refusal {
  OG_CURVED_HIT_ACCEPTED,
  OG_CURVED_HIT_REFUSED_PROBLEM, // A is no path, the frame is none, or a denominator is not positive
  OG_CURVED_HIT_REFUSED_KIND,    // one end is named, the other is not
  OG_CURVED_HIT_REFUSED_NO_END,  // there is no such end, or the path does not leave the body there
  OG_CURVED_HIT_REFUSED_OUTSIDE, // it is not in the body, or not on the path
  OG_CURVED_HIT_REFUSED_COMMON,  // nothing is shown to keep the path out
  OG_CURVED_HIT_REFUSED_END
} og_curved_hit_refusal;

/// One sentence per refusal.
const char *og_curved_hit_refusal_text(og_curved_hit_refusal refusal);

/// On OG_CURVED_HIT_ACCEPTED the finding has `meeting` (nothing, point or segment), and of what is common `first` and
/// `last`.
og_curved_hit_refusal og_check_curved_hit(const og_curved_hit_problem *problem,
                                          const og_curved_hit_certificate *certificate, og_primitive_finding *finding);

#endif
