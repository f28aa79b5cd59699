#ifndef OG_STUDY_TORUS_H
#define OG_STUDY_TORUS_H

/// A torus of triangles: the middle of its tube on a circle of radius 1, 32 times 16 quadrangles, each cut in two.

#include "ref/tree/mesh.h"
#include "tool/study/scatter.h"

enum { OG_TORUS_AROUND = 32, OG_TORUS_ACROSS = 16, OG_TORUS_POINTS = OG_TORUS_AROUND * OG_TORUS_ACROSS };
enum { OG_TORUS_TRIANGLES = 2 * OG_TORUS_POINTS };

/// The point that lies these parts of the way around and across, 0 <= part < 1.
og_vec3 og_torus_at(double tube, double around, double across);

/// Point i around and j across; numbers beyond the last begin anew.
og_vec3 og_torus_point(double tube, int i, int j);

typedef struct og_torus {
  og_vec3 point[OG_TORUS_POINTS];
  og_mesh_triangle triangle[OG_TORUS_TRIANGLES];
} og_torus;

void og_torus_make(og_torus *torus, double tube);

/// That torus turned, then moved by k d.
void og_torus_place(og_torus *torus, const og_torus *of, const og_mat3 *turn, og_vec3 d, og_scalar k);

/// The shape, turned, shares its centre with itself turned otherwise: they meet, for their circles do. Up to 2^-10, the
/// way that it has to go along d until they no longer do.
og_scalar og_torus_way_apart(const og_torus *fixed, const og_torus *shape, const og_mat3 *turn, og_vec3 d);

og_mesh og_torus_mesh(const og_torus *torus);

#endif
