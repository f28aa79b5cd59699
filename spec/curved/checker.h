#ifndef OG_CURVED_CHECKER_H
#define OG_CURVED_CHECKER_H

/// Why a cylinder or a cone and a polytope are apart, touch or penetrate; and the checker of that.
///
/// `separated`: a direction n, from B to A, with n . a > n . b for all points. `touching`: n . a >= n . b, and a point
/// of both as a mean of the polytope's points. `penetrating`: a mean strictly inside the curved body; of a disc,
/// strictly within its circle, while a point of the mean lies off its plane. The largest n . x of a cylinder is n . c +
/// |n . A| + sqrt((n . U)^2 + (n . V)^2); that of a cone is the larger of n . (c + A) and n . (c - A) + the same root.
/// Roots are compared by squares: all is integers. The checker shares nothing with the solver but integers and the
/// problem. docs/trust/certificates.md has the proofs. Cost: linear in the points.

#include "spec/curved/problem.h"
#include "spec/pair/checker.h"

/// Points of a mean, at most.
#define OG_CURVED_MEAN 8

typedef struct og_curved_certificate {
  og_relation relation; // what it is to prove
  og_ivec direction;    // separated, touching
  size_t count;         // touching, penetrating: of the points below
  uint32_t point[OG_CURVED_MEAN];
  og_int weight[OG_CURVED_MEAN]; // >= 0, not all zero
} og_curved_certificate;

void og_curved_certificate_init(og_curved_certificate *certificate);
void og_curved_certificate_clear(og_curved_certificate *certificate);
/// Resets it to a certificate of nothing.
void og_curved_certificate_reset(og_curved_certificate *certificate);

typedef enum og_curved_refusal {
  OG_CURVED_ACCEPTED,
  OG_CURVED_REFUSED_PROBLEM,   // the frame is not that of a cylinder or a cone, or there is no polytope
  OG_CURVED_REFUSED_FORM,      // no relation
  OG_CURVED_REFUSED_DIRECTION, // zero
  OG_CURVED_REFUSED_SIDE,      // a body lies on the wrong side
  OG_CURVED_REFUSED_INDEX,     // a number names no point, or there are too many
  OG_CURVED_REFUSED_WEIGHT,    // negative, or none is positive
  OG_CURVED_REFUSED_OUTSIDE,   // the mean is no point of the curved body, or not one of its inside
  OG_CURVED_REFUSED_COUNT
} og_curved_refusal;

/// One sentence per refusal.
const char *og_curved_refusal_text(og_curved_refusal refusal);

/// On OG_CURVED_ACCEPTED the bodies' relation is certificate->relation.
og_curved_refusal og_check_curved(const og_curved_problem *problem, const og_curved_certificate *certificate);

#endif
