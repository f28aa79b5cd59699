#ifndef OG_CONTACT_DIRECTIONS_H
#define OG_CONTACT_DIRECTIONS_H

/// How many ways out of an overlap are as short as the shortest.
///
/// A direction n is one if the support plane of A - B along n is as near the origin as the nearest is. The surface of
/// a certificate lies in A - B, around the origin, and no plane of its triangles is nearer. So the plane of a triangle
/// is that support plane, or there is none (docs/questions/contact.md). Cores that are apart have one way.

#include "spec/body/problem.h"
#include "spec/pair/certificate.h"

/// The number for a certificate `surface` or `nearest` that og_check accepted. Cost: linear in the triangles, and for
/// each different plane among the nearest linear in the points.
size_t og_contact_directions(const og_problem *problem, const og_certificate *certificate);

#endif
