#include "tool/world/check_contacts.h"

#include <math.h>

#include "tool/world/check_parts.h"

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

// ---- contacts with a life ----

// Each coordinate in world space is three products and three sums away from where it was found, and as many back; the
// rotation is orthogonal within 8 epsilon, and counts twice.
#define KEPT_ROUNDING 64

static og_world_fault check_kept_points(og_world_checker *checker, const og_world *world, const og_contact_life *life) {
  const og_part_pair *parts = &life->parts;
  const og_contact_promises *promises = &world->stages.contact->promises;
  og_world_fault fault = {.kind = OG_WORLD_RIGHT, .i = parts->of.i, .j = parts->of.j, .a = parts->a, .b = parts->b};
  if (promises->rigid || life->cache.count == 0) return fault;
  if (!og_exact_pair_relate(&checker->pair, og_world_part_of(&world->now, parts->of.i, parts->a),
                            og_world_part_of(&world->now, parts->of.j, parts->b)))
    fault.kind = OG_WORLD_UNDECIDED;
  const double most = (promises->points + KEPT_ROUNDING) * (double)OG_SCALAR_EPSILON * life->farthest;
  for (int c = 0; c < life->cache.count && fault.kind == OG_WORLD_RIGHT; c++) {
    const og_contact at = og_cached_at(&life->cache.contact[c], &life->step);
    checker->checked_kept++;
    if (!measure_contact(checker, &at, &fault.distance)) fault.kind = OG_WORLD_UNDECIDED;
    else if (fault.distance > most) fault.kind = OG_WORLD_CONTACT_OFF;
  }
  return fault;
}

static bool is_counted(const og_contact_life *life, int before) {
  int fresh = 0;
  for (int c = 0; c < life->cache.count; c++) fresh += life->cache.contact[c].age == 0;
  const og_contact_events *events = &life->events;
  return events->begun == fresh && events->begun + events->persisted == life->cache.count &&
         events->persisted + events->ended == before;
}

static int place_of(const og_contact_life *life, int64_t count, const og_part_pair *parts) {
  for (int64_t k = 0; k < count; k++)
    if (og_are_same_parts(&life[k].parts, parts)) return (int)k;
  return -1;
}

// Does the pair have contacts in this step?
static bool has_fresh(const og_world *world, const og_part_pair *parts) {
  const og_part_pairs *meeting = &world->now.meeting;
  for (int64_t k = 0; k < meeting->count; k++)
    if (og_are_same_parts(&meeting->pair[k], parts))
      return world->now.manifold[k].outcome == OG_OUTCOME_ANSWERED && world->now.manifold[k].count > 0;
  return false;
}

static og_world_fault life_fault(const og_part_pair *parts) {
  return (og_world_fault){
      .kind = OG_WORLD_CONTACT_LIFE, .i = parts->of.i, .j = parts->of.j, .a = parts->a, .b = parts->b};
}

og_world_fault og_check_contact_lives(og_world_checker *checker, const og_world *world, const og_contact_lives *lives) {
  og_world_fault fault = {.kind = OG_WORLD_RIGHT, .i = -1, .j = -1};
  for (int64_t k = 0; k < lives->count && fault.kind == OG_WORLD_RIGHT; k++) {
    const og_contact_life *life = &lives->life[k];
    const int before = place_of(lives->before, lives->count_before, &life->parts);
    if (!is_counted(life, before < 0 ? 0 : lives->before[before].cache.count)) return life_fault(&life->parts);
    if ((life->cache.count > 0) != has_fresh(world, &life->parts)) return life_fault(&life->parts);
    fault = check_kept_points(checker, world, life);
  }
  if (fault.kind != OG_WORLD_RIGHT) return fault;
  for (int64_t k = 0; k < lives->count_before; k++)
    if (lives->before[k].cache.count > 0 && place_of(lives->life, lives->count, &lives->before[k].parts) < 0)
      return life_fault(&lives->before[k].parts);
  for (int64_t k = 0; k < world->now.meeting.count; k++)
    if (has_fresh(world, &world->now.meeting.pair[k]) &&
        place_of(lives->life, lives->count, &world->now.meeting.pair[k]) < 0)
      return life_fault(&world->now.meeting.pair[k]);
  return (og_world_fault){.kind = OG_WORLD_RIGHT, .i = -1, .j = -1};
}
