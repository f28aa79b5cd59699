#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/contact/manifold_reduce.h"
#include "ref/contact/shared_region.h"
#include "ref/door/contact.h"

extern const og_algorithm og_algorithm_manifold_full, og_algorithm_manifold_full_flood,
    og_algorithm_manifold_full_sampled, og_algorithm_manifold_reduce;

enum { CORNERS = 2 * OG_EVA_VERTICES + 2 };

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
static void fill(og_region *region) {
  region->count = whole(1, OG_EVA_VERTICES);
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
}

void drive_heights(void) {
  const og_half_edge_mesh mesh = any_mesh(room_a(), 0x1p100);
  const og_contact_plane plane = any_plane();
  og_region region = region_a();
  fill(&region);
  const og_vec2 at = {number(2), number(2)};
  (void)og_region_height(&region, &mesh, &plane, either(), at);
  (void)og_surface_height(&mesh, &plane, either(), at);
}

void drive_shared_region(void) {
  og_region a = region_a(), b = region_b();
  fill(&a);
  fill(&b);
  // Which of them have been written is a relation that Eva does not keep; valgrind watches it in the tests.
  og_vec2 of_a[CORNERS], of_b[CORNERS];
  for (int k = 0; k < CORNERS; k++) of_a[k] = of_b[k] = (og_vec2){number(4), number(4)};
  og_vec2 *clipped[2] = {of_a, of_b};
  (void)og_shared_region(clipped, &a, &b, number_between(0, 1));
}

void drive_manifold_reduce(void) {
  og_contact contact[8];
  for (int k = 0; k < 8; k++) contact[k] = (og_contact){vector(0x1p100), vector(0x1p100), number(0x1p100)};
  (void)og_manifold_reduce(contact, whole(0, 8), vector(1));
}

static void show(const og_door_contact *door) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  const og_contact_input in = {&a, &b, number_between(0, 0x1p100), number_between(0, 1)};
  og_contact contact[CORNERS];
  og_vec2 first[CORNERS], second[CORNERS];
  og_contact_room room = {contact, CORNERS, {region_a(), region_b()}, {first, second}};
  (void)og_contact_run(door, &in, &room);
}

// Options: -eva-interprocedural-splits
void drive_manifold_full(void) { show(og_algorithm_manifold_full.contact); }
void drive_manifold_full_flood(void) { show(og_algorithm_manifold_full_flood.contact); }
void drive_manifold_full_sampled(void) { show(og_algorithm_manifold_full_sampled.contact); }
void drive_manifold_full_reduced(void) { show(og_algorithm_manifold_reduce.contact); }
