#include "tool/shrink/shrink.h"

#include <math.h>
#include <string.h>

// The steps that save most come first.
static const og_shrink_step steps[] = {
    og_shrink_vertices, og_shrink_shapes,  og_shrink_rotations, og_shrink_places,
    og_shrink_scales,   og_shrink_mirrors, og_shrink_bits,      og_shrink_values,
};
enum { STEP_COUNT = sizeof steps / sizeof steps[0], FIRST_OF_NUMBERS = 3 };

// Numbers are scalars, so that no algorithm is given others than the case says. False where one is not finite.
static bool round_numbers(og_small_case *c, bool binary32) {
  bool finite = true;
  for (int which = 0; which < 2; which++)
    for (size_t k = 0; k < og_small_number_count(&c->body[which]); k++) {
      double *at = og_small_number_at(&c->body[which], k).at;
      *at = binary32 ? (double)(float)*at : (double)(og_scalar)*at;
      *at += 0.0; // no -0
      finite = finite && isfinite(*at);
    }
  return finite;
}

// Have the points an interior, as the reference's hull tells?
static bool is_solid(const og_small_body *body) {
  if (body->curve != OG_CURVE_NONE) return body->base > 0 && body->half_height > 0;
  if (body->kind == OG_SHAPE_POINT) return false;
  if (body->kind == OG_SHAPE_BOX) return body->half[0] > 0 && body->half[1] > 0 && body->half[2] > 0;
  og_case_body as_case;
  og_world_body world;
  og_case_body_init(&as_case);
  og_world_body_init(&world);
  const bool solid = og_small_to_case_body(&as_case, body) && og_make_body(&world, &as_case) && world.body.mesh != NULL;
  og_world_body_clear(&world);
  og_exact_body_clear(&as_case.exact);
  og_shape_clear(&as_case.shape);
  return solid;
}

// Points that are the same are a case of their own, and a dull one.
static bool has_distinct_points(const og_small_body *body) {
  for (size_t i = 0; i < body->count; i++)
    for (size_t j = 0; j < i; j++)
      if (memcmp(&body->xyz[3 * i], &body->xyz[3 * j], 3 * sizeof *body->xyz) == 0) return false;
  return true;
}

void og_shrink_init(og_shrink *shrink, og_shrink_fails fails, void *context, const og_small_case *from, size_t limit) {
  memset(shrink, 0, sizeof *shrink);
  shrink->fails = fails;
  shrink->context = context;
  shrink->limit = limit;
  og_small_case_init(&shrink->best);
  og_small_case_init(&shrink->next);
  og_small_case_copy(&shrink->best, from);
  og_small_case_copy(&shrink->next, from);
  shrink->cost = og_small_cost_of(from);
  for (int which = 0; which < 2; which++) shrink->solid[which] = is_solid(&from->body[which]);
}

void og_shrink_keep_distinct(og_shrink *shrink) {
  for (int which = 0; which < 2; which++) shrink->distinct[which] = has_distinct_points(&shrink->best.body[which]);
}

void og_shrink_clear(og_shrink *shrink) {
  og_small_case_clear(&shrink->best);
  og_small_case_clear(&shrink->next);
}

// Numbers that nobody would type: 64 is the size of a room in metres, or of a hand in millimetres.
static size_t out_of_scale(const og_small_case *c) {
  size_t count = 0;
  for (int which = 0; which < 2; which++) {
    og_small_body body = c->body[which]; // shares the points, which are only read
    for (size_t k = 0; k < og_small_number_count(&body); k++) {
      const double x = fabs(*og_small_number_at(&body, k).at);
      count += x != 0 && (x < 0x1p-4 || x > 64);
    }
  }
  return count;
}

static bool is_smaller(const og_shrink *shrink, const og_small_cost *cost) {
  if (shrink->human_scale) {
    const size_t next = out_of_scale(&shrink->next), best = out_of_scale(&shrink->best);
    if (next != best) return next < best;
  }
  return og_small_cost_compare(cost, &shrink->cost) < 0;
}

static bool has_shapes_of(const og_small_case *c, const og_small_case *of, const bool solid[2]) {
  for (int which = 0; which < 2; which++) {
    const og_small_body *now = &c->body[which], *before = &of->body[which];
    if (now->kind != before->kind || now->curve != before->curve || (now->radius > 0) != (before->radius > 0))
      return false;
    if ((now->half_height > 0) != (before->half_height > 0) || (now->base > 0) != (before->base > 0)) return false;
    if (solid[which] && !is_solid(now)) return false;
  }
  return true;
}

static bool stays_distinct(const og_shrink *shrink) {
  for (int which = 0; which < 2; which++)
    if (shrink->distinct[which] && !has_distinct_points(&shrink->next.body[which])) return false;
  return true;
}

bool og_shrink_offer(og_shrink *shrink) {
  const bool finite = round_numbers(&shrink->next, shrink->binary32);
  const og_small_cost cost = finite ? og_small_cost_of(&shrink->next) : shrink->cost;
  const bool fits = finite && shrink->tried < shrink->limit && is_smaller(shrink, &cost) && stays_distinct(shrink) &&
                    (!shrink->keep_shapes || has_shapes_of(&shrink->next, &shrink->best, shrink->solid));
  bool taken = false;
  if (fits) {
    shrink->tried++;
    taken = shrink->fails(shrink->context, &shrink->next);
  }
  if (taken) {
    shrink->taken++;
    shrink->cost = cost;
    og_small_case_copy(&shrink->best, &shrink->next);
  } else {
    og_small_case_copy(&shrink->next, &shrink->best);
  }
  return taken;
}

static bool run_steps(og_shrink *shrink, int first) {
  bool better = false;
  for (int k = first; k < STEP_COUNT; k++)
    if (steps[k](shrink)) better = true;
  return better;
}

bool og_shrink_numbers(og_shrink *shrink) { return run_steps(shrink, FIRST_OF_NUMBERS); }

bool og_shrink_run(og_shrink *shrink) {
  while (shrink->tried < shrink->limit && run_steps(shrink, 0)) {
  }
  return shrink->tried < shrink->limit;
}
