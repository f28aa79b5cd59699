// lin-canny against the exact distance: every degenerate family of tests/oracle whose bodies are not flat, random
// hulls, needles, polyhedra with polygons for faces; then by hand: contact, domain, scales, order, broken meshes, warm
// starts under coherent motion.
//
// ORIGO_TEST_PAIRS sets the number of pairs of a family (default 400).

#include "tests/features/walk_suite.h"

#include "ref/features/lin_canny.h"

// Gives up where bodies meet, as its header says, and rarely where they do not; what it answers is right but for a few
// thin bodies.
static void all_families(void **state) {
  (void)state;
  const walk_sums sums = walk_families(og_run_lin_canny, wanted_pairs(400));
  assert_int_equal(sums.plain.gross_verdicts, 0);
  assert_true(500 * sums.thin.gross_verdicts <= sums.thin.tried);
  assert_true(40 * sums.plain.apart_gave_up <= sums.plain.apart);
  assert_true(5 * sums.thin.apart_gave_up <= sums.thin.apart);
  assert_true(sums.plain.worst <= 4 * EPS && sums.plain.farthest <= 4 * EPS);
  assert_true(sums.thin.worst <= 1e-7);
  assert_true(sums.plain.steps <= 40 && sums.thin.steps <= 40);
}

static void round_hulls(void **state) {
  (void)state;
  static const int counts[] = {8, 32, 128};
  for (int k = 0; k < 3; k++) {
    const walk_tally t = walk_round_hulls(og_run_lin_canny, counts[k], counts[k] == 128 ? 100 : 300);
    assert_int_equal(t.gross_verdicts + t.close_verdicts + t.apart_gave_up, 0);
    assert_true(t.worst <= 2 * EPS);
  }
}

// Found by fuzzing: beside three vertices less than an epsilon of the size apart, whose faces have any normal, it takes
// B to meet A, 2^-29 of the size from it.
static void needle_from_one_place(void) {
  static const double a[15] = {0, 0x1p-6, 0, 0, 1, 0, 0, 1, 0x1p-25, 0, 1, -0x1p-26, 0x1p+23, 1, 0x1p+22};
  static const double b[12] = {0, -1, 0, 0x1p-31, 0, 0, 0, 0, 0, 0, 0, 0x1p-27};
  pair_bodies_of_points(&walk_bodies, 5, a, 4, b);
  assert_true(walk_make_meshes());
  exact_truth truth = {.meet = true};
  assert_true(exact_truth_of(&walk_exact, &walk_bodies, &truth));
  assert_false(truth.meet);
  assert_true(truth.distance <= 0x1p-6 && truth.distance > 0x1p-7);
  const og_claim claim = og_run_lin_canny(&walk_bodies.a, &walk_bodies.b);
  assert_int_equal(claim.verdict, OG_VERDICT_MEET);
}

static void slanted_needles(void **state) {
  (void)state;
  needle_from_one_place();
  const walk_tally t = walk_needles(og_run_lin_canny, 2000);
  assert_true(500 * t.gross_verdicts <= t.tried);
  assert_true(5 * t.apart_gave_up <= t.apart);
  assert_true(t.worst <= 1e-7);
}

// Found by fuzzing: a corner of B within one of its faces, whose region reaches through to the other side, and a corner
// of A's face there: the bodies are deep in each other.
static void corner_within_a_face(void) {
  static const double a[12] = {0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0};
  static const double b[18] = {0, -1, 0, 0.5, 1, -1, 0, 0, -1, 0, 0, 1, 0, 2, -1, 2, 0, -1};
  pair_bodies_of_points(&walk_bodies, 4, a, 6, b);
  assert_true(walk_make_meshes());
  exact_truth truth = {.meet = false};
  assert_true(exact_truth_of(&walk_exact, &walk_bodies, &truth));
  assert_true(truth.meet);
  assert_int_not_equal(og_run_lin_canny(&walk_bodies.a, &walk_bodies.b).verdict, OG_VERDICT_APART);
}

static void polygon_faces(void **state) {
  (void)state;
  corner_within_a_face();
  const walk_tally t = walk_polygon_faces(og_run_lin_canny, wanted_pairs(4000));
  assert_int_equal(t.gross_verdicts, 0);
  assert_true(40 * t.apart_gave_up <= t.apart);
  // Corners may lie off their face's plane by 8 epsilon (mesh_check.h), and the distance is then that to another body.
  assert_true(t.worst <= 16 * EPS);
}

static int open_walk(void **state) {
  static walk_subject subject = {og_run_lin_canny, og_lin_canny, 1e-7};
  *state = &subject;
  return walk_open(state);
}

int main(void) {
  const walk_own_tests own = {all_families, round_hulls, polygon_faces, slanted_needles};
  return walk_run_suite("lin_canny", open_walk, &own);
}
