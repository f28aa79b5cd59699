// Chipmunk: cpShapesCollide, in the plane and in binary64. It takes bodies that are prisms along z where their heights
// overlap. The deepest of its contacts is the depth: of the outlines, so it is claimed only where the way out along z
// is not shorter. It has no distance and no sweep. A polygon's hull is its own, with the ball as its radius.

#include "tests/engines/adaptor.h"

#include <stdio.h>
#include <stdlib.h>

#include <chipmunk/chipmunk.h>

static cpShape *make_shape(cpBody *still, const og_adaptor_body *body) {
  cpVect *corner = calloc(body->count, sizeof *corner);
  if (corner == NULL) abort();
  double bottom, top;
  og_adaptor_heights(body, &bottom, &top);
  int count = 0;
  for (const double *p = body->xyz; p < body->xyz + 3 * body->count; p += 3)
    if (p[2] == bottom) corner[count++] = cpv(p[0], p[1]);
  cpShape *shape;
  if (count == 1) shape = cpCircleShapeNew(still, body->radius, corner[0]);
  else if (count == 2) shape = cpSegmentShapeNew(still, corner[0], corner[1], body->radius);
  else shape = cpPolyShapeNew(still, count, corner, cpTransformIdentity, body->radius);
  free(corner);
  cpShapeUpdate(shape, cpTransformIdentity);
  return shape;
}

static void say_contacts(const og_adaptor_case *one, const cpContactPointSet *found, og_adaptor_claim *claim) {
  og_adaptor_say_colliding(claim, found->count > 0);
  if (found->count == 0 || !og_adaptor_parts_in_plane(one)) return;
  double deepest = found->points[0].distance;
  for (int k = 1; k < found->count; k++) deepest = fmin(deepest, found->points[k].distance);
  og_adaptor_say_depth(claim, 0 - deepest);
  claim->has_normal = true; // its own points out of the first body
  claim->normal[0] = -found->normal.x;
  claim->normal[1] = -found->normal.y;
}

static void ask(void *still, const og_adaptor_case *one, og_adaptor_claim *claim) {
  if (one->question == OG_ADAPTOR_SWEEP || !og_adaptor_is_planar(one)) {
    og_adaptor_refuse(claim);
    return;
  }
  cpShape *a = make_shape(still, &one->body[0]), *b = make_shape(still, &one->body[1]);
  const double start = og_adaptor_now();
  const cpContactPointSet found = cpShapesCollide(a, b);
  claim->nanoseconds = og_adaptor_now() - start;
  say_contacts(one, &found, claim);
  cpShapeFree(a);
  cpShapeFree(b);
}

int main(int argc, char **argv) {
  static const char *const modes[] = {"collide", NULL};
  if (og_adaptor_mode(argc, argv, modes) < 0) return 2;
  char name[80];
  snprintf(name, sizeof name, "Chipmunk %s cpShapesCollide binary64", cpVersionString);
  cpBody *still = cpBodyNewStatic();
  const int status = og_adaptor_serve(name, ask, still);
  cpBodyFree(still);
  return status;
}
