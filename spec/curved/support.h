#ifndef OG_CURVED_SUPPORT_H
#define OG_CURVED_SUPPORT_H

/// The question `support` of a cylinder, a cone or an ellipsoid: how far it reaches along a direction, and which of
/// its points do.
///
/// With the frame of problem.h and a direction d, rim points reach d . c +- d . A + sqrt((d . U)^2 + (d . V)^2) at
/// most, and the middle of an end reaches d . c +- d . A. So the maximum is a number with one square root, and what
/// reaches it is a face of one of a few kinds. A certificate names the kind. The frame of an ellipsoid is any four
/// points: it is all c + x U + y V + z A with x^2 + y^2 + z^2 <= 1, an affine image of the unit ball. It reaches
/// d . c + sqrt((d . U)^2 + (d . V)^2 + (d . A)^2), with one point or with all. docs/trust/certificates.md proves it.
/// Cost: constant. The checker shares nothing with the solver but the problem.

#include "spec/curved/problem.h"
#include "spec/primitive/checker.h"

typedef struct og_curved_support_problem {
  og_curve curve;
  og_primitive pair; // A: the frame, without a radius; and the direction
} og_curved_support_problem;

typedef enum og_curved_face {
  OG_CURVED_FACE_NONE,
  OG_CURVED_FACE_ALL,      // all of the body: the direction is zero, or a disc's axis
  OG_CURVED_FACE_LOW,      // the disc at z = -half height
  OG_CURVED_FACE_HIGH,     // a cylinder's disc at z = +half height
  OG_CURVED_FACE_LOW_RIM,  // one point of the rim at z = -half height, or of a disc's
  OG_CURVED_FACE_HIGH_RIM, // one point of a cylinder's rim at z = +half height
  OG_CURVED_FACE_SIDE,     // a segment of the side, from end to end
  OG_CURVED_FACE_APEX,     // a cone's apex
  OG_CURVED_FACE_POINT,    // one point of an ellipsoid
  OG_CURVED_FACE_COUNT
} og_curved_face;

/// "none", "all", "low", "high", "low rim", "high rim", "side", "apex", "point".
const char *og_curved_face_name(og_curved_face face);

typedef enum og_curved_support_refusal {
  OG_CURVED_SUPPORT_ACCEPTED,
  OG_CURVED_SUPPORT_REFUSED_PROBLEM, // the frame is none, it has a ball, or a denominator is not positive
  OG_CURVED_SUPPORT_REFUSED_KIND,    // the body has no such face
  OG_CURVED_SUPPORT_REFUSED_LESS,    // some point of the face does not reach farthest, or others do, too
  OG_CURVED_SUPPORT_REFUSED_END
} og_curved_support_refusal;

/// One sentence per refusal.
const char *og_curved_support_refusal_text(og_curved_support_refusal refusal);

/// On OG_CURVED_SUPPORT_ACCEPTED the finding has the maximum as its `value`.
og_curved_support_refusal og_check_curved_support(const og_curved_support_problem *problem, og_curved_face face,
                                                  og_primitive_finding *finding);

#endif
