#include "tests/shared/bounding_surface.h"

#include <stdlib.h>

#include "ref/polytope/hull_incremental.h"

// One more than needed, as no block is empty.
static void *block(int count, size_t bytes) { return calloc((size_t)count + 1, bytes); }

void or_bounding_surface_init(or_bounding_surface *surface, int most) {
  *surface = (or_bounding_surface){.most = most};
  surface->hull.edge = block(og_hull_edge_room(most), sizeof *surface->hull.edge);
  surface->hull.face = block(og_hull_face_room(most), sizeof *surface->hull.face);
  surface->hull.vertex_edge = block(most, sizeof *surface->hull.vertex_edge);
  surface->room.face = block(og_quickhull_face_room(most), sizeof *surface->room.face);
  surface->room.next = block(most, sizeof *surface->room.next);
  surface->room.start = block(most, sizeof *surface->room.start);
  surface->triangle = block(most, sizeof *surface->triangle);
}

void or_bounding_surface_clear(or_bounding_surface *surface) {
  free(surface->hull.edge);
  free(surface->hull.face);
  free(surface->hull.vertex_edge);
  free(surface->room.face);
  free(surface->room.next);
  free(surface->room.start);
  free(surface->triangle);
}

void or_add_surface(or_bounding_surface *surface, og_bounding_input *in) {
  const int count = in->count;
  int joined;
  in->hull = NULL;
  in->triangle = surface->triangle;
  in->triangle_count = 0;
  if (count < 1 || count > surface->most) return;
  if (og_hull_quickhull(&surface->hull, in->point, count, &surface->room, &joined) == OG_OUTCOME_ANSWERED)
    in->hull = &surface->hull;
  in->triangle_count = count;
  for (int k = 0; k < count; k++) surface->triangle[k] = (og_mesh_triangle){{k, (k + 1) % count, (k + 2) % count}};
}

bool or_surface_is_refused(const og_door_bound *door, const og_bounding_input *in) {
  if (door->of_triangles) return in->triangle_count < 1;
  return door->of_hull && (in->hull == NULL || og_mesh_outcome(in->hull) != OG_OUTCOME_ANSWERED);
}
