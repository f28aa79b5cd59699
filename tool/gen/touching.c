/// Bodies that meet in one feature each: built in the plane x = 0 in small integers, then mapped exactly.

#include "tool/gen/families.h"
#include "tool/gen/frame.h"
#include "tool/gen/leaning.h"

static void touch(og_gen_turn *turn, og_gen_case *c, og_gen_feature a, og_gen_feature b) {
  og_gen_lean_pair(c, &turn->random, a, b, 0, 0, OG_GEN_INTEGERS);
  og_gen_frame frame = og_gen_frame_any(&turn->random);
  og_gen_frame_case(&frame, c);
}

void og_gen_touch_face(og_gen_turn *turn, og_gen_case *c) { touch(turn, c, OG_GEN_FACE, OG_GEN_FACE); }

void og_gen_touch_edge(og_gen_turn *turn, og_gen_case *c) {
  if (og_random_flip(&turn->random)) touch(turn, c, OG_GEN_EDGE_Z, OG_GEN_FACE);
  else touch(turn, c, OG_GEN_FACE, OG_GEN_EDGE_Y);
}

void og_gen_touch_vertex(og_gen_turn *turn, og_gen_case *c) {
  if (og_random_flip(&turn->random)) touch(turn, c, OG_GEN_VERTEX, OG_GEN_FACE);
  else touch(turn, c, OG_GEN_FACE, OG_GEN_VERTEX);
}

void og_gen_touch_vertex_edge(og_gen_turn *turn, og_gen_case *c) {
  if (og_random_flip(&turn->random)) touch(turn, c, OG_GEN_VERTEX, OG_GEN_EDGE_Z);
  else touch(turn, c, OG_GEN_EDGE_Y, OG_GEN_VERTEX);
}

void og_gen_touch_vertex_vertex(og_gen_turn *turn, og_gen_case *c) { touch(turn, c, OG_GEN_VERTEX, OG_GEN_VERTEX); }

void og_gen_touch_edge_edge(og_gen_turn *turn, og_gen_case *c) { touch(turn, c, OG_GEN_EDGE_Y, OG_GEN_EDGE_Z); }

void og_gen_touch_parallel_edges(og_gen_turn *turn, og_gen_case *c) { touch(turn, c, OG_GEN_EDGE_Z, OG_GEN_EDGE_Z); }

void og_gen_touch_boxes(og_gen_turn *turn, og_gen_case *c) {
  // Box shapes, face to face, edge to edge or corner to corner: |offset| = sum of the halves on 1, 2 or 3 axes.
  og_gen_point a = og_gen_draw_integers(&turn->random, 1, 8);
  og_gen_point b = og_gen_draw_integers(&turn->random, 1, 8);
  og_gen_point t = og_gen_draw_integers(&turn->random, 0, 0);
  int64_t axes = og_random_integer(&turn->random, 1, 3);
  t.x = og_random_flip(&turn->random) ? a.x + b.x : -a.x - b.x;
  if (axes > 1) t.y = og_random_flip(&turn->random) ? a.y + b.y : -a.y - b.y;
  if (axes > 2) t.z = og_random_flip(&turn->random) ? a.z + b.z : -a.z - b.z;
  double step = og_random_flip(&turn->random) ? 0x1p-3 : 0x1p-10;
  og_gen_set_box(&c->a, a.x * step, a.y * step, a.z * step);
  og_gen_set_box(&c->b, b.x * step, b.y * step, b.z * step);
  og_gen_set_translation(&c->b, t.x * step, t.y * step, t.z * step);
}
