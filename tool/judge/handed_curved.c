#include "tool/judge/handed_curved.h"

#include <math.h>
#include <string.h>

void og_handed_curved_init(og_handed_curved *r) {
  memset(r, 0, sizeof *r);
  for (int k = 0; k < 2; k++) og_case_body_init(&r->body[k]);
  og_surd_init(&r->low);
  og_surd_init(&r->high);
  og_enclosure_problem_init(&r->problem);
  og_enclosure_problem_init(&r->probe);
  r->solver = og_enclosure_solver_new();
  og_enclosure_answer_init(&r->answer);
  og_depth_range_init(&r->depth);
  og_exact_pair_init(&r->pair);
  og_exact_body_init(&r->other);
  og_rational_init(&r->bound);
}

void og_handed_curved_clear(og_handed_curved *r) {
  for (int k = 0; k < 2; k++) og_case_body_clear(&r->body[k]);
  og_surd_clear(&r->low);
  og_surd_clear(&r->high);
  og_enclosure_problem_clear(&r->problem);
  og_enclosure_problem_clear(&r->probe);
  og_enclosure_solver_free(r->solver);
  og_enclosure_answer_clear(&r->answer);
  og_depth_range_clear(&r->depth);
  og_exact_pair_clear(&r->pair);
  og_exact_body_clear(&r->other);
  og_rational_clear(&r->bound);
}

static void set_surd(og_surd *r, const og_rational *a) {
  og_surd_set_zero(r);
  og_int_set(&r->p, &a->num);
  og_int_set(&r->m, &a->den);
}

static void negate(og_surd *a) {
  og_int_neg(&a->p, &a->p);
  a->s = -a->s;
}

static bool measure(og_handed_curved *r) {
  og_world_body world[2];
  for (int k = 0; k < 2; k++) og_world_body_init(&world[k]);
  const bool made = og_make_body(&world[0], &r->body[0]) && og_make_body(&world[1], &r->body[1]);
  if (made) {
    r->extent = og_extent_of(&world[0].body, &world[1].body);
    r->reach = r->extent.diagonal > 0 ? fmax(1, r->extent.farthest / r->extent.diagonal) : 1;
  }
  for (int k = 0; k < 2; k++) og_world_body_clear(&world[k]);
  return made;
}

static bool set_problem(og_enclosure_problem *problem, og_curve of_a, const og_exact_body *a, og_curve of_b,
                        const og_exact_body *b) {
  problem->curve[0] = of_a;
  problem->curve[1] = of_b;
  return og_problem_set_exact(&problem->pair, a, b, NULL) == OG_PROBLEM_OK;
}

// Bodies that are not known to be apart: they are as deep as `high` says at most, and at least.
static bool set_depths(og_handed_curved *r) {
  if (!og_enclose_depth(r->solver, &r->problem, &r->depth)) return false;
  set_surd(&r->low, &r->depth.hi);
  set_surd(&r->high, &r->depth.lo);
  negate(&r->low);
  negate(&r->high);
  return true;
}

static bool set_bounds(og_handed_curved *r) {
  const og_enclosure_certificate *proof = &r->answer.certificate;
  r->relation = og_enclosure_relation(proof);
  og_surd_set_zero(&r->low);
  og_surd_set_zero(&r->high);
  if (r->relation == OG_TOUCHING) return true;
  if (r->relation == OG_PENETRATING) return set_depths(r);
  if (r->relation == OG_RELATION_NONE && !set_depths(r)) return false;
  if (r->relation == OG_SEPARATED) set_surd(&r->low, &proof->lo);
  set_surd(&r->high, &proof->hi);
  return true;
}

bool og_handed_curved_take(og_handed_curved *r, const og_small_case *c) {
  for (int k = 0; k < 2; k++)
    if (!og_small_to_case_body(&r->body[k], &c->body[k])) return false;
  const og_case_body *a = &r->body[0], *b = &r->body[1];
  return measure(r) && set_problem(&r->problem, a->curve, &a->exact, b->curve, &b->exact);
}

bool og_handed_curved_bound(og_handed_curved *r) {
  return og_solve_enclosure(r->solver, OG_DISTANCE, &r->problem, &r->answer) != OG_ENCLOSURE_REFUSED && set_bounds(r);
}

bool og_handed_curved_solve(og_handed_curved *r, const og_small_case *c) {
  return og_handed_curved_take(r, c) && og_handed_curved_bound(r);
}

// Into `distance`, of what is in r->probe.
static bool bound_distance(og_handed_curved *r, og_surd *distance) {
  og_surd_set_zero(distance);
  if (og_solve_enclosure(r->solver, OG_DISTANCE, &r->probe, &r->answer) == OG_ENCLOSURE_REFUSED) return false;
  if (r->answer.certificate.kind == OG_ENCLOSURE_RANGE) set_surd(distance, &r->answer.certificate.lo);
  return true;
}

bool og_handed_curved_distance(og_handed_curved *r, og_surd *distance) {
  const og_case_body *a = &r->body[0], *b = &r->body[1];
  return set_problem(&r->probe, a->curve, &a->exact, b->curve, &b->exact) && bound_distance(r, distance);
}

bool og_handed_curved_probe(og_handed_curved *r, int which, const og_rational point[3], og_surd *distance) {
  const og_case_body *body = &r->body[which];
  og_exact_body_of_rationals(&r->other, point, 1);
  if (body->curve == OG_CURVE_NONE) {
    if (!og_exact_pair_solve_exact(&r->pair, &body->exact, &r->other)) return false;
    og_surd_set(distance, &r->pair.distance);
    return true;
  }
  return set_problem(&r->probe, body->curve, &body->exact, OG_CURVE_NONE, &r->other) && bound_distance(r, distance);
}

bool og_handed_curved_depth_moved(og_handed_curved *r, const og_ivec *way, const og_int *den, og_surd *depth) {
  const og_case_body *a = &r->body[0], *b = &r->body[1];
  og_exact_body_move(&r->other, &a->exact, way, den);
  if (!set_problem(&r->probe, a->curve, &r->other, b->curve, &b->exact) ||
      !og_enclose_depth(r->solver, &r->probe, &r->depth))
    return false;
  set_surd(depth, &r->depth.lo);
  return true;
}

bool og_handed_curved_gap(og_handed_curved *r, const og_ivec *n, og_surd *gap) {
  if (!og_enclose_gap(r->solver, &r->problem, n, &r->bound)) return false;
  set_surd(gap, &r->bound);
  return true;
}
