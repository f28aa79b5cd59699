#include "ref/pairs/capsule_capsule.h"

#include "ref/door/pair.h"
#include "ref/closest/range.h"
#include "ref/closest/segment_segment.h"
#include "ref/pairs/rounded_claim.h"
#include "ref/pairs/segment_normal.h"

og_claim og_capsule_capsule(const og_capsule *a, const og_capsule *b) {
  const og_segment_pair nearest = og_segment_segment(a->a, a->b, b->a, b->b);
  if (nearest.outcome != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = nearest.outcome};
  if (!og_in_range(a->radius) || !og_in_range(b->radius)) return (og_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (a->radius < 0 || b->radius < 0) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_vec3 u = og_sub(a->b, a->a), v = og_sub(b->b, b->a), w = og_sub(a->a, b->a);
  const int unit = -og_range_exponent(og_max(og_max(og_largest(u), og_largest(v)), og_largest(w)));
  const og_vec3 normal = og_segment_normal(og_vec_times_power(u, unit), og_vec_times_power(v, unit),
                                           og_vec_times_power(w, unit), og_vec_times_power(nearest.offset, unit));
  return og_rounded_claim(nearest.a, nearest.b, og_length(nearest.offset), normal, a->radius, b->radius);
}

static bool is_capsule(const og_body *body) {
  switch (body->kind) {
  case OG_BODY_POINT:
  case OG_BODY_SPHERE: return body->vertex_count == 1;
  case OG_BODY_SEGMENT:
  case OG_BODY_CAPSULE: return body->vertex_count == 2;
  case OG_BODY_TRIANGLE:
  case OG_BODY_HULL:
  case OG_BODY_BOX:
  case OG_BODY_CYLINDER:
  case OG_BODY_CONE: break;
  }
  return false;
}

og_claim og_run_capsule_capsule(const og_body *a, const og_body *b) {
  if (!is_capsule(a) || !is_capsule(b)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_capsule p = {a->vertex[0], a->vertex[a->vertex_count - 1], a->radius};
  const og_capsule q = {b->vertex[0], b->vertex[b->vertex_count - 1], b->radius};
  return og_capsule_capsule(&p, &q);
}

// ---- what is known of it ----

static const og_door_pair capsule_capsule_door = {
    .run = og_run_capsule_capsule,
    .takes = OG_TAKES_KINDS,
    .promises =
        {
            .except = OG_NOT_OF_UNLIKE_LENGTHS,
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = 15,
            .why = "one segment far shorter than the other (segment_segment.h)",
        },
};

const og_algorithm og_algorithm_capsule_capsule = {
    .id = "capsule-capsule",
    .row = "3.1",
    .questions = "relation, distance, depth",
    .path = "ref/pairs/capsule_capsule",
    .source = "Ericson 2005, 4.5.1 and 5.1.9",
    .cost = "O(1)",
    .limits =
        "points, spheres, segments and capsules only; verdict unsure within 1.2 epsilon of the size from touching",
    .pair = &capsule_capsule_door,
};
