// Solid meshes: the exact solver of `relation`, `distance`, `depth` and of meshes that bound no solid, and its checker.
// Solids of cubes under linear maps lie beside other bodies. The truth is that of their boxes, each asked of the second
// oracle. Whatever a damaged certificate still proves is true.
//
// The input is a tape of small numbers: tests/shared/solid_pair.h draws bodies and damage from it.

#include <stdio.h>

#include "fuzz/harness.h"
#include "spec/solid/solve/solid.h"
#include "tests/shared/solid_pair.h"

enum { DAMAGES = 6 };

typedef struct bench {
  or_random random;
  or_solid_pair pair;
  og_solid_solver *solver;
  og_solid_checker *checker;
  og_solid_answer answer;
  og_solid_finding finding;
} bench;

static void bench_init(bench *b) {
  or_solid_pair_init(&b->pair);
  b->solver = og_solid_solver_new();
  b->checker = og_solid_checker_new();
  og_solid_answer_init(&b->answer);
  og_solid_finding_init(&b->finding);
}

static void print_mesh(const or_voxel_mesh *mesh) {
  fprintf(stderr, "points");
  for (size_t k = 0; k < 3 * mesh->points; k++) fprintf(stderr, "%s%a", k % 3 == 0 ? "  " : " ", mesh->xyz[k]);
  fprintf(stderr, "; triangles");
  for (int t = 0; t < mesh->triangles; t++)
    fprintf(stderr, "  %d %d %d", mesh->corner[t][0], mesh->corner[t][1], mesh->corner[t][2]);
  fprintf(stderr, "\n");
}

static void print_parts(const or_convex_list *list) {
  for (size_t part = 0; part < list->count; part++) {
    fprintf(stderr, "radius %a, points", list->radius);
    for (int k = 0; k < 3 * list->corners[part]; k++)
      fprintf(stderr, "%s%a", k % 3 == 0 ? "  " : " ", list->xyz[part][k]);
    fprintf(stderr, "\n");
  }
}

static _Noreturn void found(const bench *b, const char *what) {
  print_mesh(&b->pair.mesh[0]);
  if (b->pair.problem.solid[1 - b->pair.at]) print_mesh(&b->pair.mesh[1]);
  else print_parts(&b->pair.truth[1]);
  og_fuzz_found(what, NULL);
}

static void expect_true(bench *b, or_truth *truth, const og_solid_finding *finding) {
  const og_finding *found_of = &finding->of_pair;
  const char *wrong = or_solid_against(truth, found_of);
  if (wrong == NULL && finding->inner >= 0 && found_of->has_depth) wrong = or_solid_depth_against(&b->pair, found_of);
  if (wrong != NULL) found(b, wrong);
}

static void ask(bench *b, og_question question, or_truth *truth) {
  if (!og_solve_solid(b->solver, question, &b->pair.problem, &b->answer))
    found(b, og_solid_solver_text(b->solver, &b->answer));
  const og_finding *finding = &b->answer.finding.of_pair;
  if (finding->relation != truth->relation) found(b, "another relation than the second oracle's");
  if (question == OG_DISTANCE && !finding->has_distance) found(b, "no distance");
  if (question == OG_DEPTH && truth->relation == OG_PENETRATING && !finding->has_depth) found(b, "no depth");
  expect_true(b, truth, &b->answer.finding);
  for (int k = 0; k < DAMAGES; k++) {
    or_damage_solid(&b->random, &b->answer.surface.certificate, &b->pair);
    if (og_check_solid(b->checker, &b->pair.problem, &b->answer.surface.certificate, &b->finding) == OG_SOLID_ACCEPTED)
      expect_true(b, truth, &b->finding);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (b.solver == NULL) bench_init(&b);
  b.random = or_random_taped(data, size);
  const or_beside kind = (or_beside)or_random_int(&b.random, OR_POINT, OR_BESIDES - 1);
  or_make_solid_pair(&b.random, &b.pair, kind);
  if (!or_solids_are_sound(&b.pair)) {
    if (og_solve_solid(b.solver, OG_RELATION, &b.pair.problem, &b.answer)) found(&b, "a mesh that bounds no solid");
    return 0;
  }
  or_truth *truth = or_closest(&b.pair.pair, &b.pair.truth[0], &b.pair.truth[1]);
  if (truth == NULL) found(&b, "the second oracle contradicts itself");
  for (og_question q = OG_RELATION; q <= (kind == OR_POINT ? OG_DEPTH : OG_DISTANCE); q++) ask(&b, q, truth);
  or_truth_free(truth);
  return 0;
}
