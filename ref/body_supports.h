#ifndef OG_BODY_SUPPORTS_H
#define OG_BODY_SUPPORTS_H

/// The support mappings of a body, made from its kind, vertices and radius.
///
/// The core's is that of the hull of its vertices, also a box's: so that all algorithms see one and the same body. With
/// a ball it is the sphere's, the capsule's, or the rounded core's. That of a cylinder or a cone is the image of the one around
/// the z axis. Cost: linear in the vertices.
/// Safe (proofs/eva.py): A, all functions; B, 1 of 2 that compute, for a ball that falls on a ball.

#include "ref/body.h"
#include "ref/support/affine_image.h"
#include "ref/support/capsule.h"
#include "ref/support/cone.h"
#include "ref/support/cylinder.h"
#include "ref/support/hull_scan.h"
#include "ref/support/rounded.h"
#include "ref/support/sphere.h"

/// What the mappings of a body point to. It must outlive the body, in its place.
typedef struct og_body_supports {
  og_hull hull;
  og_sphere sphere;
  og_capsule capsule;
  og_cylinder cylinder;
  og_cone cone;
  og_affine_image image;
  og_rounded rounded;
} og_body_supports;

/// Sets body->core and body->convex. A sphere has one vertex, a capsule two.
/*@ requires body: \valid(body) && \valid(supports) && readable_body(body) && body->vertex_count > 0;
    requires capsule: body->kind == OG_BODY_CAPSULE ==> body->vertex_count == 2;
    requires apart: \separated(body, supports);
    terminates \true;
    exits \false;
    assigns *supports, body->core, body->convex;
*/
void og_body_support(og_body *body, og_body_supports *supports);

#endif
