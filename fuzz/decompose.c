// Convex parts of a solid: every algorithm of the registry behind that door. Bytes fill the cubes of a small grid and
// say how far its planes are apart. All that the door promises is held against rationals; only a room that is full is
// no answer. And the question `decompose`, of some of the triangles as parts: what it says of volumes is what the
// rationals say.

#include <math.h>
#include <stdio.h>

#include "fuzz/harness.h"
#include "ref/registry.h"
#include "spec/decompose/solve/decompose.h"
#include "tests/shared/decompose_fault.h"
#include "tests/shared/exact_share.h"
#include "tests/shared/solid_family.h"
#include "tool/run/make_decompose.h"

enum { SIDE = 3, CUBES = SIDE * SIDE * SIDE, CELLS = 64, POINTS = 4096, MOST_STEP = 8 };

typedef struct input {
  const uint8_t *data;
  size_t size, at;
} input;

static int next(input *in) { return in->at < in->size ? in->data[in->at++] : 0; }

// Planes in ascending order, up to 2^8 apart and no nearer than 2^-8.
static void take_planes(input *in, og_scalar plane[SIDE + 1]) {
  plane[0] = (og_scalar)(next(in) - 128) / 16;
  for (int k = 0; k < SIDE; k++) {
    const int mantissa = next(in), exponent = next(in) % (2 * MOST_STEP + 1) - MOST_STEP;
    plane[k + 1] = plane[k] + (og_scalar)ldexp(1 + mantissa / 256.0, exponent);
  }
}

static or_mesh take_solid(input *in) {
  char filled[CUBES];
  og_scalar plane[3][SIDE + 1];
  for (int k = 0; k < CUBES; k++) filled[k] = next(in) % 2 == 1 ? '#' : '.';
  for (int axis = 0; axis < 3; axis++) take_planes(in, plane[axis]);
  or_mesh solid = or_cubes_solid(SIDE, filled);
  for (int k = 0; k < solid.points; k++) {
    const og_vec3 p = solid.point[k];
    solid.point[k] = (og_vec3){plane[0][(int)p.x], plane[1][(int)p.y], plane[2][(int)p.z]};
  }
  return solid;
}

static const char *fault_of(const og_door_decompose *door, const og_mesh *mesh, og_scalar bound) {
  or_random random = or_random_seeded(1);
  og_decompose_room room = og_make_decompose_room(mesh, CELLS, POINTS);
  const og_decompose_claim claim = og_decompose_run(door, mesh, bound, &room);
  const char *fault = NULL;
  if (claim.outcome == OG_OUTCOME_ANSWERED) fault = or_decompose_fault(mesh, &room, &claim, &random);
  else if (claim.outcome != OG_OUTCOME_FULL && claim.fault != OG_SOLID_NO_VOLUME) fault = "refused";
  og_free_decompose_room(&room);
  return fault;
}

// ---- the question ----

static void set_points(og_decomposition_problem *problem, const og_mesh *mesh) {
  double *xyz = calloc(3 * (size_t)mesh->points, sizeof *xyz);
  if (xyz == NULL) abort();
  for (int k = 0; k < mesh->points; k++) {
    xyz[3 * k] = (double)mesh->point[k].x;
    xyz[3 * k + 1] = (double)mesh->point[k].y;
    xyz[3 * k + 2] = (double)mesh->point[k].z;
  }
  og_mesh_problem_set_doubles(&problem->mesh, xyz, (size_t)mesh->points, NULL, 0);
  free(xyz);
}

// One part has all triangles, or bytes say which of four lists each is in, which may be none. How often each triangle
// is there: a solid that is there twice may have more volume than its hull.
static int set_parts(og_decomposition_problem *problem, const og_mesh *mesh, input *in) {
  const int form = next(in), parts = form % 2 == 0 ? 1 : 3, times = form % 8 == 6 ? 2 : 1;
  const int triangles = times * mesh->triangles;
  uint32_t *part = calloc((size_t)triangles, sizeof *part);
  if (part == NULL) abort();
  for (int t = 0; t < triangles && parts > 1; t++) part[t] = (uint32_t)next(in) % 4;
  og_triangles_resize(&problem->mesh.a, triangles);
  for (int t = 0; t < triangles; t++)
    for (int i = 0; i < 3; i++) problem->mesh.a.of[t].at[i] = mesh->triangle[t % mesh->triangles].corner[i];
  for (uint32_t k = 0; k < (uint32_t)parts; k++) {
    for (int t = 0; t < triangles; t++)
      if (part[t] == k) og_facets_add(&problem->parts, (uint32_t)t);
    og_facets_end(&problem->parts);
  }
  free(part);
  return times;
}

static const char *fault_of_answer(const og_decomposition_answer *answer, const og_mesh *mesh, int times) {
  const og_decomposition_finding *finding = &answer->finding;
  mpq_t whole, sum, one;
  if (answer->refusal != OG_DECOMPOSITION_ACCEPTED) return og_decomposition_refusal_text(answer->refusal);
  if (finding->fault != OG_DECOMPOSITION_VALID) return NULL;
  mpq_inits(whole, sum, one, NULL);
  or_exact_volume(whole, mesh);
  mpq_set_si(one, times, 1);
  mpq_mul(whole, whole, one);
  for (size_t k = 0; k < finding->count; k++) {
    mpq_set_num(one, finding->measure[k].volume.num.z);
    mpq_set_den(one, finding->measure[k].volume.den.z);
    mpq_add(sum, sum, one);
  }
  const bool same = mpq_equal(whole, sum) != 0;
  mpq_clears(whole, sum, one, NULL);
  return same ? NULL : "decompose: the parts have another volume than the mesh";
}

static void ask(const og_mesh *mesh, og_scalar bound, input *in) {
  og_decomposition_problem problem;
  og_decomposition_answer answer;
  og_decomposition_problem_init(&problem);
  og_decomposition_answer_init(&answer);
  set_points(&problem, mesh);
  const int times = set_parts(&problem, mesh, in);
  og_rational_from_double(&problem.bound, (double)bound);
  og_solve_decomposition(&problem, &answer);
  const char *fault = fault_of_answer(&answer, mesh, times);
  if (fault != NULL) og_fuzz_found(fault, NULL);
  og_decomposition_problem_clear(&problem);
  og_decomposition_answer_clear(&answer);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  input in = {data, size, 0};
  const og_scalar bound = (og_scalar)(next(&in) % 64) / 256;
  or_mesh solid = take_solid(&in);
  const og_mesh mesh = or_mesh_view(&solid);
  for (int k = 0; k < og_algorithm_count() && mesh.triangles > 0; k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->decompose == NULL) continue;
    const char *fault = fault_of(algorithm->decompose, &mesh, bound);
    if (fault == NULL) continue;
    char text[200];
    snprintf(text, sizeof text, "%s: %s", algorithm->id, fault);
    og_fuzz_found(text, NULL);
  }
  if (mesh.triangles > 0) ask(&mesh, bound, &in);
  or_mesh_free(&solid);
  return 0;
}
