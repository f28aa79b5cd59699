#ifndef OG_SOLID_CHECK_H
#define OG_SOLID_CHECK_H

/// Is a triangle mesh the closed surface of a solid, as far as its numbers say?
///
/// Every edge must be run along as often in one direction as in the other. Two solids in one mesh may share an edge. That
/// the surface does not cut itself is not looked at, and neither is which side is outside.
/// Coordinates in any one length unit. Cost: linear, times the triangles at a point. Source: Mirtich 1998 (what a body must be).
/// Safe (proofs/eva.py): A, 7 of 8 functions; B, all that compute, for |x| <= 1.

#include "ref/tree/mesh.h"

/// The domain: volumes and their rounding stay normal numbers.
#ifdef OG_BINARY32
#define OG_SOLID_LARGEST ((og_scalar)0x1p20)
#define OG_SOLID_SMALLEST ((og_scalar)0x1p-20)
#else
#define OG_SOLID_LARGEST 0x1p200
#define OG_SOLID_SMALLEST 0x1p-200
#endif

typedef enum og_solid_fault {
  OG_SOLID_SOUND,
  OG_SOLID_EMPTY,     // fewer than 4 points or triangles
  OG_SOLID_LARGE,     // more than 10 million triangles
  OG_SOLID_INDEX,     // a corner that is no point
  OG_SOLID_POINT,     // a point that is not finite, or the largest coordinate is outside the domain
  OG_SOLID_OPEN,      // an edge that is not run along as often in both directions
  OG_SOLID_NO_VOLUME, // flat, inside out, or no volume above rounding (ref/polytope/decompose.h)
} og_solid_fault;

#define OG_SOLID_MOST_TRIANGLES 10000000

/// The first fault, in this order; not NO_VOLUME. start: one for each point; next: three for each triangle.
/*@ requires mesh:   \valid_read(mesh);
    requires points: 4 <= mesh->points ==> \valid_read(mesh->point + (0 .. mesh->points - 1));
    requires triangles: 4 <= mesh->triangles <= OG_SOLID_MOST_TRIANGLES ==>
                        \valid_read(mesh->triangle + (0 .. mesh->triangles - 1));
    requires lists:  \valid(start + (0 .. mesh->points - 1)) && \valid(next + (0 .. 3 * mesh->triangles - 1));
    terminates \true; exits \false;
    assigns start[0 .. mesh->points - 1], next[0 .. 3 * mesh->triangles - 1];
    ensures corners: \result == OG_SOLID_SOUND ==> is_mesh(mesh); */
og_solid_fault og_solid_check(const og_mesh *mesh, int *start, int *next);

#endif
