// Which normals, and which corners of a simplex, are independent: against the rank of their coordinates, which is found
// by elimination, on coordinates so small that half of all choices are dependent.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/primitive/checker_state.h"
#include "tests/shared/random_pair.h"

typedef struct bench {
  or_random random;
  og_primitive_certificate certificate;
  og_exact_body body;
} bench;

static int set_up(void **state) {
  static bench b;
  b.random = or_random_seeded(11);
  og_primitive_certificate_init(&b.certificate);
  og_exact_body_init(&b.body);
  *state = &b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_primitive_certificate_clear(&b->certificate);
  og_exact_body_clear(&b->body);
  return 0;
}

static void set(og_ivec *v, const long x[3]) {
  og_int_set_si(&v->x, x[0]);
  og_int_set_si(&v->y, x[1]);
  og_int_set_si(&v->z, x[2]);
}

// The rank of rows of four small numbers, by elimination without fractions; it changes them.
static size_t rank_of(long row[4][4], size_t count) {
  size_t rank = 0;
  for (size_t column = 0; column < 4; column++) {
    size_t pivot = rank;
    while (pivot < count && row[pivot][column] == 0) pivot++;
    if (pivot == count) continue;
    for (size_t k = 0; k < 4; k++) {
      const long other = row[rank][k];
      row[rank][k] = row[pivot][k];
      row[pivot][k] = other;
    }
    for (size_t r = rank + 1; r < count; r++) {
      const long factor = row[r][column];
      for (size_t k = 0; k < 4; k++) row[r][k] = row[r][k] * row[rank][column] - row[rank][k] * factor;
    }
    rank++;
  }
  return rank;
}

// Independent normals have as many bounds as their rank.
static void test_normals(void **state) {
  bench *b = *state;
  og_bounds *bounds = &b->certificate.flat;
  for (int k = 0; k < 3; k++) og_bounds_add(bounds);
  int found[3][2] = {{0}};
  for (int round = 0; round < 6000; round++) {
    const size_t count = (size_t)(1 + round % 3);
    long row[4][4] = {{0}};
    for (size_t k = 0; k < count; k++) {
      for (int axis = 0; axis < 3; axis++) row[k][axis] = or_random_int(&b->random, -1, 1);
      set(&bounds->at[k].normal, row[k]);
    }
    const bool independent = rank_of(row, count) == count;
    assert_int_equal(og_are_independent(bounds, count), independent);
    found[count - 1][independent]++;
  }
  for (int k = 0; k < 3; k++) assert_true(found[k][0] > 0 && found[k][1] > 0);
}

// Points with weight are affinely independent where (x, y, z, 1) are independent. What the others are does not matter.
static void test_corners(void **state) {
  bench *b = *state;
  og_spot *spot = &b->certificate.feet.a;
  int found[5][2] = {{0}};
  for (int round = 0; round < 40000; round++) {
    const size_t count = (size_t)(1 + round % 4);
    og_exact_body_resize(&b->body, count);
    og_spot_reset(spot, &b->body);
    long row[4][4] = {{0}};
    size_t used = 0;
    for (size_t k = 0; k < count; k++) {
      for (int axis = 0; axis < 3; axis++) row[used][axis] = or_random_int(&b->random, -1, 1);
      row[used][3] = 1;
      set(&b->body.point[k], row[used]);
      const int weight = or_random_int(&b->random, -1, 3);
      og_int_set_si(&spot->weight[k], weight);
      used += weight > 0;
    }
    const bool independent = rank_of(row, used) == used;
    assert_int_equal(og_is_proper_simplex(spot, &b->body), independent);
    found[used][independent]++;
  }
  for (int k = 0; k <= 4; k++) assert_true(found[k][1] > 0 && (found[k][0] > 0) == (k > 1));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_normals),
      cmocka_unit_test(test_corners),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
