#include "spec/mesh_pairs/shared.h"

static bool names(const int32_t name[3], int count, int32_t point) {
  for (int k = 0; k < count; k++)
    if (name[k] == point) return true;
  return false;
}

og_shared_corners og_find_shared(const og_triangle_view *a, const og_triangle_view *b) {
  const og_triangle_view *const both[2] = {a, b};
  og_shared_corners shared = {.count = 0};
  for (int t = 0; t < 2; t++) {
    const og_triangle_view *one = both[t], *two = both[1 - t];
    for (int k = 0; k < 3; k++) {
      if (names(one->name, k, one->name[k])) continue; // named twice
      if (!names(two->name, 3, one->name[k])) {
        shared.near_other[t][shared.other_count[t]] = one->near[k];
        shared.other[t][shared.other_count[t]++] = one->corner[k];
      } else if (t == 0) {
        shared.near_at[shared.count] = one->near[k];
        shared.at[shared.count++] = one->corner[k];
      }
    }
  }
  return shared;
}

// ---- three points, and two ----

static bool have_area(const og_shared_corners *shared, og_triangle_work *work) {
  og_ivec_sub(&work->v[0], shared->at[1], shared->at[0]);
  og_ivec_sub(&work->v[1], shared->at[2], shared->at[0]);
  og_ivec_cross(&work->v[2], &work->v[0], &work->v[1]);
  return !og_ivec_is_zero(&work->v[2]);
}

// Where a point on the line of the edge d from u to v lies: 1 beyond v, -1 before u, 0 on the edge.
static int beyond(const og_ivec *point, const og_shared_corners *shared, const og_ivec *d, og_triangle_work *work) {
  og_ivec_sub(&work->v[3], point, shared->at[1]);
  og_ivec_dot(&work->n[0], &work->v[3], d);
  if (og_int_sign(&work->n[0]) > 0) return 1;
  og_ivec_sub(&work->v[3], point, shared->at[0]);
  og_ivec_dot(&work->n[0], &work->v[3], d);
  return og_int_sign(&work->n[0]) < 0 ? -1 : 0;
}

// The edge is not a point: work->v[0] runs along it.
static og_triangle_relation meet_beyond_edge(const og_shared_corners *shared, og_triangle_work *work) {
  const og_ivec *d = &work->v[0];
  og_ivec *turn_a = &work->v[1], *turn_b = &work->v[2];
  og_ivec_sub(&work->v[3], shared->other[0][0], shared->at[0]);
  og_ivec_cross(turn_a, d, &work->v[3]);
  og_ivec_sub(&work->v[3], shared->other[1][0], shared->at[0]);
  og_ivec_cross(turn_b, d, &work->v[3]);
  if (og_ivec_is_zero(turn_a) && og_ivec_is_zero(turn_b)) {
    const int of_a = beyond(shared->other[0][0], shared, d, work), of_b = beyond(shared->other[1][0], shared, d, work);
    return of_a != 0 && of_a == of_b ? OG_TRIANGLES_SOME : OG_TRIANGLES_APART;
  }
  og_ivec_cross(&work->v[3], turn_a, turn_b);
  if (!og_ivec_is_zero(&work->v[3])) return OG_TRIANGLES_APART; // two planes, which meet in the edge's line
  og_ivec_dot(&work->n[0], turn_a, turn_b); // 0 where one of the two is a segment: it has only the edge in common
  return og_int_sign(&work->n[0]) > 0 ? OG_TRIANGLES_SOME : OG_TRIANGLES_APART;
}

// ---- one point ----

// The rays from a point to one or two others.
typedef struct cone {
  int count;
  const og_ivec *to[2];
} cone;

// work->ray: the rays of a, then those of b turned round.
static int take_rays(const og_ivec *from, const cone *a, const cone *b, og_triangle_work *work) {
  int count = 0;
  for (int k = 0; k < a->count; k++) og_ivec_sub(&work->ray[count++], a->to[k], from);
  for (int k = 0; k < b->count; k++) og_ivec_sub(&work->ray[count++], from, b->to[k]);
  return count;
}

// Adds work->axis, or its negative, to the sum if no ray is on the other side of it.
static void add_support(int rays, og_triangle_work *work) {
  bool some_above = false, some_below = false;
  for (int k = 0; k < rays; k++) {
    og_ivec_dot(&work->n[0], &work->axis, &work->ray[k]);
    some_above = some_above || og_int_sign(&work->n[0]) > 0;
    some_below = some_below || og_int_sign(&work->n[0]) < 0;
  }
  if (some_above && !some_below) og_ivec_add(&work->sum, &work->sum, &work->axis);
  if (some_below && !some_above) og_ivec_sub(&work->sum, &work->sum, &work->axis);
}

// Is there a vector on whose positive side all rays are? The sum of all normals of the sides of the cone that they span
// is one, where there is any.
static bool have_common_side(int rays, og_triangle_work *work) {
  og_ivec_set_zero(&work->sum);
  for (int k = 0; k < rays; k++) {
    og_ivec_set(&work->axis, &work->ray[k]);
    add_support(rays, work);
    for (int l = 0; l < rays; l++) {
      if (l == k) continue;
      og_ivec_cross(&work->v[0], &work->ray[k], &work->ray[l]);
      og_ivec_set(&work->axis, &work->v[0]);
      add_support(rays, work);
      og_ivec_cross(&work->axis, &work->v[0], &work->ray[k]);
      add_support(rays, work);
    }
  }
  for (int k = 0; k < rays; k++) {
    og_ivec_dot(&work->n[0], &work->sum, &work->ray[k]);
    if (og_int_sign(&work->n[0]) <= 0) return false;
  }
  return true;
}

static bool runs_along(const og_ivec *direction, const og_ivec *ray, og_triangle_work *work) {
  og_ivec_cross(&work->v[1], direction, ray);
  og_ivec_dot(&work->n[0], direction, ray);
  return og_ivec_is_zero(&work->v[1]) && og_int_sign(&work->n[0]) > 0;
}

// Is the direction, which is not zero, one of the cone of these rays?
static bool cone_holds(const og_ivec *ray, int count, const og_ivec *direction, og_triangle_work *work) {
  for (int k = 0; k < count; k++)
    if (runs_along(direction, &ray[k], work)) return true;
  if (count < 2) return false;
  og_ivec *normal = &work->v[2];
  og_ivec_cross(normal, &ray[0], &ray[1]);
  if (og_ivec_is_zero(normal)) return false;
  og_ivec_dot(&work->n[0], direction, normal);
  if (og_int_sign(&work->n[0]) != 0) return false;
  og_ivec_cross(&work->v[1], &ray[0], direction);
  og_ivec_dot(&work->n[0], &work->v[1], normal);
  og_ivec_cross(&work->v[1], direction, &ray[1]);
  og_ivec_dot(&work->n[1], &work->v[1], normal);
  return og_int_sign(&work->n[0]) >= 0 && og_int_sign(&work->n[1]) >= 0;
}

// Is work->axis, or its negative, a direction of both cones?
static bool is_common(const cone *a, const cone *b, og_triangle_work *work) {
  og_ivec *axis = &work->axis, *back = &work->v[3];
  if (og_ivec_is_zero(axis)) return false;
  for (int turn = 0; turn < 2; turn++) {
    og_ivec_neg(back, axis);
    if (cone_holds(work->ray, a->count, axis, work) && cone_holds(work->ray + a->count, b->count, back, work))
      return true;
    og_ivec_swap(axis, back);
  }
  return false;
}

static bool have_common_direction(const cone *a, const cone *b, int rays, og_triangle_work *work) {
  for (int k = 0; k < rays; k++) {
    og_ivec_set(&work->axis, &work->ray[k]);
    if (is_common(a, b, work)) return true;
  }
  if (rays < 4) return false; // a single ray that is in the other cone was found
  og_ivec_cross(&work->v[0], &work->ray[0], &work->ray[1]);
  og_ivec_cross(&work->v[1], &work->ray[2], &work->ray[3]);
  og_ivec_cross(&work->axis, &work->v[0], &work->v[1]);
  return is_common(a, b, work);
}

static og_triangle_relation cones_meet(const og_ivec *from, const cone *a, const cone *b, og_triangle_work *work) {
  const int rays = take_rays(from, a, b, work);
  if (have_common_side(rays, work)) return OG_TRIANGLES_APART;
  return have_common_direction(a, b, rays, work) ? OG_TRIANGLES_SOME : OG_TRIANGLES_UNSURE;
}

// The rays to other points: as one cone, as two where they run opposite ways, or as none where all are the point
// itself.
static int make_cones(cone made[2], const og_ivec *from, const og_ivec *const *other, int count,
                      og_triangle_work *work) {
  cone all = {0, {NULL, NULL}};
  for (int k = 0; k < count; k++) {
    og_ivec_sub(&work->v[all.count], other[k], from);
    if (!og_ivec_is_zero(&work->v[all.count])) all.to[all.count++] = other[k];
  }
  made[0] = all;
  if (all.count < 2) return all.count;
  og_ivec_cross(&work->v[2], &work->v[0], &work->v[1]);
  og_ivec_dot(&work->n[0], &work->v[0], &work->v[1]);
  if (!og_ivec_is_zero(&work->v[2]) || og_int_sign(&work->n[0]) > 0) return 1;
  made[0] = (cone){1, {all.to[0], NULL}};
  made[1] = (cone){1, {all.to[1], NULL}};
  return 2;
}

static og_triangle_relation meet_beyond_point(const og_shared_corners *shared, og_triangle_work *work) {
  const og_ivec *from = shared->at[0];
  cone a[2], b[2];
  const int of_a = make_cones(a, from, shared->other[0], shared->other_count[0], work);
  const int of_b = make_cones(b, from, shared->other[1], shared->other_count[1], work);
  og_triangle_relation all = OG_TRIANGLES_APART;
  for (int k = 0; k < of_a; k++)
    for (int l = 0; l < of_b; l++) {
      const og_triangle_relation one = cones_meet(from, &a[k], &b[l], work);
      if (one == OG_TRIANGLES_SOME) return one;
      if (one == OG_TRIANGLES_UNSURE) all = one;
    }
  return all;
}

og_triangle_relation og_meet_beyond_shared(const og_shared_corners *shared, og_triangle_work *work) {
  if (shared->count == 3) return have_area(shared, work) ? OG_TRIANGLES_SOME : OG_TRIANGLES_APART;
  if (shared->other_count[0] == 0 || shared->other_count[1] == 0) return OG_TRIANGLES_APART;
  if (shared->count == 1) return meet_beyond_point(shared, work);
  og_ivec_sub(&work->v[0], shared->at[1], shared->at[0]);
  return og_ivec_is_zero(&work->v[0]) ? meet_beyond_point(shared, work) : meet_beyond_edge(shared, work);
}
