#include "tool/study/hull_pair.h"

#include "ref/separation/sat_gauss.h"
#include "tool/study/scatter.h"

static bool make_mesh(og_hull_solid *solid) {
  solid->hull = (og_hull){solid->count, solid->vertex};
  solid->mesh = (og_half_edge_mesh){.edge = solid->edge, .face = solid->face, .vertex_edge = solid->vertex_edge};
  return og_hull_incremental(&solid->mesh, solid->vertex, solid->count) == OG_OUTCOME_ANSWERED;
}

static void turn(og_hull_solid *solid, og_random *random) {
  const og_mat3 rotation = og_scatter_rotation(random);
  for (int k = 0; k < solid->count; k++) solid->vertex[k] = og_apply(&rotation, solid->vertex[k]);
}

bool og_hull_solid_draw(og_hull_solid *solid, int count, double flat, og_random *random) {
  solid->count = count;
  for (int k = 0; k < count; k++) {
    solid->vertex[k] = og_scatter_rounded(og_scatter_direction(random));
    solid->vertex[k].z *= (og_scalar)flat;
  }
  turn(solid, random);
  return make_mesh(solid);
}

bool og_hull_solid_cuboid(og_hull_solid *solid, double flat, og_random *random) {
  solid->count = 8;
  for (int k = 0; k < 8; k++)
    solid->vertex[k] = (og_vec3){k & 1 ? 1 : -1, k & 2 ? 1 : -1, (og_scalar)(k & 4 ? flat : -flat)};
  turn(solid, random);
  return make_mesh(solid);
}

static void move(og_hull_solid *solid, og_vec3 by) {
  for (int k = 0; k < solid->count; k++) solid->vertex[k] = og_add(solid->vertex[k], by);
}

bool og_hull_pair_place(const og_hull_solid *a, og_hull_solid *b, double gap, og_random *random) {
  // Not at the very middle, where ties would decide on which side b comes out.
  move(b, og_scale((og_scalar)0x1p-6, og_scatter_rounded(og_scatter_direction(random))));
  if (!make_mesh(b)) return false;
  const og_separation inside = og_sat_gauss(&a->mesh, &b->mesh);
  if (inside.outcome != OG_OUTCOME_ANSWERED || inside.apart) return false;
  move(b, og_scale(inside.gap - (og_scalar)gap, inside.axis));
  return make_mesh(b);
}

og_body og_hull_body(const og_hull_solid *solid) {
  const og_convex convex = og_convex_hull(&solid->hull);
  return (og_body){.kind = OG_BODY_HULL,
                   .vertex_count = solid->count,
                   .vertex = solid->vertex,
                   .mesh = &solid->mesh,
                   .convex = convex,
                   .core = convex};
}
