#include "spec/mesh_pairs/exact.h"

static void take_edges(const og_triangle_view *t, og_ivec edge[3], og_ivec *normal) {
  for (int k = 0; k < 3; k++) og_ivec_sub(&edge[k], t->corner[(k + 1) % 3], t->corner[k]);
  og_ivec_cross(normal, &edge[0], &edge[1]);
}

void og_take_frame(const og_triangle_view *a, const og_triangle_view *b, og_triangle_work *work) {
  take_edges(a, work->edge_a, &work->normal_a);
  take_edges(b, work->edge_b, &work->normal_b);
}

// lo and hi become the ends of the triangle's projection.
static void project(og_int *lo, og_int *hi, const og_triangle_view *t, const og_ivec *axis, og_int *height) {
  og_ivec_dot(lo, t->corner[0], axis);
  og_int_set(hi, lo);
  for (int k = 1; k < 3; k++) {
    og_ivec_dot(height, t->corner[k], axis);
    if (og_int_compare(height, lo) < 0) og_int_set(lo, height);
    if (og_int_compare(height, hi) > 0) og_int_set(hi, height);
  }
}

// Has work->axis a gap?
static bool parts(const og_triangle_view *a, const og_triangle_view *b, og_triangle_work *work) {
  project(&work->n[0], &work->n[1], a, &work->axis, &work->n[4]);
  project(&work->n[2], &work->n[3], b, &work->axis, &work->n[4]);
  return og_int_compare(&work->n[1], &work->n[2]) < 0 || og_int_compare(&work->n[3], &work->n[0]) < 0;
}

static bool vector_parts(const og_triangle_view *a, const og_triangle_view *b, const og_ivec *axis,
                         og_triangle_work *work) {
  og_ivec_set(&work->axis, axis);
  return parts(a, b, work);
}

static bool product_parts(const og_triangle_view *a, const og_triangle_view *b, const og_ivec *u, const og_ivec *v,
                          og_triangle_work *work) {
  og_ivec_cross(&work->axis, u, v);
  return parts(a, b, work);
}

// The part of w across e: |e|^2 w - (w . e) e.
static bool part_across_parts(const og_triangle_view *a, const og_triangle_view *b, const og_ivec *w, const og_ivec *e,
                              og_triangle_work *work) {
  og_ivec_dot(&work->n[5], e, e);
  og_ivec_dot(&work->n[6], w, e);
  og_ivec_scale(&work->axis, &work->n[5], w);
  og_ivec_submul(&work->axis, &work->n[6], e);
  return parts(a, b, work);
}

static bool find_proper(const og_triangle_view *a, const og_triangle_view *b, og_triangle_work *work) {
  if (vector_parts(a, b, &work->normal_a, work) || vector_parts(a, b, &work->normal_b, work)) return true;
  for (int k = 0; k < 3; k++)
    for (int l = 0; l < 3; l++)
      if (product_parts(a, b, &work->edge_a[k], &work->edge_b[l], work)) return true;
  for (int k = 0; k < 3; k++)
    if (product_parts(a, b, &work->normal_a, &work->edge_a[k], work) ||
        product_parts(a, b, &work->normal_b, &work->edge_b[k], work) ||
        product_parts(a, b, &work->normal_a, &work->edge_b[k], work) ||
        product_parts(a, b, &work->normal_b, &work->edge_a[k], work))
      return true;
  return false;
}

// The difference of two corners, along and across every edge.
static bool find_from(const og_triangle_view *a, const og_triangle_view *b, const og_ivec *w, og_triangle_work *work) {
  if (vector_parts(a, b, w, work)) return true;
  for (int k = 0; k < 3; k++)
    if (part_across_parts(a, b, w, &work->edge_a[k], work) || part_across_parts(a, b, w, &work->edge_b[k], work))
      return true;
  return false;
}

bool og_find_axis(const og_triangle_view *a, const og_triangle_view *b, og_triangle_work *work) {
  if (find_proper(a, b, work)) return true;
  for (int k = 0; k < 3; k++)
    if (vector_parts(a, b, &work->edge_a[k], work) || vector_parts(a, b, &work->edge_b[k], work)) return true;
  for (int k = 0; k < 3; k++)
    for (int l = 0; l < 3; l++) {
      og_ivec_sub(&work->v[0], a->corner[k], b->corner[l]);
      if (find_from(a, b, &work->v[0], work)) return true;
    }
  return false;
}
