// libccd: GJK with EPA, and MPR. It takes any convex body by a support function; ours is exact but for one rounding a
// coordinate. It has no distance query. Settings are its defaults (epa and mpr tolerance 1e-4, no limit of iterations),
// or in the modes -tight 1e-12 and 1000 iterations.

#include "tests/engines/adaptor.h"

#include <math.h>

#include <ccd/ccd.h>

typedef struct engine {
  bool mpr;
  ccd_t settings;
} engine;

static void box_support(const og_adaptor_body *body, const double *d, double *farthest) {
  for (int row = 0; row < 3; row++) farthest[row] = body->centre[row];
  for (int axis = 0; axis < 3; axis++) {
    const double *r = body->rotation + axis;
    const double along = r[0] * d[0] + r[3] * d[1] + r[6] * d[2];
    for (int row = 0; row < 3; row++) farthest[row] += copysign(body->half[axis], along) * r[3 * row];
  }
}

static double dot(const double *a, const double *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

// In the body's own axes: the rim in the direction's way, at the end that is farther; the apex where that is farther
// still.
static void curved_support(const og_adaptor_body *body, const double *d, double *farthest) {
  const double *r = body->rotation, *half = body->half;
  double own[3], local[3] = {0, 0, -half[2]};
  for (int axis = 0; axis < 3; axis++) own[axis] = r[axis] * d[0] + r[3 + axis] * d[1] + r[6 + axis] * d[2];
  const double across = hypot(own[0], own[1]);
  for (int k = 0; k < 2 && across > 0; k++) local[k] = half[0] / across * own[k];
  if (body->kind == OG_ADAPTOR_CYLINDER) local[2] = copysign(half[2], own[2]);
  if (body->kind == OG_ADAPTOR_CONE && half[2] * own[2] > dot(own, local)) {
    local[0] = local[1] = 0;
    local[2] = half[2];
  }
  for (int row = 0; row < 3; row++) farthest[row] = body->centre[row] + dot(r + 3 * row, local);
}

static void hull_support(const og_adaptor_body *body, const double *d, double *farthest) {
  double most = 0;
  for (const double *p = body->xyz; p < body->xyz + 3 * body->count; p += 3) {
    const double along = p[0] * d[0] + p[1] * d[1] + p[2] * d[2];
    if (p != body->xyz && !(along > most)) continue;
    most = along;
    for (int k = 0; k < 3; k++) farthest[k] = p[k];
  }
}

static void support(const void *object, const ccd_vec3_t *direction, ccd_vec3_t *farthest) {
  const og_adaptor_body *body = object;
  const double *d = direction->v;
  if (body->kind == OG_ADAPTOR_BOX) box_support(body, d, farthest->v);
  else if (body->kind == OG_ADAPTOR_CYLINDER || body->kind == OG_ADAPTOR_CONE) curved_support(body, d, farthest->v);
  else hull_support(body, d, farthest->v);
  const double length = sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
  for (int k = 0; k < 3 && length > 0; k++) farthest->v[k] += body->radius / length * d[k];
}

static void centre(const void *object, ccd_vec3_t *point) {
  const og_adaptor_body *body = object;
  for (int k = 0; k < 3; k++) point->v[k] = body->centre[k];
}

static void say_depth(og_adaptor_claim *claim, double depth, const ccd_vec3_t *moves_b) {
  og_adaptor_say_depth(claim, depth);
  claim->has_normal = true;
  for (int k = 0; k < 3; k++) claim->normal[k] = -moves_b->v[k];
}

static void penetration(const engine *e, const og_adaptor_body *body, og_adaptor_claim *claim) {
  ccd_real_t depth = 0;
  ccd_vec3_t moves_b, place;
  const double start = og_adaptor_now();
  const int result = e->mpr ? ccdMPRPenetration(&body[0], &body[1], &e->settings, &depth, &moves_b, &place)
                            : ccdGJKPenetration(&body[0], &body[1], &e->settings, &depth, &moves_b, &place);
  claim->nanoseconds = og_adaptor_now() - start;
  if (result == -2) claim->status = OG_ADAPTOR_GAVE_UP; // it could not allocate
  else og_adaptor_say_colliding(claim, result == 0);
  if (result == 0) say_depth(claim, depth, &moves_b);
}

static void intersection(const engine *e, const og_adaptor_body *body, og_adaptor_claim *claim) {
  const double start = og_adaptor_now();
  const int meet =
      e->mpr ? ccdMPRIntersect(&body[0], &body[1], &e->settings) : ccdGJKIntersect(&body[0], &body[1], &e->settings);
  claim->nanoseconds = og_adaptor_now() - start;
  og_adaptor_say_colliding(claim, meet != 0);
}

static void ask(void *context, const og_adaptor_case *one, og_adaptor_claim *claim) {
  const engine *e = context;
  if (one->question == OG_ADAPTOR_SWEEP) og_adaptor_refuse(claim);
  else if (one->question == OG_ADAPTOR_DEPTH) penetration(e, one->body, claim);
  else intersection(e, one->body, claim);
}

int main(int argc, char **argv) {
  static const char *const modes[] = {"gjk", "mpr", "gjk-tight", "mpr-tight", NULL};
  static const char *const names[] = {"libccd " CCD_VERSION " gjk+epa", "libccd " CCD_VERSION " mpr",
                                      "libccd " CCD_VERSION " gjk+epa tight", "libccd " CCD_VERSION " mpr tight"};
  const int mode = og_adaptor_mode(argc, argv, modes);
  if (mode < 0) return 2;
  engine e;
  e.mpr = mode % 2 == 1;
  CCD_INIT(&e.settings);
  e.settings.support1 = e.settings.support2 = support;
  e.settings.center1 = e.settings.center2 = centre;
  if (mode >= 2) {
    e.settings.max_iterations = 1000;
    e.settings.epa_tolerance = e.settings.mpr_tolerance = e.settings.dist_tolerance = 1e-12;
  }
  return og_adaptor_serve_curved(names[mode], ask, &e);
}
