#include "spec/decompose/checker.h"

#include <stdlib.h>
#include <string.h>

#include "spec/body/measure.h"
#include "spec/decompose/surface.h"
#include "spec/number/allocation.h"

// Numbers to work with. Volumes are six times the true ones, in steps of the lattice.
typedef struct check {
  const og_decomposition_problem *problem;
  const og_decomposition_certificate *certificate;
  og_decomposition_finding *finding;
  og_hull_problem points;
  og_hull_finding found;
  og_int whole, volume, hull, excess, left, right;
} check;

static size_t part_count(const check *c) { return c->problem->parts.count; }

static bool is_problem(const og_decomposition_problem *problem) {
  const og_rational *bound = &problem->bound;
  if (problem->mesh.points.a.count == 0 || problem->mesh.a.count == 0) return false;
  return og_rational_sign(bound) >= 0 && og_int_compare(&bound->num, &bound->den) <= 0;
}

// ---- what it proves ----

static void keep(const check *c, og_rational *r, const og_int *six) {
  og_measure_set(r, six, 6, 3, &c->problem->mesh.points);
}

static og_part_measure *add_measure(og_decomposition_finding *finding) {
  if (finding->count == finding->room) {
    const size_t before = finding->room;
    finding->room = og_doubled(before);
    finding->measure = og_grow(finding->measure, finding->room, sizeof *finding->measure);
    for (size_t k = before; k < finding->room; k++) {
      og_rational_init(&finding->measure[k].volume);
      og_rational_init(&finding->measure[k].hull);
      og_rational_init(&finding->measure[k].concavity);
    }
  }
  return &finding->measure[finding->count++];
}

// ---- triangles and edges ----

/*@ // How often a number stands among the first `to`.
    logic integer times{L}(uint32_t *number, integer to, uint32_t sought) =
      to <= 0 ? 0 : times(number, to - 1, sought) + (number[to - 1] == sought ? 1 : 0);
    predicate is_found{L}(uint32_t *number, integer to, integer k) = \exists integer i; 0 <= i < to && number[i] == k;
    predicate differ{L}(uint32_t *number, integer to) =
      \forall integer i, j; 0 <= i < j < to ==> number[i] != number[j]; */

/*@ requires numbers: \valid_read(number + (0 .. count - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures times: \result == times(number, count, sought) && \result <= count; */
static size_t times_in(const uint32_t *number, size_t count, uint32_t sought) {
  size_t times = 0;
  /*@ loop invariant at:    0 <= k <= count;
      loop invariant times: times == times(number, k, sought) && times <= k;
      loop assigns k, times;
      loop variant count - k; */
  for (size_t k = 0; k < count; k++)
    if (number[k] == sought) times++;
  return times;
}

static og_decomposition_refusal check_triangle(check *c) {
  const og_facets *parts = &c->problem->parts;
  const uint32_t triangle = c->certificate->triangle;
  if (triangle >= (uint32_t)c->problem->mesh.a.count) return OG_DECOMPOSITION_REFUSED_INDEX;
  const size_t times = times_in(parts->corner, parts->corner_count, triangle);
  if (times == 1) return OG_DECOMPOSITION_REFUSED_BLAMELESS;
  c->finding->fault = times == 0 ? OG_DECOMPOSITION_MISSING : OG_DECOMPOSITION_REPEATED;
  c->finding->triangle = triangle;
  return OG_DECOMPOSITION_ACCEPTED;
}

static og_decomposition_refusal check_edge(check *c) {
  const og_decomposition_certificate *certificate = c->certificate;
  const uint32_t part = certificate->part, *edge = certificate->edge;
  if (part >= part_count(c)) return OG_DECOMPOSITION_REFUSED_INDEX;
  if (og_surface_balance(c->problem, og_surface_of_part(c->problem, part), edge[0], edge[1]) <= 0)
    return OG_DECOMPOSITION_REFUSED_BLAMELESS;
  c->finding->fault = OG_DECOMPOSITION_OPEN;
  c->finding->part = part;
  memcpy(c->finding->edge, edge, sizeof c->finding->edge);
  return OG_DECOMPOSITION_ACCEPTED;
}

/*@ requires numbers: \valid_read(number + (0 .. count - 1)) && \forall integer i; 0 <= i < count ==> number[i] < count;
    requires marks:   \valid(seen + (0 .. count - 1)) && \separated(seen + (0 .. count - 1), number + (0 .. count - 1));
    terminates \true; exits \false; assigns seen[0 .. count - 1];
    ensures do: \result != 0 <==> differ(number, count); */
static bool all_differ(const uint32_t *number, size_t count, bool *seen) {
  /*@ loop invariant at:   0 <= k <= count;
      loop invariant none: \forall integer i; 0 <= i < k ==> seen[i] == 0;
      loop assigns k, seen[0 .. count - 1];
      loop variant count - k; */
  for (size_t k = 0; k < count; k++) seen[k] = false;
  /*@ loop invariant at:     0 <= k <= count;
      loop invariant differ: differ(number, k);
      loop invariant seen:   \forall integer i; 0 <= i < count ==> (seen[i] != 0 <==> is_found(number, k, i));
      loop assigns k, seen[0 .. count - 1];
      loop variant count - k; */
  for (size_t k = 0; k < count; k++) {
    if (seen[number[k]]) return false;
    seen[number[k]] = true;
  }
  return true;
}

// As many numbers of triangles as there are triangles, no two alike: each is there once.
static og_decomposition_refusal check_all_triangles(const check *c) {
  const og_facets *parts = &c->problem->parts;
  const size_t count = (size_t)c->problem->mesh.a.count;
  if (parts->corner_count != count) return OG_DECOMPOSITION_REFUSED_TRIANGLES;
  bool *seen = og_grow(NULL, count, sizeof *seen);
  const bool good = all_differ(parts->corner, count, seen);
  free(seen);
  return good ? OG_DECOMPOSITION_ACCEPTED : OG_DECOMPOSITION_REFUSED_TRIANGLES;
}

// ---- volumes ----

static og_decomposition_refusal set_volume(check *c, size_t part) {
  const og_surface surface = og_surface_of_part(c->problem, part);
  uint32_t edge[2];
  if (og_surface_find_open(c->problem, surface, edge)) return OG_DECOMPOSITION_REFUSED_OPEN;
  og_surface_volume(&c->volume, c->problem, surface);
  return OG_DECOMPOSITION_ACCEPTED;
}

static og_decomposition_refusal check_volume(check *c) {
  const uint32_t part = c->certificate->part;
  if (part >= part_count(c)) return OG_DECOMPOSITION_REFUSED_INDEX;
  const og_decomposition_refusal refusal = set_volume(c, part);
  if (refusal != OG_DECOMPOSITION_ACCEPTED) return refusal;
  const int sign = og_int_sign(&c->volume);
  if (sign > 0) return OG_DECOMPOSITION_REFUSED_VOLUME;
  c->finding->fault = sign == 0 ? OG_DECOMPOSITION_FLAT : OG_DECOMPOSITION_INSIDE_OUT;
  c->finding->part = part;
  keep(c, &add_measure(c->finding)->volume, &c->volume);
  return OG_DECOMPOSITION_ACCEPTED;
}

static og_decomposition_refusal set_hull(check *c, og_int *six, og_surface surface,
                                         const og_hull_certificate *certificate) {
  size_t count;
  uint32_t *number = og_surface_points(c->problem, surface, &count);
  og_surface_hull_problem(&c->points, c->problem, number, count);
  const og_hull_refusal refusal = og_check_hull(&c->points, certificate, &c->found);
  if (refusal == OG_HULL_ACCEPTED) og_facets_volume(six, c->problem, &c->found.facets, number);
  free(number);
  return refusal == OG_HULL_ACCEPTED ? OG_DECOMPOSITION_ACCEPTED : OG_DECOMPOSITION_REFUSED_HULL;
}

// The bound's multiple of the whole hull, and the whole hull.
static og_decomposition_refusal set_whole(check *c) {
  const og_decomposition_refusal refusal =
      set_hull(c, &c->whole, og_surface_of_all(c->problem), &c->certificate->hull[0]);
  if (refusal != OG_DECOMPOSITION_ACCEPTED) return refusal;
  og_rational *hull = &c->finding->hull, *allowed = &c->finding->allowed;
  const og_rational *bound = &c->problem->bound;
  keep(c, hull, &c->whole);
  og_int_mul(&c->left, &hull->num, &bound->num);
  og_int_mul(&c->right, &hull->den, &bound->den);
  og_rational_set_quotient(allowed, &c->left, &c->right);
  return OG_DECOMPOSITION_ACCEPTED;
}

// Is hull - volume beyond the bound's part of the whole?
static bool is_beyond_bound(check *c) {
  const og_rational *bound = &c->problem->bound;
  og_int_mul(&c->left, &c->excess, &bound->den);
  og_int_mul(&c->right, &c->whole, &bound->num);
  return og_int_compare(&c->left, &c->right) > 0;
}

// A part that is closed and has a volume: what its hull has too much.
static og_decomposition_refusal measure(check *c, size_t part, const og_hull_certificate *certificate,
                                        og_decomposition_fault *fault) {
  og_decomposition_refusal refusal = set_volume(c, part);
  if (refusal != OG_DECOMPOSITION_ACCEPTED) return refusal;
  if (og_int_sign(&c->volume) <= 0) return OG_DECOMPOSITION_REFUSED_VOLUME;
  refusal = set_hull(c, &c->hull, og_surface_of_part(c->problem, part), certificate);
  if (refusal != OG_DECOMPOSITION_ACCEPTED) return refusal;
  og_int_sub(&c->excess, &c->hull, &c->volume);
  *fault = og_int_sign(&c->excess) < 0 ? OG_DECOMPOSITION_FOLDED
           : is_beyond_bound(c)        ? OG_DECOMPOSITION_CONCAVE
                                       : OG_DECOMPOSITION_VALID;
  og_part_measure *added = add_measure(c->finding);
  keep(c, &added->volume, &c->volume);
  keep(c, &added->hull, &c->hull);
  keep(c, &added->concavity, &c->excess);
  return OG_DECOMPOSITION_ACCEPTED;
}

static og_decomposition_refusal check_hull_of_part(check *c) {
  const og_decomposition_certificate *certificate = c->certificate;
  if (certificate->part >= part_count(c)) return OG_DECOMPOSITION_REFUSED_INDEX;
  if (certificate->hull_count != 2) return OG_DECOMPOSITION_REFUSED_COUNT_OF_HULLS;
  og_decomposition_refusal refusal = set_whole(c);
  if (refusal == OG_DECOMPOSITION_ACCEPTED)
    refusal = measure(c, certificate->part, &certificate->hull[1], &c->finding->fault);
  if (refusal != OG_DECOMPOSITION_ACCEPTED) return refusal;
  c->finding->part = certificate->part;
  return c->finding->fault == OG_DECOMPOSITION_VALID ? OG_DECOMPOSITION_REFUSED_BOUND : OG_DECOMPOSITION_ACCEPTED;
}

static og_decomposition_refusal check_hulls(check *c) {
  const og_decomposition_certificate *certificate = c->certificate;
  if (certificate->hull_count != part_count(c) + 1) return OG_DECOMPOSITION_REFUSED_COUNT_OF_HULLS;
  og_decomposition_refusal refusal = check_all_triangles(c);
  if (refusal == OG_DECOMPOSITION_ACCEPTED) refusal = set_whole(c);
  c->finding->fault = OG_DECOMPOSITION_VALID;
  for (size_t part = 0; part < part_count(c) && refusal == OG_DECOMPOSITION_ACCEPTED; part++) {
    og_decomposition_fault fault = OG_DECOMPOSITION_VALID;
    refusal = measure(c, part, &certificate->hull[part + 1], &fault);
    if (refusal == OG_DECOMPOSITION_ACCEPTED && fault != OG_DECOMPOSITION_VALID)
      refusal = OG_DECOMPOSITION_REFUSED_BOUND;
  }
  return refusal;
}

// ---- any certificate ----

static og_decomposition_refusal check_kind(check *c) {
  switch (c->certificate->proof) {
  case OG_DECOMPOSITION_BY_HULLS: return check_hulls(c);
  case OG_DECOMPOSITION_BY_TRIANGLE: return check_triangle(c);
  case OG_DECOMPOSITION_BY_EDGE: return check_edge(c);
  case OG_DECOMPOSITION_BY_VOLUME: return check_volume(c);
  case OG_DECOMPOSITION_BY_HULL: return check_hull_of_part(c);
  case OG_DECOMPOSITION_BY_NOTHING:
  case OG_DECOMPOSITION_PROOF_COUNT: break;
  }
  return OG_DECOMPOSITION_REFUSED_NOTHING;
}

og_decomposition_refusal og_check_decomposition(const og_decomposition_problem *problem,
                                                const og_decomposition_certificate *certificate,
                                                og_decomposition_finding *finding) {
  check c = {.problem = problem, .certificate = certificate, .finding = finding};
  og_int *const numbers[] = {&c.whole, &c.volume, &c.hull, &c.excess, &c.left, &c.right};
  finding->count = 0;
  if (!is_problem(problem)) return OG_DECOMPOSITION_REFUSED_PROBLEM;
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
  og_hull_problem_init(&c.points);
  og_hull_finding_init(&c.found);
  const og_decomposition_refusal refusal = check_kind(&c);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
  og_hull_problem_clear(&c.points);
  og_hull_finding_clear(&c.found);
  return refusal;
}
