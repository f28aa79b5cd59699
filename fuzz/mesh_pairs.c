// Triangle meshes: every algorithm of the registry behind that door, for two meshes and for one with itself. Its pairs
// are those that the exact solver finds of the same numbers. And a walk with limits that the bytes draw: it never says
// what is not so; nor do the directions of k-DOPs.

#include <float.h>
#include <math.h>
#include <stdio.h>

#include "fuzz/harness.h"
#include "ref/bound/k_dops_apart.h"
#include "ref/closest/range.h"
#include "ref/door/mesh_pairs.h"
#include "ref/registry.h"
#include "ref/tree/bvh.h"
#include "ref/tree/bvh_obb.h"
#include "ref/tree/volume_aabb.h"
#include "ref/tree/walk_limited.h"
#include "spec/mesh_pairs/solve/mesh_pairs.h"
#include "spec/overlaps/checker.h"

enum { TRIANGLES = 12 };

typedef struct bench {
  og_fuzz_pairs pairs;
  og_mesh_problem problem;
  og_mesh_answer answer;
} bench;

// The corners of a body, and triangles over them whose numbers the same bytes draw.
static void take_body(bench *b, int which, const uint8_t *data, size_t size) {
  const og_body *body = which == 0 ? &b->pairs.decoded.pair.a : &b->pairs.decoded.pair.b;
  og_triangles *triangles = which == 0 ? &b->problem.a : &b->problem.b;
  og_triangles_resize(triangles, TRIANGLES);
  for (int k = 0; k < TRIANGLES; k++)
    for (int c = 0; c < 3; c++) {
      const size_t at = (size_t)(3 * k + c + which);
      const uint8_t byte = size == 0 ? 0 : data[at % size];
      triangles->of[k].at[c] = (int32_t)((size_t)(byte + 7 * (3 * k + c)) % (size_t)body->vertex_count);
    }
}

// Bits within 2^SPAN of each other: the domain of the exact orientations that decide each pair (orient_exact.h).
enum { SPAN = sizeof(og_scalar) == 4 ? 60 : 600 };

static bool is_in_domain(const og_body *const body[2]) {
  int most = -2000, least = 2000;
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < body[i]->vertex_count; k++) {
      const og_vec3 p = body[i]->vertex[k];
      const double x[3] = {(double)p.x, (double)p.y, (double)p.z};
      if (!og_vec_in_range(p)) return false;
      for (int axis = 0; axis < 3; axis++) {
        int exponent;
        (void)frexp(x[axis], &exponent);
        if (x[axis] != 0 && exponent > most) most = exponent;
        if (x[axis] != 0 && exponent - DBL_MANT_DIG < least) least = exponent - DBL_MANT_DIG;
      }
    }
  return most - least <= SPAN && least > DBL_MIN_EXP - DBL_MANT_DIG + SPAN;
}

static bool set(bench *b, const uint8_t *data, size_t size, bool with_itself) {
  const og_body *body[2] = {&b->pairs.decoded.pair.a, &b->pairs.decoded.pair.b};
  double xyz[2][3 * OG_DECODED_POINTS];
  if (!is_in_domain(body)) return false;
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < body[i]->vertex_count; k++) {
      const og_vec3 p = body[i]->vertex[k];
      xyz[i][3 * k] = (double)p.x;
      xyz[i][3 * k + 1] = (double)p.y;
      xyz[i][3 * k + 2] = (double)p.z;
    }
  const og_problem_status status = og_mesh_problem_set_doubles(
      &b->problem, xyz[0], (size_t)body[0]->vertex_count, with_itself ? NULL : xyz[1], (size_t)body[1]->vertex_count);
  if (status != OG_PROBLEM_OK) return false;
  take_body(b, 0, data, size);
  if (!with_itself) take_body(b, 1, data, size);
  return true;
}

// How many meshes there are.
static int set_meshes(const bench *b, og_mesh_triangle corner[2][TRIANGLES], og_mesh *mesh) {
  const og_body *body[2] = {&b->pairs.decoded.pair.a, &b->pairs.decoded.pair.b};
  const og_triangles *of[2] = {&b->problem.a, &b->problem.b};
  const int meshes = b->problem.with_itself ? 1 : 2;
  for (int i = 0; i < meshes; i++) {
    for (int k = 0; k < TRIANGLES; k++)
      for (int c = 0; c < 3; c++) corner[i][k].corner[c] = of[i]->of[k].at[c];
    mesh[i] = (og_mesh){body[i]->vertex, body[i]->vertex_count, corner[i], TRIANGLES, false};
  }
  return meshes;
}

static const char *fault_of(bench *b, const og_door_mesh_pairs *door) {
  og_mesh mesh[2];
  og_mesh_triangle corner[2][TRIANGLES];
  const int meshes = set_meshes(b, corner, mesh);
  static og_index_pair pair[TRIANGLES * TRIANGLES];
  static uint64_t memory[1 << 16];
  og_pairs pairs = {pair, TRIANGLES * TRIANGLES, 0};
  og_mesh_work work;
  const og_block block = {memory, sizeof memory};
  const og_outcome outcome = og_mesh_pairs_run(door, block, &mesh[0], meshes == 1 ? NULL : &mesh[1], &pairs, &work);
  if (outcome != OG_OUTCOME_ANSWERED) return "meshes in range that are refused";
  const int64_t trees = work.apart - work.overlapping + 2 * work.separate + 2 * work.meeting;
  if (work.begun > 0 && trees != work.begun + work.beyond_two) return "the law of test trees";
  if (work.volume_tests != work.apart + work.overlapping) return "tests of volumes that do not add up";
  if (work.triangle_tests != work.separate + work.meeting) return "tests of triangles that do not add up";
  if (work.meeting != pairs.count) return "another number of triangles that meet than of pairs";
  if (pairs.count != (int64_t)b->answer.finding.count) return "another number of pairs";
  for (int64_t k = 0; k < pairs.count; k++)
    if (pair[k].i != b->answer.finding.pair[k].i || pair[k].j != b->answer.finding.pair[k].j) return "another pair";
  return NULL;
}

static const char *fault_of_limited(bench *b, const og_walk_limits *limits) {
  static uint64_t memory[1 << 16];
  og_mesh mesh[2];
  og_mesh_triangle corner[2][TRIANGLES];
  og_volume_tree tree[2];
  og_leveled_pair stack[2 * TRIANGLES];
  og_mesh_work work = {0};
  const og_bvh_layout at = og_bvh_lay_out(&og_volume_aabb, OG_BUILD_LONGEST_AXIS, TRIANGLES, TRIANGLES);
  const bool meets = b->answer.finding.count > 0;
  (void)set_meshes(b, corner, mesh);
  for (int k = 0; k < 2; k++)
    tree[k] = og_bvh_build(&og_volume_aabb, OG_BUILD_LONGEST_AXIS, (unsigned char *)memory, &at, k, &mesh[k], &work);
  const og_limited_answer r = og_walk_limited(&mesh[0], &tree[0], &mesh[1], &tree[1], limits, stack);
  const bool is_whole = limits->level < 0 && !limits->at_volumes && r.tests < limits->tests;
  if (r.tests > limits->tests) return "walk-limited: more tests than it may make";
  if (r.meeting == OG_LIMITED_NO && meets) return "walk-limited: NO of meshes that meet";
  if (r.meeting == OG_LIMITED_YES && !meets) return "walk-limited: YES of meshes apart";
  if (r.meeting == OG_LIMITED_UNDECIDED && is_whole) return "walk-limited: undecided without a limit";
  if ((int64_t)b->answer.finding.count > r.open_triangles + r.work.meeting) return "walk-limited: pairs left out";
  return NULL;
}

static void check_limited(bench *b, const uint8_t *data, size_t size) {
  const int of_tests = size > 0 ? data[0] : 0, of_level = size > 1 ? data[1] : 0;
  const og_walk_limits limits = {of_tests % 128, of_level % 8 - 1, of_level >= 192};
  const char *fault = fault_of_limited(b, &limits);
  if (fault != NULL) og_fuzz_found(fault, &b->pairs.decoded);
}

static void check(bench *b) {
  if (og_solve_meshes(&b->problem, OG_DEFAULT_MAX_PAIRS, &b->answer) != OG_MESH_ACCEPTED)
    og_fuzz_found("the exact solver is undecided", &b->pairs.decoded);
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->mesh_pairs == NULL) continue;
    const char *fault = fault_of(b, algorithm->mesh_pairs);
    if (fault == NULL) continue;
    char text[200];
    snprintf(text, sizeof text, "%s: %s", algorithm->id, fault);
    og_fuzz_found(text, &b->pairs.decoded);
  }
}

// Bodies whose triangles meet are not parted by any direction.
static void check_directions(bench *b) {
  static const int ks[] = {6, 8, 14, 18, 26};
  const og_body *const p = &b->pairs.decoded.pair.a, *const q = &b->pairs.decoded.pair.b;
  if (b->answer.finding.count == 0) return;
  for (size_t k = 0; k < sizeof ks / sizeof *ks; k++) {
    const og_dop_directions of = og_dop_directions_of(ks[k]);
    if (og_points_apart(p->vertex, p->vertex_count, q->vertex, q->vertex_count, of.direction, of.count) >= 0)
      og_fuzz_found("k-dops-apart: bodies that meet are parted", &b->pairs.decoded);
  }
}

static void check_parted_at_centres(bench *b) {
  const char *fault = fault_of(b, &og_bvh_obb_centre_door);
  if (fault == NULL) return;
  char text[200];
  snprintf(text, sizeof text, "bvh-obb parted at centres: %s", fault);
  og_fuzz_found(text, &b->pairs.decoded);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  static bool is_ready;
  if (!is_ready) {
    og_mesh_problem_init(&b.problem);
    og_mesh_answer_init(&b.answer);
    is_ready = true;
  }
  og_fuzz_pair(&b.pairs, data, size, OG_DECODED_POINTS);
  if (set(&b, data, size, false)) {
    check(&b);
    check_limited(&b, data, size);
    check_parted_at_centres(&b);
    check_directions(&b);
  }
  if (set(&b, data, size, true)) check(&b);
  return 0;
}
