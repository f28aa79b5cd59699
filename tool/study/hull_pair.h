#ifndef OG_HULL_PAIR_H
#define OG_HULL_PAIR_H

/// Convex polyhedra of a wanted number of vertices, placed a wanted gap apart, for studies.

#include "ref/body.h"
#include "ref/polytope/hull_incremental.h"
#include "ref/support/hull_scan.h"
#include "tool/gen/random.h"

#define OG_HULL_VERTICES 256

/// A polyhedron with its memory: not to be copied.
typedef struct og_hull_solid {
  int count;
  og_vec3 vertex[OG_HULL_VERTICES];
  og_half_edge edge[6 * OG_HULL_VERTICES];
  og_face_plane face[2 * OG_HULL_VERTICES];
  int vertex_edge[OG_HULL_VERTICES];
  og_half_edge_mesh mesh;
  og_hull hull;
} og_hull_solid;

/// The hull of `count` points (4 to OG_HULL_VERTICES) drawn uniformly on the unit sphere, its third coordinates scaled
/// by `flat`, then turned at random. False where rounding leaves it no volume.
bool og_hull_solid_draw(og_hull_solid *solid, int count, double flat, og_random *random);

/// The cuboid of sides 2, 2 and 2 flat, turned at random.
bool og_hull_solid_cuboid(og_hull_solid *solid, double flat, og_random *random);

/// Moves b so that it is `gap` away from a (or has to move by -gap to come free): from an overlap near a's middle along
/// the shortest way out, the nearest plane of the obstacle, and on along it. Right but for rounding; the exact solver
/// tells. False where they do not overlap at first or a mesh cannot be made.
bool og_hull_pair_place(const og_hull_solid *a, og_hull_solid *b, double gap, og_random *random);

/// The solid as a body of the exact solver and of support mappings; it must outlive the body.
og_body og_hull_body(const og_hull_solid *solid);

/// Edges of the mesh, each once.
static inline int og_hull_edges(const og_hull_solid *solid) { return solid->mesh.edge_count / 2; }

#endif
