#include "spec/solid/checker.h"

#include <stdlib.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/permutation.h"
#include "spec/solid/enter.h"
#include "spec/solid/pieces.h"

struct og_solid_checker {
  og_parts_checker *of_parts;
  og_solid solid[2];
  og_entering *entering;
  og_weighted_point point;
  og_int one;
  bool *seen;
  int32_t *lowest;
  size_t parts, points, limit; // the rooms of `seen` and of `lowest`
  og_solid_fault fault;
  og_parts_refusal surface;
};

void og_solid_finding_init(og_solid_finding *finding) {
  og_finding_init(&finding->of_pair);
  og_surd_init(&finding->apart);
  finding->inner = finding->point = -1;
  finding->has_apart = false;
}

void og_solid_finding_clear(og_solid_finding *finding) {
  og_finding_clear(&finding->of_pair);
  og_surd_clear(&finding->apart);
}

og_solid_checker *og_solid_checker_new(void) {
  og_solid_checker *c = og_grow(NULL, 1, sizeof *c);
  c->of_parts = og_parts_checker_new();
  for (int body = 0; body < 2; body++) og_solid_init(&c->solid[body]);
  c->entering = og_entering_new();
  og_weighted_point_init(&c->point);
  og_int_init(&c->one);
  og_int_set_si(&c->one, 1);
  c->seen = NULL;
  c->lowest = NULL;
  c->parts = c->points = c->limit = 0;
  c->fault = OG_SOLID_SOUND;
  c->surface = OG_PARTS_ACCEPTED;
  return c;
}

void og_solid_checker_free(og_solid_checker *c) {
  if (c == NULL) return;
  og_parts_checker_free(c->of_parts);
  for (int body = 0; body < 2; body++) og_solid_clear(&c->solid[body]);
  og_entering_free(c->entering);
  og_weighted_point_clear(&c->point);
  og_int_clear(&c->one);
  free(c->seen);
  free(c->lowest);
  free(c);
}

void og_solid_checker_set_limit(og_solid_checker *checker, size_t limit) {
  checker->limit = limit;
  og_parts_checker_set_limit(checker->of_parts, limit);
}

og_solid_fault og_solid_checker_fault(const og_solid_checker *checker) { return checker->fault; }
og_parts_refusal og_solid_checker_surface(const og_solid_checker *checker) { return checker->surface; }

const char *og_solid_refusal_text(og_solid_refusal refusal) {
  static const char *const texts[OG_SOLID_REFUSED_COUNT] = {
      [OG_SOLID_ACCEPTED] = "accepted",
      [OG_SOLID_REFUSED_ORDER] = "an order is not a permutation of its body's parts",
      [OG_SOLID_REFUSED_MESH] = "a mesh bounds no solid",
      [OG_SOLID_REFUSED_SURFACE] = "what it says of the surfaces is not shown",
      [OG_SOLID_REFUSED_FLAT] = "a part in one plane has more points than are looked at",
      [OG_SOLID_REFUSED_LIMIT] = "more is to be looked at than the limit",
  };
  return (unsigned)refusal < OG_SOLID_REFUSED_COUNT ? texts[refusal] : "unknown refusal";
}

const char *og_solid_checker_text(const og_solid_checker *checker, og_solid_refusal refusal) {
  if (refusal == OG_SOLID_REFUSED_MESH) return og_solid_fault_text(checker->fault);
  if (refusal == OG_SOLID_REFUSED_SURFACE) return og_parts_refusal_text(checker->surface);
  return og_solid_refusal_text(refusal);
}

// ---- the meshes ----

static bool is_order(og_solid_checker *c, const og_box_order *order, int32_t count) {
  if ((size_t)count > c->parts) {
    c->parts = (size_t)count;
    c->seen = og_grow(c->seen, c->parts, sizeof *c->seen);
  }
  return og_is_permutation(order, count, c->seen);
}

static og_solid_refusal examine(og_solid_checker *c, const og_solid_problem *problem,
                                const og_parts_certificate *certificate) {
  for (int body = 0; body < 2; body++) {
    const og_part_list *list = &problem->parts->part[body];
    const og_box_order *order = &certificate->order[body];
    if (!is_order(c, order, list->count)) return OG_SOLID_REFUSED_ORDER;
    if (!problem->solid[body]) continue;
    c->fault = og_solid_examine(&c->solid[body], og_parts_points(problem->parts, body), list, order->number,
                                c->limit == 0 ? SIZE_MAX : c->limit);
    if (c->fault == OG_SOLID_CROWDED) return OG_SOLID_REFUSED_LIMIT;
    if (c->fault != OG_SOLID_SOUND) return OG_SOLID_REFUSED_MESH;
  }
  return OG_SOLID_ACCEPTED;
}

// ---- pieces ----

static bool is_point_inside(og_solid_checker *c, const og_solid_problem *problem, int body, int32_t point) {
  int winding;
  og_weighted_point_reset(&c->point);
  og_weighted_point_add(&c->point, og_parts_points(problem->parts, body), point, &c->one);
  return og_solid_winding(&c->solid[1 - body], &c->point, &winding) && winding == 1;
}

// Has a piece of the body its lowest point inside the other body, which is solid?
static bool has_piece_inside(og_solid_checker *c, const og_solid_problem *problem, int body, int32_t *point) {
  const og_part_list *list = &problem->parts->part[body];
  const size_t points = og_parts_points(problem->parts, body)->count;
  if (points > c->points) {
    c->points = points;
    c->lowest = og_grow(c->lowest, points, sizeof *c->lowest);
  }
  og_find_pieces(c->lowest, points, list);
  for (int32_t part = 0; part < list->count; part++)
    if (og_part_names_lowest(c->lowest, list, part, point) && is_point_inside(c, problem, body, *point)) return true;
  return false;
}

static void look_for_inner(og_solid_checker *c, const og_solid_problem *problem, og_solid_finding *finding) {
  for (int body = 0; body < 2; body++) {
    if (!problem->solid[1 - body] || !has_piece_inside(c, problem, body, &finding->point)) continue;
    finding->inner = body;
    return;
  }
}

// ---- surfaces that touch ----

// Has a part of the body a point strictly inside the other body, which is solid?
static og_entry some_part_enters(og_solid_checker *c, const og_solid_problem *problem, int body) {
  const og_part_list *list = &problem->parts->part[body];
  for (int32_t part = 0; part < list->count; part++) {
    size_t count;
    const int32_t *point = og_part_points(list, part, &count);
    const og_entry entry =
        og_part_enters(c->entering, &c->solid[1 - body], og_parts_points(problem->parts, body), point, count);
    if (entry != OG_STAYS_OUT) return entry;
  }
  return OG_STAYS_OUT;
}

static og_solid_refusal settle_touching(og_solid_checker *c, const og_solid_problem *problem, og_finding *found) {
  og_entry entry = OG_STAYS_OUT;
  for (int body = 0; body < 2 && entry == OG_STAYS_OUT; body++)
    if (problem->solid[1 - body]) entry = some_part_enters(c, problem, body);
  if (entry == OG_TOO_MANY_POINTS) return OG_SOLID_REFUSED_FLAT;
  const bool both = problem->solid[0] && problem->solid[1];
  if (entry == OG_ENTERS || (both && og_have_common_face(c->entering, &c->solid[0], &c->solid[1])))
    found->relation = OG_PENETRATING;
  return OG_SOLID_ACCEPTED;
}

// ---- places ----

static bool is_one_point(const og_solid_problem *problem, int body) {
  size_t count;
  const og_part_list *list = &problem->parts->part[body];
  (void)og_part_points(list, 0, &count);
  return list->count == 1 && count == 1 && og_int_sign(&problem->parts->pair.radius) == 0;
}

// A point's shortest way out of a solid is that to its surface. Of other bodies no depth is known.
static void set_penetrating(const og_solid_problem *problem, og_solid_finding *finding) {
  og_finding *found = &finding->of_pair;
  finding->has_apart = finding->inner >= 0 && found->has_distance;
  if (finding->has_apart) og_surd_set(&finding->apart, &found->distance);
  found->has_depth = finding->has_apart && is_one_point(problem, finding->inner);
  if (found->has_depth) og_surd_set(&found->depth, &found->distance);
  found->relation = OG_PENETRATING;
  found->has_distance = true;
  og_surd_set_zero(&found->distance);
}

static og_solid_refusal note_surface(og_solid_checker *c, og_parts_refusal refusal) {
  c->surface = refusal;
  if (refusal == OG_PARTS_ACCEPTED) return OG_SOLID_ACCEPTED;
  return refusal == OG_PARTS_REFUSED_LIMIT ? OG_SOLID_REFUSED_LIMIT : OG_SOLID_REFUSED_SURFACE;
}

// Two parts that penetrate say all. Without orders the certificate says nothing of other parts, and is accepted for
// these alone.
static bool do_parts_penetrate(og_solid_checker *c, const og_solid_problem *problem,
                               const og_parts_certificate *certificate, og_finding *found) {
  og_parts_certificate alone = *certificate; // its numbers are the certificate's
  alone.order[0].count = alone.order[1].count = 0;
  return certificate->has_pair && og_check_parts(c->of_parts, problem->parts, &alone, found) == OG_PARTS_ACCEPTED;
}

static og_solid_refusal check_places(og_solid_checker *c, const og_solid_problem *problem,
                                     const og_parts_certificate *certificate, og_solid_finding *finding) {
  og_finding *found = &finding->of_pair;
  og_solid_refusal refusal = examine(c, problem, certificate);
  if (refusal == OG_SOLID_ACCEPTED && !do_parts_penetrate(c, problem, certificate, found))
    refusal = note_surface(c, og_check_parts(c->of_parts, problem->parts, certificate, found));
  if (refusal != OG_SOLID_ACCEPTED) return refusal;
  const bool cores_touch = found->relation == OG_TOUCHING && og_int_sign(&problem->parts->pair.radius) == 0;
  if (cores_touch) refusal = settle_touching(c, problem, found);
  else if (found->relation != OG_PENETRATING) look_for_inner(c, problem, finding);
  if (found->relation == OG_PENETRATING || finding->inner >= 0) set_penetrating(problem, finding);
  return refusal;
}

static void empty(og_solid_finding *finding) {
  og_finding *found = &finding->of_pair;
  found->relation = OG_RELATION_NONE;
  found->has_distance = found->has_depth = found->has_hit = found->hit = found->never_parts = false;
  finding->inner = finding->point = -1;
  finding->has_apart = false;
}

static void begin(og_solid_checker *checker, og_solid_finding *finding) {
  empty(finding);
  checker->fault = OG_SOLID_SOUND;
  checker->surface = OG_PARTS_ACCEPTED;
}

og_solid_refusal og_check_solid(og_solid_checker *checker, const og_solid_problem *problem,
                                const og_parts_certificate *certificate, og_solid_finding *finding) {
  begin(checker, finding);
  const og_solid_refusal refusal = check_places(checker, problem, certificate, finding);
  if (refusal != OG_SOLID_ACCEPTED) empty(finding);
  return refusal;
}

// ---- motions ----

static og_solid_refusal check_motion(og_solid_checker *c, const og_solid_problem *problem,
                                     const og_parts_certificate *certificate, og_solid_finding *finding) {
  og_finding *found = &finding->of_pair;
  og_solid_refusal refusal = examine(c, problem, certificate);
  if (refusal == OG_SOLID_ACCEPTED)
    refusal = note_surface(c, og_check_parts_sweep(c->of_parts, problem->parts, certificate, found));
  if (refusal != OG_SOLID_ACCEPTED) return refusal;
  if (found->hit && og_surd_sign(&found->first) == 0) return OG_SOLID_ACCEPTED;
  look_for_inner(c, problem, finding); // at the time 0, when the surfaces have nothing in common
  if (finding->inner < 0) return OG_SOLID_ACCEPTED;
  found->hit = true;
  og_surd_set_zero(&found->first);
  return OG_SOLID_ACCEPTED;
}

og_solid_refusal og_check_solid_sweep(og_solid_checker *checker, const og_solid_problem *problem,
                                      const og_parts_certificate *certificate, og_solid_finding *finding) {
  begin(checker, finding);
  const og_solid_refusal refusal = check_motion(checker, problem, certificate, finding);
  if (refusal != OG_SOLID_ACCEPTED) empty(finding);
  return refusal;
}
