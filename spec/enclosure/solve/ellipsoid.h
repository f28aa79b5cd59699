#ifndef OG_ENCLOSURE_ELLIPSOID_H
#define OG_ENCLOSURE_ELLIPSOID_H

/// What is exact about ellipsoids: places, normals, and how one lies beside a polytope, a ball or another ellipsoid.
///
/// Seen in its own frame an ellipsoid is the unit ball. So beside a polytope without a ball the exact solver decides.
/// Two ellipsoids, or one and a ball, are quadrics x'Ax <= 0 and x'Bx <= 0. Where they touch from outside, det(t A + B)
/// has a double root t > 0, and t A + B vanishes at the contact (Wang, Wang, Kim: "An algebraic condition for the
/// separation of two ellipsoids", 2001). A double root of a quartic with integer coefficients is rational but for rare
/// ones, and so is that contact. Nothing rests on this: what is found is a guess, which the checker decides.

#include "spec/enclosure/solve/search.h"

/// n = the outward normal at the place; zero where the ellipsoid is flat.
void og_ellipsoid_normal(og_enclosure_solver *s, int body, const og_body_place *place, og_ivec *n);
/// The place of what lies kept / t0 from the middle, on the problem's lattice; of a flat one the nearest. Where there
/// is none it is the middle.
void og_ellipsoid_place_of(og_enclosure_solver *s, int body, og_body_place *place);

/// From a range whose lower bound is zero, by the two ways above. True where the relation became known: touching,
/// penetrating, or a lower bound above zero.
bool og_touch_ellipsoid(og_enclosure_solver *s, og_enclosure_certificate *certificate);
/// The second of them: two ellipsoids; or one and a ball around a point or a segment, whose cylinder is a quadric too.
bool og_touch_quadrics(og_enclosure_solver *s, og_enclosure_certificate *certificate);

/// Turns `direction`, which is between the hulls' points `named`, to where the gap along it is largest, or the overlap
/// is least, near by: Newton's method in long floats. False where it does not get there: then it is as before.
bool og_enclosure_newton(og_enclosure_solver *s, const og_combination *named);

#endif
