// The decoder from bytes to pairs: what single instructions make, by hand; what it promises of any bytes; and random
// programs, about which the exact solver and the brute force of the second oracle agree.
//
// ORIGO_TEST_PAIRS sets the number of random programs (default 1,500).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "tests/shared/agreement.h"
#include "tests/shared/decoded.h"
#include "tests/shared/wanted_pairs.h"

#define DEFAULT_PROGRAMS 1500

static og_decoder *decoder;
static or_decoded decoded;

static void run(const uint8_t (*record)[OG_DECODED_RECORD], size_t count, size_t most) {
  or_decode(decoder, count == 0 ? NULL : record[0], OG_DECODED_RECORD * count, most, &decoded);
}

static void is_point(const double p[3], double x, double y, double z) {
  assert_true(p[0] == x && p[1] == y && p[2] == z);
}

// A byte for a coordinate of the lattice: 0 to 8 are -4 to 4.
#define AT(x) (uint8_t)((x) + 4)
#define POINT(body, x, y, z)                                                                                           \
  { OG_DECODE_POINT, body, AT(x), AT(y), AT(z) }

// ---- instructions ----

static void no_program_is_two_points_in_the_origin(void **state) {
  (void)state;
  run(NULL, 0, OG_DECODED_POINTS);
  assert_true(decoded.finite && decoded.pair.a.vertex_count == 1 && decoded.pair.b.vertex_count == 1);
  is_point(decoded.program.body[0].point[0], 0, 0, 0);
  // Less than a record is no instruction.
  const uint8_t half[7] = {OG_DECODE_POINT, 0, AT(1), AT(1), AT(1)};
  or_decode(decoder, half, sizeof half, OG_DECODED_POINTS, &decoded);
  is_point(decoded.program.body[0].point[0], 0, 0, 0);
}

// (1 a + 1 b + 1 c) / 3 with a sum of 1: a third, rounded once. Weights of sum zero make nothing.
static void combinations_are_rounded_once(void **state) {
  (void)state;
  const uint8_t program[][OG_DECODED_RECORD] = {
      POINT(0, 1, 2, 4),
      POINT(0, 0, 0, 1),
      POINT(0, 0, 0, 0),
      {OG_DECODE_COMBINE, 0, 0, 0, 1, 2, 0x11, 1},
      {OG_DECODE_COMBINE, 0, 0, 0, 1, 2, 0x11, 8 | 2},
  };
  run(program, 5, OG_DECODED_POINTS);
  assert_int_equal(decoded.program.body[0].count, 4);
  is_point(decoded.program.body[0].point[3], 1.0 / 3, 2.0 / 3, 5.0 / 3);
}

static void beside_is_parallel(void **state) {
  (void)state;
  const uint8_t program[][OG_DECODED_RECORD] = {
      POINT(0, 1, 2, 3),
      POINT(0, 3, 1, 4),
      POINT(1, -1, 0, 0),
      {OG_DECODE_BESIDE, 1, 0, 0, 1, 0, 2, 1},
  };
  run(program, 4, OG_DECODED_POINTS);
  is_point(decoded.program.body[1].point[1], -1.5, 0.25, -0.25);
}

// A triangle of B in an oblique plane; a vertex of A moved to (p + q + r) / 3 of it, what was below reflected.
static void touching_is_touching(void **state) {
  (void)state;
  uint8_t program[][OG_DECODED_RECORD] = {
      POINT(1, 3, 0, 0), POINT(1, 0, 3, 0),  POINT(1, 0, 0, 3), POINT(1, -1, -1, -1),
      POINT(0, 0, 0, 0), POINT(0, -1, 2, 2), POINT(0, 1, 1, 0), {OG_DECODE_TOUCH, 0, 0, 0, 1, 2, 0x14, 0},
  };
  or_agreement agreement;
  or_agreement_init(&agreement);
  or_pair pair;
  for (int around = 0; around < 2; around++) {
    program[7][7] = (uint8_t)around; // the plane seen from within: A goes into B
    run((const uint8_t(*)[OG_DECODED_RECORD])program, 8, OG_DECODED_POINTS);
    is_point(decoded.program.body[0].point[0], 1, 1, 1);
    const double *p = decoded.program.body[0].point[1];
    if (around) is_point(p, 0 - 2, 3 - 2, 3 - 2);
    else is_point(p, 0, 3, 3);
    assert_true(or_decoded_to_pair(&pair, &decoded));
    assert_null(or_agreement_about(&agreement, &pair));
    assert_int_equal(or_pair_problem(&agreement.problem, &pair), OG_PROBLEM_OK);
    assert_int_equal(og_solve(agreement.solver, OG_RELATION, &agreement.problem, NULL, &agreement.answer), OG_ANSWERED);
    assert_int_equal(agreement.answer.finding.relation, around ? OG_PENETRATING : OG_TOUCHING);
  }
  or_agreement_clear(&agreement);
}

static void boxes_are_turned(void **state) {
  (void)state;
  // By (1, 1, 1, 1): x to y to z to x. Half edges 2, 1, 0.5.
  const uint8_t program[][OG_DECODED_RECORD] = {{OG_DECODE_BOX, 0, 0x55, 0x55, 0x06, AT(0), AT(0), AT(0)}};
  run(program, 1, 8);
  assert_true(decoded.program.body[0].is_box && decoded.pair.a.kind == OG_BODY_BOX);
  og_vec3 corner = decoded.pair.a.vertex[7];
  assert_true(corner.x == (og_scalar)0.5 && corner.y == 2 && corner.z == 1);
  // With fewer points than corners there are no boxes.
  run(program, 1, 7);
  assert_false(decoded.program.body[0].is_box);
}

static void a_raw_number_is_little_endian(void **state) {
  (void)state;
  const uint8_t program[][OG_DECODED_RECORD] = {
      POINT(0, 1, 1, 1), {OG_DECODE_RAW, 0, 1, 0}, {0, 0, 0, 0, 0, 0, 0xf8, 0xbf}, // -1.5
  };
  run(program, 3, OG_DECODED_POINTS);
  is_point(decoded.program.body[0].point[0], 1, -1.5, 1);
  // The next record is missing.
  run(program, 2, OG_DECODED_POINTS);
  is_point(decoded.program.body[0].point[0], 1, 1, 1);
}

// ---- any bytes ----

static size_t draw(or_random *random, uint8_t bytes[OG_DECODED_RECORD * OG_DECODED_RECORDS], int longest) {
  const size_t size = OG_DECODED_RECORD * (size_t)or_random_int(random, 0, longest);
  for (size_t k = 0; k < size; k++) bytes[k] = (uint8_t)(or_random_bits(random) >> 56);
  return size;
}

static int programs(void) { return (int)wanted_pairs(DEFAULT_PROGRAMS); }

// Few enough points, no lengths below zero; a case where all is finite, the same with a decoder that ran nothing else.
static void any_bytes_are_a_program(void **state) {
  (void)state;
  static uint8_t bytes[OG_DECODED_RECORD * OG_DECODED_RECORDS];
  static og_gen_case c;
  or_random random = or_random_seeded(17);
  long finite = 0;
  const int count = programs();
  for (int round = 0; round < count; round++) {
    const size_t size = draw(&random, bytes, OG_DECODED_RECORDS), most = (size_t)or_random_int(&random, 1, 12);
    or_decode(decoder, bytes, size, most, &decoded);
    const og_decoded *program = &decoded.program;
    for (int k = 0; k < 2; k++) {
      const og_decoded_body *body = &program->body[k];
      assert_true(body->count >= 1 && (body->is_box ? 8 : body->count) <= most);
      assert_true(body->radius >= 0 || isnan(body->radius));
      for (int i = 0; i < 3 && body->is_box; i++) assert_true(body->point[1][i] >= 0 || isnan(body->point[1][i]));
    }
    memset(&c, 0, sizeof c);
    finite += og_decoded_to_case(&c, program);
    if (round % 50 != 0) continue;
    og_decoder *fresh = og_decoder_new();
    og_decoded again;
    og_decode(fresh, bytes, size, most, &again);
    assert_memory_equal(&again, program, sizeof again);
    og_decoder_free(fresh);
  }
  print_message("%d programs: %ld of finite numbers\n", count, finite);
  assert_true(10 * finite > 9 * count);
}

// ---- the oracle ----

enum { FEW = 4, SPAN = 700 }; // the oracle's cost grows with the fourth power of the vertices, and with their bits

static void solver_and_oracle_agree(void **state) {
  (void)state;
  static uint8_t bytes[OG_DECODED_RECORD * OG_DECODED_RECORDS];
  or_agreement agreement;
  or_agreement_init(&agreement);
  or_random random = or_random_seeded(4);
  long asked = 0, touching = 0, penetrating = 0, moving = 0;
  const int count = programs() / 5 + 1;
  for (int round = 0; round < count; round++) {
    or_pair pair;
    const size_t size = draw(&random, bytes, 20);
    or_decode(decoder, bytes, size, FEW, &decoded);
    if (!or_decoded_to_pair(&pair, &decoded)) continue;
    int most;
    (void)frexp((double)or_body_pair_largest(&decoded.pair), &most);
    if (most - or_body_pair_last_bit(&decoded.pair) >= SPAN) continue;
    pair.seed = (uint64_t)round;
    const char *wrong = or_agreement_about(&agreement, &pair);
    if (wrong != NULL) {
      or_agreement_print(stderr, &agreement);
      or_pair_print(stderr, &pair);
      fail_msg("%s", wrong);
    }
    asked++;
    assert_int_equal(og_solve(agreement.solver, OG_RELATION, &agreement.problem, NULL, &agreement.answer), OG_ANSWERED);
    touching += agreement.answer.finding.relation == OG_TOUCHING;
    penetrating += agreement.answer.finding.relation == OG_PENETRATING;
    moving += memcmp(pair.va, pair.vb, sizeof pair.va) != 0;
  }
  print_message("%ld of %d programs asked about: %ld touch, %ld penetrate, %ld move; %zu answers\n", asked, count,
                touching, penetrating, moving, agreement.answers);
  assert_true(20 * touching > asked && 20 * penetrating > asked && 20 * moving > asked && 4 * asked > 3 * count);
  or_agreement_clear(&agreement);
}

static int open_decoder(void **state) {
  (void)state;
  decoder = og_decoder_new();
  return 0;
}

static int close_decoder(void **state) {
  (void)state;
  og_decoder_free(decoder);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(no_program_is_two_points_in_the_origin),
      cmocka_unit_test(combinations_are_rounded_once),
      cmocka_unit_test(beside_is_parallel),
      cmocka_unit_test(touching_is_touching),
      cmocka_unit_test(boxes_are_turned),
      cmocka_unit_test(a_raw_number_is_little_endian),
      cmocka_unit_test(any_bytes_are_a_program),
      cmocka_unit_test(solver_and_oracle_agree),
  };
  return cmocka_run_group_tests(tests, open_decoder, close_decoder);
}
