#ifndef OG_MAKE_DECOMPOSE_H
#define OG_MAKE_DECOMPOSE_H

/// Memory for the convex parts of a mesh, as the door `decompose` wants it.

#include <stdlib.h>

#include "ref/door/decompose.h"
#include "ref/polytope/hull_incremental.h"

static inline void og_free_decompose_room(og_decompose_room *r) {
  void *const of[] = {r->cell,       r->part,       r->point,       r->next,      r->facet,
                      r->gathered,   r->origin,     r->hull.edge,   r->hull.face, r->hull.vertex_edge,
                      r->quick.face, r->quick.next, r->quick.start, r->settled,   r->start,
                      r->edge};
  for (size_t k = 0; k < sizeof of / sizeof *of; k++) free(of[k]);
}

static inline void *og_made_decompose_block(int count, size_t size) {
  void *block = calloc((size_t)count + 1, size);
  if (block == NULL) abort();
  return block;
}

/// For a mesh of so many points and triangles.
static inline og_decompose_room og_make_decompose_room(const og_mesh *mesh, int cells, int points) {
  const int work = og_decompose_work(mesh->triangles, points);
  og_decompose_room r = {.cells = cells, .points = points, .work = work};
  r.cell = og_made_decompose_block(cells, sizeof *r.cell);
  r.part = og_made_decompose_block(cells, sizeof *r.part);
  r.settled = og_made_decompose_block(cells, sizeof *r.settled);
  r.point = og_made_decompose_block(points, sizeof *r.point);
  r.next = og_made_decompose_block(points, sizeof *r.next);
  r.facet = og_made_decompose_block(2 * points, sizeof *r.facet);
  r.gathered = og_made_decompose_block(work, sizeof *r.gathered);
  r.origin = og_made_decompose_block(work, sizeof *r.origin);
  r.hull.edge = og_made_decompose_block(og_hull_edge_room(work), sizeof *r.hull.edge);
  r.hull.face = og_made_decompose_block(og_hull_face_room(work), sizeof *r.hull.face);
  r.hull.vertex_edge = og_made_decompose_block(work, sizeof *r.hull.vertex_edge);
  r.quick.face = og_made_decompose_block(og_quickhull_face_room(work), sizeof *r.quick.face);
  r.quick.next = og_made_decompose_block(work, sizeof *r.quick.next);
  r.quick.start = og_made_decompose_block(work, sizeof *r.quick.start);
  r.start = og_made_decompose_block(mesh->points, sizeof *r.start);
  r.edge = og_made_decompose_block(3 * mesh->triangles, sizeof *r.edge);
  return r;
}

#endif
