// The hull in space, farthest points first: with few points everything is compared with exact arithmetic, with many the
// mesh is sound, convex at each edge, and has the vertices of the exact hull. Rooms are as long as the header says.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/orientation/orient_exact.h"
#include "ref/polytope/hull_incremental.h"
#include "ref/polytope/hull_quickhull.h"
#include "ref/polytope/mesh_check.h"
#include "ref/polytope/unit_scale.h"
#include "ref/registry.h"
#include "spec/hull/solve/hull.h"
#include "tool/gen/random.h"
#include "tool/study/hull_fault.h"

static const og_door_hull *door(void) { return og_algorithm_by_id("hull-quickhull")->hull; }

static bool is_quick(void) { return getenv("ORIGO_TEST_PAIRS") != NULL; }

// ---- few points ----

typedef enum family { LATTICE, BOX, SPHERE, BENT, DUPLICATES, FLAT, LINE, FAMILY_COUNT } family;

static og_vec3 place(og_random *random, family f, int k) {
  const og_scalar t = (og_scalar)og_random_integer(random, -4, 4), u = (og_scalar)og_random_integer(random, -3, 3);
  og_scalar x[3];
  for (int axis = 0; axis < 3; axis++) x[axis] = (og_scalar)og_random_integer(random, 0, 2);
  const og_scalar ratio = (og_scalar)og_random_between(random, -1, 1),
                  other = (og_scalar)og_random_between(random, -1, 1);
  switch (f) {
  case BOX:
    x[0] = ratio;
    x[1] = other;
    break;
  case SPHERE: {
    const og_scalar ring = og_sqrt(1 - ratio * ratio);
    return (og_vec3){ring * (og_scalar)cos((double)(4 * other)), ring * (og_scalar)sin((double)(4 * other)), ratio};
  }
  case BENT: return (og_vec3){ratio, other, ratio / 3 + other / 7}; // one plane but for rounding
  case DUPLICATES: return (og_vec3){(og_scalar)(k % 2), (og_scalar)(k / 2 % 2), (og_scalar)(k / 4 % 2)};
  case FLAT: return (og_vec3){t, u, t - 2 * u};
  case LINE: return (og_vec3){t, 2 * t, -t};
  case LATTICE:
  case FAMILY_COUNT: break;
  }
  return (og_vec3){x[0], x[1], x[2]};
}

static void few_points_are_right(void **state) {
  (void)state;
  og_hull_judge *judge = malloc(sizeof *judge);
  og_hull_judge_init(judge);
  int answered = 0, refused = 0;
  for (family f = LATTICE; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < (is_quick() ? 20 : 300); seed++) {
      og_vec3 point[OG_HULL_POINTS];
      og_random random;
      og_random_start(&random, "quickhull", (uint64_t)f, seed);
      const int count = (int)og_random_integer(&random, 1, OG_HULL_POINTS);
      for (int k = 0; k < count; k++) point[k] = place(&random, f, k);
      const og_outcome outcome = og_hull_run(door(), point, count, &judge->room);
      const char *fault = og_hull_fault(judge, door(), point, count, outcome);
      if (fault != NULL) fail_msg("family %d, set %d: %s", (int)f, (int)seed, fault);
      if (outcome == OG_OUTCOME_ANSWERED) answered++;
      else refused++;
    }
  assert_true(answered > refused && refused > 20);
  og_hull_judge_clear(judge);
  free(judge);
}

// ---- many points ----

typedef struct rooms {
  og_half_edge_mesh mesh;
  og_quickhull_room quick;
  og_vec3 *point;
  int count;
} rooms;

static void rooms_init(rooms *r, int count) {
  const size_t n = (size_t)count;
  r->count = count;
  r->point = malloc(n * sizeof *r->point);
  r->mesh.edge = malloc((size_t)og_hull_edge_room(count) * sizeof *r->mesh.edge);
  r->mesh.face = malloc((size_t)og_hull_face_room(count) * sizeof *r->mesh.face);
  r->mesh.vertex_edge = malloc(n * sizeof *r->mesh.vertex_edge);
  r->quick.face = malloc((size_t)og_quickhull_face_room(count) * sizeof *r->quick.face);
  r->quick.next = malloc(n * sizeof *r->quick.next);
  r->quick.start = malloc(n * sizeof *r->quick.start);
}

static void rooms_clear(rooms *r) {
  free(r->point);
  free(r->mesh.edge);
  free(r->mesh.face);
  free(r->mesh.vertex_edge);
  free(r->quick.face);
  free(r->quick.next);
  free(r->quick.start);
}

// No neighbour's third corner lies beyond a face.
static void assert_convex(const og_half_edge_mesh *m) {
  assert_int_equal(og_mesh_check(m), OG_MESH_SOUND);
  for (int e = 0; e < m->edge_count; e++) {
    const og_half_edge *f = m->edge + 3 * m->edge[e].face;
    const int across = m->edge[m->edge[m->edge[m->edge[e].twin].next].next].origin;
    const og_vec3 *p = m->vertex;
    if (og_orient3d_exact(p[f[0].origin], p[f[1].origin], p[f[2].origin], p[across]) < 0) fail_msg("a dent at %d", e);
  }
}

// Of points on a small sphere or lattice all vertices are corners: of equal points any.
static void assert_vertices(const rooms *r) {
  double *xyz = malloc(3 * (size_t)r->count * sizeof *xyz);
  for (int k = 0; k < r->count; k++) {
    xyz[3 * k] = (double)r->point[k].x;
    xyz[3 * k + 1] = (double)r->point[k].y;
    xyz[3 * k + 2] = (double)r->point[k].z;
  }
  og_hull_problem problem;
  og_hull_answer answer;
  og_hull_problem_init(&problem);
  og_hull_answer_init(&answer);
  assert_int_equal(og_hull_problem_set_doubles(&problem, 3, xyz, (size_t)r->count), OG_PROBLEM_OK);
  assert_int_equal(og_solve_hull(&problem, &answer), OG_HULL_ACCEPTED);
  size_t found = 0, corners = 0;
  for (size_t k = 0; k < answer.finding.vertex_count; k++) found += r->mesh.vertex_edge[answer.finding.vertex[k]] >= 0;
  for (int k = 0; k < r->count; k++) corners += r->mesh.vertex_edge[k] >= 0;
  print_message("%d points: %zu vertices, %zu corners\n", r->count, answer.finding.vertex_count, corners);
  assert_int_equal(found, answer.finding.vertex_count);
  og_hull_answer_clear(&answer);
  og_hull_problem_clear(&problem);
  free(xyz);
}

static void many_points_are_right(void **state) {
  (void)state;
  const int count = is_quick() ? 2000 : 20000;
  for (int kind = 0; kind < 3; kind++) {
    rooms r;
    og_random random;
    int joined;
    rooms_init(&r, count);
    og_random_start(&random, "quickhull", 100, (uint64_t)kind);
    for (int k = 0; k < count; k++) {
      r.point[k] = place(&random, SPHERE, k);
      const og_scalar size = (og_scalar)og_random_between(&random, 0.1, 1);
      if (kind == 1) r.point[k] = og_scale(size, r.point[k]);
      if (kind == 2) { // on a cube's faces but for an ulp
        og_scalar *const x[3] = {&r.point[k].x, &r.point[k].y, &r.point[k].z};
        *x[k % 3] = (k / 3 % 2 == 0 ? 1 : -1) * (1 + (og_scalar)og_random_integer(&random, -1, 1) * OG_SCALAR_EPSILON);
      }
    }
    assert_int_equal(og_hull_quickhull(&r.mesh, r.point, count, &r.quick, &joined), OG_OUTCOME_ANSWERED);
    assert_convex(&r.mesh);
    assert_vertices(&r);
    // Far fewer points join than lie inside.
    assert_true(kind == 0 ? joined > count * 9 / 10 : joined < count / 2);
    rooms_clear(&r);
  }
}

// ---- what is refused, and what may be wrong ----

static void bad_points_are_refused(void **state) {
  (void)state;
  rooms r;
  int joined;
  rooms_init(&r, 4);
  for (int k = 0; k < 4; k++) r.point[k] = (og_vec3){k == 1, k == 2, k == 3};
  assert_int_equal(og_hull_quickhull(&r.mesh, r.point, 4, &r.quick, &joined), OG_OUTCOME_ANSWERED);
  assert_int_equal(r.mesh.face_count, 4);
  assert_int_equal(joined, 0);
  assert_int_equal(og_hull_quickhull(&r.mesh, r.point, 3, &r.quick, &joined), OG_OUTCOME_DEGENERATE);
  assert_int_equal(r.mesh.face_count, 0);
  assert_int_equal(og_hull_quickhull(&r.mesh, r.point, 0, &r.quick, &joined), OG_OUTCOME_DEGENERATE);
  r.point[3].z = OG_UNIT_SCALE_LARGEST * 4;
  assert_int_equal(og_hull_quickhull(&r.mesh, r.point, 4, &r.quick, &joined), OG_OUTCOME_OUT_OF_RANGE);
  rooms_clear(&r);
}

// Outside the domain of exact signs the outcome may be any. It ends, and stays in its room.
static void any_points_end(void **state) {
  (void)state;
  for (uint64_t seed = 0; seed < (is_quick() ? 100 : 2000); seed++) {
    og_random random;
    rooms r;
    int joined;
    og_random_start(&random, "quickhull", 200, seed);
    rooms_init(&r, (int)og_random_integer(&random, 4, 40));
    for (int k = 0; k < r.count; k++) {
      og_scalar x[3];
      for (int axis = 0; axis < 3; axis++) {
        const double size =
            og_random_scaled(&random, sizeof(og_scalar) == 4 ? -148 : -1070, sizeof(og_scalar) == 4 ? 100 : 900);
        x[axis] = (og_scalar)(og_random_flip(&random) ? size : -size);
      }
      r.point[k] = (og_vec3){x[0], x[1], x[2]};
    }
    const og_outcome outcome = og_hull_quickhull(&r.mesh, r.point, r.count, &r.quick, &joined);
    assert_true(joined <= r.count);
    assert_int_equal(outcome == OG_OUTCOME_ANSWERED, r.mesh.face_count > 0);
    rooms_clear(&r);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(few_points_are_right),
      cmocka_unit_test(many_points_are_right),
      cmocka_unit_test(bad_points_are_refused),
      cmocka_unit_test(any_points_end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
