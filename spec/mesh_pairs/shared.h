#ifndef OG_MESH_SHARED_H
#define OG_MESH_SHARED_H

/// Triangles of one mesh that name common points: have they more in common than these and the edge between them?
///
/// One point v: each triangle is a cone of at most two rays near v. The cones have more in common than v exactly where
/// they share a direction. They share none where a vector f has f . a > 0 for the rays of the one and f . b < 0 for
/// those of the other. A triangle that runs through v both ways is two cones.
/// Doubles show that of most neighbours first.
/// Two points: the edge between them is common. Three: the triangles are the same, and have more in common than points
/// and an edge exactly where they have an area.

#include "spec/mesh_pairs/meeting.h"

/// The points that two triangles both name, each once, and the other points that each names: exactly and as doubles.
typedef struct og_shared_corners {
  int count;
  const og_ivec *at[3];
  const double *near_at[3];
  int other_count[2];
  const og_ivec *other[2][3];
  const double *near_other[2][3];
} og_shared_corners;

og_shared_corners og_find_shared(const og_triangle_view *a, const og_triangle_view *b);

/// Do doubles show that two proper triangles have one point, or one edge, in common and nothing else? False may mean
/// only that they do not.
bool og_filter_shared(const og_shared_corners *shared);

/// There is at least one shared point. APART, SOME or UNSURE.
og_triangle_relation og_meet_beyond_shared(const og_shared_corners *shared, og_triangle_work *work);

#endif
