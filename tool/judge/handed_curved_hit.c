#include "tool/judge/handed_curved_hit.h"

#include <math.h>
#include <string.h>

void og_handed_curved_hit_init(og_handed_curved_hit *r) {
  og_small_case_init(&r->bodies);
  og_handed_curved_init(&r->pair);
  og_surd_init(&r->last);
  og_exact_body_init(&r->path);
  r->problem.curve = OG_CURVE_NONE;
  og_primitive_init(&r->problem.pair);
  og_curved_hit_answer_init(&r->answer);
  r->enters = false;
  r->reach.curve = OG_CURVE_NONE;
  og_primitive_init(&r->reach.pair);
  og_curved_support_answer_init(&r->farthest);
}

void og_handed_curved_hit_clear(og_handed_curved_hit *r) {
  og_small_case_clear(&r->bodies);
  og_handed_curved_clear(&r->pair);
  og_surd_clear(&r->last);
  og_exact_body_clear(&r->path);
  og_primitive_clear(&r->problem.pair);
  og_curved_hit_answer_clear(&r->answer);
  og_primitive_clear(&r->reach.pair);
  og_curved_support_answer_clear(&r->farthest);
}

bool og_hand_over_curved_hit(og_handed_curved_hit *r, const og_hand_over *how, const og_walked_case *walked) {
  return og_hand_over_bodies(&r->bodies, how, walked->a, walked->b) &&
         og_small_to_case_body(&r->pair.body[1], &r->bodies.body[1]);
}

double og_handed_curved_radius(const og_handed_curved_hit *r) {
  const og_small_body *body = &r->bodies.body[1];
  return hypot(body->base, body->half_height);
}

static bool set(og_rational *r, const double *from, size_t count) {
  for (size_t k = 0; k < count; k++)
    if (og_rational_from_double(&r[k], from[k]) != OG_RATIONAL_OK) return false;
  return true;
}

static og_shape_kind kind_of(const og_handed_path *path) {
  if (path->has_end) return og_small_kind(path->count);
  return path->is_line ? OG_SHAPE_LINE : OG_SHAPE_RAY;
}

static bool set_path(og_handed_curved_hit *r, const og_handed_path *path) {
  og_shape *shape = &r->pair.body[0].shape;
  og_shape_reset(shape, kind_of(path));
  og_shape_resize(shape, path->count);
  if (!set(shape->coordinate, path->xyz, 3 * path->count)) return false;
  if (!path->has_end) {
    shape->direction_count = 1;
    shape->endless[0] = path->is_line;
    if (!set(shape->direction, path->direction, 3)) return false;
  }
  return og_shape_to_body(&r->path, shape, og_default_case_limits.max_bits) == OG_SHAPE_OK;
}

static bool solve(og_handed_curved_hit *r, const og_exact_body *b) {
  r->problem.curve = r->pair.body[1].curve;
  og_primitive_set(&r->problem.pair, OG_HIT, &r->path, b);
  return og_solve_curved_hit(&r->problem, &r->answer) == OG_CURVED_HIT_ACCEPTED;
}

bool og_handed_curved_hit_solve(og_handed_curved_hit *r, const og_handed_path *path, bool *hit, og_surd *first) {
  if (!set_path(r, path) || !solve(r, &r->pair.body[1].exact)) return false;
  *hit = r->answer.finding.meeting != OG_MEET_NOTHING;
  r->enters = *hit && r->answer.certificate.first != OG_CURVED_END_PATH;
  if (!*hit) return true;
  og_surd_set(first, &r->answer.finding.first);
  og_surd_set(&r->last, &r->answer.finding.last);
  return true;
}

// B is moved the other way: that is the same, and its points are as many as before.
bool og_handed_curved_hit_moved(og_handed_curved_hit *r, int axis, double step, og_surd *first) {
  og_rational length;
  og_ivec way;
  og_rational_init(&length);
  og_ivec_init(&way);
  og_int *const part[3] = {&way.x, &way.y, &way.z};
  bool hits = og_rational_from_double(&length, -step) == OG_RATIONAL_OK;
  if (hits) {
    og_int_set(part[axis], &length.num);
    og_exact_body_move(&r->pair.other, &r->pair.body[1].exact, &way, &length.den);
    hits = solve(r, &r->pair.other) && r->answer.finding.meeting != OG_MEET_NOTHING;
  }
  if (hits) og_surd_set(first, &r->answer.finding.first);
  og_rational_clear(&length);
  og_ivec_clear(&way);
  return hits;
}

// entry = n . start + first n . step, and first = (p + s sqrt(q)) 2^e / m
static void set_entry(og_handed_curved_hit *r, const og_ivec *n, const og_surd *first, og_surd *entry) {
  og_ivec step;
  og_int rate;
  og_ivec_init(&step);
  og_int_init(&rate);
  const og_exact_body *path = &r->path;
  if (path->direction_count > 0) og_ivec_set(&step, &path->direction[0]);
  else og_ivec_sub(&step, &path->point[path->count - 1], &path->point[0]);
  og_ivec_dot(&rate, n, &step);
  og_ivec_dot(&step.x, n, &path->point[0]);
  og_surd_set(entry, first);
  if (first->e > 0) mpz_mul_2exp(rate.z, rate.z, (mp_bitcnt_t)first->e);
  if (first->e < 0) mpz_mul_2exp(entry->m.z, entry->m.z, (mp_bitcnt_t)-first->e);
  entry->e = 0;
  og_int_mul(&entry->p, &entry->p, &rate);
  og_int_addmul(&entry->p, &entry->m, &step.x);
  og_int_mul(&entry->q, &entry->q, &rate);
  og_int_mul(&entry->q, &entry->q, &rate);
  entry->s *= og_int_sign(&rate);
  og_int_mul(&entry->m, &entry->m, &path->den);
  og_ivec_clear(&step);
  og_int_clear(&rate);
}

bool og_handed_curved_hit_along(og_handed_curved_hit *r, const og_ivec *n, const og_surd *first, og_surd *entry,
                                og_surd *most) {
  r->reach.curve = r->pair.body[1].curve;
  og_primitive_set(&r->reach.pair, OG_SUPPORT, &r->pair.body[1].exact, NULL);
  og_ivec_set(&r->reach.pair.direction, n);
  og_int_set_si(&r->reach.pair.direction_den, 1);
  if (og_solve_curved_support(&r->reach, &r->farthest) != OG_CURVED_SUPPORT_ACCEPTED) return false;
  og_surd_set(most, &r->farthest.finding.value);
  set_entry(r, n, first, entry);
  return true;
}
