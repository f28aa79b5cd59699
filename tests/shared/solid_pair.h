#ifndef OR_SOLID_PAIR_H
#define OR_SOLID_PAIR_H

/// A solid of cubes beside another body: as a problem of meshes, and as unions of convex bodies, of which the second
/// oracle knows how they lie.

#include "spec/solid/checker.h"
#include "tests/shared/parts_truth.h"
#include "tests/shared/voxels.h"

/// A union of convex bodies, rounded by one ball.
typedef struct or_convex_list {
  double xyz[OR_VOXEL_BOXES][24], radius;
  int corners[OR_VOXEL_BOXES];
  size_t count;
} or_convex_list;

/// What lies beside the solid.
typedef enum or_beside {
  OR_POINT,
  OR_SEGMENT,
  OR_TRIANGLE,
  OR_TETRAHEDRON,
  OR_BOX,
  OR_BALL,
  OR_TWO_BOXES,
  OR_SHEET, // two triangles
  OR_SOLID,
  OR_BESIDES
} or_beside;

typedef struct or_solid_pair {
  or_voxels voxels[2];
  or_voxel_mesh mesh[2];
  or_convex_list truth[2]; // what the solid and the other body are
  int at;                  // the solid is this body of the problem
  og_parts_problem parts;
  og_solid_problem problem;
  og_problem pair; // working storage
} or_solid_pair;

void or_solid_pair_init(or_solid_pair *pair);
void or_solid_pair_clear(or_solid_pair *pair);

/// Both bodies, and the problem. Solids beside each other are often on one lattice.
void or_make_solid_pair(or_random *random, or_solid_pair *pair, or_beside kind);
/// The problem of mesh[0], and of mesh[1] or the parts of truth[1].
void or_set_solid_problem(or_solid_pair *pair, bool other_is_solid, int at);

/// Does the mesh of each solid bound one?
bool or_solids_are_sound(const or_solid_pair *pair);

/// What is true of the two convex bodies, one of each, that lie closest. Null where the oracle contradicts itself. The
/// caller frees it.
or_truth *or_closest(og_problem *pair, const or_convex_list *one, const or_convex_list *two);
/// Null, or what the finding says of places that is not so. Its depth is left out.
const char *or_solid_against(or_truth *truth, const og_finding *found);
/// The same of the depth of a point, which is its distance from the faces.
const char *or_solid_depth_against(or_solid_pair *pair, const og_finding *found);

/// Changes the certificate somehow.
void or_damage_solid(or_random *random, og_parts_certificate *certificate, const or_solid_pair *pair);

#endif
