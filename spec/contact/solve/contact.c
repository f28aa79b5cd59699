#include "spec/contact/solve/contact.h"

#include <stdlib.h>

#include "spec/contact/cores.h"
#include "spec/contact/solve/search.h"
#include "spec/number/allocation.h"
#include "spec/pair/witness.h"

struct og_contact_solver {
  og_solver *solver;
  og_checker *checker;
  og_answer relation;
  og_contact_cores cores; // of rounded bodies
  og_contact_search search;
  og_int value, farthest;
  og_ivec place[2];
  og_int total[2];
};

void og_contact_answer_init(og_contact_answer *answer) {
  answer->status = OG_GAVE_UP;
  answer->refusal = OG_CONTACT_REFUSED_RELATION;
  answer->steps = 0;
  og_contact_certificate_init(&answer->certificate);
  og_contact_finding_init(&answer->finding);
}

void og_contact_answer_clear(og_contact_answer *answer) {
  og_contact_certificate_clear(&answer->certificate);
  og_contact_finding_clear(&answer->finding);
}

static void search_init(og_contact_search *s) {
  og_flat_init(&s->flat);
  og_flat_list *const lists[] = {&s->section, &s->outline[0], &s->outline[1], &s->candidate, &s->common, &s->ray};
  for (size_t k = 0; k < sizeof lists / sizeof *lists; k++) og_flat_list_init(lists[k]);
  s->place_room = 0;
  s->place = NULL;
  og_int_init(&s->value);
}

static void search_clear(og_contact_search *s) {
  og_flat_clear(&s->flat);
  og_flat_list *const lists[] = {&s->section, &s->outline[0], &s->outline[1], &s->candidate, &s->common, &s->ray};
  for (size_t k = 0; k < sizeof lists / sizeof *lists; k++) og_flat_list_clear(lists[k]);
  free(s->place);
  og_int_clear(&s->value);
}

og_contact_solver *og_contact_solver_new(void) {
  og_contact_solver *solver = og_grow(NULL, 1, sizeof *solver);
  solver->solver = og_solver_new();
  solver->checker = og_checker_new();
  og_answer_init(&solver->relation);
  og_contact_cores_init(&solver->cores);
  search_init(&solver->search);
  og_int_init(&solver->value);
  og_int_init(&solver->farthest);
  for (int k = 0; k < 2; k++) {
    og_ivec_init(&solver->place[k]);
    og_int_init(&solver->total[k]);
  }
  return solver;
}

void og_contact_solver_free(og_contact_solver *solver) {
  if (solver == NULL) return;
  og_solver_free(solver->solver);
  og_checker_free(solver->checker);
  og_answer_clear(&solver->relation);
  og_contact_cores_clear(&solver->cores);
  search_clear(&solver->search);
  og_int_clear(&solver->value);
  og_int_clear(&solver->farthest);
  for (int k = 0; k < 2; k++) {
    og_ivec_clear(&solver->place[k]);
    og_int_clear(&solver->total[k]);
  }
  free(solver);
}

void og_contact_solver_set_limit(og_contact_solver *solver, size_t limit) {
  og_solver_set_limit(solver->solver, limit);
}

// ---- the plane ----

static const og_int *part_of(const og_ivec *v, int axis) { return axis == 0 ? &v->x : axis == 1 ? &v->y : &v->z; }

// The plane is seen along the axis in which its normal is longest.
static void choose_axes(og_contact_search *s, const og_ivec *normal) {
  int along = 0;
  for (int axis = 1; axis < 3; axis++)
    if (mpz_cmpabs(part_of(normal, axis)->z, part_of(normal, along)->z) > 0) along = axis;
  const bool from_above = og_int_sign(part_of(normal, along)) > 0;
  s->axis[0] = (along + (from_above ? 1 : 2)) % 3;
  s->axis[1] = (along + (from_above ? 2 : 1)) % 3;
}

static void add_to_section(og_contact_search *s, const og_points *points, size_t number) {
  const og_ivec *at = &points->at[number];
  og_flat_point *p = og_flat_list_add(&s->section);
  og_int_set(&p->x, part_of(at, s->axis[0]));
  og_int_set(&p->y, part_of(at, s->axis[1]));
  og_int_set_si(&p->w, 1);
  for (int k = 0; k < 2; k++) p->near[k] = points->approx[3 * number + (size_t)s->axis[k]];
  p->number = (uint32_t)number;
}

// The body's points that lie farthest along `way` times the normal.
static void set_section(og_contact_solver *c, const og_points *points, const og_ivec *normal, int way) {
  og_contact_search *s = &c->search;
  for (size_t k = 0; k < points->count; k++) {
    og_ivec_dot(&c->value, normal, &points->at[k]);
    const int order = k == 0 ? 1 : way * og_int_compare(&c->value, &c->farthest);
    if (order < 0) continue;
    if (order > 0) {
      s->section.count = 0;
      og_int_swap(&c->value, &c->farthest);
    }
    add_to_section(s, points, k);
  }
}

// ---- the least corner ----

static void set_place(og_contact_solver *c, int which, const og_points *points, const og_contact_corner *corner) {
  og_ivec_set_zero(&c->place[which]);
  og_int_set_si(&c->total[which], 0);
  for (size_t k = 0; k < corner->count[0]; k++) {
    og_ivec_addmul(&c->place[which], &corner->weight[0][k], &points->at[corner->point[0][k]]);
    og_int_add(&c->total[which], &c->total[which], &corner->weight[0][k]);
  }
}

static bool is_before(og_contact_solver *c) {
  for (int axis = 0; axis < 3; axis++) {
    og_int_mul(&c->value, part_of(&c->place[1], axis), &c->total[0]);
    og_int_mul(&c->farthest, part_of(&c->place[0], axis), &c->total[1]);
    const int order = og_int_compare(&c->value, &c->farthest);
    if (order != 0) return order < 0;
  }
  return false;
}

static size_t find_least(og_contact_solver *c, const og_points *points, const og_contact_certificate *certificate) {
  size_t least = 0;
  set_place(c, 0, points, &certificate->corner[0]);
  for (size_t k = 1; k < certificate->corner_count; k++) {
    set_place(c, 1, points, &certificate->corner[k]);
    if (!is_before(c)) continue;
    least = k;
    og_ivec_swap(&c->place[0], &c->place[1]);
    og_int_swap(&c->total[0], &c->total[1]);
  }
  return least;
}

static void reverse(og_contact_corner *corner, size_t begin, size_t end) {
  for (; begin + 1 < end; begin++, end--) {
    const og_contact_corner kept = corner[begin];
    corner[begin] = corner[end - 1];
    corner[end - 1] = kept;
  }
}

static void rotate(og_contact_certificate *certificate, size_t first) {
  reverse(certificate->corner, 0, first);
  reverse(certificate->corner, first, certificate->corner_count);
  reverse(certificate->corner, 0, certificate->corner_count);
}

// ---- the answer ----

static void set_contact(og_contact_solver *c, const og_problem *problem, const og_ivec *normal,
                        og_contact_certificate *certificate) {
  og_contact_search *s = &c->search;
  certificate->touches = true;
  og_ivec_set(&certificate->normal, normal);
  choose_axes(s, normal);
  set_section(c, &problem->a, normal, -1);
  og_flat_hull(&s->flat, &s->section, &s->outline[0]);
  set_section(c, &problem->b, normal, 1);
  og_flat_hull(&s->flat, &s->section, &s->outline[1]);
  og_contact_search_common(s);
  if (s->common.count == 0) return; // the plane that og_solve_contact_in was given touches one body alone
  og_contact_search_corners(s, certificate);
  const size_t first = find_least(c, &problem->a, certificate);
  rotate(certificate, first);
  og_contact_search_sides(s, first, certificate);
}

static void take_relation(og_contact_solver *c, og_contact_certificate *certificate) {
  const og_certificate kept = certificate->relation;
  certificate->relation = c->relation.certificate;
  c->relation.certificate = kept;
}

// What bodies that are rounded or overlap share is what their cores share, moved until they touch.
static void set_moved_contact(og_contact_solver *c, const og_problem *problem, og_contact_certificate *certificate) {
  og_contact_cores_set(&c->cores, problem, &c->relation.certificate.witness);
  og_problem_approximate(&c->cores.problem);
  og_ivec normal;
  og_ivec_init(&normal);
  og_witness_direction(&normal, problem, &c->relation.certificate);
  set_contact(c, &c->cores.problem, &normal, certificate);
  og_ivec_clear(&normal);
}

static void begin_answer(og_contact_answer *answer) {
  og_contact_certificate_reset(&answer->certificate);
  answer->finding.relation = OG_RELATION_NONE;
  answer->refusal = OG_CONTACT_REFUSED_RELATION;
}

// With a direction, along it.
static og_status finish_answer(og_contact_solver *c, const og_problem *problem, const og_ivec *direction,
                               og_contact_answer *answer) {
  const og_contact_certificate *certificate = &answer->certificate;
  answer->refusal = direction == NULL
                        ? og_check_contact(c->checker, problem, certificate, &answer->finding)
                        : og_check_contact_along(c->checker, problem, direction, certificate, &answer->finding);
  return answer->status = answer->refusal == OG_CONTACT_ACCEPTED ? OG_ANSWERED : OG_REFUSED;
}

og_status og_solve_contact_in(og_contact_solver *c, const og_problem *problem, const og_ivec *normal,
                              og_contact_answer *answer) {
  begin_answer(answer);
  answer->steps = 0;
  set_contact(c, problem, normal, &answer->certificate);
  return finish_answer(c, problem, NULL, answer);
}

og_status og_solve_contact(og_contact_solver *c, const og_problem *problem, og_contact_answer *answer) {
  og_contact_certificate *certificate = &answer->certificate;
  begin_answer(answer);
  answer->status = og_solve(c->solver, OG_RELATION, problem, NULL, &c->relation);
  answer->steps = c->relation.steps;
  if (answer->status != OG_ANSWERED) return answer->status;
  const og_relation relation = c->relation.finding.relation;
  if (relation == OG_PENETRATING) {
    answer->status = og_solve(c->solver, OG_DEPTH, problem, NULL, &c->relation);
    answer->steps += c->relation.steps;
    if (answer->status != OG_ANSWERED) return answer->status;
  }
  const bool is_moved = relation == OG_PENETRATING || og_int_sign(&problem->radius) > 0;
  if (relation != OG_SEPARATED && is_moved) set_moved_contact(c, problem, certificate);
  else if (relation == OG_TOUCHING) set_contact(c, problem, &c->relation.certificate.direction, certificate);
  if (relation == OG_SEPARATED || is_moved) take_relation(c, certificate);
  return finish_answer(c, problem, NULL, answer);
}

og_status og_solve_contact_along(og_contact_solver *c, const og_problem *problem, const og_ivec *direction,
                                 og_contact_answer *answer) {
  og_contact_certificate *certificate = &answer->certificate;
  begin_answer(answer);
  answer->steps = 0;
  og_contact_cores_set_along(&c->cores, problem, direction, &c->value, &c->farthest);
  og_problem_approximate(&c->cores.problem);
  set_contact(c, &c->cores.problem, direction, certificate);
  if (c->search.common.count == 0) { // in the plane they lie beside each other
    og_contact_certificate_reset(certificate);
    answer->status = og_solve(c->solver, OG_RELATION, &c->cores.problem, NULL, &c->relation);
    answer->steps = c->relation.steps;
    if (answer->status != OG_ANSWERED) return answer->status;
    take_relation(c, certificate);
  }
  return finish_answer(c, problem, direction, answer);
}
