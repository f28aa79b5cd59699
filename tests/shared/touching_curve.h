#ifndef OR_TOUCHING_CURVE_H
#define OR_TOUCHING_CURVE_H

/// Cylinders and cones with polytopes in a plane that touches them: all small rationals, then both in one pose.

#include "spec/body/shape.h"
#include "spec/curved/contact.h"
#include "tests/oracle/curved_shared.h"
#include "tests/shared/random_pair.h"

/// Where the plane meets the curved body.
typedef enum or_touching_place {
  OR_TOUCHES_HIGH_END,
  OR_TOUCHES_LOW_END,
  OR_TOUCHES_SIDE,
  OR_TOUCHES_RIM,
  OR_TOUCHES_APEX,
  OR_TOUCHES_END
} or_touching_place;

enum {
  OR_TOUCHING_IN_PLANE = 4,
  OR_TOUCHING_BEYOND = 3,
  OR_TOUCHING_MOST = OR_TOUCHING_IN_PLANE + OR_TOUCHING_BEYOND
};

typedef struct or_touching {
  or_random random;
  or_touching_place place;
  og_curved_problem problem;
  bool is_cone;
  long radius, half_height; // in fifths
  long normal[3], base[3];  // of the plane, to the polytope; a point on it, in 125ths
  size_t in_plane, count;   // points of the polytope in the plane; all of them
  mpq_t xyz[3 * OR_TOUCHING_MOST];
  og_shape frame, polytope;
  og_exact_body body[2];
} or_touching;

/// Its random numbers are those of a seed; set `random` for others.
void or_touching_init(or_touching *touching);
void or_touching_clear(or_touching *touching);

/// The next pair, in touching->problem: they touch, or the polytope's points in the plane are beside the curved body's.
/// False only through a defect.
bool or_touching_make(or_touching *touching, or_touching_place place);

/// What the finding says, of bodies that touch.
void or_touching_claim(or_curved_claim *claim, const og_curved_contact_finding *finding);

#endif
