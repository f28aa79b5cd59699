#ifndef OG_MAKE_TRIANGULATE_H
#define OG_MAKE_TRIANGULATE_H

/// Memory for the triangles of a polygon, as the algorithms behind the door `triangulate` want it.

#include "ref/door/triangulate.h"

/// The room, with its storage.
typedef struct og_made_triangulate {
  og_triangulate_room room;
  size_t points; // that there is room for
} og_made_triangulate;

void og_made_triangulate_init(og_made_triangulate *made);
void og_made_triangulate_clear(og_made_triangulate *made);
/// Room for a polygon of so many points.
void og_made_triangulate_hold(og_made_triangulate *made, size_t points);

#endif
