// Features that move: every algorithm of the registry behind the door `moving_features`, held to its promises by the
// exact answer. The points of a figure are those at the start and at the end.

#include <stdio.h>

#include "fuzz/harness.h"
#include "ref/registry.h"
#include "tests/shared/moving_fault.h"
#include "tool/run/make_moving.h"

// Coordinates within 2^SPAN of each other: beyond, the exact answer may need thousands of pieces.
enum { SPAN = 120 };

// Steps: where features slide they are as many as are allowed.
enum { STEPS = 2000 };

typedef struct bench {
  bool made;
  og_fuzz_pairs pairs;
  or_moving_judge judge;
  og_made_moving moving;
} bench;

static void widen(int *least, int *most, og_vec3 p) {
  const double x[3] = {(double)p.x, (double)p.y, (double)p.z};
  for (int k = 0; k < 3; k++) {
    int exponent;
    (void)frexp(x[k], &exponent);
    if (x[k] == 0) continue;
    if (exponent > *most) *most = exponent;
    if (exponent < *least) *least = exponent;
  }
}

// False where the exact answer would take too long.
static bool take_points(bench *b) {
  const og_vec3 *point = b->pairs.decoded.figure.point;
  int least = 5000, most = -5000;
  for (int k = 0; k < 4; k++) {
    b->moving.input.start[k] = point[k];
    b->moving.input.end[k] = point[k + 4];
  }
  for (int k = 0; k < 8; k++) widen(&least, &most, point[k]);
  og_make_moving_limits(&b->moving);
  b->moving.input.most = STEPS;
  return most - least <= SPAN;
}

static void ask(bench *b, const og_algorithm *algorithm) {
  const og_moving_features_input *in = &b->moving.input;
  const og_moving_features_claim claim = og_moving_features_run(algorithm->moving_features, in, &b->moving.room);
  or_moving_error error;
  const char *fault = or_moving_fault(&b->judge, &error, algorithm->moving_features, in, &claim);
  if (fault == NULL) return;
  char text[200];
  snprintf(text, sizeof text, "%s: %s", algorithm->id, fault);
  og_fuzz_found(text, &b->pairs.decoded);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (!b.made) or_moving_judge_init(&b.judge);
  b.made = true;
  og_fuzz_pair(&b.pairs, data, size, OG_FIGURE_POINTS);
  if (!b.pairs.decoded.finite || !take_points(&b)) return 0;
  for (int edges = 0; edges < 2; edges++) {
    b.moving.input.of_edges = edges != 0;
    for (int k = 0; k < og_algorithm_count(); k++)
      if (og_algorithm_at(k)->moving_features != NULL) ask(&b, og_algorithm_at(k));
  }
  return 0;
}
