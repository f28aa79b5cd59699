#include "tool/run/make_cso.h"

#include <stdlib.h>
#include <string.h>

#include "ref/polytope/hull_incremental.h"
#include "spec/number/allocation.h"

void og_made_cso_init(og_made_cso *made) { memset(made, 0, sizeof *made); }

void og_made_cso_clear(og_made_cso *made) {
  og_cso_room *room = &made->room;
  free(room->end);
  free(room->corner);
  free(room->face);
  free(room->seen);
  free(room->point);
  free(room->mesh.edge);
  free(room->mesh.face);
  free(room->mesh.vertex_edge);
  free(room->quick.face);
  free(room->quick.next);
  free(room->quick.start);
  og_made_cso_init(made);
}

static void hold_points(og_cso_room *room, int points) {
  const size_t count = (size_t)points;
  room->point = og_grow(room->point, count, sizeof *room->point);
  room->mesh.edge = og_grow(room->mesh.edge, (size_t)og_hull_edge_room(points), sizeof *room->mesh.edge);
  room->mesh.face = og_grow(room->mesh.face, (size_t)og_hull_face_room(points), sizeof *room->mesh.face);
  room->mesh.vertex_edge = og_grow(room->mesh.vertex_edge, count, sizeof *room->mesh.vertex_edge);
  room->quick.face = og_grow(room->quick.face, (size_t)og_quickhull_face_room(points), sizeof *room->quick.face);
  room->quick.next = og_grow(room->quick.next, count, sizeof *room->quick.next);
  room->quick.start = og_grow(room->quick.start, count, sizeof *room->quick.start);
}

// A mesh has four points or more, so no block is empty.
void og_made_cso_hold(og_made_cso *made, const og_half_edge_mesh *a, const og_half_edge_mesh *b) {
  const og_cso_sizes wanted = og_cso_sizes_of(a, b);
  og_cso_room *room = &made->room;
  og_cso_sizes *there = &made->sizes;
  if (wanted.faces > there->faces) {
    there->faces = wanted.faces;
    room->end = og_grow(room->end, (size_t)wanted.faces, sizeof *room->end);
    room->face = og_grow(room->face, (size_t)wanted.faces, sizeof *room->face);
  }
  if (wanted.corners > there->corners) {
    there->corners = wanted.corners;
    room->corner = og_grow(room->corner, (size_t)wanted.corners, sizeof *room->corner);
  }
  if (wanted.seen > there->seen) {
    there->seen = wanted.seen;
    room->seen = og_grow(room->seen, (size_t)wanted.seen, sizeof *room->seen);
  }
  if (wanted.points > there->points) {
    there->points = wanted.points;
    hold_points(room, wanted.points);
  }
}
