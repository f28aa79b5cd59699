// From exact points to scalars: one rounding a number.

#include "tool/run/make_body.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/run/round_point.h"
#include "tool/run/round_quotient.h"

void og_world_body_init(og_world_body *world) { memset(world, 0, sizeof *world); }

void og_world_body_clear(og_world_body *world) {
  free(world->vertex);
  free(world->mesh.edge);
  free(world->mesh.face);
  free(world->mesh.vertex_edge);
  og_world_body_init(world);
}

// The body has that many vertices, of any value.
static void resize(og_world_body *world, size_t count) {
  if (count > world->capacity) {
    world->vertex = og_grow(world->vertex, count, sizeof *world->vertex);
    world->capacity = count;
  }
  world->body.vertex = world->vertex;
  world->body.vertex_count = (int)count;
}

static bool round_vertices(og_world_body *world, const og_exact_body *exact) {
  resize(world, exact->count);
  bool finite = true;
  for (size_t k = 0; k < exact->count; k++) {
    world->vertex[k] = og_round_point(&exact->point[k], &exact->den);
    finite = finite && og_is_finite(world->vertex[k]);
  }
  world->body.radius = og_round_quotient(&exact->radius, &exact->den);
  return finite && isfinite(world->body.radius);
}

// ---- a box's axes ----

// The images of the unit vectors under the shape's rotation, as the columns of a matrix: exact, then rounded.
og_mat3 og_rotation_of(const og_shape *shape) {
  if (shape->pose == OG_POSE_TRANSLATION) return (og_mat3){{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  og_shape axes;
  og_exact_body image;
  og_shape_init(&axes);
  og_exact_body_init(&image);
  og_shape_reset(&axes, OG_SHAPE_TRIANGLE);
  og_shape_resize(&axes, 3);
  for (int k = 0; k < 9; k++) og_rational_set_si(&axes.coordinate[k], k % 4 == 0 ? 1 : 0);
  axes.pose = shape->pose;
  for (int k = 0; k < 4; k++) og_rational_set(&axes.rotation[k], &shape->rotation[k]);
  for (int k = 0; k < 9; k++) og_rational_set(&axes.matrix[k], &shape->matrix[k]);
  og_shape_to_body(&image, &axes, SIZE_MAX);
  og_vec3 column[3];
  for (int k = 0; k < 3; k++) column[k] = og_round_point(&image.point[k], &image.den);
  og_exact_body_clear(&image);
  og_shape_clear(&axes);
  return (og_mat3){{{column[0].x, column[1].x, column[2].x},
                    {column[0].y, column[1].y, column[2].y},
                    {column[0].z, column[1].z, column[2].z}}};
}

// Engines round their matrices, so a matrix counts as orthonormal when it is so but for rounding: its entries off by
// half an epsilon each, which makes less than 2 epsilon in a product of rows, and 3 more for the rounding of the
// product here.
bool og_is_orthonormal(const og_mat3 *m) {
  const og_scalar slack = 5 * OG_SCALAR_EPSILON;
  for (int i = 0; i < 3; i++)
    for (int j = i; j < 3; j++) {
      const og_scalar off = og_dot(m->row[i], m->row[j]) - (i == j ? 1 : 0);
      if (!(og_abs(off) <= slack)) return false;
    }
  return true;
}

// A mirrored box is a box: the same with one axis turned round. Algorithms and quaternions take right-handed axes.
static void make_right_handed(og_mat3 *m) {
  if (!(og_dot(m->row[0], og_cross(m->row[1], m->row[2])) < 0)) return;
  for (int k = 0; k < 3; k++) m->row[k].x = -m->row[k].x;
}

// A box whose matrix neither turns nor mirrors it is the hull of its corners.
static bool make_box(og_body *body, const og_shape *shape) {
  body->rotation = og_rotation_of(shape);
  body->centre = og_round_three(shape->translation);
  body->half = og_round_three(shape->half);
  if (shape->pose != OG_POSE_MATRIX || og_is_orthonormal(&body->rotation)) {
    make_right_handed(&body->rotation);
    return og_is_finite(body->centre);
  }
  memset(&body->rotation, 0, sizeof body->rotation);
  body->centre = body->half = (og_vec3){0, 0, 0};
  body->kind = OG_BODY_HULL;
  return true;
}

static void make_room(og_world_body *world, size_t count) {
  if (count <= world->mesh_capacity) return;
  og_half_edge_mesh *mesh = &world->mesh;
  mesh->edge = og_grow(mesh->edge, (size_t)og_hull_edge_room((int)count), sizeof *mesh->edge);
  mesh->face = og_grow(mesh->face, (size_t)og_hull_face_room((int)count), sizeof *mesh->face);
  mesh->vertex_edge = og_grow(mesh->vertex_edge, count, sizeof *mesh->vertex_edge);
  world->mesh_capacity = count;
}

static void make_mesh(og_world_body *world) {
  og_body *body = &world->body;
  if (body->vertex_count < 4 || body->vertex_count > OG_MESH_VERTICES) return;
  make_room(world, (size_t)body->vertex_count);
  if (og_hull_incremental(&world->mesh, body->vertex, body->vertex_count) == OG_OUTCOME_ANSWERED)
    body->mesh = &world->mesh;
}

// ---- cylinders and cones ----

// The square root of a rational, but for rounding.
static og_scalar root_of(const mpq_t square) {
  mpf_t root;
  mpf_init2(root, 128);
  mpf_set_q(root, square);
  mpf_sqrt(root, root);
  const double nearest = mpf_get_d(root);
  mpf_clear(root);
  return (og_scalar)nearest;
}

// How much the pose enlarges all lengths: the length of its matrix's first column, squared.
static void set_square_of_scale(mpq_t square, const og_shape *shape) {
  mpq_t entry;
  mpq_init(entry);
  mpq_set_si(square, shape->pose == OG_POSE_MATRIX ? 0 : 1, 1);
  for (int k = 0; k < 9 && shape->pose == OG_POSE_MATRIX; k += 3) {
    mpz_set(mpq_numref(entry), shape->matrix[k].num.z);
    mpz_set(mpq_denref(entry), shape->matrix[k].den.z);
    mpq_mul(entry, entry, entry);
    mpq_add(square, square, entry);
  }
  mpq_clear(entry);
}

// length times the scale
static og_scalar scaled(const og_rational *length, const mpq_t square) {
  mpq_t r;
  mpq_init(r);
  mpz_set(mpq_numref(r), length->num.z);
  mpz_set(mpq_denref(r), length->den.z);
  mpq_mul(r, r, r);
  mpq_mul(r, r, square);
  const og_scalar result = root_of(r);
  mpq_clear(r);
  return result;
}

// The frame of the shape: its axes of unit length, its sizes, its centre as the only vertex.
static bool make_curved(og_world_body *world, const og_case_body *from) {
  og_body *body = &world->body;
  const og_shape *shape = &from->shape;
  mpq_t square;
  mpq_init(square);
  set_square_of_scale(square, shape);
  const og_scalar scale = root_of(square);
  body->kind = from->curve == OG_CURVE_CYLINDER ? OG_BODY_CYLINDER : OG_BODY_CONE;
  body->rotation = og_rotation_of(shape);
  for (int k = 0; k < 3 && shape->pose == OG_POSE_MATRIX; k++) {
    og_vec3 *row = &body->rotation.row[k];
    *row = (og_vec3){row->x / scale, row->y / scale, row->z / scale};
  }
  make_right_handed(&body->rotation);
  const og_scalar radius = scaled(&shape->coordinate[3], square);
  body->half = (og_vec3){radius, radius, scaled(&shape->coordinate[11], square)};
  mpq_clear(square);
  body->centre = world->vertex[0];
  resize(world, 1);
  og_body_support(body, &world->supports);
  return og_is_finite(body->half);
}

// ---- the body ----

static const og_body_kind kinds[OG_SHAPE_KIND_COUNT] = {
    [OG_SHAPE_POINT] = OG_BODY_POINT,     [OG_SHAPE_SEGMENT] = OG_BODY_SEGMENT, [OG_SHAPE_TRIANGLE] = OG_BODY_TRIANGLE,
    [OG_SHAPE_HULL] = OG_BODY_HULL,       [OG_SHAPE_BOX] = OG_BODY_BOX,         [OG_SHAPE_SPHERE] = OG_BODY_SPHERE,
    [OG_SHAPE_CAPSULE] = OG_BODY_CAPSULE, [OG_SHAPE_PLANE] = OG_BODY_HULL, // of a half-space's block
};

bool og_make_body_bare(og_world_body *world, const og_case_body *from) {
  og_body *body = &world->body;
  memset(body, 0, sizeof *body);
  body->kind = kinds[from->shape.kind];
  if (!round_vertices(world, &from->exact)) return false;
  if (from->curve != OG_CURVE_NONE) return make_curved(world, from);
  if (body->kind == OG_BODY_BOX && !make_box(body, &from->shape)) return false;
  if (body->kind == OG_BODY_SPHERE) body->centre = body->vertex[0];
  if (body->kind == OG_BODY_CAPSULE) body->centre = og_round_three(from->shape.translation);
  og_body_support(body, &world->supports);
  return true;
}

bool og_make_body(og_world_body *world, const og_case_body *from) {
  if (!og_make_body_bare(world, from)) return false;
  if (from->curve == OG_CURVE_NONE) make_mesh(world);
  return true;
}

void og_copy_body(og_world_body *world, const og_body *from) {
  og_body *body = &world->body;
  *body = *from;
  resize(world, (size_t)from->vertex_count);
  memcpy(world->vertex, from->vertex, (size_t)from->vertex_count * sizeof *world->vertex);
  body->mesh = NULL;
  make_mesh(world);
  body->core = body->convex = (og_convex){0};
  if (0 < body->vertex_count && 0 <= body->radius) og_body_support(body, &world->supports); // others are refused
}

void og_remake_hull(og_world_body *world) {
  const size_t count = (size_t)world->body.vertex_count;
  memset(&world->body, 0, sizeof world->body);
  world->body.kind = OG_BODY_HULL;
  resize(world, count);
  make_mesh(world);
  og_body_support(&world->body, &world->supports);
}

void og_make_hull(og_world_body *world, const og_vec3 *vertex, size_t count) {
  memset(&world->body, 0, sizeof world->body);
  world->body.kind = OG_BODY_HULL;
  resize(world, count);
  memcpy(world->vertex, vertex, count * sizeof *vertex);
  make_mesh(world);
  og_body_support(&world->body, &world->supports);
}
