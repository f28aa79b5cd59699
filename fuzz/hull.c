// Convex hulls: every algorithm of the registry behind that door. Facets that close, with every point on the inner side
// of each, exactly; what is refused as flat is flat.

#include <stdio.h>

#include "fuzz/harness.h"
#include "ref/registry.h"
#include "tool/study/hull_fault.h"

enum { MOST = 2 * OG_DECODED_POINTS, SPAN = sizeof(og_scalar) == 4 ? 60 : 500, LOW = -900, HIGH = 900 };

typedef struct bench {
  og_fuzz_pairs pairs;
  og_hull_judge judge;
  int count;
  og_vec3 point[MOST];
} bench;

_Static_assert((int)MOST <= (int)OG_HULL_POINTS, "the judge has room for all points");

static void take_points(bench *b) {
  const og_body *body[2] = {&b->pairs.decoded.pair.a, &b->pairs.decoded.pair.b};
  b->count = 0;
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < body[i]->vertex_count && b->count < MOST; k++) b->point[b->count++] = body[i]->vertex[k];
}

// The domain of the exact orientations, with room for their bounds; in the plane, of x and y alone.
static bool is_in_domain(const bench *b, bool in_plane) {
  if (!b->pairs.decoded.finite) return false;
  int most = -2000, last = 2000;
  for (int k = 0; k < b->count; k++) {
    const double x[3] = {(double)b->point[k].x, (double)b->point[k].y, in_plane ? 0 : (double)b->point[k].z};
    for (int i = 0; i < 3; i++) {
      if (x[i] == 0) continue;
      int exponent;
      (void)frexp(x[i], &exponent);
      if (exponent > most) most = exponent;
      if (or_last_bit(x[i]) < last) last = or_last_bit(x[i]);
    }
  }
  return most > LOW && most < HIGH && most - last < SPAN;
}

static void check(bench *b, const og_algorithm *algorithm) {
  const og_door_hull *door = algorithm->hull;
  const og_outcome outcome = door->run(b->point, b->count, &b->judge.room);
  if (!is_in_domain(b, door->dimension == 2)) return;
  const char *fault = og_hull_fault(&b->judge, door, b->point, b->count, outcome);
  if (fault == NULL) return;
  char text[200];
  snprintf(text, sizeof text, "%s: %s", algorithm->id, fault);
  og_fuzz_found(text, &b->pairs.decoded);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (b.pairs.decoder == NULL) og_hull_judge_init(&b.judge);
  og_fuzz_pair(&b.pairs, data, size, OG_DECODED_POINTS);
  take_points(&b);
  for (int k = 0; k < og_algorithm_count(); k++)
    if (og_algorithm_at(k)->hull != NULL) check(&b, og_algorithm_at(k));
  return 0;
}
