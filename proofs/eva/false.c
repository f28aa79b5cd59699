// Each of these drivers shows something false: a run in which one of them has no complaint is worth nothing.

#include "eva/arguments.h"
#include "ref/support/direction.h"

// Reads beyond the vertices.
void drive_false_index(void) {
  const mesh_room room = room_a();
  const og_half_edge_mesh mesh = any_mesh(room, 1);
  expect_vector(mesh.vertex[whole(0, OG_EVA_VERTICES)]);
}

// The product of two such numbers is infinite.
// B: |x| <= 2^600
void drive_false_overflow(void) {
  const og_scalar x = number(0x1p600);
  expect_number(x * x);
#ifdef OG_EVA_ANY
  const int quotient = 1 / whole(0, 1);
  (void)quotient;
#endif
}

// A root of a negative number.
// B: |x| <= 1
void drive_false_root(void) {
  expect_number(og_sqrt(number(1)));
#ifdef OG_EVA_ANY
  const int shifted = 1 << whole(0, 40);
  (void)shifted;
#endif
}

// The bounds of a clamp the wrong way round: a precondition.
// B: |x| <= 1
void drive_false_precondition(void) {
  expect_number(og_clamp(number(1), number_between(0, 1), number_between(-1, 0)));
#ifdef OG_EVA_ANY
  int unset;
  (void)og_min((og_scalar)unset, 0);
#endif
}

// Never comes to its end.
void drive_false_end(void) {
  for (int k = 0; k < 2; k++) k = 0;
}
