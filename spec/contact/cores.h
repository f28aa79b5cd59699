#ifndef OG_CONTACT_CORES_H
#define OG_CONTACT_CORES_H

/// The cores of bodies that are rounded or overlap, moved along their shortest way until they touch.
///
/// Cores that are apart: let v be the shortest vector from a point of B's core to one of A's. Cores that overlap: let v
/// be the nearest point of the boundary of A - B. With A's core moved by -v both cores touch, and lie on different
/// sides of a plane with v for its normal. What rounded bodies share that just touch is what these cores share, moved
/// by v r / R: r is B's radius, R the sum of both (docs/questions/contact.md).

#include "spec/body/problem.h"
#include "spec/pair/certificate.h"

typedef struct og_contact_cores {
  og_problem problem; // without radii; one step of its lattice is that of the problem given, divided by an integer
  og_ivec way;        // v, in its steps
} og_contact_cores;

void og_contact_cores_init(og_contact_cores *cores);
void og_contact_cores_clear(og_contact_cores *cores);

/// Sets them from the points of both cores that the combination names, which the checker accepted: v is their
/// difference. `approx` is not made. Cost: linear.
void og_contact_cores_set(og_contact_cores *cores, const og_problem *problem, const og_combination *witness);

/// Sets them for the way along a direction, which is not zero: A's core moved along it until both cores touch a plane
/// across it, from its two sides. The direction leads from B to A; with cores that overlap along it v leads against it.
/// Returns how far they overlap, less than 0 where they are apart, as gap / square: in lengths of the direction, and in
/// lattice steps of the problem given. Cost: linear.
void og_contact_cores_set_along(og_contact_cores *cores, const og_problem *problem, const og_ivec *direction,
                                og_int *gap, og_int *square);

#endif
