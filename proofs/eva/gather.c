#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/contact/gather.h"
#include "ref/contact/shared_region.h"

// The parts of which manifolds are made, of any bodies, planes and regions.
enum { CONTACTS = 2, MOST = 4, CUT = 2 * MOST + 2 };

static og_region region_of(og_vec2 *corner, int *vertex) {
  for (int k = 0; k < MOST; k++) {
    corner[k] = (og_vec2){number(2), number(2)};
    vertex[k] = whole(0, OG_EVA_VERTICES - 1);
  }
  return (og_region){.room = MOST, .corner = corner, .vertex = vertex, .count = whole(1, 2), .is_edge = either()};
}

void drive_gather(void) {
  static og_vec2 corner_a[MOST], corner_b[MOST];
  static int vertex_a[MOST], vertex_b[MOST];
  static og_contact contact[CONTACTS];
  const og_half_edge_mesh mesh_a = any_mesh(room_a(), 0x1p100), mesh_b = any_mesh(room_b(), 0x1p100);
  const og_body a = {.kind = OG_BODY_HULL, .mesh = &mesh_a}, b = {.kind = OG_BODY_HULL, .mesh = &mesh_b};
  const og_contact_input in = {.a = &a, .b = &b, .within = number(1), .flat = number(1)};
  og_contact_room room = {.contact = contact, .capacity = CONTACTS};
  room.region[0] = region_of(corner_a, vertex_a);
  room.region[1] = region_of(corner_b, vertex_b);
  const og_axis_frame frame = {vector(1), vector(1), vector(1), number(1), number(1), number(1)};
  og_gather g;
  og_gather_open(&g, &in, &frame, &room);
  og_gather_across(&g, vector(1));
  g.moved[0] = vector(1);
  //@ loop unroll 3;
  for (int k = 0; k <= CONTACTS; k++) {
    og_gather_lifted(&g, (og_vec2){number(2), number(2)});
    og_gather_crossing(&g);
    (void)og_gather_outcome(&g, (og_outcome)whole(0, OG_OUTCOME_COUNT - 1));
  }
  (void)og_gather_vertex(&g, whole(0, 1), whole(0, OG_EVA_VERTICES - 1));
  (void)og_gather_above(&g.plane, (og_vec2){number(2), number(2)}, number(1));
}
