// The three pair managers (matrix, list, hash table) beside a plain table: random additions, removals and questions,
// the room filled to the last pair, and pairs that share a home.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/broad/pairs_hash.h"
#include "ref/broad/pairs_list.h"
#include "ref/broad/pairs_matrix.h"
#include "tool/gen/random.h"

enum { BOXES = 40, ROOM = 90 };

typedef struct managers {
  og_index_pair list_pair[ROOM], hash_pair[ROOM];
  int64_t slot[2 * ROOM + 1];
  uint8_t cell[BOXES * BOXES];
  og_pairs list;
  og_pairs_hash hash;
  og_pairs_matrix matrix;
} managers;

static void clear(managers *m, int64_t room) {
  m->list = (og_pairs){m->list_pair, room, 0};
  m->hash = (og_pairs_hash){{m->hash_pair, room, 0}, m->slot, og_pairs_hash_slots(room)};
  m->matrix = (og_pairs_matrix){m->cell, BOXES, 0};
  memset(m->slot, 1, sizeof m->slot);
  memset(m->cell, 1, sizeof m->cell);
  og_pairs_hash_clear(&m->hash);
  og_pairs_matrix_clear(&m->matrix);
}

static bool truth[BOXES][BOXES];

// Every pair that each lists is one of the table's, each once, and the counts agree.
static void expect_truth(const managers *m) {
  int64_t count = 0;
  for (int32_t i = 0; i < BOXES; i++)
    for (int32_t j = i + 1; j < BOXES; j++) {
      count += truth[i][j];
      assert_int_equal(og_pairs_list_contains(&m->list, i, j), truth[i][j]);
      assert_int_equal(og_pairs_hash_contains(&m->hash, i, j), truth[i][j]);
      assert_int_equal(og_pairs_matrix_contains(&m->matrix, i, j), truth[i][j]);
    }
  assert_int_equal(m->list.count, count);
  assert_int_equal(m->hash.pairs.count, count);
  assert_int_equal(m->matrix.count, count);
  bool seen[BOXES][BOXES] = {{false}};
  for (int64_t k = 0; k < count; k++) {
    const og_index_pair a = m->hash.pairs.pair[k];
    assert_true(truth[a.i][a.j] && !seen[a.i][a.j]);
    seen[a.i][a.j] = true;
  }
  og_index_pair pair = {0, 0}, before = pair;
  for (int64_t k = 0; k < count; k++) {
    assert_true(og_pairs_matrix_next(&m->matrix, &pair));
    assert_true(truth[pair.i][pair.j]);
    assert_true(before.i < pair.i || (before.i == pair.i && before.j < pair.j));
    before = pair;
  }
  assert_false(og_pairs_matrix_next(&m->matrix, &pair));
}

static void test_random(void **state) {
  (void)state;
  static managers m;
  og_random random;
  og_random_start(&random, "pair managers", 1, 0);
  clear(&m, ROOM);
  memset(truth, 0, sizeof truth);
  int64_t count = 0, full = 0, gone = 0;
  for (int k = 0; k < 20000; k++) {
    const int32_t i = (int32_t)og_random_integer(&random, 0, BOXES - 2);
    const int32_t j = (int32_t)og_random_integer(&random, i + 1, BOXES - 1);
    // For a while more come than go, then more go than come.
    if (og_random_integer(&random, 0, 9) < (k / 1000 % 2 == 0 ? 7 : 3)) {
      const bool fits = truth[i][j] || count < ROOM;
      const og_outcome expected = fits ? OG_OUTCOME_ANSWERED : OG_OUTCOME_FULL;
      assert_int_equal(og_pairs_list_add(&m.list, i, j), expected);
      assert_int_equal(og_pairs_hash_add(&m.hash, i, j), expected);
      if (fits) assert_int_equal(og_pairs_matrix_add(&m.matrix, i, j), OG_OUTCOME_ANSWERED);
      full += !fits;
      count += fits && !truth[i][j];
      truth[i][j] = truth[i][j] || fits;
    } else {
      assert_int_equal(og_pairs_list_remove(&m.list, i, j), truth[i][j]);
      assert_int_equal(og_pairs_hash_remove(&m.hash, i, j), truth[i][j]);
      assert_int_equal(og_pairs_matrix_remove(&m.matrix, i, j), truth[i][j]);
      gone += truth[i][j];
      count -= truth[i][j];
      truth[i][j] = false;
    }
    if (k % 50 == 0) expect_truth(&m);
  }
  expect_truth(&m);
  assert_true(full > 100 && gone > 1000);
}

// Numbers that the hash gives the same home, up to the greatest there are: removed in another order than they came in.
static void test_one_home(void **state) {
  (void)state;
  enum { MANY = 7 };
  static managers m;
  clear(&m, MANY);
  const int64_t slots = m.hash.slots;
  int32_t i[MANY], j[MANY];
  for (int k = 0; k < MANY; k++) {
    i[k] = (int32_t)(1000 * k);
    const int64_t home = (int64_t)i[k] * 2654435761 % slots;
    j[k] = (int32_t)(999999000 + (2 * slots - home - 999999000 % slots) % slots);
    assert_int_equal(((int64_t)i[k] * 2654435761 + j[k]) % slots, 0);
    assert_int_equal(og_pairs_hash_add(&m.hash, i[k], j[k]), OG_OUTCOME_ANSWERED);
  }
  assert_int_equal(og_pairs_hash_add(&m.hash, 1, 2), OG_OUTCOME_FULL);
  assert_int_equal(m.hash.pairs.count, MANY);
  for (int gone = 0; gone < MANY; gone++) {
    const int k = gone * 3 % MANY;
    assert_true(og_pairs_hash_remove(&m.hash, i[k], j[k]));
    assert_false(og_pairs_hash_remove(&m.hash, i[k], j[k]));
    for (int l = 0; l < MANY; l++) {
      bool is_gone = false;
      for (int g = 0; g <= gone; g++) is_gone = is_gone || g * 3 % MANY == l;
      assert_int_equal(og_pairs_hash_contains(&m.hash, i[l], j[l]), !is_gone);
    }
  }
}

static void test_no_room(void **state) {
  (void)state;
  static managers m;
  clear(&m, 0);
  assert_int_equal(og_pairs_list_add(&m.list, 0, 1), OG_OUTCOME_FULL);
  assert_int_equal(og_pairs_hash_add(&m.hash, 0, 1), OG_OUTCOME_FULL);
  assert_false(og_pairs_hash_remove(&m.hash, 0, 1) || og_pairs_hash_contains(&m.hash, 0, 1));
  assert_false(og_pairs_list_remove(&m.list, 0, 1) || og_pairs_list_contains(&m.list, 0, 1));
  const int32_t beyond[][2] = {{0, BOXES}, {-1, 2}, {3, 3}, {4, 3}, {INT32_MAX - 1, INT32_MAX}};
  for (size_t k = 0; k < sizeof beyond / sizeof *beyond; k++) {
    assert_int_equal(og_pairs_matrix_add(&m.matrix, beyond[k][0], beyond[k][1]), OG_OUTCOME_FULL);
    assert_false(og_pairs_matrix_contains(&m.matrix, beyond[k][0], beyond[k][1]));
    assert_false(og_pairs_matrix_remove(&m.matrix, beyond[k][0], beyond[k][1]));
  }
  assert_int_equal(m.matrix.count, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_random), cmocka_unit_test(test_one_home),
                                     cmocka_unit_test(test_no_room)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
