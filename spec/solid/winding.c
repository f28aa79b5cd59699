#include "spec/solid/winding.h"

void og_winding_numbers_init(og_winding_numbers *numbers) {
  for (int k = 0; k < 3; k++) og_ivec_init(&numbers->arm[k]);
  og_ivec_init(&numbers->first);
  og_ivec_init(&numbers->second);
  og_ivec_init(&numbers->normal);
  og_int_init(&numbers->value);
  og_int_init(&numbers->other);
}

void og_winding_numbers_clear(og_winding_numbers *numbers) {
  for (int k = 0; k < 3; k++) og_ivec_clear(&numbers->arm[k]);
  og_ivec_clear(&numbers->first);
  og_ivec_clear(&numbers->second);
  og_ivec_clear(&numbers->normal);
  og_int_clear(&numbers->value);
  og_int_clear(&numbers->other);
}

static const og_int *part(const og_ivec *v, int axis) { return axis == 0 ? &v->x : axis == 1 ? &v->y : &v->z; }

// The side of the ray on which the edge from `from` to `to` runs, seen along the axis; both relative to the point. With
// u and v the other two coordinates it is the sign of (from_u - e) (to_v - e^2) - (from_v - e^2) (to_u - e), whose
// terms in e^3 are equal. 0 only where both ends are seen as one.
static int side_of_ray(const og_ivec *from, const og_ivec *to, int axis, og_winding_numbers *n) {
  const int u = (axis + 1) % 3, v = (axis + 2) % 3;
  og_int_mul(&n->value, part(from, u), part(to, v));
  og_int_mul(&n->other, part(from, v), part(to, u));
  const int plain = og_int_compare(&n->value, &n->other);
  if (plain != 0) return plain;
  const int by_e = og_int_compare(part(from, v), part(to, v));
  return by_e != 0 ? by_e : og_int_compare(part(to, u), part(from, u));
}

// The point is in the plane of the triangle whose corners are the arms.
static bool holds(og_winding_numbers *n) {
  for (int k = 0; k < 3; k++) {
    og_ivec_cross(&n->first, &n->arm[k], &n->arm[(k + 1) % 3]);
    og_ivec_dot(&n->value, &n->first, &n->normal);
    if (og_int_sign(&n->value) < 0) return false;
  }
  return true;
}

// What one triangle counts. False where it holds the point.
static bool count_one(int *count, const og_points *points, const int32_t corner[3], const og_weighted_point *point,
                      int axis, og_winding_numbers *n) {
  *count = 0;
  for (int k = 0; k < 3; k++) {
    og_ivec_scale(&n->arm[k], &point->weight, &points->at[corner[k]]);
    og_ivec_sub(&n->arm[k], &n->arm[k], &point->at);
  }
  og_ivec_sub(&n->first, &n->arm[1], &n->arm[0]);
  og_ivec_sub(&n->second, &n->arm[2], &n->arm[0]);
  og_ivec_cross(&n->normal, &n->first, &n->second);
  og_ivec_dot(&n->value, &n->normal, &n->arm[0]);
  const int ahead = og_int_sign(&n->value);
  if (ahead == 0) return !holds(n);
  const int turn = side_of_ray(&n->arm[0], &n->arm[1], axis, n);
  if (turn == 0 || side_of_ray(&n->arm[1], &n->arm[2], axis, n) != turn ||
      side_of_ray(&n->arm[2], &n->arm[0], axis, n) != turn)
    return true;
  // The ray meets the plane where normal . (ray) = normal . arm: ahead, if that has the sign of the normal's part.
  if (ahead == turn) *count = turn;
  return true;
}

// ---- the tree ----

typedef struct query {
  const og_part_tree *tree;
  const og_points *points;
  const og_part_list *list;
  const og_weighted_point *point;
  int axis;
  int32_t left_out;
  og_winding_numbers *numbers;
  int64_t count;
} query;

static bool may_be_ahead(const query *q, const og_box_ends *box) {
  const double lo[3] = {box->lo.x, box->lo.y, box->lo.z}, hi[3] = {box->hi.x, box->hi.y, box->hi.z};
  const og_box_ends *at = &q->point->box;
  const double from[3] = {at->lo.x, at->lo.y, at->lo.z}, to[3] = {at->hi.x, at->hi.y, at->hi.z};
  for (int k = 0; k < 3; k++)
    if (hi[k] < from[k] || (k != q->axis && lo[k] > to[k])) return false;
  return true;
}

// Of the places lo .. hi - 1, which are some.
static bool count_places(query *q, int32_t lo, int32_t hi) {
  if (!may_be_ahead(q, og_part_tree_bound(q->tree, lo, hi))) return true;
  if (hi - lo > 1) {
    const int32_t middle = lo + (hi - lo) / 2;
    return count_places(q, lo, middle) && count_places(q, middle, hi);
  }
  const int32_t triangle = q->tree->order[lo];
  size_t corners;
  int one;
  if (triangle == q->left_out) return true;
  if (!count_one(&one, q->points, og_part_points(q->list, triangle, &corners), q->point, q->axis, q->numbers))
    return false;
  q->count += one;
  return true;
}

bool og_count_ahead(int64_t *count, const og_part_tree *tree, const og_points *points, const og_part_list *list,
                    const og_weighted_point *point, int axis, int32_t left_out, og_winding_numbers *numbers) {
  query q = {tree, points, list, point, axis, left_out, numbers, 0};
  const bool off = count_places(&q, 0, list->count);
  *count = q.count;
  return off;
}
