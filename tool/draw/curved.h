#ifndef OG_DRAW_CURVED_H
#define OG_DRAW_CURVED_H

/// Pairs with a cylinder, a cone or an ellipsoid: their exact answer, and the polytopes that stand for them in a
/// picture.

#include "spec/enclosure/solve/enclosure.h"
#include "tool/run/exact_pair.h"

typedef struct og_drawn_curved {
  og_relation relation; // OG_RELATION_NONE: left open
  og_rational lo, hi;   // what the distance lies between; of bodies that penetrate, the depth
  og_exact_body body[2];
  double turn[2];       // of the prisms (tool/run/curved_outline.h)
  double pole[2][3];    // of the polytopes that stand for ellipsoids
} og_drawn_curved;

void og_drawn_curved_init(og_drawn_curved *drawn);
void og_drawn_curved_clear(og_drawn_curved *drawn);

/// Each of the bodies is a polytope, or the frame of a curved one. One at least is. False only through a defect of the
/// exact side. A polytope has a corner where its body is nearest to the other one, or as far round, so that the gap
/// looks as it is. The pair becomes that of the polytopes, with the relation of the bodies and the upper ends as
/// distance or depth. What is left open is drawn as touching.
bool og_drawn_curved_set(og_drawn_curved *drawn, og_exact_pair *pair, const og_exact_body *a, og_curve curve_a,
                         const og_exact_body *b, og_curve curve_b);

#endif
