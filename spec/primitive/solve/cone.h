#ifndef OG_CONE_H
#define OG_CONE_H

/// Cones in four dimensions by their rays and lines, and their polars.
///
/// A convex polyhedron {x} is the cone of all w (x, 1), w >= 0 (closed): points become rays (x, y, z, w), directions
/// rays (x, y, z, 0). The polar of that cone is all (n, -h) with n . x <= h on the polyhedron: its rays are the
/// polyhedron's facets, its lines the planes in which it lies. The polar of the polar is the cone again; the polar of
/// two polyhedra's facets together is their common part.

#include "spec/primitive/checker_state.h"

typedef struct og_cone {
  size_t rays, ray_capacity;
  og_row *ray;
  size_t lines, line_capacity;
  og_row *line;
} og_cone;

void og_cone_init(og_cone *cone);
void og_cone_clear(og_cone *cone);
/// Empties it, keeping its storage.
void og_cone_reset(og_cone *cone);
/// Appends a ray or a line, unset; the pointer holds until the next one.
og_row *og_cone_add_ray(og_cone *cone);
og_row *og_cone_add_line(og_cone *cone);

/// polar = all y with y . ray <= 0 and y . line = 0: an independent set of its lines, and its rays, each once,
/// orthogonal to the lines, in lowest terms. Rays and lines of `cone` may be dependent or zero. Cost: cubic in the
/// rays, each of up to C(rays, 3) candidates compared with all of them.
void og_cone_polar(og_cone *polar, const og_cone *cone);

/// r = a
void og_row_copy(og_row *r, const og_row *a);

/// r = a . b
void og_row_dot(og_int *r, const og_row *a, const og_row *b);

#endif
