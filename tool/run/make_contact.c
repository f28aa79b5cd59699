#include "tool/run/make_contact.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_made_contact_init(og_made_contact *made) {
  memset(made, 0, sizeof *made);
  og_world_body_init(&made->a);
  og_world_body_init(&made->b);
  for (int k = 0; k < 2; k++) og_made_polygon_init(&made->flat[k]);
}

static void clear_region(og_region *region) {
  free(region->corner);
  free(region->vertex);
  free(region->found);
  free(region->seen);
  free(region->hull);
  free(region->order);
  free(region->in_plane);
}

void og_made_contact_clear(og_made_contact *made) {
  og_world_body_clear(&made->a);
  og_world_body_clear(&made->b);
  for (int k = 0; k < 2; k++) og_made_polygon_clear(&made->flat[k]);
  free(made->room.contact);
  for (int k = 0; k < 2; k++) {
    clear_region(&made->room.region[k]);
    free(made->room.clipped[k]);
  }
  memset(&made->room, 0, sizeof made->room);
  made->room_vertices = 0;
}

static void grow_region(og_region *region, size_t count) {
  region->room = (int)count;
  region->corner = og_grow(region->corner, count, sizeof *region->corner);
  region->vertex = og_grow(region->vertex, count, sizeof *region->vertex);
  region->found = og_grow(region->found, count, sizeof *region->found);
  region->seen = og_grow(region->seen, count, sizeof *region->seen);
  region->hull = og_grow(region->hull, count + 1, sizeof *region->hull);
  region->order = og_grow(region->order, count, sizeof *region->order);
  region->in_plane = og_grow(region->in_plane, count, sizeof *region->in_plane);
}

// Each region has room for the vertices of both bodies: simpler than for the larger of them.
void og_made_contact_hold(og_made_contact *made, size_t count) {
  if (count <= made->room_vertices) return;
  made->room_vertices = count;
  made->room.contact = og_grow(made->room.contact, count + 2, sizeof *made->room.contact);
  made->room.capacity = (int)count + 2;
  for (int k = 0; k < 2; k++) {
    grow_region(&made->room.region[k], count);
    made->room.clipped[k] = og_grow(made->room.clipped[k], count + 2, sizeof *made->room.clipped[k]);
  }
}

static og_scalar extent(const og_body *body) {
  og_vec3 low = body->vertex[0], high = low;
  for (int k = 1; k < body->vertex_count; k++) {
    const og_vec3 p = body->vertex[k];
    low = (og_vec3){og_min(low.x, p.x), og_min(low.y, p.y), og_min(low.z, p.z)};
    high = (og_vec3){og_max(high.x, p.x), og_max(high.y, p.y), og_max(high.z, p.z)};
  }
  return og_max(high.x - low.x, og_max(high.y - low.y, high.z - low.z));
}

void og_make_contact_room(og_made_contact *made) {
  const og_body *a = &made->a.body, *b = &made->b.body;
  og_made_contact_hold(made, (size_t)a->vertex_count + (size_t)b->vertex_count);
  made->input = (og_contact_input){
      .a = a, .b = b, .within = OG_CONTACT_WITHIN * og_max(extent(a), extent(b)), .flat = OG_CONTACT_FLAT};
}

og_outcome og_make_contact(og_made_contact *made, const og_case_body *a, const og_case_body *b) {
  if (!og_make_body(&made->a, a) || !og_make_body(&made->b, b)) return OG_OUTCOME_OUT_OF_RANGE;
  og_make_contact_room(made);
  const bool level = og_make_polygon(&made->flat[0], a) == OG_OUTCOME_ANSWERED &&
                     og_make_polygon(&made->flat[1], b) == OG_OUTCOME_ANSWERED;
  if (level) {
    made->input.flat_a = &made->flat[0].polygon;
    made->input.flat_b = &made->flat[1].polygon;
  }
  return og_finite(made->input.within) ? OG_OUTCOME_ANSWERED : OG_OUTCOME_OUT_OF_RANGE;
}
