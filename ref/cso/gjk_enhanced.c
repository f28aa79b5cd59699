#include "ref/cso/gjk_enhanced.h"

#include "ref/door/pair.h"
#include "ref/simplex/reduce.h"
#include "ref/simplex/simplex_backup.h"
#include "ref/support/direction.h"
#include "ref/support/hull_climb.h"

/// A support mapping that remembers where it stood, and counts the heights that it computed.
typedef struct climber {
  const og_half_edge_mesh *mesh;
  int *at;
  unsigned long *heights;
} climber;

static og_support climb(const void *shape, og_vec3 direction) {
  const climber *c = shape;
  const og_climb_result found = og_hull_climb(c->mesh, *c->at, direction);
  *c->at = found.support.vertex;
  *c->heights += found.heights;
  return found.support;
}

static og_convex with_climbing(const og_body *body, const climber *c) {
  if (body->mesh == NULL) return body->core;
  return (og_convex){climb, c, body->core.inside};
}

/// The simplex of the remembered pairs, where the vertices are now.
static og_simplex remembered(const og_body *a, const og_body *b, const og_gjk_memory *memory) {
  og_simplex simplex = {.count = 0};
  for (int k = 0; k < memory->count && k < 4; k++) {
    const int i = memory->pair[k][0], j = memory->pair[k][1];
    if (i < 0 || i >= a->vertex_count || j < 0 || j >= b->vertex_count) continue;
    og_cso_vertex *v = &simplex.vertex[simplex.count++];
    v->a = (og_support){a->vertex[i], i};
    v->b = (og_support){b->vertex[j], j};
    v->w = og_sub(v->a.point, v->b.point);
  }
  return simplex;
}

static void remember(og_gjk_memory *memory, const og_simplex *simplex) {
  memory->count = simplex->count;
  for (int k = 0; k < simplex->count; k++) {
    memory->pair[k][0] = simplex->vertex[k].a.vertex;
    memory->pair[k][1] = simplex->vertex[k].b.vertex;
  }
}

/// The face ijk of the simplex: its unit normal away from the origin, and its distance. A flat face: false.
static bool face_of(const og_vec3 *s, int i, int j, int k, og_vec3 *normal, og_scalar *height) {
  const og_vec3 n = og_cross(og_sub(s[j], s[i]), og_sub(s[k], s[i]));
  if (!(og_largest(n) > 0)) return false;
  *normal = og_direction_unit(n);
  *height = og_dot(*normal, s[i]);
  if (*height < 0) {
    *normal = og_neg(*normal);
    *height = -*height;
  }
  return true;
}

static void estimate_depth(og_gjk_enhanced_result *r, const og_convex *a, const og_convex *b) {
  static const int face[4][3] = {{0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 2, 3}};
  const og_simplex *simplex = &r->gjk.simplex;
  og_vec3 s[4];
  // Zero for fewer than three; else what was found to meet is in range.
  const og_scalar scale = simplex->count < 3 ? 0 : og_unit_vertices(simplex, s);
  if (scale == 0) return;
  og_vec3 nearest = {0, 0, 0};
  og_scalar lower = -1; // none yet
  for (int f = 0; f < (simplex->count == 4 ? 4 : 1); f++) {
    og_vec3 normal;
    og_scalar height;
    if (!face_of(s, face[f][0], face[f][1], face[f][2], &normal, &height)) continue;
    if (lower >= 0 && height >= lower) continue;
    lower = height;
    nearest = normal;
  }
  if (lower < 0) return;
  r->has_depth = true;
  r->depth_lower = simplex->count == 4 ? lower / scale : 0;
  r->depth_upper = og_max(og_dot(nearest, og_cso_support(a, b, nearest).w), r->depth_lower);
  r->normal = og_neg(nearest);
  r->gjk.iterations++;
  if (simplex->count == 4) return;
  // Where the origin is on a triangle, both ways lead out of A - B.
  const og_scalar back = -og_dot(nearest, og_cso_support(a, b, og_neg(nearest)).w);
  r->gjk.iterations++;
  if (back >= r->depth_upper) return;
  r->depth_upper = og_max(back, 0);
  r->normal = nearest;
}

/// A body without a mesh is scanned for every support point.
static unsigned long scanned(const og_body *body, const og_gjk_enhanced_result *r) {
  return body->mesh != NULL ? 0 : (unsigned long)r->gjk.iterations * (unsigned long)body->vertex_count;
}

og_gjk_enhanced_result og_gjk_enhanced(const og_body *a, const og_body *b, og_gjk_memory *memory) {
  const og_simplex start = remembered(a, b, memory);
  int at_a = start.count > 0 ? start.vertex[0].a.vertex : 0, at_b = start.count > 0 ? start.vertex[0].b.vertex : 0;
  unsigned long heights = 0;
  const climber climber_a = {a->mesh, &at_a, &heights}, climber_b = {b->mesh, &at_b, &heights};
  const og_convex convex_a = with_climbing(a, &climber_a), convex_b = with_climbing(b, &climber_b);
  const og_gjk_options options = {.solver = og_simplex_backup, .start = start.count > 0 ? &start : NULL};
  og_gjk_enhanced_result r = {.gjk = og_gjk(&convex_a, &convex_b, &options)};
  remember(memory, &r.gjk.simplex);
  if (r.gjk.verdict == OG_VERDICT_MEET) estimate_depth(&r, &convex_a, &convex_b);
  r.heights = heights + scanned(a, &r) + scanned(b, &r);
  return r;
}

og_claim og_run_gjk_enhanced(const og_body *a, const og_body *b) {
  og_gjk_memory memory = {.count = 0};
  const og_gjk_enhanced_result r = og_gjk_enhanced(a, b, &memory);
  og_claim claim = og_gjk_claim(a, b, &r.gjk);
  if (r.has_depth) {
    claim.has_depth = claim.has_normal = true;
    claim.depth = r.depth_upper + a->radius + b->radius;
    claim.normal = r.normal;
  }
  return claim;
}

// ---- what is known of it ----

static const og_door_pair gjk_enhanced_door = {
    .run = og_run_gjk_enhanced,
    .climbs = true,
    .promises =
        {
            .refusal = OG_REFUSES_EITHER,
            .change = OG_ANY,
            .verdict = OG_WALK_VERDICT,
            .distance = 4096,
            .depth = OG_ANY,
            .thin = 2,
            .except = OG_FLAT_SIMPLEX | OG_NOT_OF_SLIVER_FACES,
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = OG_WALK_ITERATIONS + 2,
            .why = "as gjk; the depth is that of a face of some simplex, an upper bound; thin bodies",
        },
};

const og_algorithm og_algorithm_gjk_enhanced = {
    .id = "gjk-enhanced",
    .row = "3.6",
    .questions = "distance",
    .path = "ref/cso/gjk_enhanced",
    .source = "Cameron 1997; Varjus 2018, 5.2",
    .cost = "nearly O(1) an iteration with a mesh",
    .limits = "the depth is an upper bound only, up to 3,500 times too large; thin bodies as gjk-johnson",
    .pair = &gjk_enhanced_door,
};
