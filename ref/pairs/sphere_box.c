#include "ref/pairs/sphere_box.h"

#include "ref/door/pair.h"
#include "ref/pairs/axes.h"
#include "ref/pairs/rounded_claim.h"

// Local coordinates throughout: the box is |x| <= half.x, and so on.
static og_vec3 clamped(og_vec3 p, og_vec3 half) {
  return (og_vec3){og_clamp(p.x, -half.x, half.x), og_clamp(p.y, -half.y, half.y), og_clamp(p.z, -half.z, half.z)};
}

// The nearest face of a box that holds p: its outward normal; *way is how far off it is.
static og_vec3 nearest_face(og_vec3 p, og_vec3 half, og_scalar *way) {
  const og_scalar x = half.x - og_abs(p.x), y = half.y - og_abs(p.y), z = half.z - og_abs(p.z);
  if (x <= y && x <= z) {
    *way = x;
    return (og_vec3){p.x < 0 ? -1 : 1, 0, 0};
  }
  if (y <= z) {
    *way = y;
    return (og_vec3){0, p.y < 0 ? -1 : 1, 0};
  }
  *way = z;
  return (og_vec3){0, 0, p.z < 0 ? -1 : 1};
}

og_claim og_sphere_box(const og_sphere *a, const og_box *b) {
  const og_outcome outcome = og_box_outcome(b);
  if (!og_vec_in_range(a->centre) || !og_in_range(a->radius)) return (og_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (outcome != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = outcome};
  if (a->radius < 0) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_vec3 p = og_apply_transposed(&b->rotation, og_sub(a->centre, b->centre));
  const og_vec3 q = clamped(p, b->half);
  og_scalar distance;
  const og_vec3 out = og_direction_of(og_sub(p, q), &distance);
  if (distance > 0) {
    const og_vec3 normal = og_apply(&b->rotation, out);
    const og_vec3 nearest = og_add(b->centre, og_apply(&b->rotation, q));
    return og_rounded_claim(a->centre, nearest, distance, normal, a->radius, 0);
  }
  // Inside, the core's point is as far behind the face as the claim's formula takes it to be before it.
  og_scalar way;
  const og_vec3 face = nearest_face(p, b->half, &way);
  const og_vec3 normal = og_apply(&b->rotation, face);
  return og_rounded_claim(a->centre, og_add_scaled(a->centre, way, normal), -way, normal, a->radius, 0);
}

static bool is_sphere(const og_body *body) {
  return body->vertex_count == 1 && (body->kind == OG_BODY_POINT || body->kind == OG_BODY_SPHERE);
}

og_claim og_run_sphere_box(const og_body *a, const og_body *b) {
  const bool swapped = a->kind == OG_BODY_BOX;
  const og_body *ball = swapped ? b : a, *body = swapped ? a : b;
  if (!is_sphere(ball) || body->kind != OG_BODY_BOX || body->radius > 0)
    return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_sphere p = {ball->vertex[0], ball->radius};
  const og_box q = {body->centre, body->half, body->rotation};
  const og_claim claim = og_sphere_box(&p, &q);
  return swapped ? og_claim_swapped(claim) : claim;
}

// ---- what is known of it ----

static const og_door_pair sphere_box_door = {
    .run = og_run_sphere_box,
    .takes = OG_TAKES_KINDS,
    .promises =
        {
            .change = 12,
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = 15,
            .why = "6 epsilon, of either claim",
        },
};

const og_algorithm og_algorithm_sphere_box = {
    .id = "sphere-box",
    .row = "3.1",
    .questions = "relation, distance, depth",
    .path = "ref/pairs/sphere_box",
    .source = "Ericson 2005, 5.1.4 and 5.2.5; Varjus 2018, 5",
    .cost = "O(1)",
    .limits = "a point or sphere with a box only; errors up to 6 epsilon of the coordinates, verdict unsure within 2.4",
    .pair = &sphere_box_door,
};
