#ifndef OR_PLACEMENTS_H
#define OR_PLACEMENTS_H

// Pairs of random solids, in general and in degenerate positions.

#include "tests/separation/solids.h"

typedef enum placement {
  PLACE_ANYWHERE,      // overlapping or apart, by chance
  PLACE_ALIGNED,       // without rotation, on a lattice: parallel faces and edges, many touching
  PLACE_LEANING,       // B turned by 1e-3 to 1e-15 only
  PLACE_VERTEX_VERTEX, // extreme vertices put together, exactly
  PLACE_NEAR,          // the same, then moved by a few ulps of the size along a random direction
  PLACE_INSIDE,        // B small, inside A
  PLACE_THIN,          // both flattened or drawn out by up to 1e-6
  PLACE_TIPS,          // the same, extreme vertices put together, then moved by 2^-20 to 2^-52 of the size
  PLACE_FAR,           // anywhere, 1e6 sizes from the origin
  PLACEMENTS,
} placement;

static const char *const placement_name[PLACEMENTS] = {
    "anywhere", "aligned", "leaning", "vertex-vertex", "near", "inside", "thin", "tips", "far"};

static inline og_vec3 place_point(or_random *random) {
  return (og_vec3){or_random_uniform(random), or_random_uniform(random), or_random_uniform(random)};
}

// One of the kinds of solids, of extent about 2.
static inline void place_solid(solid *s, int kind, or_random *random) {
  og_vec3 point[16];
  int count;
  switch (kind) {
  case 0:
    solid_box(s, (og_vec3){0.125 * or_random_int(random, 1, 8), 0.125 * or_random_int(random, 1, 8),
                           0.125 * or_random_int(random, 1, 8)});
    return;
  case 2:
    for (int k = 0; k < 4; k++) point[k] = place_point(random);
    solid_tetrahedron(s, point);
    return;
  case 1: solid_prism(s, or_random_int(random, 3, 8), 1, 0.125 * or_random_int(random, 1, 8)); return;
  default:
    count = or_random_int(random, 5, 16);
    for (int k = 0; k < count; k++)
      point[k] = or_random_int(random, 0, 1) ? place_point(random) : solid_direction(random);
    solid_hull(s, count, point);
  }
}

// Coordinates to multiples of 2^-49 (so near that faces stay flat to rounding), so that moving by such is exact.
static inline void place_on_lattice(solid *s) {
  for (int k = 0; k < s->mesh.vertex_count; k++) {
    og_vec3 *v = &s->vertex[k];
    *v = (og_vec3){0x1p-49 * rint(0x1p49 * v->x), 0x1p-49 * rint(0x1p49 * v->y), 0x1p-49 * rint(0x1p49 * v->z)};
  }
  solid_planes(s);
}

static inline og_vec3 place_extreme(const solid *s, og_vec3 direction) {
  int best = 0;
  for (int k = 1; k < s->mesh.vertex_count; k++)
    if (og_dot(direction, s->vertex[k]) > og_dot(direction, s->vertex[best])) best = k;
  return s->vertex[best];
}

static inline void place_together(solid *a, solid *b, or_random *random) {
  place_on_lattice(a);
  place_on_lattice(b);
  const og_vec3 direction = solid_direction(random);
  solid_move(b, og_sub(place_extreme(a, direction), place_extreme(b, og_neg(direction))));
}

static inline og_mat3 place_rotation(or_random *random) {
  return solid_rotation(solid_direction(random), 3.14159 * or_random_uniform(random));
}

static inline og_vec3 place_proportions(or_random *random) {
  double by[3] = {1, 1, 1};
  by[or_random_int(random, 0, 2)] = pow(10, -or_random_int(random, 0, 6));
  if (or_random_int(random, 0, 1)) by[or_random_int(random, 0, 2)] = pow(10, -or_random_int(random, 0, 6));
  return (og_vec3){by[0], by[1], by[2]};
}

static inline void place(solid *a, solid *b, placement where, or_random *random) {
  // Far away the rounded corners of a quadrangle lie in no plane: only triangles there.
  const int first = where == PLACE_FAR ? 2 : 0;
  place_solid(a, or_random_int(random, first, 3), random);
  if (where == PLACE_LEANING && or_random_int(random, 0, 1)) solid_copy(b, a);
  else place_solid(b, or_random_int(random, first, 3), random);
  if (where == PLACE_THIN || where == PLACE_TIPS) {
    solid_stretch(a, place_proportions(random));
    solid_stretch(b, place_proportions(random));
  }
  og_mat3 turn = place_rotation(random);
  if (where != PLACE_ALIGNED) solid_rotate(a, &turn);
  if (where == PLACE_LEANING) solid_rotate(b, &turn);
  turn = where == PLACE_LEANING ? solid_rotation(solid_direction(random), pow(10, -or_random_int(random, 3, 15)))
                                : place_rotation(random);
  if (where != PLACE_ALIGNED) solid_rotate(b, &turn);
  switch (where) {
  case PLACE_ALIGNED:
    place_on_lattice(a);
    place_on_lattice(b);
    solid_move(b, (og_vec3){0.125 * or_random_int(random, -16, 16), 0.125 * or_random_int(random, -16, 16),
                            0.125 * or_random_int(random, -16, 16)});
    break;
  case PLACE_VERTEX_VERTEX: place_together(a, b, random); break;
  case PLACE_NEAR:
    place_together(a, b, random);
    solid_move(b, og_scale(0x1p-52 * or_random_int(random, 0, 64), solid_direction(random)));
    break;
  case PLACE_INSIDE:
    solid_stretch(b, (og_vec3){0.0625, 0.0625, 0.0625});
    solid_move(b, og_scale(0.25, place_point(random)));
    break;
  case PLACE_THIN:
    if (or_random_int(random, 0, 1)) place_together(a, b, random);
    else solid_move(b, og_scale(0.5, place_point(random)));
    break;
  case PLACE_TIPS:
    place_together(a, b, random);
    solid_move(b, og_scale(pow(2, -or_random_int(random, 20, 52)), solid_direction(random)));
    break;
  case PLACE_FAR:
    solid_move(b, og_scale(1.5, place_point(random)));
    const og_vec3 away = og_scale(1e6, solid_direction(random));
    solid_move(a, away);
    solid_move(b, away);
    break;
  default: solid_move(b, og_scale(1.5, place_point(random)));
  }
}

#endif
