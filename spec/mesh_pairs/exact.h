#ifndef OG_MESH_EXACT_H
#define OG_MESH_EXACT_H

/// The exact searches behind meeting.h, for a pair whose edges and normals the working storage holds.

#include "spec/mesh_pairs/meeting.h"

/// Sets the edges and the normals of the pair.
void og_take_frame(const og_triangle_view *a, const og_triangle_view *b, og_triangle_work *work);

/// Is there an axis on which the two have a gap? Tried are both normals, the products of two edges, of a normal and an
/// edge, edges, differences of corners, and their parts across an edge. These suffice for segments and points, too.
bool og_find_axis(const og_triangle_view *a, const og_triangle_view *b, og_triangle_work *work);

/// Is there a point in both? Tried are corners, edges cut by the other's plane, and edges cut by edges. An extreme
/// point of what two triangles have in common is one of these.
bool og_find_point(const og_triangle_view *a, const og_triangle_view *b, og_triangle_work *work);

/// A triangle with its edges and its normal.
typedef struct og_triangle_frame {
  const og_triangle_view *view;
  const og_ivec *edge, *normal;
} og_triangle_frame;

/// Is work->point / work->weight in the triangle?
bool og_triangle_holds(const og_triangle_frame *t, og_triangle_work *work);

/// Sets work->point to where the edge from p to q meets the plane; false where p and q are not strictly on two sides.
bool og_cut_edge(const og_ivec *p, const og_ivec *q, const og_triangle_frame *plane, og_triangle_work *work);

/// height = normal . (point - corner 0): on which side of the triangle's plane a point is. Uses work->v[0].
void og_height(og_int *height, const og_triangle_frame *plane, const og_ivec *point, og_triangle_work *work);

#endif
