#include "ref/contact/gather.h"

#include "ref/closest/range.h"
#include "ref/closest/segment_segment.h"

void og_gather_open(og_gather *g, const og_contact_input *in, const og_axis_frame *frame, og_contact_room *room) {
  *g = (og_gather){.mesh = {in->a->mesh, in->b->mesh}, .within = in->within, .slack = OG_REGION_SLACK, .room = room};
  g->plane.frame = *frame;
}

void og_gather_across(og_gather *g, og_vec3 n) {
  const og_scalar x = og_abs(n.x), y = og_abs(n.y), z = og_abs(n.z);
  og_vec3 least = {0, 0, 1};
  if (x <= y && x <= z) least = (og_vec3){1, 0, 0};
  else if (y <= z) least = (og_vec3){0, 1, 0};
  g->plane.axis[2] = n;
  g->plane.axis[0] = og_axis_unit(og_cross(least, n));
  g->plane.axis[1] = og_cross(n, g->plane.axis[0]);
  g->of_body[0] = g->of_body[1] = g->plane;
  g->of_body[0].frame.centre = og_sub(g->plane.frame.centre, g->moved[0]);
  g->of_body[1].frame.centre = og_sub(g->plane.frame.centre, g->moved[1]);
}

og_vec3 og_gather_above(const og_contact_plane *plane, og_vec2 at, og_scalar height) {
  const og_vec3 across = og_add(og_scale(at.x, plane->axis[0]), og_scale(at.y, plane->axis[1]));
  return og_add_scaled(plane->frame.centre, plane->frame.unit, og_add_scaled(across, height, plane->axis[2]));
}

og_vec3 og_gather_vertex(const og_gather *g, int k, int v) { return og_add(g->mesh[k]->vertex[v], g->moved[k]); }

// Corners of one place that come from different sides differ by less, in the frame's unit.
static const og_scalar SAME = 8 * OG_SCALAR_EPSILON;

/*@ requires memory: \valid_read(g) && \valid_read(g->room) && \valid_read(contact);
    requires kept: 0 <= g->count && \valid_read(g->room->contact + (0 .. g->count - 1));
    terminates \true; exits \false; assigns \nothing; */
static bool is_known(const og_gather *g, const og_contact *contact) {
  const og_scalar near = SAME * g->plane.frame.unit;
  /*@ loop invariant range: 0 <= k <= g->count;
      loop assigns k;
      loop variant g->count - k; */
  for (int k = 0; k < g->count; k++)
    if (og_largest(og_sub(g->room->contact[k].a, contact->a)) <= near) return true;
  return false;
}

void og_gather_keep(og_gather *g, const og_contact *contact) {
  og_contact *kept = g->room->contact;
  if (!(contact->depth >= -g->within - g->slack * g->plane.frame.unit) || is_known(g, contact)) return;
  if (g->count < g->room->capacity) {
    kept[g->count++] = *contact;
    return;
  }
  int shallowest = 0;
  /*@ loop invariant range: 1 <= k && 0 <= shallowest < k;
      loop assigns k, shallowest;
      loop variant g->count - k; */
  for (int k = 1; k < g->count; k++)
    if (kept[k].depth < kept[shallowest].depth) shallowest = k;
  if (contact->depth > kept[shallowest].depth) kept[shallowest] = *contact;
  g->full = true;
}

void og_gather_at(og_gather *g, og_vec2 at, og_scalar down, og_scalar up) {
  const og_contact contact = {og_gather_above(&g->plane, at, -down), og_gather_above(&g->plane, at, up),
                              (down + up) * g->plane.frame.unit};
  og_gather_keep(g, &contact);
}

void og_gather_lifted(og_gather *g, og_vec2 at) {
  og_gather_at(g, at, og_region_height(&g->room->region[0], g->mesh[0], &g->of_body[0], true, at),
               og_region_height(&g->room->region[1], g->mesh[1], &g->of_body[1], false, at));
}

void og_gather_crossing(og_gather *g) {
  const int *of_a = g->room->region[0].vertex, *of_b = g->room->region[1].vertex;
  const og_segment_pair nearest = og_segment_segment(og_gather_vertex(g, 0, of_a[0]), og_gather_vertex(g, 0, of_a[1]),
                                                     og_gather_vertex(g, 1, of_b[0]), og_gather_vertex(g, 1, of_b[1]));
  if (nearest.outcome != OG_OUTCOME_ANSWERED) return;
  const og_scalar depth = -og_dot(g->plane.axis[2], nearest.offset);
  const og_vec3 across = og_add_scaled(nearest.offset, depth, g->plane.axis[2]);
  if (og_largest(across) > g->slack * g->plane.frame.unit) return; // these edges are not above each other
  const og_contact contact = {nearest.a, nearest.b, depth};
  og_gather_keep(g, &contact);
}

og_outcome og_gather_outcome(const og_gather *g, og_outcome so_far) {
  return so_far == OG_OUTCOME_ANSWERED && g->full ? OG_OUTCOME_FULL : so_far;
}
