// Forged depth certificates. A surface with a hole could hide the very face that decides the depth. Fixed:
// the surface of the solver's certificate of a real case. Varied: which of its triangles is called the face
// (with right weights for the origin's foot on it), and what is done about the triangles that are nearer:
// they stay, go, go together with everything else, or are turned inside out. Must hold: refused, or the depth
// is true after all and the foot in the bodies.
//
// ORIGO_TEST_PAIRS sets the number of pairs (default 6,000).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "spec/pair/solve/solver.h"
#include "tests/shared/random_pair.h"
#include "tests/oracle/truth.h"
#include "tests/shared/wanted_pairs.h"

#define DEFAULT_PAIRS 6000

typedef enum forgery { NEARER_STAY, NEARER_GO, OTHERS_GO, NEARER_TURNED, FACE_DOUBLED, FORGERIES } forgery;

typedef struct bench {
  og_problem problem;
  og_solver *solver;
  og_checker *checker;
  og_answer answer;
  og_certificate forged;
  og_finding finding;
  size_t surfaces, forgeries, accepted;
} bench;

static void corner_point(or_vec *p, const og_problem *problem, const og_certificate *c, uint32_t corner) {
  const og_pair pair = c->witness.pair[corner];
  const og_ivec *a = &problem->a.at[pair.i], *b = &problem->b.at[pair.j];
  mpz_sub(mpq_numref(p->c[0]), a->x.z, b->x.z);
  mpz_sub(mpq_numref(p->c[1]), a->y.z, b->y.z);
  mpz_sub(mpq_numref(p->c[2]), a->z.z, b->z.z);
}

typedef struct plane {
  or_vec p[3], n, e, f;
  mpq_t square, t; // of the distance from the origin
} plane;

static void plane_init(plane *s) {
  for (int k = 0; k < 3; k++) or_vec_init(&s->p[k]);
  or_vec_init(&s->n);
  or_vec_init(&s->e);
  or_vec_init(&s->f);
  mpq_inits(s->square, s->t, NULL);
}

static void plane_clear(plane *s) {
  for (int k = 0; k < 3; k++) or_vec_clear(&s->p[k]);
  or_vec_clear(&s->n);
  or_vec_clear(&s->e);
  or_vec_clear(&s->f);
  mpq_clears(s->square, s->t, NULL);
}

static void plane_of(plane *s, const og_problem *problem, const og_certificate *c, const og_triangle *triangle) {
  for (int k = 0; k < 3; k++) corner_point(&s->p[k], problem, c, triangle->corner[k]);
  or_vec_sub(&s->e, &s->p[1], &s->p[0]);
  or_vec_sub(&s->f, &s->p[2], &s->p[0]);
  or_cross(&s->n, &s->e, &s->f, s->t);
  mpq_t nn;
  mpq_init(nn);
  or_dot(s->square, &s->n, &s->p[0], s->t);
  mpq_mul(s->square, s->square, s->square);
  or_dot(nn, &s->n, &s->n, s->t);
  if (mpq_sgn(nn) != 0) mpq_div(s->square, s->square, nn);
  mpq_clear(nn);
}

// The weight of corner k of the foot is n . (the cross product of the other two corners).
static void set_foot(plane *s, og_certificate *c, const og_triangle *face) {
  for (size_t k = 0; k < c->witness.count; k++) og_int_set_si(&c->witness.weight[k], 0);
  mpq_t w;
  mpq_init(w);
  for (int k = 0; k < 3; k++) {
    or_cross(&s->e, &s->p[(k + 1) % 3], &s->p[(k + 2) % 3], s->t);
    or_dot(w, &s->n, &s->e, s->t);
    mpz_set(c->witness.weight[face->corner[k]].z, mpq_numref(w));
  }
  mpq_clear(w);
}

static void turn(og_triangle *triangle) {
  const uint32_t corner = triangle->corner[1];
  triangle->corner[1] = triangle->corner[2];
  triangle->corner[2] = corner;
}

// Makes b->forged from the solver's certificate.
static void forge(bench *b, size_t face, forgery how) {
  const og_certificate *true_one = &b->answer.certificate;
  og_certificate *c = &b->forged;
  og_certificate_reset(c);
  c->kind = OG_CERT_SURFACE;
  for (size_t k = 0; k < true_one->witness.count; k++) og_combination_add(&c->witness, true_one->witness.pair[k]);
  plane named, other;
  plane_init(&named);
  plane_init(&other);
  plane_of(&named, &b->problem, true_one, &true_one->triangle[face]);
  set_foot(&named, c, &true_one->triangle[face]);
  og_certificate_resize_triangles(c, true_one->triangle_count + 1);
  size_t count = 0;
  for (size_t k = 0; k < true_one->triangle_count; k++) {
    plane_of(&other, &b->problem, true_one, &true_one->triangle[k]);
    const bool nearer = k != face && mpq_cmp(other.square, named.square) < 0;
    if ((how == NEARER_GO && nearer) || (how == OTHERS_GO && k != face)) continue;
    if (k == face) c->face = (uint32_t)count;
    c->triangle[count] = true_one->triangle[k];
    if (how == NEARER_TURNED && nearer) turn(&c->triangle[count]);
    count++;
  }
  if (how == FACE_DOUBLED) c->triangle[count++] = true_one->triangle[face];
  og_certificate_resize_triangles(c, count);
  og_certificate_match_edges(c);
  plane_clear(&named);
  plane_clear(&other);
}

// A foot of the origin that is no convex combination of the corners is no point of the bodies.
static void check_weights(const og_certificate *c) {
  int positive = 0;
  for (size_t k = 0; k < c->witness.count; k++) {
    assert_true(og_int_sign(&c->witness.weight[k]) >= 0);
    positive += og_int_sign(&c->witness.weight[k]) > 0;
  }
  assert_true(positive > 0);
}

static void try_forgeries(bench *b, or_truth *truth, const or_pair *pair) {
  b->surfaces++;
  for (size_t face = 0; face < b->answer.certificate.triangle_count; face++)
    for (forgery how = NEARER_STAY; how < FORGERIES; how++) {
      forge(b, face, how);
      b->forgeries++;
      const og_refusal refusal = og_check(b->checker, &b->problem, &b->forged, &b->finding);
      if (refusal != OG_ACCEPTED) continue;
      b->accepted++;
      check_weights(&b->forged);
      const char *wrong = or_truth_against(truth, &b->finding);
      if (wrong == NULL) continue;
      fprintf(stderr, "forgery %d with face %zu accepted, but the %s is wrong\n", (int)how, face, wrong);
      or_pair_print(stderr, pair);
      fail();
    }
}

static void forged_surfaces_are_refused_or_true(void **state) {
  (void)state;
  const size_t wanted = (size_t)wanted_pairs(DEFAULT_PAIRS);
  bench b = {.solver = og_solver_new(), .checker = og_checker_new()};
  og_problem_init(&b.problem);
  og_answer_init(&b.answer);
  og_certificate_init(&b.forged);
  og_finding_init(&b.finding);
  static or_pair pair;
  for (size_t k = 0; k < wanted; k++) {
    or_pair_make(&pair, k % or_pair_family_count(), 8000000 + k / or_pair_family_count());
    assert_int_equal(or_pair_problem(&b.problem, &pair), OG_PROBLEM_OK);
    assert_int_equal(og_solve(b.solver, OG_DEPTH, &b.problem, NULL, &b.answer), OG_ANSWERED);
    if (b.answer.certificate.kind != OG_CERT_SURFACE) continue;
    or_truth *truth = or_truth_new(&b.problem);
    try_forgeries(&b, truth, &pair);
    or_truth_free(truth);
  }
  printf("%zu forgeries of %zu surfaces: %zu accepted and true\n", b.forgeries, b.surfaces, b.accepted);
  assert_true(b.accepted > 0 && b.forgeries > b.accepted);
  og_problem_clear(&b.problem);
  og_answer_clear(&b.answer);
  og_certificate_clear(&b.forged);
  og_finding_clear(&b.finding);
  og_solver_free(b.solver);
  og_checker_free(b.checker);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(forged_surfaces_are_refused_or_true)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
