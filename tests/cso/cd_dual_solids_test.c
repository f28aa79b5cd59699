// cd-dual on meshes with faces of any number of corners, which are planes only but for rounding.
//
// ORIGO_TEST_PAIRS sets the number of pairs (default 9,000).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "ref/cso/cd_dual.h"
#include "tests/separation/placements.h"
#include "tests/separation/truth.h"

#define DEFAULT_PAIRS 9000

typedef struct tally {
  long pairs, apart, gave_up, wrong;
  double miss; // of a wrong verdict, as a fraction of size
  long visited;
} tally;

static void solids_in_all_placements(void **state) {
  (void)state;
  static solid a, b;
  exact_bench e;
  exact_bench_open(&e);
  tally all[PLACEMENTS] = {0};
  const long wanted = wanted_pairs(DEFAULT_PAIRS);
  for (long k = 0; k < wanted; k++) {
    const placement where = (placement)(k % PLACEMENTS);
    or_random random = or_random_seeded((uint64_t)k);
    place(&a, &b, where, &random);
    const exact_answer truth = exact_answer_of(&e, a.vertex, a.mesh.vertex_count, b.vertex, b.mesh.vertex_count);
    const og_cd_dual_result r = og_cd_dual(&a.mesh, &b.mesh, NULL);
    tally *t = &all[where];
    t->pairs++;
    t->apart += truth.relation == OG_SEPARATED;
    t->gave_up += r.outcome != OG_OUTCOME_ANSWERED;
    const long visited = r.visited[0] + r.visited[1] + r.visited[2];
    if (visited > t->visited) t->visited = visited;
    if (r.verdict == OG_VERDICT_APART) {
      assert_int_equal(truth.relation, OG_SEPARATED);
      assert_true(r.gap >= 0 && r.gap <= truth.distance + 8 * OG_SCALAR_EPSILON * truth.size);
    }
    if (r.verdict == OG_VERDICT_MEET && truth.relation == OG_SEPARATED) {
      t->wrong++;
      t->miss = fmax(t->miss, truth_miss(&truth, 0));
    }
  }
  exact_bench_close(&e);
  printf("%-16s %6s %6s %8s %6s %9s %6s\n", "placement", "pairs", "apart", "gave up", "wrong", "miss/size", "faces");
  for (int where = 0; where < PLACEMENTS; where++) {
    const tally *t = &all[where];
    printf("%-16s %6ld %6ld %8ld %6ld %9.2g %6ld\n", placement_name[where], t->pairs, t->apart, t->gave_up, t->wrong,
           t->miss, t->visited);
    // Measured over 90,000 pairs: 15 of 10,000 tips given up, nowhere more; 1.2e-15 missed.
    assert_true(t->gave_up <= 2 + t->pairs / 300);
    assert_true(t->miss <= 8 * OG_SCALAR_EPSILON);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(solids_in_all_placements)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
