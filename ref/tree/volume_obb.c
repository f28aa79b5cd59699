#include "ref/tree/volume_obb.h"

#include "ref/bound/principal_axes.h"

#define MARGIN (64 * OG_SCALAR_EPSILON)

// Corners one after the other: three of each place, or those of a box.
typedef struct corners {
  const og_vec3 *point; // of one list, or null
  const og_mesh *mesh;
  const og_tree_leaf *leaf;
  int64_t count;
} corners;

static og_vec3 corner_of(const corners *c, int64_t k) {
  if (c->point != NULL) return c->point[k];
  return c->mesh->point[c->mesh->triangle[c->leaf[k / 3].triangle].corner[k % 3]];
}

static og_vec3 mean_of(const corners *c) {
  og_vec3 mean = {0, 0, 0};
  for (int64_t k = 0; k < c->count; k++) mean = og_add_scaled(mean, 1 / (og_scalar)c->count, corner_of(c, k));
  return mean;
}

static og_mat3 axes_of(const corners *c, og_vec3 mean) {
  og_scalar size = 0;
  for (int64_t k = 0; k < c->count; k++) size = og_max(size, og_largest(og_sub(corner_of(c, k), mean)));
  og_covariance sum = {0};
  for (int64_t k = 0; k < c->count && size >= OG_SCALAR_MIN; k++) {
    const og_vec3 p = og_sub(corner_of(c, k), mean);
    og_covariance_add(&sum, (og_vec3){p.x / size, p.y / size, p.z / size});
  }
  return og_principal_axes(&sum);
}

static og_scalar edges_of(const og_scalar *half) { return half[0] + half[1] + half[2]; }

static void fit(og_tree_obb *box, const corners *c) {
  const og_vec3 mean = mean_of(c);
  box->axes = axes_of(c, mean);
  const og_vec3 first = og_apply(&box->axes, og_sub(corner_of(c, 0), mean));
  og_aabb local = {first, first};
  for (int64_t k = 1; k < c->count; k++) {
    const og_vec3 p = og_apply(&box->axes, og_sub(corner_of(c, k), mean));
    const og_aabb point = {p, p};
    local = og_aabb_joined(&local, &point);
  }
  const og_vec3 middle = og_add(og_scale((og_scalar)0.5, local.lo), og_scale((og_scalar)0.5, local.hi));
  const og_vec3 half = og_sub(og_scale((og_scalar)0.5, local.hi), og_scale((og_scalar)0.5, local.lo));
  box->centre = og_add(mean, og_apply_transposed(&box->axes, middle));
  const og_scalar size = half.x + half.y + half.z + og_largest(middle) + og_largest(box->centre) + og_largest(mean);
  const og_scalar margin = MARGIN * size + OG_SCALAR_MIN;
  box->half[0] = half.x + margin;
  box->half[1] = half.y + margin;
  box->half[2] = half.z + margin;
  box->size = edges_of(box->half);
}

static void of_triangle(void *volume, const og_vec3 *corner) {
  const corners c = {corner, NULL, NULL, 3};
  fit((og_tree_obb *)volume, &c);
}

static void of_places(void *volume, const og_mesh *mesh, const og_tree_leaf *leaf, int32_t count) {
  const corners c = {NULL, mesh, leaf, 3 * (int64_t)count};
  fit((og_tree_obb *)volume, &c);
}

static void add_corners(const og_tree_obb *box, og_vec3 *point) {
  for (int k = 0; k < 8; k++) {
    const og_vec3 p = {(k & 1) != 0 ? box->half[0] : -box->half[0], (k & 2) != 0 ? box->half[1] : -box->half[1],
                       (k & 4) != 0 ? box->half[2] : -box->half[2]};
    point[k] = og_add(box->centre, og_apply_transposed(&box->axes, p));
  }
}

// Around the corners of both, whose rounding the margin covers.
static void merge(void *volume, const void *a, const void *b) {
  og_vec3 point[16];
  add_corners((const og_tree_obb *)a, point);
  add_corners((const og_tree_obb *)b, point + 8);
  const corners c = {point, NULL, NULL, 16};
  fit((og_tree_obb *)volume, &c);
}

static og_scalar part_of(og_vec3 p, int k) { return k == 0 ? p.x : k == 1 ? p.y : p.z; }

// Does an axis i of A times one j of B part them? t: the way between the centres, r: B's axes, both along A's.
static bool a_product_parts(const og_tree_obb *a, const og_tree_obb *b, const og_scalar *t, og_scalar r[3][3],
                            og_scalar margin) {
  for (int i = 0; i < 3; i++) {
    const int i1 = (i + 1) % 3, i2 = (i + 2) % 3;
    for (int j = 0; j < 3; j++) {
      const int j1 = (j + 1) % 3, j2 = (j + 2) % 3;
      const og_scalar distance = og_abs(t[i2] * r[i1][j] - t[i1] * r[i2][j]);
      const og_scalar of_a = a->half[i1] * og_abs(r[i2][j]) + a->half[i2] * og_abs(r[i1][j]);
      const og_scalar of_b = b->half[j1] * og_abs(r[i][j2]) + b->half[j2] * og_abs(r[i][j1]);
      if (distance > of_a + of_b + margin) return true;
    }
  }
  return false;
}

static bool overlap(const void *s, const void *o) {
  const og_tree_obb *const a = (const og_tree_obb *)s, *const b = (const og_tree_obb *)o;
  const og_vec3 way = og_sub(b->centre, a->centre), local = og_apply(&a->axes, way);
  const og_scalar t[3] = {local.x, local.y, local.z};
  const og_scalar distance = og_abs(way.x) + og_abs(way.y) + og_abs(way.z);
  const og_scalar margin = MARGIN * (distance + a->size + b->size) + OG_SCALAR_MIN;
  og_scalar r[3][3];
  for (int j = 0; j < 3; j++) {
    const og_vec3 axis = og_apply(&a->axes, b->axes.row[j]);
    for (int i = 0; i < 3; i++) r[i][j] = part_of(axis, i);
  }
  for (int i = 0; i < 3; i++) {
    const og_scalar of_b = b->half[0] * og_abs(r[i][0]) + b->half[1] * og_abs(r[i][1]) + b->half[2] * og_abs(r[i][2]);
    if (og_abs(t[i]) > a->half[i] + of_b + margin) return false;
  }
  for (int j = 0; j < 3; j++) {
    const og_scalar of_a = a->half[0] * og_abs(r[0][j]) + a->half[1] * og_abs(r[1][j]) + a->half[2] * og_abs(r[2][j]);
    if (og_abs(og_dot(way, b->axes.row[j])) > of_a + b->half[j] + margin) return false;
  }
  return !a_product_parts(a, b, t, r, margin);
}

static og_scalar size(const void *volume) { return ((const og_tree_obb *)volume)->size; }

const og_volume_kind og_volume_obb = {.bytes = sizeof(og_tree_obb),
                                      .of_triangle = of_triangle,
                                      .merge = merge,
                                      .of_places = of_places,
                                      .overlap = overlap,
                                      .size = size};
