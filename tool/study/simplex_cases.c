#include "tool/study/simplex_cases.h"

#include <string.h>

#include "ref/cso/gjk.h"
#include "ref/support/hull_scan.h"
#include "tool/study/scatter.h"

static const char *const names[OG_HARD_FAMILIES] = {"near", "sliver", "needle"};

const char *og_hard_family_name(og_hard_family family) { return names[family]; }

static double hardness(int step) { return ldexp(1, -4 * step); }

/// What spans the plane or the line.
typedef struct slant {
  og_scatter_point u, v;
} slant;

/// A random point of the cube, flattened towards the plane, or the line, that the slant spans.
static og_scatter_point flattened(og_hard_family family, const slant *s, double h, og_random *random) {
  const double along = og_random_between(random, -1, 1), across = og_random_between(random, -1, 1);
  const og_scatter_point off = og_scatter_cube(random), zero = {{0, 0, 0}};
  if (family == OG_HARD_NEAR) return off;
  og_scatter_point p = og_scatter_moved(zero, along, s->u);
  if (family == OG_HARD_SLIVER) p = og_scatter_moved(p, across, s->v);
  return og_scatter_moved(p, h, off);
}

static void put(og_simplex *simplex, int k, og_scatter_point p) {
  simplex->vertex[k].w = og_scatter_rounded(p);
  simplex->vertex[k].a = (og_support){simplex->vertex[k].w, k};
  simplex->vertex[k].b = (og_support){{0, 0, 0}, 0};
}

og_simplex og_hard_simplex(og_hard_family family, uint64_t seed, int step, uint64_t index) {
  og_random random;
  og_random_start(&random, names[family], seed, index * OG_HARDNESS_STEPS + (uint64_t)step);
  const double h = hardness(step);
  og_scatter_point p[4], shift = {{0, 0, 0}};
  slant s;
  s.u = og_scatter_cube(&random);
  s.v = og_scatter_cube(&random);
  const int count = (int)og_random_integer(&random, 2, 4);
  for (int k = 0; k < count; k++) p[k] = flattened(family, &s, h, &random);
  if (family == OG_HARD_NEAR) {
    // Minus a point of the simplex, or, where that would be inside, of one of its faces.
    double weight[3], sum = 0;
    const int corners = count == 4 ? 3 : count;
    for (int k = 0; k < corners; k++) sum += weight[k] = og_random_between(&random, 0, 1);
    for (int k = 0; k < corners; k++) shift = og_scatter_moved(shift, -weight[k] / sum, p[k]);
  }
  shift = og_scatter_moved(shift, h, og_scatter_direction(&random));
  og_simplex simplex;
  memset(&simplex, 0, sizeof simplex);
  simplex.count = count;
  for (int k = 0; k < count; k++) put(&simplex, k, og_scatter_moved(p[k], 1, shift));
  return simplex;
}

/// B, so far from A as it came, moved along the shortest way between them until they are h apart.
static void draw_near(og_hard_pair *pair, const og_scatter_point *b, double h) {
  const og_hull hull_a = {OG_PAIR_VERTICES, pair->a}, hull_b = {OG_PAIR_VERTICES, pair->b};
  const og_convex convex_a = og_convex_hull(&hull_a), convex_b = og_convex_hull(&hull_b);
  const og_gjk_result r = og_gjk(&convex_a, &convex_b, NULL);
  if (r.verdict != OG_VERDICT_APART) return;
  const double distance = (double)r.distance, part = (distance - h) / distance;
  const og_scatter_point way = {{(double)r.nearest.x, (double)r.nearest.y, (double)r.nearest.z}};
  for (int k = 0; k < OG_PAIR_VERTICES; k++) pair->b[k] = og_scatter_rounded(og_scatter_moved(b[k], part, way));
}

og_hard_pair og_hard_pair_of(og_hard_family family, uint64_t seed, int step, uint64_t index) {
  og_random random;
  og_random_start(&random, names[family], ~seed, index * OG_HARDNESS_STEPS + (uint64_t)step);
  const double h = hardness(step);
  og_hard_pair pair;
  og_scatter_point b[OG_PAIR_VERTICES];
  slant s;
  s.u = og_scatter_cube(&random);
  s.v = og_scatter_cube(&random);
  const og_scatter_point way = og_scatter_direction(&random);
  const double apart = family == OG_HARD_NEAR ? 4 : 4 * h; // more than the cube's diagonal
  for (int k = 0; k < OG_PAIR_VERTICES; k++) pair.a[k] = og_scatter_rounded(flattened(family, &s, h, &random));
  for (int k = 0; k < OG_PAIR_VERTICES; k++) {
    b[k] = og_scatter_moved(flattened(family, &s, h, &random), apart, way);
    pair.b[k] = og_scatter_rounded(b[k]);
  }
  if (family == OG_HARD_NEAR) draw_near(&pair, b, h);
  return pair;
}
