// cc -std=c17 ccd.c -o ccd $(pkg-config --cflags --libs ccd) -lm
//
// Two convex bodies, each the hull of its points with a ball around it, in libccd. @ID@: @SAYS@

#include <math.h>
#include <stdio.h>

#include <ccd/ccd.h>

static const double a[][3] = {@A_POINTS@};
static const double b[][3] = {@B_POINTS@};

struct body {
  const double (*point)[3];
  int count;
  double radius;
};
static const struct body body_a = {a, @A_COUNT@, @A_RADIUS@}, body_b = {b, @B_COUNT@, @B_RADIUS@};

static void support(const void *object, const ccd_vec3_t *direction, ccd_vec3_t *farthest) {
  const struct body *body = object;
  const double *d = direction->v;
  double most = 0;
  for (int i = 0; i < body->count; i++) {
    const double *p = body->point[i], along = p[0] * d[0] + p[1] * d[1] + p[2] * d[2];
    if (i > 0 && !(along > most)) continue;
    most = along;
    for (int k = 0; k < 3; k++) farthest->v[k] = p[k];
  }
  const double length = sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
  for (int k = 0; k < 3 && length > 0; k++) farthest->v[k] += body->radius / length * d[k];
}

static void centre(const void *object, ccd_vec3_t *point) {
  const struct body *body = object;
  for (int k = 0; k < 3; k++) {
    point->v[k] = 0;
    for (int i = 0; i < body->count; i++) point->v[k] += body->point[i][k] / body->count;
  }
}

static void say(const char *what, int result, double depth, const ccd_vec3_t *direction) {
  printf("%s: ", what);
  if (result != 0) puts("they do not meet");
  else printf("depth %.17g, direction %g %g %g\n", depth, direction->v[0], direction->v[1], direction->v[2]);
}

int main(void) {
  ccd_t ccd;
  CCD_INIT(&ccd);
  ccd.support1 = ccd.support2 = support;
  ccd.center1 = ccd.center2 = centre;
  printf("exact signed distance: %.17g\n", (double)@EXACT@);
  printf("ccdGJKIntersect: %d\n", ccdGJKIntersect(&body_a, &body_b, &ccd));
  printf("ccdMPRIntersect: %d\n", ccdMPRIntersect(&body_a, &body_b, &ccd));
  double depth = 0;
  ccd_vec3_t direction, place;
  int result = ccdMPRPenetration(&body_a, &body_b, &ccd, &depth, &direction, &place);
  say("ccdMPRPenetration", result, depth, &direction);
  result = ccdGJKPenetration(&body_a, &body_b, &ccd, &depth, &direction, &place);
  say("ccdGJKPenetration", result, depth, &direction);
  return 0;
}
