// What cylinders and cones share with polytopes that touch them, against membership in plain rationals
// (tests/oracle/curved_shared.h). Pairs are made to touch in each way there is. A claim with one fault does not pass.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/contact/solve/contact.h"
#include "spec/curved/solve/contact.h"
#include "tests/shared/touching_curve.h"
#include "tests/shared/wanted_pairs.h"

// What touches what; a face has three points or more in the plane.
typedef enum way {
  RIM_ON_FACE,
  FACE_ON_CAP,
  EDGE_ON_SIDE,
  VERTEX_ON_CAP,
  APEX_ON_FACE,
  SIDE_ALONG_FACE,
  CAP_ON_FACE, // all of it
  CAP_IN_PART,
  OTHER_WAY,
  WAYS
} way;

typedef struct bench {
  or_touching pair;
  og_curved_contact_solver *solver;
  og_curved_contact_answer answer;
  or_curved_claim claim;
  og_curved_faces *faces; // what stands for the faces, asked about in another plane
  og_contact_solver *in_plane;
  og_contact_answer other;
  og_curved_contact_finding finding;
  long planes;
  long way_count[2][WAYS]; // of cylinders, cones
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  or_touching_init(&b->pair);
  b->solver = og_curved_contact_solver_new();
  og_curved_contact_answer_init(&b->answer);
  or_curved_claim_init(&b->claim);
  b->faces = og_curved_faces_new();
  b->in_plane = og_contact_solver_new();
  og_contact_answer_init(&b->other);
  og_curved_contact_finding_init(&b->finding);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  or_touching_clear(&b->pair);
  og_curved_contact_solver_free(b->solver);
  og_curved_contact_answer_clear(&b->answer);
  or_curved_claim_clear(&b->claim);
  og_curved_faces_free(b->faces);
  og_contact_solver_free(b->in_plane);
  og_contact_answer_clear(&b->other);
  og_curved_contact_finding_clear(&b->finding);
  free(b);
  return 0;
}

static const char *fault(const bench *b) {
  return or_curved_shared_fault(&b->pair.problem.pair, b->pair.problem.is_b, b->pair.is_cone, &b->claim);
}

// ---- claims with one fault ----

static void expect_fault(const bench *b) { assert_non_null(fault(b)); }

// A corner left out, or moved towards the next.
static void damage_corner(bench *b) {
  or_curved_claim *claim = &b->claim;
  const size_t last = claim->count - 1;
  if (claim->kind == OR_CURVED_DISC) return;
  mpq_t half;
  mpq_init(half);
  if (last > 0) {
    claim->count--;
    expect_fault(b);
    claim->count++;
    for (int axis = 0; axis < 3; axis++) {
      mpq_add(half, claim->point[0].c[axis], claim->point[last].c[axis]);
      mpq_div_2exp(claim->point[last].c[axis], half, 1);
    }
  } else {
    mpq_set_si(half, 1, 1UL << 40);
    const int axis = mpq_sgn(claim->normal.c[0]) == 0 ? 0 : 1;
    mpq_add(claim->point[last].c[axis], claim->point[last].c[axis], half);
  }
  expect_fault(b);
  mpq_clear(half);
  or_touching_claim(&b->claim, &b->answer.finding);
}

static void damage_rest(bench *b) {
  or_curved_claim *claim = &b->claim;
  const or_curved_kind kind = claim->kind;
  for (int k = 0; k < 3; k++) mpq_neg(claim->normal.c[k], claim->normal.c[k]);
  mpq_neg(claim->offset, claim->offset);
  // Of two flat bodies in one plane the normal leads either way.
  if (b->pair.count > b->pair.in_plane || b->pair.half_height > 0) expect_fault(b);
  or_touching_claim(&b->claim, &b->answer.finding);
  if (kind == OR_CURVED_POINTS) return;
  claim->kind = kind == OR_CURVED_DISC ? OR_CURVED_PART : OR_CURVED_DISC;
  expect_fault(b);
  claim->kind = OR_CURVED_POINTS;
  expect_fault(b);
  claim->kind = kind;
  mpq_add(claim->square, claim->square, claim->square);
  expect_fault(b);
  or_touching_claim(&b->claim, &b->answer.finding);
  mpq_add(claim->centre.c[0], claim->centre.c[0], claim->square);
  expect_fault(b);
}

// ---- what stands for the faces touches the polytope in other planes, too ----

static void swap_faces(og_contact_certificate *a, og_contact_certificate *b) {
  const og_contact_certificate kept = *a;
  *a = *b;
  *b = kept;
}

static void expect_no_other_plane(bench *b, const og_ivec *normal) {
  og_curved_contact_certificate *certificate = &b->answer.certificate;
  og_curved_faces_set(b->faces, &b->pair.problem, &certificate->relation);
  if (og_solve_contact_in(b->in_plane, &b->faces->problem, normal, &b->other) != OG_ANSWERED) return;
  b->planes++;
  swap_faces(&certificate->faces, &b->other.certificate);
  assert_int_equal(og_check_curved_contact(b->faces, &b->pair.problem, certificate, &b->finding),
                   OG_CURVED_CONTACT_REFUSED_FACES);
  swap_faces(&certificate->faces, &b->other.certificate);
}

static void try_other_planes(bench *b) {
  og_ivec normal, across;
  og_ivec_init(&normal);
  og_ivec_init(&across);
  og_ivec_neg(&normal, &b->answer.certificate.relation.direction);
  expect_no_other_plane(b, &normal);
  og_ivec_neg(&normal, &normal);
  og_int_set_si(&normal.x, mpz_get_si(normal.x.z) + 1);
  og_ivec_cross(&across, &normal, &b->answer.certificate.relation.direction);
  if (!og_ivec_is_zero(&across)) expect_no_other_plane(b, &normal);
  og_ivec_clear(&normal);
  og_ivec_clear(&across);
}

// ---- the test ----

static way way_of(const bench *b) {
  const bool is_face = b->pair.in_plane > 2;
  switch (b->pair.place) {
  case OR_TOUCHES_RIM: return is_face ? RIM_ON_FACE : OTHER_WAY;
  case OR_TOUCHES_APEX: return is_face ? APEX_ON_FACE : OTHER_WAY;
  case OR_TOUCHES_SIDE:
    if (b->pair.in_plane == 2) return EDGE_ON_SIDE;
    return is_face && b->answer.finding.faces.count == 2 ? SIDE_ALONG_FACE : OTHER_WAY;
  default:
    if (b->pair.in_plane == 1) return VERTEX_ON_CAP;
    if (b->answer.finding.shared == OG_CURVED_SHARE_DISC) return CAP_ON_FACE;
    if (b->answer.finding.shared == OG_CURVED_SHARE_PART) return CAP_IN_PART;
    return is_face ? FACE_ON_CAP : OTHER_WAY;
  }
}

static void expect_counts(const bench *b, long rounds) {
  static const char *const names[WAYS] = {"rim on face",   "face on cap",  "edge on side",
                                          "vertex on cap", "apex on face", "side along face",
                                          "cap on face",   "cap in part",  "other"};
  for (int k = 0; k < WAYS; k++) {
    print_message("%s: %ld cylinders, %ld cones\n", names[k], b->way_count[0][k], b->way_count[1][k]);
    assert_true(b->way_count[0][k] + b->way_count[1][k] >= rounds / 60);
  }
}

static void agree_with_membership(void **state) {
  bench *b = *state;
  const long rounds = wanted_pairs(6000);
  for (long round = 0; round < rounds; round++) {
    assert_true(or_touching_make(&b->pair, (or_touching_place)(round % OR_TOUCHES_END)));
    assert_int_equal(og_solve_curved_contact(b->solver, &b->pair.problem, &b->answer), OG_CURVED_CONTACT_ACCEPTED);
    assert_int_not_equal(b->answer.finding.relation, OG_PENETRATING);
    if (b->answer.finding.relation != OG_TOUCHING) continue;
    or_touching_claim(&b->claim, &b->answer.finding);
    const char *what = fault(b);
    if (what != NULL) print_error("pair %ld, place %d: %s\n", round, (int)b->pair.place, what);
    assert_null(what);
    b->way_count[b->pair.is_cone][way_of(b)]++;
    if (round % 4 != 0) continue;
    damage_corner(b);
    damage_rest(b);
    try_other_planes(b);
  }
  expect_counts(b, rounds);
  assert_true(b->planes > rounds / 100);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test_setup_teardown(agree_with_membership, open_bench, close_bench)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
