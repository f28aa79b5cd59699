#include "tool/world/check_contacts.h"

#include <math.h>

static double largest_of(const og_body *body) {
  double most = (double)body->radius;
  for (int k = 0; k < body->vertex_count; k++) {
    const og_vec3 v = body->vertex[k];
    most = fmax(most, fmax(fabs((double)v.x), fmax(fabs((double)v.y), fabs((double)v.z))));
  }
  return most;
}

// How far the point is off the body, correctly rounded. False: a defect of the exact side.
static bool measure_off(og_world_checker *checker, int which, og_vec3 point, double *off) {
  og_rational exact[3];
  og_surd distance;
  for (int k = 0; k < 3; k++) og_rational_init(&exact[k]);
  og_surd_init(&distance);
  og_rational_from_double(&exact[0], (double)point.x);
  og_rational_from_double(&exact[1], (double)point.y);
  og_rational_from_double(&exact[2], (double)point.z);
  const bool found = og_exact_pair_probe(&checker->pair, which, exact, &distance);
  if (found) *off = og_surd_to_double(&distance);
  og_surd_clear(&distance);
  for (int k = 0; k < 3; k++) og_rational_clear(&exact[k]);
  return found;
}

// The larger of both points' distances from their bodies.
static bool measure_contact(og_world_checker *checker, const og_contact *contact, double *off) {
  double of_a, of_b;
  if (!measure_off(checker, 0, contact->a, &of_a) || !measure_off(checker, 1, contact->b, &of_b)) return false;
  *off = fmax(of_a, of_b);
  return true;
}

static og_world_fault check_manifold(og_world_checker *checker, const og_world *world, int64_t k) {
  const og_part_pair parts = world->now.meeting.pair[k];
  const og_index_pair pair = parts.of;
  const og_world_manifold *manifold = &world->now.manifold[k];
  const og_contact_promises *promises = &world->stages.contact->promises;
  const og_body *a = og_world_part_of(&world->now, pair.i, parts.a),
                *b = og_world_part_of(&world->now, pair.j, parts.b);
  og_world_fault fault = {.kind = OG_WORLD_RIGHT, .i = pair.i, .j = pair.j, .a = parts.a, .b = parts.b};
  if (manifold->outcome != OG_OUTCOME_ANSWERED || manifold->count == 0) return fault;
  if (world->now.body[pair.i].filter.is_sensor || world->now.body[pair.j].filter.is_sensor) {
    fault.kind = OG_WORLD_CONTACT_OF_SENSOR;
    return fault;
  }
  if (!og_exact_pair_relate(&checker->pair, a, b)) fault.kind = OG_WORLD_UNDECIDED;
  if (promises->rigid && checker->pair.relation == OG_PENETRATING) return fault;
  const double most = promises->points * (double)OG_SCALAR_EPSILON * fmax(largest_of(a), largest_of(b));
  for (int c = 0; c < manifold->count && fault.kind == OG_WORLD_RIGHT; c++) {
    checker->checked_contacts++;
    if (!measure_contact(checker, &world->now.contact[manifold->first + c], &fault.distance))
      fault.kind = OG_WORLD_UNDECIDED;
    else if (fault.distance > most) fault.kind = OG_WORLD_CONTACT_OFF;
  }
  return fault;
}

og_world_fault og_check_world_contacts(og_world_checker *checker, const og_world *world) {
  og_world_fault fault = {.kind = OG_WORLD_RIGHT, .i = -1, .j = -1};
  if (world->stages.contact == NULL) return fault;
  for (int64_t k = 0; k < world->now.meeting.count && fault.kind == OG_WORLD_RIGHT; k++)
    fault = check_manifold(checker, world, k);
  return fault;
}
