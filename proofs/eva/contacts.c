#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/contact/at_first_time.h"
#include "ref/contact/contact_2d.h"
#include "ref/contact/contact_sweep_2d.h"
#include "ref/contact/manifold_cache.h"
#include "ref/contact/manifold_reduce.h"
#include "ref/door/contact.h"

enum { CONTACTS = 2, CORNERS = 2 * OG_EVA_VERTICES + 2 };

static og_region region_a(void) {
  static og_vec2 corner[OG_EVA_VERTICES];
  static int vertex[OG_EVA_VERTICES], found[OG_EVA_VERTICES], seen[OG_EVA_VERTICES], hull[OG_EVA_VERTICES + 1],
      order[OG_EVA_VERTICES];
  static og_vec3 in_plane[OG_EVA_VERTICES];
  return (og_region){.room = OG_EVA_VERTICES,
                     .corner = corner,
                     .vertex = vertex,
                     .found = found,
                     .seen = seen,
                     .hull = hull,
                     .order = order,
                     .in_plane = in_plane};
}

static og_region region_b(void) {
  static og_vec2 corner[OG_EVA_VERTICES];
  static int vertex[OG_EVA_VERTICES], found[OG_EVA_VERTICES], seen[OG_EVA_VERTICES], hull[OG_EVA_VERTICES + 1],
      order[OG_EVA_VERTICES];
  static og_vec3 in_plane[OG_EVA_VERTICES];
  return (og_region){.room = OG_EVA_VERTICES,
                     .corner = corner,
                     .vertex = vertex,
                     .found = found,
                     .seen = seen,
                     .hull = hull,
                     .order = order,
                     .in_plane = in_plane};
}

static og_contact_plane any_plane(void) {
  og_contact_plane plane = {.frame = og_axis_frame_empty()};
  og_axis_frame_include(&plane.frame, vector(0x1p100));
  og_axis_frame_include(&plane.frame, vector(0x1p100));
  (void)og_axis_frame_finish(&plane.frame);
  for (int k = 0; k < 3; k++) plane.axis[k] = vector(1);
  return plane;
}

// Corners of any region.
static void any_corners(og_region *region, int most) {
  region->count = whole(1, most);
  region->is_edge = region->count == 2 && either();
  for (int k = 0; k < OG_EVA_VERTICES; k++) {
    region->corner[k] = (og_vec2){number(2), number(2)};
    region->vertex[k] = whole(0, OG_EVA_VERTICES - 1);
  }
}

void drive_region(void) {
  const og_half_edge_mesh mesh = any_mesh(room_a(), 0x1p100);
  const og_contact_plane plane = any_plane();
  og_region region = region_a();
  (void)og_region_find(&region, &mesh, &plane, either(), number_between(0, 1), OG_REGION_SIMPLY);
  (void)og_region_find(&region, &mesh, &plane, either(), number_between(0, 1), OG_REGION_FLOODED);
  (void)og_region_find(&region, &mesh, &plane, either(), number_between(0, 1), OG_REGION_SAMPLED);
  (void)og_region_find(&region, &mesh, &plane, either(), 0, OG_REGION_OF_END);
}

void drive_heights(void) {
  const og_half_edge_mesh mesh = any_mesh(room_a(), 0x1p100);
  const og_contact_plane plane = any_plane();
  og_region region = region_a();
  any_corners(&region, OG_EVA_VERTICES);
  const og_vec2 at = {number(2), number(2)};
  (void)og_region_height(&region, &mesh, &plane, either(), at);
  (void)og_surface_height(&mesh, &plane, either(), at);
}

// B: |x| <= 2^100
void drive_manifold_reduce(void) {
  og_contact contact[8];
  for (int k = 0; k < 8; k++) contact[k] = (og_contact){vector(0x1p100), vector(0x1p100), number(0x1p100)};
  (void)og_manifold_reduce(contact, whole(0, 8), vector(1));
}

// The door itself, whatever stands behind it.
static og_manifold_claim any_run(const og_contact_input *in, og_contact_room *room) {
  (void)in;
  for (int k = 0; k < CONTACTS; k++)
    room->contact[k] = (og_contact){vector(OG_SCALAR_MAX), vector(OG_SCALAR_MAX), number(1)};
  return (og_manifold_claim){.has_normal = either(), .normal = vector(1), .count = whole(0, CONTACTS)};
}

void drive_door_contact(void) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  const og_contact_input in = {.a = &a, .b = &b, .within = number(0x1p100), .flat = number(2)};
  const og_door_contact door = {.run = any_run};
  og_contact contact[CONTACTS];
  og_vec2 first[CORNERS], second[CORNERS];
  og_contact_room room = {contact, CONTACTS, {region_a(), region_b()}, {first, second}};
  (void)og_contact_run(&door, &in, &room);
}

static og_cache_pose any_pose(void) { return (og_cache_pose){matrix(1), vector(0x1p100)}; }

// B: |x| <= 2^100
void drive_manifold_cache(void) {
  og_manifold_cache cache = og_manifold_cache_empty();
  cache.count = whole(0, OG_CACHED_CONTACTS);
  for (int k = 0; k < OG_CACHED_CONTACTS; k++)
    cache.contact[k] = (og_cached_contact){vector(0x1p100), vector(0x1p100), number(0x1p100), whole(0, 1000)};
  const og_contact fresh[] = {{vector(0x1p100), vector(0x1p100), number(0x1p100)}};
  const og_cache_step step = {any_pose(), any_pose(), vector(1), number_between(0, 0x1p100), number_between(0, 0x1p100),
                              fresh,      whole(0, 1)};
  (void)og_manifold_cache_step(&cache, &step);
}

// Polygons, through the algorithm itself.
void drive_contact_2d(void) {
  enum { SIDES = 3 };
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  og_vec2 corner[2][SIDES];
  for (int k = 0; k < SIDES; k++) {
    corner[0][k] = (og_vec2){number(0x1p100), number(0x1p100)};
    corner[1][k] = (og_vec2){number(0x1p100), number(0x1p100)};
  }
  const og_polygon of[] = {{SIDES, corner[0]}, {SIDES, corner[1]}};
  const og_contact_input in = {&a, &b, number_between(0, 0x1p100), 0, &of[0], &of[1]};
  og_contact contact[CONTACTS];
  for (int k = 0; k < CONTACTS; k++) contact[k] = (og_contact){vector(0x1p100), vector(0x1p100), number(0x1p100)};
  og_vec2 first[CORNERS], second[CORNERS];
  og_contact_room room = {contact, CONTACTS, {region_a(), region_b()}, {first, second}};
  og_contact_input none = in;
  none.flat_b = NULL;
  (void)og_contact_2d(&in, &room);
  (void)og_contact_2d(&none, &room);
}

// ---- bodies that move ----

static og_sweep_input any_motion(const og_body *a, const og_body *b) {
  return (og_sweep_input){.a = a,
                          .b = b,
                          .velocity = vector(0x1p100),
                          .velocity_a = vector(0x1p100),
                          .endless = either(),
                          .until = number_between(0, 0x1p100)};
}

void drive_at_first_time(void) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  const og_sweep_input in = any_motion(&a, &b);
  const og_sweep_claim sweep = {.has_first = either(), .first = number_between(0, 0x1p100), .has_normal = either()};
  og_at_first_time at;
  (void)og_at_first_time_of(&at, &in, &sweep);
  og_at_first_time_include(&at, either(), vector(0x1p100));
  og_at_first_time_include(&at, either(), vector(0x1p100));
  if (og_axis_frame_finish(&at.frame) != OG_OUTCOME_ANSWERED) return;
  og_contact contact[CONTACTS];
  og_contact_room room = {.contact = contact, .capacity = CONTACTS};
  og_gather g;
  og_at_first_time_gather(&g, &at, &in, vector(1), &room);
}

// The door itself, whatever stands behind it.
static og_sweep_contact_claim any_arrival(const og_sweep_input *in, og_contact_room *room) {
  (void)in;
  for (int k = 0; k < CONTACTS; k++)
    room->contact[k] = (og_contact){vector(OG_SCALAR_MAX), vector(OG_SCALAR_MAX), number(1)};
  return (og_sweep_contact_claim){.has_normal = either(), .normal = vector(1), .count = whole(0, CONTACTS)};
}

// B: |x| <= 2^100
void drive_door_sweep_contact(void) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  const og_sweep_input in = any_motion(&a, &b);
  const og_door_sweep_contact door = {.run = any_arrival};
  og_contact contact[CONTACTS];
  og_contact_room room = {.contact = contact, .capacity = whole(0, CONTACTS)};
  (void)og_sweep_contact_run(&door, &in, &room);
}

void drive_contact_sweep_2d(void) {
  enum { SIDES = 3 };
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  og_vec2 corner[2][SIDES];
  for (int k = 0; k < SIDES; k++) {
    corner[0][k] = (og_vec2){number(0x1p100), number(0x1p100)};
    corner[1][k] = (og_vec2){number(0x1p100), number(0x1p100)};
  }
  const og_polygon of[] = {{SIDES, corner[0]}, {SIDES, corner[1]}};
  og_sweep_input in = any_motion(&a, &b);
  in.flat_a = &of[0];
  in.flat_b = &of[1];
  og_contact contact[CONTACTS];
  for (int k = 0; k < CONTACTS; k++) contact[k] = (og_contact){vector(0x1p100), vector(0x1p100), number(0x1p100)};
  og_contact_room room = {.contact = contact, .capacity = CONTACTS};
  (void)og_contact_sweep_2d(&in, &room);
}
