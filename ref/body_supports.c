#include "ref/body_supports.h"

void og_body_support(og_body *body, og_body_supports *supports) {
  supports->hull = (og_hull){body->vertex_count, body->vertex};
  body->core = og_convex_hull(&supports->hull);
  if (body->kind == OG_BODY_SPHERE) {
    supports->sphere = (og_sphere){body->vertex[0], body->radius};
    body->convex = og_convex_sphere(&supports->sphere);
  } else if (body->kind == OG_BODY_CAPSULE) {
    supports->capsule = (og_capsule){body->vertex[0], body->vertex[1], body->radius};
    body->convex = og_convex_capsule(&supports->capsule);
  } else if (body->radius > 0) {
    supports->rounded = (og_rounded){body->core, body->radius};
    body->convex = og_convex_rounded(&supports->rounded);
  } else {
    body->convex = body->core;
  }
}
