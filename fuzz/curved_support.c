// How far cylinders and cones reach along a direction: one face is accepted and no other, no rational point of a rim
// reaches farther, and the support mappings of the reference reach as far but for rounding.
//
// An input is a body, of 11 bytes or more, and a direction of three numbers (fuzz/curved_bodies.h).

#include <math.h>

#include "fuzz/curved_bodies.h"
#include "fuzz/harness.h"
#include "spec/curved/solve/support.h"
#include "tool/judge/stated_vector.h"

typedef struct bench {
  bool made;
  curved_pair pair;
  og_curved_support_problem problem;
  og_curved_support_answer answer;
  og_primitive_finding finding;
  og_rational direction[3];
  double along[3];
  og_ivec at, axis[3]; // of the frame: a point, and U, V, A
  og_surd height;
} bench;

static void make(bench *b) {
  curved_pair_init(&b->pair, 1);
  og_primitive_init(&b->problem.pair);
  og_curved_support_answer_init(&b->answer);
  og_primitive_finding_init(&b->finding);
  for (int k = 0; k < 3; k++) og_rational_init(&b->direction[k]);
  for (int k = 0; k < 3; k++) og_ivec_init(&b->axis[k]);
  og_ivec_init(&b->at);
  og_surd_init(&b->height);
  b->made = true;
}

static bool take(bench *b, og_fuzz_bytes *in) {
  wanted_curve *w = b->pair.wanted;
  og_fuzz_curve(in, &w[0], false);
  w[1] = (wanted_curve){.curve = OG_CURVE_NONE, .radius = 1, .half_height = 1, .rotation = {0, 0, 0, 1}};
  if (w[0].curve == OG_CURVE_NONE) w[0].curve = OG_CURVE_CYLINDER;
  if (!curved_pair_set(&b->pair)) return false;
  for (int k = 0; k < 3; k++) {
    b->along[k] = og_fuzz_number(in);
    if (og_rational_from_double(&b->direction[k], b->along[k]) != OG_RATIONAL_OK) return false;
  }
  b->problem.curve = w[0].curve;
  og_primitive_set(&b->problem.pair, OG_SUPPORT, &b->pair.from[0].exact, NULL);
  og_set_vector(&b->problem.pair.direction, &b->problem.pair.direction_den, b->direction);
  return true;
}

// ---- faces ----

static void check_faces(bench *b) {
  if (og_solve_curved_support(&b->problem, &b->answer) != OG_CURVED_SUPPORT_ACCEPTED)
    og_fuzz_found("no face is accepted", NULL);
  for (og_curved_face face = OG_CURVED_FACE_NONE; face < OG_CURVED_FACE_COUNT; face++)
    if (face != b->answer.face &&
        og_check_curved_support(&b->problem, face, &b->finding) == OG_CURVED_SUPPORT_ACCEPTED)
      og_fuzz_found("two faces are accepted", NULL);
}

// ---- points of the rims ----

// b->height = direction . (5 c + x U + y V + z A) / 5
static void set_height(bench *b, int x, int y, int z) {
  const og_exact_body *frame = &b->problem.pair.a;
  const int part[3] = {x, y, z};
  og_int k;
  og_int_init(&k);
  og_int_set_si(&k, 5);
  og_ivec_scale(&b->at, &k, &frame->point[0]);
  for (int axis = 0; axis < 3; axis++) {
    og_int_set_si(&k, part[axis]);
    og_ivec_sub(&b->axis[axis], &frame->point[axis + 1], &frame->point[0]);
    og_ivec_addmul(&b->at, &k, &b->axis[axis]);
  }
  og_surd_set_zero(&b->height);
  og_ivec_dot(&b->height.p, &b->problem.pair.direction, &b->at);
  og_int_mul(&b->height.m, &frame->den, &b->problem.pair.direction_den);
  mpz_mul_ui(b->height.m.z, b->height.m.z, 5);
  og_int_clear(&k);
}

static void check_points(bench *b) {
  static const int rim[][2] = {{5, 0}, {4, 3}, {3, 4}, {0, 5}, {-3, 4}, {-4, 3}, {-5, 0}, {-3, -4}, {0, -5}, {4, -3}};
  const bool is_cone = b->problem.curve == OG_CURVE_CONE;
  for (size_t k = 0; k < sizeof rim / sizeof *rim; k++)
    for (int end = -1; end <= 1; end += 2) {
      const bool is_apex = is_cone && end > 0;
      set_height(b, is_apex ? 0 : rim[k][0], is_apex ? 0 : rim[k][1], 5 * end);
      if (og_surd_compare(&b->height, &b->answer.finding.value) > 0) og_fuzz_found("a point reaches farther", NULL);
    }
}

// ---- the reference ----

static void check_reference(bench *b) {
  const og_body *body = &b->pair.world[0].body;
  const og_vec3 d = {(og_scalar)b->along[0], (og_scalar)b->along[1], (og_scalar)b->along[2]};
  const og_support support = body->convex.map(body->convex.shape, d);
  const double *along = b->along, length = hypot(hypot(along[0], along[1]), along[2]);
  const double reached = along[0] * (double)support.point.x + along[1] * (double)support.point.y +
                         along[2] * (double)support.point.z;
  const double slack = 64 * (double)OG_SCALAR_EPSILON * b->pair.size * length;
  if (!(fabs(reached - og_surd_to_double(&b->answer.finding.value)) <= slack))
    og_fuzz_found("a support mapping reaches less far, or farther", NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  og_fuzz_bytes in = {data, data + size};
  if (!b.made) make(&b);
  if (size == 0 || !take(&b, &in)) return 0;
  check_faces(&b);
  check_points(&b);
  check_reference(&b);
  return 0;
}
