// Convex hulls: every algorithm of the registry behind that door. Facets that close, with every point on the inner side
// of each, exactly; what is refused as flat is flat. And triangles of polygons that the same points make: they cover
// the polygon, exactly; what is refused is not simple, and the question `triangulate` says the same. And the difference
// of both bodies, as a polytope: its faces close, with every difference on the inner side of each, exactly.

#include <stdio.h>
#include <stdlib.h>

#include "fuzz/harness.h"
#include "ref/registry.h"
#include "spec/triangulate/solve/triangulate.h"
#include "tests/shared/cso_fault.h"
#include "tests/shared/cso_memory.h"
#include "tests/shared/triangulation_fault.h"
#include "tool/run/make_triangulate.h"
#include "tool/study/hull_fault.h"

enum { MOST = 2 * OG_DECODED_POINTS, SPAN = sizeof(og_scalar) == 4 ? 60 : 500, LOW = -900, HIGH = 900 };

// Corners of a polygon: each edge is compared with each other, in rationals.
enum { CORNERS = 12 };

typedef struct bench {
  og_fuzz_pairs pairs;
  og_hull_judge judge;
  og_made_triangulate made;
  or_cso_memory cso;
  og_polygon_problem polygon;
  og_triangulation_answer exact;
  int count;
  og_vec3 point[MOST];
} bench;

_Static_assert((int)MOST <= (int)OG_HULL_POINTS, "the judge has room for all points");

static void take_points(bench *b) {
  const og_body *body[2] = {&b->pairs.decoded.pair.a, &b->pairs.decoded.pair.b};
  b->count = 0;
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < body[i]->vertex_count && b->count < MOST; k++) b->point[b->count++] = body[i]->vertex[k];
}

// The domain of the exact orientations, with room for their bounds; in the plane, of x and y alone.
static bool is_in_domain(const bench *b, bool in_plane) {
  if (!b->pairs.decoded.finite) return false;
  int most = -2000, last = 2000;
  for (int k = 0; k < b->count; k++) {
    const double x[3] = {(double)b->point[k].x, (double)b->point[k].y, in_plane ? 0 : (double)b->point[k].z};
    for (int i = 0; i < 3; i++) {
      if (x[i] == 0) continue;
      int exponent;
      (void)frexp(x[i], &exponent);
      if (exponent > most) most = exponent;
      if (or_last_bit(x[i]) < last) last = or_last_bit(x[i]);
    }
  }
  return most > LOW && most < HIGH && most - last < SPAN;
}

static void check(bench *b, const og_algorithm *algorithm) {
  const og_door_hull *door = algorithm->hull;
  const og_outcome outcome = door->run(b->point, b->count, &b->judge.room);
  if (!is_in_domain(b, door->dimension == 2)) return;
  const char *fault = og_hull_fault(&b->judge, door, b->point, b->count, outcome);
  if (fault == NULL) return;
  char text[200];
  snprintf(text, sizeof text, "%s: %s", algorithm->id, fault);
  og_fuzz_found(text, &b->pairs.decoded);
}

// ---- polygons ----

static int by_x_y(const void *p, const void *q) {
  const og_vec3 *a = p, *c = q;
  if (a->x != c->x) return a->x < c->x ? -1 : 1;
  return (a->y > c->y) - (a->y < c->y);
}

// The points below the way from the first to the last, forth, and those above it, back. Rounding may put one on the
// wrong side, and the polygon is not simple then.
static void put_round(og_vec3 *point, int count) {
  og_vec3 above[CORNERS];
  qsort(point, (size_t)count, sizeof *point, by_x_y);
  const og_vec3 first = point[0], last = point[count - 1];
  int below = 0, rest = 0;
  for (int k = 0; k < count; k++) {
    const og_vec3 p = point[k];
    const double side =
        (double)(last.x - first.x) * (double)(p.y - first.y) - (double)(last.y - first.y) * (double)(p.x - first.x);
    if (side > 0) above[rest++] = p;
    else point[below++] = p;
  }
  while (rest > 0) point[below++] = above[--rest];
}

// Points that repeat the one before them are a fault here, and left out by the algorithms.
static void ask_exactly(bench *b, const og_vec3 *point, int count) {
  double xyz[3 * CORNERS];
  for (int k = 0; k < count; k++) {
    xyz[3 * k] = (double)point[k].x;
    xyz[3 * k + 1] = (double)point[k].y;
    xyz[3 * k + 2] = 0;
  }
  const og_outcome outcome = or_polygon_outcome(point, count);
  if (count < 3 || outcome == OG_OUTCOME_OUT_OF_RANGE) return;
  og_hull_problem_set_doubles(&b->polygon.points, 2, xyz, (size_t)count);
  if (og_solve_triangulation(&b->polygon, &b->exact) != OG_TRIANGULATION_ACCEPTED)
    og_fuzz_found(og_triangulation_refusal_text(b->exact.refusal), &b->pairs.decoded);
  const og_polygon_fault fault = b->exact.finding.fault;
  if (fault == OG_POLYGON_REPEATED || (fault == OG_POLYGON_SIMPLE) == (outcome == OG_OUTCOME_ANSWERED)) return;
  og_fuzz_found("triangulate: simple to one oracle, not to the other", &b->pairs.decoded);
}

static void triangulate(bench *b, const og_vec3 *point, int count) {
  if (b->pairs.decoded.finite) ask_exactly(b, point, count);
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->triangulate == NULL) continue;
    const og_outcome outcome = og_triangulate_run(algorithm->triangulate, point, count, &b->made.room);
    const char *fault = or_triangulation_fault(point, count, outcome, &b->made.room);
    if (fault == NULL) continue;
    char text[200];
    snprintf(text, sizeof text, "%s: %s", algorithm->id, fault);
    og_fuzz_found(text, &b->pairs.decoded);
  }
}

// In the order in which they come, which is seldom simple, and put round.
static void take_polygons(bench *b) {
  og_vec3 point[CORNERS] = {{0, 0, 0}};
  const int count = b->count < CORNERS ? b->count : CORNERS;
  for (int k = 0; k < count; k++) point[k] = b->point[k];
  triangulate(b, point, count);
  if (count == 0 || !b->pairs.decoded.finite) return;
  put_round(point, count);
  triangulate(b, point, count);
}

// ---- differences ----

static int take_solid(or_solid *solid, const og_body *body) {
  const int count = body->vertex_count < OR_CSO_POINTS ? body->vertex_count : OR_CSO_POINTS;
  for (int k = 0; k < count; k++) solid->point[k] = body->vertex[k];
  return count;
}

static void take_difference(bench *b) {
  const int of_a = take_solid(&b->cso.a, &b->pairs.decoded.pair.a),
            of_b = take_solid(&b->cso.b, &b->pairs.decoded.pair.b);
  if (!is_in_domain(b, false) || of_a < 1 || of_b < 1 || !or_cso_make(&b->cso, of_a, of_b)) return;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->cso == NULL) continue;
    const og_half_edge_mesh *of[] = {&b->cso.a.mesh, &b->cso.b.mesh};
    const og_cso_claim claim = og_cso_run(algorithm->cso, of[0], of[1], &b->cso.room);
    const char *fault = or_cso_fault(algorithm->cso, of[0], of[1], &b->cso.room, &claim);
    if (fault == NULL && claim.outcome != OG_OUTCOME_ANSWERED && !algorithm->cso->rounded) fault = "refused";
    if (fault == NULL) continue;
    char text[200];
    snprintf(text, sizeof text, "%s: %s", algorithm->id, fault);
    og_fuzz_found(text, &b->pairs.decoded);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (b.pairs.decoder == NULL) {
    og_hull_judge_init(&b.judge);
    og_made_triangulate_hold(&b.made, CORNERS);
    og_polygon_problem_init(&b.polygon);
    og_triangulation_answer_init(&b.exact);
  }
  og_fuzz_pair(&b.pairs, data, size, OG_DECODED_POINTS);
  take_points(&b);
  take_polygons(&b);
  take_difference(&b);
  for (int k = 0; k < og_algorithm_count(); k++)
    if (og_algorithm_at(k)->hull != NULL) check(&b, og_algorithm_at(k));
  return 0;
}
