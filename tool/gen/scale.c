/// The same shapes at sizes and places where absolute tolerances and fixed exponents give out.

#include <math.h>

#include "tool/gen/families.h"
#include "tool/gen/frame.h"
#include "tool/gen/leaning.h"

static og_gen_feature draw_feature(og_random *random) {
  return (og_gen_feature)og_random_integer(random, OG_GEN_FACE, OG_GEN_VERTEX);
}

static void lean_any(og_gen_turn *turn, og_gen_case *c, double gap, og_gen_grain grain) {
  og_gen_feature a = draw_feature(&turn->random), b = draw_feature(&turn->random);
  og_gen_lean_pair(c, &turn->random, a, b, 0, gap, grain);
}

static void scale_body(og_gen_body *body, double factor) {
  for (size_t k = 0; k < body->count; ++k) {
    og_gen_point p = og_gen_point_at(body, k);
    og_gen_set_point(body, k, (og_gen_point){p.x * factor, p.y * factor, p.z * factor});
  }
}

void og_gen_far_origin(og_gen_turn *turn, og_gen_case *c) {
  // A clear scene of small integers, moved so far that a double has only a few bits left for it (exactly).
  double gap = (double)og_random_integer(&turn->random, -1, 1);
  lean_any(turn, c, gap, OG_GEN_INTEGERS);
  if (gap == 0) og_gen_flag(c, "touching");
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  int64_t power = og_random_integer(&turn->random, 6, 15);
  double offset = 1;
  for (; power > 0; --power) offset *= 10;
  frame.shift = og_gen_draw_integers(&turn->random, -1, 1);
  frame.shift = (og_gen_point){frame.shift.x * offset, frame.shift.y * offset, offset};
  og_gen_frame_case(&frame, c);
}

void og_gen_tiny(og_gen_turn *turn, og_gen_case *c) {
  lean_any(turn, c, og_random_between(&turn->random, -2, 2), OG_GEN_DOUBLES);
  scale_body(&c->a, 1e-12);
  scale_body(&c->b, 1e-12);
}

void og_gen_huge(og_gen_turn *turn, og_gen_case *c) {
  // From 2^100, where squares are still doubles, to 2^1000, where no product is.
  lean_any(turn, c, og_random_between(&turn->random, -2, 2), OG_GEN_DOUBLES);
  double factor = ldexp(1, (int)og_random_integer(&turn->random, 1, 10) * 100);
  scale_body(&c->a, factor);
  scale_body(&c->b, factor);
}

void og_gen_extreme_exponents(og_gen_turn *turn, og_gen_case *c) {
  // One body is 1e301 long, the other 1e-313; the gap between them is a few of the smallest doubles, or none.
  double gap = (double)og_random_integer(&turn->random, -1, 1);
  lean_any(turn, c, gap, OG_GEN_INTEGERS);
  if (gap == 0) og_gen_flag(c, "touching");
  bool large_a = og_random_flip(&turn->random);
  // 2^-1040 is about 1e-313, 2^1000 about 1e301. B's feature lies at x = gap, A's at 0: scale B by the small
  // number in x, so that the gap is small whichever body is the large one.
  double small = 0x1p-1040, large = 0x1p1000;
  scale_body(&c->a, large_a ? large : small);
  for (size_t k = 0; k < c->b.count; ++k) {
    og_gen_point p = og_gen_point_at(&c->b, k);
    double across = large_a ? small : large, along = p.x == gap ? small : across;
    og_gen_set_point(&c->b, k, (og_gen_point){p.x * along, p.y * across, p.z * across});
  }
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_case(&frame, c);
}

void og_gen_subnormal(og_gen_turn *turn, og_gen_case *c) {
  // Every coordinate is a small multiple of the smallest positive double.
  double gap = (double)og_random_integer(&turn->random, -1, 1);
  lean_any(turn, c, gap, OG_GEN_INTEGERS);
  if (gap == 0) og_gen_flag(c, "touching");
  og_gen_frame frame = og_gen_frame_any(&turn->random);
  og_gen_frame_case(&frame, c);
  scale_body(&c->a, 0x1p-1074);
  scale_body(&c->b, 0x1p-1074);
}

void og_gen_mixed_scale(og_gen_turn *turn, og_gen_case *c) {
  // A boulder and a grain of sand on it: sizes 2^24 to 2^60 times apart.
  int64_t bits = og_random_integer(&turn->random, 12, 30);
  double gap = (double)og_random_integer(&turn->random, -1, 1);
  lean_any(turn, c, 0, OG_GEN_INTEGERS);
  if (gap == 0) og_gen_flag(c, "touching");
  scale_body(&c->a, ldexp(1, (int)bits));
  scale_body(&c->b, ldexp(1, -(int)bits));
  for (size_t k = 0; k < c->b.count; ++k) c->b.point[k].x.value += gap * ldexp(1, -(int)bits - 4);
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_case(&frame, c);
}

void og_gen_millimetre_parts(og_gen_turn *turn, og_gen_case *c) {
  // Group 0 and 1: 2 mm cubes in metres, overlapping by 1 mm and shifted by 0.5 mm, and 1 mm apart.
  double half = 0.001, x = 0.001, y = 0.0005, z = 0;
  if (turn->group == 1) {
    x = 0.003;
    y = 0;
  } else if (turn->group > 1) {
    half = og_random_decimal(&turn->random, 1, 5, 1) / 1000;
    x = og_random_decimal(&turn->random, -6, 6, 1) / 1000;
    y = og_random_decimal(&turn->random, -6, 6, 1) / 1000;
    z = og_random_decimal(&turn->random, -6, 6, 1) / 1000;
  }
  og_gen_set_box(&c->a, half, half, half);
  og_gen_set_box(&c->b, half, half, half);
  og_gen_set_translation(&c->b, x, y, z);
}
