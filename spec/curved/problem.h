#ifndef OG_CURVED_PROBLEM_H
#define OG_CURVED_PROBLEM_H

/// The question `relation` about a cylinder or a cone and a convex polytope.
///
/// The curved body is known by its frame, four points on the lattice of the pair: the centre c, c + U, c + V, c + A. U,
/// V and A are orthogonal, U and V as long as the radius, A half as long as the axis. The cylinder is all c + x U + y V
/// + z A with x^2 + y^2 <= 1 and |z| <= 1. The cone has its apex at c + A: x^2 + y^2 <= ((1 - z) / 2)^2 and z >= -1.
/// Where A is zero both are the disc of that radius. The radius is positive: without it both are a segment, and no
/// curved body.

#include "spec/body/problem.h"

/// An ellipsoid is any four points, c, c + U, c + V and c + A: all c + x U + y V + z A with x^2 + y^2 + z^2 <= 1. It is
/// known to `support` (support.h) and to the enclosures (spec/enclosure/), not to the questions of this file.
typedef enum og_curve { OG_CURVE_NONE, OG_CURVE_CYLINDER, OG_CURVE_CONE, OG_CURVE_ELLIPSOID } og_curve;

typedef struct og_curved_problem {
  og_curve curve;
  bool is_b;       // is the curved body B? Otherwise it is A
  og_problem pair; // the frame in place of the curved body; its radius is zero
} og_curved_problem;

void og_curved_problem_init(og_curved_problem *problem);
void og_curved_problem_clear(og_curved_problem *problem);

/// The frame's points, and those of the polytope.
static inline const og_points *og_curved_frame(const og_curved_problem *problem) {
  return problem->is_b ? &problem->pair.b : &problem->pair.a;
}
static inline const og_points *og_curved_other(const og_curved_problem *problem) {
  return problem->is_b ? &problem->pair.a : &problem->pair.b;
}

/// U, V and A, and N = U x V, which is the axis of a disc. All four must be initialised.
typedef struct og_curved_axes {
  og_ivec u, v, a, n;
} og_curved_axes;

void og_curved_axes_init(og_curved_axes *axes);
void og_curved_axes_clear(og_curved_axes *axes);
/// Takes the four points of a frame. False where they are not orthogonal, U and V differ in length or are zero.
bool og_curved_axes_set(og_curved_axes *axes, const og_points *frame);
/// The same of an ellipsoid's: false only where they are not four points.
bool og_curved_arms_set(og_curved_axes *axes, const og_points *frame);

#endif
