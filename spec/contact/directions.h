#ifndef OG_CONTACT_DIRECTIONS_H
#define OG_CONTACT_DIRECTIONS_H

/// How many ways out of an overlap are as short as the shortest.
///
/// A direction n is one if the support plane of A - B along n is as near the origin as the nearest is. The surface of
/// a certificate lies in A - B, around the origin, and no plane of its triangles is nearer. So the plane of a triangle
/// is that support plane, or there is none (docs/questions/contact.md). Cores that are apart have one way.

#include "spec/body/problem.h"
#include "spec/pair/certificate.h"

/// A support plane normal . x = offset of A - B, in lattice steps: offset / normal . normal times the normal is its
/// point nearest to the origin, and A parted from B once it is moved by the opposite of that.
typedef struct og_contact_direction {
  og_ivec normal;
  og_int offset;
} og_contact_direction;

typedef struct og_contact_directions {
  size_t count, room;
  og_contact_direction *at;
} og_contact_directions;

void og_contact_directions_init(og_contact_directions *directions);
void og_contact_directions_clear(og_contact_directions *directions);

/// Finds those of a certificate `surface` that og_check accepted. Cost: linear in the triangles, and for each different
/// plane among the nearest linear in the points.
void og_contact_directions_find(og_contact_directions *directions, const og_problem *problem,
                                const og_certificate *certificate);

#endif
