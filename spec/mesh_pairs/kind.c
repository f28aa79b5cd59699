#include "spec/mesh_pairs/exact.h"

static bool is_proper(const og_triangle_frame *t) { return !og_ivec_is_zero(t->normal); }

// ---- one plane ----

// Is all of b on the outer side of an edge of a, or on its line?
static bool edge_parts(const og_triangle_frame *a, const og_triangle_frame *b, og_triangle_work *work) {
  for (int k = 0; k < 3; k++) {
    bool outside = true;
    og_ivec_cross(&work->v[0], a->normal, &a->edge[k]); // inwards
    for (int l = 0; l < 3 && outside; l++) {
      og_ivec_sub(&work->v[1], b->view->corner[l], a->view->corner[k]);
      og_ivec_dot(&work->n[0], &work->v[0], &work->v[1]);
      outside = og_int_sign(&work->n[0]) <= 0;
    }
    if (outside) return true;
  }
  return false;
}

static og_triangle_relation kind_in_one_plane(const og_triangle_frame *a, const og_triangle_frame *b,
                                              og_triangle_work *work) {
  return edge_parts(a, b, work) || edge_parts(b, a, work) ? OG_TRIANGLES_TOUCHING : OG_TRIANGLES_COPLANAR;
}

// ---- two planes ----

// The place of work->point along work->axis, over its weight; keeps the lower in lo and the higher in hi.
typedef struct range {
  og_int *lo, *lo_weight, *hi, *hi_weight;
  int points;
} range;

static bool is_less(const og_int *a, const og_int *a_weight, const og_int *b, const og_int *b_weight, og_int *l,
                    og_int *r) {
  og_int_mul(l, a, b_weight);
  og_int_mul(r, b, a_weight);
  return og_int_compare(l, r) < 0;
}

static void widen(range *r, og_triangle_work *work) {
  og_int *here = &work->n[8], *left = &work->n[2], *right = &work->n[3];
  og_ivec_dot(here, &work->point, &work->axis);
  if (r->points == 0 || is_less(here, &work->weight, r->lo, r->lo_weight, left, right)) {
    og_int_set(r->lo, here);
    og_int_set(r->lo_weight, &work->weight);
  }
  if (r->points == 0 || is_less(r->hi, r->hi_weight, here, &work->weight, left, right)) {
    og_int_set(r->hi, here);
    og_int_set(r->hi_weight, &work->weight);
  }
  r->points++;
}

// Where the plane cuts t, along work->axis. False where t is not strictly on both sides of it.
static bool cut(range *r, const og_triangle_frame *t, const og_triangle_frame *plane, og_triangle_work *work) {
  bool above = false, below = false;
  r->points = 0;
  for (int k = 0; k < 3; k++) {
    og_int *height = &work->n[2];
    og_height(height, plane, t->view->corner[k], work);
    const int side = og_int_sign(height);
    above = above || side > 0;
    below = below || side < 0;
    if (side == 0) {
      og_ivec_set(&work->point, t->view->corner[k]);
      og_int_set_si(&work->weight, 1);
      widen(r, work);
    }
    if (og_cut_edge(t->view->corner[k], t->view->corner[(k + 1) % 3], plane, work)) widen(r, work);
  }
  return above && below;
}

// Both are cut in a segment of the planes' common line; the relative interiors meet where the open segments do.
static og_triangle_relation kind_in_two_planes(const og_triangle_frame *a, const og_triangle_frame *b,
                                               og_triangle_work *work) {
  og_int lo, lo_weight, hi, hi_weight;
  og_int *const more[4] = {&lo, &lo_weight, &hi, &hi_weight};
  for (int k = 0; k < 4; k++) og_int_init(more[k]);
  range of_a = {&work->n[4], &work->n[5], &work->n[6], &work->n[7], 0}, of_b = {&lo, &lo_weight, &hi, &hi_weight, 0};
  og_ivec_cross(&work->axis, a->normal, b->normal);
  const bool crossing = cut(&of_a, a, b, work) && cut(&of_b, b, a, work) &&
                        is_less(of_a.lo, of_a.lo_weight, of_b.hi, of_b.hi_weight, &work->n[2], &work->n[3]) &&
                        is_less(of_b.lo, of_b.lo_weight, of_a.hi, of_a.hi_weight, &work->n[2], &work->n[3]);
  for (int k = 0; k < 4; k++) og_int_clear(more[k]);
  return crossing ? OG_TRIANGLES_CROSSING : OG_TRIANGLES_TOUCHING;
}

// ---- a segment and a triangle ----

// Is work->point, in the plane of t, inside?
static bool is_inside(const og_triangle_frame *t, og_triangle_work *work) {
  for (int k = 0; k < 3; k++) {
    og_ivec_set(&work->v[0], &work->point);
    og_ivec_submul(&work->v[0], &work->weight, t->view->corner[k]);
    og_ivec_cross(&work->v[1], &t->edge[k], &work->v[0]);
    og_ivec_dot(&work->n[0], &work->v[1], t->normal);
    if (og_int_sign(&work->n[0]) <= 0) return false;
  }
  return true;
}

// The corners of the segment on the two sides of the plane all lead to the same point of the plane.
static og_triangle_relation kind_of_segment(const og_triangle_frame *segment, const og_triangle_frame *t,
                                            og_triangle_work *work) {
  for (int k = 0; k < 3; k++)
    if (og_cut_edge(segment->view->corner[k], segment->view->corner[(k + 1) % 3], t, work))
      return is_inside(t, work) ? OG_TRIANGLES_CROSSING : OG_TRIANGLES_TOUCHING;
  return OG_TRIANGLES_TOUCHING;
}

og_triangle_relation og_triangles_kind(const og_triangle_view *a, const og_triangle_view *b, og_triangle_work *work) {
  og_take_frame(a, b, work);
  const og_triangle_frame of_a = {a, work->edge_a, &work->normal_a}, of_b = {b, work->edge_b, &work->normal_b};
  if (!is_proper(&of_a) && !is_proper(&of_b)) return OG_TRIANGLES_TOUCHING;
  if (!is_proper(&of_a)) return kind_of_segment(&of_a, &of_b, work);
  if (!is_proper(&of_b)) return kind_of_segment(&of_b, &of_a, work);
  og_ivec_cross(&work->v[1], of_a.normal, of_b.normal);
  if (!og_ivec_is_zero(&work->v[1])) return kind_in_two_planes(&of_a, &of_b, work);
  return kind_in_one_plane(&of_a, &of_b, work);
}
