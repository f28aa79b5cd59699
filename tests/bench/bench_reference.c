#include "spec/version.h"
#include "tests/bench/bench.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ref/cso/epa.h"
#include "ref/cso/gjk.h"
#include "ref/cso/gjk_boolean.h"
#include "ref/cso/gjk_enhanced.h"
#include "ref/cso/gjk_isa.h"
#include "ref/cso/mpr.h"
#include "ref/polytope/hull_incremental.h"
#include "ref/separation/sat_3d.h"
#include "ref/separation/sat_gauss.h"
#include "ref/support/hull_climb.h"
#include "ref/support/hull_scan.h"

// The reference's algorithms as the registry runs them: bodies in, claim out. Bodies, meshes and support mappings are
// made before; nothing is remembered from one query to the next.

typedef og_claim (*run_function)(const og_body *a, const og_body *b);

/// What a body is made of before it is asked: a scan needs the points alone.
typedef enum body_made { POINTS, POINTS_AND_MESH, MESH_TO_CLIMB } body_made;

/// A body with the memory that it points to.
typedef struct reference_body {
  og_body body;
  og_vec3 *points;
  og_half_edge_mesh mesh;
  og_hull hull;
  og_climb climb;
} reference_body;

typedef struct state {
  run_function run;
  size_t count;
  reference_body *body; // A and B of each pair
  og_claim claim;
} state;

static void *room(size_t count, size_t size) {
  void *memory = calloc(count, size);
  if (memory == NULL) abort();
  return memory;
}

// The peers' bodies are of doubles; so is og_vec3 in this build.
_Static_assert(sizeof(og_vec3) == 3 * sizeof(double), "the bench is of binary64");

/// The body's points, copied: every library has its own, and none finds them in the cache that another has warmed.
static og_vec3 *points_of(const bench_body *from) {
  og_vec3 *points = room(from->point_count, sizeof *points);
  memcpy(points, from->xyz, from->point_count * sizeof *points);
  return points;
}

static void make_mesh(og_half_edge_mesh *mesh, const og_vec3 *vertex, int count) {
  mesh->edge = room((size_t)og_hull_edge_room(count), sizeof *mesh->edge);
  mesh->face = room((size_t)og_hull_face_room(count), sizeof *mesh->face);
  mesh->vertex_edge = room((size_t)count, sizeof *mesh->vertex_edge);
  if (og_hull_incremental(mesh, vertex, count) != OG_OUTCOME_ANSWERED) abort();
}

static void make(reference_body *r, const bench_body *from, body_made made) {
  const int count = (int)from->point_count;
  r->points = points_of(from);
  r->hull = (og_hull){count, r->points};
  r->body = (og_body){.kind = OG_BODY_HULL, .vertex_count = count, .vertex = r->points};
  if (made != POINTS) {
    make_mesh(&r->mesh, r->points, count);
    r->body.mesh = &r->mesh;
    r->climb = (og_climb){&r->mesh, 0};
  }
  r->body.convex = r->body.core = made == MESH_TO_CLIMB ? og_convex_climb(&r->climb) : og_convex_hull(&r->hull);
}

static void *prepare(const bench_pair *pairs, size_t count, run_function run, body_made made) {
  state *s = room(1, sizeof *s);
  s->run = run;
  s->count = count;
  s->body = room(2 * count, sizeof *s->body);
  for (size_t k = 0; k < count; k++) {
    make(&s->body[2 * k], &pairs[k].a, made);
    make(&s->body[2 * k + 1], &pairs[k].b, made);
  }
  return s;
}

static void finish(void *pointer) {
  state *s = pointer;
  for (size_t k = 0; k < 2 * s->count; k++) {
    free(s->body[k].points);
    free(s->body[k].mesh.edge);
    free(s->body[k].mesh.face);
    free(s->body[k].mesh.vertex_edge);
  }
  free(s->body);
  free(s);
}

static void query(void *pointer, size_t k) {
  state *s = pointer;
  s->claim = s->run(&s->body[2 * k].body, &s->body[2 * k + 1].body);
}

static double value_relation(void *pointer) {
  const state *s = pointer;
  if (s->claim.outcome != OG_OUTCOME_ANSWERED || s->claim.verdict == OG_VERDICT_NONE) return (double)NAN;
  return s->claim.verdict == OG_VERDICT_APART ? bench_separated : bench_penetrating;
}

static double value_distance(void *pointer) {
  const state *s = pointer;
  return s->claim.outcome == OG_OUTCOME_ANSWERED && s->claim.has_distance ? s->claim.distance : (double)NAN;
}

static double value_depth(void *pointer) {
  const state *s = pointer;
  return s->claim.outcome == OG_OUTCOME_ANSWERED && s->claim.has_depth ? s->claim.depth : (double)NAN;
}

typedef struct scan {
  og_hull hull;
  og_vec3 *points;
} scan;

void *bench_scan_prepare(const bench_body *body) {
  scan *s = room(1, sizeof *s);
  s->points = points_of(body);
  s->hull = (og_hull){(int)body->point_count, s->points};
  return s;
}

void bench_scan(const void *hull, const double direction[3], double farthest[3]) {
  const scan *s = hull;
  const og_vec3 p = og_hull_scan(&s->hull, (og_vec3){direction[0], direction[1], direction[2]}).point;
  farthest[0] = p.x;
  farthest[1] = p.y;
  farthest[2] = p.z;
}

void bench_scan_finish(void *hull) {
  scan *s = hull;
  free(s->points);
  free(s);
}

// ---- the methods: what runs, on which support mapping ----

static void *gjk(const bench_pair *p, size_t n) { return prepare(p, n, og_run_gjk, POINTS); }
static void *gjk_climb(const bench_pair *p, size_t n) { return prepare(p, n, og_run_gjk, MESH_TO_CLIMB); }
static void *gjk_johnson(const bench_pair *p, size_t n) { return prepare(p, n, og_run_gjk_johnson, POINTS); }
static void *gjk_backup(const bench_pair *p, size_t n) { return prepare(p, n, og_run_gjk_backup, POINTS); }
static void *gjk_voronoi(const bench_pair *p, size_t n) { return prepare(p, n, og_run_gjk_voronoi, POINTS); }
static void *gjk_enhanced(const bench_pair *p, size_t n) { return prepare(p, n, og_run_gjk_enhanced, POINTS_AND_MESH); }
static void *boolean(const bench_pair *p, size_t n) { return prepare(p, n, og_run_gjk_boolean, POINTS); }
static void *boolean_climb(const bench_pair *p, size_t n) { return prepare(p, n, og_run_gjk_boolean, MESH_TO_CLIMB); }
static void *isa(const bench_pair *p, size_t n) { return prepare(p, n, og_run_gjk_isa, POINTS); }
static void *isa_climb(const bench_pair *p, size_t n) { return prepare(p, n, og_run_gjk_isa, MESH_TO_CLIMB); }
static void *epa(const bench_pair *p, size_t n) { return prepare(p, n, og_run_epa, POINTS); }
static void *epa_climb(const bench_pair *p, size_t n) { return prepare(p, n, og_run_epa, MESH_TO_CLIMB); }
static void *mpr(const bench_pair *p, size_t n) { return prepare(p, n, og_run_mpr, POINTS); }
static void *mpr_climb(const bench_pair *p, size_t n) { return prepare(p, n, og_run_mpr, MESH_TO_CLIMB); }
static void *sat_gauss(const bench_pair *p, size_t n) { return prepare(p, n, og_run_sat_gauss, POINTS_AND_MESH); }
static void *sat_3d(const bench_pair *p, size_t n) { return prepare(p, n, og_run_sat_3d, POINTS_AND_MESH); }

// clang-format off
const bench_method bench_reference[bench_reference_count] = {
    [bench_gjk] = {"gjk", "reference", NULL, ORIGO_VERSION, gjk, query, value_distance, finish, bench_length},
    [bench_gjk_climb] = {"gjk, climbing", "reference", NULL, ORIGO_VERSION, gjk_climb, query, value_distance, finish, bench_length},
    [bench_gjk_johnson] = {"gjk-johnson", "reference", NULL, ORIGO_VERSION, gjk_johnson, query, value_distance, finish, bench_length},
    [bench_gjk_backup] = {"gjk-backup", "reference", NULL, ORIGO_VERSION, gjk_backup, query, value_distance, finish, bench_length},
    [bench_gjk_voronoi] = {"gjk-voronoi", "reference", NULL, ORIGO_VERSION, gjk_voronoi, query, value_distance, finish, bench_length},
    [bench_gjk_enhanced] = {"gjk-enhanced, climbing from the last", "reference", NULL, ORIGO_VERSION, gjk_enhanced, query, value_distance, finish, bench_length},
    [bench_boolean] = {"gjk-boolean", "reference", NULL, ORIGO_VERSION, boolean, query, value_relation, finish, bench_relation},
    [bench_boolean_climb] = {"gjk-boolean, climbing", "reference", NULL, ORIGO_VERSION, boolean_climb, query, value_relation, finish, bench_relation},
    [bench_isa] = {"gjk-isa", "reference", NULL, ORIGO_VERSION, isa, query, value_relation, finish, bench_relation},
    [bench_isa_climb] = {"gjk-isa, climbing", "reference", NULL, ORIGO_VERSION, isa_climb, query, value_relation, finish, bench_relation},
    [bench_sat_gauss_relation] = {"sat-gauss", "reference", NULL, ORIGO_VERSION, sat_gauss, query, value_relation, finish, bench_relation},
    [bench_sat_3d_relation] = {"sat-3d", "reference", NULL, ORIGO_VERSION, sat_3d, query, value_relation, finish, bench_relation},
    [bench_epa] = {"gjk and epa", "reference", NULL, ORIGO_VERSION, epa, query, value_depth, finish, bench_length},
    [bench_epa_climb] = {"gjk and epa, climbing", "reference", NULL, ORIGO_VERSION, epa_climb, query, value_depth, finish, bench_length},
    [bench_sat_gauss_depth] = {"sat-gauss", "reference", NULL, ORIGO_VERSION, sat_gauss, query, value_depth, finish, bench_length},
    [bench_sat_3d_depth] = {"sat-3d", "reference", NULL, ORIGO_VERSION, sat_3d, query, value_depth, finish, bench_length},
    [bench_mpr] = {"mpr", "reference", NULL, ORIGO_VERSION, mpr, query, value_depth, finish, bench_upper_bound},
    [bench_mpr_climb] = {"mpr, climbing", "reference", NULL, ORIGO_VERSION, mpr_climb, query, value_depth, finish, bench_upper_bound},
};
// clang-format on
