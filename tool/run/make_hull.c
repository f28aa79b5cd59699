#include "tool/run/make_hull.h"

#include <stdlib.h>
#include <string.h>

#include "ref/polytope/hull_incremental.h"
#include "spec/number/allocation.h"
#include "tool/run/round_point.h"

enum { MOST = 100000000 - 1 };

void og_made_hull_init(og_made_hull *made) { memset(made, 0, sizeof *made); }

void og_made_hull_clear(og_made_hull *made) {
  free(made->point);
  free(made->room.mesh.edge);
  free(made->room.mesh.face);
  free(made->room.mesh.vertex_edge);
  free(made->room.quick.face);
  free(made->room.quick.next);
  free(made->room.quick.start);
  free(made->room.corner);
  free(made->room.order);
  free(made->room.facet);
  og_made_hull_init(made);
}

// A mesh of fewer than four points needs no edges and faces; one more is held, as no block is empty.
void og_hold_hull(og_made_hull *made, size_t count) {
  if (count <= made->room_points) return;
  og_hull_room *room = &made->room;
  made->room_points = count;
  made->point = og_grow(made->point, count, sizeof *made->point);
  room->mesh.edge = og_grow(room->mesh.edge, (size_t)og_hull_edge_room((int)count) + 1, sizeof *room->mesh.edge);
  room->mesh.face = og_grow(room->mesh.face, (size_t)og_hull_face_room((int)count) + 1, sizeof *room->mesh.face);
  room->mesh.vertex_edge = og_grow(room->mesh.vertex_edge, count, sizeof *room->mesh.vertex_edge);
  room->quick.face =
      og_grow(room->quick.face, (size_t)og_quickhull_face_room((int)count) + 1, sizeof *room->quick.face);
  room->quick.next = og_grow(room->quick.next, count, sizeof *room->quick.next);
  room->quick.start = og_grow(room->quick.start, count, sizeof *room->quick.start);
  room->corner = og_grow(room->corner, count + 1, sizeof *room->corner);
  room->order = og_grow(room->order, count, sizeof *room->order);
  room->facet = og_grow(room->facet, 2 * count, sizeof *room->facet);
}

// The lattice's points are at 2^unit_exp / unit_den times their coordinates.
static void round_points(og_vec3 *to, const og_problem *from) {
  og_int den, factor;
  og_ivec scaled;
  og_int_init(&den);
  og_int_init(&factor);
  og_ivec_init(&scaled);
  og_int_set(&den, &from->unit_den);
  og_int_set_si(&factor, 1);
  if (from->unit_exp < 0) mpz_mul_2exp(den.z, den.z, (mp_bitcnt_t)-from->unit_exp);
  else mpz_mul_2exp(factor.z, factor.z, (mp_bitcnt_t)from->unit_exp);
  for (size_t k = 0; k < from->a.count; k++) {
    og_ivec_scale(&scaled, &factor, &from->a.at[k]);
    to[k] = og_round_point(&scaled, &den);
  }
  og_ivec_clear(&scaled);
  og_int_clear(&factor);
  og_int_clear(&den);
}

bool og_make_hull_input(og_made_hull *made, const og_hull_problem *problem) {
  const size_t count = problem->whole.a.count;
  if (count > MOST) return false;
  og_hold_hull(made, count);
  round_points(made->point, &problem->whole);
  made->count = (int)count;
  return true;
}
