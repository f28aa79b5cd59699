#include "tool/run/make_input.h"

#include <stdlib.h>
#include <string.h>

#include "ref/polytope/hull_2d.h"
#include "spec/number/allocation.h"
#include "tool/run/round_point.h"

static bool has_ball(const og_case_body *from) { return og_int_sign(&from->exact.radius) != 0; }

// ---- flat bodies ----

static bool kind_of(og_flat_kind *kind, og_shape_kind shape) {
  switch (shape) {
  case OG_SHAPE_POINT: *kind = OG_FLAT_POINT; return true;
  case OG_SHAPE_SEGMENT: *kind = OG_FLAT_SEGMENT; return true;
  case OG_SHAPE_TRIANGLE: *kind = OG_FLAT_TRIANGLE; return true;
  case OG_SHAPE_LINE: *kind = OG_FLAT_LINE; return true;
  case OG_SHAPE_RAY: *kind = OG_FLAT_RAY; return true;
  case OG_SHAPE_PLANE: *kind = OG_FLAT_PLANE; return true;
  default: return false;
  }
}

// A plane's directions are u = n x e and n x u (spec/body/shape.h), so u x (n x u) = |u|^2 n: the normal, of its own
// length where the pose is a rotation.
static og_vec3 normal_of(const og_exact_body *plane) {
  og_ivec n;
  og_int square;
  og_ivec_init(&n);
  og_int_init(&square);
  og_ivec_cross(&n, &plane->direction[0], &plane->direction[1]);
  og_ivec_dot(&square, &plane->direction[0], &plane->direction[0]);
  const og_vec3 normal = og_round_point(&n, &square);
  og_ivec_clear(&n);
  og_int_clear(&square);
  return normal;
}

og_outcome og_make_flat(og_flat *flat, bool *solid, const og_case_body *from) {
  const og_exact_body *exact = &from->exact;
  memset(flat, 0, sizeof *flat);
  *solid = false;
  if (!kind_of(&flat->kind, from->shape.kind) || has_ball(from)) return OG_OUTCOME_DEGENERATE;
  for (size_t k = 0; k < exact->count; k++) flat->point[k] = og_round_point(&exact->point[k], &exact->den);
  if (flat->kind == OG_FLAT_LINE || flat->kind == OG_FLAT_RAY)
    flat->along = og_round_point(&exact->direction[0], &exact->den);
  if (flat->kind == OG_FLAT_PLANE) {
    flat->along = normal_of(exact);
    *solid = exact->direction_count == 3;
  }
  return og_flat_is_finite(flat) ? OG_OUTCOME_ANSWERED : OG_OUTCOME_OUT_OF_RANGE;
}

og_outcome og_make_points(og_vec3 *point, int room, int *count, const og_case_body *from) {
  *count = 0;
  if (has_ball(from) || from->exact.count > (size_t)room) return OG_OUTCOME_DEGENERATE;
  bool finite = true;
  for (size_t k = 0; k < from->exact.count; k++) {
    point[k] = og_round_point(&from->exact.point[k], &from->exact.den);
    finite = finite && og_is_finite(point[k]);
  }
  *count = (int)from->exact.count;
  return finite ? OG_OUTCOME_ANSWERED : OG_OUTCOME_OUT_OF_RANGE;
}

// ---- points in order ----

static void make_room(og_ordered_points *points, int count) {
  if (count <= points->capacity) return;
  points->corner = og_grow(points->corner, (size_t)count + 1, sizeof *points->corner);
  points->order = og_grow(points->order, (size_t)count, sizeof *points->order);
  points->point = og_grow(points->point, (size_t)count, sizeof *points->point);
  points->capacity = count;
}

static void clear_points(og_ordered_points *points) {
  free(points->corner);
  free(points->order);
  free(points->point);
}

// The hull in the plane of points with z = 0: its corners, counterclockwise.
static og_outcome find_corners(og_ordered_points *points, int *count, const og_body *body) {
  *count = 0;
  if (body->radius != 0) return OG_OUTCOME_DEGENERATE;
  for (int k = 0; k < body->vertex_count; k++)
    if (body->vertex[k].z != 0) return OG_OUTCOME_DEGENERATE;
  make_room(points, body->vertex_count);
  const og_hull_2d_result hull = og_hull_2d(body->vertex, body->vertex_count, points->corner, points->order);
  if (hull.outcome != OG_OUTCOME_ANSWERED) return hull.outcome;
  for (int k = 0; k < hull.corner_count; k++) points->point[k] = body->vertex[points->corner[k]];
  *count = hull.corner_count;
  return OG_OUTCOME_ANSWERED;
}

void og_made_polygon_init(og_made_polygon *made) {
  memset(made, 0, sizeof *made);
  og_world_body_init(&made->world);
}

void og_made_polygon_clear(og_made_polygon *made) {
  og_world_body_clear(&made->world);
  clear_points(&made->points);
  free(made->vertex);
  og_made_polygon_init(made);
}

og_outcome og_make_polygon(og_made_polygon *made, const og_case_body *from) {
  int count;
  if (!og_make_body(&made->world, from)) return OG_OUTCOME_OUT_OF_RANGE;
  const og_outcome outcome = find_corners(&made->points, &count, &made->world.body);
  if (count > made->capacity) {
    made->vertex = og_grow(made->vertex, (size_t)count, sizeof *made->vertex);
    made->capacity = count;
  }
  for (int k = 0; k < count; k++) made->vertex[k] = (og_vec2){made->points.point[k].x, made->points.point[k].y};
  made->polygon = (og_polygon){count, made->vertex};
  return outcome;
}

// ---- bodies of support mappings ----

void og_made_support_init(og_made_support *made) {
  memset(made, 0, sizeof *made);
  og_world_body_init(&made->world);
  og_world_body_init(&made->other);
}

void og_made_support_clear(og_made_support *made) {
  og_world_body_clear(&made->world);
  og_world_body_clear(&made->other);
  clear_points(&made->points);
  og_made_support_init(made);
}

static og_outcome take_polygon(og_made_support *made) {
  const og_outcome outcome = find_corners(&made->points, &made->input.count, &made->world.body);
  made->input.point = made->points.point;
  return outcome;
}

static og_outcome take_points(og_made_support *made, const og_door_support *door) {
  const og_body *body = &made->world.body;
  if (door->polygon) return take_polygon(made);
  if (body->radius != 0 && !door->ball) return OG_OUTCOME_DEGENERATE;
  made->input.point = body->vertex;
  made->input.count = body->vertex_count;
  made->input.mesh = body->mesh;
  return OG_OUTCOME_ANSWERED;
}

// A body of points as it is before its pose, a matrix.
static og_outcome take_image(og_made_support *made, const og_shape *shape) {
  if (shape->pose != OG_POSE_MATRIX || shape->kind > OG_SHAPE_HULL || made->world.body.radius != 0)
    return OG_OUTCOME_DEGENERATE;
  const int count = (int)shape->count;
  bool finite = true;
  make_room(&made->points, count);
  for (int k = 0; k < count; k++) {
    made->points.point[k] = og_round_three(&shape->coordinate[3 * k]);
    finite = finite && og_is_finite(made->points.point[k]);
  }
  for (int k = 0; k < 3; k++) made->input.matrix.row[k] = og_round_three(&shape->matrix[3 * k]);
  made->input.translation = og_round_three(shape->translation);
  made->hull = (og_hull){count, made->points.point};
  made->input.body = og_convex_hull(&made->hull);
  return finite ? OG_OUTCOME_ANSWERED : OG_OUTCOME_OUT_OF_RANGE;
}

// An upright body, and its pose.
static og_outcome take_curved_image(og_made_support *made) {
  const og_affine_image *image = &made->world.supports.image;
  made->input.body = image->body;
  made->input.matrix = image->matrix;
  made->input.translation = image->translation;
  return OG_OUTCOME_ANSWERED;
}

static og_outcome take_upright(og_made_support *made, og_body_kind kind) {
  const og_body *body = &made->world.body;
  if (body->kind != kind) return OG_OUTCOME_DEGENERATE;
  made->input.radius = body->half.x;
  made->input.half = body->half;
  made->input.direction = og_apply_transposed(&body->rotation, made->input.direction);
  return OG_OUTCOME_ANSWERED;
}

static og_outcome take_box(og_made_support *made) {
  const og_body *body = &made->world.body;
  if (body->kind != OG_BODY_BOX || body->radius != 0) return OG_OUTCOME_DEGENERATE;
  made->input.half = body->half;
  made->input.matrix = body->rotation;
  made->input.translation = body->centre;
  return OG_OUTCOME_ANSWERED;
}

static og_outcome take_two(og_made_support *made, const og_case_body *b) {
  if (!og_make_body_bare(&made->other, b)) return OG_OUTCOME_OUT_OF_RANGE;
  made->input.body = made->world.body.convex;
  made->input.other = made->other.body.convex;
  return OG_OUTCOME_ANSWERED;
}

// The pose may be any affine map: the ellipsoid's own mapping sees the direction through its transposed matrix.
static og_outcome take_ellipsoid(og_made_support *made, og_support_shape shape, const og_shape *from) {
  og_support_input *in = &made->input;
  og_vec3 column[3];
  for (int k = 0; k < 3; k++) column[k] = og_round_three(&from->coordinate[3 * k + 3]);
  in->half = (og_vec3){column[0].x, column[1].y, column[2].z};
  in->matrix = og_rotation_of(from);
  in->translation = og_round_three(from->translation);
  made->ellipsoid = (og_ellipsoid){in->half};
  if (shape == OG_SUPPORT_IMAGE) in->body = og_convex_ellipsoid(&made->ellipsoid);
  else if (shape == OG_SUPPORT_ELLIPSOID) in->direction = og_apply_transposed(&in->matrix, in->direction);
  else return OG_OUTCOME_DEGENERATE;
  const og_vec3 *row = in->matrix.row;
  const bool finite = og_is_finite(row[0]) && og_is_finite(row[1]) && og_is_finite(row[2]) && og_is_finite(in->half) &&
                      og_is_finite(in->translation);
  return finite ? OG_OUTCOME_ANSWERED : OG_OUTCOME_OUT_OF_RANGE;
}

// The kind of cases that mappings of that body answer.
static og_case_kind kind_for(og_support_shape shape) {
  if (shape == OG_SUPPORT_SUM) return OG_CASE_SUM_SUPPORT;
  return shape == OG_SUPPORT_DIFFERENCE ? OG_CASE_DIFFERENCE_SUPPORT : OG_CASE_PLAIN;
}

og_outcome og_make_support(og_made_support *made, const og_door_support *door, const og_walked_case *walked,
                           const og_primitive *asked) {
  const og_case_body *from = walked->a;
  const og_case_kind kind = walked->one->kind == OG_CASE_CURVED_SUPPORT ? OG_CASE_PLAIN : walked->one->kind;
  if (kind != kind_for(door->shape)) return OG_OUTCOME_DEGENERATE;
  memset(&made->input, 0, sizeof made->input);
  if (from->curve == OG_CURVE_ELLIPSOID) {
    made->input.direction = og_round_point(&asked->direction, &asked->direction_den);
    return take_ellipsoid(made, door->shape, &from->shape);
  }
  if (!og_make_body(&made->world, from)) return OG_OUTCOME_OUT_OF_RANGE;
  made->input.direction = og_round_point(&asked->direction, &asked->direction_den);
  made->input.radius = made->world.body.radius;
  const bool is_curved = og_body_is_curved(&made->world.body);
  switch (door->shape) {
  case OG_SUPPORT_POINTS: return is_curved ? OG_OUTCOME_DEGENERATE : take_points(made, door);
  case OG_SUPPORT_BOX: return take_box(made);
  case OG_SUPPORT_IMAGE: return is_curved ? take_curved_image(made) : take_image(made, &from->shape);
  case OG_SUPPORT_ROUNDED: made->input.body = made->world.body.core; return OG_OUTCOME_ANSWERED;
  case OG_SUPPORT_CYLINDER: return take_upright(made, OG_BODY_CYLINDER);
  case OG_SUPPORT_CONE: return take_upright(made, OG_BODY_CONE);
  case OG_SUPPORT_SUM:
  case OG_SUPPORT_DIFFERENCE: return take_two(made, walked->b);
  case OG_SUPPORT_ELLIPSOID: break;
  }
  return OG_OUTCOME_DEGENERATE;
}

void og_place_support(const og_made_support *made, const og_door_support *door, og_support_claim *claim) {
  const og_body *body = &made->world.body;
  const bool is_ellipsoid = door->shape == OG_SUPPORT_ELLIPSOID;
  if (door->shape != OG_SUPPORT_CYLINDER && door->shape != OG_SUPPORT_CONE && !is_ellipsoid) return;
  if (claim->outcome != OG_OUTCOME_ANSWERED) return;
  const og_mat3 *matrix = is_ellipsoid ? &made->input.matrix : &body->rotation;
  const og_vec3 centre = is_ellipsoid ? made->input.translation : body->centre;
  claim->support.point = og_add(og_apply(matrix, claim->support.point), centre);
  if (!og_is_finite(claim->support.point)) *claim = (og_support_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
}
