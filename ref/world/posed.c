#include "ref/world/posed.h"

#include "ref/body_check.h"
#include "ref/bound/aabb.h"

int og_shape_faces(const og_rigid_shape *shape) { return shape->mesh == NULL ? 0 : shape->mesh->face_count; }

static og_vec3 moved(const og_pose *pose, og_vec3 v) { return og_add(og_apply(&pose->rotation, v), pose->position); }

static og_vec3 column(const og_mat3 *m, int k) {
  const og_vec3 unit = {k == 0 ? 1 : 0, k == 1 ? 1 : 0, k == 2 ? 1 : 0};
  return og_apply(m, unit);
}

static og_mat3 product(const og_mat3 *m, const og_mat3 *n) {
  const og_vec3 x = og_apply(m, column(n, 0)), y = og_apply(m, column(n, 1)), z = og_apply(m, column(n, 2));
  return (og_mat3){{{x.x, y.x, z.x}, {x.y, y.y, z.y}, {x.z, y.z, z.z}}};
}

static void pose_mesh(og_posed_body *posed, const og_half_edge_mesh *mesh, const og_pose *pose, const og_vec3 *vertex,
                      og_face_plane *face) {
  /*@ loop invariant range: 0 <= f;
      loop assigns f, face[0 .. mesh->face_count - 1];
      loop variant mesh->face_count - f; */
  for (int f = 0; f < mesh->face_count; f++) {
    const int edge = mesh->face[f].edge;
    const og_vec3 normal = og_apply(&pose->rotation, mesh->face[f].normal);
    face[f] = (og_face_plane){normal, og_dot(normal, vertex[mesh->edge[edge].origin]), edge};
  }
  posed->mesh = *mesh;
  posed->mesh.vertex = vertex;
  posed->mesh.face = face;
  posed->body.mesh = &posed->mesh;
}

og_outcome og_pose_body(og_posed_body *posed, const og_rigid_shape *shape, const og_pose *pose, og_vec3 *vertex,
                        og_face_plane *face) {
  /*@ loop invariant range: 0 <= k;
      loop assigns k, vertex[0 .. shape->vertex_count - 1];
      loop variant shape->vertex_count - k; */
  for (int k = 0; k < shape->vertex_count; k++) vertex[k] = moved(pose, shape->vertex[k]);
  og_body *const body = &posed->body;
  *body =
      (og_body){.kind = shape->kind, .vertex_count = shape->vertex_count, .vertex = vertex, .radius = shape->radius};
  if (shape->kind == OG_BODY_BOX) {
    body->rotation = shape->is_framed ? product(&pose->rotation, &shape->frame.rotation) : pose->rotation;
    body->half = shape->half;
  }
  if (og_body_is_curved(body)) return OG_OUTCOME_DEGENERATE; // a world has none
  const bool has_centre = shape->kind == OG_BODY_BOX || shape->kind == OG_BODY_SPHERE || shape->kind == OG_BODY_CAPSULE;
  if (has_centre) body->centre = shape->is_framed ? moved(pose, shape->frame.position) : pose->position;
  if (shape->mesh != NULL) pose_mesh(posed, shape->mesh, pose, vertex, face);
  const og_outcome outcome = og_body_check(body);
  if (outcome == OG_OUTCOME_ANSWERED) og_body_support(body, &posed->supports);
  return outcome;
}

// x + way, rounded, is off by half an epsilon of itself. It goes on by two, of which the rounding here leaves more than
// one; a sum that is subnormal is exact.
static og_scalar past(og_scalar x, og_scalar way) {
  const og_scalar end = x + way, more = 2 * OG_SCALAR_EPSILON * og_abs(end);
  return way < 0 ? end - more : end + more;
}

og_aabb og_box_around_body(const og_body *body) {
  const og_aabb core = og_aabb_around(body->vertex, body->vertex_count);
  const og_scalar r = body->radius;
  if (!(r > 0)) return core;
  return (og_aabb){{past(core.lo.x, -r), past(core.lo.y, -r), past(core.lo.z, -r)},
                   {past(core.hi.x, r), past(core.hi.y, r), past(core.hi.z, r)}};
}
