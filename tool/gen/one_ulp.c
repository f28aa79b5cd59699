/// Triples: a pair that touches, the same pair one ulp apart, and the same pair one ulp into each other.

#include <float.h>
#include <math.h>

#include "tool/gen/families.h"
#include "tool/gen/frame.h"
#include "tool/gen/leaning.h"

double og_gen_ulp_step(double value, unsigned member) {
  if (member == 0) return value;
  return nextafter(value, member == 1 ? DBL_MAX : -DBL_MAX);
}

void og_gen_flag_ulp(og_gen_case *c, unsigned member, const char *exact) {
  og_gen_flag(c, member == 0 ? exact : member == 1 ? "ulp-apart" : "ulp-into");
}

static void graze(og_gen_turn *turn, og_gen_case *c, og_gen_feature a, og_gen_feature b) {
  double plane = og_random_scaled(&turn->random, -12, 12);
  double other = og_gen_ulp_step(plane, turn->member);
  og_gen_flag_ulp(c, turn->member, "touching");
  og_gen_lean_pair(c, &turn->random, a, b, plane, other, OG_GEN_DOUBLES);
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_case(&frame, c);
}

void og_gen_ulp_face(og_gen_turn *turn, og_gen_case *c) { graze(turn, c, OG_GEN_FACE, OG_GEN_FACE); }
void og_gen_ulp_edge(og_gen_turn *turn, og_gen_case *c) { graze(turn, c, OG_GEN_FACE, OG_GEN_EDGE_Z); }
void og_gen_ulp_vertex(og_gen_turn *turn, og_gen_case *c) { graze(turn, c, OG_GEN_VERTEX, OG_GEN_FACE); }
void og_gen_ulp_edge_edge(og_gen_turn *turn, og_gen_case *c) { graze(turn, c, OG_GEN_EDGE_Y, OG_GEN_EDGE_Z); }
void og_gen_ulp_vertex_vertex(og_gen_turn *turn, og_gen_case *c) { graze(turn, c, OG_GEN_VERTEX, OG_GEN_VERTEX); }
