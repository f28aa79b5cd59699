#ifndef OR_DECOMPOSE_MEMORY_H
#define OR_DECOMPOSE_MEMORY_H

/// Memory for the convex parts of a mesh, as the door `decompose` wants it.

#include <stdlib.h>

#include "ref/door/decompose.h"
#include "ref/polytope/hull_incremental.h"

static inline void or_decompose_free(og_decompose_room *r) {
  void *const of[] = {r->cell,       r->part,       r->point,       r->next,      r->facet,
                      r->gathered,   r->origin,     r->hull.edge,   r->hull.face, r->hull.vertex_edge,
                      r->quick.face, r->quick.next, r->quick.start, r->settled,   r->start,
                      r->edge};
  for (size_t k = 0; k < sizeof of / sizeof *of; k++) free(of[k]);
}

static inline void *or_decompose_block(int count, size_t size) {
  void *block = calloc((size_t)count + 1, size);
  if (block == NULL) abort();
  return block;
}

/// For a mesh of so many points and triangles.
static inline og_decompose_room or_decompose_make(const og_mesh *mesh, int cells, int points) {
  const int work = og_decompose_work(mesh->triangles, points);
  og_decompose_room r = {.cells = cells, .points = points, .work = work};
  r.cell = or_decompose_block(cells, sizeof *r.cell);
  r.part = or_decompose_block(cells, sizeof *r.part);
  r.settled = or_decompose_block(cells, sizeof *r.settled);
  r.point = or_decompose_block(points, sizeof *r.point);
  r.next = or_decompose_block(points, sizeof *r.next);
  r.facet = or_decompose_block(2 * points, sizeof *r.facet);
  r.gathered = or_decompose_block(work, sizeof *r.gathered);
  r.origin = or_decompose_block(work, sizeof *r.origin);
  r.hull.edge = or_decompose_block(og_hull_edge_room(work), sizeof *r.hull.edge);
  r.hull.face = or_decompose_block(og_hull_face_room(work), sizeof *r.hull.face);
  r.hull.vertex_edge = or_decompose_block(work, sizeof *r.hull.vertex_edge);
  r.quick.face = or_decompose_block(og_quickhull_face_room(work), sizeof *r.quick.face);
  r.quick.next = or_decompose_block(work, sizeof *r.quick.next);
  r.quick.start = or_decompose_block(work, sizeof *r.quick.start);
  r.start = or_decompose_block(mesh->points, sizeof *r.start);
  r.edge = or_decompose_block(3 * mesh->triangles, sizeof *r.edge);
  return r;
}

#endif
