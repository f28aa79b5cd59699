#include "eva/arguments.h"
#include "ref/door/cso.h"

// The door itself, whatever stands behind it.
static og_cso_claim any_run(const og_half_edge_mesh *a, const og_half_edge_mesh *b, og_cso_room *room) {
  (void)a, (void)b, (void)room;
  return (og_cso_claim){.outcome = OG_OUTCOME_ANSWERED};
}

// B: |x| <= 2^100, up to 8 vertices
void drive_door_cso(void) {
  const og_half_edge_mesh a = any_mesh(room_a(), 0x1p100), b = any_mesh(room_b(), 0x1p100);
  og_half_edge_mesh none = a, large = a, many = a, faces = a;
  none.face_count = 0;
  many.vertex_count = faces.face_count = 1 << 24;
  large.edge_count = 1 << 24;
  const og_door_cso door = {.run = any_run};
  og_cso_room room = {0};
  (void)og_cso_run(&door, &a, &b, &room);
  (void)og_cso_run(&door, &none, &b, &room);
  (void)og_cso_run(&door, &large, &b, &room);
  (void)og_cso_run(&door, &many, &b, &room);
  (void)og_cso_run(&door, &faces, &b, &room);
  (void)og_cso_run(&door, &a, &faces, &room);
  (void)og_cso_run(&door, &a, &none, &room);
}
