#ifndef OG_MESH_MEETING_H
#define OG_MESH_MEETING_H

/// Do two closed triangles have a point in common? Every answer rests on something found: an axis or a point.
///
/// Triangles are apart where an axis parts them strictly. They meet where a point lies in both. Axes and points are
/// looked for in finite lists, first in floating point with a bound on its error, then exactly. UNSURE says that
/// neither was found; no wrong answer can come of it, and the tests see none.
/// Where two triangles of one mesh name common points, they meet only where they have more in common than these points
/// and the edge between them. Then a direction is looked for instead (shared.c).

#include "spec/mesh_pairs/problem.h"

typedef enum og_triangle_relation {
  OG_TRIANGLES_APART,
  OG_TRIANGLES_CROSSING, // the planes differ, and the relative interiors meet
  OG_TRIANGLES_TOUCHING, // they meet in another way
  OG_TRIANGLES_COPLANAR, // in one plane, with a common area
  OG_TRIANGLES_SOME,     // one of these three
  OG_TRIANGLES_UNSURE,   // nothing was found
} og_triangle_relation;

/// A triangle: its corners exactly and as doubles (og_points), and the numbers of its points.
typedef struct og_triangle_view {
  const og_ivec *corner[3];
  const double *near[3];
  const int32_t *name;
} og_triangle_view;

/// Triangle k of a mesh with these points.
og_triangle_view og_view_triangle(const og_points *points, const og_triangles *triangles, int32_t k);

/// Working storage, for any number of pairs.
typedef struct og_triangle_work {
  og_ivec edge_a[3], edge_b[3]; // of the pair at hand: from corner k to corner k + 1
  og_ivec normal_a, normal_b;   // edge 0 x edge 1
  og_ivec axis;                 // a candidate
  og_ivec point;                // a candidate: the point is point / weight, weight > 0
  og_int weight;                //
  og_ivec ray[4];               // of shared.c
  og_ivec sum;                  //
  og_ivec v[4];                 // anything, within one function
  og_int n[9];                  //
} og_triangle_work;

void og_triangle_work_init(og_triangle_work *work);
void og_triangle_work_clear(og_triangle_work *work);

/// The triangles have no points in common by name: they are of two meshes.
og_triangle_relation og_decide_triangles(const og_triangle_view *a, const og_triangle_view *b, og_triangle_work *work);

/// Takes two triangles of one mesh. Those that name no common point: as og_decide_triangles.
og_triangle_relation og_decide_triangles_beyond(const og_triangle_view *a, const og_triangle_view *b,
                                                og_triangle_work *work);

/// The triangles meet. Which of the three kinds is it?
og_triangle_relation og_triangles_kind(const og_triangle_view *a, const og_triangle_view *b, og_triangle_work *work);

#endif
