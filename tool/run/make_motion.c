#include "tool/run/make_motion.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/run/round_point.h"
#include "tool/run/round_quotient.h"

void og_made_motion_init(og_made_motion *made) {
  memset(made, 0, sizeof *made);
  og_world_body_init(&made->a);
  og_world_body_init(&made->b);
}

void og_made_motion_clear(og_made_motion *made) {
  og_world_body_clear(&made->a);
  og_world_body_clear(&made->b);
  free(made->point);
}

void og_made_motion_hold(og_made_motion *made, int which, const og_vec3 *point, size_t count, og_scalar radius) {
  og_world_body *world = which == 0 ? &made->a : &made->b;
  const og_body body = {.kind = OG_BODY_HULL, .vertex_count = (int)count, .vertex = point, .radius = radius};
  og_copy_body(world, &body);
  (which == 0 ? &made->input.a : &made->input.b)->body = &world->body;
}

// The quaternion over a power of two above all its parts.
static size_t longest_part(const og_rigid_body *body) {
  size_t most = 0;
  for (int end = 0; end < 2; end++) {
    const og_int *const parts[4] = {&body->axis[end].x, &body->axis[end].y, &body->axis[end].z, &body->cosine[end]};
    for (int k = 0; k < 4; k++) {
      const size_t bits = mpz_sizeinbase(parts[k]->z, 2);
      if (bits > most) most = bits;
    }
  }
  return most;
}

static void make_poses(og_motion_body *r, const og_rigid_body *from, const og_int *den) {
  og_int power;
  og_int_init(&power);
  og_int_set_si(&power, 1);
  mpz_mul_2exp(power.z, power.z, longest_part(from));
  for (int end = 0; end < 2; end++) {
    r->centre[end] = og_round_point(&from->centre[end], den);
    r->rotation[end].axis = og_round_point(&from->axis[end], &power);
    r->rotation[end].w = og_round_quotient(&from->cosine[end], &power);
  }
  r->spins = from->spins;
  r->spin = og_round_point(&from->spin, &from->spin_den);
  og_int_clear(&power);
}

void og_make_motion(og_made_motion *made, const og_walked_case *walked) {
  const og_rigid_problem *problem = &walked->one->rigid;
  const og_exact_body *const core[2] = {&walked->a->exact, &walked->b->exact};
  for (int k = 0; k < 2; k++) {
    const og_rigid_body *from = &problem->body[k];
    if (from->count > made->capacity) {
      made->point = og_grow(made->point, from->count, sizeof *made->point);
      made->capacity = from->count;
    }
    for (size_t n = 0; n < from->count; n++) made->point[n] = og_round_point(&from->point[n], &problem->den);
    og_made_motion_hold(made, k, made->point, from->count, og_round_quotient(&core[k]->radius, &core[k]->den));
    make_poses(k == 0 ? &made->input.a : &made->input.b, from, &problem->den);
  }
  made->input.target = 0;
  made->input.most = OG_MOTION_STEPS;
}
