#include "eva/arguments.h"
#include "ref/continuous/moment.h"
#include "ref/door/bound.h"
#include "ref/door/clip.h"
#include "ref/door/contact.h"
#include "ref/door/decompose.h"
#include "ref/door/turn.h"
#include "ref/polytope/solid_check.h"

// Doors, whatever stands behind them, with what they take and all that they refuse: one driver to reach all of each.
enum { SIDES = 3, POINTS = 4, TRIANGLES = 4 };

static og_turn_claim any_turn(const og_turn_input *in) {
  (void)in;
  return (og_turn_claim){.ball = {vector(1), number(1), number(1)}, .box = {vector(1), vector(1)},
                         .outer = {vector(1), vector(1)}};
}

// B: |x| <= 1
void drive_refused_turns(void) {
  const og_vec3 point[] = {vector(1), vector(1)};
  const og_turn_input in = {point, 2, vector(1), matrix(1)}, none = {point, 0, vector(1), matrix(1)};
  const og_door_turn of_ball = {.run = any_turn, .makes_ball = true}, of_box = {.run = any_turn};
  (void)og_turn_run(&of_ball, &in);
  (void)og_turn_run(&of_box, &in);
  (void)og_turn_run(&of_box, &none);
}

static og_clip_claim any_clip(const og_polygon *a, const og_polygon *b, og_clip_room *room) {
  (void)a, (void)b;
  for (int k = 0; k < SIDES; k++) room->corner[k] = (og_vec2){number(1), number(1)};
  return (og_clip_claim){.count = SIDES};
}

// B: |x| <= 1
void drive_refused_clips(void) {
  og_vec2 corner[SIDES], kept[SIDES];
  for (int k = 0; k < SIDES; k++) corner[k] = (og_vec2){number(1), number(1)};
  const og_polygon a = {SIDES, corner}, line = {2, corner};
  const og_door_clip door = {.run = any_clip};
  og_clip_room room = {.corner = kept, .capacity = SIDES}, none = {.corner = kept};
  (void)og_clip_run(&door, &a, &a, &room);
  (void)og_clip_run(&door, &a, &a, &none);
  (void)og_clip_run(&door, &a, &line, &room);
  (void)og_clip_run(&door, &line, &a, &room);
}

static og_bounding_claim any_bound(const og_bounding_input *in, const og_bounding_room *room) {
  (void)in, (void)room;
  return (og_bounding_claim){.outcome = OG_OUTCOME_ANSWERED};
}

// B: |x| <= 1
// Options: -eva-use-spec og_mesh_outcome
void drive_refused_bounds(void) {
  static og_mesh_triangle triangle[1];
  static og_slab slab[OG_EVA_VERTICES];
  static int order[OG_EVA_VERTICES], corner[OG_EVA_VERTICES + 1];
  const og_bounding_room room = {order, corner, slab};
  const og_half_edge_mesh hull = any_mesh(room_a(), 1);
  og_bounding_input in = {.point = hull.vertex,
                          .count = OG_EVA_VERTICES,
                          .direction = hull.vertex,
                          .direction_count = OG_EVA_VERTICES,
                          .triangle = triangle,
                          .triangle_count = 1,
                          .hull = &hull};
  og_door_bound door = {.run = any_bound, .shape = OG_BOUNDING_K_DOP};
  (void)og_bound_run(&door, &in, &room);
  door.shape = OG_BOUNDING_BALL;
  door.most = OG_EVA_VERTICES - 1;
  (void)og_bound_run(&door, &in, &room);
  door.most = 0;
  door.in_plane = true;
  (void)og_bound_run(&door, &in, &room);
  door.in_plane = false;
  door.of_triangles = true;
  (void)og_bound_run(&door, &in, &room);
  door.of_triangles = false;
  door.of_hull = true;
  (void)og_bound_run(&door, &in, &room);
  static const og_vec3 other[OG_EVA_VERTICES];
  in.point = other;
  (void)og_bound_run(&door, &in, &room);
  in.hull = NULL;
  (void)og_bound_run(&door, &in, &room);
  door.shape = OG_BOUNDING_K_DOP;
  in.direction_count = 0;
  (void)og_bound_run(&door, &in, &room);
  in.count = 0;
  (void)og_bound_run(&door, &in, &room);
}

static og_manifold_claim any_manifold(const og_contact_input *in, og_contact_room *room) {
  (void)in, (void)room;
  return (og_manifold_claim){.outcome = OG_OUTCOME_ANSWERED};
}

// B: |x| <= 1
// Options: -eva-use-spec og_mesh_outcome
void drive_refused_contacts(void) {
  body_room of_a, of_b;
  og_body a = any_body(&of_a, room_a(), 1), b = any_body(&of_b, room_b(), 1);
  og_vec2 corner[] = {{number(1), number(1)}};
  const og_polygon flat = {1, corner};
  og_contact contact[1];
  og_contact_room room = {.contact = contact, .capacity = whole(0, 1)};
  og_contact_input in = {&a, &b, number(1), number(1), &flat, &flat};
  og_door_contact door = {.run = any_manifold, .takes = OG_CONTACTS_POLYGONS};
  (void)og_contact_run(&door, &in, &room);
  in.flat_b = NULL;
  (void)og_contact_run(&door, &in, &room);
  in.flat_a = NULL;
  (void)og_contact_run(&door, &in, &room);
  door.takes = OG_CONTACTS_SOLIDS;
  (void)og_contact_run(&door, &in, &room);
  b.mesh = NULL;
  (void)og_contact_run(&door, &in, &room);
  a.mesh = NULL;
  (void)og_contact_run(&door, &in, &room);
}

// Of every shape and motion: how a body is displaced, and all that it passes over.
// B: |x| <= 1
void drive_moved_bodies(void) {
  const og_scalar size = 1;
  const og_convex body = any_convex(&size);
  const og_moved here = {&body, vector(1), false}, trail = {&body, vector(1), true};
  const og_moved *const moved = either() ? &here : &trail;
  const og_convex c = og_convex_moved(moved);
  (void)og_support_of(&c, vector(1));
}

static og_vec3 point[POINTS];
static og_mesh_triangle triangle[TRIANGLES];
static int start[POINTS], edge[3 * TRIANGLES];

static og_decompose_claim any_parts(const og_mesh *mesh, og_scalar bound, og_decompose_room *room) {
  (void)mesh, (void)bound, (void)room;
  return (og_decompose_claim){.outcome = (og_outcome)whole(0, OG_OUTCOME_COUNT - 1), .parts = 1};
}

// Meshes of four points: with the triangles of a tetrahedron, with other ones, and with corners that are no points.
// B: |x| <= 1
void drive_refused_solids(void) {
  static const int sound[TRIANGLES][3] = {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}};
  const og_door_decompose door = {.run = any_parts};
  og_decompose_room room = {.cells = whole(0, 1), .points = 4, .work = whole(0, 1000000), .start = start, .edge = edge};
  //@ loop unroll 9;
  for (int way = 0; way < 9; way++) {
    //@ loop unroll 4;
    for (int k = 0; k < POINTS; k++) {
      point[k] = vector(1);
      //@ loop unroll 3;
      for (int c = 0; c < 3; c++) triangle[k].corner[c] = sound[k][c];
    }
    if (way == 1) triangle[3].corner[0] = triangle[3].corner[1];
    if (way == 2) triangle[1].corner[0] = -1;
    if (way == 3) triangle[1].corner[1] = POINTS;
    if (way == 4) triangle[1].corner[2] = POINTS;
    if (way == 5) triangle[2].corner[0] = 0;
    const og_mesh mesh = {point, way == 6 ? -1 : POINTS, triangle,
                          way == 7   ? 0
                          : way == 8 ? OG_SOLID_MOST_TRIANGLES + 1
                                     : TRIANGLES,
                          false};
    (void)og_solid_check(&mesh, start, edge);
    (void)og_decompose_run(&door, &mesh, number(1), &room);
  }
}
