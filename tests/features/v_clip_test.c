// v-clip against the exact distance: every degenerate family of tests/oracle whose bodies are not flat, random hulls,
// needles, polyhedra with polygons for faces; then by hand: contact, domain, scales, order, broken meshes, warm starts
// under coherent motion.
//
// ORIGO_TEST_PAIRS sets the number of pairs of a family (default 400).

#include "tests/features/walk_bench.h"

#include "ref/features/v_clip.h"

// No gross verdict anywhere. Giving up is rare, and only for the rounding of features that touch or are thin.
static void all_families(void **state) {
  (void)state;
  const walk_sums sums = walk_families(og_run_v_clip, wanted_pairs(400));
  assert_int_equal(sums.plain.gross_verdicts + sums.thin.gross_verdicts, 0);
  assert_true(200 * (sums.plain.apart_gave_up + sums.plain.meet_gave_up) <= sums.plain.tried);
  assert_true(100 * (sums.thin.apart_gave_up + sums.thin.meet_gave_up) <= sums.thin.tried);
  assert_true(sums.plain.worst <= 4 * EPS && sums.plain.farthest <= 4 * EPS);
  assert_true(sums.thin.worst <= 1e-8);
  assert_true(sums.plain.steps <= 40 && sums.thin.steps <= 40);
}

static void round_hulls(void **state) {
  (void)state;
  static const int counts[] = {8, 32, 128};
  for (int k = 0; k < 3; k++) {
    const walk_tally t = walk_round_hulls(og_run_v_clip, counts[k], counts[k] == 128 ? 100 : 300);
    assert_int_equal(t.gross_verdicts + t.close_verdicts + t.apart_gave_up + t.meet_gave_up, 0);
    assert_true(t.worst <= 2 * EPS);
  }
}

static void slanted_needles(void **state) {
  (void)state;
  const walk_tally t = walk_needles(og_run_v_clip, 2000);
  assert_int_equal(t.gross_verdicts, 0);
  assert_true(100 * (t.apart_gave_up + t.meet_gave_up) <= t.tried);
  assert_true(t.worst <= 1e-8);
}

static void polygon_faces(void **state) {
  (void)state;
  const walk_tally t = walk_polygon_faces(og_run_v_clip, wanted_pairs(4000));
  assert_int_equal(t.gross_verdicts, 0);
  assert_true(200 * (t.apart_gave_up + t.meet_gave_up) <= t.tried);
  // Corners may lie off their face's plane by 8 epsilon (mesh_check.h), and the distance is then that to another body.
  assert_true(t.worst <= 16 * EPS);
}

static void by_hand(void **state) {
  (void)state;
  walk_by_hand(og_run_v_clip);
  walk_at_every_scale(og_run_v_clip);
}

static void bad_input(void **state) {
  (void)state;
  walk_bad_input(og_run_v_clip);
  walk_broken_meshes(og_run_v_clip, og_v_clip);
}

static void from_every_pair(void **state) {
  (void)state;
  walk_from_every_pair(og_run_v_clip, og_v_clip);
}

static void metamorphic(void **state) {
  (void)state;
  walk_metamorphic(og_run_v_clip, 1e-8);
}

static void warm_starts(void **state) {
  (void)state;
  const walk_motion slow = walk_coherently(og_v_clip, 64, 1e-3), fast = walk_coherently(og_v_clip, 64, 1e-2);
  assert_true(slow.warm < 2 * slow.steps && fast.warm < 3 * fast.steps);
  assert_true(slow.warm * 5 < slow.cold);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(by_hand),     cmocka_unit_test(bad_input),     cmocka_unit_test(from_every_pair),
      cmocka_unit_test(metamorphic), cmocka_unit_test(warm_starts),   cmocka_unit_test(all_families),
      cmocka_unit_test(round_hulls), cmocka_unit_test(polygon_faces), cmocka_unit_test(slanted_needles),
  };
  return cmocka_run_group_tests(tests, walk_open, walk_close);
}
