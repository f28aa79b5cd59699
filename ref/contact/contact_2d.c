#include "ref/contact/contact_2d.h"

#include "ref/separation/sat_2d.h"

/// What projects to the end of an interval: from one vertex to another along the tangent; of a vertex both are it.
typedef struct side {
  og_vec2 from, to;                 // in the world
  og_scalar along_from, along_to;   // where they are along the tangent, in the frame's unit
  og_scalar height_from, height_to; // along the normal
} side;

static og_vec2 flat(og_vec3 v) { return (og_vec2){v.x, v.y}; }

/*@ requires memory: \valid_read(g) && \valid_read(of) && 1 <= of->count && \valid_read(of->vertex + (0 .. of->count - 1));
    requires body: 0 <= k <= 1;
    terminates \true; exits \false; assigns \nothing; */
static side side_of(const og_gather *g, int k, const og_polygon *of) {
  const og_axis_frame *frame = &g->of_body[k].frame;
  const og_vec2 n = flat(g->plane.axis[2]), tangent = {-n.y, n.x}, moved = flat(g->moved[k]);
  const og_vec2 out = k == 0 ? og_scale2(-1, n) : n; // A lies ahead: its low end is near
  og_scalar end = -OG_SCALAR_MAX;
  /*@ loop invariant range: 0 <= i <= of->count;
      loop assigns i, end;
      loop variant of->count - i; */
  for (int i = 0; i < of->count; i++) end = og_max(end, og_dot2(out, og_polygon_vertex(frame, of, i)));
  side s = {.along_from = OG_SCALAR_MAX, .along_to = -OG_SCALAR_MAX};
  /*@ loop invariant range: 0 <= i <= of->count;
      loop assigns i, s;
      loop variant of->count - i; */
  for (int i = 0; i < of->count; i++) {
    const og_vec2 p = og_polygon_vertex(frame, of, i);
    if (!(og_dot2(out, p) >= end - OG_REGION_SLACK)) continue;
    const og_vec2 place = {of->vertex[i].x + moved.x, of->vertex[i].y + moved.y};
    const og_scalar along = og_dot2(tangent, p), height = og_dot2(n, p);
    if (along < s.along_from) s.from = place, s.along_from = along, s.height_from = height;
    if (along > s.along_to) s.to = place, s.along_to = along, s.height_to = height;
  }
  return s;
}

static bool is_vertex(const side *s) { return !(s->along_to - s->along_from > OG_REGION_SLACK); }

// The place of a point so far along the tangent, at most to the ends: there it is a vertex itself. Sets its height.
static og_vec3 point_of(const side *s, og_scalar along, og_scalar *height) {
  *height = s->height_from;
  if (!(along > s->along_from)) return (og_vec3){s->from.x, s->from.y, 0};
  *height = s->height_to;
  if (!(along < s->along_to)) return (og_vec3){s->to.x, s->to.y, 0};
  const og_scalar t = (along - s->along_from) / (s->along_to - s->along_from);
  *height = s->height_from + t * (s->height_to - s->height_from);
  return (og_vec3){s->from.x + t * (s->to.x - s->from.x), s->from.y + t * (s->to.y - s->from.y), 0};
}

static void keep_at(og_gather *g, const side *a, const side *b, og_scalar along) {
  og_scalar of_a, of_b;
  og_contact contact = {.a = point_of(a, along, &of_a), .b = point_of(b, along, &of_b)};
  contact.depth = (of_b - of_a) * g->plane.frame.unit;
  og_gather_keep(g, &contact);
}

void og_contact_between_ends_2d(og_gather *g, const og_polygon *a, const og_polygon *b) {
  const side of_a = side_of(g, 0, a), of_b = side_of(g, 1, b);
  if (is_vertex(&of_a)) keep_at(g, &of_a, &of_b, of_a.along_from);
  else if (is_vertex(&of_b)) keep_at(g, &of_a, &of_b, of_b.along_from);
  else {
    const og_scalar low = og_max(of_a.along_from, of_b.along_from), high = og_min(of_a.along_to, of_b.along_to);
    if (low > high + g->slack) return; // beside each other
    keep_at(g, &of_a, &of_b, low);
    keep_at(g, &of_a, &of_b, high);
  }
}

og_manifold_claim og_contact_2d(const og_contact_input *in, og_contact_room *room) {
  if (in->flat_a == NULL || in->flat_b == NULL) return (og_manifold_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_separation_2d found = og_sat_2d(in->flat_a, in->flat_b);
  og_manifold_claim claim = {.outcome = found.outcome, .iterations = found.axes};
  if (found.outcome != OG_OUTCOME_ANSWERED) return claim;
  claim.verdict = found.apart ? OG_VERDICT_APART : OG_VERDICT_MEET;
  claim.normal = (og_vec3){found.axis.x, found.axis.y, 0};
  claim.has_normal = true;
  og_axis_frame frame;
  claim.outcome = og_polygon_frame(&frame, in->flat_a, in->flat_b);
  if (found.apart || claim.outcome != OG_OUTCOME_ANSWERED) return claim;
  og_gather g;
  og_gather_open(&g, in, &frame, room);
  og_gather_across(&g, claim.normal);
  og_contact_between_ends_2d(&g, in->flat_a, in->flat_b);
  claim.count = g.count;
  claim.outcome = og_gather_outcome(&g, claim.outcome);
  return claim;
}

// ---- what is known of it ----

static const og_door_contact contact_2d_door = {
    .run = og_contact_2d,
    .takes = OG_CONTACTS_POLYGONS,
    .promises = {.points = 16,
                 .cover = 16,
                 .rigid = true,
                 .why = "of polygons that overlap a vertex at the end of its interval need not face the other one"},
};

const og_algorithm og_algorithm_contact_2d = {
    .id = "contact-2d",
    .row = "3.7",
    .questions = "contact",
    .path = "ref/contact/contact_2d",
    .source = "Parac 2020, 2.5.1",
    .cost = "O((n_A + n_B)^2)",
    .limits = "polygons are taken to be rigid; of deep ones only the axis of least overlap counts",
    .contact = &contact_2d_door,
};
