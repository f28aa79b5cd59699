#include "spec/decompose/solve/decompose.h"

#include <stdlib.h>
#include <string.h>

#include "spec/decompose/surface.h"
#include "spec/number/allocation.h"

typedef struct search {
  const og_decomposition_problem *problem;
  og_decomposition_certificate *certificate;
  og_hull_problem points;
  og_hull_answer hull;
  og_int whole, volume, hull_volume, left, right;
} search;

void og_decomposition_answer_init(og_decomposition_answer *answer) {
  answer->refusal = OG_DECOMPOSITION_REFUSED_NOTHING;
  og_decomposition_certificate_init(&answer->certificate);
  og_decomposition_finding_init(&answer->finding);
}

void og_decomposition_answer_clear(og_decomposition_answer *answer) {
  og_decomposition_certificate_clear(&answer->certificate);
  og_decomposition_finding_clear(&answer->finding);
}

// ---- faults without a hull ----

static bool find_triangle(search *s) {
  const og_facets *parts = &s->problem->parts;
  const size_t count = (size_t)s->problem->mesh.a.count;
  uint32_t *times = og_grow(NULL, count, sizeof *times);
  memset(times, 0, count * sizeof *times);
  for (size_t k = 0; k < parts->corner_count; k++) times[parts->corner[k]]++;
  size_t first = 0;
  while (first < count && times[first] == 1) first++;
  free(times);
  if (first == count) return false;
  s->certificate->proof = OG_DECOMPOSITION_BY_TRIANGLE;
  s->certificate->triangle = (uint32_t)first;
  return true;
}

static bool find_fault_of_surface(search *s, size_t part) {
  og_decomposition_certificate *certificate = s->certificate;
  const og_surface surface = og_surface_of_part(s->problem, part);
  const bool open = og_surface_find_open(s->problem, surface, certificate->edge);
  og_surface_volume(&s->volume, s->problem, surface);
  if (!open && og_int_sign(&s->volume) > 0) return false;
  certificate->proof = open ? OG_DECOMPOSITION_BY_EDGE : OG_DECOMPOSITION_BY_VOLUME;
  certificate->part = (uint32_t)part;
  return true;
}

// ---- hulls ----

// Into the certificate at that place: storage changes hands.
static void make_hull(search *s, og_int *six, og_surface surface, size_t place) {
  og_decomposition_certificate *certificate = s->certificate;
  size_t count;
  uint32_t *number = og_surface_points(s->problem, surface, &count);
  og_surface_hull_problem(&s->points, s->problem, number, count);
  og_solve_hull(&s->points, &s->hull);
  og_facets_volume(six, s->problem, &s->hull.finding.facets, number);
  free(number);
  certificate->hull_count = place;
  og_hull_certificate *kept = og_decomposition_certificate_add_hull(certificate);
  const og_hull_certificate made = s->hull.certificate;
  s->hull.certificate = *kept;
  *kept = made;
}

// hull - volume < 0, or above the bound's part of the whole.
static bool is_at_fault(search *s) {
  const og_rational *bound = &s->problem->bound;
  og_int_sub(&s->left, &s->hull_volume, &s->volume);
  if (og_int_sign(&s->left) < 0) return true;
  og_int_mul(&s->left, &s->left, &bound->den);
  og_int_mul(&s->right, &s->whole, &bound->num);
  return og_int_compare(&s->left, &s->right) > 0;
}

static bool find_fault_of_hull(search *s, size_t part) {
  og_decomposition_certificate *certificate = s->certificate;
  make_hull(s, &s->hull_volume, og_surface_of_part(s->problem, part), part + 1);
  if (!is_at_fault(s)) return false;
  const og_hull_certificate second = certificate->hull[1];
  certificate->hull[1] = certificate->hull[part + 1];
  certificate->hull[part + 1] = second;
  certificate->hull_count = 2;
  certificate->proof = OG_DECOMPOSITION_BY_HULL;
  certificate->part = (uint32_t)part;
  return true;
}

// ---- all ----

static void find(search *s) {
  if (find_triangle(s)) return;
  make_hull(s, &s->whole, og_surface_of_all(s->problem), 0);
  for (size_t part = 0; part < s->problem->parts.count; part++)
    if (find_fault_of_surface(s, part) || find_fault_of_hull(s, part)) return;
  s->certificate->proof = OG_DECOMPOSITION_BY_HULLS;
}

og_decomposition_refusal og_solve_decomposition(const og_decomposition_problem *problem,
                                                og_decomposition_answer *answer) {
  search s = {.problem = problem, .certificate = &answer->certificate};
  og_int *const numbers[] = {&s.whole, &s.volume, &s.hull_volume, &s.left, &s.right};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
  og_hull_problem_init(&s.points);
  og_hull_answer_init(&s.hull);
  og_decomposition_certificate_reset(s.certificate);
  find(&s);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
  og_hull_problem_clear(&s.points);
  og_hull_answer_clear(&s.hull);
  answer->refusal = og_check_decomposition(problem, &answer->certificate, &answer->finding);
  return answer->refusal;
}
