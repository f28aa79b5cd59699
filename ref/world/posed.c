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
  if (shape->kind == OG_BODY_BOX || og_body_is_curved(body)) {
    body->rotation = shape->is_framed ? product(&pose->rotation, &shape->frame.rotation) : pose->rotation;
    body->half = shape->half;
  }
  const bool is_bare = shape->mesh == NULL && shape->vertex_count == 1 && !(shape->radius > 0);
  if (og_body_is_curved(body) && !is_bare) return OG_OUTCOME_DEGENERATE;
  const bool has_centre = shape->kind == OG_BODY_BOX || shape->kind == OG_BODY_SPHERE || shape->kind == OG_BODY_CAPSULE;
  if (has_centre) body->centre = shape->is_framed ? moved(pose, shape->frame.position) : pose->position;
  if (og_body_is_curved(body)) body->centre = vertex[0];
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

// How far a circle of radius one around the third axis reaches along an axis of the world, whose row of the rotation
// this is. Squares of small numbers are nothing, so the smaller one is taken as a part of the larger.
static og_scalar across_axis(og_vec3 row) {
  const og_scalar x = og_abs(row.x), y = og_abs(row.y), most = og_max(x, y), least = og_min(x, y);
  if (!(most > 0)) return 0;
  const og_scalar part = least / most;
  return most * og_sqrt(1 + part * part);
}

// How far from its centre the body reaches; `height` is that of its upper end.
static og_scalar curved_reach(og_body_kind kind, og_scalar height, og_scalar width) {
  const og_scalar most = width + og_abs(height);
  const og_scalar reach = kind == OG_BODY_CYLINDER ? most : og_max(height, width - height);
  return reach + 32 * OG_SCALAR_EPSILON * most + OG_SCALAR_MIN;
}

static void set_curved_ends(const og_body *body, og_vec3 row, og_scalar centre, og_scalar *lo, og_scalar *hi) {
  const og_scalar height = row.z * body->half.z, width = across_axis(row) * body->half.x;
  *lo = past(centre, -curved_reach(body->kind, -height, width));
  *hi = past(centre, curved_reach(body->kind, height, width));
}

static og_aabb box_around_curved(const og_body *body) {
  const og_mat3 *m = &body->rotation;
  og_aabb box;
  set_curved_ends(body, m->row[0], body->centre.x, &box.lo.x, &box.hi.x);
  set_curved_ends(body, m->row[1], body->centre.y, &box.lo.y, &box.hi.y);
  set_curved_ends(body, m->row[2], body->centre.z, &box.lo.z, &box.hi.z);
  return box;
}

og_aabb og_box_around_body(const og_body *body) {
  if (og_body_is_curved(body)) return box_around_curved(body);
  const og_aabb core = og_aabb_around(body->vertex, body->vertex_count);
  const og_scalar r = body->radius;
  if (!(r > 0)) return core;
  return (og_aabb){{past(core.lo.x, -r), past(core.lo.y, -r), past(core.lo.z, -r)},
                   {past(core.hi.x, r), past(core.hi.y, r), past(core.hi.z, r)}};
}
