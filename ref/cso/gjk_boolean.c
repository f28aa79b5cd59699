// Names: a is the newest vertex, o the origin; ao = o - a, ab = b - a.
//
// Where this departs from the text (Huotari 2011, 5.3). The second point is an error, shown by docs/results/errata.md;
// for the other two no wrong verdict of the text was found.
// - The text's triangle takes edge ac for the nearest feature as soon as the origin is outside of ac. Where ac.ao <= 0 that is
//   the region of ab or of a.
// - Its tetrahedron goes on with the first face that the origin is before. Where it is before two or three, the region
//   may be that of another face, of an edge, or of a.
// - It does not see an origin on the segment or on the triangle: the next direction is then zero.

#include "ref/cso/gjk_boolean.h"

#include "ref/door/pair.h"
#include "ref/cso/core_claim.h"
#include "ref/simplex/reduce.h"
#include "ref/support/direction.h"

/// The nearest feature, and the direction from it to the origin: zero where the origin is on it (or inside).
typedef struct feature {
  int count;
  int vertex[3]; // in the order of the simplex: the newest last
  og_vec3 direction;
} feature;

static bool towards(og_vec3 direction, og_vec3 ao) { return og_dot(direction, ao) > 0; }

static feature of_vertex(const og_vec3 *s, int a) { return (feature){1, {a}, og_neg(s[a])}; }

static feature of_edge(const og_vec3 *s, int b, int a) {
  const og_vec3 ab = og_sub(s[b], s[a]);
  return (feature){2, {b, a}, og_cross(og_cross(ab, og_neg(s[a])), ab)};
}

static feature of_segment(const og_vec3 *s, int b, int a) {
  return towards(og_sub(s[b], s[a]), og_neg(s[a])) ? of_edge(s, b, a) : of_vertex(s, a);
}

static feature of_face(const og_vec3 *s, int c, int b, int a) {
  const og_vec3 ao = og_neg(s[a]), abc = og_cross(og_sub(s[b], s[a]), og_sub(s[c], s[a]));
  const og_scalar side = og_dot(abc, ao);
  return (feature){3, {c, b, a}, side > 0 ? abc : side < 0 ? og_neg(abc) : (og_vec3){0, 0, 0}};
}

static feature of_triangle(const og_vec3 *s, int c, int b, int a) {
  const og_vec3 ao = og_neg(s[a]), ab = og_sub(s[b], s[a]), ac = og_sub(s[c], s[a]), abc = og_cross(ab, ac);
  if (towards(og_cross(abc, ac), ao)) return towards(ac, ao) ? of_edge(s, c, a) : of_segment(s, b, a);
  if (towards(og_cross(ab, abc), ao)) return of_segment(s, b, a);
  return of_face(s, c, b, a);
}

/// Face k of the tetrahedron has the edges a s[k] and a s[k + 1]. Is the origin outside its plane? *normal is set, of
/// either sense.
static bool is_outside(const og_vec3 *s, int k, og_vec3 *normal) {
  const og_vec3 ab = og_sub(s[k], s[3]), ac = og_sub(s[(k + 1) % 3], s[3]), ad = og_sub(s[(k + 2) % 3], s[3]);
  *normal = og_cross(ab, ac);
  const bool faces_out = og_dot(*normal, ad) <= 0;
  return towards(faces_out ? *normal : og_neg(*normal), og_neg(s[3]));
}

/// count 0: the origin is inside.
static feature of_tetrahedron(const og_vec3 *s) {
  const og_vec3 ao = og_neg(s[3]);
  og_vec3 normal[3];
  bool outside[3], beyond[3][2]; // of face k; of its edges a s[k] and a s[k + 1], in its plane
  for (int k = 0; k < 3; k++) outside[k] = is_outside(s, k, &normal[k]);
  if (!outside[0] && !outside[1] && !outside[2]) return (feature){.count = 0};
  for (int k = 0; k < 3; k++) {
    beyond[k][0] = towards(og_cross(og_sub(s[k], s[3]), normal[k]), ao);
    beyond[k][1] = towards(og_cross(normal[k], og_sub(s[(k + 1) % 3], s[3])), ao);
    if (outside[k] && !beyond[k][0] && !beyond[k][1]) return k < 2 ? of_face(s, k, k + 1, 3) : of_face(s, 0, 2, 3);
  }
  // Edge a s[k] is the second of face k - 1 and the first of face k.
  for (int k = 0; k < 3; k++)
    if (beyond[k][0] && beyond[(k + 2) % 3][1] && towards(og_sub(s[k], s[3]), ao)) return of_edge(s, k, 3);
  return of_vertex(s, 3);
}

/// Keeps the nearest feature. True where the origin is inside the simplex, or on it.
static bool reduce(og_simplex *simplex, og_vec3 *direction) {
  og_vec3 s[4];
  if (og_unit_vertices(simplex, s) == 0) return true; // out of range, which the walk has seen and stops at
  feature f;
  if (simplex->count == 1) f = of_vertex(s, 0);
  else if (simplex->count == 2) f = of_segment(s, 0, 1);
  else if (simplex->count == 3) f = of_triangle(s, 0, 1, 2);
  else f = of_tetrahedron(s);
  if (f.count == 0) return true;
  simplex->count = f.count;
  for (int k = 0; k < f.count; k++)
    if (f.vertex[k] > k) simplex->vertex[k] = simplex->vertex[f.vertex[k]];
  *direction = f.direction;
  return og_largest(f.direction) == 0;
}

static bool has(const og_simplex *simplex, og_vec3 w) {
  for (int k = 0; k < simplex->count; k++) {
    const og_vec3 old = simplex->vertex[k].w;
    if (old.x == w.x && old.y == w.y && old.z == w.z) return true;
  }
  return false;
}

og_gjk_boolean_result og_gjk_boolean(const og_convex *a, const og_convex *b, og_vec3 direction) {
  og_walk walk;
  og_walk_begin(&walk, a, b, NULL);
  og_gjk_boolean_result r;
  r.outcome = OG_OUTCOME_ITERATION_LIMIT;
  r.verdict = OG_VERDICT_NONE;
  r.simplex.count = 0;
  r.direction = og_neg(og_walk_start(&walk, og_neg(direction)));
  while (walk.iterations < OG_WALK_ITERATIONS && r.verdict == OG_VERDICT_NONE) {
    const og_vec3 d = og_direction_in_range(r.direction);
    const og_cso_vertex w = og_walk_support(&walk, og_neg(d));
    if (!(walk.coordinates <= OG_WALK_LARGEST)) break;
    if (og_walk_is_behind(d, &w)) {
      r.verdict = OG_VERDICT_APART;
    } else if (has(&r.simplex, w.w)) {
      // In exact numbers the vertices of the simplex do not reach the origin: it is on the simplex, up to rounding.
      r.verdict = OG_VERDICT_MEET;
    } else {
      r.simplex.vertex[r.simplex.count++] = w;
      if (reduce(&r.simplex, &r.direction)) r.verdict = OG_VERDICT_MEET;
    }
  }
  r.iterations = walk.iterations;
  if (r.verdict != OG_VERDICT_NONE) r.outcome = OG_OUTCOME_ANSWERED;
  if (!og_walk_in_range(&walk))
    r = (og_gjk_boolean_result){.outcome = OG_OUTCOME_OUT_OF_RANGE, .iterations = walk.iterations};
  return r;
}

og_claim og_run_gjk_boolean(const og_body *a, const og_body *b) {
  const og_gjk_boolean_result result = og_gjk_boolean(&a->convex, &b->convex, (og_vec3){0, 0, 0});
  og_claim claim = {.outcome = result.outcome, .verdict = result.verdict, .iterations = result.iterations};
  og_claim_simplex(&claim, &result.simplex);
  return claim;
}

// ---- what is known of it ----

static const og_door_pair gjk_boolean_door = {
    .run = og_run_gjk_boolean,
    .promises =
        {
            .refusal = OG_REFUSES_EITHER,
            .thin = 1,
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = OG_WALK_ITERATIONS + 2,
            .why = "it may cycle in contact until it gives up; needles: by up to 2e-9 of the largest coordinate",
        },
};

const og_algorithm og_algorithm_gjk_boolean = {
    .id = "gjk-boolean",
    .row = "3.6",
    .questions = "relation",
    .path = "ref/cso/gjk_boolean",
    .source = "Muratori 2006; Huotari 2011, 5.3",
    .cost = "O(V_A + V_B) an iteration",
    .limits = "may go round in contact until it gives up; 1 in 17 touching pairs is said to be apart",
    .pair = &gjk_boolean_door,
};
