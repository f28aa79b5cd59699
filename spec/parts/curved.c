#include "spec/parts/curved.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/permutation.h"

// ---- certificates ----

void og_curved_parts_certificate_init(og_curved_parts_certificate *certificate) {
  memset(certificate, 0, sizeof *certificate);
  og_curved_certificate_init(&certificate->mean);
  og_enclosure_certificate_init(&certificate->places);
  og_rational_init(&certificate->apart);
}

void og_curved_parts_certificate_clear(og_curved_parts_certificate *certificate) {
  og_curved_certificate_clear(&certificate->mean);
  og_enclosure_certificate_clear(&certificate->places);
  og_rational_clear(&certificate->apart);
  free(certificate->order.number);
  for (size_t k = 0; k < certificate->room; k++) og_ivec_clear(&certificate->block[k].direction);
  free(certificate->block);
}

void og_curved_parts_certificate_reset(og_curved_parts_certificate *certificate) {
  certificate->has_pair = certificate->by_mean = false;
  certificate->part[0] = certificate->part[1] = 0;
  og_curved_certificate_reset(&certificate->mean);
  og_enclosure_certificate_reset(&certificate->places);
  og_rational_set_si(&certificate->apart, 0);
  certificate->order.count = 0;
  certificate->count = 0;
}

og_curved_block *og_curved_parts_certificate_add(og_curved_parts_certificate *certificate) {
  if (certificate->count == certificate->room) {
    const size_t old = certificate->room;
    certificate->room = og_doubled(old);
    certificate->block = og_grow(certificate->block, certificate->room, sizeof *certificate->block);
    for (size_t k = old; k < certificate->room; k++) og_ivec_init(&certificate->block[k].direction);
  }
  return &certificate->block[certificate->count++];
}

const char *og_curved_parts_refusal_text(og_curved_parts_refusal refusal) {
  static const char *const texts[OG_CURVED_PARTS_REFUSED_COUNT] = {
      [OG_CURVED_PARTS_ACCEPTED] = "accepted",
      [OG_CURVED_PARTS_REFUSED_PROBLEM] = "one body has to be a cylinder or a cone, and the other made of parts",
      [OG_CURVED_PARTS_REFUSED_INDEX] = "there is no such part",
      [OG_CURVED_PARTS_REFUSED_PAIR] = "the certificate of the named part does not show how it lies",
      [OG_CURVED_PARTS_REFUSED_RANGE] = "the lower bound is negative, or more than the upper one, or nothing is shown",
      [OG_CURVED_PARTS_REFUSED_ORDER] = "the order is not a permutation of the parts",
      [OG_CURVED_PARTS_REFUSED_BLOCKS] = "the blocks do not cut the order, one after the other",
      [OG_CURVED_PARTS_REFUSED_SIDE] = "along the direction of a block its parts are not far enough apart",
  };
  return (unsigned)refusal < OG_CURVED_PARTS_REFUSED_COUNT ? texts[refusal] : "unknown refusal";
}

static og_relation relation_of_pair(const og_curved_parts_certificate *certificate) {
  if (!certificate->has_pair) return OG_RELATION_NONE;
  if (certificate->by_mean) return certificate->mean.relation;
  if (certificate->places.kind == OG_ENCLOSURE_TOUCHING) return OG_TOUCHING;
  return certificate->places.kind == OG_ENCLOSURE_PENETRATING ? OG_PENETRATING : OG_RELATION_NONE;
}

og_relation og_curved_parts_relation(const og_curved_parts_certificate *certificate) {
  const og_relation of_pair = relation_of_pair(certificate);
  if (of_pair != OG_RELATION_NONE) return of_pair;
  return og_rational_sign(&certificate->apart) > 0 ? OG_SEPARATED : OG_RELATION_NONE;
}

bool og_curved_parts_has_range(const og_curved_parts_certificate *certificate) {
  return certificate->has_pair && !certificate->by_mean && certificate->places.kind == OG_ENCLOSURE_RANGE;
}

// ---- the pair of a part ----

static size_t count_points(const og_part_list *list, const int32_t *order, int32_t lo, int32_t hi) {
  size_t count, sum = 0;
  for (int32_t p = lo; p < hi; p++) {
    (void)og_part_points(list, order[p], &count);
    sum += count;
  }
  return sum;
}

static void copy_point(og_points *to, size_t k, const og_points *from, size_t number) {
  og_ivec_set(&to->at[k], &from->at[number]);
  memcpy(&to->approx[3 * k], &from->approx[3 * number], 3 * sizeof *to->approx);
}

void og_curved_parts_take(og_enclosure_problem *pair, const og_curved_parts_problem *problem, const int32_t *order,
                          int32_t lo, int32_t hi) {
  const og_problem *whole = &problem->parts->pair;
  const int of_parts = og_made_of_parts(problem);
  const og_points *frame = og_parts_points(problem->parts, 1 - of_parts),
                  *points = og_parts_points(problem->parts, of_parts);
  const og_part_list *list = &problem->parts->part[of_parts];
  og_points *to[2] = {&pair->pair.a, &pair->pair.b};
  size_t count, at = 0;
  for (int body = 0; body < 2; body++) pair->curve[body] = problem->curve[body];
  og_points_resize(to[1 - of_parts], frame->count);
  for (size_t k = 0; k < frame->count; k++) copy_point(to[1 - of_parts], k, frame, k);
  og_points_resize(to[of_parts], count_points(list, order, lo, hi));
  for (int32_t p = lo; p < hi; p++) {
    const int32_t *point = og_part_points(list, order[p], &count);
    for (size_t k = 0; k < count; k++) copy_point(to[of_parts], at++, points, (size_t)point[k]);
  }
  pair->pair.approx_exp = whole->approx_exp;
  og_int_set(&pair->pair.radius, &whole->radius);
  og_int_set(&pair->pair.radius_b, &whole->radius_b);
  og_int_set(&pair->pair.unit_den, &whole->unit_den);
  pair->pair.unit_exp = whole->unit_exp;
}

// ---- the check ----

// Both denominators are above zero.
static bool is_above(const og_rational *a, const og_rational *b) {
  og_int left, right;
  og_int_init(&left);
  og_int_init(&right);
  og_int_mul(&left, &a->num, &b->den);
  og_int_mul(&right, &b->num, &a->den);
  const bool above = og_int_compare(&left, &right) > 0;
  og_int_clear(&left);
  og_int_clear(&right);
  return above;
}

static bool is_problem(const og_curved_parts_problem *problem) {
  if ((problem->curve[0] == OG_CURVE_NONE) == (problem->curve[1] == OG_CURVE_NONE)) return false;
  return problem->parts->part[og_made_of_parts(problem)].count > 0;
}

// The range of the pair is checked with the lower bound zero: the blocks have the other one.
static bool holds_of_places(const og_enclosure_problem *pair, const og_enclosure_certificate *places) {
  if (places->kind != OG_ENCLOSURE_RANGE) return og_check_enclosure(pair, places) == OG_ENCLOSURE_ACCEPTED;
  og_enclosure_certificate above = *places; // shares its numbers, but for the bound
  og_rational_init(&above.lo);
  const bool good = og_check_enclosure(pair, &above) == OG_ENCLOSURE_ACCEPTED;
  og_rational_clear(&above.lo);
  return good;
}

static bool holds_of_mean(const og_enclosure_problem *pair, const og_curved_certificate *mean) {
  if (og_int_sign(&pair->pair.radius) != 0 || mean->relation == OG_SEPARATED) return false;
  const og_curved_problem of_curve = {pair->curve[0] == OG_CURVE_NONE ? pair->curve[1] : pair->curve[0],
                                      pair->curve[0] == OG_CURVE_NONE, pair->pair}; // shares the numbers
  return og_check_curved(&of_curve, mean) == OG_CURVED_ACCEPTED;
}

static og_curved_parts_refusal check_pair(const og_curved_parts_problem *problem,
                                          const og_curved_parts_certificate *certificate) {
  const int of_parts = og_made_of_parts(problem);
  const int32_t k = certificate->part[of_parts];
  if (certificate->part[1 - of_parts] != 0 || k < 0 || k >= problem->parts->part[of_parts].count)
    return OG_CURVED_PARTS_REFUSED_INDEX;
  og_enclosure_problem pair;
  og_enclosure_problem_init(&pair);
  og_curved_parts_take(&pair, problem, &k, 0, 1);
  const bool good = certificate->by_mean ? holds_of_mean(&pair, &certificate->mean)
                                         : holds_of_places(&pair, &certificate->places);
  og_enclosure_problem_clear(&pair);
  return good ? OG_CURVED_PARTS_ACCEPTED : OG_CURVED_PARTS_REFUSED_PAIR;
}

static bool is_order(const og_box_order *order, int32_t count) {
  bool *seen = og_grow(NULL, (size_t)count, sizeof *seen);
  const bool good = og_is_permutation(order, count, seen);
  free(seen);
  return good;
}

// A null bound: weakly apart.
static og_curved_parts_refusal check_blocks(const og_curved_parts_problem *problem,
                                            const og_curved_parts_certificate *certificate,
                                            const og_rational *bound) {
  const int32_t count = problem->parts->part[og_made_of_parts(problem)].count;
  if (!is_order(&certificate->order, count)) return OG_CURVED_PARTS_REFUSED_ORDER;
  og_curved_parts_refusal refusal = OG_CURVED_PARTS_ACCEPTED;
  og_enclosure_problem pair;
  og_enclosure_problem_init(&pair);
  int32_t at = 0;
  for (size_t k = 0; k < certificate->count && refusal == OG_CURVED_PARTS_ACCEPTED; k++) {
    const og_curved_block *block = &certificate->block[k];
    if (block->end <= at || block->end > count) {
      refusal = OG_CURVED_PARTS_REFUSED_BLOCKS;
      break;
    }
    og_curved_parts_take(&pair, problem, certificate->order.number, at, block->end);
    if (!og_check_apart(&pair, &block->direction, bound)) refusal = OG_CURVED_PARTS_REFUSED_SIDE;
    at = block->end;
  }
  og_enclosure_problem_clear(&pair);
  return refusal == OG_CURVED_PARTS_ACCEPTED && at != count ? OG_CURVED_PARTS_REFUSED_BLOCKS : refusal;
}

og_curved_parts_refusal og_check_curved_parts(const og_curved_parts_problem *problem,
                                              const og_curved_parts_certificate *certificate) {
  if (!is_problem(problem)) return OG_CURVED_PARTS_REFUSED_PROBLEM;
  if (og_int_sign(&certificate->apart.den) <= 0) return OG_CURVED_PARTS_REFUSED_RANGE;
  const int above_zero = og_rational_sign(&certificate->apart);
  if (above_zero < 0 || (above_zero == 0 && !certificate->has_pair)) return OG_CURVED_PARTS_REFUSED_RANGE;
  const og_curved_parts_refusal pair =
      certificate->has_pair ? check_pair(problem, certificate) : OG_CURVED_PARTS_ACCEPTED;
  if (pair != OG_CURVED_PARTS_ACCEPTED) return pair;
  const og_relation of_pair = relation_of_pair(certificate);
  if (of_pair == OG_PENETRATING) return OG_CURVED_PARTS_ACCEPTED;
  if (of_pair == OG_TOUCHING) return check_blocks(problem, certificate, NULL);
  if (above_zero == 0) return OG_CURVED_PARTS_ACCEPTED; // a range from zero
  if (certificate->has_pair && is_above(&certificate->apart, &certificate->places.hi))
    return OG_CURVED_PARTS_REFUSED_RANGE;
  return check_blocks(problem, certificate, &certificate->apart);
}
