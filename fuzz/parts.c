// Bodies made of parts: the exact solvers of `relation`, `distance`, `depth`, `contact` and `hit`, and their checkers,
// against every pair of parts, each asked of the second oracle. Cylinders and cones beside them likewise.
// Swapped bodies lie alike. Whatever a damaged certificate still proves is true.
//
// The input is a tape of small numbers: tests/shared/random_parts.h draws bodies, rays and damage from it.

#include <stdio.h>

#include "fuzz/harness.h"
#include "spec/parts/solve/contacts.h"
#include "spec/parts/solve/curved.h"
#include "spec/parts/solve/parts.h"
#include "tests/shared/contacts_truth.h"
#include "tests/shared/curved_parts_truth.h"
#include "tests/shared/parts_truth.h"

// Of so many pairs of parts that overlap one is compared by brute force.
enum { DAMAGES = 6, OVERLAPS = 8 };

typedef struct bench {
  or_random random;
  or_part_body body[2], swapped[2];
  or_ray ray;
  og_parts_problem problem, other;
  og_parts_solver *solver;
  og_parts_checker *checker;
  og_parts_answer answer, again;
  og_finding finding;
  or_ray_truth ray_truth;
  og_part_contacts_solver *of_contacts;
  og_part_contacts_answer shared;
  og_part_contacts_finding share;
  or_curved_parts curved;
  og_curved_parts_solver *of_curve;
  og_curved_parts_answer beside;
} bench;

static void bench_init(bench *b) {
  og_parts_problem_init(&b->problem);
  og_parts_problem_init(&b->other);
  b->solver = og_parts_solver_new();
  b->checker = og_parts_checker_new();
  og_parts_answer_init(&b->answer);
  og_parts_answer_init(&b->again);
  og_finding_init(&b->finding);
  or_ray_truth_init(&b->ray_truth);
  b->of_contacts = og_part_contacts_solver_new();
  og_part_contacts_answer_init(&b->shared);
  og_part_contacts_finding_init(&b->share);
  or_curved_parts_init(&b->curved);
  b->of_curve = og_curved_parts_solver_new();
  og_curved_parts_answer_init(&b->beside);
}

// ---- what is told of a finding ----

static void print_body(const or_part_body *body) {
  fprintf(stderr, "radius %a, points", body->radius);
  for (size_t k = 0; k < 3 * body->points; k++) fprintf(stderr, "%s%a", k % 3 == 0 ? "  " : " ", body->xyz[k]);
  for (int t = 0; t < body->parts; t++)
    fprintf(stderr, "%s%d %d %d", t == 0 ? "; triangles  " : "  ", (int)body->corner[t][0], (int)body->corner[t][1],
            (int)body->corner[t][2]);
  fprintf(stderr, "\n");
}

static _Noreturn void found(const bench *b, bool is_ray, const char *what) {
  const or_ray *ray = &b->ray;
  if (is_ray)
    fprintf(stderr, "%s from %a %a %a along %a %a %a\n", ray->is_segment ? "segment" : "ray", ray->start[0],
            ray->start[1], ray->start[2], ray->way[0], ray->way[1], ray->way[2]);
  else print_body(&b->body[0]);
  print_body(&b->body[1]);
  og_fuzz_found(what, NULL);
}

static void solve(bench *b, og_question question, const og_parts_problem *problem, og_parts_answer *answer) {
  if (og_solve_parts(b->solver, question, problem, answer) != OG_ANSWERED)
    found(b, question == OG_HIT, og_parts_refusal_text(answer->refusal));
}

// ---- two bodies ----

static void expect_true(const bench *b, or_truth *truth, const og_finding *finding) {
  const char *wrong = or_truth_against(truth, finding);
  if (wrong != NULL) found(b, false, wrong);
}

static void expect_no_lie(bench *b, or_truth *truth) {
  for (int k = 0; k < DAMAGES; k++) {
    or_damage_parts(&b->random, &b->answer.certificate, &b->problem);
    if (og_check_parts(b->checker, &b->problem, &b->answer.certificate, &b->finding) == OG_PARTS_ACCEPTED)
      expect_true(b, truth, &b->finding);
  }
}

static void expect_same_swapped(bench *b, og_question question) {
  const og_finding *one = &b->answer.finding, *other = &b->again.finding;
  solve(b, question, &b->other, &b->again);
  if (one->relation != other->relation) found(b, false, "swapped, they lie otherwise");
  if (question == OG_DISTANCE && og_surd_compare(&one->distance, &other->distance) != 0)
    found(b, false, "swapped, they are another distance apart");
  if (question == OG_DEPTH && one->has_depth && og_surd_compare(&one->depth, &other->depth) != 0)
    found(b, false, "swapped, they are deeper or less deep");
}

static void expect_true_contacts(const bench *b, const og_part_contacts_finding *finding) {
  const char *wrong = or_part_contacts_against(b->body, finding, OVERLAPS, NULL);
  if (wrong != NULL) found(b, false, wrong);
}

static void ask_contacts(bench *b) {
  if (og_solve_part_contacts(b->of_contacts, &b->problem, &b->shared) != OG_ANSWERED)
    found(b, false, og_parts_refusal_text(b->shared.refusal));
  expect_true_contacts(b, &b->shared.finding);
  for (int k = 0; k < DAMAGES; k++) {
    or_damage_part_contacts(&b->random, &b->shared.certificate, &b->problem);
    if (og_check_part_contacts(b->checker, &b->problem, &b->shared.certificate, &b->share) == OG_PARTS_ACCEPTED)
      expect_true_contacts(b, &b->share);
  }
}

static void ask_bodies(bench *b) {
  const or_parts_kind kind = (or_parts_kind)or_random_int(&b->random, 0, OR_PARTS_KINDS - 1);
  const int shape = or_random_int(&b->random, 0, 2); // mesh and mesh, mesh and body, body and mesh
  or_make_part_body(&b->random, &b->body[0], kind, shape != 2);
  or_make_part_body(&b->random, &b->body[1], kind, shape != 1);
  b->swapped[0] = b->body[1];
  b->swapped[1] = b->body[0];
  or_set_parts_problem(&b->problem, b->body);
  or_set_parts_problem(&b->other, b->swapped);
  or_truth *truth = or_parts_truth_new(b->body);
  if (truth->contradiction != NULL) found(b, false, truth->contradiction);
  for (og_question question = OG_RELATION; question <= OG_DEPTH; question++) {
    solve(b, question, &b->problem, &b->answer);
    if (b->answer.finding.relation != truth->relation) found(b, false, "another relation than the second oracle's");
    if (question == OG_DISTANCE && !b->answer.finding.has_distance) found(b, false, "no distance");
    if (question == OG_DEPTH && truth->relation != OG_SEPARATED && !b->answer.finding.has_depth)
      found(b, false, "no depth");
    expect_true(b, truth, &b->answer.finding);
    expect_same_swapped(b, question);
    expect_no_lie(b, truth);
  }
  ask_contacts(b);
  or_truth_free(truth);
}

// ---- a cylinder or a cone ----

static _Noreturn void found_beside(const bench *b, const char *what) {
  const or_curved_parts *c = &b->curved;
  fprintf(stderr, "%s as %s, radius %ld, half height %ld, ball %a\n", c->is_cone ? "cone" : "cylinder",
          c->is_second ? "b" : "a", c->radius, c->half_height, c->ball);
  print_body(&c->body);
  og_fuzz_found(what, NULL);
}

static void expect_true_beside(bench *b) {
  og_relation relation;
  const char *wrong = or_curved_parts_against(&b->curved, &b->beside.certificate, &relation);
  if (wrong != NULL) found_beside(b, wrong);
}

static void ask_beside(bench *b) {
  or_curved_parts_make(&b->random, &b->curved);
  for (og_question question = OG_RELATION; question <= OG_DISTANCE; question++) {
    if (og_solve_curved_parts(b->of_curve, question, &b->curved.problem, &b->beside) == OG_ENCLOSURE_REFUSED)
      found_beside(b, og_curved_parts_refusal_text(b->beside.refusal));
    if (b->curved.ball == 0 && og_curved_parts_relation(&b->beside.certificate) == OG_RELATION_NONE)
      found_beside(b, "nothing is known");
    expect_true_beside(b);
    for (int k = 0; k < DAMAGES; k++) {
      or_damage_curved_parts(&b->random, &b->beside.certificate);
      if (og_check_curved_parts(&b->curved.problem, &b->beside.certificate) == OG_CURVED_PARTS_ACCEPTED)
        expect_true_beside(b);
    }
  }
}

// ---- a ray ----

static void expect_true_hit(const bench *b, const og_finding *finding) {
  const char *wrong = or_ray_truth_against(&b->ray_truth, finding);
  if (wrong != NULL) found(b, true, wrong);
}

static void ask_ray(bench *b) {
  const or_parts_kind kind = (or_parts_kind)or_random_int(&b->random, OR_PARTS_LATTICE, OR_PARTS_FINE);
  const bool has_parts = or_random_int(&b->random, 0, 3) != 0;
  or_make_part_body(&b->random, &b->body[1], kind, has_parts);
  or_make_ray(&b->random, &b->ray, &b->body[1]);
  or_set_ray_problem(&b->problem, &b->ray, &b->body[1]);
  const char *wrong = or_ray_truth_find(&b->ray_truth, &b->ray, &b->body[1]);
  if (wrong != NULL) found(b, true, wrong);
  solve(b, OG_HIT, &b->problem, &b->answer);
  expect_true_hit(b, &b->answer.finding);
  for (int k = 0; k < DAMAGES; k++) {
    or_damage_parts(&b->random, &b->answer.certificate, &b->problem);
    if (og_check_parts_sweep(b->checker, &b->problem, &b->answer.certificate, &b->finding) == OG_PARTS_ACCEPTED)
      expect_true_hit(b, &b->finding);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (b.solver == NULL) bench_init(&b);
  b.random = or_random_taped(data, size);
  const int which = or_random_int(&b.random, 0, 2);
  if (which == 0) ask_bodies(&b);
  else if (which == 1) ask_ray(&b);
  else ask_beside(&b);
  return 0;
}
