// What the parts of the reference say to what is not there: a mesh that is missing or empty, a name that no algorithm
// has, a claim told the other way round.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "ref/pairs/rounded_claim.h"
#include "ref/registry.h"
#include "ref/separation/face_plane.h"
#include "ref/separation/sat_3d.h"
#include "ref/separation/sat_gauss.h"
#include "tests/separation/solids.h"

static void test_missing_meshes(void **state) {
  (void)state;
  og_separation (*const tests[])(const og_half_edge_mesh *, const og_half_edge_mesh *) = {og_face_plane_test, og_sat_3d,
                                                                                          og_sat_gauss};
  static solid box;
  solid_box(&box, (og_vec3){1, 2, 3});
  og_half_edge_mesh empty[3];
  for (int k = 0; k < 3; k++) empty[k] = box.mesh;
  empty[0].vertex_count = 0;
  empty[1].edge_count = 0;
  empty[2].face_count = 0;
  const og_half_edge_mesh *const missing[] = {NULL, &empty[0], &empty[1], &empty[2]};
  for (size_t t = 0; t < sizeof tests / sizeof *tests; t++) {
    assert_int_equal(tests[t](&box.mesh, &box.mesh).outcome, OG_OUTCOME_ANSWERED);
    for (size_t k = 0; k < sizeof missing / sizeof *missing; k++) {
      assert_int_equal(tests[t](missing[k], &box.mesh).outcome, OG_OUTCOME_DEGENERATE);
      assert_int_equal(tests[t](&box.mesh, missing[k]).outcome, OG_OUTCOME_DEGENERATE);
    }
  }
}

static void test_names_of_algorithms(void **state) {
  (void)state;
  for (int k = 0; k < og_algorithm_count(); k++)
    assert_ptr_equal(og_algorithm_by_id(og_algorithm_at(k)->id), og_algorithm_at(k));
  assert_null(og_algorithm_by_id("no-such-algorithm"));
}

static void test_claims_swapped(void **state) {
  (void)state;
  const og_claim claim = {.outcome = OG_OUTCOME_ANSWERED,
                          .a = {1, 2, 3},
                          .b = {4, 5, 6},
                          .normal = {0, 0, 1},
                          .simplex_count = 2,
                          .simplex = {{7, 8}, {9, 10}}};
  const og_claim swapped = og_claim_swapped(claim), again = og_claim_swapped(swapped);
  assert_true(swapped.a.x == 4 && swapped.b.x == 1 && swapped.normal.z == -1);
  assert_true(swapped.simplex[0][0] == 8 && swapped.simplex[0][1] == 7);
  assert_true(swapped.simplex[1][0] == 10 && swapped.simplex[1][1] == 9);
  assert_true(again.a.x == 1 && again.b.x == 4 && again.normal.z == 1 && again.simplex[1][0] == 9);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_missing_meshes),
      cmocka_unit_test(test_names_of_algorithms),
      cmocka_unit_test(test_claims_swapped),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
