#include "ref/body_supports.h"

// A cylinder or a cone around the z axis, turned and moved.
/*@ requires body: \valid(body) && \valid(supports) && \valid_read(body) && \separated(body, supports);
    terminates \true;
    exits \false;
    assigns supports->cylinder, supports->cone, supports->image, body->core;
*/
static void set_curved_core(og_body *body, og_body_supports *supports) {
  og_convex upright;
  if (body->kind == OG_BODY_CYLINDER) {
    supports->cylinder = (og_cylinder){body->half.x, body->half.z};
    upright = og_convex_cylinder(&supports->cylinder);
  } else {
    supports->cone = (og_cone){body->half.x, body->half.z};
    upright = og_convex_cone(&supports->cone);
  }
  supports->image = (og_affine_image){upright, body->rotation, body->centre};
  body->core = og_convex_affine_image(&supports->image);
}

void og_body_support(og_body *body, og_body_supports *supports) {
  supports->hull = (og_hull){body->vertex_count, body->vertex};
  body->core = og_convex_hull(&supports->hull);
  if (og_body_is_curved(body)) set_curved_core(body, supports);
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
