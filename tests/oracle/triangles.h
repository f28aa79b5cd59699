#ifndef OR_TRIANGLES_H
#define OR_TRIANGLES_H

/// What two triangles have in common, as rational numbers and by linear programming's means alone.
///
/// A common point is A l = B m with weights l, m >= 0 of sum 1. The basic solutions of this system are found by trying
/// every set of weights that may be other than zero. Common points are the mixtures of these.

#include <stdbool.h>

#include <gmp.h>

typedef struct or_triangle {
  mpq_t corner[3][3];
  int name[3]; // of its points
} or_triangle;

void or_triangle_init(or_triangle *t);
void or_triangle_clear(or_triangle *t);

typedef enum or_common { OR_APART, OR_CROSSING, OR_TOUCHING, OR_COPLANAR } or_common;

/// Two meshes: any common point counts.
or_common or_triangles_meet(const or_triangle *a, const or_triangle *b);

/// One mesh: what is common beyond the points that both name and the edge between two of these. Three counts where they
/// have an area.
or_common or_triangles_meet_beyond(const or_triangle *a, const or_triangle *b);

#endif
