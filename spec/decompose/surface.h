#ifndef OG_SURFACE_H
#define OG_SURFACE_H

/// What a closed surface of triangles holds: its edges, its points, its volume and that of its hull.
///
/// Closed: every edge runs as often from i to j as back, by the numbers of its ends. So an edge may have four
/// triangles. Volumes are six times the true ones, in steps of the mesh's lattice, and have a sign: positive where the
/// triangles turn counterclockwise, seen from outside. Cost: linear, and O(n log n) for edges.

#include "spec/decompose/problem.h"
#include "spec/hull/problem.h"

/// How many more triangles of the surface run from `from` to `to` than back.
int64_t og_surface_balance(const og_decomposition_problem *problem, og_surface surface, uint32_t from, uint32_t to);

/// Sets edge to one that runs more often forth than back; false where the surface is closed.
bool og_surface_find_open(const og_decomposition_problem *problem, og_surface surface, uint32_t edge[2]);

/// The points that the triangles name, in ascending order of their numbers. The caller frees the numbers. One or more.
uint32_t *og_surface_points(const og_decomposition_problem *problem, og_surface surface, size_t *count);

/// Their hull as a problem of its own, where point k is that of number[k].
void og_surface_hull_problem(og_hull_problem *hull, const og_decomposition_problem *problem, const uint32_t *number,
                             size_t count);

/// Six times the volume of a closed surface.
void og_surface_volume(og_int *six, const og_decomposition_problem *problem, og_surface surface);

/// The same of facets, whose corners are places in `number`: zero where there are none.
void og_facets_volume(og_int *six, const og_decomposition_problem *problem, const og_facets *facets,
                      const uint32_t *number);

#endif
