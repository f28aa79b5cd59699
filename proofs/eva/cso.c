#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/cso/difference_face.h"

static og_difference_face any_difference_face(og_difference_kind kind) {
  switch (kind) {
  case OG_DIFFERENCE_FACE_VERTEX:
    return (og_difference_face){kind, whole(0, OG_EVA_FACES - 1), whole(0, OG_EVA_VERTICES - 1), vector(1)};
  case OG_DIFFERENCE_VERTEX_FACE:
    return (og_difference_face){kind, whole(0, OG_EVA_VERTICES - 1), whole(0, OG_EVA_FACES - 1), vector(1)};
  case OG_DIFFERENCE_EDGES: break;
  }
  return (og_difference_face){kind, whole(0, OG_EVA_EDGES - 1), whole(0, OG_EVA_EDGES - 1), vector(1)};
}

// One kind of face and of edge after the other: which it is and where its indices point go together.
// B: |x| <= 1, up to 4 vertices
// Options: -eva-split-return full -eva-min-loop-unroll 13 -eva-use-spec og_higher_exact,og_edges_normal
// -eva-subdivide-non-linear 0
void drive_difference_face(void) {
  const og_half_edge_mesh a = any_full_mesh(room_a(), 1), b = any_full_mesh(room_b(), 1);
  const og_difference m = {&a, &b, number(1)};
  (void)og_difference_face_of_a(&m, whole(0, OG_EVA_FACES - 1), whole(0, OG_EVA_VERTICES - 1));
  (void)og_difference_face_of_b(&m, whole(0, OG_EVA_FACES - 1), whole(0, OG_EVA_VERTICES - 1));
  for (int kind = 0; kind < 3; kind++) {
    const og_difference_face face = any_difference_face((og_difference_kind)kind);
    og_difference_edge edge = og_difference_first_edge(&m, &face);
    (void)og_difference_next_edge(&m, &face, &edge);
    (void)og_difference_separates(&m, &face);
  }
  for (int of_a = 0; of_a < 2; of_a++) {
    const og_difference_edge edge = {of_a == 1, whole(0, OG_EVA_EDGES - 1), whole(0, OG_EVA_VERTICES - 1)};
    expect_vector(og_difference_tail(&m, &edge));
    expect_vector(og_difference_head(&m, &edge));
    (void)og_difference_across(&m, &edge);
  }
}
