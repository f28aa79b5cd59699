#include "tool/judge/handed_parts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/judge/exact_product.h"
#include "tool/run/round_quotient.h"

void og_handed_parts_init(og_handed_parts *r) {
  memset(r, 0, sizeof *r);
  og_parts_problem_init(&r->problem);
  og_parts_problem_init(&r->probe);
  og_surd_init(&r->distance);
  og_surd_init(&r->farthest);
  og_surd_init(&r->depth);
  og_surd_init(&r->first);
  og_handed_curved_hit_init(&r->curved);
  og_part_contacts_answer_init(&r->contacts);
  r->of_contacts = og_part_contacts_solver_new();
  r->of_curve = og_curved_parts_solver_new();
  og_curved_parts_answer_init(&r->beside_parts);
  r->beside = -1;
  r->solver = og_parts_solver_new();
  og_parts_answer_init(&r->answer);
  r->solid_solver = og_solid_solver_new();
  og_solid_answer_init(&r->solid_answer);
  og_exact_pair_init(&r->pair);
  for (int k = 0; k < 2; k++) {
    og_exact_body_init(&r->body[k]);
    og_exact_body_init(&r->other[k]);
  }
}

void og_handed_parts_clear(og_handed_parts *r) {
  og_parts_problem_clear(&r->problem);
  og_parts_problem_clear(&r->probe);
  og_surd_clear(&r->distance);
  og_surd_clear(&r->farthest);
  og_surd_clear(&r->depth);
  og_surd_clear(&r->first);
  og_handed_curved_hit_clear(&r->curved);
  og_part_contacts_answer_clear(&r->contacts);
  og_part_contacts_solver_free(r->of_contacts);
  og_curved_parts_solver_free(r->of_curve);
  og_curved_parts_answer_clear(&r->beside_parts);
  og_parts_solver_free(r->solver);
  og_parts_answer_clear(&r->answer);
  og_solid_solver_free(r->solid_solver);
  og_solid_answer_clear(&r->solid_answer);
  og_exact_pair_clear(&r->pair);
  for (int k = 0; k < 2; k++) {
    og_exact_body_clear(&r->body[k]);
    og_exact_body_clear(&r->other[k]);
    free(r->of[k].xyz);
  }
}

// ---- answers ----

// Of body `a` beside body `b` of the problem, by their numbers here; -1: neither.
static bool ask_solid(og_handed_parts *r, og_question question, const og_parts_problem *problem, int a, int b) {
  const og_solid_problem of_solids = {problem, {a >= 0 && r->solid[a], b >= 0 && r->solid[b]}};
  const bool answered = og_solve_solid(r->solid_solver, question, &of_solids, &r->solid_answer);
  if (r->solid_answer.refusal == OG_SOLID_REFUSED_MESH) r->is_sound = false;
  return answered;
}

// The finding of the question, or null.
static const og_finding *ask(og_handed_parts *r, og_question question, const og_parts_problem *problem, int a, int b) {
  if ((a >= 0 && r->solid[a]) || (b >= 0 && r->solid[b]))
    return ask_solid(r, question, problem, a, b) ? &r->solid_answer.finding.of_pair : NULL;
  return og_solve_parts(r->solver, question, problem, &r->answer) == OG_ANSWERED ? &r->answer.finding : NULL;
}

// ---- rounding ----

static bool round_vector(double at[3], og_round_format format, const og_ivec *v, const og_int *den) {
  const og_int *const part[3] = {&v->x, &v->y, &v->z};
  for (size_t k = 0; k < 3; k++) at[k] = og_round_quotient_to(format, part[k], den);
  return isfinite(at[0]) && isfinite(at[1]) && isfinite(at[2]);
}

static void set_count(og_handed_points *r, size_t count) {
  r->count = count;
  if (r->count <= r->room) return;
  r->room = r->count;
  r->xyz = og_grow(r->xyz, 3 * r->room, sizeof *r->xyz);
}

static bool round_points(og_handed_points *r, og_round_format format, const og_exact_body *exact) {
  bool finite = true;
  set_count(r, exact->count);
  for (size_t k = 0; k < r->count; k++)
    finite = round_vector(r->xyz + 3 * k, format, &exact->point[k], &exact->den) && finite;
  r->radius = og_round_quotient_to(format, &exact->radius, &exact->den);
  return finite && isfinite(r->radius);
}

static void copy_parts(og_part_list *r, const og_part_list *from) {
  og_part_list_reset(r);
  for (int32_t k = 0; k < from->count; k++) {
    size_t count;
    const int32_t *point = og_part_points(from, k, &count);
    og_part_list_add(r, point, count);
  }
}

static bool is_zero(const double v[3]) { return v[0] == 0 && v[1] == 0 && v[2] == 0; }

// A ball around it, for its size.
static bool take_curved(og_handed_parts *r, const og_hand_over *how, const og_walked_case *walked) {
  og_handed_points *of = &r->of[1];
  if (!og_hand_over_curved_hit(&r->curved, how, walked)) return false;
  set_count(of, 1);
  memcpy(of->xyz, r->curved.bodies.body[1].translation, 3 * sizeof *of->xyz);
  of->radius = og_handed_curved_radius(&r->curved);
  return isfinite(of->radius);
}

// The cylinder or the cone as it is, and a ball around it; the other body as points.
static bool take_beside(og_handed_parts *r, const og_hand_over *how, const og_walked_case *walked) {
  const og_round_format format = how->binary32 ? OG_ROUND_BINARY32 : OG_ROUND_BINARY64;
  const int k = r->beside;
  const og_small_body *small = &r->curved.bodies.body[k];
  og_handed_points *of = &r->of[k];
  if (!og_hand_over_bodies(&r->curved.bodies, how, walked->a, walked->b) ||
      !og_small_to_case_body(&r->curved.pair.body[k], small) || r->curved.pair.body[k].curve == OG_CURVE_NONE)
    return false;
  set_count(of, 1);
  memcpy(of->xyz, small->translation, 3 * sizeof *of->xyz);
  of->radius = hypot(small->base, small->half_height) + small->radius;
  return isfinite(of->radius) && round_points(&r->of[1 - k], format, k == 0 ? &walked->b->exact : &walked->a->exact);
}

static int curved_of(const og_case *one) {
  if (one->kind != OG_CASE_CURVED_PARTS) return -1;
  return one->part_curve[0] != OG_CURVE_NONE ? 0 : 1;
}

bool og_hand_over_parts(og_handed_parts *r, const og_hand_over *how, const og_walked_case *walked) {
  const og_round_format format = how->binary32 ? OG_ROUND_BINARY32 : OG_ROUND_BINARY64;
  const og_exact_body *a = &walked->a->exact;
  r->is_ray = walked->one->question == OG_HIT;
  r->is_deepest = walked->one->question == OG_DEPTH;
  r->has_contacts = walked->one->kind == OG_CASE_PART_CONTACTS;
  r->has_end = a->direction_count == 0;
  r->is_line = !r->has_end && a->endless[0];
  r->is_curved = walked->one->kind == OG_CASE_CURVED_HIT;
  for (int k = 0; k < 2; k++) r->has_parts[k] = walked->one->has_parts[k];
  for (int k = 0; k < 2; k++) r->solid[k] = walked->one->kind == OG_CASE_SOLID && walked->one->solid[k];
  for (int k = 0; k < 2 && !r->is_curved; k++) copy_parts(&r->problem.part[k], &walked->one->parts.part[k]);
  r->beside = curved_of(walked->one);
  if (r->beside >= 0) return take_beside(r, how, walked);
  if (!round_points(&r->of[0], format, a)) return false;
  if (!(r->is_curved ? take_curved(r, how, walked) : round_points(&r->of[1], format, &walked->b->exact))) return false;
  return r->has_end || (round_vector(r->direction, format, &a->direction[0], &a->den) && !is_zero(r->direction));
}

// ---- sizes ----

static void measure(og_handed_parts *r) {
  double low[3], high[3], farthest = 0;
  for (int k = 0; k < 2; k++) {
    const og_handed_points *of = &r->of[k];
    for (size_t i = 0; i < 3 * of->count; i++) {
      const bool is_first = k == 0 && i < 3;
      low[i % 3] = is_first ? of->xyz[i] - of->radius : fmin(low[i % 3], of->xyz[i] - of->radius);
      high[i % 3] = is_first ? of->xyz[i] + of->radius : fmax(high[i % 3], of->xyz[i] + of->radius);
      farthest = fmax(farthest, fabs(of->xyz[i]));
    }
  }
  r->size = hypot(hypot(high[0] - low[0], high[1] - low[1]), high[2] - low[2]);
  r->reach = r->size > 0 ? fmax(1, farthest / r->size) : 1;
}

// ---- rays ----

// As ilogb, of what may be zero or beyond the doubles.
static int exponent_of(double x) { return x == 0 ? -1074 : isinf(x) ? 1025 : ilogb(x); }

// A ray's way, as far as four sizes: B is nearer to it there than anywhere farther. A line's, both ways.
static void cut_ray(og_handed_parts *r) {
  og_exact_body *way = &r->body[0], *start = &r->other[0], *ahead = &r->other[1];
  og_int factor;
  og_int_init(&factor);
  og_exact_body_of_doubles(start, r->of[0].xyz, 1, 0);
  og_exact_body_of_doubles(ahead, r->direction, 1, 0);
  const int exponent = exponent_of(r->size) + 4 - exponent_of(r->speed), finer = exponent < 0 ? -exponent : 0;
  og_exact_body_resize(way, 2);
  og_int_set_si(&way->radius, 0);
  og_int_mul(&way->den, &start->den, &ahead->den);
  mpz_mul_2exp(way->den.z, way->den.z, (mp_bitcnt_t)finer);
  mpz_mul_2exp(factor.z, ahead->den.z, (mp_bitcnt_t)finer);
  og_ivec_scale(&way->point[0], &factor, &start->point[0]);
  mpz_mul_2exp(factor.z, start->den.z, (mp_bitcnt_t)(finer + exponent));
  og_ivec_scale(&way->point[1], &factor, &ahead->point[0]);
  if (r->is_line) og_ivec_sub(&way->point[0], &way->point[0], &way->point[1]);
  if (r->is_line) mpz_mul_2exp(factor.z, factor.z, 1);
  if (r->is_line) og_ivec_scale(&way->point[1], &factor, &ahead->point[0]);
  og_ivec_add(&way->point[1], &way->point[1], &way->point[0]);
  og_int_clear(&factor);
}

// A point that starts at `start`, and moves as the ray says, into problem->pair.
static bool set_moving(og_handed_parts *r, og_parts_problem *problem, const double start[3]) {
  og_exact_motion motion;
  og_exact_motion_init(&motion);
  og_exact_body_of_doubles(&r->other[0], start, 1, 0);
  if (r->has_end) {
    og_exact_body_of_doubles(&r->other[1], r->of[0].xyz, 2, 0);
    og_ivec_sub(&motion.velocity, &r->other[1].point[0], &r->other[1].point[1]);
  } else {
    og_exact_body_of_doubles(&r->other[1], r->direction, 1, 0);
    og_ivec_neg(&motion.velocity, &r->other[1].point[0]);
  }
  og_int_set(&motion.den, &r->other[1].den);
  motion.has_until = r->has_end;
  og_int_set_si(&motion.until_num, 1);
  og_int_set_si(&motion.until_den, 1);
  const bool set = og_problem_set_exact(&problem->pair, &r->other[0], &r->body[1], &motion) == OG_PROBLEM_OK;
  og_exact_motion_clear(&motion);
  return set;
}

static void set_speed(og_handed_parts *r) {
  const double *xyz = r->of[0].xyz;
  for (int k = 0; k < 3 && r->has_end; k++) r->direction[k] = r->of[0].count > 1 ? xyz[3 + k] - xyz[k] : 0;
  r->speed = hypot(hypot(r->direction[0], r->direction[1]), r->direction[2]);
}

static bool solve_ray(og_handed_parts *r) {
  const double *xyz = r->of[0].xyz;
  og_part_list_reset(&r->problem.part[0]);
  og_part_list_add_range(&r->problem.part[0], 0, 1);
  set_speed(r);
  if (!set_moving(r, &r->problem, xyz)) return false;
  const og_finding *found = ask(r, OG_HIT, &r->problem, -1, 1);
  if (found == NULL) return false;
  r->hit = found->hit;
  og_surd_set(&r->first, &found->first);
  if (!r->has_end) cut_ray(r);
  return true;
}

bool og_handed_parts_neighbour(og_handed_parts *r, int k, double step, og_surd *first) {
  if (r->is_curved) return og_handed_curved_hit_moved(&r->curved, k / 2, k % 2 == 0 ? step : -step, first);
  double start[3];
  memcpy(start, r->of[0].xyz, sizeof start);
  start[k / 2] += k % 2 == 0 ? step : -step;
  for (int body = 0; body < 2; body++) copy_parts(&r->probe.part[body], &r->problem.part[body]);
  if (!isfinite(start[k / 2]) || !set_moving(r, &r->probe, start)) return false;
  const og_finding *found = ask(r, OG_HIT, &r->probe, -1, 1);
  if (found == NULL || !found->hit) return false;
  og_surd_set(first, &found->first);
  return true;
}

// ---- how they lie ----

// The numbers of body `which` as parts: a ray's way is one.
static void take_parts(og_part_list *list, const og_handed_parts *r, int which) {
  if (which == 1 || !r->is_ray) {
    copy_parts(list, &r->problem.part[which]);
    return;
  }
  og_part_list_reset(list);
  og_part_list_add_range(list, 0, r->body[0].count);
}

static void take_part(og_exact_body *part, const og_exact_body *body, const og_part_list *list, int32_t k) {
  size_t count;
  const int32_t *point = og_part_points(list, k, &count);
  og_exact_body_resize(part, count);
  for (size_t i = 0; i < count; i++) og_ivec_set(&part->point[i], &body->point[point[i]]);
  og_int_set(&part->radius, &body->radius);
  og_int_set(&part->den, &body->den);
}

static bool set_depth_of_parts(og_handed_parts *r, const int32_t part[2]) {
  for (int k = 0; k < 2; k++) take_part(&r->other[k], &r->body[k], &r->probe.part[k], part[k]);
  if (!og_exact_pair_solve_exact(&r->pair, &r->other[0], &r->other[1])) return false;
  og_surd_set(&r->depth, &r->pair.depth);
  return true;
}

// A point inside is as deep as it is far from the surface; what else has a point inside is as deep, or deeper.
static bool set_depth_in_solid(og_handed_parts *r) {
  const og_solid_finding *finding = &r->solid_answer.finding;
  r->is_exact = finding->of_pair.has_depth;
  if (finding->inner < 0) return set_depth_of_parts(r, r->solid_answer.surface.certificate.part);
  og_surd_set(&r->depth, &finding->apart);
  return finding->has_apart;
}

static bool set_depth(og_handed_parts *r) {
  if (r->solid[0] || r->solid[1]) return set_depth_in_solid(r);
  if (r->is_deepest) {
    if (og_solve_parts(r->solver, OG_DEPTH, &r->probe, &r->answer) != OG_ANSWERED) return false;
    og_surd_set(&r->depth, &r->answer.finding.depth);
    return true;
  }
  return set_depth_of_parts(r, r->answer.certificate.part);
}

static bool solve_curved(og_handed_parts *r) {
  const og_handed_path path = {r->has_end, r->is_line, r->of[0].count, r->of[0].xyz, r->direction};
  set_speed(r);
  if (!og_handed_curved_hit_solve(&r->curved, &path, &r->hit, &r->first)) return false;
  if (!r->has_end) cut_ray(r);
  og_case_body *way = &r->curved.pair.body[0];
  og_exact_body_copy(&way->exact, &r->body[0]);
  way->curve = OG_CURVE_NONE;
  r->relation = r->hit ? OG_TOUCHING : OG_SEPARATED;
  og_surd_set_zero(&r->distance);
  return r->hit || og_handed_curved_distance(&r->curved.pair, &r->distance);
}

static void set_rational(og_surd *r, const og_rational *a) {
  og_surd_set_zero(r);
  og_int_set(&r->p, &a->num);
  og_int_set(&r->m, &a->den);
}

// As deep as the part that is shown to penetrate, at least.
static bool set_depth_beside(og_handed_parts *r, const og_curved_parts_problem *problem) {
  og_handed_curved *pair = &r->curved.pair;
  const int32_t part = r->beside_parts.certificate.part[og_made_of_parts(problem)];
  og_curved_parts_take(&pair->probe, problem, &part, 0, 1);
  if (!og_enclose_depth(pair->solver, &pair->probe, &pair->depth)) return false;
  set_rational(&r->depth, &pair->depth.lo);
  return true;
}

static bool solve_beside(og_handed_parts *r) {
  const int k = r->beside;
  const og_case_body *curved = &r->curved.pair.body[k];
  const og_curved_parts_problem problem = {
      &r->probe, {k == 0 ? curved->curve : OG_CURVE_NONE, k == 1 ? curved->curve : OG_CURVE_NONE}};
  og_exact_body_copy(&r->body[k], &curved->exact);
  for (int body = 0; body < 2; body++) copy_parts(&r->probe.part[body], &r->problem.part[body]);
  if (og_problem_set_exact(&r->probe.pair, &r->body[0], &r->body[1], NULL) != OG_PROBLEM_OK ||
      og_solve_curved_parts(r->of_curve, OG_DISTANCE, &problem, &r->beside_parts) == OG_ENCLOSURE_REFUSED)
    return false;
  const og_curved_parts_certificate *certificate = &r->beside_parts.certificate;
  r->relation = og_curved_parts_relation(certificate);
  og_surd_set_zero(&r->distance);
  og_surd_set_zero(&r->farthest);
  if (r->relation == OG_SEPARATED) set_rational(&r->distance, &certificate->apart);
  if (og_curved_parts_has_range(certificate)) set_rational(&r->farthest, &certificate->places.hi);
  return r->relation != OG_PENETRATING || set_depth_beside(r, &problem);
}

bool og_handed_parts_solve(og_handed_parts *r) {
  for (int k = 0; k < 2; k++) og_exact_body_of_doubles(&r->body[k], r->of[k].xyz, r->of[k].count, r->of[k].radius);
  measure(r);
  r->hit = r->is_exact = false;
  r->is_sound = true;
  og_surd_set_zero(&r->first);
  og_surd_set_zero(&r->depth);
  if (r->is_curved) return solve_curved(r);
  if (r->beside >= 0) return solve_beside(r);
  if (r->is_ray && !solve_ray(r)) return false;
  for (int k = 0; k < 2; k++) take_parts(&r->probe.part[k], r, k);
  if (og_problem_set_exact(&r->probe.pair, &r->body[0], &r->body[1], NULL) != OG_PROBLEM_OK) return false;
  const og_finding *found = ask(r, OG_DISTANCE, &r->probe, r->is_ray ? -1 : 0, 1);
  if (found == NULL) return false;
  r->relation = found->relation;
  og_surd_set(&r->distance, &found->distance);
  if (r->has_contacts && og_solve_part_contacts(r->of_contacts, &r->probe, &r->contacts) != OG_ANSWERED) return false;
  return r->relation != OG_PENETRATING || set_depth(r);
}

bool og_handed_parts_off_hull(og_handed_parts *r, const og_rational point[3], const og_rational *hull, size_t count,
                              og_surd *distance) {
  og_exact_body_of_rationals(&r->other[0], point, 1);
  og_exact_body_of_rationals(&r->other[1], hull, count);
  if (!og_exact_pair_solve_exact(&r->pair, &r->other[0], &r->other[1])) return false;
  og_surd_set(distance, &r->pair.distance);
  return true;
}

og_exact_pair *og_handed_parts_at_hit(og_handed_parts *r) {
  const double time = og_surd_to_double(&r->first);
  if (r->problem.part[1].count != 1 || !isfinite(time)) return NULL;
  og_rational at[3];
  for (int k = 0; k < 3; k++) {
    og_rational_init(&at[k]);
    og_rational_from_double(&at[k], r->of[0].xyz[k]);
    og_add_product(&at[k], r->direction[k], time);
  }
  og_exact_body_of_rationals(&r->other[0], at, 1);
  for (int k = 0; k < 3; k++) og_rational_clear(&at[k]);
  return og_exact_pair_solve_exact(&r->pair, &r->other[0], &r->body[1]) ? &r->pair : NULL;
}

bool og_handed_parts_probe(og_handed_parts *r, int which, const og_rational point[3], og_surd *distance) {
  if (r->is_curved || which == r->beside) return og_handed_curved_probe(&r->curved.pair, which, point, distance);
  og_exact_body_of_rationals(&r->other[0], point, 1);
  take_parts(&r->probe.part[0], r, which);
  og_part_list_reset(&r->probe.part[1]);
  og_part_list_add_range(&r->probe.part[1], 0, 1);
  if (og_problem_set_exact(&r->probe.pair, &r->body[which], &r->other[0], NULL) != OG_PROBLEM_OK) return false;
  const og_finding *found = ask(r, OG_DISTANCE, &r->probe, which == 0 && r->is_ray ? -1 : which, -1);
  if (found == NULL) return false;
  og_surd_set(distance, &found->distance);
  return true;
}
